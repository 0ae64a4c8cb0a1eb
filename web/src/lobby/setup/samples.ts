// Two invented games, for tests.

import type { FormatInfo, GameInfo, ModeInfo, SwitchInfo } from '../../wire/wire.ts';
import { CLOCKS, type Wish } from './choices.ts';

const sizes = (least: number, most: number, teams: Readonly<Record<number, number[]>> | null = null): ModeInfo['sizes'] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((seats) => (teams === null ? [{ seats, teams: [] }] : (teams[seats] ? [{ seats, teams: teams[seats] }] : [])));
const mode = (name: string, players: [number, number], formats: string[], more: Partial<ModeInfo> = {}): ModeInfo => ({ name, words: name, about: '', rule: `R-${name}`, attacks: 'all', minutes: 10, players, sizes: sizes(...players), formats, variants: [], endings: [], ...more });
const format = (name: string, players: [number, number], more: Partial<FormatInfo> = {}): FormatInfo => ({ name, words: name, about: '', rule: `F-${name}`, minutes: 0, requires: {}, players, drafted: false, brought: false, takes: 0, built: false, boxes: null, pool: null, sets: [], ...more });
const boxes = (each: number, more: Partial<NonNullable<FormatInfo['boxes']>> = {}): NonNullable<FormatInfo['boxes']> => ({ least: 1, most: 16, holds: { whole: 120, half: 60 }, each, shared: false, ...more });
const value = (name: string, ...rulesets: string[]): SwitchInfo['values'][number] => ({ name, words: `${name}.`, rule: `S-${name}`, rulesets });
const SETS: FormatInfo['sets'] = [['whole', 'Whole'], ['half', 'Half']];

export const HEROES: GameInfo = {
  name: 'heroes',
  title: 'Heroes',
  modes: [
    mode('duel', [2, 2], ['starter', 'sealed', 'choice', 'open', 'pack', 'constructed']),
    mode('free_for_all', [3, 8], ['starter', 'sealed', 'choice', 'pack', 'cube']),
    mode('hunter', [3, 8], ['starter', 'pack'], { attacks: 'left', endings: [{ name: 'first', words: 'first', about: '', minutes: 10, alias: 'hunter_first' }, { name: 'last', words: 'last', about: '', minutes: 15, alias: 'hunter_last' }] }),
    mode('hydra', [4, 8], ['sealed', 'choice'], { attacks: 'teams', sizes: sizes(4, 8, { 4: [2], 6: [2, 3], 8: [2, 4] }) }),
  ],
  formats: [
    format('starter', [2, 8], { takes: 2, boxes: boxes(2, { holds: { '': 4 } }) }),
    format('sealed', [2, 8], { boxes: boxes(30), sets: SETS }),
    format('choice', [2, 8], { drafted: true, minutes: 8, boxes: boxes(0), sets: SETS, pool: { default: 60, least: 31, most: 960, step: 1 } }),
    format('open', [2, 2], { drafted: true, boxes: boxes(0, { shared: true }), sets: SETS, pool: { default: 60, least: 60, most: 1920, step: 4 } }),
    format('pack', [3, 8], { drafted: true, minutes: 10, boxes: boxes(30), sets: SETS }),
    format('cube', [2, 8], { drafted: true, boxes: boxes(36, { least: 3, most: 3, holds: { whole: 304, half: 152 } }), sets: SETS }),
    format('constructed', [2, 8], { brought: true, built: true, takes: 1 }),
  ],
  rulesets: [{ name: 'new', words: 'New', about: '' }, { name: 'old', words: 'Old', about: '' }],
  switches: [{ name: 'blitz', words: 'Blitz?', values: [value('fast', 'new'), value('slow', 'old'), value('never')] }],
  bots: ['novice', 'easy', 'normal', 'hard', 'master'],
  windows: [],
};
export const ROWS: GameInfo = {
  ...HEROES,
  name: 'rows',
  modes: [mode('duel', [2, 2], ['classic', 'advanced']), mode('solo', [1, 1], ['sets'], { attacks: 'virtual', variants: [{ name: 'leaders', words: 'Leaders', about: '', builds: false }, { name: 'building', words: 'Building', about: '', builds: true }] })],
  formats: [format('classic', [2, 5], { takes: 1 }), format('advanced', [2, 5], { takes: 1, requires: { pool: ['boxed'] } }), format('sets', [2, 2], { takes: 1, requires: { pool: ['boxed'] } })],
  switches: [{ name: 'pool', words: 'Pool?', values: [value('boxed', 'new'), value('video', 'old')] }],
};

/** Every part of a setup of HEROES, changed once from its default. */
export const CHANGES: readonly Partial<Wish>[] = [
  {},
  ...HEROES.modes.map(({ name }) => ({ mode: name })),
  { mode: 'hunter', ending: 'last' },
  ...HEROES.formats.flatMap(({ name }) => [{ format: name }, { mode: 'free_for_all', format: name }]),
  ...[3, 4, 5, 6, 7, 8].map((seats) => ({ mode: 'free_for_all', seats })),
  { mode: 'hydra', seats: 6, teams: 3 },
  { format: 'choice', pool: 90 },
  { format: 'choice', boxes: 4 },
  { format: 'choice', set: 'half' },
  { ruleset: 'old' },
  { switches: { blitz: 'never' } },
  { ruleset: 'old', switches: { blitz: 'fast' } },
  { against: 'friend' },
  { mode: 'free_for_all', seats: 4, against: 'anyone', bots: 2 },
  { against: 'hot_seat' },
  { bot: 'novice' },
  { anyDeck: false },
  ...Object.keys(CLOCKS).map((clock) => ({ clock })),
];
