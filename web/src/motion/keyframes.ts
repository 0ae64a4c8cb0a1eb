import type { Motion } from './verbs.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MOVE = 220;
export const FLASH = 120;
/** Durations that differ from a move's. A stamp stays long enough to be read; nothing waits for it. */
const LASTS: Readonly<Partial<Record<Motion, number>>> = { stamp: 1200, crown: 600, cast: 330, play: 300, spawn: 300, bounce: 420, break: 440, 'turn-up': 400, scorch: 780, bleach: 460, toss: 300, trade: 320, wipe: 450, unwipe: 450 };
export const TURN = 180;
export const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const IMPACT_EASE = 'cubic-bezier(.55, .05, .7, .3)';
/** Milliseconds between two numbers of a wave, and the maximum for the wave. */
const WAVE = 50;
export const LONGEST_WAVE = 600;
/** Milliseconds between two things that leave in a sweep, and the maximum for the sweep. */
const SWEEP = 35;
const LONGEST_SWEEP = 700;

export function lastsOf(motion: Motion): number {
  return LASTS[motion] ?? MOVE;
}

/** The delay of the number at `index` of a wave. */
export function waveDelay(index: number): number {
  return Math.min(LONGEST_WAVE, index * WAVE);
}

/** The delay of the thing at `index` of a sweep. */
export function sweepDelay(index: number, count: number): number {
  return Math.round(index * Math.min(SWEEP, LONGEST_SWEEP / Math.max(1, count)));
}

export function distance(one: Box, other: Box): number {
  return Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y);
}

/** The animation of an arriving thing; frames are relative to its place. A drawn card can be at an angle in a fan. */
export function comes(motion: Motion, from: Box, to: Box, angle = 0): Keyframe[] {
  const start = along(to, from);
  const [straight, fanned] = [{ transform: 'rotate(0deg)' }, { transform: `rotate(${round(angle)}deg)` }];
  switch (motion) {
    case 'deal':
    case 'turn-up':
      return [{ ...start, ...straight, opacity: 0.2 }, { ...fanned, opacity: 1, offset: 0.4 }, { ...REST, ...straight }];
    case 'fan':
      return [{ ...start, rotate: '-16deg', opacity: 0.2 }, { opacity: 1, offset: 0.3 }, { ...REST, rotate: '0deg' }];
    case 'spawn':
      return [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.15 }, { translate: '0 0', scale: '1.06', offset: 0.72 }, REST];
    case 'punch':
      return [{ scale: '.6', clipPath: 'circle(0%)' }, { scale: '1.06', clipPath: 'circle(72%)', offset: 0.7 }, { scale: '1', clipPath: 'circle(100%)' }];
    case 'bounce':
      return [{ ...start, opacity: 0, rotate: 'y -90deg' }, { ...half(to, from), opacity: 0, rotate: 'y -90deg', offset: 0.5 }, { opacity: 1, offset: 0.52 }, { ...REST, rotate: 'y 0deg' }];
    case 'draw':
      return [{ scale: '0 1' }, { scale: '1 1' }];
    case 'crown':
      return [{ translate: '0 -30px', opacity: 0 }, { translate: '0 0', opacity: 1 }];
    case 'settle':
      return [{ opacity: 0, scale: '.88' }, { opacity: 1, scale: '1' }];
    default:
      return [start, { translate: '0 0', scale: '1.06', offset: 0.72 }, REST];
  }
}

/** A drawn card turns over on its way: after a quarter of its time, until 85 %. */
export const TURN_UP = { delay: 0.25 * lastsOf('turn-up'), duration: 0.6 * lastsOf('turn-up') };
export const TURNS_UP = { face: [{ rotate: 'y 180deg' }, { rotate: 'y 0deg' }], back: [{ rotate: 'y 0deg' }, { rotate: 'y -180deg' }] } as const;

