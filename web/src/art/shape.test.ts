import { expect, test } from 'vitest';

import { heightFor } from './shape.ts';

test.each([
  ['the default shape', 100, 82, 330, 330],
  ['a little different', 100, 86, 330, 330],
  ['low', 90, 40, 330, 180],
  ['very low', 200, 20, 330, 120],
  ['tall', 40, 80, 330, 800],
  ['out of sight', 0, 0, 330, 330],
])('a window that is %s', (_, width, height, defaultHeight, composed) => {
  expect(heightFor(width, height, defaultHeight)).toBe(composed);
});
