import { expect, test } from 'vitest';

import { TurnBell, type Standing } from './turn-bell.ts';

/** A visible table: the name of the turn, and whether the viewer is asked. */
const rung = (standings: readonly Partial<Standing>[]): number[] => {
  const bell = new TurnBell();
  return standings.flatMap((each, i) => (bell.rings({ asked: true, turn: null, hidden: false, ...each }) ? [i] : []));
};

test('the bell rings with the first question of a turn, and not again when an opponent has responded', () => {
  expect(rung([{ asked: false, turn: '3' }, { turn: '3' }, { asked: false, turn: '3' }, { turn: '3' }, { asked: false }, { turn: '5' }])).toEqual([1, 5]);
});

test('a question in an opponent’s turn rings only out of sight', () => {
  expect(rung([{}, { asked: false }, { hidden: true }, { asked: false, hidden: true }, { hidden: true }])).toEqual([2, 4]);
});

test('a question that rang out of sight, or was open before, does not ring again in sight', () => {
  expect(rung([{ asked: false, hidden: true }, { turn: '3', hidden: true }, { turn: '3' }])).toEqual([1]);
  expect(rung([{ turn: '3' }, { turn: '3', hidden: true }])).toEqual([0]);
});
