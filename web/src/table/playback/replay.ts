import type { Motions } from '../../motion/verbs.ts';
import type { ClientView, EventView, Replayed } from '../../wire/wire.ts';
import { actsOf, type Act, type Frame, type QueuedEvent } from './frame.ts';
import { playsIn } from './recap.ts';

/** Past moves to be replayed. */
export interface Past {
  /** The table before them. */
  view: ClientView;
  acts: readonly Act[];
  /** Those of their events that are played. */
  events: readonly EventView[];
  /** Whether the last table stays until the viewer continues. */
  stays?: boolean;
}

/** The moves of a message, with their events in the log: those from `first` to `end` are played. Nothing is asked on the past tables. */
export function pastOf({ line, board, moves }: Replayed, log: readonly EventView[], now: ClientView, [first, end]: readonly [number, number]): Past {
  const view = { ...now, board, questions: [], over: false, winners: [], outcome: '' };
  let at = line;
  const acts = moves.flatMap(({ by, events: count, board: after, moments }) => {
    const events = log.slice(at, (at += count));
    return actsOf({ view: { ...view, board: after }, events, moments, by }).map((act) => ({ ...act, moment: false }));
  });
  return { view, acts, events: log.slice(Math.max(first, line), Math.min(end, at)) };
}

/** A replay of past moves, play by play. */
export class Replay {
  at = 0;
  readonly past: Past;
  /** The first event of each play. */
  private readonly starts: readonly EventView[];

  constructor(past: Past, seat: number, motions: Motions) {
    this.past = past;
    const plays = playsIn(past.events, seat, motions).map(({ event }) => event);
    this.starts = plays.length > 0 ? plays : past.events.slice(0, 1);
  }

  get shown(): NonNullable<Frame['replay']> {
    return { at: this.at, of: this.starts.length };
  }

  /** Whether a play follows the current one. */
  get hasNext(): boolean {
    return this.at < this.starts.length;
  }

  /** Counts the plays that begin with these events. */
  count(events: readonly QueuedEvent[]): void {
    if (events.some(({ event, replayed }) => replayed && this.starts.includes(event))) this.at += 1;
  }

  /** All events from a play on, and those before it. */
  from(play: number): { before: QueuedEvent[]; events: QueuedEvent[] } {
    this.at = play - 1;
    const { acts, events } = this.past;
    const all = acts.flatMap((act) => act.events.map((event) => ({ event, act, replayed: true })));
    const first = (play > 1 ? this.starts[play - 1] : undefined) ?? events[0];
    const at = all.findIndex(({ event }) => event === first);
    return { before: all.slice(0, at), events: all.slice(at, all.findIndex(({ event }) => event === events.at(-1)) + 1) };
  }
}
