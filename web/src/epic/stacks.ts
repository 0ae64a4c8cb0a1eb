import type { Mark } from '../table/context.ts';
import type { EpicChampion } from '../wire/wire.ts';

/** Champions that look the same in every respect: the one that is drawn, and the places of those under it. */
export interface Stack {
  first: EpicChampion;
  under: string[];
}

/** Every champion by itself. */
export function single(champions: readonly EpicChampion[]): Stack[] {
  return champions.map((first) => ({ first, under: [] }));
}

/** Equal champions together, where the first of them stood. Which one of equals is pressed makes no difference. */
export function stacked(champions: readonly EpicChampion[], mark: (place: string) => Mark): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const champion of champions) {
    const looks = JSON.stringify([{ ...champion, place: '' }, mark(champion.place)]);
    const same = stacks.get(looks);
    if (same) same.under.push(champion.place);
    else stacks.set(looks, { first: champion, under: [] });
  }
  return [...stacks.values()];
}
