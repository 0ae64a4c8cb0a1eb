import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { readMessages } from '../../plugins/messages.ts';
import { speaker } from '../lib/language.svelte.ts';
import type { Face, Sign } from '../wire/wire.ts';
import { labelOf } from './text/label.ts';
import { headPieces, otherModes, readLines } from './text/lines.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));
const english = speaker('en', readMessages(sources, 'en'));
const polish = speaker('pl', readMessages(sources, 'pl'));

const sign = (slug: string, name: string): Sign => ({ sign: slug, glyph: slug, name, words: `${name} means something.`, rule: 'E-1' });
const SIGNS = new Map(
  [
    sign('airborne', 'Airborne'),
    sign('ambush', 'Ambush'),
    sign('blitz', 'Blitz'),
    sign('expend', 'Expend power'),
    sign('tribute', 'Tribute'),
    sign('unbreakable', 'Unbreakable'),
    sign('medic', 'Medic'),
    sign('hero', 'Hero'),
    sign('agile', 'Agile'),
  ].map((each) => [each.sign, each]),
);

function face(given: Partial<Face>): Face {
  return {
    card: 'frost_giant', name: 'Frost Giant', original: '', aliases: [], kind: 'champion', group: 'sage', second_group: '', kind_words: 'Champion · Giant', group_words: 'Sage', allegiance: 'Sage',
    lines: [], signs: [], rows: [], cost: 1, attack: 8, defense: 12, strength: null, art: { subject: 'ice-golem', backdrop: '', land: '' },
    ...given,
  };
}

describe('lines', () => {
  const read = (lines: string[], signs: string[], namesSigns = false) => readLines({ lines, signs }, SIGNS, namesSigns);

  test('are not all done by a modal card', () => {
    const lines = read(['Draw two cards.', 'OR', 'Break a champion.', 'Draw a card.'], []);
    expect([otherModes(lines, 0), otherModes(lines, 1), otherModes(lines, null)]).toEqual([new Set([2]), new Set([0]), new Set()]);
    expect(otherModes(read(['Draw a card.'], []), 0)).toEqual(new Set());
  });

  test('keywords alone are signs', () => {
    expect(read(['Airborne. Ambush.'], ['airborne', 'ambush'])).toEqual([{ is: 'signs', signs: [SIGNS.get('airborne'), SIGNS.get('ambush')] }]);
  });

  test('the part before the arrow is the head', () => {
    expect(read(['Tribute → Gain 5 health.'], ['tribute'])).toEqual([{ is: 'sentence', head: 'Tribute', cost: '', text: 'Gain 5 health.' }]);
  });

  test('a power has its cost between head and text', () => {
    expect(read(['[Expend], pay 1 gold: Draw a card.'], ['expend'])).toEqual([
      { is: 'sentence', head: 'Expend', cost: ', pay 1 gold', text: 'Draw a card.' },
    ]);
  });

  test('an ability is a head, other words before a colon are not', () => {
    expect(read(['Medic: play it.', 'Solo mode: discard.'], ['medic'])).toEqual([
      { is: 'sentence', head: 'Medic', cost: '', text: 'play it.' },
      { is: 'sentence', head: '', cost: '', text: 'Solo mode: discard.' },
    ]);
  });

  test('a space before the colon, as in French, is no part of the head', () => {
    expect(read(['Medic : joue.'], ['medic'])).toEqual([{ is: 'sentence', head: 'Medic', cost: '', text: 'joue.' }]);
  });

  test.each(['OR', 'LUB', 'ИЛИ', 'O', 'OU'])('%s alone divides two modes', (word) => {
    expect(read(['Draw.', word, 'Discard.'], [])[1]).toEqual({ is: 'or', word: word.toLowerCase() });
  });

  test('signs that no line explains have their own line, if the game wants that', () => {
    expect(read(['Medic: play it.'], ['hero', 'agile', 'medic'], true)[0]).toEqual({ is: 'signs', signs: [SIGNS.get('hero'), SIGNS.get('agile')] });
  });

  test('marks in a head', () => {
    expect(headPieces('Tribute and [Good]')).toEqual([
      { piece: 'Tribute and ', mark: false },
      { piece: 'Good', mark: true },
    ]);
  });
});

describe('labels', () => {
  test('say numbers and states in words', () => {
    const seen = { face: face({ signs: ['blitz'] }), signs: SIGNS, now: { defense: 9 }, damage: 3, states: ['lit'] as const };
    expect(labelOf(seen, english)).toBe('Frost Giant, Champion · Giant, costs 1 gold, Blitz, 8 attack, 9 of 12 defense, 3 damage, can be chosen');
  });

  test('contain raised numbers, the order of choices, and the owner', () => {
    const seen = {
      face: face({ cost: 0 }), signs: SIGNS, now: { attack: 9 }, counters: 1, states: ['expended', 'chosen'] as const, order: 2, owner: { name: 'Ida', glyph: 'sun' },
    };
    expect(labelOf(seen, english)).toBe(
      'Frost Giant, Champion · Giant, free, 9 attack, raised from 8, 12 defense, 1 +1/+1 counter, chosen, number 2, expended, owner: Ida',
    );
  });

  test('count in Polish', () => {
    const counters = (n: number) => labelOf({ face: face({}), signs: SIGNS, counters: n }, polish).split(', ').at(-1);
    expect([1, 3, 5, 22].map(counters)).toEqual(['1 żeton +1/+1', '3 żetony +1/+1', '5 żetonów +1/+1', '22 żetony +1/+1']);
  });

  test('do not say a word twice', () => {
    const medic = face({ name: 'Medic', kind: 'hero', kind_words: 'Hero · Siege', signs: ['hero', 'medic', 'agile'], cost: null, attack: null, defense: null, strength: 5 });
    expect(labelOf({ face: medic, signs: SIGNS }, english)).toBe('Medic, Hero · Siege, Agile, 5 strength');
  });
});
