import { expect, test } from 'vitest';

import { detect } from './language.svelte.ts';

test.each([
  [['pl-PL', 'en'], 'pl'],
  [['de', 'fr-CA'], 'fr'],
  [['RU'], 'ru'],
  [['de', 'it'], 'en'],
  [[], 'en'],
])('of %j we speak %s', (wanted, language) => {
  expect(detect(wanted)).toBe(language);
});
