// The order in which packs are passed, from the viewer's side.

import type { DraftBoard, DraftPlayer } from '../../wire/wire.ts';

/** Packs are passed around, swapped between two players, or all pick from one pack. */
export type Round = 'left' | 'right' | 'swap' | 'shared';

export function roundOf({ shared, passing, players }: Pick<DraftBoard, 'shared' | 'passing' | 'players'>): Round {
  if (shared) return 'shared';
  return players.length === 2 ? 'swap' : passing < 0 ? 'right' : 'left';
}

/** The players in the order in which a pack reaches them, beginning with one seat. */
export function inPassingOrder(players: readonly DraftPlayer[], from: number, passing: number): DraftPlayer[] {
  const step = passing < 0 ? -1 : 1;
  return players.flatMap((_, i) => players[(((from + step * i) % players.length) + players.length) % players.length] ?? []);
}

/** The player who gets the rest of a seat's pack, if any. */
export function nextHolder({ then, players, passing }: Pick<DraftBoard, 'then' | 'players' | 'passing'>, seat: number): DraftPlayer | undefined {
  return then > 0 ? inPassingOrder(players, seat, passing)[1] : undefined;
}
