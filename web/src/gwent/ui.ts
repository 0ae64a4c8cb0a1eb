import './theme.css';

import type { GameUi } from '../game-ui.ts';
import { CARDS } from './card.ts';
import { paletteOf } from './palettes.ts';

export const ui: GameUi = {
  scene: { picture: { card: 'gwent-stage', palette: paletteOf({ card: '', group: 'nilfgaard' }), land: 'walls' }, cards: ['iorveth', 'geralt_of_rivia', 'hjalmar'] },
  cards: CARDS,
  table: async () => (await import('./table.ts')).TABLE,
};
