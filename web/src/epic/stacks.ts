import type { Mark } from '../table/context.ts';
import type { EpicChampion } from '../wire/wire.ts';

/** Champions that look the same in every respect, and the first of them. */
export interface Stack {
  first: EpicChampion;
  count: number;
}

/** Every champion by itself. */
export function single(champions: readonly EpicChampion[]): Stack[] {
  return champions.map((first) => ({ first, count: 1 }));
}

/** Equal champions together, where the first of them stood. Which one of equals is pressed makes no difference. */
export function stacked(champions: readonly EpicChampion[], mark: (place: string) => Mark): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const champion of champions) {
    const looks = JSON.stringify([{ ...champion, place: '' }, mark(champion.place)]);
    const same = stacks.get(looks);
    if (same) same.count += 1;
    else stacks.set(looks, { first: champion, count: 1 });
  }
  return [...stacks.values()];
}
