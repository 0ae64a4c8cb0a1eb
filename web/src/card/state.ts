import type { Face } from '../wire/wire.ts';

/** read: the whole card, 320 wide. hand: 120. board: 84 or 96. rowc: cut for a row of Gwent's board. */
export type Size = 'read' | 'hand' | 'board' | 'rowc';

/** What can be seen of a card besides its face. */
export type State = 'lit' | 'chosen' | 'dim' | 'expended' | 'flipped' | 'deploying' | 'attacking';

/** A card's numbers as they are now; what is not given is as printed. */
export interface Now {
  attack?: number;
  defense?: number;
  strength?: number;
}

/** Whose card it is, where that is not the player before whom it lies. */
export interface Owner {
  name: string;
  glyph: string;
}

/** How a number stands to the printed one. */
export function change(now: number, printed: number): 'up' | 'low' | '' {
  if (now === printed) return '';
  return now > printed ? 'up' : 'low';
}

/** Signs that still tell something once a champion is in play. Blitz does while it is deploying. */
const STANDING = new Set(['airborne', 'breakthrough', 'righteous', 'unbanishable', 'unblockable', 'unbreakable', 'untargetable', 'expend']);

/** The signs that a champion in play shows, three at most: more would cover the picture. */
export function signsInPlay(face: Pick<Face, 'signs'>, states: readonly State[]): string[] {
  return face.signs.filter((sign) => STANDING.has(sign) || (sign === 'blitz' && states.includes('deploying'))).slice(0, 3);
}

/**
 * The signs on a Gwent card's banner. That a card is a hero its brass says; where a special card lies its row says.
 * On a small card the two rows say that it is agile: four signs would hang below the picture.
 */
export function signsOnBanner(face: Pick<Face, 'rows' | 'signs' | 'strength'>, size: Size): string[] {
  const rows = size === 'rowc' && face.strength === null ? [] : face.rows;
  const silent = size === 'read' ? ['hero'] : ['hero', 'agile'];
  return [...rows, ...face.signs.filter((sign) => !silent.includes(sign))];
}
