import { expect, test } from 'vitest';

import { paletteOf } from './palettes.ts';

test.each([
  ['biting_frost', 'neutral', 'frost'],
  ['geralt_of_rivia', 'neutral', 'neutral'],
  ['any', 'northern_realms', 'northern_realms'],
  ['any', 'elsewhere', 'neutral'],
])('the card %s of the group %s has the palette %s', (card, group, name) => {
  expect(paletteOf({ card, group }).name).toBe(name);
});
