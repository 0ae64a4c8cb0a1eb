import { describe, expect, it } from 'vitest';

import type { EpicDamage } from '../../wire/wire.ts';
import { allDamage, moved, obstacle, obstacleIn, PLAYER, proposed, split, unassigned } from './assigning.ts';

const victim = (place: string, defense: number, proposed: number): EpicDamage['victims'][number] => ({ place, cover: defense, left: defense, breakable: true, assigned: 0, proposed });
const source = (place: string, damage: number, breakthrough = false): EpicDamage['sources'][number] => ({ place, damage, breakthrough });

const ALONE = { least_through: 0, covering: 0, due: 0, later: 0, only_through: false };
const PLAIN: EpicDamage = { ...ALONE, sources: [source('a', 9), source('b', 4)], victims: [victim('x', 8, 9), victim('y', 4, 4)], through: [], together: true, proposed_through: 0 };
const THROUGH: EpicDamage = { ...ALONE, sources: [source('n', 5), source('b', 10, true), source('c', 6, true)], victims: [victim('x', 8, 13), victim('y', 3, 3)], through: [5], together: true, proposed_through: 5 };
const EACH: EpicDamage = { ...ALONE, sources: [source('b', 5, true), source('c', 6, true), source('d', 3, true)], victims: [victim('x', 3, 9), victim('y', 1, 2)], through: [2, 3], together: false, proposed_through: 3 };

/** A team's battle: 4 must still go through, and champions that come later can send or cover 6. */
const SHARED: EpicDamage = { ...ALONE, sources: [source('b', 7, true), source('n', 2)], victims: [victim('x', 5, 5), victim('y', 4, 0)], through: [4], together: true, covering: 1, due: 4, later: 6, proposed_through: 4 };
const GONE: EpicDamage = { ...ALONE, sources: [source('b', 5, true), source('c', 6, true)], victims: [], through: [11], together: true, proposed_through: 11 };

const given = (damage: EpicDamage, totals = proposed(damage)): Record<string, Record<string, number>> =>
  Object.fromEntries([...split(damage, totals)].map(([from, to]) => [from, Object.fromEntries([...to].filter(([, amount]) => amount > 0))]));

describe('numbers', () => {
  it('are all assigned by the proposal', () => {
    for (const damage of [PLAIN, THROUGH, EACH]) expect(unassigned(damage, proposed(damage))).toBe(0);
    expect(allDamage(PLAIN)).toBe(13);
  });

  it('rise only when something is left', () => {
    const totals = proposed(PLAIN);
    expect(obstacle(PLAIN, totals, 'x', 1)).toEqual({ kind: 'left' });
    expect(obstacle(PLAIN, totals, 'x', -1)).toBeNull();
    expect(obstacle(PLAIN, { ...totals, x: 8 }, 'y', 1)).toBeNull();
    expect(obstacle(PLAIN, { x: 13, y: 0 }, 'y', -1)).toEqual({ kind: 'none' });
    expect(obstacle(PLAIN, { ...totals, x: 8 }, PLAYER, 1)).toEqual({ kind: 'most' });
  });

  it('leave damage that later champions of the team can cover', () => {
    expect(obstacleIn(SHARED, { x: 5, y: 0, [PLAYER]: 4 })).toBeNull();
    expect(obstacleIn(SHARED, { x: 9, y: 0, [PLAYER]: 0 })).toEqual({ kind: 'cover', place: 'y', needs: 4 });
    expect(obstacleIn(SHARED, { x: 5, y: 4, [PLAYER]: 0 })).toBeNull();
  });

  it('are optional if no blocker is left', () => {
    expect([allDamage(GONE), obstacle(GONE, proposed(GONE), PLAYER, -1)]).toEqual([11, null]);
    expect(given(GONE, { [PLAYER]: 7 })).toEqual({ b: { [PLAYER]: 5 }, c: { [PLAYER]: 2 } });
  });

  it('keep every blocker covered while damage goes through', () => {
    const totals = proposed(THROUGH);
    expect(obstacle(THROUGH, totals, 'y', -1)).toEqual({ kind: 'cover', place: 'y', needs: 3 });
    expect(obstacle(THROUGH, totals, 'x', -1)).toBeNull();
    expect(obstacle(THROUGH, { x: 13, y: 3, [PLAYER]: 0 }, 'y', -1)).toBeNull();
    expect(obstacle(THROUGH, { x: 18, y: 2, [PLAYER]: 0 }, PLAYER, 1)).toEqual({ kind: 'cover', place: 'y', needs: 3 });
  });

  it('cover every blocker once for each champion that sends damage through alone', () => {
    expect(obstacle(EACH, { x: 6, y: 2, [PLAYER]: 3 }, 'y', -1)).toEqual({ kind: 'cover', place: 'y', needs: 2 });
    expect(obstacle(EACH, { x: 6, y: 2, [PLAYER]: 2 }, 'y', -1)).toBeNull();
  });
});

describe('a number that is dragged', () => {
  it('moves the excess over lethal damage, and no more than breaks the other', () => {
    expect(moved(PLAIN, { x: 13, y: 0, [PLAYER]: 0 }, 'x', 'y')).toEqual({ x: 9, y: 4, [PLAYER]: 0 });
    expect(moved(PLAIN, { x: 9, y: 4, [PLAYER]: 0 }, 'x', 'y')).toEqual({ x: 8, y: 5, [PLAYER]: 0 });
  });

  it('moves all if nothing exceeds lethal damage', () => {
    expect(moved(PLAIN, { x: 8, y: 5, [PLAYER]: 0 }, 'x', 'y')).toEqual({ x: 0, y: 13, [PLAYER]: 0 });
    expect(moved(PLAIN, { x: 1, y: 12, [PLAYER]: 0 }, 'x', 'y')).toEqual({ x: 0, y: 13, [PLAYER]: 0 });
  });

  it('goes no further than the rules allow', () => {
    expect(moved(THROUGH, { x: 15, y: 3, [PLAYER]: 3 }, 'x', PLAYER)).toEqual({ x: 13, y: 3, [PLAYER]: 5 });
    expect(moved(THROUGH, proposed(THROUGH), 'y', 'x')).toEqual(proposed(THROUGH));
    expect(moved(THROUGH, proposed(THROUGH), PLAYER, 'y')).toEqual({ x: 13, y: 8, [PLAYER]: 0 });
  });
});

describe('shares', () => {
  it('fill up the victims in order', () => {
    expect(given(PLAIN)).toEqual({ a: { x: 9 }, b: { y: 4 } });
  });

  it('of breakthrough champions cover the blockers together', () => {
    expect(given(THROUGH)).toEqual({ n: { x: 5 }, b: { [PLAYER]: 5, x: 5 }, c: { x: 3, y: 3 } });
  });

  it('of a team cover as much as they can', () => {
    expect(given(SHARED)).toEqual({ b: { [PLAYER]: 4, x: 3 }, n: { x: 2 } });
  });

  it('of each breakthrough champion cover all blockers if champions count separately', () => {
    expect(given(EACH)).toEqual({ b: { [PLAYER]: 1, x: 3, y: 1 }, c: { [PLAYER]: 2, x: 3, y: 1 }, d: { x: 3 } });
  });
});
