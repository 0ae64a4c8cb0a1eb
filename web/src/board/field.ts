/** A part of a board in pixels within it, such as the rows of cards. */
export interface Field {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const GAP = 4; // pixels to the question

/** The bounding box of all parts, clipped to the board and to the top of a question below; without parts, the whole board. */
export function fieldAround(board: Edges, parts: readonly Edges[], ask?: Edges): Field {
  const around = parts.length === 0 ? [board] : parts;
  const left = Math.max(board.left, Math.min(...around.map((part) => part.left)));
  const top = Math.max(board.top, Math.min(...around.map((part) => part.top)));
  const right = Math.min(board.right, Math.max(...around.map((part) => part.right)));
  const end = ask && ask.top > top ? ask.top - GAP : board.bottom;
  const bottom = Math.min(end, Math.max(...around.map((part) => part.bottom)));
  return { left: left - board.left, top: top - board.top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
