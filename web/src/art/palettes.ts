import type { Land } from './composer/lands.ts';
import type { Motif } from './composer/motifs.ts';

// Palettes are the tokens of the pictures: each is defined once, in the `palettes.ts` of its game. They are not custom properties,
// because SVG paint in a shared sheet is composed as text, and a picture keeps its inks in both themes.

/** The inks of a picture, and its default subject and landscape. */
export interface Palette {
  name: string;
  skyTop: string;
  skyLow: string;
  light: string;
  far: string;
  near: string;
  foreground: string;
  /** The subject in the light, and in the shade. */
  paper: string;
  tint: string;
  ink: string;
  land: Land;
  motif: Motif;
}

/** A palette from its nine inks, in the order of the fields above. */
export function palette(name: string, inks: string, land: Land, motif: Motif): Palette {
  const [skyTop = '', skyLow = '', light = '', far = '', near = '', foreground = '', paper = '', tint = '', ink = ''] = inks.split(' ');
  return { name, skyTop, skyLow, light, far, near, foreground, paper, tint, ink, land, motif };
}

/** The greys of masks over the engraver's hatch, from transparent to dense; and the lines of the printing plate. */
export const MASK = { none: '#000', most: '#bbb' } as const;

/** For cards without a group. */
export const NEUTRAL = palette('neutral', '#2b2118 #8d7249 #ecd6a4 #5b482f #3b2e1f #18120b #fdf7e8 #d9c398 #0d0905', 'hills', 'laid');
