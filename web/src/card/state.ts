import type { Face, Sign } from '../wire/wire.ts';
import type { Signs } from './text/lines.ts';

/** read: the whole card, 320 wide. hand: 120. board: 84 or 96. rowc: cut for a row of a board. */
export type Size = 'read' | 'hand' | 'board' | 'rowc';

/** The visible state of a card, apart from its face. */
export type State = 'lit' | 'armed' | 'chosen' | 'dim' | 'expended' | 'flipped' | 'deploying' | 'attacking' | 'blocking';

/** A card's current numbers; omitted values are as printed. */
export interface Now {
  attack?: number;
  defense?: number;
  strength?: number;
}

/** The owner, if not the controller. */
export interface Owner {
  name: string;
  glyph: string;
}

/** A number compared with the printed one. */
export function change(now: number, printed: number): 'up' | 'low' | '' {
  if (now === printed) return '';
  return now > printed ? 'up' : 'low';
}

/** A keyword or an alignment that a card has gained. */
export type Gained = Pick<Sign, 'sign' | 'glyph' | 'name' | 'words' | 'rule'>;

/** A card as it is drawn and read out. */
export interface ShownCard {
  face: Face;
  /** The signs of its game. */
  signs: Signs;
  now?: Now;
  damage?: number;
  counters?: number;
  states?: readonly State[];
  /** Its index among the chosen ones; replaces the tick. */
  order?: number | null;
  owner?: Owner | null;
  gained?: readonly Gained[];
}