/** The animation of a leaving thing; frames are relative to its old place. */
export function goes(motion: Motion, from: Box, to: Box | null, middleOfTable: Box): Keyframe[] {
  const end = to ? along(from, to) : { translate: '0 12px', scale: '.88' };
  switch (motion) {
    case 'toss':
      return [REST, { opacity: 1, offset: 0.7 }, { ...end, opacity: 0 }];
    case 'cast': {
      const shown = { translate: along(from, middleOfTable).translate, scale: '1.06' };
      return [REST, { ...shown, offset: 0.4 }, { ...shown, opacity: 1, offset: 0.72 }, { ...end, opacity: 0 }];
    }
    case 'bounce':
      return [{ ...REST, opacity: 1, rotate: 'y 0deg' }, { ...(to ? half(from, to) : {}), opacity: 1, rotate: 'y 90deg', offset: 0.5 }, { opacity: 0, offset: 0.51 }, { ...end, opacity: 0, rotate: 'y 90deg' }];
    case 'trade':
      return [REST, { ...arc(from, to), scale: '1.08', opacity: 1, offset: 0.5 }, { ...end, opacity: 0.2 }];
    case 'bleach':
      return [{ opacity: 1 }, { opacity: 1, offset: 0.73 }, { opacity: 0 }];
    case 'drop':
      return [REST, { translate: '0 6px', offset: 0.3, opacity: 1 }, { translate: '0 34px', scale: '.7', opacity: 0 }];
    default:
      return [{ opacity: 1, scale: '1' }, { opacity: 0, scale: '.88' }];
  }
}

/** The animations of a breaking card's two halves: the card cracks, and they part and sink to the pile. */
export function breaks(half: 'left' | 'right', from: Box, to: Box | null): Keyframe[] {
  const away = half === 'left' ? -1 : 1;
  const end = to ? along(from, to) : { translate: `${away * 10}px 40px`, scale: '.8' };
  return [
    { translate: '0 0', rotate: '0deg', opacity: 1 },
    { translate: `${away * 3}px 1px`, rotate: `${away * 2}deg`, offset: 0.25 },
    { translate: `${away * 9}px 16px`, rotate: `${away * 8}deg`, opacity: 1, offset: 0.62 },
    { ...end, rotate: `${away * 14}deg`, opacity: 0 },
  ];
}

/** Clip paths for the halves on both sides of a jagged line from top to bottom. A turned card extends beyond its sides. */
const CRACK = '56% -30%, 56% 0, 44% 18%, 60% 34%, 40% 55%, 57% 74%, 46% 100%, 46% 130%';
export const HALVES = {
  left: `polygon(-60% -30%, ${CRACK}, -60% 130%)`,
  right: `polygon(160% -30%, ${CRACK}, 160% 130%)`,
} as const;

/** Wipes weather across a row, away from the fold of the table: downwards for rows below it, upwards for those above. */
export function wipes(above: boolean): Keyframe[] {
  return [{ clipPath: above ? 'inset(100% 0 0 0)' : 'inset(0 0 100% 0)' }, { clipPath: 'inset(0 0 0 0)' }];
}

/** Lets a number fly from its source, if there is one, land, and stay long enough to be read. */
export function stamps(from: Box | null, at: Box): Keyframe[] {
  const start = from ? { translate: along(at, from).translate, scale: '.8' } : { translate: '0 0', scale: '1.9' };
  return [
    { ...start, opacity: 0 }, { opacity: 1, offset: 0.06 }, { translate: '0 0', scale: '1.5', opacity: 1, offset: 0.22 }, { translate: '0 0', scale: '1', offset: 0.34 },
    { opacity: 1, translate: '0 0', offset: 0.85 }, { opacity: 0, translate: '0 -12px' },
  ];
}

/** The time after which the two sides of a battle meet, before they step back. */
export const CHARGE = 300;
export const CHARGES = CHARGE + 160;
const REACH = 12;

/** Lets a fighter charge at the front line, down (1) or up (-1). */
export function charges(way: 1 | -1): Keyframe[] {
  const met = { translate: `0 ${way * REACH}px`, offset: CHARGE / CHARGES };
  return [{ translate: '0 0' }, { translate: `0 ${-way * 4}px`, offset: 0.25, easing: IMPACT_EASE }, met, { translate: '0 0' }];
}

