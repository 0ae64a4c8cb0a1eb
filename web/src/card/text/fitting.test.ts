import { expect, test } from 'vitest';

import { breadth, softened } from './fitting.ts';

test('breadth counts letters, broad ones and Cyrillic ones as more', () => {
  expect(breadth('Kong')).toBe(4);
  expect(breadth('Time')).toBe(4.5);
  expect(breadth('Конг')).toBeCloseTo(4.4);
  expect(breadth('Шип')).toBeCloseTo(3.8);
});

test.each([
  ['Kong', 'Kong'],
  ['Commander’s Horn', 'Com·man·der’s Horn'],
  ['Villentretenmerth', 'Vil·lent·re·ten·merth'],
  ['Przywoływacz', 'Przy·wo·ły·wacz'],
  ['Трубадур', 'Тру·ба·дур'],
])('%s may be divided', (words, divided) => {
  expect(softened(words).replaceAll('\u00AD', '·')).toBe(divided);
});
