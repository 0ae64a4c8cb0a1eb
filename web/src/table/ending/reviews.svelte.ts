import type { ClientMessage, Refused, Reviewed } from '../../wire/wire.ts';

/** The review of a finished game for the viewer's seat. */
export class Reviews {
  /** Whether it covers the board. */
  open = $state(false);
  /** The review or its progress; null before the server has answered. */
  found = $state.raw<Reviewed | null>(null);
  refused = $state.raw<Refused | null>(null);
  private readonly say: (message: ClientMessage) => void;

  constructor(say: (message: ClientMessage) => void) {
    this.say = say;
  }

  show(): void {
    this.open = true;
    if (this.found === null) this.ask();
  }

  close(): void {
    this.open = false;
  }

  private ask(): void {
    this.refused = null;
    this.say({ type: 'review' });
  }

  /** A full table has arrived, perhaps in another language: what was found is out of date. */
  restart(): void {
    this.found = null;
    if (this.open) this.ask();
  }

  take(reviewed: Reviewed): void {
    this.found = reviewed;
  }

  /** Whether a refusal is about the review. */
  refuse(refused: Refused): boolean {
    const waits = this.open && this.found?.share !== 100;
    if (waits) this.refused = refused;
    return waits;
  }
}
