// Every sound of the table, as data: bursts of noise and tones, each with an envelope. `synth.ts` plays them; nothing is downloaded.

/** One burst. Times are in milliseconds; `at` counts from the start of the sound. */
export interface Part {
  source: 'noise' | 'sine' | 'triangle' | 'sawtooth';
  /** The pitch of a tone, or the middle of a band of noise. */
  hz: number;
  /** The pitch or the band at the end. */
  to?: number;
  /** A filter; the default for noise is a band-pass. */
  filter?: { type: 'lowpass' | 'bandpass' | 'highpass'; hz?: number; q?: number };
  at: number;
  attack: number;
  lasts: number;
  gain: number;
}

export interface Recipe {
  parts: readonly Part[];
  /** Gain that equalises the loudness of sounds. */
  gain: number;
  /** Pitch step between the sounds of a series, in cents. */
  rises?: number;
  /** The maximum number in a series. */
  most?: number;
}

type Times = Pick<Part, 'at' | 'lasts'>;

const noise = (hz: number, to: number, times: Times, { attack = 2, gain = 1, q = 1, type = 'bandpass' }: { attack?: number; gain?: number; q?: number; type?: 'lowpass' | 'bandpass' | 'highpass' } = {}): Part => ({
  source: 'noise', hz, to, filter: { type, q }, attack, gain, ...times,
});

const thump = (hz: number, to: number, times: Times, gain = 1): Part => ({ source: 'sine', hz, to, attack: 2, gain, ...times });

/** A dry tap on wood, at a pitch. */
const tap = (pitch: number, at = 0): Part[] => [
  noise(1100 * pitch, 900 * pitch, { at, lasts: 30 }, { q: 2.5, gain: 0.8 }),
  { source: 'triangle', hz: 430 * pitch, to: 300 * pitch, at, attack: 1, lasts: 50, gain: 0.6 },
];

/** A bell: partials of a struck bar; higher ones are shorter. */
const bell = (hz: number, { at, lasts }: Times, gain = 1): Part[] =>
  [[1, 1, 1], [2, 0.4, 0.7], [2.76, 0.22, 0.45], [5.4, 0.07, 0.2]].map(([times = 1, loud = 1, long = 1]) => ({
    source: 'sine', hz: hz * times, at, attack: 4, lasts: lasts * long, gain: gain * loud,
  }));

/** A plucked note. */
const note = (hz: number, { at, lasts }: Times, gain = 1): Part[] => [
  { source: 'triangle', hz, at, attack: 8, lasts, gain },
  { source: 'sine', hz: hz * 2, at, attack: 8, lasts: lasts * 0.6, gain: gain * 0.3 },
];

const brass = (hz: number, { at, lasts }: Times): Part => ({ source: 'sawtooth', hz: hz * 0.985, to: hz, filter: { type: 'lowpass', hz: 1500, q: 0.7 }, at, attack: 30, lasts, gain: 0.8 });

/** Short clicks at given times, each in its own band. */
const clicks = (times: readonly number[], band: (i: number) => number, gain: number): Part[] =>
  times.map((at, i) => noise(band(i), band(i), { at, lasts: 18 }, { attack: 1, q: 4, gain: gain * (i % 2 ? 0.6 : 1) }));

const wind = (from: number, to: number, gain = 1): Part => noise(from, to, { at: 0, lasts: 500 }, { attack: 200, q: 1.6, gain });

const tick = (at: number): Part[] => [noise(2400, 2400, { at, lasts: 25 }, { attack: 1, q: 6 }), { source: 'sine', hz: 1320, at, attack: 1, lasts: 45, gain: 0.5 }];

