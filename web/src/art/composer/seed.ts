/** A generator of numbers from 0 up to 1; the same seed gives the same sequence. */
export type Dice = () => number;

/** FNV-1a over the card's id. Pictures depend on it: another hash would redraw every card. */
export function seedOf(card: string): number {
  let hash = 2166136261;
  for (const letter of card.replaceAll('_', '-')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

export function dice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 4294967296;
  };
}

/** Rounds to one decimal, which is finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
