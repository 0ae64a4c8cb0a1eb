import './theme.css';

import type { GameUi } from '../game-ui.ts';
import { CARDS } from './card.ts';
import { PALETTES } from './palettes.ts';

export const ui: GameUi = {
  scene: { picture: { card: 'epic-stage-2', palette: PALETTES['sage']!, land: 'crags' }, cards: ['white_knight', 'blue_dragon', 'trihorror'] },
  cards: CARDS,
  covers: { good: 'white_knight', sage: 'djinn_of_the_sands', wild: 'kong', evil: 'vampire_lord' },
  decks: { hand: 5, redraws: 5, glyphs: {} },
  table: async () => (await import('./table.ts')).TABLE,
};
