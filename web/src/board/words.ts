import { t } from '../lib/language.svelte.ts';
import type { TableView } from '../table/context.ts';

// The games have their own words for a deck and a discard pile; the messages choose by the game.

export function deckWord(table: TableView): string {
  return t('board-deck', { game: table.shown.board.kind });
}

export function discardWord(table: TableView): string {
  return t('board-discard', { game: table.shown.board.kind });
}

/** The title of somebody's discard pile. */
export function discardOf(table: TableView, name: string): string {
  return t('board-discard-of', { game: table.shown.board.kind, name });
}

/** The same with the number of its cards, for the button that opens it. */
export function discardCount(table: TableView, name: string, cards: number): string {
  return t('board-discard-open', { game: table.shown.board.kind, name, cards });
}
