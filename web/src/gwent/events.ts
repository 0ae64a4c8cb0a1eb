import type { LogUi } from '../game-ui.ts';
import { COMMON_VERBS, COMMON_ZONES, STAGE, type Motions, type Verb } from '../motion/verbs.ts';
import { COMMON_SOUNDS, endOf, played, stamped, type EventSounds, type Listener } from '../sound/event-sounds.ts';
import type { SoundName } from '../sound/recipes.ts';
import { parsePlace } from '../table/place.ts';
import type { GwentBoard } from '../wire/wire.ts';

const TABLE = ['unit', 'horn', 'weather'];
const SHOWN = [...TABLE, 'stage'];
const FLASH: Verb = { motion: 'flash' };

export const MOTIONS: Motions = {
  verbs: {
    ...COMMON_VERBS,
    PICKED: { motion: 'deal', to: ['hand'], pile: 'deck', gap: 40 },
    TAKEN: { motion: 'deal', to: ['hand'], pile: 'discard' },
    REDREW: { motion: 'toss', from: ['hand'], pile: 'deck' },
    PLAYED: { motion: 'play', from: ['hand'], to: SHOWN, pile: 'discard' },
    PLACED: { motion: 'play', from: ['stage'], to: ['unit'], pile: 'discard' },
    REVIVED: { motion: 'play', to: TABLE, pile: 'discard' },
    MUSTERED: { motion: 'fan', from: ['hand'], to: TABLE, pile: 'deck', gap: 60 },
    SUMMONED: { motion: 'punch', to: ['unit'] },
    RETURNED: { motion: 'bounce', from: ['unit'], to: ['hand', 'unit'], pile: 'discard' },
    DECOYED: { motion: 'bounce', from: ['unit'], to: ['hand'] },
    TRANSFORMED: { motion: 'bounce', from: TABLE, to: TABLE },
    DESTROYED: { motion: 'scorch', from: ['unit'], pile: 'discard', of: 'side' },
    MOVED: { motion: 'step' },
    STRENGTHENED: { motion: 'stamp', sign: '+', of: 'side' },
    POINTS_SCORED: { motion: 'stamp', sign: '+', of: 'side' },
    HORN_BLOWN: FLASH,
    LEADER_USED: FLASH,
    KEPT: FLASH,
    ROUND_WON: { motion: 'flash', of: 'side' },
    GEM_LOST: { motion: 'drop', from: ['gem'], of: 'side' },
    GAME_WON: { motion: 'crown', to: ['laurel'] },
  },
  zones: {
    ...COMMON_ZONES,
    // Units that leave without an event do so at the end of a round.
    unit: { named: 'row', goes: 'toss', goesTo: (place) => `side/discard/${parsePlace(place).path[0]}` },
    horn: { named: 'row' },
    gem: { goes: 'drop', fits: ({ place }, event) => place === `gem/${event.other}` },
    hatch: { comes: 'wipe', goes: 'unwipe' },
    stage: STAGE,
  },
  plays: new Set(['PLAYED', 'LEADER_USED']),
  moves: new Set(['PASSED']),
  asides: new Set(['PEEKED']),
  ends: new Set(['PASSED', 'SCORED', 'ROUND_BEGAN']),
};

/** Cards that are heard as what they do. */
const OWN_SOUNDS: Readonly<Record<string, SoundName>> = {
  biting_frost: 'frost',
  impenetrable_fog: 'fog',
  torrential_rain: 'rain',
  skellige_storm: 'rain',
  clear_weather: 'wind',
  commanders_horn: 'horn',
};

export const SOUNDS: EventSounds = {
  ...COMMON_SOUNDS,
  PICKED: 'draw',
  TAKEN: 'draw',
  REDREW: 'lay',
  PLAYED: (event, listener) => OWN_SOUNDS[event.card] ?? played(event, listener),
  PLACED: (event, { seat }) => (event.seat === seat ? null : 'lay'), // your own card was heard when you played it
  REVIVED: 'token',
  MUSTERED: 'token',
  SUMMONED: 'token',
  RETURNED: 'draw',
  DECOYED: 'draw',
  DESTROYED: 'scorch',
  HORN_BLOWN: 'horn',
  WEATHER_CLEARED: 'wind',
  LEADER_USED: played,
  STRENGTHENED: stamped,
  POINTS_SCORED: stamped,
  KEPT: 'stamp',
  PASSED: 'pass',
  ROUND_WON: ({ other }, listener) => (sideOf(listener) === other || listener.seat < 0 ? 'round-won' : 'round-lost'),
  ROUND_DRAWN: 'round-lost',
  GEM_LOST: 'gem',
  GAME_WON: ({ seat }, listener) => endOf(seat === listener.seat, listener),
};

function sideOf({ seat, view }: Listener): number | undefined {
  return (view.board as GwentBoard).players[seat]?.side;
}

export const LOG: LogUi = {
  glyphs: {
    DREW: 'card-pickup',
    REDREW: 'card-pickup',
    DESTROYED: 'tombstone',
    DISCARDED: 'tombstone',
    PASSED: 'player-next',
    RETURNED: 'return-arrow',
    REVIVED: 'caduceus',
    MUSTERED: 'rally-the-troops',
    HORN_BLOWN: 'bugle-call',
    DECOYED: 'target-dummy',
    GEM_LOST: 'broken-heart',
    WON: 'laurel-crown',
    GAME_WON: 'laurel-crown',
    ROUND_WON: 'laurel-crown',
    LEADER_USED: 'crown',
  },
};
