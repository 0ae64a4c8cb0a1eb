// The shell's interface for boards. A board draws things at their places and says which one was
// pressed; what that means, the shell finds among the options of the open question. No board knows a rule.
//
// A board gives every element that is a thing on the table `data-place`, and `data-card` where it is a card that can be seen.
// Then the shell reads it: on hover, focus, a long press and the key R, and the keys 1 to 9 find the lit ones. On a click the
// board calls `press`.
//
// A thing that moves has `data-thing`, its key (see `motion/plan.ts`); piles, seats and rows that it comes from have `data-spot`.

import { getContext, setContext } from 'svelte';

import type { Library } from '../card/library.ts';
import type { Signs } from '../card/lines.ts';
import type { Plan } from './plan.ts';
import type { Play } from './recap.ts';
import type { ClientView, Face, TableInfo } from '../wire/wire.ts';
import type { Moment } from './event-queue.ts';

/** How a thing stands to the open question. */
export interface Mark {
  lit: boolean; // it can be chosen
  armed: boolean; // it is picked up and waits for its button
  chosen: boolean; // it is selected, and can be deselected
  order: number | null; // as which one, where the order counts
  dim: boolean; // others can be chosen, this one not
  about: boolean; // the question is about it
  words: string; // what pressing it would do; empty where it does nothing
  idle: string; // why it would do nothing now, although it can be chosen; empty: it would
}

/** A card that is held between the sides while it is played. It is nowhere else on the table. */
export interface StagedCard {
  card: string;
  /** The message that says what the player does with it. */
  does: string;
  seat: number;
  /** The player's name. */
  name: string;
  /** The index of the chosen effect of a modal card; null: unknown. */
  mode: number | null;
  /** Is its text shown beside it? */
  slip: boolean;
  /** Is it being read, before its effects happen? */
  reading: boolean;
}

/** What is known of a bot's thinking. */
export interface Thought {
  /** For how many seconds it thinks at most, since the last message. */
  seconds: number;
  /** Is it taking longer than a moment? */
  long: boolean;
}

/** The lane between the sides, apart from a game's own things. */
export interface StageView {
  readonly staged: StagedCard | null;
  /** Is it open for what other players do? */
  readonly open: boolean;
  /** Has nothing happened in it for a while? */
  readonly resting: boolean;
  readonly recap: readonly Play[];
  /** How many events the reader missed. */
  readonly news: number;
  /** The text of the ribbon; empty: there is none. */
  readonly ribbon: string;
  /** The number of the play that is replayed, and their count. */
  readonly replay: { at: number; of: number } | null;
  /** Has the reader's turn just begun? */
  readonly turnBegins: boolean;
  /** Replays what the others did last, or what the reader missed. */
  again(): void;
  /** Tells the shell that the board has a replay button. Call the result to take that back. */
  offers(): () => void;
}

export interface TableView {
  /** The table to draw: the true one, or the one that choices lead to that are not final yet. */
  readonly view: ClientView;
  readonly info: TableInfo;
  readonly faces: ReadonlyMap<string, Face>;
  readonly signs: Signs;
  /** The game's cards and signs. */
  readonly library: Library;
  readonly stage: StageView;
  /** The proposal that the player changes and confirms; null: there is none. */
  readonly plan: Plan | null;
  /** How a bot thinks about its question; null: it does not think. */
  thinking(seat: number): Thought | null;
  mark(place: string): Mark;
  /** `equals` are things that look the same: where several can be selected, they are pressed together. */
  press(place: string, equals?: readonly string[]): void;
  /** Show a card in the reader; `place` says which one it is, so that its act can stand beside it. */
  read(card: string, place?: string): void;
  /** The moment that the table is held at. */
  readonly moment: Moment;
  /** Open a pile to look through it. */
  openPile(title: string, cards: readonly { card: string; place: string }[]): void;
}

const KEY = Symbol('table');

export const provideTable = (view: TableView): TableView => setContext(KEY, view);
export const useTable = (): TableView => getContext<TableView>(KEY);
