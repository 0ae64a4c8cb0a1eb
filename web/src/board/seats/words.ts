import { tFor } from '../../lib/language.svelte.ts';
import type { TableView } from '../../table/context.ts';

// Labels of piles, which a game can override.

export function deckWord(table: TableView): string {
  return tFor(table.library.game, 'board-deck');
}

export function discardWord(table: TableView): string {
  return tFor(table.library.game, 'board-discard');
}

/** The title of a player's discard pile. */
export function discardOf(table: TableView, name: string, seat = -1): string {
  return tFor(table.library.game, seat >= 0 && seat === table.view.seat ? 'board-discard-yours' : 'board-discard-of', { name });
}

/** The same with the number of its cards, for the button that opens it. */
export function discardCount(table: TableView, name: string, cards: number): string {
  return tFor(table.library.game, 'board-discard-open', { name, cards });
}
