import { PLAIN, PLAIN_TABLE, type GameUi } from '../game-ui.ts';

export const ui: GameUi = {
  ...PLAIN,
  table: async () => ({ ...PLAIN_TABLE, boards: { countdown: () => import('./Board.svelte') } }),
};
