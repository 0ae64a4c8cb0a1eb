// The motions of events. Each game has a table of verbs, one for each kind of event that moves something: the motion, what it moves,
// from where, and to where. Kinds that are not in the table move nothing; they have only a sentence in the log.

import { inZone, parsePlace, placeIn } from '../table/place.ts';
import type { Board, EventView } from '../wire/wire.ts';

/** The kinds of motions; their animations are in `keyframes.ts`. */
export type Motion =
  | 'deal' | 'turn-up' | 'play' | 'cast' | 'fan' | 'toss' | 'punch' | 'spawn' // cards that come and go
  | 'trade' // along an arc, to make room for another
  | 'bounce' | 'break' | 'scorch' | 'bleach'
  | 'step' // a thing on the table moves to another place, and turns
  | 'stamp' | 'flash'
  | 'wipe' | 'unwipe' | 'draw' | 'drop' | 'crown'
  | 'settle' | 'leave'; // defaults

export interface Verb {
  motion: Motion;
  /** Source zones on the old table. */
  from?: readonly string[];
  /** Target zones on the new table. */
  to?: readonly string[];
  /** The pile that it comes from or goes to, if that isn't drawn as things; a hand that is shown only as a number counts as a pile. */
  pile?: Spot;
  /** Its origin, if that differs from the pile. */
  source?: Spot | ((event: EventView) => Spot);
  /** The owner of the pile or seat: the event's player, or the other player or the side that it names. */
  of?: 'seat' | 'other' | 'side';
  /** Milliseconds until the next event begins; by default half of its own time. */
  gap?: number;
  /** Milliseconds between several in a row, which are shown as one beat even if their cards differ. */
  apart?: number;
  /** The sign of a stamped amount. */
  sign?: '−' | '+';
  /** The staged card replaces what leaves. */
  replaces?: true;
  /** The viewer's own card goes to its place without being staged. */
  direct?: true;
  /** It is shown with its own sentence, not with that of the play that it belongs to. */
  alone?: true;
}

/** A player's spots that are not things on the table. */
export type Spot = 'deck' | 'discard' | 'hand' | 'leader';

/** The motions of one zone: of things whose keys begin with its name. */
export interface ZoneMotion {
  /** The motions of a thing that comes or goes without an event. */
  comes?: Motion;
  goes?: Motion;
  /** The destination of such a thing. */
  goesTo?: (place: string, card: string) => string;
  /** The kind of event that brings such a thing, by its place. */
  comesWith?: Readonly<Record<string, string>>;
  /** Whether an event can be about this thing; by default, if it names the same card. */
  fits?: (thing: { place: string; card: string }, event: EventView, verb: Verb) => boolean;
  /** The zone that events name instead of this one. */
  named?: string;
  /** Events prefer things in other zones. */
  last?: boolean;
}

/** The motions of one game. */
export interface Motions {
  verbs: Readonly<Record<string, Verb>>;
  zones: Readonly<Record<string, ZoneMotion>>;
  /** Kinds of events that begin a play: if another player's, its card is staged, with this message about the player. */
  plays: ReadonlyMap<string, string>;
  /** Kinds of events that a summary of a turn lists in addition to plays: attacks. */
  moves: ReadonlySet<string>;
  /** Kinds of events that begin a turn of several plays, which a summary then covers. */
  turns?: ReadonlySet<string>;
  /** Kinds of events that happen while a staged card is read: its cost, its mode and its targets. */
  asides: ReadonlySet<string>;
  /** The asides that choose an effect of a modal card: their amount is its index. */
  modes?: ReadonlySet<string>;
  /** Kinds of events that start an ability of a thing on the table: its targets follow. */
  triggers?: ReadonlySet<string>;
  /** Kinds of events that end a play; the next play does, too. */
  ends: ReadonlySet<string>;
  /** Kinds of events whose subjects are shown as targets of a staged card while it is read, before they happen. */
  aims?: ReadonlySet<string>;
  /** Kinds of events that arrive in separate answers, although they belong together: equal ones are shown as one. */
  gathers?: ReadonlySet<string>;
  /** Kinds of events that begin an attack on a player, which is shown with a line. */
  attacks?: ReadonlySet<string>;
  /** Kinds of events that give the origin of the next event's thing: both are shown as one. */
  leads?: ReadonlySet<string>;
  /** Kinds of events that a ribbon between the sides announces: only those of other players, or all. */
  ribbons?: Readonly<Record<string, 'others' | 'all'>>;
  /** Kinds of events that the preceding moment has already covered. */
  summed?: ReadonlySet<string>;
  /** Kinds of events that happen simultaneously when they follow each other. */
  atOnce?: readonly ReadonlySet<string>[];
  /** Whether an event on this board deals the damage of a battle. Then the two sides charge at each other first: see `charge` in the animator. */
  clashes?: (board: Board, event: EventView) => boolean;
}

/** Milliseconds between equal things that move one after the other. */
export const GAP = 90;
/** Milliseconds between two cards that are drawn. */
export const DRAWS = 140;
/** The index of the first card of several drawn ones that comes in a fan with those after it. */
export const FAN_FROM = 2;

/** Verbs that all games share. */
export const COMMON_VERBS = {
  DREW: { motion: 'deal', to: ['hand'], pile: 'deck', apart: DRAWS },
  DISCARDED: { motion: 'toss', from: ['hand'], pile: 'discard' },
  PASSED: { motion: 'flash', alone: true },
  WON: { motion: 'crown', to: ['laurel'] },
} as const satisfies Motions['verbs'];

export const COMMON_ZONES = {
  hand: { fits: ({ place, card }, event) => place === placeIn('hand', event.seat) && (card === event.card || card === '' || event.card === '') },
  laurel: { comes: 'crown', fits: ({ place }, event) => place === placeIn('laurel', event.seat) },
} as const satisfies Motions['zones'];

/** A staged card goes to its player's discard pile, unless an event moves it elsewhere. */
export const STAGE: ZoneMotion = { last: true, goes: 'toss', goesTo: (place) => inZone(parsePlace(place), 'discard') };
/** A staged card that was used, not played, is also on the table, so its copy only disappears. */
export const USED: ZoneMotion = { last: true, goes: 'leave' };

/** The verb of an event; undefined if it moves nothing. */
export function verbOf({ verbs }: Pick<Motions, 'verbs'>, { kind }: Pick<EventView, 'kind'>): Verb | undefined {
  return verbs[kind];
}

/** The subject of an event: the thing or row that it names, or else the player or the side. */
export function subjectOf(motions: Motions, event: EventView): string {
  if (event.place !== '') return event.place;
  const of = verbOf(motions, event)?.of ?? 'seat';
  return of === 'seat' ? placeIn('seat', event.seat) : placeIn(of === 'side' ? 'side' : 'seat', event.other);
}

/** The pile that an event's verb names. */
export function pileOf(motions: Motions, event: EventView): string {
  const verb = verbOf(motions, event);
  if (!verb?.pile) return '';
  return verb.of === 'side' ? placeIn('side', verb.pile, event.other) : placeIn(verb.pile, event.seat);
}

/** The origin of a thing that wasn't drawn there. */
export function sourceOf(motions: Motions, event: EventView): string {
  const source = verbOf(motions, event)?.source;
  if (!source) return pileOf(motions, event);
  return placeIn(typeof source === 'function' ? source(event) : source, event.seat);
}

/** The stamp on the thing that an event changed: −3. */
export function stampOf(motions: Motions, event: EventView): string {
  return `${verbOf(motions, event)?.sign ?? ''}${Math.abs(event.amount)}`;
}
