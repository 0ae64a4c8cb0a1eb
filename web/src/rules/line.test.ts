import { expect, it } from 'vitest';

import { spans } from './line.ts';

it('reads the marks inside a line', () => {
  expect(spans('**Words.** A *window* is `E-1`, see [there](#x).').map(({ is, text, to }) => [is, text, to])).toEqual([
    ['strong', 'Words.', ''],
    ['plain', ' A ', ''],
    ['stress', 'window', ''],
    ['plain', ' is ', ''],
    ['code', 'E-1', ''],
    ['plain', ', see ', ''],
    ['link', 'there', '#x'],
    ['plain', '.', ''],
  ]);
});
