// The sizes of screens at which the layout changes. They are defined here and nowhere else: styles say `@media (--phone)`, which
// the build resolves (plugins/styles.ts), and components ask `lib/screen.ts`. So all parts of a page change at the same width.

export const SCREENS = {
  /** Below 480 px: the header has smaller paddings. */
  tiny: '(max-width: 479.98px)',
  /** One column; other players' boards are seen one at a time. */
  phone: '(max-width: 699.98px)',
  'not-phone': '(min-width: 700px)',
  /** A phone held upright, or another narrow screen that isn't low. */
  upright: '(max-width: 699.98px) and ((max-width: 559.98px) or (min-height: 480px))',
  /** A phone held sideways: the seats are a column on the left, the question one on the right. */
  sideways: '(min-width: 560px) and (max-height: 479.98px)',
  /** The header wraps, and long pages have one column. */
  slim: '(max-width: 899.98px)',
  'not-slim': '(min-width: 900px)',
  /** Phone or tablet: the rail becomes two bars, and the side a drawer. */
  narrow: '(max-width: 1199.98px)',
  wide: '(min-width: 1200px)',
  /** The header has no motto, and a menu of languages. */
  'short-header': '(max-width: 1319.98px)',
  /** There is room for a column with the card preview. */
  'preview-column': '(min-width: 1280px)',
  'no-preview-column': '(max-width: 1279.98px)',
  snug: '(min-width: 1280px) and (max-width: 1420.98px)',
  broad: '(min-width: 1700px)',
  /** No room for all actions of a page in one bar. */
  brief: '(max-width: 1099.98px)',
  large: '(min-width: 1700px) and (min-height: 1000px)',
  /** Screens viewed from a distance: everything is larger. */
  huge: '(min-width: 2300px) and (min-height: 1250px)',
  giant: '(min-width: 3000px) and (min-height: 1700px)',
  /** Low laptops, in four steps. Gaps and cards are smaller. */
  low: '(max-height: 839.98px)',
  /** The question on a phone is less high. */
  lower: '(max-height: 779.98px)',
  /** Boards use their smallest sizes. */
  'very-low': '(max-height: 719.98px)',
  'not-very-low': '(min-height: 720px)',
  /** A table of many scrolls behind the question. */
  lowest: '(max-height: 639.98px)',
  tall: '(min-height: 1000px)',
} as const;

export type Screen = keyof typeof SCREENS;

const ROOT = 16; // the pixels of a rem at the default text size
const LENGTH = /(?<![\w.-])(\d*\.?\d+)px/g;

/** Converts lengths from the design's pixels to ones that follow the browser's text size. */
export function inTextSize(value: string, unit: 'rem' | 'em'): string {
  return value.replace(LENGTH, (_, pixels: string) => `${Number((Number(pixels) / ROOT).toFixed(5))}${unit}`);
}

/** A media query with its named screens resolved, in units that follow the text size: larger text needs more room. */
export function resolveScreens(query: string): string {
  const resolved = query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!(name in SCREENS)) throw new Error(`there is no screen --${name}; style/screens.ts has ${Object.keys(SCREENS).join(', ')}`);
    return SCREENS[name as Screen];
  });
  return inTextSize(resolved, 'em');
}
