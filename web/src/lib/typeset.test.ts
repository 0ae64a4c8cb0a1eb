import { expect, it } from 'vitest';

import examples from './typeset.examples.json';
import { typeset } from './typeset.ts';

it.each(examples)('$language: $typed', ({ language, typed, shown }) => {
  expect(typeset(typed, language)).toBe(shown);
  expect(typeset(shown, language), 'a second time').toBe(shown);
});
