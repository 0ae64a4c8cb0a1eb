import { FLASH, MOVE } from '../motion/keyframes.ts';
import type { Verb } from '../motion/verbs.ts';
import type { Shown, ShownEvent } from '../wire/wire.ts';

/** How fast what happens is played out. */
export type Speed = 'normal' | 'fast' | 'off';

const STEP: Record<Exclude<Speed, 'off'>, number> = { normal: MOVE, fast: MOVE / 2 };
const SHORTEST = 60;
/** What is longer than this is played in the shortest steps. */
const LONGEST_QUEUE = 1500;

/** An answer and what it caused: the table afterwards, and the events on the way. */
export interface Act {
  shown: Shown;
  events: readonly ShownEvent[];
}

/** What is to be seen while acts are played out. */
export interface Frame {
  shown: Shown;
  /** All that happens on the way from the table before. */
  events: readonly ShownEvent[];
  happening: readonly ShownEvent[];
  /** So long each event is drawn, in milliseconds. */
  lasts: number;
  /** So many events are still to come: their lines do not stand in the log yet. */
  coming: number;
  /** The table is the last one there is: what it asks can be answered, even while its events are still drawn. */
  last: boolean;
}

export interface Stagehand {
  /** Draws a frame. */
  draw(frame: Frame): void;
  after(milliseconds: number, then: () => void): () => void;
  /** How an event moves things; undefined: it moves nothing. */
  verbOf(event: ShownEvent): Verb | undefined;
  speed(): Speed;
  still(): boolean; // the reader wants no movement
}

/** Events are drawn in order and overlap by half; each table appears with its first event. Any press ends it at once. */
export class Playing {
  private acts: Act[] = [];
  private shown: Shown | null = null;
  private events: readonly ShownEvent[] = [];
  private happening: ShownEvent[] = [];
  private timers = new Set<() => void>();
  private busy = false;
  private hurried = false;
  private readonly hand: Stagehand;

  constructor(hand: Stagehand) {
    this.hand = hand;
  }

  get playing(): boolean {
    return this.busy;
  }

  /** A whole table: what was on the way is of no interest any more. */
  show(shown: Shown | null): void {
    this.stop();
    this.shown = shown;
    this.draw();
  }

  push(act: Act): void {
    this.acts.push({ shown: act.shown, events: act.events });
    if (this.hand.speed() === 'off' || this.shown === null) this.skip();
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

  /** Who is behind hurries until all is drawn. */
  private step(): number {
    const speed = this.hand.speed();
    const usual = speed === 'off' ? 0 : this.hand.still() ? FLASH : STEP[speed];
    this.hurried ||= (this.coming() * usual) / 2 > LONGEST_QUEUE;
    return this.hurried ? SHORTEST : usual;
  }

  /** So long after an event the next one begins. */
  private gap(event: ShownEvent): number {
    const step = this.step();
    return Math.min(step / 2, ((this.hand.verbOf(event)?.gap ?? MOVE) * step) / MOVE);
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
    const stop = this.hand.after(milliseconds, () => {
      this.timers.delete(stop);
      then();
    });
    this.timers.add(stop);
  }

  private draw(): void {
    if (!this.shown) return;
    const { shown, events, happening } = this;
    this.hand.draw({ shown, events, happening, lasts: this.step(), coming: this.coming(), last: this.isLast() });
  }

  /** Some events are only for programs: they say nothing and move nothing. */
  private isSeen(event: ShownEvent): boolean {
    return event.words !== '' || this.hand.verbOf(event) !== undefined;
  }

  private isLast(): boolean {
    return this.acts.length === 0 || (this.acts.length === 1 && this.acts[0]?.shown === this.shown);
  }
}
