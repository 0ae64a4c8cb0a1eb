import { expect, test } from 'vitest';

import type { DeckNeed, PileInfo } from '../../wire/wire.ts';
import { allPiles, byTeam, isChosen, namesOf, optionsOf, picksOf, RANDOM, picksAfter, wanted } from './picks.ts';

const pile = (name: string, ...leaders: string[][]): PileInfo => ({ name, words: name.toUpperCase().replaceAll('+', ' + '), leaders: leaders.map((each) => each.map((leader) => [leader, leader.toUpperCase()])) });
const NEED: DeckNeed = { seat: 0, takes: 1, piles: [], taken: [], opponents: [], opponents_taken: [], built: false, picked: [], opponent: '', own: null, ready: false };
const NORTH = pile('north', ['foltest', 'radovid']);
const TRIOS = [pile('a+b+c', ['a1', 'a2'], ['b1'], ['c1']), pile('a+b+d', ['a1', 'a2'], ['b1'], ['d1', 'd2'])];

test('choices that others have taken stay in place, with the reason', () => {
  const taken = [{ pile: pile('wild'), index: 1, players: [2], words: 'Taken.', rule: 'R-1' }];
  expect(allPiles([pile('good'), pile('evil')], taken).map(({ name, why }) => [name, why])).toEqual([['good', ''], ['wild', 'Taken.'], ['evil', '']]);
});

test('a picked leader selects its pile, and a pile its first leader', () => {
  const options = optionsOf([NORTH, pile('south', ['ann'])], []);
  expect(picksOf(options, ['radovid']).map(({ option, leader }) => [option.name, leader])).toEqual([['north', 'radovid']]);
  expect(picksOf(options, ['north'])[0]?.leader).toBe('foltest');
  expect(picksOf(options, ['north/random'])[0]?.leader).toBe(RANDOM);
  expect(namesOf(picksOf(options, ['north/random']), 1)).toEqual(['north/random']);
  expect(picksOf(options, [RANDOM])).toEqual([]);
});

test('a set of decks is chosen deck by deck and sent as one name', () => {
  const options = optionsOf(TRIOS, []);
  expect(options.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(wanted({ ...NEED, piles: TRIOS })).toBe(3);
  const picks = picksOf(options, ['a2+b+d2']);
  expect(picks.map(({ option, leader }) => [option.name, leader])).toEqual([['a', 'a2'], ['b', 'b1'], ['d', 'd2']]);
  expect(namesOf(picks, 3)).toEqual(['a2+b1+d2']);
});

test('of several the oldest makes way, and a second press takes it back', () => {
  const [good, wild, evil] = optionsOf([pile('good'), pile('wild'), pile('evil')], []);
  if (!good || !wild || !evil) throw new Error('three options');
  const two = picksAfter(picksAfter([], good, 2), wild, 2);
  expect(two.map(({ option }) => option.name)).toEqual(['good', 'wild']);
  expect(picksAfter(two, evil, 2).map(({ option }) => option.name)).toEqual(['wild', 'evil']);
  expect(picksAfter(two, good, 2).map(({ option }) => option.name)).toEqual(['wild']);
});

test('nothing has to be chosen if decks are dealt', () => {
  expect(isChosen({ ...NEED, takes: 0 })).toBe(true);
  expect(isChosen(NEED)).toBe(false);
  expect(isChosen({ ...NEED, picked: [RANDOM] })).toBe(true);
});

test('seats are shown by team', () => {
  expect(byTeam([0, 1, 2, 3].map((seat) => ({ seat })), [0, 1, 0, 1]).map((team) => team.map(({ seat }) => seat))).toEqual([[0, 2], [1, 3]]);
});
