import { describe, expect, it } from 'vitest';

import { event } from '../motion/testing.ts';
import type { CardView, EpicBoard, EpicChampion, EpicPlayer, EventView, Face } from '../wire/wire.ts';
import { advance as advanceWith } from './advance.ts';

const cards = (zone: string, ...names: string[]): CardView[] => names.map((card, i) => ({ place: `${zone}/${i}`, card, chosen: false }));
const player = (seat: number, more: Partial<EpicPlayer> = {}): EpicPlayer => ({
  seat, place: `seat/${seat}`, name: '', team: seat, team_name: '', health: 30, gold: 1, assigned: 0, deck: 20, hand: [], discard: [], out: false, holds: false, neighbour: '', in_reach: true, ...more,
});
const champion = (slot: number, card: string, more: Partial<EpicChampion> = {}): EpicChampion => ({
  place: `champion/${slot}`, card, controller: 0, owner: 0, attack: 4, defense: 4, damage: 0, counters: 0, keywords: [], alignments: [], position: 'prepared', deploying: false, role: '', assigned: 0, chosen: false, ...more,
});
const board = (players: EpicPlayer[], champions: EpicChampion[] = []): EpicBoard => ({
  turn: 1, turn_player: 1, turn_words: '', step: 'main', step_words: '', battle: null, battle_steps: [], players, champions, waiting: [], kind: 'epic',
});

const FACES = new Map([['wolf', { card: 'wolf', group: 'wild', second_group: '', signs: ['ambush'] } as unknown as Face]]);
const advance = (from: EpicBoard, one: EventView, to: EpicBoard): EpicBoard => advanceWith(from, one, to, FACES);

describe('a board in the middle of an answer', () => {
  it('changes numbers with their events, one after the other', () => {
    const before = board([player(0), player(1, { hand: cards('hand/1', '', '') })], [champion(0, 'wolf')]);
    const after = board([player(0, { health: 25, discard: cards('discard/0', 'wolf') }), player(1, { gold: 0, hand: cards('hand/1', '') })]);
    const steps = [
      event('PLAYED', { seat: 1, card: 'fireball' }),
      event('GOLD_SPENT', { seat: 1, amount: 1 }),
      event('DAMAGED', { seat: 0, card: 'wolf', place: 'champion/0', amount: 4 }),
      event('BROKEN', { seat: 0, card: 'wolf', place: 'champion/0' }),
      event('PLAYER_DAMAGED', { seat: 0, amount: 5 }),
    ];
    let shown = before;
    const seen = steps.map((step) => {
      shown = advance(shown, step, after);
      const [me, them] = shown.players;
      return [them?.hand.length, them?.gold, shown.champions[0]?.damage ?? 'gone', me?.discard.length, me?.health];
    });
    expect(seen).toEqual([[1, 1, 0, 0, 30], [1, 0, 0, 0, 30], [1, 0, 4, 0, 30], [1, 0, 'gone', 1, 30], [1, 0, 'gone', 1, 25]]);
    expect(shown).toEqual(after);
  });

  it('shows a keyword or an alignment that a new champion gains only with its event', () => {
    const wolf = champion(2, 'wolf', { keywords: ['ambush', 'blitz'], alignments: ['wild', 'evil'], damage: 1 });
    const after = board([player(0)], [wolf]);
    const entered = advance(board([player(0)]), event('ENTERED', { card: 'wolf', place: 'champion/2' }), after);
    expect(entered.champions).toEqual([{ ...wolf, keywords: ['ambush'], alignments: ['wild'], damage: 0 }]);
    const gained = advance(entered, event('KEYWORDS_GAINED', { card: 'wolf', place: 'champion/2' }), after);
    expect(gained.champions).toEqual([{ ...wolf, damage: 0 }]);
  });

  it('takes a champion that is put into play out of the hand', () => {
    const before = board([player(0, { hand: cards('hand/0', 'wolf', 'kong') })]);
    const after = board([player(0, { hand: cards('hand/0', 'kong') })], [champion(2, 'wolf')]);
    const entered = advance(before, event('ENTERED', { card: 'wolf', place: 'champion/2' }), after);
    expect(entered.players[0]?.hand.map(({ card }) => card)).toEqual(['kong']);
    const token = advance(before, event('ENTERED', { card: 'wolf', place: 'champion/2' }), { ...after, players: before.players });
    expect(token.players[0]?.hand.length).toBe(2);
  });

  it('keeps fighters in the battle until its damage is dealt and it is over', () => {
    const steps = ['attackers', 'before_blockers', 'blockers', 'before_damage', 'damage'].map((step) => ({ step, words: step }));
    const battle = { attacker: 0, defender: 1, words: '', attack: 4, blocked: true, dealt: false, forecast: { through: 0, outcomes: [], hopeless: false }, damage: null };
    const before = { ...board([player(0), player(1)], [champion(0, 'wolf', { role: 'attacker' }), champion(1, 'kong', { controller: 1, role: 'blocker' })]), step: 'before_damage', battle_steps: steps, battle };
    const after = { ...board([player(0), player(1)], [champion(1, 'kong', { controller: 1, damage: 4 })]), battle_steps: steps };
    let shown: EpicBoard = before;
    const seen = [
      event('STEP_BEGAN', { amount: 7 }),
      event('ASSIGNED', { card: 'wolf', place: 'champion/0', amount: 4, other: 1 }),
      event('DAMAGED', { card: 'kong', place: 'champion/1', amount: 4 }),
      event('BROKEN', { card: 'wolf', place: 'champion/0' }),
      event('STEP_BEGAN', { amount: 2 }),
    ].map((step) => {
      shown = advance(shown, step, after);
      return [shown.step, shown.battle?.dealt, ...shown.champions.map(({ role, assigned, damage }) => `${role} ${assigned} ${damage}`)];
    });
    expect(seen).toEqual([
      ['damage', false, 'attacker 0 0', 'blocker 0 0'],
      ['damage', false, 'attacker 0 0', 'blocker 4 0'],
      ['damage', true, 'attacker 0 0', 'blocker 0 4'],
      ['damage', true, 'blocker 0 4'],
      ['main', undefined, ' 0 4'],
    ]);
    expect(shown).toEqual(after);
  });

  it('draws the cards that will be in hand, and no card twice', () => {
    const before = board([player(0, { hand: cards('hand/0', 'wolf', 'kong') }), player(1)]);
    const after = board([player(0, { deck: 18, hand: cards('hand/0', 'kong', 'drake', 'wolf') }), player(1)]);
    let shown = advance(before, event('PLAYED', { card: 'wolf' }), after);
    expect(shown.players[0]?.hand.map(({ card, place }) => `${place} ${card}`)).toEqual(['hand/0/0 kong']);
    shown = advance(shown, event('DREW', { card: 'drake' }), after);
    shown = advance(shown, event('DREW', { card: 'wolf' }), after);
    expect([shown.players[0]?.hand.map(({ card }) => card), shown.players[0]?.deck]).toEqual([['kong', 'drake', 'wolf'], 18]);
  });

  it('lets tokens break without a trace, and teams share their health', () => {
    const team = { team: 0 };
    const before = board([player(0, team), player(1, team)], [champion(0, 'zombie')]);
    const after = board([player(0, { ...team, health: 28 }), player(1, { ...team, health: 28 })]);
    const broken = advance(before, event('BROKEN', { card: 'zombie', place: 'champion/0' }), after);
    expect([broken.champions, broken.players[0]?.discard]).toEqual([[], []]);
    expect(advance(broken, event('LOST_HEALTH', { amount: 2 }), after)).toEqual(after);
  });
});
