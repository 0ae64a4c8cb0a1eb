import type { CardView, Face } from '../../wire/wire.ts';

/** Cards of one alignment. */
export interface Group {
  group: string;
  name: string;
  cards: { card: CardView; face: Face }[];
}

const ORDER = ['good', 'wild', 'evil', 'sage'];

/** Cards by alignment, dear ones first, then by name. */
export function grouped(cards: readonly CardView[], faces: ReadonlyMap<string, Face>): Group[] {
  const groups = new Map<string, Group>();
  for (const card of cards) {
    const face = faces.get(card.card);
    if (!face) continue;
    const group = groups.get(face.group) ?? { group: face.group, name: face.group_words, cards: [] };
    group.cards.push({ card, face });
    groups.set(face.group, group);
  }
  for (const { cards: found } of groups.values()) found.sort((one, other) => (other.face.cost ?? 0) - (one.face.cost ?? 0) || one.face.name.localeCompare(other.face.name));
  return [...groups.values()].sort((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
}

/** How many cards cost nothing and how many a gold. */
export function costs(cards: readonly CardView[], faces: ReadonlyMap<string, Face>): { free: number; paid: number } {
  const known = cards.flatMap((card) => faces.get(card.card) ?? []);
  return { free: known.filter((face) => face.cost === 0).length, paid: known.filter((face) => (face.cost ?? 0) > 0).length };
}
