/** The state of a table that decides whether to ring. */
export interface Standing {
  /** Is the reader asked? */
  asked: boolean;
  /** The name of the reader's turn; null: it is not their turn. */
  turn: string | null;
  /** Is the page out of sight? */
  hidden: boolean;
}

/** Rings with the first question of a turn; out of sight with every question that comes after a pause. */
export class TurnBell {
  private rung: string | null = null;
  private wasAsked = false;

  /** Does the bell ring now? */
  rings({ asked, turn, hidden }: Standing): boolean {
    const wasAsked = this.wasAsked;
    this.wasAsked = asked;
    if (turn === null) this.rung = null;
    if (!asked) return false;
    const rings = hidden ? !wasAsked : turn !== null && turn !== this.rung;
    this.rung = turn;
    return rings;
  }
}
