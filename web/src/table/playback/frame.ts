// The input and the output of the queue that plays events: acts, and the frames to draw.

import type { Motions } from '../../motion/verbs.ts';
import type { ClientView, EventView, Moved } from '../../wire/wire.ts';
import type { Speed } from './timing.ts';

/** An answer and its effects: the table afterwards, the events on the way, and the seat that answered. */
export interface Act {
  view: ClientView;
  events: readonly EventView[];
  by?: number;
  /** The number of leading events that the viewer has already seen as a preview. */
  previewed?: number;
  /** Whether its table stays on screen after the last event, because the next act clears it. */
  moment?: boolean;
}

/** A moment such as the end of a round: a pause, then the result is shown. */
export type Moment = 'frozen' | 'shown' | null;

/** The two sides of a battle charge at each other; at the impact all damage numbers fly from the front line. */
export type Clash = 'charge' | 'impact' | null;

/** The acts of a move: one for each moment in it, and one for its end. */
export function actsOf({ view, events, moments, by }: Pick<Moved, 'view' | 'events' | 'moments' | 'by'>, previewed = 0): Act[] {
  const starts = [0, ...moments.map((moment) => moment.events)];
  const held = moments.map(({ board, events: end }, i) => ({ view: { ...view, board, questions: [], over: false, winners: [] }, events: events.slice(starts[i], end), by, moment: true }));
  const [first, ...others]: Act[] = [...held, { view, events: events.slice(starts.at(-1)), by }];
  return first ? [{ ...first, previewed }, ...others] : [];
}

/** The number of events of a preview, if these events begin with them. */
export function previewedIn(events: readonly EventView[], preview: readonly EventView[]): number {
  const same = preview.every(({ kind, card, place }, i) => events[i]?.kind === kind && events[i]?.card === card && events[i]?.place === place);
  return same ? preview.length : 0;
}

/** A played card between the sides: another player's, shown long enough to be read, or one of the viewer's that has effects. */
export interface Staged {
  event: EventView;
  /** Whether the viewer plays it. */
  own: boolean;
  /** The card's targets so far. */
  targets: readonly EventView[];
  /** The index of the chosen effect of a modal card; null if there is none yet. */
  mode: number | null;
}

/** An event and its sentence. */
export interface Caption {
  event: EventView;
  words: string;
}

/** The table to draw while events are played. */
export interface Frame {
  /** The table after the events that have been played. */
  view: ClientView;
  happening: readonly EventView[];
  /** The events that led from the table before to this one. */
  beat: readonly EventView[];
  clash: Clash;
  /** The speed of motions; 1 is normal. */
  rate: number;
  /** The number of events still to come; the log does not show them yet. */
  coming: number;
  /** Whether the newest table is shown, so that its question can be answered. */
  last: boolean;
  staged: Staged | null;
  /** Whether the staged card is being read; its effects follow. */
  reading: boolean;
  /** Another player's thing on the table whose ability is happening. */
  triggered: Staged | null;
  /** The event that began the play or the ability that is happening. */
  cause: EventView | null;
  /** The last event of another player's attack, while it is shown. */
  attack: EventView | null;
  /** Whether the lane is open to show other players' plays. */
  open: boolean;
  /** Whether nothing has happened in the open lane for a while. */
  resting: boolean;
  /** Whether the viewer's turn has just begun. */
  turnBegins: boolean;
  /** The event that is happening; null if there is none, or the viewer caused it. */
  caption: Caption | null;
  /** The text of the ribbon between the sides; empty if there is none. */
  ribbon: string;
  /** The number of the play being replayed, and the count of plays; null if none is. */
  replay: { at: number; of: number } | null;
  moment: Moment;
}

/** A queue's dependencies: drawing, timers, the game's motions and the viewer's preferences. */
export interface QueueHost {
  /** Starts drawing an event. */
  begin(event: EventView, view: ClientView): void;
  /** Draws a frame. */
  draw(frame: Frame): void;
  after(milliseconds: number, then: () => void): () => void;
  motions(): Motions;
  /** The table after one event, on the way to `to`. */
  advance(view: ClientView, event: EventView, to: ClientView): ClientView;
  /** Brings a table up to date with everything in `to` that none of the coming events can change. */
  settle(view: ClientView, coming: readonly EventView[], to: ClientView): ClientView;
  /** Milliseconds to read a card, with its chosen mode if that is known. */
  hold(card: string, mode: number | null): number;
  /** A card was shown long enough to be read. */
  read(card: string): void;
  /** The viewer's seat. */
  seat(): number;
  /** An id of the viewer's current turn; null if it isn't their turn. */
  turn(view: ClientView): string | null;
  /** Whether it is another player's turn. */
  isOthersTurn(view: ClientView): boolean;
  /** Whether the viewer has to decide something. */
  decides(view: ClientView): boolean;
  /** The viewer skips to their next decision, so bots need no pauses until then. */
  skipping(): void;
  speed(): Speed;
}

/** An event in the queue. */
export interface QueuedEvent {
  event: EventView;
  act: Act;
  replayed: boolean;
}
