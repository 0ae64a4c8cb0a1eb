import { describe, expect, it } from 'vitest';

import type { FormatInfo, GameInfo, ModeInfo } from '../wire/wire.ts';
import { atOnce, changed, firstWish, formatReason, kept, modeOf, seatNumbers, seatsReason, settingsOf } from './choices.ts';

const mode = (name: string, players: [number, number], formats: string[], team: [number, number] = [1, 1]): ModeInfo => ({ name, words: name, players, team_size: team, formats, variants: [] });
const format = (name: string, players: [number, number], more: Partial<FormatInfo> = {}): FormatInfo => ({ name, words: name, rulesets: ['new', 'old'], players, drafted: false, brought: false, takes: 0, built: false, boxes: false, pool: null, sets: [], ...more });
const EPIC: GameInfo = {
  name: 'epic',
  title: 'Epic',
  modes: [mode('duel', [2, 2], ['starter', 'sealed', 'pack', 'constructed']), mode('free_for_all', [3, 8], ['starter', 'sealed', 'pack']), mode('hydra', [4, 8], ['sealed'], [2, 4])],
  formats: [format('starter', [2, 8], { takes: 2 }), format('sealed', [2, 8]), format('pack', [3, 8], { drafted: true }), format('constructed', [2, 8], { brought: true })],
  rulesets: [['new', 'New'], ['old', 'Old']],
  switches: [],
  bots: ['random', 'greedy'],
  windows: [],
};
const GWENT: GameInfo = { ...EPIC, name: 'gwent', modes: [mode('duel', [2, 2], ['classic']), mode('solo', [1, 1], ['sets'])], formats: [format('classic', [2, 5], { takes: 1 }), format('sets', [2, 2], { takes: 1, rulesets: ['new'] })] };

describe('the first wish', () => {
  it("is the rulebook's own first game and needs no decision", () => {
    expect(settingsOf(EPIC, firstWish(EPIC))).toMatchObject({ mode: 'duel', format: 'starter', seats: 2, bots: ['greedy'], take: ['random'], listed: false, hot_seat: false });
    expect(settingsOf(GWENT, firstWish(GWENT))).toMatchObject({ format: 'classic', take: ['random'], bots: ['greedy'] });
  });
});

describe('a change', () => {
  it('makes the rest possible', () => {
    expect(changed(EPIC, firstWish(EPIC), { mode: 'free_for_all' })).toMatchObject({ format: 'starter', seats: 3 });
    expect(changed(EPIC, { ...firstWish(EPIC), seats: 5 }, { mode: 'hydra' })).toMatchObject({ seats: 6 });
    expect(changed(EPIC, changed(EPIC, firstWish(EPIC), { mode: 'free_for_all', format: 'pack' }), { mode: 'duel' })).toMatchObject({ format: 'starter', seats: 2 });
    expect(changed(GWENT, firstWish(GWENT), { mode: 'solo' })).toMatchObject({ format: 'sets', seats: 1 });
  });

  it('of mode or ruleset keeps what was chosen last', () => {
    const solo = changed(GWENT, firstWish(GWENT), { mode: 'solo' });
    expect(changed(GWENT, solo, { ruleset: 'old' })).toMatchObject({ mode: 'duel', format: 'classic', ruleset: 'old', seats: 2 });
    expect(changed(GWENT, { ...firstWish(GWENT), ruleset: 'old' }, { mode: 'solo' })).toMatchObject({ mode: 'solo', format: 'sets', ruleset: 'new' });
  });
});

describe('reasons', () => {
  it('say what stands against a number of seats', () => {
    const [duel, , hydra] = EPIC.modes as [ModeInfo, ModeInfo, ModeInfo];
    expect(seatsReason(duel, undefined, 3)).toMatchObject({ why: 'mode', most: 2 });
    expect(seatsReason(hydra, undefined, 5)).toMatchObject({ why: 'teams' });
    expect(seatsReason(hydra, undefined, 6)).toBeNull();
    expect(formatReason(duel, EPIC.formats[2]!)).toMatchObject({ why: 'format', least: 3 });
    expect(seatNumbers(EPIC)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('what was wished for last', () => {
  it('comes back, as far as there is such a thing', () => {
    const wish = changed(EPIC, firstWish(EPIC), { mode: 'hydra', seats: 8, against: { bot: 'random' } });
    expect(kept(EPIC, JSON.stringify(wish))).toEqual(wish);
    expect(kept(EPIC, JSON.stringify({ ...wish, mode: 'gone', against: { bot: 'gone' }, ruleset: 'gone', clock: 'gone' }))).toMatchObject({ mode: 'duel', seats: 2, against: { bot: 'greedy' }, ruleset: 'new', clock: 'none' });
    expect(kept(EPIC, 'not a wish')).toEqual(firstWish(EPIC));
    expect(kept(EPIC, null)).toEqual(firstWish(EPIC));
  });

  it('is not asked for when somebody wants to play now: that is the usual game, against a bot', () => {
    const wish = changed(EPIC, firstWish(EPIC), { against: 'friend', format: 'constructed', clock: 'move-30' });
    expect(settingsOf(EPIC, atOnce(EPIC, wish))).toMatchObject({ bots: ['greedy'], format: 'starter', take: ['random'], clock: null });
    expect(atOnce(EPIC, changed(EPIC, wish, { mode: 'hydra', against: { bot: 'random' } }))).toEqual({ ...firstWish(EPIC), against: { bot: 'random' } });
  });
});

describe('who plays', () => {
  it('is said to the server', () => {
    const many = changed(EPIC, firstWish(EPIC), { mode: 'free_for_all', seats: 4 });
    expect(settingsOf(EPIC, { ...many, against: 'anyone', bots: 1 })).toMatchObject({ listed: true, bots: ['greedy'], hot_seat: false });
    expect(settingsOf(EPIC, { ...many, against: 'hot_seat', bots: 1 })).toMatchObject({ listed: false, bots: [], hot_seat: true });
    expect(settingsOf(EPIC, { ...many, against: { bot: 'random' } })).toMatchObject({ bots: ['random', 'random', 'random'] });
    expect(modeOf(EPIC, { mode: 'gone' }).name).toBe('duel');
  });
});
