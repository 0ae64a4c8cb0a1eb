import { NEUTRAL } from '../art/palettes.ts';
import type { State } from '../card/state.ts';
import { PLAIN, type CardUi } from '../game-ui.ts';
import type { Face } from '../wire/wire.ts';
import { PALETTES } from './palettes.ts';

/** Signs that matter in play. Blitz matters only while the champion is deploying. */
const STANDING = new Set(['airborne', 'breakthrough', 'righteous', 'unbanishable', 'unblockable', 'unbreakable', 'untargetable', 'expend']);

/** The signs of a champion in play, at most three: more would cover the picture. */
export function signsInPlay(face: Pick<Face, 'signs'>, states: readonly State[]): string[] {
  return face.signs.filter((sign) => STANDING.has(sign) || (sign === 'blitz' && states.includes('deploying'))).slice(0, 3);
}

export const CARDS: CardUi = {
  ...PLAIN.cards,
  sigils: { good: 'sun', wild: 'paw', evil: 'horned-skull', sage: 'moon' },
  palettes: Object.values(PALETTES),
  paletteOf: ({ group }) => PALETTES[group] ?? NEUTRAL,
  sceneOf: ({ kind, signs }) => (kind === 'event' ? 'burst' : signs.includes('airborne') ? 'airborne' : 'grounded'),
  hasLand: ({ kind }) => kind !== 'token', // a token is a counter
  signsOn: (face, _size, states) => signsInPlay(face, states),
  isToken: ({ kind }) => kind === 'token',
};
