import { describe, expect, it } from 'vitest';

import type { FormatInfo, GameInfo, ModeInfo } from '../wire/wire.ts';
import { atOnce, changed, firstWish, formatReason, kept, modeOf, seatNumbers, seatsReason, settingsOf } from './choices.ts';

const mode = (name: string, players: [number, number], formats: string[], team: [number, number] = [1, 1]): ModeInfo => ({ name, words: name, players, team_size: team, formats, variants: [] });
const format = (name: string, players: [number, number], more: Partial<FormatInfo> = {}): FormatInfo => ({ name, words: name, rulesets: ['new', 'old'], players, drafted: false, brought: false, takes: 0, built: false, boxes: false, pool: null, sets: [], ...more });
const HEROES: GameInfo = {
  name: 'heroes',
  title: 'Heroes',
  modes: [mode('duel', [2, 2], ['starter', 'sealed', 'pack', 'constructed']), mode('free_for_all', [3, 8], ['starter', 'sealed', 'pack']), mode('hydra', [4, 8], ['sealed'], [2, 4])],
  formats: [format('starter', [2, 8], { takes: 2 }), format('sealed', [2, 8]), format('pack', [3, 8], { drafted: true }), format('constructed', [2, 8], { brought: true })],
  rulesets: [['new', 'New'], ['old', 'Old']],
  switches: [],
  bots: ['random', 'greedy'],
  windows: [],
};
const ROWS: GameInfo = { ...HEROES, name: 'rows', modes: [mode('duel', [2, 2], ['classic']), mode('solo', [1, 1], ['sets'])], formats: [format('classic', [2, 5], { takes: 1 }), format('sets', [2, 2], { takes: 1, rulesets: ['new'] })] };

describe('the first wish', () => {
  it("is the rulebook's own first game and needs no decision", () => {
    expect(settingsOf(HEROES, firstWish(HEROES))).toMatchObject({ mode: 'duel', format: 'starter', seats: 2, bots: ['greedy'], take: ['random'], listed: false, hot_seat: false });
    expect(settingsOf(ROWS, firstWish(ROWS))).toMatchObject({ format: 'classic', take: ['random'], bots: ['greedy'] });
  });
});

describe('a change', () => {
  it('makes the rest possible', () => {
    expect(changed(HEROES, firstWish(HEROES), { mode: 'free_for_all' })).toMatchObject({ format: 'starter', seats: 3 });
    expect(changed(HEROES, { ...firstWish(HEROES), seats: 5 }, { mode: 'hydra' })).toMatchObject({ seats: 6 });
    expect(changed(HEROES, changed(HEROES, firstWish(HEROES), { mode: 'free_for_all', format: 'pack' }), { mode: 'duel' })).toMatchObject({ format: 'starter', seats: 2 });
    expect(changed(ROWS, firstWish(ROWS), { mode: 'solo' })).toMatchObject({ format: 'sets', seats: 1 });
  });

  it('of mode or ruleset keeps what was chosen last', () => {
    const solo = changed(ROWS, firstWish(ROWS), { mode: 'solo' });
    expect(changed(ROWS, solo, { ruleset: 'old' })).toMatchObject({ mode: 'duel', format: 'classic', ruleset: 'old', seats: 2 });
    expect(changed(ROWS, { ...firstWish(ROWS), ruleset: 'old' }, { mode: 'solo' })).toMatchObject({ mode: 'solo', format: 'sets', ruleset: 'new' });
  });
});

describe('reasons', () => {
  it('say what stands against a number of seats', () => {
    const [duel, , hydra] = HEROES.modes as [ModeInfo, ModeInfo, ModeInfo];
    expect(seatsReason(duel, undefined, 3)).toMatchObject({ why: 'mode', most: 2 });
    expect(seatsReason(hydra, undefined, 5)).toMatchObject({ why: 'teams' });
    expect(seatsReason(hydra, undefined, 6)).toBeNull();
    expect(formatReason(duel, HEROES.formats[2]!)).toMatchObject({ why: 'format', least: 3 });
    expect(seatNumbers(HEROES)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('what was wished for last', () => {
  it('comes back, as far as there is such a thing', () => {
    const wish = changed(HEROES, firstWish(HEROES), { mode: 'hydra', seats: 8, against: { bot: 'random' } });
    expect(kept(HEROES, JSON.stringify(wish))).toEqual(wish);
    expect(kept(HEROES, JSON.stringify({ ...wish, mode: 'gone', against: { bot: 'gone' }, ruleset: 'gone', clock: 'gone' }))).toMatchObject({ mode: 'duel', seats: 2, against: { bot: 'greedy' }, ruleset: 'new', clock: 'none' });
    expect(kept(HEROES, 'not a wish')).toEqual(firstWish(HEROES));
    expect(kept(HEROES, null)).toEqual(firstWish(HEROES));
  });

  it('is not asked for when somebody wants to play now: that is the usual game, against a bot', () => {
    const wish = changed(HEROES, firstWish(HEROES), { against: 'friend', format: 'constructed', clock: 'move-30' });
    expect(settingsOf(HEROES, atOnce(HEROES, wish))).toMatchObject({ bots: ['greedy'], format: 'starter', take: ['random'], clock: null });
    expect(atOnce(HEROES, changed(HEROES, wish, { mode: 'hydra', against: { bot: 'random' } }))).toEqual({ ...firstWish(HEROES), against: { bot: 'random' } });
  });
});

describe('who plays', () => {
  it('is said to the server', () => {
    const many = changed(HEROES, firstWish(HEROES), { mode: 'free_for_all', seats: 4 });
    expect(settingsOf(HEROES, { ...many, against: 'anyone', bots: 1 })).toMatchObject({ listed: true, bots: ['greedy'], hot_seat: false });
    expect(settingsOf(HEROES, { ...many, against: 'hot_seat', bots: 1 })).toMatchObject({ listed: false, bots: [], hot_seat: true });
    const named = settingsOf(HEROES, { ...many, against: 'hot_seat', names: [' Ana ', '', 'Ben'] }, (seat) => `Player ${seat + 1}`);
    expect(named.names).toEqual(['Ana', 'Player 2', 'Ben', 'Player 4']);
    expect(settingsOf(HEROES, { ...many, against: 'friend', names: ['Ana'] }).names).toEqual([]);
    expect(settingsOf(HEROES, { ...many, against: { bot: 'random' } })).toMatchObject({ bots: ['random', 'random', 'random'] });
    expect(modeOf(HEROES, { mode: 'gone' }).name).toBe('duel');
  });
});
