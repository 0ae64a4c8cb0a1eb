import { describe, expect, it, test } from 'vitest';

import type { CardIndex, Face } from '../wire/wire.ts';
import { Finder } from './finder.ts';
import { fold } from './fold.ts';
import examples from './fold.examples.json';
import { count, fullMask, has, maskOf } from './mask.ts';
import { EVERYTHING, filtersOf, limited, readQuery, withToggled, withoutFilter, writeQuery, type Query } from './query.ts';

test.each(examples)('%s is folded', (text, folded) => expect(fold(text!)).toBe(folded));

const face = (card: string, name: string, group: string, kind: string, cost: number | null, attack: number | null): Face => ({
  card, name, original: '', aliases: [], kind, group, second_group: '', kind_words: '', group_words: '', allegiance: '', lines: [], signs: [], rows: [],
  cost, attack, defense: attack, strength: null, art: { subject: '', backdrop: '', land: '' },
});
const FACES = [face('wolf', 'Wolf', 'wild', 'token', null, 2), face('kong', 'Kong', 'wild', 'champion', 1, 13), face('muse', 'Muse', 'sage', 'champion', 0, 1), face('fire', 'Fire', 'wild', 'event', 1, null), face('dragon', 'Dragon', 'sage', 'champion', 1, 6)];
const option = (slug: string, ...cards: number[]): CardIndex['facets'][number]['options'][number] => ({ option: slug, words: slug, glyph: '', cards });
const INDEX: CardIndex = {
  game: 'heroes',
  language: 'en',
  facets: [
    { facet: 'group', words: 'Group', match: 'any', options: [option('wild', 0, 1, 3), option('sage', 2, 4)] },
    { facet: 'kind', words: 'Type', match: 'any', options: [option('champion', 1, 2, 4), option('event', 3), option('token', 0)] },
    { facet: 'sign', words: 'Sign', match: 'all', options: [option('airborne', 2, 4), option('ambush', 2), option('blitz', 4)] },
    { facet: 'attack', words: 'Attack', match: 'range', options: [option('1', 2), option('2', 0), option('6', 4), option('13', 1)] },
  ],
  sorts: [{ sort: 'cost', words: 'Cost', ascending: true }, { sort: 'attack', words: 'Attack', ascending: false }],
  words: ['wilk wolf', 'kong malpa', 'airborne muse muza', 'fire ogien', 'airborne blitz dragon smok t-rex rex'],
};
const finder = new Finder(INDEX, FACES);
const cards = (query: Query): string[] => FACES.filter((_, place) => has(finder.find(query).cards, place)).map(({ card }) => card);
const picks = (...chosen: [string, string][]): Query => chosen.reduce((query, [facet, one]) => withToggled(query, facet, one), EVERYTHING);
const left = (query: Query, facet: string): readonly number[] => finder.find(query).left.get(facet) ?? [];

describe('a mask', () => {
  it('holds more cards than a word has bits', () => {
    const mask = maskOf(70, [0, 31, 32, 69]);
    expect([count(mask), has(mask, 31), has(mask, 33), has(mask, 69)]).toEqual([4, true, false, true]);
    expect(count(fullMask(70))).toBe(70);
  });
});

describe('cards are found', () => {
  it('all, without a query', () => expect(finder.find(EVERYTHING).count).toBe(5));
  it.each([['smok', ['dragon']], ['MUZA air', ['muse']], ['airborne', ['muse', 'dragon']], ['rex', ['dragon']], ['T-REX', ['dragon']], ['ogień', ['fire']], ['ogon', []], ['olf', []], ['  ', ['wolf', 'kong', 'muse', 'fire', 'dragon']]])(
    'by every word at the start of one of theirs: %j',
    (text, found) => expect(cards({ ...EVERYTHING, text })).toEqual(found),
  );
  it('by any option of a facet, and all facets', () => {
    expect(cards(picks(['group', 'wild'], ['group', 'sage'], ['kind', 'champion']))).toEqual(['kong', 'muse', 'dragon']);
    expect(cards(picks(['group', 'wild'], ['kind', 'champion']))).toEqual(['kong']);
  });
  it('by all options of a facet that says so', () => {
    expect(cards(picks(['sign', 'airborne'], ['sign', 'blitz']))).toEqual(['dragon']);
    expect(cards(picks(['sign', 'ambush'], ['sign', 'blitz']))).toEqual([]);
  });
  it('by a range, which cards without a number are not in', () => {
    const attack = INDEX.facets[3]!;
    expect(cards(limited(EVERYTHING, attack, 0, 2))).toEqual(['wolf', 'kong', 'dragon']);
    expect(cards(limited(limited(EVERYTHING, attack, 0, 2), attack, 1, 6))).toEqual(['wolf', 'dragon']);
  });
});

