import type { Size } from '../card/state.ts';
import type { CardUi } from '../game-ui.ts';
import type { Face } from '../wire/wire.ts';
import { PALETTES, paletteOf } from './palettes.ts';

/**
 * The signs on a card's banner. Heroes have a brass frame instead of a sign, and special cards are recognised by their row. On a
 * small card the two rows show that a unit is agile: four signs would hang below the picture.
 */
export function signsOnBanner(face: Pick<Face, 'rows' | 'signs' | 'strength'>, size: Size): string[] {
  const rows = size === 'rowc' && face.strength === null ? [] : face.rows;
  const silent = size === 'read' ? ['hero'] : ['hero', 'agile'];
  return [...rows, ...face.signs.filter((sign) => !silent.includes(sign))];
}

export const CARDS: CardUi = {
  layout: 'banner',
  sigils: {
    northern_realms: 'fleur-de-lys',
    nilfgaard: 'heraldic-sun',
    scoiatael: 'oak-leaf',
    monsters: 'claw-slashes',
    skellige: 'drakkar',
    neutral: 'triquetra',
  },
  palettes: PALETTES,
  windows: { heights: { read: 290, hand: 350, board: 400, turned: 800 }, aside: 26 },
  paletteOf,
  sceneOf: ({ kind }) => (kind === 'special' || kind === 'weather' ? 'burst' : 'grounded'),
  hasLand: () => true,
  signsOn: signsOnBanner,
  // Hero and Agile have no line on the card, only a sign.
  namesSigns: ({ kind }) => kind === 'unit' || kind === 'hero',
  typeSigns: ({ kind, rows }) => (kind === 'weather' ? rows : []),
  isToken: () => false,
  leadsDeck: ({ kind }) => kind === 'leader',
};
