import { viewpoint } from '../../board/seats/seats.ts';
import type { TableView } from '../../table/context.ts';
import type { EpicBoard, EpicChampion } from '../../wire/wire.ts';
import { DamagePlan } from './damage-plan.svelte.ts';
import { single, stacked, type Stack } from '../cards/stacks.ts';

const ROOM = 7; // fighters of a side that always fit

/** The two sides of a battle as they are drawn. */
export interface Armies {
  above: readonly EpicChampion[];
  below: readonly EpicChampion[];
}

/** Whether the side at the bottom attacks: the viewer's, or for spectators the first player's. */
export function isOurAttack(board: EpicBoard, table: TableView): boolean {
  const { teams } = table.view;
  return board.battle !== null && teams[board.battle.attacker] === teams[viewpoint(table)];
}

export function armies(board: EpicBoard, table: TableView): Armies {
  const attackers = board.champions.filter(({ role }) => role === 'attacker');
  const blockers = board.champions.filter(({ role }) => role === 'blocker');
  return isOurAttack(board, table) ? { above: blockers, below: attackers } : { above: attackers, below: blockers };
}

/** The damage that the viewer assigns now; null: none. */
export function planOf(table: TableView): DamagePlan | null {
  return table.plan instanceof DamagePlan ? table.plan : null;
}

/** A champion's forecast fate; null if unknown. */
export function outcomeOf(board: EpicBoard, table: TableView, place: string): { left: number; breaks: boolean } | null {
  const found = planOf(table)?.outcome(place) ?? board.battle?.forecast.outcomes.find((each) => each.place === place);
  return found ? { left: found.left, breaks: found.breaks } : null;
}

/** Equal fighters in one stack. While each has a number to change, they are stacked only if there are many, and if their numbers are equal, too. */
export function fighters(board: EpicBoard, table: TableView, champions: readonly EpicChampion[]): Stack[] {
  const plan = planOf(table);
  const dealt = (place: string): number | null => (plan?.takes(place) ? plan.number(place).value : null);
  if (champions.length <= ROOM && champions.some(({ place }) => dealt(place) !== null)) return single(champions);
  const seen = champions.map((champion) => ({ ...champion, outcome: outcomeOf(board, table, champion.place), dealt: dealt(champion.place) }));
  return stacked(seen, (place) => (plan ? { ...table.mark(place), about: false } : table.mark(place))); // a plan is about all of them
}