/** A gained keyword: its icon is punched in, and its name is shown for a while. */
export const PUNCH = 300;
export const GAIN = 900;
export const PUNCHES: Keyframe[] = [{ scale: '2.4', opacity: 0 }, { scale: '.9', opacity: 1, offset: 0.6 }, { scale: '1', opacity: 1 }];
export const LABELS: Keyframe[] = [{ translate: '-8px -50%', opacity: 0 }, { translate: '0 -50%', opacity: 1, offset: 0.1 }, { translate: '0 -50%', opacity: 1, offset: 0.9 }, { translate: '0 -50%', opacity: 0 }];
export const SHOWN: Keyframe[] = [{ opacity: 1 }, { opacity: 1 }];

/** A stamped number without the flight. */
export const STAMPED: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];

/** The duration of a change of layout. */
export const LAYOUT = 260;
/** The movement in pixels below which a part isn't animated. */
export const SHIFTED = 2;

/** Slides a part of the table to its new place; frames are relative to that. */
export function shifts(from: Box, to: Box): Keyframe[] {
  return [{ translate: `0 ${round(from.y - to.y)}px` }, { translate: '0 0' }];
}

/** The maximum number of steps of a rolling number. */
const STEPS = 5;
const LONGEST_ROLL = 400;
/** The frames of a rolling number: below its place, at it, and above it. */
export const ROLLS = { below: { translate: '0 70%', opacity: 0 }, at: { translate: '0 0', opacity: 1 }, above: { translate: '0 -70%', opacity: 0 } } as const satisfies Record<string, Keyframe>;

/** Milliseconds of one of `count` steps. */
export function rollStep(count: number): number {
  return Math.round(Math.min(MOVE, LONGEST_ROLL / count));
}

/** The values shown from one number to another; only these two if they aren't whole numbers. */
export function between(old: string, now: string): string[] {
  const [from, to] = [Number(old), Number(now)];
  if (!Number.isInteger(from) || !Number.isInteger(to) || old === '' || now === '') return [old, now];
  const steps = Math.min(STEPS, Math.abs(to - from));
  return [old, ...Array.from({ length: Math.max(0, steps - 1) }, (_, i) => `${Math.round(from + ((to - from) * (i + 1)) / steps)}`), now];
}

export const FLASHES: Keyframe[] = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5) saturate(1.2)' }, { filter: 'brightness(1)' }];

/** A move from one place to another; `grown` is the old size relative to the new one. */
export function steps(from: Box, to: Box, grown: readonly [number, number] = [1, 1]): Keyframe[] {
  const { translate } = along(to, from);
  const scale = grown.map((factor) => round(factor * 100) / 100);
  return grown.every((factor) => Math.abs(factor - 1) < 0.02) ? [{ translate }, { translate: '0 0' }] : [{ translate, scale: scale.join(' ') }, { translate: '0 0', scale: '1 1' }];
}

/** The height of an arc, as a fraction of its length. */
const BEND = 0.25;
const REST: Keyframe = { translate: '0 0', scale: '1' };

/** The offset and scale of box `to` as seen from box `from`. */
export function along(from: Box, to: Box): { translate: string; scale: string } {
  const [one, other] = [middle(from), middle(to)];
  const scale = from.width > 0 && from.height > 0 ? Math.max(0.1, Math.min(to.width / from.width, to.height / from.height)) : 1;
  return { translate: `${round(other.x - one.x)}px ${round(other.y - one.y)}px`, scale: `${Math.round(scale * 1000) / 1000}` };
}

function half(from: Box, to: Box): { translate: string } {
  const [one, other] = [middle(from), middle(to)];
  return { translate: `${round((other.x - one.x) / 2)}px ${round((other.y - one.y) / 2)}px` };
}

/** The middle of an arc: halfway, and off to one side. */
function arc(from: Box, to: Box | null): { translate: string } {
  if (!to) return { translate: '0 -24px' };
  const [one, other] = [middle(from), middle(to)];
  const [x, y] = [other.x - one.x, other.y - one.y];
  return { translate: `${round(x / 2 - y * BEND)}px ${round(y / 2 + x * BEND)}px` };
}

export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
