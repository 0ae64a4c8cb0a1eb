import type { LogUi } from '../game-ui.ts';
import { COMMON_VERBS, COMMON_ZONES, STAGE, USED, type Motions, type Verb } from '../motion/verbs.ts';
import { COMMON_SOUNDS, played, stamped, type EventSounds } from '../sound/event-sounds.ts';
import { isIn, parsePlace } from '../table/place.ts';
import type { Board, EpicBoard } from '../wire/wire.ts';

const TABLE = ['champion', 'stage'];
const FLASH: Verb = { motion: 'flash' };
const STEP: Verb = { motion: 'step' };

/** Whether the damage of a battle is about to be dealt. */
function awaitsDamage(board: Board): boolean {
  const { kind, step, battle } = board as EpicBoard;
  return kind === 'epic' && step === 'damage' && battle !== null && !battle.dealt;
}

export const MOTIONS: Motions = {
  verbs: {
    ...COMMON_VERBS,
    RECALLED: { motion: 'deal', to: ['hand'], pile: 'discard' },
    PLAYED: { motion: 'play', from: ['hand'], to: TABLE, pile: 'discard', source: 'hand' },
    ENTERED: { motion: 'play', from: ['stage'], to: ['champion'], pile: 'discard' },
    RETURNED: { motion: 'bounce', from: ['champion'], to: ['hand'], pile: 'hand' },
    TRANSFORMED: { motion: 'bounce', from: TABLE, to: TABLE },
    BROKEN: { motion: 'break', from: ['champion'], pile: 'discard' },
    BANISHED: { motion: 'bleach', from: [...TABLE, 'hand'] },
    EXPENDED: STEP,
    PREPARED: STEP,
    FLIPPED: STEP,
    ATTACKED: STEP,
    BLOCKED: STEP,
    LEFT_BATTLE: STEP,
    CONTROL_CHANGED: STEP,
    DAMAGED: { motion: 'stamp', sign: '−' },
    PLAYER_DAMAGED: { motion: 'stamp', sign: '−' },
    LOST_HEALTH: { motion: 'stamp', sign: '−' },
    GAINED_HEALTH: { motion: 'stamp', sign: '+' },
    COUNTERS: { motion: 'stamp', sign: '+' },
    BONUS: FLASH,
    KEYWORDS_GAINED: FLASH,
    TARGETED: FLASH,
    PLAYER_TARGETED: { motion: 'flash', of: 'other' },
    POWER_USED: FLASH,
    ASSIGNED: FLASH,
    ELIMINATED: FLASH,
  },
  zones: {
    ...COMMON_ZONES,
    champion: { fits: ({ place, card }, event, verb) => card === event.card && (!isIn(parsePlace(event.place), 'champion') || place === event.place || verb.motion === 'bounce') },
    stage: STAGE,
    used: USED,
    bracket: { comes: 'draw', comesWith: { 'bracket/open': 'ATTACKED', 'bracket/closed': 'BLOCKED' } },
  },
  plays: new Map([['PLAYED', 'board-plays'], ['POWER_USED', 'board-uses']]),
  moves: new Set(['ATTACKED']),
  turns: new Set(['TURN_BEGAN']),
  asides: new Set(['GOLD_SPENT', 'MODE_CHOSEN', 'TARGETED', 'PLAYER_TARGETED', 'CARD_TARGETED', 'CHOSE_AMOUNT']),
  modes: new Set(['MODE_CHOSEN']),
  triggers: new Set(['TRIGGERED']),
  ends: new Set(['TURN_ENDED', 'TURN_BEGAN', 'STEP_BEGAN', 'PASSED', 'ATTACKED', 'BLOCKED']),
  gathers: new Set(['ATTACKED', 'BLOCKED']),
  attacks: new Set(['ATTACKED']),
  atOnce: [new Set(['DAMAGED', 'PLAYER_DAMAGED']), new Set(['BROKEN'])],
  clashes: (board, { kind }) => (kind === 'DAMAGED' || kind === 'PLAYER_DAMAGED') && awaitsDamage(board),
};

export const SOUNDS: EventSounds = {
  ...COMMON_SOUNDS,
  TOOK: 'lay',
  ENTERED: 'token',
  POWER_USED: played,
  RECALLED: 'draw',
  RETURNED: 'draw',
  BANISHED: 'draw',
  BROKEN: 'break',
  ATTACKED: 'attack',
  BLOCKED: 'attack',
  DAMAGED: stamped,
  PLAYER_DAMAGED: stamped,
  LOST_HEALTH: stamped,
  COUNTERS: stamped,
  GAINED_HEALTH: 'heal',
};

/** The log of a duel, and of the draft before it. */
export const LOG: LogUi = {
  glyphs: {
    DREW: 'card-pickup',
    TOOK: 'card-pickup',
    ATTACKED: 'crossed-swords',
    BLOCKED: 'checked-shield',
    NOT_BLOCKED: 'crossed-swords',
    ASSIGNED: 'crossed-swords',
    DAMAGED: 'broken-heart',
    PLAYER_DAMAGED: 'broken-heart',
    LOST_HEALTH: 'broken-heart',
    GAINED_HEALTH: 'heart-plus',
    BROKEN: 'tombstone',
    DISCARDED: 'tombstone',
    ELIMINATED: 'tombstone',
    BANISHED: 'heaven-gate',
    PASSED: 'player-next',
    GOLD_SPENT: 'crown-coin',
    EXPENDED: 'clockwise-rotation',
    POWER_USED: 'clockwise-rotation',
    RETURNED: 'return-arrow',
    RECALLED: 'return-arrow',
    WON: 'laurel-crown',
    STEP_BEGAN: 'hourglass',
  },
};
