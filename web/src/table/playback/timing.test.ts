import { expect, it } from 'vitest';

import { FLIGHT, holdFor, OWN_FLIGHT, OWN_HOLD, pace, waitAfter } from './timing.ts';

const face = (...lines: string[]) => ({ name: 'Kong', lines, signs: [] });
const letters = (count: number): string => 'x'.repeat(count);

it('holds a card for as long as its text needs, within limits', () => {
  expect(holdFor(face(letters(56)), false, null)).toBe(500 + 22 * 60);
  expect([holdFor(face(), false, null), holdFor(face(letters(500)), false, null), holdFor(undefined, false, null)]).toEqual([1300, 3000, 1300]);
});

it('holds a modal card for its chosen mode and a third of the others', () => {
  const modal = face(letters(60), 'OR', letters(30));
  expect(holdFor(modal, false, null)).toBe(500 + 22 * 96);
  expect(holdFor(modal, false, 0)).toBeCloseTo(500 + 22 * (4 + 60 + 2 + 10));
  expect(holdFor(modal, false, 1)).toBeCloseTo(500 + 22 * (4 + 20 + 2 + 30));
});

it('holds a card that was seen before for less, but shows it for 1.3 seconds in all', () => {
  expect(holdFor(face(letters(500)), true, null)).toBe(1800);
  expect(FLIGHT + holdFor(face(), true, null)).toBe(1300);
});

it('waits longer after a number than after a step, and as long as a motion lasts', () => {
  expect([waitAfter(undefined), waitAfter({ motion: 'flash' }), waitAfter({ motion: 'step' }), waitAfter({ motion: 'stamp' })]).toEqual([400, 400, 110, 850]);
  expect([waitAfter({ motion: 'break' }), waitAfter({ motion: 'deal', gap: 40 })]).toEqual([440 + 55, 220 + 40]);
});

it('waits for a card that comes or breaks, and not for names and numbers that only stay to be read', () => {
  expect([waitAfter({ motion: 'play' }), waitAfter({ motion: 'scorch' }), waitAfter({ motion: 'toss', gap: 0 })]).toEqual([300 + 55, 780 + 55, 300]);
});

it('holds one of the viewer’s own cards for half a second, at every speed in proportion', () => {
  expect([OWN_FLIGHT, OWN_HOLD]).toEqual([300, 500]);
  expect([pace('slow', false), pace('normal', false), pace('fast', false), pace('fast', true)]).toEqual([1.7, 1, 0.5, 0.4]);
});
