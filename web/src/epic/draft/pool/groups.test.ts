import { expect, test } from 'vitest';

import type { Face } from '../../../wire/wire.ts';
import { byAlignment, columns, counted, grouped, largestFirst, tally, withCards } from './groups.ts';

function face(card: string, group: string, cost: number): [string, Face] {
  return [card, {
    card, name: card, original: '', aliases: [], kind: 'event', group, second_group: '', kind_words: '', group_words: group, allegiance: group, lines: [], signs: [], rows: [],
    cost, attack: null, defense: null, strength: null, art: { subject: '', backdrop: '', land: '' },
  }];
}

const FACES = new Map([face('rage', 'wild', 0), face('erase', 'sage', 1), face('kong', 'wild', 1), face('feint', 'good', 1)]);
const POOL = ['rage', 'erase', 'kong', 'feint'].map((card, i) => ({ place: `pool/0/${i}`, card, chosen: true }));

test('a pool is grouped by alignment, paid cards first', () => {
  expect(grouped(POOL, FACES).map(({ group, cards }) => [group, cards.map(({ card }) => card.card)])).toEqual([
    ['good', ['feint']],
    ['wild', ['kong', 'rage']],
    ['sage', ['erase']],
  ]);
  expect(largestFirst(grouped(POOL, FACES)).map(({ group }) => group)).toEqual(['wild', 'good', 'sage']);
});

test('costs and types are counted', () => {
  expect(tally(POOL, FACES)).toEqual({ free: 1, paid: 3, champions: 0, events: 4 });
  expect(byAlignment(['rage', 'kong', 'erase'], FACES)).toEqual([{ group: 'good', count: 0 }, { group: 'wild', count: 2 }, { group: 'evil', count: 0 }, { group: 'sage', count: 1 }]);
});

test('of equal cards those stay that are in the deck', () => {
  const pool = ['kong', 'kong', 'rage', 'kong'].map((card, i) => ({ place: `pool/0/${i}`, card, chosen: false }));
  expect(counted(pool)).toEqual([{ card: 'kong', count: 3 }, { card: 'rage', count: 1 }]);
  expect(withCards(pool, [{ card: 'kong', count: 2 }], new Set(['pool/0/3']))).toEqual(new Set(['pool/0/3', 'pool/0/0']));
});

test('a pack of five has one row, a larger one two', () => {
  expect([1, 4, 5, 6, 10, 12].map(columns)).toEqual([1, 4, 5, 5, 5, 6]);
});