export const RECIPES = {
  draw: { parts: [noise(2400, 4200, { at: 0, lasts: 90 }, { attack: 30, q: 0.8 })], gain: 0.4, rises: 90 },
  play: { parts: [noise(800, 1700, { at: 0, lasts: 160 }, { attack: 70, q: 0.7, gain: 0.7 }), thump(150, 90, { at: 150, lasts: 90 }), noise(420, 300, { at: 150, lasts: 35 }, { type: 'lowpass', gain: 0.7 })], gain: 0.34 },
  lay: { parts: tap(1), gain: 0.45 },
  unselect: { parts: tap(0.7), gain: 0.5 },
  token: { parts: tap(1.15), gain: 0.5, most: 4 },
  attack: { parts: [noise(620, 380, { at: 0, lasts: 70 }, { type: 'lowpass' }), noise(560, 340, { at: 110, lasts: 70 }, { type: 'lowpass' }), thump(98, 58, { at: 0, lasts: 250 })], gain: 0.3, most: 1 },
  stamp: { parts: [thump(190, 115, { at: 0, lasts: 80 }), noise(900, 500, { at: 0, lasts: 30 }, { type: 'lowpass', gain: 0.6 })], gain: 0.34 },
  'stamp-deep': { parts: [thump(118, 60, { at: 0, lasts: 80 }), noise(600, 300, { at: 0, lasts: 40 }, { type: 'lowpass', gain: 0.8 })], gain: 0.31 },
  break: { parts: [...clicks([0, 22, 37, 71, 96], (i) => 2600 + 500 * (i % 3), 1), noise(3000, 1400, { at: 0, lasts: 120 }, { attack: 1, q: 0.8, gain: 0.7 }), noise(1700, 5000, { at: 120, lasts: 250 }, { attack: 60, q: 0.8, gain: 0.45 })], gain: 0.7 },
  heal: { parts: [...bell(659, { at: 0, lasts: 380 }, 0.8), ...bell(831, { at: 120, lasts: 420 }, 0.8)], gain: 0.2 },
  wind: { parts: [wind(800, 360)], gain: 1 },
  frost: { parts: [wind(420, 900, 0.6), ...[2637, 3136, 3951].map((hz, i): Part => ({ source: 'sine', hz, at: 60 + 90 * i, attack: 10, lasts: 260, gain: 0.28 }))], gain: 0.75 },
  rain: { parts: [wind(500, 800, 0.6), ...clicks([20, 64, 101, 149, 182, 237, 270, 331, 368, 425, 470], (i) => 3600 + 420 * ((i * 5) % 7), 1)], gain: 0.8 },
  fog: { parts: [noise(240, 160, { at: 0, lasts: 500 }, { attack: 220, type: 'lowpass' }), { source: 'sine', hz: 74, to: 66, at: 0, attack: 200, lasts: 500, gain: 0.7 }], gain: 0.28 },
  horn: { parts: [brass(233, { at: 0, lasts: 150 }), brass(349, { at: 130, lasts: 220 })], gain: 0.33 },
  scorch: { parts: [noise(1500, 260, { at: 0, lasts: 600 }, { attack: 60, type: 'lowpass', gain: 0.8 }), ...clicks([10, 52, 83, 140, 171, 233, 290, 322, 391, 450, 521], (i) => 3200 - 220 * i, 1)], gain: 0.8, most: 1 },
  pass: { parts: [noise(620, 340, { at: 0, lasts: 110 }, { attack: 25, q: 0.9 }), noise(520, 260, { at: 100, lasts: 150 }, { attack: 30, q: 0.9, gain: 0.8 })], gain: 1 },
  gem: { parts: [noise(5200, 5200, { at: 0, lasts: 20 }, { attack: 1, q: 1 }), ...bell(1865, { at: 0, lasts: 300 }, 0.5), ...bell(2489, { at: 130, lasts: 370 }, 0.7)], gain: 0.22 },
  'round-won': { parts: [...note(392, { at: 0, lasts: 320 }), ...note(494, { at: 190, lasts: 320 }), ...note(587, { at: 380, lasts: 520 })], gain: 0.2, most: 1 },
  'round-lost': { parts: [...note(392, { at: 0, lasts: 450 }), ...note(294, { at: 340, lasts: 560 })], gain: 0.22, most: 1 },
  'game-won': { parts: [[392, 0], [523, 200], [659, 400], [784, 600]].flatMap(([hz = 0, at = 0]) => note(hz, { at, lasts: 420 }, 0.8)).concat([523, 659, 1047].flatMap((hz) => note(hz, { at: 860, lasts: 940 }, 0.5))), gain: 0.17, most: 1 },
  'game-lost': { parts: [[440, 0], [330, 200], [294, 400], [247, 600]].flatMap(([hz = 0, at = 0]) => note(hz, { at, lasts: 420 }, 0.8)).concat([110, 165, 220].flatMap((hz) => note(hz, { at: 860, lasts: 940 }, 0.6))), gain: 0.16, most: 1 },
  turn: { parts: bell(523, { at: 0, lasts: 600 }), gain: 0.2 },
  tick: { parts: tick(0), gain: 0.5 },
  ticks: { parts: [...tick(0), ...tick(180)], gain: 0.5 },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;

export const SOUND_NAMES = Object.keys(RECIPES) as SoundName[];

export function recipeOf(name: SoundName): Recipe {
  return RECIPES[name];
}

/** The tail is everything after a burst's attack; at fast speed it is half as long. */
export function partLength({ attack, lasts }: Pick<Part, 'attack' | 'lasts'>, tails: number): number {
  return attack + (lasts - attack) * tails;
}

/** Milliseconds until the last part has faded. */
export function lengthOf(recipe: Recipe, tails = 1): number {
  return Math.max(...recipe.parts.map((part) => part.at + partLength(part, tails)));
}
