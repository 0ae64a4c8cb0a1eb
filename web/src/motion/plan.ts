import { inZone, parsePlace, placeIn } from '../table/place.ts';
import type { EventView } from '../wire/wire.ts';
import { FAN_FROM, pileOf, sourceOf, subjectOf, verbOf, type Motion, type Motions, type Verb, type ZoneMotion } from './verbs.ts';

// The key of a thing on the table: its place, its card, and a number if it is one of several equal ones: `champion/5 wolf`,
// `hand/0 wolf#1`, `hand/1 #3`. A hidden card has no name.

/** The motion of one thing. */
export interface Cue {
  motion: Motion;
  /** The event that starts it; null: it starts with the new table. */
  event: EventView | null;
  /** The thing's old key; empty if it is new. */
  was: string;
  /** The thing's new key; empty if it is gone. */
  is: string;
  /** The pile that it comes from or goes to; or the target of a flash or stamp. */
  at: string;
  /** The destination of a card that isn't drawn: a hand that is shown only as a number. */
  to?: string;
  /** The angle in degrees of a card in a fan of drawn ones. */
  angle?: number;
}

/** Degrees between two cards of a fan, and the maximum for the fan. */
const SPREAD = 8;
const WIDEST = 48;

/** Data about a game for planning motions. */
export interface GameMotions extends Motions {
  isToken(card: string): boolean;
}

/** The cues between two tables: things that stay, come and go, each with its event. */
export function plan(before: readonly string[], after: readonly string[], events: readonly EventView[], game: GameMotions): Cue[] {
  const [then, now] = [new Set(before), new Set(after)];
  const gone = before.filter((key) => !now.has(key));
  const come = after.filter((key) => !then.has(key));
  const named = events.flatMap((event) => cueOf(event, gone, come, game) ?? []);
  const staying = after.filter((key) => then.has(key)).map((key) => ({ motion: 'step' as const, event: stepsWith(key, events, game), was: key, is: key, at: '' }));
  return [...staying, ...fanned(named), ...unnamed(gone, come, events, game)];
}

/** Spreads the drawn cards of each hand, from the third on, into a fan. */
function fanned(cues: readonly Cue[]): Cue[] {
  const drawn = new Map<string, Cue[]>();
  for (const cue of cues) if ((cue.motion === 'deal' || cue.motion === 'turn-up') && cue.is !== '') drawn.set(placeOfKey(cue.is), [...(drawn.get(placeOfKey(cue.is)) ?? []), cue]);
  return cues.map((cue) => {
    const fan = drawn.get(placeOfKey(cue.is))?.slice(FAN_FROM) ?? [];
    const at = fan.indexOf(cue);
    return at < 0 ? cue : { ...cue, angle: (at - (fan.length - 1) / 2) * Math.min(SPREAD, WIDEST / fan.length) };
  });
}

/** The cue of one event. Takes the things that it moves out of the lists, so that no other event moves them. */
function cueOf(event: EventView, gone: string[], come: string[], game: GameMotions): Cue | null {
  const verb = verbOf(game, event);
  if (!verb || verb.motion === 'step') return null;
  if (!verb.from && !verb.to) return { motion: verb.motion, event, was: '', is: '', at: subjectOf(game, event) };
  const was = take(gone, verb.from, event, verb, game);
  const is = take(come, verb.to, event, verb, game);
  if (!was && !is) return unseen(event, verb, game);
  return { motion: motionOf(verb, event, was, is, game), event, was, is, at: was === '' ? sourceOf(game, event) : pileOf(game, event) };
}

/** The cue of an event whose thing isn't on the table. */
function unseen(event: EventView, verb: Verb, game: GameMotions): Cue | null {
  const at = pileOf(game, event);
  if (verb.motion === 'play' && event.place !== '' && game.isToken(event.card)) return { motion: 'spawn', event, was: '', is: '', at: event.place }; // onto a stack
  if (verb.motion === 'deal' && at !== '') return { motion: 'deal', event, was: '', is: '', at, to: placeIn('hand', event.seat) };
  return event.place === '' ? null : { motion: 'flash', event, was: '', is: '', at: subjectOf(game, event) };
}

/** The remaining thing that an event removes from the table; empty if none. */
export function takenBy(event: EventView, left: string[], motions: Motions): string {
  const verb = verbOf(motions, event);
  return verb?.from ? take(left, verb.from, event, verb, motions) : '';
}

