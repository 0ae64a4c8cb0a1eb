import { describe, expect, it } from 'vitest';

import { event } from '../motion/testing.ts';
import type { EventView, Face, GwentBoard, GwentPlayer, GwentRow, GwentSide, GwentUnit } from '../wire/wire.ts';
import { advance, settle } from './advance.ts';

const unit = (row: number, at: number, card: string, strength: number): GwentUnit => ({ place: `unit/1/${row}/${at}`, card, strength, owner: 1 });
const row = (number: number, units: GwentUnit[]): GwentRow => ({
  place: `row/1/${number}`, row: '', words: '', total: units.reduce((sum, { strength }) => sum + strength, 0), units, horn: '', leader_horn: false, weather: false,
});
const side = (rows: GwentRow[], gems = 2): GwentSide => ({
  side: 1, name: '', seats: [1], rows, total: rows.reduce((sum, { total }) => sum + total, 0), bonus: 0, gems, points: 0, scores: [], discard: [],
});
const player = (hand: number): GwentPlayer => ({
  seat: 1, place: '', name: '', side: 1, faction: '', faction_words: '', leader: '', leader_place: '', leader_state: '', leader_words: '',
  hand: Array.from({ length: hand }, (_, i) => ({ place: `hand/1/${i}`, card: '', chosen: false })), deck: 9, side_deck: [], passed: false, turn: false, redraws: 0, virtual: false,
});
const board = (one: GwentSide, hand: number, round = 1): GwentBoard => ({
  mode: '', phase: '', phase_words: '', round, round_words: '', gems: 2, points: 0, players: [player(hand)], sides: [one], weather: [], under_decoys: 0, leader_pile: 0, found: [], match: null, round_end: null, kind: 'gwent',
});
const FACES = { get: (card: string) => ({ strength: card === 'frost' ? null : card === 'nekker' ? 2 : 6 }) as Face };
const at = (kind: string, card = '', more = {}) => event(kind, { seat: 1, other: 1, card, place: 'row/1/0', ...more });

/** The boards that are shown, one for each event. */
const shown = (before: GwentBoard, after: GwentBoard, events: EventView[]): GwentBoard[] => {
  let now = before;
  return events.map((step, i) => (now = settle(advance(now, step, after, FACES), events.slice(i + 1), after, FACES)));
};
const strengths = ({ sides: [own] }: GwentBoard): (number[] | undefined)[] | undefined => own?.rows.map(({ units }) => units.map(({ strength }) => strength));

describe('strengths change with what changes them', () => {
  it('units that make each other stronger do so when the last of them has come', () => {
    const before = board(side([row(0, [unit(0, 0, 'ghoul', 6)]), row(1, [])]), 5);
    const after = board(side([row(0, [unit(0, 0, 'ghoul', 6), unit(0, 1, 'nekker', 4), unit(0, 2, 'nekker', 4)]), row(1, [])]), 4);
    const boards = shown(before, after, [at('PLAYED', 'nekker'), at('PLACED', 'nekker'), at('MUSTERED', 'nekker', { place: '' }), at('PLACED', 'nekker')]);
    expect(boards.map((each) => strengths(each)?.[0])).toEqual([[6], [6, 2], [6, 2], [6, 4, 4]]);
    expect(boards.map(({ sides: [own] }) => own?.total)).toEqual([6, 8, 8, 14]);
  });

  it('weather is on the rows before another player runs out of cards, and a placed unit is at its strength before cards are drawn', () => {
    const before = board(side([row(0, [unit(0, 0, 'ghoul', 6)])]), 5);
    const frozen = { ...board(side([{ ...row(0, [unit(0, 0, 'ghoul', 1)]), weather: true }]), 4), weather: [{ card: 'frost', holder: 1 }] };
    const [played, out] = shown(before, frozen, [at('PLAYED', 'frost', { place: '' }), at('RAN_OUT', '', { place: '', seat: 0 })]);
    expect([played?.sides[0]?.total, played?.sides[0]?.rows[0]?.weather, played?.weather.length]).toEqual([1, true, 1]);
    expect(out?.sides[0]?.total).toBe(1);
    const grown = board(side([row(0, [unit(0, 0, 'ghoul', 12), unit(0, 1, 'ghoul', 12)])]), 4);
    expect(shown(before, grown, [at('PLAYED', 'ghoul'), at('PLACED', 'ghoul'), at('DREW', '', { place: '' })]).map(({ sides: [own] }) => own?.total)).toEqual([6, 24, 24]);
  });

  it('what burns takes only its own row with it', () => {
    const before = board(side([row(0, [unit(0, 0, 'ghoul', 7), unit(0, 1, 'dandelion', 2)]), row(1, [unit(1, 0, 'ves', 9), unit(1, 1, 'ves', 9)])]), 5);
    const after = board(side([row(0, [unit(0, 0, 'ghoul', 6)]), row(1, [unit(1, 0, 'ves', 5)])]), 4);
    const burnt = shown(before, after, [at('DESTROYED', 'ves', { place: 'row/1/1' }), at('DESTROYED', 'dandelion')]);
    expect(burnt.map(strengths)).toEqual([[[7, 2], [5]], [[6], [5]]]);
  });

  it('nothing is settled while something to come may change every row', () => {
    const before = board(side([row(0, [unit(0, 0, 'ghoul', 6)])]), 5);
    const after = board(side([row(0, [unit(0, 0, 'ghoul', 1)])]), 4);
    const events = [at('PASSED', '', { place: '' }), at('PLAYED', 'frost', { place: '' })];
    expect(shown(before, after, events).map(({ sides: [own] }) => own?.total)).toEqual([6, 1]);
  });
});

