import type { Motions } from '../motion/verbs.ts';
import { verbOf } from '../motion/verbs.ts';
import type { World } from '../net/link.ts';
import type { Shown, ShownEvent } from '../wire/wire.ts';
import { EventQueue, type Act, type Frame } from './event-queue.ts';
import { habits } from './habits.svelte.ts';

const REPLAY_STEP = 1100; // milliseconds for each line of a replay

/** The events that are being played, and the table that they have led to so far. */
export class Playback {
  /** How often everything that moved was ended at once. */
  cuts = $state(0);
  /** The line that is being replayed. */
  replaying = $state.raw<ShownEvent | null>(null);

  private frame = $state.raw<Frame | null>(null);
  private stopTimer: (() => void) | null = null;
  private readonly queue: EventQueue;
  private readonly after: World['after'];
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(after: World['after'], motions: () => Motions) {
    this.after = after;
    this.queue = new EventQueue({
      draw: (frame) => (this.frame = frame),
      after,
      verbOf: (event) => verbOf(motions(), event),
      speed: () => habits.speed,
      still: () => this.still.matches,
    });
  }

  get shown(): Shown | null {
    return this.frame?.shown ?? null;
  }

  /** Is the newest table shown, so that its question can be answered? */
  get isCurrent(): boolean {
    return this.frame?.last ?? false;
  }

  get happening(): readonly ShownEvent[] {
    return this.replaying ? [this.replaying] : (this.frame?.happening ?? []);
  }

  /** What led from the table before to the one that is shown. */
  get events(): readonly ShownEvent[] {
    return this.frame?.events ?? [];
  }

  /** The number of events that have not been played yet. */
  get coming(): number {
    return this.frame?.coming ?? 0;
  }

  /** Milliseconds for which an event is drawn. */
  get lasts(): number {
    return this.frame?.lasts ?? 0;
  }

  /** Does the reader want no movement? */
  get isStill(): boolean {
    return this.still.matches;
  }

  get isPlaying(): boolean {
    return this.replaying !== null || (this.frame !== null && (this.frame.coming > 0 || this.frame.happening.length > 0));
  }

  /** Shows a whole table at once. */
  show(shown: Shown | null): void {
    this.cuts += 1;
    this.queue.show(shown);
  }

  push(act: Act): void {
    this.queue.push(act);
  }

  /** Ends everything that is being played. */
  skip(): void {
    this.stopTimer?.();
    this.replaying = null;
    this.cuts += 1;
    this.queue.skip();
  }

  /** Shows lines of the log again, one after the other. */
  replay(lines: readonly ShownEvent[]): void {
    const [line, ...rest] = lines;
    this.replaying = line ?? null;
    if (line) this.stopTimer = this.after(habits.speed === 'fast' ? REPLAY_STEP / 2 : REPLAY_STEP, () => this.replay(rest));
  }
}
