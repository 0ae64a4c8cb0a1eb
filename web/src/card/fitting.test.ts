import { expect, test } from 'vitest';

import { breadth, broadestWord } from './fitting.ts';

test('breadth counts letters, broad ones and Cyrillic ones as more', () => {
  expect(breadth('Kong')).toBe(4);
  expect(breadth('Time')).toBe(4.5);
  expect(breadth('Конг')).toBeCloseTo(4.4);
  expect(breadth('Шип')).toBeCloseTo(3.8);
});

test('the broadest word of a name decides; a hyphen parts words', () => {
  expect(broadestWord('Lord of the Arena')).toBe(5);
  expect(broadestWord('Porte-étendard')).toBe(8);
});
