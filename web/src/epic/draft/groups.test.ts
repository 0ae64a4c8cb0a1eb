import { expect, test } from 'vitest';

import type { Face } from '../../wire/wire.ts';
import { costs, grouped } from './groups.ts';

function face(card: string, group: string, cost: number): [string, Face] {
  return [card, {
    card, name: card, original: '', aliases: [], kind: 'event', group, second_group: '', kind_words: '', group_words: group, allegiance: group, lines: [], signs: [], rows: [],
    cost, attack: null, defense: null, strength: null, art: { subject: '', backdrop: '', land: '' },
  }];
}

const FACES = new Map([face('rage', 'wild', 0), face('erase', 'sage', 1), face('kong', 'wild', 1), face('feint', 'good', 1)]);
const POOL = ['rage', 'erase', 'kong', 'feint'].map((card, i) => ({ place: `pool/0/${i}`, card, chosen: true }));

test('a pool lies by alignment, dear cards first', () => {
  expect(grouped(POOL, FACES).map(({ group, cards }) => [group, cards.map(({ card }) => card.card)])).toEqual([
    ['good', ['feint']],
    ['wild', ['kong', 'rage']],
    ['sage', ['erase']],
  ]);
});

test('costs are counted', () => {
  expect(costs(POOL, FACES)).toEqual({ free: 1, paid: 3 });
});
