import { describe, expect, test } from 'vitest';

import type { Mark } from '../../table/context.ts';
import type { EpicChampion } from '../../wire/wire.ts';
import { laid, stacked } from './stacks.ts';

const UNMARKED: Mark = { lit: false, armed: false, chosen: false, order: null, dim: false, about: false, words: '', idle: '' };

function wolf(slot: number, differs: Partial<EpicChampion> = {}): EpicChampion {
  return {
    place: `champion/${slot}`, card: 'wolf', controller: 0, owner: 0, attack: 2, defense: 2, damage: 0, counters: 0, keywords: [], alignments: [],
    position: 'prepared', deploying: false, role: '', assigned: 0, chosen: false, ...differs,
  };
}

test('equal champions are stacked, damaged ones separate', () => {
  const stacks = stacked([wolf(0), wolf(1, { damage: 1 }), wolf(2)], () => UNMARKED);
  expect(stacks.map(({ first, under }) => [first.place, under])).toEqual([['champion/0', ['champion/2']], ['champion/1', []]]);
});

test('those that can be chosen are stacked, although their words differ', () => {
  const stacks = stacked([wolf(0), wolf(1)], (place) => ({ ...UNMARKED, lit: true, words: `Attack with Wolf ${place}` }));
  expect(stacks).toHaveLength(1);
});

test('a chosen one leaves its equals', () => {
  const stacks = stacked([wolf(0), wolf(1)], (place) => ({ ...UNMARKED, chosen: place === 'champion/1' }));
  expect(stacks).toHaveLength(2);
});

describe('a row with room for three', () => {
  const [kong, hydra, rex] = ['kong', 'sea_hydra', 'raging_t_rex'].map((card, i) => wolf(i, { card }));
  const rows = (...champions: EpicChampion[]) => laid(champions, () => UNMARKED, 3).map(({ first, under, mixed }) => [first.card, 1 + under.length, mixed.length]);

  test('has three champions side by side, equal ones too', () => {
    expect(rows(kong!, wolf(3), wolf(4))).toEqual([['kong', 1, 0], ['wolf', 1, 0], ['wolf', 1, 0]]);
  });

  test('has equal ones together when there are more', () => {
    expect(rows(kong!, wolf(3), hydra!, wolf(4))).toEqual([['kong', 1, 0], ['wolf', 2, 0], ['sea_hydra', 1, 0]]);
  });

  test('has all expended ones together when that is not enough', () => {
    expect(rows(kong!, hydra!, { ...rex!, position: 'expended' }, wolf(3, { position: 'expended' }))).toEqual([['kong', 1, 0], ['sea_hydra', 1, 0], ['raging_t_rex', 2, 2]]);
  });

  test('keeps expended ones apart while they can be chosen', () => {
    const champions = [kong!, hydra!, { ...rex!, position: 'expended' as const }, wolf(3, { position: 'expended' })];
    expect(laid(champions, () => ({ ...UNMARKED, lit: true }), 3)).toHaveLength(4);
  });
});
