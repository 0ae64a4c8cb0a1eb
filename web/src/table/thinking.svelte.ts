import type { SeatInfo, TableInfo } from '../wire/wire.ts';
import type { Thought } from './context.ts';
import type { Session } from './session.svelte.ts';

const MOMENT = 1000; // bots that think for fewer milliseconds have no limit shown
const TICK = 200; // milliseconds

/** Bots that are thinking, and whether they have been for a while. Create it while a component is set up. */
export class Thinking {
  private long = $state(false);
  private now = $state(0);
  /** When each seat began. */
  private readonly began = new Map<number, number>();
  private readonly session: Session;
  private readonly info: TableInfo | undefined = $derived.by(() => this.session.known?.info); // separate, so that choices don't restart the wait
  private readonly seats: readonly SeatInfo[] = $derived.by(() => (this.session.playback.isCurrent && this.info?.status === 'running' ? this.info.seats.filter(({ thinking }) => typeof thinking === 'number') : []));

  /** A seat whose bot has been thinking for a while; undefined if there is none. */
  readonly slow: SeatInfo | undefined = $derived(this.long ? this.seats.find(({ thinking }) => (thinking ?? 0) * 1000 > MOMENT) : undefined);

  constructor(session: Session) {
    this.session = session;
    $effect(() => {
      this.long = false;
      if (this.seats.length === 0) return;
      const timer = setTimeout(() => (this.long = true), MOMENT);
      return () => clearTimeout(timer);
    });
    $effect(() => this.count(this.seats.map(({ seat }) => seat)));
  }

  private count(seats: readonly number[]): (() => void) | undefined {
    this.now = performance.now();
    for (const seat of this.began.keys()) if (!seats.includes(seat)) this.began.delete(seat);
    for (const seat of seats) if (!this.began.has(seat)) this.began.set(seat, performance.now());
    if (seats.length === 0) return undefined;
    const timer = setInterval(() => (this.now = performance.now()), TICK);
    return () => clearInterval(timer);
  }

  /** A seat's thinking; null if no bot is thinking there. */
  at(seat: number): Thought | null {
    const seconds = this.seats.find((each) => each.seat === seat)?.thinking ?? null;
    return seconds === null ? null : { seconds, long: this.long && seconds * 1000 > MOMENT, passed: Math.max(0, this.now - (this.began.get(seat) ?? this.now)) / 1000 };
  }
}
