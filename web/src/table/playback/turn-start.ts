import type { ClientView } from '../../wire/wire.ts';
import type { QueueHost } from './frame.ts';
import type { Pacing } from './pacing.ts';
import { TURN_RIBBON } from './timing.ts';

/** Notices when the shown table reaches the viewer's turn. */
export class TurnStart {
  /** Whether the viewer's turn has just begun. */
  begins = false;
  /** Whether it has yet to be announced. */
  private due = false;
  private last: ClientView | null = null;
  private readonly host: Pick<QueueHost, 'turn'>;
  private readonly pacing: Pacing;

  constructor(host: Pick<QueueHost, 'turn'>, pacing: Pacing) {
    this.host = host;
    this.pacing = pacing;
  }

  /** Continues from a whole table, without announcing its turn. */
  reset(view: ClientView | null): void {
    this.last = view;
    this.due = false;
  }

  /** Compares the shown table with the one before it. Announces a turn at rest, after everything that led to it; calls back when that is over. */
  follow(view: ClientView, rests: boolean, over: () => void): void {
    const before = this.last && this.host.turn(this.last); // the game's interface may have been loaded since
    this.last = view;
    const turn = this.host.turn(view);
    this.due = turn !== null && !view.over && (this.due || turn !== before);
    if (!this.due || !rests) return;
    this.due = false;
    this.begins = true;
    this.pacing.wait(TURN_RIBBON, () => {
      this.begins = false;
      over();
    });
  }
}
