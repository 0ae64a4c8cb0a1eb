import { expect, test } from 'vitest';

import { glyphsOfCards, outlines } from './glyphs.ts';

const CSV = 'card,subject,backdrop,land\nwolf,wolf-howl,,\npack_alpha,wolf-head,wolf-howl,forest\n';

test('the glyphs of cards are subjects and backdrops, each once', () => {
  expect(glyphsOfCards(CSV)).toEqual(['wolf-head', 'wolf-howl']);
});

test('a glyph that the set lacks is named', () => {
  expect(() => outlines(['wolf-head', 'wolf-haed'], { 'wolf-head': '<path/>' }, 'art.csv')).toThrow('art.csv names glyphs that game-icons does not have: wolf-haed');
});
