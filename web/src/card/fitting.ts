const BROAD = /[mwжмфшщыю]/giu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** How broad words are set, in letters of ordinary breadth: some are half as broad again, and Cyrillic runs a little wider than Latin. */
export function breadth(words: string): number {
  return words.length + count(words, BROAD) / 2 + count(words, CYRILLIC) / 10;
}

function count(words: string, letters: RegExp): number {
  return words.match(letters)?.length ?? 0;
}

/** The breadth of the broadest word; a hyphen ends one. */
export function broadestWord(words: string): number {
  return Math.max(...words.split(/[\s-]/u).map(breadth));
}
