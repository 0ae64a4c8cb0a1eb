import { expect, test } from 'vitest';

import { fieldAround } from './field.ts';

const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('a field is the bounding box of all parts of the board', () => {
  expect(fieldAround(edges(100, 0, 900, 600), [edges(300, 10, 900, 200), edges(300, 210, 900, 400)])).toEqual({ left: 200, top: 10, width: 600, height: 390 });
});

test('a part that is scrolled out of the board does not count', () => {
  expect(fieldAround(edges(0, 0, 400, 300), [edges(0, -100, 400, 500)])).toEqual({ left: 0, top: 0, width: 400, height: 300 });
});

test('a board without parts is all field', () => {
  expect(fieldAround(edges(10, 20, 110, 220), [])).toEqual({ left: 0, top: 0, width: 100, height: 200 });
});

test('the question below a field stays free, and one above a hand takes nothing from it', () => {
  const [board, ask] = [edges(0, 0, 400, 800), edges(0, 500, 400, 600)];
  expect(fieldAround(board, [], ask).height).toBe(496);
  expect(fieldAround(board, [edges(0, 610, 400, 800)], ask)).toEqual({ left: 0, top: 610, width: 400, height: 190 });
});
