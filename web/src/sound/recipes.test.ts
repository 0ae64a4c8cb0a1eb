import { expect, test } from 'vitest';

import { lengthOf, recipeOf, RECIPES, SOUND_NAMES, type SoundName } from './recipes.ts';

/** The lengths that the design asks for, in milliseconds. */
const LENGTHS: Partial<Record<SoundName, number>> = {
  draw: 90, lay: 50, unselect: 50, token: 50, attack: 250, stamp: 80, 'stamp-deep': 80, break: 120 + 250, wind: 500, frost: 500, rain: 500, fog: 500, horn: 350,
  scorch: 600, pass: 250, gem: 500, 'round-won': 900, 'round-lost': 900, 'game-won': 1800, 'game-lost': 1800, turn: 600,
};

test.each(Object.entries(LENGTHS))('%s lasts %i ms', (name, lasts) => {
  expect(lengthOf(recipeOf(name as SoundName))).toBeCloseTo(lasts, 0);
});

test('every part begins before it fades, and fades to a pitch that can be heard', () => {
  for (const name of SOUND_NAMES)
    for (const part of recipeOf(name).parts) {
      expect(part.attack, name).toBeLessThan(part.lasts);
      expect(Math.min(part.hz, part.to ?? part.hz), name).toBeGreaterThan(30);
    }
});

test('fast tables shorten tails, not attacks', () => {
  expect(lengthOf(recipeOf('turn'), 0.5)).toBeCloseTo(4 + 596 / 2);
  for (const name of SOUND_NAMES) expect(lengthOf(recipeOf(name), 0.5), name).toBeLessThan(lengthOf(recipeOf(name)));
});

test('deselecting is the tap of selecting, lower; high numbers land deeper', () => {
  RECIPES.unselect.parts.forEach((part, i) => expect(part.hz).toBeLessThan(RECIPES.lay.parts[i]?.hz ?? 0));
  expect(RECIPES['stamp-deep'].parts[0]?.hz).toBeLessThan(RECIPES.stamp.parts[0]?.hz ?? 0);
});
