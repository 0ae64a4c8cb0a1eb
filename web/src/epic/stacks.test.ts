import { expect, test } from 'vitest';

import type { Mark } from '../table/context.ts';
import type { EpicChampion } from '../wire/wire.ts';
import { stacked } from './stacks.ts';

const UNMARKED: Mark = { lit: false, chosen: false, order: null, dim: false, about: false, words: '' };

function wolf(slot: number, differs: Partial<EpicChampion> = {}): EpicChampion {
  return {
    place: `champion/${slot}`, card: 'wolf', controller: 0, owner: 0, attack: 2, defense: 2, damage: 0, counters: 0, keywords: [],
    position: 'prepared', deploying: false, role: '', assigned: 0, chosen: false, ...differs,
  };
}

test('equal champions stand together, damaged ones apart', () => {
  const stacks = stacked([wolf(0), wolf(1, { damage: 1 }), wolf(2)], () => UNMARKED);
  expect(stacks.map(({ first, under }) => [first.place, under])).toEqual([['champion/0', ['champion/2']], ['champion/1', []]]);
});

test('a chosen one leaves its equals', () => {
  const stacks = stacked([wolf(0), wolf(1)], (place) => ({ ...UNMARKED, chosen: place === 'champion/1' }));
  expect(stacks).toHaveLength(2);
});
