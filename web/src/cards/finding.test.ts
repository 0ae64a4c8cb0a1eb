import { describe, expect, it } from 'vitest';

import { finder } from './finding.ts';

const face = { name: 'Łucznik Yaevinn', aliases: ['Yaevinn the Archer', 'Яевинн-лучник'], kind_words: 'Bohater · Dystans', group_words: 'Scoia’tael', lines: ['Zręczność › połóż go w dowolnym rzędzie.'] };

describe('a card is found', () => {
  it.each(['', '  ', 'yaev', 'LUCZNIK', 'zrecznosc rzedzie', 'bohater scoia', 'the archer', 'яевинн', 'ARCHER bohater'])('by %j', (wanted) => expect(finder(wanted)(face)).toBe(true));
  it.each(['ciri', 'yaevinn ciri', 'rcher', 'лучница'])('not by %j', (wanted) => expect(finder(wanted)(face)).toBe(false));
});
