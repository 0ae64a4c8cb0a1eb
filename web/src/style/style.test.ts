import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it, test } from 'vitest';

import { inTextSize, resolveScreens, SCREENS } from './screens.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css|ts)$/u.test(path) && !path.endsWith('.test.ts'));

/** All matches of a pattern in the sources, with their files, except in files that may match. */
function found(pattern: RegExp, allowed: RegExp): string[] {
  return files
    .filter((path) => !allowed.test(path))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

describe('lengths follow the text size', () => {
  it.each([
    ['16px', '1rem'],
    ['800 25px/1.12 var(--serif)', '800 1.5625rem/1.12 var(--serif)'],
    ['600 max(12.5px, calc(var(--tile) * .17))/var(--line) var(--cond)', '600 max(0.78125rem, calc(var(--tile) * .17))/var(--line) var(--cond)'],
    ['.5em', '.5em'],
  ])('a font of %s', (font, followed) => {
    expect(inTextSize(font, 'rem')).toBe(followed);
  });
});

describe('screens', () => {
  it('are resolved by name, alone and together', () => {
    expect(resolveScreens('(--narrow) and (--tall)')).toBe('(max-width: 74.99875em) and (min-height: 62.5em)');
    expect(resolveScreens('(prefers-reduced-motion: reduce)')).toBe('(prefers-reduced-motion: reduce)');
  });

  it('that do not exist are an error that lists those that do', () => {
    expect(() => resolveScreens('(--fone)')).toThrow(/no screen --fone; .*phone/u);
  });

  it('leave no width between a screen and its opposite', () => {
    const edge = (query: string): number => Number(/(\d+(\.\d+)?)px/u.exec(query)?.[1]);
    expect(edge(SCREENS['not-phone']) - edge(SCREENS.phone)).toBeCloseTo(0.02);
    expect(edge(SCREENS.wide) - edge(SCREENS.narrow)).toBeCloseTo(0.02);
  });
});

test('media queries use named screens, without widths or heights', () => {
  expect(found(/@media[^{]*(width|height)[^{]*/gu, /^style\/screens\.ts$/u)).toEqual([]);
  expect(found(/(MediaQuery|matchMedia)\([^)]*(width|height)[^)]*/gu, /^style\/screens\.ts$/u)).toEqual([]);
});

test('colours come from tokens', () => {
  const colours = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\))|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*/giu;
  expect(found(colours, /^style\/tokens\.css$|(^|\/)(theme\.css|palettes\.ts)$/u)).toEqual([]);
  expect('color: #a1b2c3; x: RGBA(0, 0, 0, .5)'.match(colours)).toHaveLength(2);
});

test('marks are drawn in one place', () => {
  const marks = /\.(?:lit|chosen)(?:\[[^\]]*\])?(?:::before)?\s*(?:,[^{})]*)?\{[^{}]*(?:box-shadow|outline|content):/gu;
  expect(found(marks, /^style\/marks\.css$/u)).toEqual([]);
  expect('.x.lit::before { content: ""; } .y.chosen { box-shadow: none; }'.match(marks)).toHaveLength(2);
});
