import { FLASH, MOVE } from '../motion/keyframes.ts';
import type { Verb } from '../motion/verbs.ts';
import type { Shown, ShownEvent } from '../wire/wire.ts';

/** How fast events are played. */
export type Speed = 'normal' | 'fast' | 'off';

const STEP: Record<Exclude<Speed, 'off'>, number> = { normal: MOVE, fast: MOVE / 2 };
const SHORTEST = 60;
/** A queue that takes longer than this is played in the shortest steps. */
const LONGEST_QUEUE = 1500;

/** An answer and its effects: the table afterwards, and the events on the way. */
export interface Act {
  shown: Shown;
  events: readonly ShownEvent[];
}

/** What to draw while events are played. */
export interface Frame {
  shown: Shown;
  /** All events since the table before. */
  events: readonly ShownEvent[];
  happening: readonly ShownEvent[];
  /** Milliseconds for which each event is drawn. */
  lasts: number;
  /** The number of events still to come; the log does not show them yet. */
  coming: number;
  /** This is the newest table: its question can be answered, even while its events are still drawn. */
  last: boolean;
}

/** What a queue needs: a place to draw, time, and the reader's wishes. */
export interface QueueHost {
  /** Draws a frame. */
  draw(frame: Frame): void;
  after(milliseconds: number, then: () => void): () => void;
  /** How an event moves things; undefined: it moves nothing. */
  verbOf(event: ShownEvent): Verb | undefined;
  speed(): Speed;
  still(): boolean; // the reader wants no movement
}

/** Plays events in order, each overlapping half of the one before. A table appears with its first event; any press ends all at once. */
export class EventQueue {
  private acts: Act[] = [];
  private shown: Shown | null = null;
  private events: readonly ShownEvent[] = [];
  private happening: ShownEvent[] = [];
  private timers = new Set<() => void>();
  private busy = false;
  private hurried = false;
  private readonly host: QueueHost;

  constructor(host: QueueHost) {
    this.host = host;
  }

  get playing(): boolean {
    return this.busy;
  }

  /** Shows a whole table and drops everything that was queued. */
  show(shown: Shown | null): void {
    this.stop();
    this.shown = shown;
    this.draw();
  }

  push(act: Act): void {
    this.acts.push({ shown: act.shown, events: act.events });
    if (this.host.speed() === 'off' || this.shown === null) this.skip();
    else if (!this.busy) this.next();
    else this.draw();
  }

  /** Ends everything at once. */
  skip(): void {
    const last = this.acts.at(-1)?.shown ?? this.shown;
    this.stop();
    this.shown = last;
    this.draw();
  }

  private stop(): void {
    for (const stop of this.timers) stop();
    this.timers.clear();
    this.acts = [];
    this.events = [];
    this.happening = [];
    this.busy = false;
    this.hurried = false;
  }

  private coming(): number {
    return this.acts.reduce((count, act) => count + act.events.length, 0);
  }

  /** The time for one event; short while the queue is long, until all of it is drawn. */
  private step(): number {
    const speed = this.host.speed();
    const normal = speed === 'off' ? 0 : this.host.still() ? FLASH : STEP[speed];
    this.hurried ||= (this.coming() * normal) / 2 > LONGEST_QUEUE;
    return this.hurried ? SHORTEST : normal;
  }

  /** The time from the start of an event to the start of the next. */
  private gap(event: ShownEvent): number {
    const step = this.step();
    return Math.min(step / 2, ((this.host.verbOf(event)?.gap ?? MOVE) * step) / MOVE);
  }

  /** Draws the next event, or the next table when there is none; then waits for half of its time. */
  private next(): void {
    const act = this.acts[0];
    if (!act) {
      this.busy = false;
      this.hurried = false;
      this.draw();
      return;
    }
    this.busy = true;
    if (this.shown !== act.shown) this.events = act.events;
    this.shown = act.shown;
    const [event, ...events] = act.events;
    if (event) this.begin(event);
    if (events.length > 0) this.acts[0] = { shown: act.shown, events };
    else this.acts.shift();
    this.draw();
    this.wait(event && this.isSeen(event) ? this.gap(event) : 0, () => this.next());
  }

  private begin(event: ShownEvent): void {
    if (!this.isSeen(event)) return;
    this.happening = [...this.happening, event];
    this.wait(this.step(), () => {
      this.happening = this.happening.filter((other) => other !== event);
      this.draw();
    });
  }

  private wait(milliseconds: number, then: () => void): void {
    const stop = this.host.after(milliseconds, () => {
      this.timers.delete(stop);
      then();
    });
    this.timers.add(stop);
  }

  private draw(): void {
    if (!this.shown) return;
    const { shown, events, happening } = this;
    this.host.draw({ shown, events, happening, lasts: this.step(), coming: this.coming(), last: this.isLast() });
  }

  /** Some events are only for programs: they say nothing and move nothing. */
  private isSeen(event: ShownEvent): boolean {
    return event.words !== '' || this.host.verbOf(event) !== undefined;
  }

  private isLast(): boolean {
    return this.acts.length === 0 || (this.acts.length === 1 && this.acts[0]?.shown === this.shown);
  }
}
