import type { Face } from '../wire/wire.ts';

/** Letters as people type them: without accents, with straight apostrophes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').replaceAll('’', "'").toLowerCase();
}

/** Does a card have all the wanted words, anywhere on it, or at the start of a word of its name in another language? */
export function finder(wanted: string): (face: Pick<Face, 'name' | 'aliases' | 'kind_words' | 'group_words' | 'lines'>) => boolean {
  const words = plain(wanted).split(/\s+/u).filter(Boolean);
  return ({ name, aliases, kind_words, group_words, lines }) => {
    const said = plain([name, kind_words, group_words, ...lines].join(' '));
    const elsewhere = plain(['', ...aliases].join(' '));
    return words.every((word) => said.includes(word) || elsewhere.includes(` ${word}`));
  };
}
