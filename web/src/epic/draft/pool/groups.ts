import type { FaceLookup } from '../../../game-ui.ts';
import type { CardView, DeckCard, Face } from '../../../wire/wire.ts';

/** Cards of one alignment. */
export interface Group {
  group: string;
  name: string;
  cards: { card: CardView; face: Face }[];
}

export const ALIGNMENTS = ['good', 'wild', 'evil', 'sage'] as const;

/** Cards by alignment, paid ones first, then by name. */
export function grouped(cards: readonly CardView[], faces: FaceLookup): Group[] {
  const groups = new Map<string, Group>();
  for (const card of cards) {
    const face = faces.get(card.card);
    if (!face) continue;
    const group = groups.get(face.group) ?? { group: face.group, name: face.group_words, cards: [] };
    group.cards.push({ card, face });
    groups.set(face.group, group);
  }
  for (const { cards: found } of groups.values()) found.sort((one, other) => (other.face.cost ?? 0) - (one.face.cost ?? 0) || one.face.name.localeCompare(other.face.name));
  return [...groups.values()].sort((one, other) => rank(one.group) - rank(other.group));
}

function rank(group: string): number {
  return (ALIGNMENTS as readonly string[]).indexOf(group);
}

/** The name of an alignment. */
export function alignmentName(group: string, faces: ReadonlyMap<string, Face>): string {
  return [...faces.values()].find((face) => face.group === group)?.group_words ?? group;
}

/** The groups with the most cards first. */
export function largestFirst(groups: readonly Group[]): Group[] {
  return [...groups].sort((one, other) => other.cards.length - one.cards.length);
}

export interface Tally {
  free: number;
  paid: number;
  champions: number;
  events: number;
}

/** The numbers of free and paid cards, champions and events. */
export function tally(cards: readonly CardView[], faces: FaceLookup): Tally {
  const known = cards.flatMap((card) => faces.get(card.card) ?? []);
  const count = (is: (face: Face) => boolean): number => known.filter(is).length;
  return { free: count(({ cost }) => cost === 0), paid: count(({ cost }) => cost !== 0), champions: count(({ kind }) => kind === 'champion'), events: count(({ kind }) => kind === 'event') };
}

/** The number of cards of each alignment. */
export function byAlignment(cards: readonly string[], faces: FaceLookup): { group: string; count: number }[] {
  return ALIGNMENTS.map((group) => ({ group, count: cards.filter((card) => faces.get(card)?.group === group).length }));
}

/** The number of columns for the cards of a pack: one row for five, two for twelve. */
export function columns(cards: number): number {
  return cards <= 5 ? Math.max(1, cards) : Math.max(5, Math.ceil(cards / 2));
}

/** Cards with the number of their copies. */
export function counted(cards: readonly CardView[]): DeckCard[] {
  const counts = new Map<string, number>();
  for (const { card } of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The places of a pool that make up a deck. Cards already in the deck are preferred to equal ones. */
export function withCards(pool: readonly CardView[], cards: readonly DeckCard[], now: ReadonlySet<string>): Set<string> {
  return new Set(
    cards.flatMap(({ card, count }) => {
      const copies = pool.filter((each) => each.card === card).map(({ place }) => place);
      return [...copies.filter((place) => now.has(place)), ...copies.filter((place) => !now.has(place))].slice(0, count);
    }),
  );
}
