import type { ShownEvent } from '../wire/wire.ts';
import { pileOf, subjectOf, verbOf, type Motion, type Verb, type Zone } from './verbs.ts';

// A thing on the table is known by its key: where it lies, what it is, and which of equal ones: `champion/5 wolf`, `hand/0 wolf#1`,
// `hand/1 #3`, `unit/0/2 wolf#0`. What is hidden has no name.

/** One thing that moves. */
export interface Cue {
  motion: Motion;
  /** The event with which it begins; null: with the new table. */
  event: ShownEvent | null;
  /** The thing as it was, by its key; empty: it was not there. */
  was: string;
  /** The thing as it is; empty: it is gone. */
  is: string;
  /** The pile that it comes from or goes to; or what is flashed or stamped. */
  at: string;
}

/** What leads from one table to the next: things that stay, that come and that go, each with the event that says how. */
export function plan(before: readonly string[], after: readonly string[], events: readonly ShownEvent[], isToken: (card: string) => boolean): Cue[] {
  const [then, now] = [new Set(before), new Set(after)];
  const gone = before.filter((key) => !now.has(key));
  const come = after.filter((key) => !then.has(key));
  const told = events.flatMap((event) => cueOf(event, gone, come, isToken) ?? []);
  const staying = after.filter((key) => then.has(key)).map((key) => ({ motion: 'step' as const, event: stepsWith(key, events), was: key, is: key, at: '' }));
  return [...staying, ...told, ...untold(gone, come, events)];
}

/** The cue of one event. What it takes and gives is taken from what has gone and come, so that no other event moves it again. */
function cueOf(event: ShownEvent, gone: string[], come: string[], isToken: (card: string) => boolean): Cue | null {
  const verb = verbOf(event);
  if (!verb || verb.motion === 'step') return null;
  if (!verb.from && !verb.to) return { motion: verb.motion, event, was: '', is: '', at: subjectOf(event) };
  const was = take(gone, verb.from, event, verb);
  const is = take(come, verb.to, event, verb);
  if (!was && !is) return event.place === '' ? null : { motion: 'flash', event, was: '', is: '', at: subjectOf(event) };
  return { motion: motionOf(verb, event, was, is, isToken), event, was, is, at: pileOf(event) };
}

function motionOf(verb: Verb, event: ShownEvent, was: string, is: string, isToken: (card: string) => boolean): Motion {
  if (verb.motion !== 'play') return verb.motion;
  if (is === '') return 'cast'; // it lies nowhere: its effect was carried out, and it went to a pile
  return was === '' && isToken(event.card) ? 'punch' : 'play';
}

/** The best of the things that an event may mean, taken out of the list: the place counts more than the card. */
function take(keys: string[], zones: readonly Zone[] | undefined, event: ShownEvent, verb: Verb): string {
  const [found] = keys.filter((key) => zones?.includes(zoneOf(key)) && fits(key, event, verb)).sort((one, other) => rank(other, event) - rank(one, event));
  if (found === undefined) return '';
  keys.splice(keys.indexOf(found), 1);
  return found;
}

function fits(key: string, event: ShownEvent, verb: Verb): boolean {
  const [place, card] = [placeOf(key), cardOf(key)];
  switch (zoneOf(key)) {
    case 'hand':
      return place === `hand/${event.seat}` && (card === event.card || card === '' || event.card === '');
    case 'gem':
      return place === `gem/${event.other}`;
    case 'laurel':
      return place === `laurel/${event.seat}`;
    case 'champion':
      return card === event.card && (!event.place.startsWith('champion/') || place === event.place || verb.motion === 'bounce');
    default:
      return card === event.card;
  }
}

function rank(key: string, event: ShownEvent): number {
  const place = placeOf(key).replace(/^(unit|horn)\//, 'row/');
  return (place === event.place ? 4 : 0) + (cardOf(key) === event.card ? 2 : 0) + (zoneOf(key) === 'source' ? 0 : 1);
}

/** The event with which a thing that stays goes to its new place; null: it only makes room. */
function stepsWith(key: string, events: readonly ShownEvent[]): ShownEvent | null {
  const place = placeOf(key);
  return events.find((event) => verbOf(event)?.motion === 'step' && event.place === place) ?? null;
}

/** What no event has moved: what came where the same card went is the same card. */
function untold(gone: readonly string[], come: readonly string[], events: readonly ShownEvent[]): Cue[] {
  const left = [...gone];
  const cues: Cue[] = come.map((key) => {
    const motion = COMES[zoneOf(key)];
    const same = motion ? undefined : left.find((other) => cardOf(other) !== '' && cardOf(other) === cardOf(key) && !GOES[zoneOf(other)]);
    if (same !== undefined) left.splice(left.indexOf(same), 1);
    return { motion: motion ?? (same === undefined ? 'settle' : 'play'), event: eventOf(key, events), was: same ?? '', is: key, at: '' };
  });
  return [...cues, ...left.map((key) => leaving(key, events))];
}

/** Units that leave without a word do so at the end of a round, for the discard pile of their side. */
function leaving(key: string, events: readonly ShownEvent[]): Cue {
  const zone = zoneOf(key);
  if (zone !== 'unit') return { motion: GOES[zone] ?? 'leave', event: eventOf(key, events), was: key, is: '', at: '' };
  return { motion: 'toss', event: null, was: key, is: '', at: `side/discard/${key.split('/')[1]}` };
}

/** Weather lies over a row with the card that brought it; the bracket is drawn with the attack, and closed with the block. */
function eventOf(key: string, events: readonly ShownEvent[]): ShownEvent | null {
  const kind = WITH[placeOf(key)];
  return events.find((event) => (kind ? event.kind === kind : verbOf(event) && event.card !== '' && event.card === cardOf(key))) ?? null;
}

const WITH: Readonly<Partial<Record<string, string>>> = { 'bracket/open': 'ATTACKED', 'bracket/closed': 'BLOCKED' };
const COMES: Readonly<Partial<Record<string, Motion>>> = { hatch: 'wipe', laurel: 'crown', bracket: 'draw' };
const GOES: Readonly<Partial<Record<string, Motion>>> = { hatch: 'unwipe', gem: 'drop' };

/** With which event a number changes: the first that is about whose number it is; else the first that moves anything, in a wave from there. */
export function rollsWith(owner: string, events: readonly ShownEvent[]): { event: ShownEvent | null; wave: boolean } {
  const moving = events.filter((event) => verbOf(event));
  const place = placeOf(owner);
  const own = moving.find((event) => subjectOf(event) === place || event.place === place);
  return own ? { event: own, wave: false } : { event: moving[0] ?? null, wave: true };
}

export function placeOf(key: string): string {
  return key.split(' ')[0] ?? '';
}

function cardOf(key: string): string {
  return key.split(' ')[1]?.split('#')[0] ?? '';
}

function zoneOf(key: string): Zone {
  return key.split('/')[0] as Zone;
}
