import type { CSSOptions } from 'vite';

import { inTextSize, resolveScreens } from '../src/style/screens.ts';

type Processing = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/**
 * Resolves the named screens of media queries, and makes fonts and screens follow the browser's text size: with text twice as large,
 * half as much fits. Styles are written in the design's pixels.
 */
export function styles(): Processing {
  return {
    plugins: [
      {
        postcssPlugin: 'mulligan-styles',
        Declaration(declaration) {
          const fonts = declaration.prop === 'font' || declaration.prop === 'font-size';
          if (fonts && declaration.value.includes('px')) declaration.value = inTextSize(declaration.value, 'rem');
        },
        AtRule(rule) {
          if (rule.name === 'media') rule.params = resolveScreens(rule.params);
        },
      },
    ],
  };
}
