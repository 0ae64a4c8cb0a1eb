import type { Sign } from '../wire/wire.ts';

/** read: the whole card, 320 wide. hand: 120. board: 84 or 96. rowc: cut for a row of a board. */
export type Size = 'read' | 'hand' | 'board' | 'rowc';

/** The visible states of a card besides its face. */
export type State = 'lit' | 'armed' | 'chosen' | 'dim' | 'expended' | 'flipped' | 'deploying' | 'attacking';

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

/** A keyword or an alignment that a card has gained. */
export type Gained = Pick<Sign, 'sign' | 'glyph' | 'name' | 'words' | 'rule'>;
