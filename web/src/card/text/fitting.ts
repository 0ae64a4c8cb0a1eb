const BROAD = /[mwжмфшщыю]/giu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/** The estimated width of a text, in average letters: wide ones count half as much again, and Cyrillic a little more than Latin. */
export function breadth(words: string): number {
  return words.length + count(words, BROAD) / 2 + count(words, CYRILLIC) / 10;
}

function count(words: string, letters: RegExp): number {
  return words.match(letters)?.length ?? 0;
}

const LONG = 7; // words of at most this many letters are never divided
const APART = 3; // minimum letters before and after a hyphen
const VOWELS = new Set('aeiouyąęóáéíúüâêîôûàèëïœæаеёиоуыэюя');
const SOFT = '\u00AD';

/** Adds soft hyphens: a long word can be divided before a consonant that a vowel follows. */
export function softened(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => (word.length > LONG ? divided(word) : word));
}

function divided(word: string): string {
  const letters = [...word];
  const isVowel = (at: number): boolean => VOWELS.has(letters[at]?.toLocaleLowerCase() ?? '');
  const opens = (at: number): boolean => at >= APART && at <= letters.length - APART && !isVowel(at) && isVowel(at + 1);
  return letters.map((letter, at) => (opens(at) ? SOFT + letter : letter)).join('');
}
