import { getContext, setContext } from 'svelte';

import { offeredIn, type OfferedPile } from '../board/marks.ts';
import { nameOf } from '../board/seats/seats.ts';
import { discardOf } from '../board/seats/words.ts';
import { t } from '../lib/language.svelte.ts';
import type { TableView } from '../table/context.ts';
import type { GwentBoard, GwentPlayer, GwentRow, GwentSide } from '../wire/wire.ts';
import { FROST, paletteOf } from './palettes.ts';

const KEY = Symbol('gwent');

/** The current board, for its parts. */
export const provideGwent = (board: () => GwentBoard): (() => GwentBoard) => setContext(KEY, board);
export const useGwent = (): (() => GwentBoard) => getContext<() => GwentBoard>(KEY);

/** The side at the bottom of the screen: the viewer's, or the first seat's. */
export function ownSide(board: GwentBoard, table: TableView): GwentSide | undefined {
  return board.sides.find((side) => side.seats.includes(Math.max(table.view.seat, 0)));
}

/** The other sides, clockwise from the left. */
export function otherSides(board: GwentBoard, own: GwentSide): GwentSide[] {
  const at = board.sides.indexOf(own);
  return [...board.sides.slice(at + 1), ...board.sides.slice(0, at)];
}

/** The players of a side, the viewer first. */
export function playersOf(board: GwentBoard, side: GwentSide, viewer: number): GwentPlayer[] {
  const players = board.players.filter((player) => player.side === side.side);
  return players.toSorted((one, other) => Number(other.seat === viewer) - Number(one.seat === viewer));
}

/** Whether all players of a side have passed. */
export function hasPassed(players: readonly GwentPlayer[]): boolean {
  return players.length > 0 && players.every((player) => player.passed);
}

/** The name of a side: its player's, or the team's. */
export function sideName(board: GwentBoard, side: GwentSide, table: TableView): string {
  const [player, ...more] = board.players.filter((each) => each.side === side.side);
  return player && more.length === 0 ? nameOf(table, player) : side.name;
}

/** The height of the lane between the sides. */
export function laneOf({ stage }: TableView): 'closed' | 'ribboned' | 'staged' {
  if (stage.staged !== null || stage.open) return 'staged';
  return stage.ribbon !== '' ? 'ribboned' : 'closed';
}

export interface RowWeather {
  names: string[];
  /** The name of a palette; empty if there is no weather. */
  palette: string;
  glyph: string;
  /** The first of the cards. */
  card: string;
}

/** The weather over a row: the cards that cause it, and the row's palette. */
export function weatherOver(board: GwentBoard, row: GwentRow, table: TableView): RowWeather {
  if (!row.weather) return { names: [], palette: '', glyph: '', card: '' };
  const faces = board.weather.flatMap(({ card }) => table.faces.get(card) ?? []).filter((face) => face.rows.includes(row.row));
  const [first] = faces;
  if (!first) return { names: [], palette: FROST.name, glyph: '', card: '' };
  return { names: [...new Set(faces.map((face) => face.name))], palette: paletteOf(first).name, glyph: first.art.subject, card: first.card };
}

/** The cards in the deck or in discard piles that the open question offers. */
export function offered(board: GwentBoard, table: TableView): OfferedPile[] {
  const places = new Set(offeredIn(table, 'discard'));
  const found = { label: t('gwent-found'), cards: board.found };
  const discards = board.sides.map((side) => ({
    label: discardOf(table, sideName(board, side, table), side.seats.length === 1 ? side.seats[0] : -1),
    cards: side.discard.filter((card) => places.has(card.place) || table.mark(card.place).chosen),
  }));
  return [found, ...discards].filter((pile) => pile.cards.length > 0);
}
