import type { Land } from './lands.ts';
import type { Motif } from './motifs.ts';

/** The ink family that one picture is printed in, and what stands in it when the card says nothing else. */
export interface Palette {
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

function palette(inks: string, land: Land, motif: Motif): Palette {
  const [skyTop = '', skyLow = '', light = '', far = '', near = '', foreground = '', paper = '', tint = '', ink = ''] = inks.split(' ');
  return { skyTop, skyLow, light, far, near, foreground, paper, tint, ink, land, motif };
}

export const PALETTES = {
  good: palette('#6a4a1c #e2b659 #fbe7ae #b98a3a #7d5821 #38260e #fffdf4 #f0d598 #241706', 'hills', 'rays'),
  wild: palette('#12301f #6f9440 #dbe08a #3d6a34 #214828 #0b1f14 #fbfbe6 #bdd283 #06140c', 'forest', 'contour'),
  evil: palette('#1d0914 #94252f #ee7149 #5f1727 #390f1e #17060e #fdeee2 #e09a82 #120409', 'graves', 'smoke'),
  sage: palette('#0a1e36 #35799a #b5e2e2 #215879 #153d5b #071a2b #f5fdfa #a3d3da #03101c', 'crags', 'rings'),
  northern_realms: palette('#14233d #4d78a8 #d3e0ec #2d5079 #1c3657 #0b1729 #f8fbfd #a9c2da #060e1a', 'walls', 'lozenge'),
  nilfgaard: palette('#0f0e0c #5a4c2f #eac45a #3a3222 #221e17 #0b0a08 #fff6dc #d9bd74 #060504', 'dunes', 'rays'),
  scoiatael: palette('#16281b #6b7a34 #eab463 #3c5a2a #233f24 #0d1d12 #fbf7e4 #cfc788 #07120a', 'forest', 'scales'),
  monsters: palette('#1c0c0b #73332a #dcab86 #4b201c #2e1413 #130807 #f7ebdc #d2a58c #0d0403', 'crags', 'claws'),
  skellige: palette('#1b1e30 #5d6286 #d3d3e6 #3b4063 #262b48 #0f1222 #f8f8fc #b3b6d2 #080a15', 'waves', 'sea'),
  neutral: palette('#2b2118 #8d7249 #ecd6a4 #5b482f #3b2e1f #18120b #fdf7e8 #d9c398 #0d0905', 'hills', 'laid'),
  frost: palette('#20394d #8fb6c9 #eef8fb #5b8299 #3b5f77 #152a3a #ffffff #c2e0ec #0a1720', 'crags', 'fall'),
  fog: palette('#33393b #9aa3a2 #e6ebe8 #6f7a79 #4f5958 #1f2626 #fbfdfc #c8d0cd #111515', 'forest', 'laid'),
  rain: palette('#152530 #4c6b7c #b9d2da #31505f #213b49 #0b1820 #f2f9fb #9dc0cd #060e13', 'hills', 'fall'),
  clear: palette('#2f5d7c #f0c978 #fff0c0 #7e8f76 #4d6a58 #20342b #fffdf0 #f5d98e #141d18', 'hills', 'rays'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Weather is printed in inks of its own, whatever faction plays it. */
const WEATHER: Readonly<Record<string, PaletteName>> = {
  biting_frost: 'frost',
  impenetrable_fog: 'fog',
  torrential_rain: 'rain',
  skellige_storm: 'rain',
  clear_weather: 'clear',
};

/** The palette of a card: its alignment's or faction's, or its weather's. */
export function paletteOf(card: string, group: string): PaletteName {
  return WEATHER[card] ?? (group in PALETTES ? (group as PaletteName) : 'neutral');
}