describe('an option says how many cards it would leave', () => {
  it('in addition to the others of its facet', () => expect(left(picks(['group', 'wild'], ['kind', 'champion']), 'group')).toEqual([1, 2]));
  it('with the others of its facet, if all must match', () => expect(left(picks(['sign', 'airborne']), 'sign')).toEqual([2, 1, 1]));
  it('none, with an option that excludes it', () => expect(left(picks(['sign', 'ambush']), 'sign')).toEqual([1, 1, 0]));
  it('as many as it then finds', () => {
    for (const start of [EVERYTHING, picks(['kind', 'champion']), { ...picks(['sign', 'airborne']), text: 'dragon' }])
      for (const facet of INDEX.facets.filter(({ match }) => match === 'all'))
        facet.options.forEach((each, i) => {
          if (!start.picked.get(facet.facet)?.has(each.option)) expect(left(start, facet.facet)[i]).toBe(finder.count(withToggled(start, facet.facet, each.option)));
        });
  });
});

describe('cards are sorted', () => {
  const names = (sort: string): string[] => finder.order(sort).map((place) => FACES[place]!.name);
  it('by group, then type, then numbers', () => expect(names('group')).toEqual(['Kong', 'Fire', 'Wolf', 'Dragon', 'Muse']));
  it('by name', () => expect(names('name')).toEqual(['Dragon', 'Fire', 'Kong', 'Muse', 'Wolf']));
  it('by a number, cards without it last', () => {
    expect(names('attack')).toEqual(['Kong', 'Dragon', 'Wolf', 'Muse', 'Fire']);
    expect(names('cost')).toEqual(['Muse', 'Dragon', 'Fire', 'Kong', 'Wolf']);
  });
});

describe('a query in the address', () => {
  it('is read as it was written', () => {
    const query = { ...limited(picks(['group', 'wild'], ['group', 'sage'], ['sign', 'blitz']), INDEX.facets[3]!, 1, 6), text: 'żółw & co', sort: 'attack' };
    expect(readQuery(writeQuery(query), INDEX)).toEqual(query);
    expect(writeQuery(EVERYTHING)).toBe('');
  });
  it.each(['?group=evil', '?attack=9', '?attack=6-2', '?attack=1-13', '?attack=-5-3', '?sort=luck', '?nonsense=1', '?group='])('ignores what nobody knows: %s', (search) => expect(readQuery(search, INDEX)).toEqual(EVERYTHING));
  it('crossed limits move each other', () => {
    const attack = INDEX.facets[3]!;
    expect(limited(limited(EVERYTHING, attack, 1, 2), attack, 0, 6).ranges.get('attack')).toEqual([6, 6]);
    expect(limited(limited(EVERYTHING, attack, 0, 6), attack, 0, 1).ranges.size).toBe(0);
  });
  it('loses one filter at a time', () => {
    const query = { ...limited(picks(['group', 'wild'], ['sign', 'blitz']), INDEX.facets[3]!, 0, 2), text: 'kong' };
    const filters = filtersOf(query, INDEX);
    expect(filters.map(({ is }) => is)).toEqual(['text', 'option', 'option', 'range']);
    expect(filters.reduce(withoutFilter, query as Query)).toEqual(EVERYTHING);
  });
});
