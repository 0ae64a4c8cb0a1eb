import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { EpicBoard, EpicDamage } from '../../wire/wire.ts';
import { damagePlan } from './damage-plan.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  const { startLanguage } = await import('../../lib/language.svelte.ts');
  await startLanguage();
});

const damage = (attack: number, more: Partial<EpicDamage> = {}): EpicDamage => ({
  sources: [{ place: 'champion/0', damage: attack, breakthrough: false }], victims: [{ place: 'champion/1', cover: 4, left: 4, breakable: true, assigned: 0, proposed: attack }],
  through: [], least_through: 0, together: true, covering: 0, due: 0, later: 0, only_through: false, proposed_through: 0, ...more,
});
const board = (assigned: EpicDamage, turn = 3): EpicBoard => ({
  turn, turn_player: 0, turn_words: '', step: 'damage', step_words: '', battle_steps: [], players: [], champions: [], waiting: [], kind: 'epic',
  battle: { attacker: 0, defender: 1, words: '', attack: 0, blocked: true, dealt: false, forecast: { through: 0, outcomes: [], hopeless: false }, damage: assigned },
});
const plan = (of: EpicBoard, last: ReturnType<typeof damagePlan> = null) => damagePlan(of, new Map(), last)!;

describe('a plan that is proposed again', () => {
  const first = plan(board(damage(9)));

  it('says so if the battle has changed', () => {
    expect(first.words).not.toBe(plan(board(damage(7)), first).words);
    expect(plan(board(damage(7)), first).words).toBe('The battle has changed. Here is a new proposal.');
  });

  it('says nothing if nothing has changed, or if it is another battle', () => {
    expect(plan(board(damage(9)), first).words).toBe(first.words);
    expect(plan(board(damage(7), 4), first).words).toBe(plan(board(damage(7))).words);
  });

  it('is as any other once a number was changed', () => {
    const again = plan(board(damage(7)), first);
    again.set('champion/1', -1);
    expect(again.words).toBe(plan(board(damage(7))).words);
  });
});

describe('a plan for a team', () => {
  it('is over when it is known how much goes through', () => {
    const through = plan(board(damage(9, { victims: [], through: [5], proposed_through: 5, only_through: true })));
    const asked = { ask: 'ASSIGN', seat: 0, words: '', help: '', source: '', about: ['champion/0'], window: '', most: 0, options: [] };
    expect([through.isReady, through.isOver(asked), through.isOver({ ...asked, ask: 'BREAKTHROUGH' })]).toEqual([true, true, false]);
  });
});

it('lists its numbers, which change one by one', () => {
  const listed = plan(board(damage(9, { through: [5] })));
  expect(listed.numbers).toMatchObject([{ place: 'champion/1', value: 9, note: 'breaks' }, { place: 'player', value: 0 }]);
  listed.numbers[0]!.change(-1);
  expect(listed.numbers).toMatchObject([{ value: 8, more: true }, { value: 0, more: true }]);
});
