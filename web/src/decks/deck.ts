// A player's deck, or set of decks, while it is built. The server decides what is legal; no rules are here.

import type { DeckCard, DeckChange, DeckFormat, DeckList, DeckPart } from '../wire/wire.ts';

const EMPTY: DeckPart = { leader: '', cards: [] };

export function emptyDeck(game: string, format: DeckFormat, name: string): DeckList {
  return { game, format: format.format, ruleset: format.ruleset, variants: format.variants, name, cover: '', decks: Array.from({ length: format.decks }, () => EMPTY) };
}

export function partOf(list: DeckList, place: number): DeckPart {
  return list.decks[place] ?? EMPTY;
}

export function countOf(list: DeckList, place: number, card: string): number {
  return partOf(list, place).cards.find((each) => each.card === card)?.count ?? 0;
}

/** The number of cards in a deck, without its leader. */
export function sizeOf(part: DeckPart): number {
  return part.cards.reduce((sum, { count }) => sum + count, 0);
}

export function isEmpty(list: DeckList): boolean {
  return list.decks.every((part) => part.cards.length === 0 && part.leader === '');
}

export function isLeader(format: DeckFormat, card: string): boolean {
  return Object.values(format.leaders).some((leaders) => leaders.includes(card));
}

/** The faction that a leader leads; empty if it leads none. */
export function groupOfLeader(format: DeckFormat, leader: string): string {
  return Object.entries(format.leaders).find(([, leaders]) => leaders.includes(leader))?.[0] ?? '';
}

function withPart(list: DeckList, place: number, part: DeckPart): DeckList {
  const length = Math.max(list.decks.length, place + 1);
  return { ...list, decks: Array.from({ length }, (_, i) => (i === place ? part : partOf(list, i))) };
}

function recounted(cards: readonly DeckCard[], card: string, count: number): DeckCard[] {
  if (count <= 0) return cards.filter((each) => each.card !== card);
  return cards.some((each) => each.card === card) ? cards.map((each) => (each.card === card ? { card, count } : each)) : [...cards, { card, count }];
}

/** The list with `count` more copies of a card in one of its decks; `count` can be negative. */
export function added(list: DeckList, place: number, card: string, count: number): DeckList {
  const part = partOf(list, place);
  return withPart(list, place, { ...part, cards: recounted(part.cards, card, countOf(list, place, card) + count) });
}

/** The list with changes that the server proposed. A leader replaces the previous one. */
export function withChanges(list: DeckList, changes: readonly DeckChange[], format: DeckFormat): DeckList {
  return changes.reduce((now, { deck, card, count }) => {
    if (!isLeader(format, card)) return added(now, deck, card, count);
    const part = partOf(now, deck);
    if (count > 0) return withPart(now, deck, { ...part, leader: card });
    return part.leader === card ? withPart(now, deck, { ...part, leader: '' }) : now;
  }, list);
}

/** The list with another leader. Removes the cards that `stays` refuses: those of the previous leader's faction. */
export function led(list: DeckList, place: number, leader: string, stays: (card: string) => boolean): DeckList {
  return withPart(list, place, { leader, cards: partOf(list, place).cards.filter(({ card }) => stays(card)) });
}

/** The list for another format. If that has fewer decks, the one at `place` is kept. */
export function reformatted(list: DeckList, format: DeckFormat, place: number): DeckList {
  const kept = format.decks === 1 ? [partOf(list, place)] : list.decks;
  const decks = Array.from({ length: format.decks }, (_, i) => kept[i] ?? EMPTY);
  return { ...list, format: format.format, ruleset: format.ruleset, variants: format.variants, decks };
}

/** The list with premade decks from `place` on. Keeps its name, its format and the other decks of a set. */
export function withPremade(list: DeckList, format: DeckFormat, place: number, premade: readonly DeckPart[]): DeckList {
  const room = premade.slice(0, format.decks - place);
  return room.reduce((now, part, i) => withPart(now, place + i, part), { ...list, cover: format.decks === 1 ? '' : list.cover });
}

/** The list with the cards of another added to one deck, and its leader if the deck has none. */
export function merged(list: DeckList, place: number, other: DeckPart): DeckList {
  const part = partOf(list, place);
  const lead = withPart(list, place, { ...part, leader: part.leader || other.leader });
  return other.cards.reduce((now, { card, count }) => added(now, place, card, count), lead);
}

/** The cards with more copies than before, in any deck of a list. */
export function gained(before: DeckList, after: DeckList): Set<string> {
  return new Set(after.decks.flatMap((part, place) => part.cards.filter(({ card, count }) => count > countOf(before, place, card)).map(({ card }) => card)));
}

/** The changes that turn one list into another. */
export function differences(from: DeckList, to: DeckList): DeckChange[] {
  const places = Array.from({ length: Math.max(from.decks.length, to.decks.length) }, (_, place) => place);
  return places.flatMap((deck) => {
    const cards = new Set([...partOf(from, deck).cards, ...partOf(to, deck).cards].map(({ card }) => card));
    const found = [...cards].map((card) => ({ deck, card, count: countOf(to, deck, card) - countOf(from, deck, card) })).filter(({ count }) => count !== 0);
    const [was, is] = [partOf(from, deck).leader, partOf(to, deck).leader];
    if (was === is) return found;
    return [...(was ? [{ deck, card: was, count: -1 }] : []), ...(is ? [{ deck, card: is, count: 1 }] : []), ...found];
  });
}

export function sameFormat(one: Pick<DeckList, 'format' | 'ruleset' | 'variants'>, other: Pick<DeckFormat, 'format' | 'ruleset' | 'variants'>): boolean {
  const same = (a: string | null, b: string): boolean => a === null || a === b;
  return same(one.format, other.format) && same(one.ruleset, other.ruleset) && one.variants.join() === other.variants.join();
}

/** The format that a list is for: its own, or the first one with its name, or the default. */
export function formatFor(list: DeckList, formats: readonly DeckFormat[]): DeckFormat {
  const found = formats.find((each) => sameFormat(list, each)) ?? formats.find((each) => each.format === list.format) ?? formats[0];
  if (!found) throw new Error(`no decks are built for ${list.game}`);
  return found;
}

/** Draws random cards from a deck. */
export function draw(part: DeckPart, count: number, chance: () => number = Math.random): { hand: string[]; rest: string[] } {
  const cards = part.cards.flatMap(({ card, count: copies }) => Array<string>(copies).fill(card));
  for (let i = cards.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [cards[i], cards[other]] = [cards[other]!, cards[i]!];
  }
  return { hand: cards.slice(0, count), rest: cards.slice(count) };
}
