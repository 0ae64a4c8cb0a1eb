/** A set of cards as a bit mask over their places in the index. */
export type Mask = Uint32Array;

const BITS = 32;

export function emptyMask(size: number): Mask {
  return new Uint32Array(Math.ceil(size / BITS));
}

export function fullMask(size: number): Mask {
  return maskOf(size, Array.from({ length: size }, (_, place) => place));
}

export function maskOf(size: number, places: readonly number[]): Mask {
  const mask = emptyMask(size);
  for (const place of places) mask[place >>> 5]! |= 1 << (place & 31);
  return mask;
}

export function has(mask: Mask, place: number): boolean {
  return ((mask[place >>> 5]! >>> (place & 31)) & 1) === 1;
}

export function and(one: Mask, other: Mask): Mask {
  return one.map((word, i) => word & other[i]!);
}

export function or(one: Mask, other: Mask): Mask {
  return one.map((word, i) => word | other[i]!);
}

export function count(mask: Mask): number {
  let found = 0;
  for (const word of mask) found += ones(word);
  return found;
}

/** The number of cards in both sets. */
export function countBoth(one: Mask, other: Mask): number {
  let found = 0;
  for (let i = 0; i < one.length; i++) found += ones(one[i]! & other[i]!);
  return found;
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
