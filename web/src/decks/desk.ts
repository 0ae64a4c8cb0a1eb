import { createContext } from 'svelte';

import type { Collection } from '../cards/load.ts';
import type { Face } from '../wire/wire.ts';
import type { Editing } from './editing.svelte.ts';

/** What the parts of the builder share. Everything is read when it is needed, so that it follows the edits. */
export interface Desk {
  readonly editing: Editing;
  readonly collection: Collection;
  /** Which deck of the set is shown. */
  readonly place: number;
  /** Its faction; empty if it has none. */
  readonly group: string;
  /** The card that is read. */
  readonly reading: Face | undefined;
  count(card: string): number;
  /** The most copies that a deck may have. */
  most(card: string): number;
  add(card: string, count?: number): void;
  /** Shows a card in the column for it, where there is one. */
  look(card: string): void;
  /** A card was pressed: it is added, or shown where it is too small to be read. */
  press(card: string): void;
}

export const [useDesk, setDesk] = createContext<Desk>();
