import { describe, expect, test } from 'vitest';

import { PLAIN } from '../game-ui.ts';
import { PALETTES } from '../games.ts';
import { compose as composeIn, type Picture, type Window } from './composer/compose.ts';
import { gradients } from './gradients.ts';
import { LANDS, type Land } from './composer/lands.ts';
import { NEUTRAL } from './palettes.ts';
import { dice, seedOf } from './composer/seed.ts';

const WINDOWS: Window[] = ['read', 'hand', 'board', 'turned'];

const compose = (drawn: Picture, window: Window): string => composeIn(drawn, window, PLAIN.cards.windows);

function picture(given: Partial<Picture>): Picture {
  return { card: 'angel_of_light', palette: NEUTRAL, scene: 'airborne', subject: 'angel-outfit', backdrop: 'angel-wings', land: 'hills', ...given };
}

test('the seed of a card never changes: its picture hangs on it', () => {
  expect(seedOf('angel_of_light')).toBe(seedOf('angel-of-light'));
  expect(seedOf('angel_of_light')).toBe(2657766425);
  const throwDice = dice(seedOf('angel_of_light'));
  expect([throwDice(), throwDice()].map((n) => n.toFixed(6))).toEqual(['0.087306', '0.308242']);
});

describe.each(PALETTES.map((palette) => [palette.name, palette] as const))('the inks of %s', (_, palette) => {
  test('have all gradients that pictures use', () => {
    const sheet = gradients(PALETTES);
    const used = (['burst', 'airborne', 'grounded'] as const).flatMap((scene) =>
      [...compose(picture({ palette, scene }), 'read').matchAll(/url\(#([a-z_-]+)\)/g)].map((match) => match[1]),
    );
    for (const id of used) expect(sheet).toContain(`id="${id}"`);
  });

  test.each(WINDOWS)('compose for the window %s without a hole', (window) => {
    for (const scene of ['burst', 'airborne', 'grounded'] as const) {
      const layers = compose(picture({ palette, scene }), window);
      expect(layers).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(layers).toBe(compose(picture({ palette, scene }), window));
    }
  });
});

test.each(Object.keys(LANDS) as Land[])('land of %s', (land) => {
  expect(compose(picture({ land, scene: 'grounded' }), 'board')).not.toBe(compose(picture({ land: null, scene: 'grounded' }), 'board'));
});

test('no two palettes share a name: the sheet of a page has them all', () => {
  expect(new Set(PALETTES.map(({ name }) => name)).size).toBe(PALETTES.length);
});
