// The cards that a deck can be built from, with search and filters.

import type { Collection } from '../../cards/load.ts';
import { has } from '../../cards/mask.ts';
import { BY_GROUP, type Query } from '../../cards/query.ts';
import type { DeckFormat, Face, Facet } from '../../wire/wire.ts';

/** Facets shown as chips. One more, whose options must all match, is a menu. */
const CHIPS = ['group', 'cost', 'row', 'kind'];

/** Whether a card is in the pool. A leader excludes cards of other factions. */
export function inPool(format: DeckFormat, group: string): (face: Pick<Face, 'card' | 'group'>) => boolean {
  return (face) => (format.copies[face.card] ?? 0) > 0 && (group === '' || face.group === group || !(face.group in format.leaders));
}

export interface PoolGroup {
  group: string;
  words: string;
  faces: Face[];
}

/** The cards of the pool that a query finds, by group; the deck's own groups first. */
export function groupsIn({ finder, faces }: Collection, query: Query, wanted: (face: Face) => boolean, first: ReadonlySet<string>): PoolGroup[] {
  const { cards } = finder.find(query);
  const groups = new Map<string, PoolGroup>();
  for (const place of finder.order(BY_GROUP)) {
    const face = faces[place]!;
    if (!has(cards, place) || !wanted(face)) continue;
    const known = groups.get(face.group);
    if (known) known.faces.push(face);
    else groups.set(face.group, { group: face.group, words: face.group_words, faces: [face] });
  }
  return [...groups.values()].sort((a, b) => Number(first.has(b.group)) - Number(first.has(a.group)));
}

/** The facets to filter the pool by, with the options that distinguish its cards. */
export function facetsOf({ index, faces }: Collection, wanted: (face: Face) => boolean): { chips: Facet[]; menu: Facet | undefined } {
  const useful = index.facets.map((facet) => ({ ...facet, options: facet.options.filter(({ cards }) => cards.some((place) => wanted(faces[place]!))) }));
  const chips = CHIPS.flatMap((name) => useful.filter(({ facet, match, options }) => facet === name && match === 'any' && options.length > 1));
  return { chips, menu: useful.find(({ match, options }) => match === 'all' && options.length > 1) };
}

export interface ListGroup {
  key: string;
  group: string;
  words: string;
  faces: Face[];
  count: number;
}

/** The cards of a deck grouped by type, and by alignment if it can have several. */
export function listed(faces: readonly Face[], count: (card: string) => number, byGroup: boolean): ListGroup[] {
  const groups = new Map<string, ListGroup>();
  for (const face of faces) {
    const kind = face.kind_words.split(' · ')[0] ?? '';
    const key = byGroup ? `${face.group}/${face.kind}` : face.kind;
    const known = groups.get(key) ?? { key, group: face.group, words: byGroup ? `${face.group_words} · ${kind}` : kind, faces: [], count: 0 };
    known.faces.push(face);
    known.count += count(face.card);
    groups.set(key, known);
  }
  return [...groups.values()];
}
