import { describe, expect, it, test } from 'vitest';

import type { DeckFormat, DeckList } from '../wire/wire.ts';
import { added, withChanges, countOf, differences, draw, emptyDeck, formatFor, gained, groupOfLeader, isEmpty, led, merged, partOf, reformatted, sizeOf, withPremade } from './deck.ts';
import { begun, edited, redone, undone } from './editor/history.ts';

const DUEL: DeckFormat = { format: 'duel', ruleset: 'first', variants: [], words: 'Duel', rules: [], decks: 1, leaders: { north: ['king', 'queen'], south: ['duke'] }, copies: { rook: 3, pawn: 8 }, modes: ['duel'] };
const TRIO: DeckFormat = { ...DUEL, format: 'trio', decks: 3 };
const SECOND: DeckFormat = { ...DUEL, ruleset: 'second' };
const START = emptyDeck('chess', DUEL, 'Mine');
const cards = (list: DeckList, place = 0): Record<string, number> => Object.fromEntries(partOf(list, place).cards.map(({ card, count }) => [card, count]));

describe('a deck', () => {
  const deck = added(added(START, 0, 'rook', 2), 0, 'pawn', 1);

  it('counts its cards', () => {
    expect([countOf(deck, 0, 'rook'), countOf(deck, 0, 'bishop'), sizeOf(partOf(deck, 0))]).toEqual([2, 0, 3]);
    expect([isEmpty(START), isEmpty(deck)]).toEqual([true, false]);
  });

  it('loses a card with its last copy, and has never less than none', () => {
    expect(cards(added(deck, 0, 'rook', -2))).toEqual({ pawn: 1 });
    expect(cards(added(deck, 0, 'rook', -9))).toEqual({ pawn: 1 });
    expect(cards(deck), 'edits leave the list that they start from').toEqual({ rook: 2, pawn: 1 });
  });

  it('takes the changes of a fix, leaders included', () => {
    const fixed = withChanges(deck, [{ deck: 0, card: 'rook', count: -1 }, { deck: 0, card: 'queen', count: 1 }, { deck: 0, card: 'king', count: -1 }], DUEL);
    expect([cards(fixed), partOf(fixed, 0).leader]).toEqual([{ rook: 1, pawn: 1 }, 'queen']);
    expect(partOf(withChanges(fixed, [{ deck: 0, card: 'queen', count: -1 }], DUEL), 0).leader).toBe('');
  });

  it('keeps the cards of no faction under a leader of another', () => {
    const south = led(led(deck, 0, 'king', () => true), 0, 'duke', (card) => card === 'pawn');
    expect([cards(south), partOf(south, 0).leader, groupOfLeader(DUEL, 'duke')]).toEqual([{ pawn: 1 }, 'duke', 'south']);
  });

  it('gets the cards of a list on top', () => {
    const both = merged(deck, 0, { leader: 'king', cards: [{ card: 'rook', count: 1 }, { card: 'bishop', count: 2 }] });
    expect([cards(both), partOf(both, 0).leader]).toEqual([{ rook: 3, pawn: 1, bishop: 2 }, 'king']);
    expect(partOf(merged(led(deck, 0, 'duke', () => true), 0, { leader: 'king', cards: [] }), 0).leader).toBe('duke');
  });

  it('marks the added cards', () => {
    expect(gained(deck, added(added(deck, 0, 'rook', 1), 0, 'pawn', -1))).toEqual(new Set(['rook']));
  });

  it('is compared with another one', () => {
    const other = added(added(led(deck, 0, 'king', () => true), 0, 'rook', 1), 0, 'pawn', -1);
    expect(differences(deck, other)).toEqual([{ deck: 0, card: 'king', count: 1 }, { deck: 0, card: 'rook', count: 1 }, { deck: 0, card: 'pawn', count: -1 }]);
    expect(withChanges(deck, differences(deck, other), DUEL)).toEqual(other);
    expect(differences(deck, deck)).toEqual([]);
  });
});

describe('a set of decks', () => {
  const set = added(added(reformatted(added(START, 0, 'rook', 1), TRIO, 0), 1, 'pawn', 2), 2, 'bishop', 1);

  it('has as many decks as the format needs', () => {
    expect([set.format, set.decks.length, cards(set, 0), cards(set, 1)]).toEqual(['trio', 3, { rook: 1 }, { pawn: 2 }]);
  });

  it('takes a premade deck at one place, and keeps its format and the other decks', () => {
    const premade = { ...START, ruleset: 'second', decks: [{ leader: 'duke', cards: [{ card: 'rook', count: 3 }] }] };
    const next = withPremade(set, TRIO, 1, premade.decks);
    expect({ ...next, decks: [] }).toEqual({ ...set, decks: [] });
    expect([cards(next, 0), cards(next, 1), partOf(next, 1).leader, cards(next, 2)]).toEqual([{ rook: 1 }, { rook: 3 }, 'duke', { bishop: 1 }]);
    const one = withPremade({ ...reformatted(set, DUEL, 0), cover: 'rook' }, DUEL, 0, premade.decks);
    expect([one.ruleset, one.cover, one.name, cards(one)]).toEqual(['first', '', 'Mine', { rook: 3 }]);
  });

  it('leaves the deck that is shown to a format of one deck', () => {
    const one = reformatted(set, DUEL, 1);
    expect([one.decks.length, cards(one)]).toEqual([1, { pawn: 2 }]);
  });
});

test('the format of a list is found by all that it says, or by its name, or is the first', () => {
  const all = [DUEL, SECOND, TRIO];
  expect(formatFor({ ...START, ruleset: 'second' }, all)).toBe(SECOND);
  expect(formatFor({ ...START, format: 'trio', ruleset: 'gone' }, all)).toBe(TRIO);
  expect(formatFor({ ...START, format: 'gone' }, all)).toBe(DUEL);
  expect(formatFor({ ...START, format: null, ruleset: null }, all)).toBe(DUEL);
});

test('a hand is drawn without replacing', () => {
  const part = { leader: '', cards: [{ card: 'rook', count: 2 }, { card: 'pawn', count: 3 }] };
  const { hand, rest } = draw(part, 4);
  expect([hand.length, rest.length]).toEqual([4, 1]);
  expect([...hand, ...rest].sort()).toEqual(['pawn', 'pawn', 'pawn', 'rook', 'rook']);
  expect(draw(part, 9).hand).toHaveLength(5);
});

describe('edits', () => {
  it('are taken back and repeated one by one', () => {
    const two = edited(edited(begun(1), 2), 3);
    expect([undone(two).now, undone(undone(two)).now, undone(undone(undone(two))).now]).toEqual([2, 1, 1]);
    expect(redone(undone(two)).now).toBe(3);
    expect(redone(two)).toBe(two);
  });

  it('forget undone edits after another edit', () => {
    expect(redone(edited(undone(edited(begun(1), 2)), 5)).now).toBe(5);
  });

  it('of one kind are taken back together, until something else happens', () => {
    const typed = edited(edited(edited(begun('a'), 'ab', 'name'), 'abc', 'name'), 'abc!', 'other');
    expect([undone(typed).now, undone(undone(typed)).now]).toEqual(['abc', 'a']);
    expect(undone(edited(undone(typed), 'x', 'name')).now).toBe('abc');
  });
});
