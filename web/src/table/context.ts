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
import type { Face, Shown, TableInfo } from '../wire/wire.ts';

/** How a thing stands to the open question. */
export interface Mark {
  lit: boolean; // it can be chosen
  chosen: boolean; // it is chosen, and can be untaken
  order: number | null; // as which one, where the order counts
  dim: boolean; // others can be chosen, this one not
  about: boolean; // the question is about it
  words: string; // what pressing it would do; empty where it does nothing
}

export interface TableView {
  /** The table to draw: the true one, or the one that choices lead to that are not final yet. */
  readonly shown: Shown;
  readonly info: TableInfo;
  readonly faces: ReadonlyMap<string, Face>;
  readonly signs: Signs;
  /** The game's cards and signs. */
  readonly library: Library;
  mark(place: string): Mark;
  press(place: string): void;
  /** Show a card in the reader; `place` says which one it is, so that its act can stand beside it. */
  read(card: string, place?: string): void;
  /** Open a pile to look through it. */
  openPile(title: string, cards: readonly { card: string; place: string }[]): void;
}

const KEY = Symbol('table');

export const provideTable = (view: TableView): TableView => setContext(KEY, view);
export const useTable = (): TableView => getContext<TableView>(KEY);
