import { NEUTRAL, palette, type Palette } from '../art/palettes.ts';

const FACTIONS: Readonly<Record<string, Palette>> = {
  northern_realms: palette('northern_realms', '#14233d #4d78a8 #d3e0ec #2d5079 #1c3657 #0b1729 #f8fbfd #a9c2da #060e1a', 'walls', 'lozenge'),
  nilfgaard: palette('nilfgaard', '#0f0e0c #5a4c2f #eac45a #3a3222 #221e17 #0b0a08 #fff6dc #d9bd74 #060504', 'dunes', 'rays'),
  scoiatael: palette('scoiatael', '#16281b #6b7a34 #eab463 #3c5a2a #233f24 #0d1d12 #fbf7e4 #cfc788 #07120a', 'forest', 'scales'),
  monsters: palette('monsters', '#1c0c0b #73332a #dcab86 #4b201c #2e1413 #130807 #f7ebdc #d2a58c #0d0403', 'crags', 'claws'),
  skellige: palette('skellige', '#1b1e30 #5d6286 #d3d3e6 #3b4063 #262b48 #0f1222 #f8f8fc #b3b6d2 #080a15', 'waves', 'sea'),
};

export const FROST = palette('frost', '#20394d #8fb6c9 #eef8fb #5b8299 #3b5f77 #152a3a #ffffff #c2e0ec #0a1720', 'crags', 'fall');
const FOG = palette('fog', '#33393b #9aa3a2 #e6ebe8 #6f7a79 #4f5958 #1f2626 #fbfdfc #c8d0cd #111515', 'forest', 'laid');
const RAIN = palette('rain', '#152530 #4c6b7c #b9d2da #31505f #213b49 #0b1820 #f2f9fb #9dc0cd #060e13', 'hills', 'fall');
const CLEAR = palette('clear', '#2f5d7c #f0c978 #fff0c0 #7e8f76 #4d6a58 #20342b #fffdf0 #f5d98e #141d18', 'hills', 'rays');

/** Weather has its own inks, independent of the faction. */
const WEATHER: Readonly<Record<string, Palette>> = {
  biting_frost: FROST,
  impenetrable_fog: FOG,
  torrential_rain: RAIN,
  skellige_storm: RAIN,
  clear_weather: CLEAR,
};

export const PALETTES: readonly Palette[] = [...Object.values(FACTIONS), FROST, FOG, RAIN, CLEAR];

/** The palette of a card: its weather's or its faction's. */
export function paletteOf({ card, group }: { card: string; group: string }): Palette {
  return WEATHER[card] ?? FACTIONS[group] ?? NEUTRAL;
}
