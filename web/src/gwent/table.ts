import { PLAIN_TABLE, type TableUi } from '../game-ui.ts';
import { t } from '../lib/language.svelte.ts';
import type { GwentBoard } from '../wire/wire.ts';
import { advance, settle } from './advance.ts';
import { LOG, MOTIONS, SOUNDS } from './events.ts';
import { roundScores } from './rounds/rounds.ts';
import { tableText } from './text.ts';

export const TABLE: TableUi = {
  ...PLAIN_TABLE,
  boards: { gwent: () => import('./Board.svelte') },
  texts: { gwent: tableText },
  motions: MOTIONS,
  advance: { gwent: advance },
  settle: { gwent: settle },
  gained: {},
  sounds: SOUNDS,
  turns: { gwent: ({ round, players }: GwentBoard, seat) => (players[seat]?.turn ? `${round}` : null) },
  log: LOG,
  keys: [{ key: 'x', zone: 'leader', does: 'gwent-keys-leader' }],
  /** Warns before a pass, which ends the player's round. */
  warns(board, { seat }, option) {
    const { players, sides } = board as GwentBoard;
    const me = players[seat];
    if (!option || !me || me.hand.length === 0) return null;
    const again = t('gwent-pass-again');
    const last = players.every((player) => player === me || player.passed || player.virtual);
    const own = sides[me.side]?.total ?? 0;
    const other = Math.max(...sides.filter((side) => side.side !== me.side).map((side) => side.total));
    return { again, question: last ? t('gwent-pass-ends', { own, other }) : t('gwent-pass-with', { cards: me.hand.length }) };
  },
  endNote(board, seat) {
    const scores = roundScores(board as GwentBoard, seat);
    return scores === '' ? '' : t('gwent-end-rounds', { scores });
  },
};
