import { expect, it } from 'vitest';

import type { Face, Sign } from '../wire/wire.ts';
import { gainedBy } from './board.ts';

const face = (card: string, group: string, group_words: string, signs: string[] = []): [string, Face] => [card, { card, group, group_words, second_group: '', signs } as unknown as Face];
const LIBRARY = {
  cards: new Map([face('wolf', 'wild', 'Wild', ['blitz']), face('demon', 'evil', 'Evil')]),
  signs: new Map(['blitz', 'unbreakable'].map((sign) => [sign, { sign, glyph: sign, name: sign, words: '', rule: '' } as Sign])),
};

it('lists the keywords and alignments that a champion has gained', () => {
  const names = (keywords: string[], alignments: string[]): string[] => gainedBy({ card: 'wolf', keywords, alignments }, LIBRARY).map(({ name }) => name);
  expect(names(['blitz'], ['wild'])).toEqual([]);
  expect(names(['blitz', 'unbreakable'], ['wild', 'evil'])).toEqual(['unbreakable', 'Evil']);
});
