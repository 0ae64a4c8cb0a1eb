import { PLAIN_TABLE, type TableUi } from '../game-ui.ts';
import { t } from '../lib/language.svelte.ts';
import { isIn, parsePlace } from '../table/place.ts';
import type { DraftBoard, EpicBoard, QuestionView } from '../wire/wire.ts';
import { draftText, duelText } from './text.ts';
import { advance } from './advance.ts';
import { damagePlan } from './battle/damage-plan.svelte.ts';
import { gainedAt } from './board.ts';
import { draftPlan } from './draft/plan.ts';
import { LOG, MOTIONS, SOUNDS } from './events.ts';

type Warns = ReturnType<TableUi['warns']>;

export const TABLE: TableUi = {
  ...PLAIN_TABLE,
  boards: { epic: () => import('./Board.svelte'), draft: () => import('./draft/Board.svelte') },
  drafts: new Set(['draft']),
  texts: { epic: duelText, draft: draftText },
  motions: MOTIONS,
  advance: { epic: advance },
  gained: { epic: gainedAt },
  sounds: SOUNDS,
  turns: { epic: ({ turn, turn_player }: EpicBoard, seat) => (turn_player === seat ? `${turn}` : null) },
  log: LOG,
  against(board, seat) {
    const { battle, players } = board as EpicBoard;
    return battle?.defender ?? (players.length === 2 ? 1 - seat : null);
  },
  plan: (board, question, faces, last) => (board.kind === 'draft' ? draftPlan(board as DraftBoard, question, faces, last) : damagePlan(board as EpicBoard, faces, last)),
  warns: (board, question, option) => (option ? endsWithGold(board as EpicBoard, question) : attacksInVain(board as EpicBoard)),
};

/** Warns before an answer ends the turn with unspent gold, which is lost. */
function endsWithGold({ players }: EpicBoard, { seat, options, window }: QuestionView): Warns {
  const gold = players?.[seat]?.gold ?? 0;
  const plays = options.some(({ on, idle }) => idle === '' && (isIn(parsePlace(on), 'hand') || isIn(parsePlace(on), 'discard')));
  return gold > 0 && plays && window === '' ? { question: t('epic-end-with-gold', { gold }), again: t('epic-end-again') } : null;
}

/** Warns before an attack in which the other side can break all attackers without a loss. */
function attacksInVain({ battle, step }: EpicBoard): Warns {
  if (!battle?.forecast.hopeless || step !== 'attackers') return null;
  return { question: t('epic-attack-in-vain'), again: t('epic-attack-again') };
}
