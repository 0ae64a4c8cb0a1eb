import { expect, test } from 'vitest';

import { leftOf, minutes, warningAt } from './clocks.ts';

test('only the clock of the player who is asked runs', () => {
  expect(leftOf({ left: 40, asked: true }, 2500)).toBe(37.5);
  expect(leftOf({ left: 40, asked: false }, 2500)).toBe(40);
  expect(leftOf({ left: 1, asked: true }, 2500)).toBe(0);
  expect(minutes(64.2)).toBe('1:05');
});

test('a clock warns once at thirty seconds and once at ten', () => {
  const clock = [31, 30.2, 29.9, 29.6, 10.1, 10, 9.7, 0];
  const warnings = clock.map((left, i) => warningAt(clock[i - 1] ?? null, left));
  expect(warnings).toEqual([null, null, 30, null, null, 10, null, null]);
});

test('a clock that begins below a warning is silent, and one that jumps past both says the last', () => {
  expect(warningAt(null, 30)).toBeNull();
  expect(warningAt(20, null)).toBeNull();
  expect(warningAt(40, 5)).toBe(10);
});
