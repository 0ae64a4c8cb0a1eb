// The shell's interface for boards. A board draws things at their places and reports presses; the shell looks up their meaning in
// the options of the open question. No board knows a rule.
//
// A board sets `data-place` on the element of every thing on the table, and `data-card` if its card is visible. The shell uses them
// to preview cards (on hover, focus, a long press and the key R), and to find lit things (keys 1 to 9). On a click the board calls
// `press`.
//
// A thing that can move has `data-thing`, its key (see `motion/plan.ts`); piles, seats and rows have `data-spot`.

import { getContext, setContext } from 'svelte';

import type { Library } from '../card/library.ts';
import type { Signs } from '../card/text/lines.ts';
import type { Plan } from './answering/plan.ts';
import type { Play } from './playback/recap.ts';
import type { ClientView, Face, TableInfo } from '../wire/wire.ts';
import type { Moment } from './playback/frame.ts';

/** A thing's state in relation to the open question. */
export interface Mark {
  lit: boolean; // it can be chosen
  armed: boolean; // it is picked up and waits for its button
  chosen: boolean; // it is selected, and can be deselected
  order: number | null; // its index in the selection, if the order counts
  dim: boolean; // others in its list can be chosen, but not this one
  about: boolean; // the question is about it
  words: string; // the effect of pressing it; empty if there is none
  idle: string; // the reason it would do nothing, although it can be chosen; empty if it would do something
}

/** The staged card, drawn only between the sides while it is played. */
export interface StagedCard {
  card: string;
  /** The message about the player's action. */
  does: string;
  seat: number;
  /** The player's name. */
  name: string;
  /** The index of the chosen effect of a modal card; null if unknown. */
  mode: number | null;
  /** Whether its text is shown next to it. */
  slip: boolean;
  /** Whether its effects wait until it has been read. */
  reading: boolean;
}

/** A bot's thinking. */
export interface Thought {
  /** The maximum thinking time, in seconds since the last message. */
  seconds: number;
  /** Whether it is taking longer than a moment. */
  long: boolean;
  /** The seconds that have passed. */
  passed: number;
}

/** The state of the lane between the sides that all games share. */
export interface StageView {
  readonly staged: StagedCard | null;
  /** Whether it is open to show other players' plays. */
  readonly open: boolean;
  /** Whether nothing has happened in it for a while. */
  readonly resting: boolean;
  readonly recap: readonly Play[];
  /** The number of events that the viewer missed. */
  readonly news: number;
  /** The text of the ribbon; empty if there is none. */
  readonly ribbon: string;
  /** The number of the play being replayed, and the count of plays. */
  readonly replay: { at: number; of: number } | null;
  /** Whether the viewer's turn has just begun. */
  readonly turnBegins: boolean;
  /** Replays the others' last plays, or what the viewer missed. */
  again(): void;
  /** Registers a replay button; returns a function that unregisters it. */
  offers(): () => void;
}

export interface TableView {
  /** The table to draw: the true one, or the one after tentative choices. */
  readonly view: ClientView;
  readonly info: TableInfo;
  readonly faces: ReadonlyMap<string, Face>;
  readonly signs: Signs;
  /** The game's cards and signs. */
  readonly library: Library;
  readonly stage: StageView;
  /** The proposal that the player changes and confirms, if any. */
  readonly plan: Plan | null;
  /** A seat's thinking; null if no bot is thinking there. */
  thinking(seat: number): Thought | null;
  mark(place: string): Mark;
  /** Presses a thing. If several can be selected, `equals`, which look the same, are pressed with it. */
  press(place: string, equals?: readonly string[]): void;
  /** Opens a card in the preview; with a `place`, the preview has a button for its action. */
  read(card: string, place?: string): void;
  /** The moment that is being shown, such as the end of a round. */
  readonly moment: Moment;
  /** Opens a pile to look through it. */
  openPile(title: string, cards: readonly { card: string; place: string }[]): void;
}

const KEY = Symbol('table');

export const provideTable = (view: TableView): TableView => setContext(KEY, view);
export const useTable = (): TableView => getContext<TableView>(KEY);
