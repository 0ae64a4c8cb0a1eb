import type { TableUi } from '../game-ui.ts';
import { t } from '../lib/language.svelte.ts';
import type { GwentBoard } from '../wire/wire.ts';
import { LOG, MOTIONS } from './events.ts';
import { roundScores } from './rounds.ts';
import { tableText } from './text.ts';

export const TABLE: TableUi = {
  boards: { gwent: () => import('./Board.svelte') },
  texts: { gwent: tableText },
  motions: MOTIONS,
  log: LOG,
  keys: [{ key: 'x', zone: 'leader', does: 'gwent-keys-leader' }],
  endNote(board, seat) {
    const scores = roundScores(board as GwentBoard, seat);
    return scores === '' ? '' : t('gwent-end-rounds', { scores });
  },
};
