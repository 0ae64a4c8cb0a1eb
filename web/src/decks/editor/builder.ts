import { createContext } from 'svelte';

import type { Collection } from '../../cards/load.ts';
import type { Face } from '../../wire/wire.ts';
import type { Editing } from './editing.svelte.ts';

/** The state that the parts of the deck builder share. Getters keep it up to date with the edits. */
export interface Builder {
  readonly editing: Editing;
  readonly collection: Collection;
  /** Which deck of the set is shown. */
  readonly place: number;
  /** Its faction; empty if it has none. */
  readonly group: string;
  /** The card in the preview. */
  readonly reading: Face | undefined;
  count(card: string): number;
  /** The most copies that a deck may have. */
  most(card: string): number;
  add(card: string, count?: number): void;
  /** Shows a card in the preview, where there is room for one. */
  look(card: string): void;
  /** Handles a press on a card: adds it, or shows it if it is too small to read. */
  press(card: string): void;
}

export const [useBuilder, setBuilder] = createContext<Builder>();
