// A search and its filters, as written in the address: `?q=dragon&group=wild,sage&attack=3-9&sort=attack`.

import type { CardIndex, Facet } from '../wire/wire.ts';

export const BY_GROUP = 'group';
export const BY_NAME = 'name';

export type Range = readonly [least: number, most: number];

export interface Query {
  text: string;
  /** The selected options of each facet. */
  picked: ReadonlyMap<string, ReadonlySet<string>>;
  /** The limits of facets that are ranges. */
  ranges: ReadonlyMap<string, Range>;
  sort: string;
}

export const EVERYTHING: Query = { text: '', picked: new Map(), ranges: new Map(), sort: BY_GROUP };

/** A filter that can be removed: the text, an option, or a range. */
export type Filter = { is: 'text' } | { is: 'option'; facet: string; option: string } | { is: 'range'; facet: string };

/** The smallest and the largest number of a range. */
export function limits(facet: Facet): Range {
  return [Number(facet.options[0]?.option ?? 0), Number(facet.options.at(-1)?.option ?? 0)];
}

export function withToggled(query: Query, facet: string, option: string): Query {
  const chosen = new Set(query.picked.get(facet));
  if (!chosen.delete(option)) chosen.add(option);
  return withPicked(query, facet, chosen);
}

function withPicked(query: Query, facet: string, chosen: ReadonlySet<string>): Query {
  const picked = new Map(query.picked);
  if (chosen.size > 0) picked.set(facet, chosen);
  else picked.delete(facet);
  return { ...query, picked };
}

/** Sets one limit of a range. If they cross, the other one moves; the full range counts as no limit. */
export function limited(query: Query, facet: Facet, which: 0 | 1, value: number): Query {
  const [least, most] = limits(facet);
  const before = query.ranges.get(facet.facet) ?? [least, most];
  const now: Range = which === 0 ? [value, Math.max(value, before[1])] : [Math.min(value, before[0]), value];
  const ranges = new Map(query.ranges);
  if (now[0] <= least && now[1] >= most) ranges.delete(facet.facet);
  else ranges.set(facet.facet, now);
  return { ...query, ranges };
}

/** All filters that are set, in the order of the facets. */
export function filtersOf(query: Query, index: CardIndex): Filter[] {
  const found: Filter[] = query.text.trim() === '' ? [] : [{ is: 'text' }];
  for (const { facet, options } of index.facets) {
    if (query.ranges.has(facet)) found.push({ is: 'range', facet });
    for (const { option } of options) if (query.picked.get(facet)?.has(option)) found.push({ is: 'option', facet, option });
  }
  return found;
}

export function withoutFilter(query: Query, filter: Filter): Query {
  switch (filter.is) {
    case 'text':
      return { ...query, text: '' };
    case 'option':
      return withToggled(query, filter.facet, filter.option);
    case 'range':
      return { ...query, ranges: new Map([...query.ranges].filter(([facet]) => facet !== filter.facet)) };
  }
}

/** The query of an address. Unknown parts are ignored. */
export function readQuery(search: string, index: CardIndex): Query {
  const said = new URLSearchParams(search);
  const picked = new Map<string, ReadonlySet<string>>();
  const ranges = new Map<string, Range>();
  for (const facet of index.facets) {
    const value = said.get(facet.facet);
    if (value === null) continue;
    if (facet.match === 'range') {
      const range = readRange(value, limits(facet));
      if (range) ranges.set(facet.facet, range);
    } else {
      const wanted = new Set(value.split(','));
      const known = facet.options.map(({ option }) => option).filter((option) => wanted.has(option));
      if (known.length > 0) picked.set(facet.facet, new Set(known));
    }
  }
  const sort = said.get('sort') ?? BY_GROUP;
  const sorts = [BY_NAME, ...index.sorts.map((each) => each.sort)];
  return { text: said.get('q') ?? '', picked, ranges, sort: sorts.includes(sort) ? sort : BY_GROUP };
}

function readRange(value: string, [least, most]: Range): Range | null {
  const match = /^(\d{1,4})-(\d{1,4})$/u.exec(value);
  if (!match) return null;
  const [from, to] = [Math.max(least, Number(match[1])), Math.min(most, Number(match[2]))];
  return from > to || (from === least && to === most) ? null : [from, to];
}

/** The query as the search part of an address; empty if there is none. */
export function writeQuery(query: Query): string {
  const said: string[] = [];
  if (query.text.trim() !== '') said.push(`q=${encodeURIComponent(query.text.trim())}`);
  for (const [facet, chosen] of query.picked) said.push(`${facet}=${[...chosen].join(',')}`);
  for (const [facet, [least, most]] of query.ranges) said.push(`${facet}=${least}-${most}`);
  if (query.sort !== BY_GROUP) said.push(`sort=${query.sort}`);
  return said.length > 0 ? `?${said.join('&')}` : '';
}
