// The choices of a seat, as the waiting room shows them. The server decides which ones are possible.

import type { DeckNeed, PileInfo, TakenPile } from '../../wire/wire.ts';

/** The name of a random pile or, after a pile's name, of a random leader. */
export const RANDOM = 'random';
const ANY_LEADER = `/${RANDOM}`;

/** Name and words of a leader. */
export type LeaderInfo = readonly [string, string];

/** A choice: a pile, or one of a pile's decks. */
export interface Option {
  name: string;
  words: string;
  leaders: readonly LeaderInfo[];
  /** The reason it cannot be chosen; empty if it can. */
  why: string;
  rule: string;
}

/** All piles in order: those that can be picked, and those that others have taken. */
export function allPiles(piles: readonly PileInfo[], taken: readonly TakenPile[]): (PileInfo & { why: string; rule: string })[] {
  const all = piles.map((pile) => ({ ...pile, why: '', rule: '' }));
  for (const { pile, index, words, rule } of taken.toSorted((one, other) => one.index - other.index)) all.splice(index, 0, { ...pile, why: words, rule });
  return all;
}

/** The name of a pile on its own, not in a sentence. */
function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The number of decks in a pile: three in a set. */
export function setSize(piles: readonly PileInfo[]): number {
  return Math.max(1, ...piles.map(({ leaders }) => leaders.length));
}

/** The tiles: piles or, if piles are sets of decks, the decks in them. */
export function optionsOf(piles: readonly PileInfo[], taken: readonly TakenPile[]): Option[] {
  const all = allPiles(piles, taken);
  if (setSize(all) === 1) return all.map(({ name, words, leaders, why, rule }) => ({ name, words: capital(words), leaders: leaders[0] ?? [], why, rule }));
  const found = new Map<string, Option>();
  for (const { name, words, leaders } of all) {
    const said = words.split(' + ');
    for (const [i, part] of name.split('+').entries())
      if (!found.has(part)) found.set(part, { name: part, words: capital(said[i] ?? part), leaders: leaders[i] ?? [], why: '', rule: '' });
  }
  return [...found.values()];
}

/** The option of a picked name, or of one of its parts. */
export function optionOf(options: readonly Option[], name: string): Option | undefined {
  const plain = name.endsWith(ANY_LEADER) ? name.slice(0, -ANY_LEADER.length) : name;
  return options.find((option) => option.name === plain || option.leaders.some(([leader]) => leader === plain));
}

/** The picked options, each with its leader. */
export interface Pick {
  option: Option;
  /** Empty: decks have no leaders; "random": the key decides. */
  leader: string;
}

export function picksOf(options: readonly Option[], picked: readonly string[]): Pick[] {
  return picked
    .flatMap((name) => name.split('+'))
    .flatMap((name) => {
      const option = optionOf(options, name);
      if (!option) return [];
      const leader = option.leaders.find(([each]) => each === name)?.[0] ?? option.leaders[0]?.[0] ?? '';
      return [{ option, leader: name.endsWith(ANY_LEADER) ? RANDOM : leader }];
    });
}

/** Picks in the server's format, which has one name for a set of decks. */
export function namesOf(picks: readonly Pick[], size: number): string[] {
  const names = picks.map(({ option, leader }) => (leader === '' ? option.name : leader === RANDOM ? option.name + ANY_LEADER : leader));
  return size > 1 ? [names.join('+')] : names;
}

/** The number of tiles to choose. */
export function wanted(need: DeckNeed): number {
  return need.takes * setSize([...need.piles, ...need.taken.map(({ pile }) => pile)]);
}

/** The picks after a press on a tile, which drops the oldest ones. */
export function picksAfter(picks: readonly Pick[], option: Option, most: number): Pick[] {
  if (most === 1) return [{ option, leader: option.leaders[0]?.[0] ?? '' }];
  if (picks.some((each) => each.option.name === option.name)) return picks.filter((each) => each.option.name !== option.name);
  return [...picks, { option, leader: option.leaders[0]?.[0] ?? '' }].slice(-most);
}

/** Whether a deck has been chosen, even if other choices are open. */
export function isChosen(need: DeckNeed): boolean {
  return need.picked.length > 0 || need.own !== null || need.takes === 0;
}

/** Seats by team, in the order of the table. */
export function byTeam<Seat extends { seat: number }>(seats: readonly Seat[], teams: readonly number[]): Seat[][] {
  const found: Seat[][] = [];
  for (const seat of seats) (found[teams[seat.seat] ?? 0] ??= []).push(seat);
  return found.filter((team) => team !== undefined);
}
