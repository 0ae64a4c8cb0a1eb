import { describe, expect, it } from 'vitest';

import { areTogether, inZone, isIn, parsePlace, placeIn } from './place.ts';

describe('a place', () => {
  it('has a zone, a path and a list', () => {
    expect(parsePlace('unit/0/2/5')).toEqual({ zone: 'unit', path: ['0', '2', '5'], list: 'unit/0/2', text: 'unit/0/2/5' });
    expect(parsePlace('champion/5').list).toBe('champion');
  });

  it('is written from its zone and path', () => {
    expect(placeIn('unit', 0, '2', 5)).toBe('unit/0/2/5');
  });

  it('is in a zone by its whole name', () => {
    expect([isIn(parsePlace('hand/0/2'), 'hand'), isIn(parsePlace('handle/0'), 'hand')]).toEqual([true, false]);
  });

  it('is together with the other members of its list', () => {
    const together = (one: string, other: string): boolean => areTogether(parsePlace(one), parsePlace(other));
    expect([together('hand/0/2', 'hand/0/9'), together('hand/0/2', 'hand/1/2'), together('', ''), together('champion/1', 'champion/12')]).toEqual([true, false, false, true]);
  });

  it('has a counterpart in another zone', () => {
    expect(inZone(parsePlace('row/0/1'), 'horn')).toBe('horn/0/1');
  });
});
