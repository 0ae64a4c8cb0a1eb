/** The state of a table that decides whether to ring. */
export interface Standing {
  /** Whether the viewer is asked. */
  asked: boolean;
  /** An id of the viewer's turn; null if it isn't their turn. */
  turn: string | null;
  /** Whether the page is out of sight. */
  hidden: boolean;
}

/** Rings for the first question of a turn; out of sight for every question after a pause. */
export class TurnBell {
  private rung: string | null = null;
  private wasAsked = false;

  /** Whether the bell rings now. */
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
