import type { CSSOptions } from 'vite';

type Processing = Exclude<NonNullable<CSSOptions['postcss']>, string>;

const ROOT = 16; // what a rem is until somebody wants larger text
const LENGTH = /(?<![\w.-])(\d*\.?\d+)px/g;

/** Lengths in the design's pixels, as lengths that follow the size of text that the reader has set in the browser. */
export function following(value: string, unit: 'rem' | 'em'): string {
  return value.replace(LENGTH, (_, pixels: string) => `${Number((Number(pixels) / ROOT).toFixed(5))}${unit}`);
}

/**
 * All fonts follow the reader's size of text, and so does the width at which a page is laid out for narrow screens: with text twice
 * as large half as much has room. Styles are written in the design's pixels.
 */
export function textSize(): Processing {
  return {
    plugins: [
      {
        postcssPlugin: 'mulligan-text-size',
        Declaration(declaration) {
          const fonts = declaration.prop === 'font' || declaration.prop === 'font-size';
          if (fonts && declaration.value.includes('px')) declaration.value = following(declaration.value, 'rem');
        },
        AtRule(rule) {
          if (rule.name === 'media' && rule.params.includes('px')) rule.params = following(rule.params, 'em');
        },
      },
    ],
  };
}
