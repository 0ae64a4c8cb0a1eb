// Durations in milliseconds at normal speed.

import { otherModes, readLines } from '../../card/text/lines.ts';
import { lastsOf, MOVE } from '../../motion/keyframes.ts';
import type { Verb } from '../../motion/verbs.ts';
import type { Face } from '../../wire/wire.ts';

/** The speed of playing events. Off shows stills; skip shows only the table afterwards. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off' | 'skip';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off', 'skip'];

const TEMPO: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 1, skip: 0 };
const PACE_OF_STILLS = 0.4;

/** The lane opens or closes. */
export const LANE = 260;
/** A card flies from a hand to the stage. */
export const FLIGHT = 420;
/** The viewer's own card flies to the stage, and stays there before its effects. */
export const OWN_FLIGHT = lastsOf('play');
export const OWN_HOLD = 500;
/** The duration of a still. */
export const STILL = 700;
/** A moment, such as the end of a round: a pause, then the result. */
export const FREEZE = 500;
export const MOMENT = 3200;
/** The targets of a staged card are hit. */
export const IMPACT = 340;
/** All attackers of another player are shown, with a line to the defending player. */
export const ATTACK = 1200;
/** From one play to the next. */
export const BETWEEN_PLAYS = 350;
/** A ribbon between the sides is shown. */
export const RIBBON = 1500;
/** The ribbon that announces the viewer's turn. */
export const TURN_RIBBON = 1100;
/** When nothing has happened for this long, the open lane closes, or shows a summary while the turn is still another player's. */
export const LINGER = 1200;
/** Attackers arrive in separate answers: equal ones that arrive within this time are shown as one. */
export const GATHER = 150;
/** An event that the viewer caused; the next one begins halfway. */
export const OWN_STEP = MOVE;
/** In a longer queue, cards are shown briefly. */
export const MANY = 12_000;
export const HOLD_MANY = 700;
/** A longer queue is shown in stills. */
export const QUEUE_LONG = 30_000;

const READING = { least: 1300, most: 3000, first: 500, letter: 22, otherMode: 1 / 3, seen: 0.6 };
/** From an event that moves nothing to the next one. */
const WORDS = 400;
/** The time to read a number before its consequences. */
const PAUSE = 250;
/** The time for the numbers of a battle to land, and to be read. */
export const BLOWS = 410 + 500;

export const tempo = (speed: Speed): number => TEMPO[speed];

/** The factor for everything that moves. */
export function pace(speed: Speed, stills: boolean): number {
  return stills ? PACE_OF_STILLS : TEMPO[speed];
}

/** The time to read a card; less if it was seen before. Modes that were not chosen need a third of their time. */
export function holdFor(face: Pick<Face, 'name' | 'lines' | 'signs'> | undefined, seen: boolean, mode: number | null): number {
  if (!face) return READING.least;
  const others = otherModes(readLines(face, new Map(), false), mode);
  const letters = face.lines.reduce((sum, line, i) => sum + line.length * (others.has(i) ? READING.otherMode : 1), face.name.length);
  const hold = Math.min(READING.most, Math.max(READING.least, READING.first + READING.letter * letters));
  return seen ? Math.max(hold * READING.seen, READING.least - FLIGHT) : hold;
}

/** From the start of another player's event to the next one. */
export function waitAfter(verb: Verb | undefined): number {
  if (!verb) return WORDS;
  if (verb.motion === 'step') return MOVE / 2;
  if (verb.motion === 'flash') return WORDS;
  if (verb.motion === 'stamp') return lastsOf('stamp') / 2 + PAUSE;
  return lastsOf(verb.motion) + (verb.gap ?? MOVE / 4);
}
