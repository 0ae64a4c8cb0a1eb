import { getContext, setContext } from 'svelte';

import { questionOf } from '../board/marks.ts';
import { nameOf, viewpoint } from '../board/seats/seats.ts';
import type { Library } from '../card/library.ts';
import type { Gained, State } from '../card/state.ts';
import { t } from '../lib/language.svelte.ts';
import type { TableView } from '../table/context.ts';
import { CARDS } from './card.ts';
import type { EpicBoard, EpicChampion, EpicPlayer } from '../wire/wire.ts';

const KEY = Symbol('epic');

/** The current board, for its parts. */
export const provideEpic = (board: () => EpicBoard): (() => EpicBoard) => setContext(KEY, board);
export const useEpic = (): (() => EpicBoard) => getContext<() => EpicBoard>(KEY);

/** The player at the bottom of the screen. */
export function ownPlayer(board: EpicBoard, table: TableView): EpicPlayer | undefined {
  return board.players[viewpoint(table)];
}

/** A player's champions in the row. Fighters are drawn in the lane instead; while they can be deselected, their cells stay reserved. */
export function rowOf(board: EpicBoard, seat: number): EpicChampion[] {
  return board.champions.filter((champion) => champion.controller === seat && (champion.role === '' || isBeingChosen(board, champion)));
}

/** Whether a champion is selected for a battle, but not confirmed. */
export function isBeingChosen({ step }: EpicBoard, { role }: EpicChampion): boolean {
  return role !== '' && step === `${role}s`;
}

/** A sentence that names the player with initiative; empty if there is none. */
export function initiative(board: EpicBoard, table: TableView): string {
  const holder = board.players.find((player) => player.holds);
  if (!holder) return '';
  return t('epic-has-initiative', { name: holder.seat === table.view.seat ? holder.name : nameOf(table, holder) });
}

/** A champion's visible state, such as expended. */
export function lying({ position, deploying }: EpicChampion): State[] {
  const states: State[] = deploying ? ['deploying'] : [];
  if (position === 'expended' || position === 'flipped') states.push(position);
  return states;
}

/** The keywords and alignments that a champion has gained. */
export function gainedBy({ card, keywords, alignments }: Pick<EpicChampion, 'card' | 'keywords' | 'alignments'>, { cards, signs }: Pick<Library, 'cards' | 'signs'>): Gained[] {
  const face = cards.get(card);
  if (!face) return [];
  const words = keywords.filter((sign) => !face.signs.includes(sign)).flatMap((sign) => signs.get(sign) ?? []);
  const sides = alignments.filter((side) => side !== face.group && side !== face.second_group).map((side) => {
    const name = [...cards.values()].find(({ group }) => group === side)?.group_words ?? side;
    return { sign: side, glyph: CARDS.sigils[side] ?? 'triquetra', name, words: '', rule: '' };
  });
  return [...words, ...sides];
}

export function gainedAt(board: EpicBoard, place: string, library: Library): Gained[] {
  const found = board.champions.find((champion) => champion.place === place);
  return found ? gainedBy(found, library) : [];
}

/** The glyphs of what a champion can do when its player may make plays: attack, use a power, or both. */
export function actsAt(table: Pick<TableView, 'view' | 'signs'>, place: string): string[] {
  const question = questionOf(table);
  if (question?.ask !== 'MAIN' && question?.ask !== 'PLAYS') return [];
  const options = question.options.filter(({ on, idle }) => on === place && idle === '');
  const attack = options.some(({ selects }) => selects !== '') ? ['crossed-swords'] : [];
  const power = options.some(({ selects }) => selects === '') ? [table.signs.get('expend')?.glyph ?? 'clockwise-rotation'] : [];
  return [...attack, ...power];
}

/** The players who win together, the given one included. */
export function teamOf(board: EpicBoard, player: EpicPlayer): EpicPlayer[] {
  return board.players.filter((each) => each.team === player.team);
}

export function inTeams(board: EpicBoard): boolean {
  return board.players.some((player) => player.team_name !== '');
}

/** The height of the lane between the rows. */
export type LaneState = 'closed' | 'staged' | 'gather' | 'battle';

export function laneOf(board: EpicBoard, table: TableView): LaneState {
  if (board.battle !== null && board.step === 'attackers' && board.waiting.length === 0) return 'gather';
  if (board.battle !== null || board.waiting.length > 0) return 'battle';
  return table.stage.staged !== null || table.stage.open ? 'staged' : 'closed';
}

/** A player's health as text, because it can be negative. */
export function healthOf({ health }: Pick<EpicPlayer, 'health'>): string {
  return `${health}`.replace('-', '−');
}
