import { offeredIn, questionOf, type OfferedPile } from '../../board/marks.ts';
import { nameOf } from '../../board/seats/seats.ts';
import { discardOf } from '../../board/seats/words.ts';
import type { TableView } from '../../table/context.ts';
import { isIn, parsePlace } from '../../table/place.ts';
import type { EpicBoard } from '../../wire/wire.ts';

/** The cards in discard piles that the open question offers or that were chosen. */
export function offered(board: EpicBoard, table: TableView): OfferedPile[] {
  const places = new Set(offeredIn(table, 'discard'));
  const piles = board.players.map((player) => ({
    label: discardOf(table, nameOf(table, player), player.seat),
    cards: player.discard.filter((card) => places.has(card.place) || table.mark(card.place).chosen),
  }));
  return piles.filter((pile) => pile.cards.length > 0);
}

/** Whether the question is only about piles. Then they are shown above it, otherwise next to the hand. */
export function onlyPiles(table: TableView): boolean {
  const places = questionOf(table)?.options.map((option) => option.on).filter((place) => place !== '') ?? [];
  return places.every((place) => isIn(parsePlace(place), 'discard'));
}