describe('a board in the middle of an answer', () => {
  it('counts each unit of a muster when it lands', () => {
    const before = board(side([row(0, [])]), 5);
    const after = board(side([row(0, [unit(0, 0, 'nekker', 2), unit(0, 1, 'nekker', 2)])]), 4);
    const shown = [at('PLAYED', 'nekker'), at('PLACED', 'nekker'), at('PLACED', 'nekker')].reduce<GwentBoard[]>(
      (boards, step) => [...boards, advance(boards.at(-1)!, step, after, FACES)], [before]);
    expect(shown.map(({ sides: [own], players: [them] }) => [own?.total, them?.hand.length])).toEqual([[0, 5], [0, 4], [2, 4], [4, 4]]);
    expect(shown.at(-1)).toEqual(after);
  });

  it('keeps units and totals until the next round begins, also a unit that leaves immediately', () => {
    const before = board(side([row(0, [unit(0, 0, 'ghoul', 6)])]), 5);
    const after = board(side([row(0, [])], 1), 4, 2);
    const played = advance(before, at('PLACED', 'nekker'), after, FACES);
    const scored = advance(played, at('SCORED', '', { amount: 8 }), after, FACES);
    const lost = advance(scored, at('GEM_LOST'), after, FACES);
    expect([lost.sides[0]?.rows[0]?.units.length, lost.sides[0]?.total, lost.sides[0]?.gems, lost.round]).toEqual([2, 8, 1, 1]);
    expect(advance(lost, event('ROUND_BEGAN', { amount: 2 }), after, FACES)).toEqual(after);
  });

  it('sweeps a scored round: some cards stay, others come back later', () => {
    const before = { ...board(side([row(0, [unit(0, 0, 'ghoul', 6), unit(0, 1, 'werewolf', 5)])]), 5), weather: [{ card: 'biting_frost', holder: 1 }] };
    const after = board(side([row(0, [unit(0, 0, 'werewolf', 5), unit(0, 1, 'birna_bran', 2)])], 1), 5, 2);
    const swept = advance(before, event('ROUND_WON', { other: 1 }), after, FACES);
    expect([swept.sides[0]?.rows[0]?.units.map(({ card }) => card), swept.sides[0]?.total, swept.weather, swept.round]).toEqual([['werewolf'], 5, [], 1]);
  });

  it('takes a card out of the pile that it is brought back from', () => {
    const pile = ['ghoul', 'ves'].map((card, i) => ({ place: `discard/1/${i}`, card, chosen: false }));
    const before = board({ ...side([row(0, [])]), discard: pile }, 5);
    const cards = (shown: GwentBoard): (string | undefined)[] => shown.sides[0]!.discard.map(({ card }) => card);
    before.players = [{ ...player(5), seat: 0, side: 0 }, { ...player(5), seat: 1 }];
    expect(cards(advance(before, at('REVIVED', 'ves'), before, FACES))).toEqual(['ghoul']);
    expect(cards(advance(before, at('TAKEN', 'ghoul', { seat: 0 }), before, FACES))).toEqual(['ves']);
  });

  it('subtracts the strength of burned units from the totals', () => {
    const before = board(side([row(0, [unit(0, 0, 'ghoul', 6), unit(0, 1, 'nekker', 2)])]), 5);
    const burnt = advance(before, at('DESTROYED', 'ghoul'), before, FACES);
    expect([burnt.sides[0]?.rows[0]?.total, burnt.sides[0]?.total]).toEqual([2, 2]);
  });
});
