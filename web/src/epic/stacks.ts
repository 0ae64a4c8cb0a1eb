import type { Mark } from '../table/context.ts';
import type { EpicChampion } from '../wire/wire.ts';

/** Champions that are drawn as one: the first, and the places of those under it. */
export interface Stack {
  first: EpicChampion;
  under: string[];
  /** All of them, where they only have in common that they are expended; else they look the same in every respect. */
  mixed: readonly EpicChampion[];
}

type Marks = (place: string) => Mark;

/** Every champion by itself. */
export function single(champions: readonly EpicChampion[]): Stack[] {
  return champions.map((first) => ({ first, under: [], mixed: [] }));
}

/** Equal champions together, where the first of them stood. Which one of equals is pressed makes no difference. */
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

/** Champions for a row with room for `room` of them: equal ones are laid together when it is full, and then all expended ones that nobody can choose. */
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
