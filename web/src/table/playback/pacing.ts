import { verbOf } from '../../motion/verbs.ts';
import type { EventView } from '../../wire/wire.ts';
import { delayIn, type Beat } from './beats.ts';
import type { QueuedEvent, QueueHost } from './frame.ts';
import { BLOWS, FLIGHT, HOLD_MANY, MANY, OWN_FLIGHT, OWN_HOLD, OWN_STEP, pace, QUEUE_LONG, STILL, tempo, waitAfter } from './timing.ts';

/** The durations of a queue's events at the viewer's speed, and its timers. */
export class Pacing {
  private readonly timers = new Set<() => void>();
  private readonly host: Pick<QueueHost, 'after' | 'hold' | 'motions' | 'speed'>;
  /** The queued plays that will be staged. */
  private readonly plays: () => readonly EventView[];

  constructor(host: Pick<QueueHost, 'after' | 'hold' | 'motions' | 'speed'>, plays: () => readonly EventView[]) {
    this.host = host;
    this.plays = plays;
  }

  /** The factor for everything that moves. */
  get pace(): number {
    return pace(this.host.speed(), this.isStills());
  }

  time(milliseconds: number): number {
    return milliseconds * this.pace;
  }

  isStills(): boolean {
    return this.host.speed() === 'off' || this.left() > QUEUE_LONG;
  }

  /** The time to stage a card and to read it. */
  holdOf({ card }: EventView, mode: number | null): number {
    if (this.isStills()) return STILL;
    const hold = Math.min(this.left() > MANY ? HOLD_MANY : Infinity, this.host.hold(card, mode));
    return this.time(FLIGHT + hold);
  }

  /** The time to stage one of the viewer's own cards. */
  ownHold(): number {
    return this.isStills() ? OWN_HOLD : this.time(OWN_FLIGHT + OWN_HOLD);
  }

  /** From the start of a beat to the next one. */
  lengthOf(beat: Beat<QueuedEvent>, own: boolean, impact: boolean): number {
    const motions = this.host.motions();
    const verb = verbOf(motions, beat.first);
    const more = delayIn(beat, beat.entries.length - 1, motions);
    if (impact && verb?.motion === 'stamp') return this.time(BLOWS);
    if (own) return this.time(Math.min(OWN_STEP / 2, verb?.gap ?? OWN_STEP) + more);
    return this.time(waitAfter(verb) + more);
  }

  /** Calls back after a while; returns a function that cancels it. */
  wait(milliseconds: number, then: () => void): () => void {
    const stop = this.host.after(milliseconds, () => {
      this.timers.delete(stop);
      then();
    });
    this.timers.add(stop);
    return () => {
      stop();
      this.timers.delete(stop);
    };
  }

  /** Cancels all timers. */
  stop(): void {
    for (const stop of this.timers) stop();
    this.timers.clear();
  }

  /** The estimated time for everything that is queued. */
  private left(): number {
    return this.plays().reduce((sum, { card }) => sum + FLIGHT + this.host.hold(card, null), 0) * tempo(this.host.speed());
  }
}
