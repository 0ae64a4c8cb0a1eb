/** Letters as people type them: lower case, without accents, with straight apostrophes. The server folds the words on cards alike. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll(/[’‘ʼ]/gu, "'").replaceAll('ё', 'е').normalize('NFD').replace(/\p{M}/gu, '');
}
