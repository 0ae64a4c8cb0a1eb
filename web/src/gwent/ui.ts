import './theme.css';

import type { GameUi } from '../game-ui.ts';
import { CARDS } from './card.ts';
import { paletteOf } from './palettes.ts';

export const ui: GameUi = {
  scene: { picture: { card: 'gwent-stage', palette: paletteOf({ card: '', group: 'nilfgaard' }), land: 'walls' }, cards: ['iorveth', 'geralt_of_rivia', 'hjalmar'] },
  cards: CARDS,
  covers: { northern_realms: 'vernon_roche', nilfgaard: 'letho_of_gulet', scoiatael: 'iorveth', monsters: 'draug', skellige: 'hjalmar' },
  decks: { hand: 10, redraws: 2, glyphs: { units: 'rally-the-troops', specials: 'bugle-call', spies: 'spy', medics: 'caduceus', strength: 'broadsword' } },
  table: async () => (await import('./table.ts')).TABLE,
};
