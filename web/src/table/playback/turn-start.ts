import type { ClientView } from '../../wire/wire.ts';
import type { QueueHost } from './frame.ts';
import type { Pacing } from './pacing.ts';
import { TURN_RIBBON } from './timing.ts';

/** Notices when the shown table reaches the viewer's turn. */
export class TurnStart {
  /** Whether the viewer's turn has just begun. */
  begins = false;
  /** The id of the viewer's turn on the table shown last. */
  private turn: string | null = null;
  private readonly host: Pick<QueueHost, 'turn'>;
  private readonly pacing: Pacing;

  constructor(host: Pick<QueueHost, 'turn'>, pacing: Pacing) {
    this.host = host;
    this.pacing = pacing;
  }

  /** Continues from a whole table, without announcing its turn. */
  reset(view: ClientView | null): void {
    this.turn = view && this.host.turn(view);
  }

  /** Compares the shown table with the one before it; calls back when the announcement is over. */
  follow(view: ClientView, over: () => void): void {
    const before = this.turn;
    this.turn = this.host.turn(view);
    if (this.turn === null || this.turn === before || view.over) return;
    this.begins = true;
    this.pacing.wait(TURN_RIBBON, () => {
      this.begins = false;
      over();
    });
  }
}
