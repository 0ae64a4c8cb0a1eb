// How events move things. Each game has a table of verbs, one for each kind of event that moves something: how it moves, what it
// takes, from where, and where that goes. A kind that is not in the table moves nothing; its sentence in the log says it.

import type { Board, EventView } from '../wire/wire.ts';

/** How something moves; `keyframes.ts` says how that looks. */
export type Motion =
  | 'deal' | 'play' | 'cast' | 'fan' | 'toss' | 'punch' // cards come and go
  | 'trade' // along an arc, to make room for another
  | 'bounce' | 'break' | 'scorch' | 'bleach'
  | 'step' // a thing that stays on the table moves to another place, and turns
  | 'stamp' | 'flash'
  | 'wipe' | 'unwipe' | 'draw' | 'drop' | 'crown'
  | 'settle' | 'leave'; // where nothing says how

export interface Verb {
  motion: Motion;
  /** The zones of what leaves the table as it was. */
  from?: readonly string[];
  /** The zones of what is new on the table as it is. */
  to?: readonly string[];
  /** The pile that it comes from or goes to, where the pile is not a thing itself; a hand is one where its cards are only counted. */
  pile?: Spot;
  /** Where it comes from, if that is another spot than where it goes to. */
  source?: Spot | ((event: EventView) => Spot);
  /** Whose pile or seat: the event's player, or the other player or the side that it names. */
  of?: 'seat' | 'other' | 'side';
  /** Milliseconds until the next event begins; half of its own time if not given. */
  gap?: number;
  /** The sign of a stamped amount. */
  sign?: '−' | '+';
  /** The staged card takes the place of what leaves. */
  replaces?: true;
  /** It has a sentence of its own, besides that of the play that it follows. */
  alone?: true;
}

/** A player's spots besides the things on the table. */
export type Spot = 'deck' | 'discard' | 'hand' | 'leader';

/** The rules of one zone: of the things whose keys begin with its name. */
export interface ZoneMotion {
  /** How a thing comes and goes when no event moves it. */
  comes?: Motion;
  goes?: Motion;
  /** Where such a thing goes. */
  goesTo?: (place: string, card: string) => string;
  /** The kind of event with which such a thing comes, by its place. */
  comesWith?: Readonly<Record<string, string>>;
  /** Can an event be about this thing? If not given: it names the same card. */
  fits?: (thing: { place: string; card: string }, event: EventView, verb: Verb) => boolean;
  /** The zone that events name instead of this one. */
  named?: string;
  /** An event takes things of other zones first. */
  last?: boolean;
}

/** How the events of one game move things. */
export interface Motions {
  verbs: Readonly<Record<string, Verb>>;
  zones: Readonly<Record<string, ZoneMotion>>;
  /** Kinds of events with which a play begins: the card that another player plays is staged, with these words about who plays it. */
  plays: ReadonlyMap<string, string>;
  /** Kinds of events that a summary of a turn names besides plays: attacks. */
  moves: ReadonlySet<string>;
  /** Kinds of events that happen while a staged card is read: its price, its mode and its targets. */
  asides: ReadonlySet<string>;
  /** The asides that choose one of the things that the staged card can do: their amount is its number. */
  modes?: ReadonlySet<string>;
  /** Kinds of events with which something on the table begins to do what it says: its targets follow. */
  triggers?: ReadonlySet<string>;
  /** Kinds of events with which a play is over, besides the next play. */
  ends: ReadonlySet<string>;
  /** Kinds of events whose things a staged card is aimed at, while it is read, before they happen. */
  aims?: ReadonlySet<string>;
  /** Kinds of events that come in answers of their own, though several follow each other: equal ones happen as one. */
  gathers?: ReadonlySet<string>;
  /** Kinds of events that say where the thing of the next one comes from: they happen as one. */
  leads?: ReadonlySet<string>;
  /** Kinds of events that a ribbon between the sides announces: those of other players, or of all. */
  ribbons?: Readonly<Record<string, 'others' | 'all'>>;
  /** Kinds of events that the moment before them has told already. */
  summed?: ReadonlySet<string>;
  /** Kinds of events that the rules carry out at the same time when they follow each other. */
  atOnce?: readonly ReadonlySet<string>[];
  /** Does an event on this board deal the damage of a battle? Then two sides charge at each other first: see `charge` in the animator. */
  clashes?: (board: Board, event: EventView) => boolean;
}

/** Verbs that mean the same in every game. */
export const COMMON_VERBS = {
  DREW: { motion: 'deal', to: ['hand'], pile: 'deck', gap: 40 },
  DISCARDED: { motion: 'toss', from: ['hand'], pile: 'discard' },
  PASSED: { motion: 'flash', alone: true },
  WON: { motion: 'crown', to: ['laurel'] },
} as const satisfies Motions['verbs'];

export const COMMON_ZONES = {
  hand: { fits: ({ place, card }, event) => place === `hand/${event.seat}` && (card === event.card || card === '' || event.card === '') },
  laurel: { comes: 'crown', fits: ({ place }, event) => place === `laurel/${event.seat}` },
} as const satisfies Motions['zones'];

/** A staged card goes to its player's discard pile, unless an event takes it elsewhere. One that was used, not played, lies on the table already. */
export const STAGE: ZoneMotion = { last: true, goes: 'toss', goesTo: (place) => `discard/${place.split('/')[1] ?? ''}` };
export const USED: ZoneMotion = { last: true, goes: 'leave' };

/** How an event moves things; undefined: it moves nothing. */
export function verbOf({ verbs }: Pick<Motions, 'verbs'>, { kind }: Pick<EventView, 'kind'>): Verb | undefined {
  return verbs[kind];
}

/** The subject of an event: the thing or row that it names, or else the player or the side. */
export function subjectOf(motions: Motions, event: EventView): string {
  if (event.place !== '') return event.place;
  const of = verbOf(motions, event)?.of ?? 'seat';
  return of === 'seat' ? `seat/${event.seat}` : `${of === 'side' ? 'side' : 'seat'}/${event.other}`;
}

/** The pile that an event's verb names. */
export function pileOf(motions: Motions, event: EventView): string {
  const verb = verbOf(motions, event);
  if (!verb?.pile) return '';
  return verb.of === 'side' ? `side/${verb.pile}/${event.other}` : `${verb.pile}/${event.seat}`;
}

/** Where a thing comes from that was not seen there. */
export function sourceOf(motions: Motions, event: EventView): string {
  const source = verbOf(motions, event)?.source;
  if (!source) return pileOf(motions, event);
  return `${typeof source === 'function' ? source(event) : source}/${event.seat}`;
}

/** The stamp on the thing that an event changed: −3. */
export function stampOf(motions: Motions, event: EventView): string {
  return `${verbOf(motions, event)?.sign ?? ''}${Math.abs(event.amount)}`;
}
