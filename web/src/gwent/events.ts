import type { LogUi } from '../game-ui.ts';
import { COMMON_VERBS, COMMON_ZONES, type Motions, type Verb } from '../motion/verbs.ts';
import { parsePlace } from '../table/place.ts';

const TABLE = ['unit', 'horn', 'weather'];
const FLASH: Verb = { motion: 'flash' };

export const MOTIONS: Motions = {
  verbs: {
    ...COMMON_VERBS,
    PICKED: { motion: 'deal', to: ['hand'], pile: 'deck', gap: 40 },
    TAKEN: { motion: 'deal', to: ['hand'], pile: 'discard' },
    REDREW: { motion: 'toss', from: ['hand'], pile: 'deck' },
    PLAYED: { motion: 'play', from: ['hand'], to: TABLE, pile: 'discard' },
    PLACED: { motion: 'play', to: ['unit'], pile: 'discard' },
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
  },
};

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
  chapters: new Set(['ROUND_BEGAN']),
};
