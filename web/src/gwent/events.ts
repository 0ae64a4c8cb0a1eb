import type { LogUi } from '../game-ui.ts';
import { COMMON_VERBS, COMMON_ZONES, DRAWS, STAGE, USED, type Motions, type Verb } from '../motion/verbs.ts';
import { COMMON_SOUNDS, endOf, played, stamped, type EventSounds, type Listener } from '../sound/event-sounds.ts';
import type { SoundName } from '../sound/recipes.ts';
import { inZone, parsePlace, placeIn } from '../table/place.ts';
import type { GwentBoard } from '../wire/wire.ts';

const TABLE = ['unit', 'horn', 'weather'];
/** Cards that stay over rows instead of going to a pile. */
const WEATHER: ReadonlySet<string> = new Set(['biting_frost', 'impenetrable_fog', 'torrential_rain', 'skellige_storm']);
const SHOWN = [...TABLE, 'stage'];
const FLASH: Verb = { motion: 'flash' };

export const MOTIONS: Motions = {
  verbs: {
    ...COMMON_VERBS,
    PICKED: { motion: 'deal', to: ['hand'], pile: 'deck', apart: DRAWS },
    TAKEN: { motion: 'deal', to: ['hand'], pile: 'discard', of: 'side' },
    REDREW: { motion: 'toss', from: ['hand'], pile: 'deck' },
    PLAYED: { motion: 'play', from: ['hand'], to: SHOWN, pile: 'discard', source: 'hand' },
    PLACED: { motion: 'play', from: ['stage'], to: ['unit'], pile: 'discard', direct: true },
    REVIVED: { motion: 'play', to: SHOWN, pile: 'discard' },
    FOUND: { motion: 'play', to: SHOWN, pile: 'deck' },
    MUSTERED: { motion: 'fan', from: ['hand'], to: TABLE, pile: 'deck', source: ({ amount }) => (amount > 0 ? 'hand' : 'deck'), gap: 0 },
    SUMMONED: { motion: 'punch', to: ['unit'] },
    RETURNED: { motion: 'bounce', from: ['unit'], to: ['hand', 'unit'], pile: 'discard' },
    DECOYED: { motion: 'trade', from: ['unit'], to: ['hand'], pile: 'hand', replaces: true },
    TRANSFORMED: { motion: 'bounce', from: TABLE, to: TABLE },
    DESTROYED: { motion: 'scorch', from: ['unit'], pile: 'discard', of: 'side' },
    MOVED: { motion: 'step' },
    STRENGTHENED: { motion: 'stamp', sign: '+', of: 'side' },
    POINTS_SCORED: { motion: 'stamp', sign: '+', of: 'side' },
    HORN_BLOWN: FLASH,
    LEADER_USED: { motion: 'play', to: ['used'], pile: 'leader' },
    KEPT: FLASH,
    ROUND_WON: { motion: 'flash', of: 'side' },
    GEM_LOST: { motion: 'drop', from: ['gem'], of: 'side' },
    GAME_WON: { motion: 'crown', to: ['laurel'] },
  },
  zones: {
    ...COMMON_ZONES,
    // Units that leave without an event do so at the end of a round.
    unit: { named: 'row', goes: 'toss', goesTo: (place) => placeIn('side', 'discard', parsePlace(place).path[0] ?? '') },
    horn: { named: 'row' },
    gem: { goes: 'drop', fits: ({ place }, event) => place === placeIn('gem', event.other) },
    hatch: { comes: 'wipe', goes: 'unwipe' },
    stage: { ...STAGE, goesTo: (place, card) => (WEATHER.has(card) ? 'lane' : inZone(parsePlace(place), 'discard')) },
    used: { ...USED, goes: 'toss', goesTo: (place) => inZone(parsePlace(place), 'leader') },
  },
  plays: new Map([['PLAYED', 'board-plays'], ['LEADER_USED', 'board-uses'], ['REVIVED', 'gwent-revives'], ['FOUND', 'gwent-finds']]),
  moves: new Set(['PASSED']),
  asides: new Set(['PEEKED']),
  ends: new Set(['PASSED', 'RAN_OUT', 'SCORED', 'ROUND_BEGAN']),
  aims: new Set(['DESTROYED', 'DECOYED']),
  leads: new Set(['MUSTERED']),
  atOnce: [new Set(['DESTROYED'])],
  ribbons: { PASSED: 'others', RAN_OUT: 'all', ROUND_BEGAN: 'all' },
  summed: new Set(['SCORED', 'POINTS_SCORED', 'ROUND_WON', 'ROUND_DRAWN', 'GEM_LOST', 'KEPT']),
};

/** Cards with their own sound instead of the sound of a play. */
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
  PLACED: (event, { seat }) => (event.seat === seat ? null : 'lay'), // your own card already sounded when you played it
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
