// One verb for each kind of event in the journal: how it moves, what it takes from where, and what it gives. The kinds are those
// of both games; a kind that is not here has nothing to move, and its sentence in the log says it.

import type { ShownEvent } from '../wire/wire.ts';

/** How something moves; `keyframes.ts` says how that looks. */
export type Motion =
  | 'deal' | 'play' | 'cast' | 'fan' | 'toss' | 'punch' // cards come and go
  | 'bounce' | 'break' | 'scorch' | 'bleach'
  | 'step' // what stays on the table goes to another place of it, and turns
  | 'stamp' | 'flash'
  | 'wipe' | 'unwipe' | 'draw' | 'drop' | 'crown'
  | 'settle' | 'leave'; // where nothing says how

/** Kinds of places that things lie at: the first word of their key. */
export type Zone = 'hand' | 'champion' | 'unit' | 'horn' | 'weather' | 'source' | 'gem' | 'laurel';

export interface Verb {
  motion: Motion;
  /** What leaves the table as it was. */
  from?: readonly Zone[];
  /** What is new on the table as it is. */
  to?: readonly Zone[];
  /** The pile that it comes from, or goes to, where that is no thing of its own. */
  pile?: 'deck' | 'discard';
  /** Whose it is: the player of the event, or the player or the side that it names besides. */
  of?: 'seat' | 'other' | 'side';
  /** So long after it the next one begins, in milliseconds; half of its time where it does not say. */
  gap?: number;
  /** What is stamped: the amount is lost or won. */
  sign?: '−' | '+';
}

const TABLE: readonly Zone[] = ['champion', 'unit', 'horn', 'weather', 'source'];
const FLASH: Verb = { motion: 'flash' };
const STEP: Verb = { motion: 'step' };

const VERBS: Readonly<Record<string, Verb>> = {
  DREW: { motion: 'deal', to: ['hand'], pile: 'deck', gap: 40 },
  PICKED: { motion: 'deal', to: ['hand'], pile: 'deck', gap: 40 },
  TAKEN: { motion: 'deal', to: ['hand'], pile: 'discard' },
  RECALLED: { motion: 'deal', to: ['hand'], pile: 'discard' },
  REDREW: { motion: 'toss', from: ['hand'], pile: 'deck' },
  DISCARDED: { motion: 'toss', from: ['hand'], pile: 'discard' },
  PLAYED: { motion: 'play', from: ['hand'], to: TABLE, pile: 'discard' },
  ENTERED: { motion: 'play', to: ['champion'], pile: 'discard' },
  PLACED: { motion: 'play', to: ['unit'], pile: 'discard' },
  REVIVED: { motion: 'play', to: TABLE, pile: 'discard' },
  MUSTERED: { motion: 'fan', from: ['hand'], to: TABLE, pile: 'deck', gap: 60 },
  SUMMONED: { motion: 'punch', to: ['unit'] },
  RETURNED: { motion: 'bounce', from: ['champion', 'unit'], to: ['hand', 'unit'], pile: 'discard' },
  DECOYED: { motion: 'bounce', from: ['unit'], to: ['hand'] },
  TRANSFORMED: { motion: 'bounce', from: TABLE, to: TABLE },
  BROKEN: { motion: 'break', from: ['champion'], pile: 'discard' },
  DESTROYED: { motion: 'scorch', from: ['unit'], pile: 'discard', of: 'side' },
  BANISHED: { motion: 'bleach', from: [...TABLE, 'hand'] },
  EXPENDED: STEP,
  PREPARED: STEP,
  FLIPPED: STEP,
  ATTACKED: STEP,
  BLOCKED: STEP,
  LEFT_BATTLE: STEP,
  CONTROL_CHANGED: STEP,
  MOVED: STEP,
  DAMAGED: { motion: 'stamp', sign: '−' },
  PLAYER_DAMAGED: { motion: 'stamp', sign: '−' },
  LOST_HEALTH: { motion: 'stamp', sign: '−' },
  GAINED_HEALTH: { motion: 'stamp', sign: '+' },
  COUNTERS: { motion: 'stamp', sign: '+' },
  STRENGTHENED: { motion: 'stamp', sign: '+', of: 'side' },
  POINTS_SCORED: { motion: 'stamp', sign: '+', of: 'side' },
  BONUS: FLASH,
  KEYWORDS_GAINED: FLASH,
  TARGETED: FLASH,
  PLAYER_TARGETED: { motion: 'flash', of: 'other' },
  POWER_USED: FLASH,
  ASSIGNED: FLASH,
  HORN_BLOWN: FLASH,
  LEADER_USED: FLASH,
  ELIMINATED: FLASH,
  PASSED: FLASH,
  KEPT: FLASH,
  ROUND_WON: { motion: 'flash', of: 'side' },
  GEM_LOST: { motion: 'drop', from: ['gem'], of: 'side' },
  WON: { motion: 'crown', to: ['laurel'] },
  GAME_WON: { motion: 'crown', to: ['laurel'] },
};

/** How an event moves; undefined: nothing does. */
export function verbOf({ kind }: Pick<ShownEvent, 'kind'>): Verb | undefined {
  return VERBS[kind];
}

/** What an event is about: the thing or the row that it names, or else the player or the side. */
export function subjectOf(event: ShownEvent): string {
  if (event.place !== '') return event.place;
  const of = verbOf(event)?.of ?? 'seat';
  return of === 'seat' ? `seat/${event.seat}` : `${of === 'side' ? 'side' : 'seat'}/${event.other}`;
}

/** The pile that a verb names, of whomever the event is about. */
export function pileOf(event: ShownEvent): string {
  const verb = verbOf(event);
  if (!verb?.pile) return '';
  return verb.of === 'side' ? `side/${verb.pile}/${event.other}` : `${verb.pile}/${event.seat}`;
}

/** What is stamped on the thing that an event changed: −3. */
export function stampOf(event: ShownEvent): string {
  return `${verbOf(event)?.sign ?? ''}${Math.abs(event.amount)}`;
}
