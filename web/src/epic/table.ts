import { PLAIN_TABLE, type TableUi } from '../game-ui.ts';
import { draftText, duelText } from './text.ts';
import { LOG, MOTIONS } from './events.ts';

export const TABLE: TableUi = {
  ...PLAIN_TABLE,
  boards: { epic: () => import('./Board.svelte'), draft: () => import('./draft/Board.svelte') },
  texts: { epic: duelText, draft: draftText },
  motions: MOTIONS,
  log: LOG,
};
