import type { Session } from '../session.svelte.ts';

/** One device for several players: hides hands until their player has taken the device. */
export class HotSeat {
  private taken = $state(false);
  private readonly session: Session;
  private readonly look: (seat: number) => void;

  constructor(session: Session, look: (seat: number) => void) {
    this.session = session;
    this.look = look;
  }

  /** The seat to hand the device to; null if its player has it. */
  get next(): number | null {
    const { known, playback } = this.session;
    if (!known?.info.settings.hot_seat || playback.isPlaying) return null;
    const asked = known.info.seats.filter((seat) => seat.yours && seat.asked);
    const here = asked.find((seat) => seat.seat === known.seat);
    if (here && this.taken) return null;
    return (here ?? asked[0])?.seat ?? null;
  }

  /** Shows the table to the next player, who has taken the device. */
  take(): void {
    const { next } = this;
    if (next === null) return;
    this.taken = true;
    this.look(next);
  }
}
