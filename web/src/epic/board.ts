import { getContext, setContext } from 'svelte';

import { nameOf, viewpoint } from '../board/seats.ts';
import type { State } from '../card/state.ts';
import { t } from '../lib/language.svelte.ts';
import type { TableView } from '../table/context.ts';
import type { EpicBoard, EpicChampion, EpicPlayer } from '../wire/wire.ts';

const KEY = Symbol('epic');

/** The board that is drawn, for the parts of it. */
export const provideEpic = (board: () => EpicBoard): (() => EpicBoard) => setContext(KEY, board);
export const useEpic = (): (() => EpicBoard) => getContext<() => EpicBoard>(KEY);

/** The player whose side is drawn below. */
export function ownPlayer(board: EpicBoard, table: TableView): EpicPlayer | undefined {
  return board.players[viewpoint(table)];
}

/** The champions before a player; those that attack stand in the lane instead. */
export function rowOf(board: EpicBoard, seat: number): EpicChampion[] {
  return board.champions.filter((champion) => champion.controller === seat && champion.role !== 'attacker');
}

export function attackersOf(board: EpicBoard): EpicChampion[] {
  return board.champions.filter((champion) => champion.role === 'attacker');
}

/** A sentence about who has initiative; empty: nobody has. */
export function initiative(board: EpicBoard, table: TableView): string {
  const holder = board.players.find((player) => player.holds);
  if (!holder) return '';
  return t('epic-has-initiative', { name: holder.seat === table.shown.seat ? holder.name : nameOf(table, holder) });
}

/** How a champion lies. */
export function lying({ position, deploying }: EpicChampion): State[] {
  const states: State[] = deploying ? ['deploying'] : [];
  if (position === 'expended' || position === 'flipped') states.push(position);
  return states;
}

/** The players who win together, the given one included. */
export function teamOf(board: EpicBoard, player: EpicPlayer): EpicPlayer[] {
  return board.players.filter((each) => each.team === player.team);
}

export function inTeams(board: EpicBoard): boolean {
  return board.players.some((player) => player.team_name !== '');
}
