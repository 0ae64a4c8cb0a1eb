import { expect, it } from 'vitest';

import { following } from './text-size.ts';

it.each([
  ['16px', '1rem'],
  ['800 25px/1.12 var(--serif)', '800 1.5625rem/1.12 var(--serif)'],
  ['600 max(12.5px, calc(var(--tile) * .17))/var(--line) var(--cond)', '600 max(0.78125rem, calc(var(--tile) * .17))/var(--line) var(--cond)'],
  ['.5em', '.5em'],
])('a font of %s follows the size of text', (font, followed) => {
  expect(following(font, 'rem')).toBe(followed);
});

it('what is narrow follows it too', () => {
  expect(following('(max-width: 1099.98px) and (min-height: 1000px)', 'em')).toBe('(max-width: 68.74875em) and (min-height: 62.5em)');
});
