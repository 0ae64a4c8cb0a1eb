import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { readMessages } from '../../plugins/messages.ts';
import type { Library } from '../card/library.ts';
import { speaker } from '../lib/language.svelte.ts';
import type { EpicBoard, EpicChampion, Face, Sign } from '../wire/wire.ts';
import { duelText } from './text.ts';

const english = speaker('en', readMessages(fileURLToPath(new URL('..', import.meta.url)), 'en'));
const WOLF = { card: 'wolf', name: 'Wolf', kind_words: 'Champion', group: 'wild', group_words: 'Wild', second_group: '', signs: ['blitz'], cost: 0, attack: 2, defense: 4, strength: null } as unknown as Face;
const LIBRARY = {
  cards: new Map([['wolf', WOLF]]),
  signs: new Map(['blitz', 'airborne'].map((sign) => [sign, { sign, glyph: sign, name: sign, words: '', rule: '' } as Sign])),
} as unknown as Library;

const CHAMPION: EpicChampion = {
  place: 'champion/3', card: 'wolf', controller: 0, owner: 0, attack: 2, defense: 4, damage: 0, counters: 0, keywords: ['blitz'], alignments: ['wild'], position: 'ready', deploying: false, role: '', assigned: 0, chosen: false,
};
const player = (seat: number, name: string): object => ({ seat, team: seat, name, place: `seat/${seat}`, health: 30, gold: 1, deck: 30, hand: [], discard: [] });

function boardWith(champion: Partial<EpicChampion>, battle: object | null = null): EpicBoard {
  return { turn_words: '', step: 'blockers', step_words: '', battle_steps: [], battle, players: [player(0, 'Ida'), player(1, 'Radomir')], champions: [{ ...CHAMPION, ...champion }], waiting: [] } as unknown as EpicBoard;
}

function wordsOf(champion: Partial<EpicChampion>): string {
  return duelText(boardWith(champion), LIBRARY, english, 0).flatMap(({ zones }) => zones).flatMap(({ items }) => items).find(({ place }) => place === CHAMPION.place)!.words;
}

it('says everything about a champion that the board shows', () => {
  expect(wordsOf({})).toBe('Wolf, Champion, free, blitz, 2 attack, 4 defense');
  expect(wordsOf({ keywords: ['blitz', 'airborne'] })).toContain('Gained: airborne');
  expect(wordsOf({ owner: 1 })).toContain('owner: Radomir');
  expect(wordsOf({ role: 'blocker', damage: 1, assigned: 3 })).toBe('Wolf, Champion, free, blitz, 2 attack, 3 of 4 defense, 1 damage, blocking, takes 3');
});

it('has the numbers of the forecast of a battle', () => {
  const battle = { defender: 0, blocked: false, dealt: false, words: 'Battle', forecast: { through: 9, outcomes: [{ place: CHAMPION.place, damage: 9, left: 0, breaks: true }] } };
  const facts = (seat: number, more = {}): string => duelText(boardWith({ role: 'blocker' }, { ...battle, ...more }), LIBRARY, english, seat)[0]!.facts;
  expect([facts(0), facts(1)]).toEqual(['Battle. 9 damage if you don’t block', 'Battle. 9 damage to Ida if unblocked']);
  expect(facts(0, { blocked: true })).toContain('9 damage gets through');
  expect(duelText(boardWith({ role: 'blocker' }, battle), LIBRARY, english, 0)[1]!.zones[0]!.items[0]!.words).toMatch(/blocking, breaks$/u);
});
