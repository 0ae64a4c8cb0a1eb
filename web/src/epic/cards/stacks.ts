import type { Mark } from '../../table/context.ts';
import type { EpicChampion } from '../../wire/wire.ts';

/** A stack of champions: the first, and the places of those under it. */
export interface Stack {
  first: EpicChampion;
  under: string[];
  /** All champions of a mixed stack, which have only in common that they are expended; unset if they are identical. */
  mixed: readonly EpicChampion[];
}

type Marks = (place: string) => Mark;

/** A stack for every champion. */
export function single(champions: readonly EpicChampion[]): Stack[] {
  return champions.map((first) => ({ first, under: [], mixed: [] }));
}

/** Stacks equal champions at the place of the first. It makes no difference which of them is pressed. */
export function stacked(champions: readonly EpicChampion[], mark: Marks): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const champion of champions) {
    const { lit, armed, chosen, dim, about } = mark(champion.place);
    const looks = JSON.stringify([{ ...champion, place: '' }, lit, armed, chosen, dim, about]);
    const same = stacks.get(looks);
    if (same) same.under.push(champion.place);
    else stacks.set(looks, { first: champion, under: [], mixed: [] });
  }
  return [...stacks.values()];
}

/** Fits champions into `room` cells: stacks equal ones first, then all expended ones that can't be chosen. */
export function laid(champions: readonly EpicChampion[], mark: Marks, room: number): Stack[] {
  if (champions.length <= room) return single(champions);
  const stacks = stacked(champions, mark);
  if (stacks.length <= room) return stacks;
  const rests = ({ position, place, role }: EpicChampion): boolean => {
    const { lit, armed, chosen, about } = mark(place);
    return position === 'expended' && role === '' && !lit && !armed && !chosen && !about;
  };
  const mixed = champions.filter(rests);
  const [first, ...others] = mixed;
  if (!first || others.length === 0) return stacks;
  const rest: Stack = { first, under: others.map(({ place }) => place), mixed };
  return [...stacks.filter((stack) => !rests(stack.first)), rest];
}
