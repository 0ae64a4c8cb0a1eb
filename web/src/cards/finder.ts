import type { CardIndex, Face, Facet } from '../wire/wire.ts';
import { fold } from './fold.ts';
import { and, count, countBoth, emptyMask, fullMask, maskOf, or, type Mask } from './mask.ts';
import { BY_GROUP, BY_NAME, type Query } from './query.ts';

export interface Found {
  cards: Mask;
  count: number;
  /** The number of cards left with each option, by facet. */
  left: ReadonlyMap<string, readonly number[]>;
}

/**
 * Finds cards. Every option has a mask of its cards, made once, so that a press is a few operations on ten words: options of a facet
 * are alternatives, or must all match; facets and the text must all match.
 */
export class Finder {
  readonly size: number;
  private readonly all: Mask;
  private readonly masks: ReadonlyMap<string, readonly Mask[]>;
  private readonly words: readonly string[];
  private readonly index: CardIndex;
  private readonly orders = new Map<string, readonly number[]>();
  private readonly faces: readonly Face[];

  constructor(index: CardIndex, faces: readonly Face[]) {
    this.index = index;
    this.faces = faces;
    this.size = faces.length;
    this.all = fullMask(this.size);
    this.masks = new Map(index.facets.map(({ facet, options }) => [facet, options.map(({ cards }) => maskOf(this.size, cards))]));
    this.words = index.words.map((words) => ` ${words}`);
  }

  find(query: Query): Found {
    const { facets } = this.index;
    const own = facets.map((facet) => this.mask(facet, query));
    // The cards that match the text and all facets before, or after, each one.
    const before: Mask[] = [this.matching(query.text)];
    own.forEach((mask, i) => before.push(and(before[i]!, mask)));
    const after: Mask[] = [this.all];
    for (let i = own.length - 1; i > 0; i--) after.unshift(and(after[0]!, own[i]!));
    const left = facets.map((facet, i): [string, number[]] => {
      const others = and(before[i]!, after[i]!);
      const rest = facet.match === 'all' ? and(others, own[i]!) : others;
      return [facet.facet, this.masks.get(facet.facet)!.map((mask) => countBoth(rest, mask))];
    });
    const cards = before.at(-1)!;
    return { cards, count: count(cards), left: new Map(left) };
  }

  /** The number of cards that a query finds. */
  count(query: Query): number {
    return count(this.index.facets.reduce((mask, facet) => and(mask, this.mask(facet, query)), this.matching(query.text)));
  }

  private mask(facet: Facet, query: Query): Mask {
    const masks = this.masks.get(facet.facet)!;
    if (facet.match === 'range') {
      const range = query.ranges.get(facet.facet);
      if (!range) return this.all;
      const within = masks.filter((_, i) => range[0] <= Number(facet.options[i]!.option) && Number(facet.options[i]!.option) <= range[1]);
      return within.reduce(or, emptyMask(this.size));
    }
    const chosen = query.picked.get(facet.facet);
    if (!chosen || chosen.size === 0) return this.all;
    const picked = masks.filter((_, i) => chosen.has(facet.options[i]!.option));
    return facet.match === 'all' ? picked.reduce(and, this.all) : picked.reduce(or, emptyMask(this.size));
  }

  /** The cards in which every word of a text begins some word, in any language. */
  private matching(text: string): Mask {
    const wanted = fold(text).split(/\s+/u).filter((word) => word !== '').map((word) => ` ${word}`);
    if (wanted.length === 0) return this.all;
    const places = this.words.flatMap((words, place) => (wanted.every((word) => words.includes(word)) ? [place] : []));
    return maskOf(this.size, places);
  }

  /** The places of all cards, sorted. Cached. */
  order(sort: string): readonly number[] {
    const known = this.orders.get(sort);
    if (known) return known;
    const keys = this.keys(sort);
    const collator = new Intl.Collator(this.index.language);
    const order = this.faces.map((_, place) => place).sort((a, b) => {
      for (const key of keys) {
        const difference = key(this.faces[a]!) - key(this.faces[b]!);
        if (difference !== 0) return difference;
      }
      return collator.compare(this.faces[a]!.name, this.faces[b]!.name);
    });
    this.orders.set(sort, order);
    return order;
  }

  /** The sort key that comes before the name. */
  private keys(sort: string): ((face: Face) => number)[] {
    if (sort === BY_NAME) return [];
    if (sort === BY_GROUP) return [this.rank('group', (face) => face.group), this.rank('kind', (face) => face.kind), ...this.index.sorts.map((each) => number(each.sort, false))];
    return [number(sort, this.index.sorts.some((each) => each.sort === sort && each.ascending))];
  }

  private rank(facet: string, of: (face: Face) => string): (face: Face) => number {
    const options = this.index.facets.find((each) => each.facet === facet)?.options.map(({ option }) => option) ?? [];
    return (face) => options.indexOf(of(face));
  }
}

/** A number on a face; cards without it come last. */
function number(sort: string, ascending: boolean): (face: Face) => number {
  return (face) => {
    const value = face[sort as 'cost' | 'attack' | 'defense' | 'strength'];
    return value === null ? Infinity : ascending ? value : -value;
  };
}