function motionOf(verb: Verb, event: EventView, was: string, is: string, game: GameMotions): Motion {
  if (verb.motion === 'deal' && verb.pile === 'deck' && cardOf(is) !== '') return 'turn-up';
  if (verb.motion !== 'play') return verb.motion;
  if (cardOf(was) === '' && was !== '' && is !== '') return 'bounce'; // it is turned over on the way
  if (is === '') return 'cast'; // it isn't drawn any more: its effect was carried out, and it went to a pile
  return was === '' && game.isToken(event.card) ? 'spawn' : 'play';
}

/** Takes the best match for an event out of the list: the place counts more than the card. */
function take(keys: string[], zones: readonly string[] | undefined, event: EventView, verb: Verb, game: Motions): string {
  const fitting = keys.filter((key) => zones?.includes(zoneOf(key)) && fits(key, event, verb, game));
  const [found] = fitting.sort((one, other) => rank(other, event, game) - rank(one, event, game));
  if (found === undefined) return '';
  keys.splice(keys.indexOf(found), 1);
  return found;
}

function fits(key: string, event: EventView, verb: Verb, game: Motions): boolean {
  const thing = { place: placeOfKey(key), card: cardOf(key) };
  return zoneMotion(game, key).fits?.(thing, event, verb) ?? thing.card === event.card;
}

function rank(key: string, event: EventView, game: Motions): number {
  const { named, last } = zoneMotion(game, key);
  const place = named ? inZone(parsePlace(placeOfKey(key)), named) : placeOfKey(key);
  return (place === event.place ? 4 : 0) + (cardOf(key) === event.card ? 2 : 0) + (last ? 0 : 1);
}

/** The event that moves a remaining thing to its new place; null if it only makes room. */
function stepsWith(key: string, events: readonly EventView[], game: GameMotions): EventView | null {
  const place = placeOfKey(key);
  return events.find((event) => verbOf(game, event)?.motion === 'step' && event.place === place) ?? null;
}

/** Cues for things that no event moves. A card that appears when an equal one disappears counts as the same card. */
function unnamed(gone: readonly string[], come: readonly string[], events: readonly EventView[], game: GameMotions): Cue[] {
  const left = [...gone];
  const cues: Cue[] = come.map((key) => {
    const motion = zoneMotion(game, key).comes;
    const same = motion ? undefined : left.find((other) => cardOf(other) !== '' && cardOf(other) === cardOf(key) && !staysOut(other, game));
    if (same !== undefined) left.splice(left.indexOf(same), 1);
    return { motion: motion ?? (same === undefined ? 'settle' : 'play'), event: eventOf(key, events, game), was: same ?? '', is: key, at: '' };
  });
  return [...cues, ...left.map((key) => leaving(key, events, game))];
}

/** Whether a thing leaves by its own motion, even if an equal one arrives. */
function staysOut(key: string, game: GameMotions): boolean {
  const { goes, goesTo } = zoneMotion(game, key);
  return goes !== undefined && goesTo === undefined;
}

function leaving(key: string, events: readonly EventView[], game: GameMotions): Cue {
  const { goes = 'leave', goesTo } = zoneMotion(game, key);
  if (goesTo) return { motion: goes, event: null, was: key, is: '', at: goesTo(placeOfKey(key), cardOf(key)) };
  return { motion: goes, event: eventOf(key, events, game), was: key, is: '', at: '' };
}

/** The event that brings a thing which no event names by place: one about its card, or of the kind that its zone names. */
function eventOf(key: string, events: readonly EventView[], game: GameMotions): EventView | null {
  const kind = zoneMotion(game, key).comesWith?.[placeOfKey(key)];
  return events.find((event) => (kind ? event.kind === kind : verbOf(game, event) && event.card !== '' && event.card === cardOf(key))) ?? null;
}

/** The event that changes a number: the first about its owner; else the first that moves anything, in a wave from there. */
export function rollsWith(owner: string, events: readonly EventView[], motions: Motions): { event: EventView | null; wave: boolean } {
  const moving = events.filter((event) => verbOf(motions, event));
  const place = placeOfKey(owner);
  const own = moving.find((event) => subjectOf(motions, event) === place || event.place === place);
  return own ? { event: own, wave: false } : { event: moving[0] ?? null, wave: true };
}

export function placeOfKey(key: string): string {
  return key.split(' ')[0] ?? '';
}

function cardOf(key: string): string {
  return key.split(' ')[1]?.split('#')[0] ?? '';
}

function zoneOf(key: string): string {
  return parsePlace(placeOfKey(key)).zone;
}

function zoneMotion({ zones }: Motions, key: string): ZoneMotion {
  return zones[zoneOf(key)] ?? {};
}
