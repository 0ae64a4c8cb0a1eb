import { describe, expect, it } from 'vitest';

import type { FormatInfo } from '../../wire/wire.ts';
import { changed, endingOf, fewestBoxes, firstWish, formatReason, minutesIn, minutesOf, modeNamed, modeOf, poolLimits, poolSizes, rulesInMode, seatsReason, setReason, settingsOf, takesPiles, teamsOf, wishOf, type Wish } from './choices.ts';
import { CHANGES, HEROES, ROWS } from './samples.ts';

const first = firstWish(HEROES);
const by = (change: Partial<Wish>, from: Wish = first): Wish => changed(HEROES, from, change);
const formatNamed = (name: string): FormatInfo => HEROES.formats.find((each) => each.name === name)!;

describe('the first setup', () => {
  it("is the rulebook's own first game and needs no decision", () => {
    expect(settingsOf(HEROES, first)).toMatchObject({ mode: 'duel', format: 'starter', seats: 2, bots: ['normal'], take: ['random'], listed: false, hot_seat: false, clock: null, switches: {}, teams: null, pool: null, boxes: null, set: null });
    expect(settingsOf(ROWS, firstWish(ROWS))).toMatchObject({ format: 'classic', take: ['random'], bots: ['normal'] });
  });
});

describe('a change', () => {
  it('keeps everything that still fits', () => {
    expect(by({ mode: 'free_for_all' })).toMatchObject({ format: 'starter', seats: 3 });
    expect(by({ mode: 'hydra' }, by({ mode: 'free_for_all', seats: 5 }))).toMatchObject({ seats: 6, format: 'sealed' });
    expect(by({ mode: 'duel' }, by({ mode: 'free_for_all', format: 'pack' }))).toMatchObject({ format: 'starter', seats: 2 });
    const rich = by({ mode: 'free_for_all', seats: 6, format: 'choice', pool: 90, set: 'half', clock: 'bank-5', ruleset: 'old' });
    expect(rich).toMatchObject({ pool: 90, set: 'half' });
    expect(by({ mode: 'hydra' }, rich)).toEqual({ ...rich, mode: 'hydra' });
    expect(by({ format: 'pack' }, rich)).toEqual({ ...rich, format: 'pack', pool: null });
    expect(changed(ROWS, firstWish(ROWS), { mode: 'solo' })).toMatchObject({ format: 'sets', seats: 1 });
  });

  it('of the edition resets the house rules', () => {
    const house = by({ switches: { blitz: 'slow' } });
    expect(house.switches).toEqual({ blitz: 'slow' });
    expect(by({ ruleset: 'old' }, house).switches).toEqual({});
    expect(by({ ruleset: 'new' }, house).switches).toEqual({});
    expect(by({ switches: { blitz: 'fast', gone: 'x' } }, house).switches, 'as the edition has it').toEqual({});
  });

  it('drops choices of another mode', () => {
    const solo = changed(ROWS, firstWish(ROWS), { mode: 'solo', variants: ['building', 'leaders', 'gone'] });
    expect(solo.variants).toEqual(['leaders', 'building']);
    expect(changed(ROWS, solo, { mode: 'duel' })).toMatchObject({ variants: [], seats: 2, format: 'classic' });
    expect(by({ mode: 'hydra', seats: 6, teams: 3 }).teams).toBe(3);
    expect(by({ mode: 'hydra', seats: 6, teams: 2 }).teams, 'the default').toBeNull();
    expect(by({ seats: 8 }, by({ mode: 'hydra', seats: 6, teams: 3 })).teams).toBeNull();
  });

  it('of rules takes a format that they have', () => {
    const advanced = changed(ROWS, firstWish(ROWS), { format: 'advanced' });
    expect(changed(ROWS, advanced, { ruleset: 'old' })).toMatchObject({ format: 'classic', ruleset: 'old' });
    expect(changed(ROWS, advanced, { switches: { pool: 'video' } })).toMatchObject({ format: 'classic' });
  });
});

describe('endings', () => {
  it('belong to one mode, which older names still find', () => {
    expect(by({ mode: 'hunter' })).toMatchObject({ ending: 'first', seats: 3 });
    expect(endingOf(HEROES, by({ mode: 'hunter', ending: 'last' }))?.name).toBe('last');
    expect(modeNamed(HEROES, 'hunter_last')).toMatchObject({ mode: { name: 'hunter' }, ending: 'last' });
    expect(modeNamed(HEROES, 'gone')).toBeUndefined();
    expect(settingsOf(HEROES, by({ mode: 'hunter', ending: 'last' }))).toMatchObject({ mode: 'hunter', ending: 'last' });
    expect(settingsOf(HEROES, first)).not.toHaveProperty('ending');
  });
});

describe('reasons', () => {
  it('give the reason against a number of players', () => {
    expect(seatsReason(HEROES, first, 3)).toEqual({ why: 'only', rule: 'R-duel', values: { least: 2, most: 2, seats: 3 } });
    const hydra = by({ mode: 'hydra' });
    expect(seatsReason(HEROES, hydra, 5)).toEqual({ why: 'teams', rule: 'R-hydra', values: { seats: 5 } });
    expect(seatsReason(HEROES, hydra, 6)).toBeNull();
    expect(seatsReason(HEROES, hydra, 3)).toMatchObject({ why: 'few' });
    expect(seatsReason(HEROES, by({ mode: 'free_for_all', format: 'cube', set: 'half' }), 5)).toEqual({ why: 'cards', rule: 'F-cube', values: { most: 4, seats: 5 } });
  });

  it('give the reason against a format, a set, an edition', () => {
    expect(formatReason(HEROES, first, formatNamed('pack'))).toMatchObject({ why: 'few', rule: 'F-pack', values: { least: 3, seats: 2 } });
    expect(formatReason(HEROES, by({ mode: 'free_for_all', seats: 4 }), formatNamed('open'))).toMatchObject({ why: 'only', values: { most: 2, seats: 4 } });
    expect(formatReason(HEROES, first, formatNamed('cube'))).toMatchObject({ why: 'modes', values: { modes: 'free_for_all', count: 1 } });
    expect(formatReason(ROWS, { ...firstWish(ROWS), ruleset: 'old' }, ROWS.formats[1]!)).toMatchObject({ why: 'rules', rule: 'S-video', values: { value: 'video.' } });
    expect(setReason(formatNamed('cube'), { seats: 6, pool: null }, 'half')).toMatchObject({ why: 'cards' });
    expect(setReason(formatNamed('cube'), { seats: 6, pool: null }, 'whole')).toBeNull();
    expect(rulesInMode(ROWS, { ruleset: 'old', switches: {} }, ROWS.modes[1]!)).toMatchObject({ why: 'rules' });
    expect(rulesInMode(ROWS, { ruleset: 'old', switches: {} }, ROWS.modes[0]!)).toBeNull();
    expect(rulesInMode(ROWS, { ruleset: 'old', switches: { pool: 'boxed' } }, ROWS.modes[1]!)).toBeNull();
  });
});

describe('sizes', () => {
  it('have the limits of the table', () => {
    const choice = formatNamed('choice');
    expect(poolLimits(choice, { seats: 2, set: '' })).toEqual({ least: 31, most: 960, step: 1 });
    expect(poolLimits(choice, { seats: 8, set: 'half' })).toEqual({ least: 31, most: 120, step: 1 });
    expect(poolSizes(choice, { seats: 2, set: '' })).toEqual([45, 60, 75, 90]);
    expect(poolSizes(formatNamed('open'), { seats: 2, set: '' })).toEqual([60, 76, 92]);
    expect(poolLimits(formatNamed('open'), { seats: 2, set: 'half' })).toEqual({ least: 60, most: 960, step: 4 });
    expect(fewestBoxes(choice, { seats: 3, pool: 90 }, '')).toBe(3);
    expect(fewestBoxes(formatNamed('starter'), { seats: 8, pool: null }, '')).toBe(4);
  });

  it('are moved into them', () => {
    const choice = (change: Partial<Wish>): Wish => by({ format: 'choice', ...change });
    expect(choice({ pool: 5000 }).pool).toBe(960);
    expect(choice({ pool: 1 }).pool).toBe(31);
    expect(choice({ pool: Number.NaN }).pool).toBeNull();
    expect(choice({ pool: 60 }).pool, 'the default').toBeNull();
    expect(by({ format: 'open', pool: 75 }).pool).toBe(76);
    expect(choice({ boxes: 1 }).boxes, 'as many as needed').toBeNull();
    expect(choice({ boxes: 5 }).boxes).toBe(5);
    expect(choice({ boxes: 17 }).boxes).toBeNull();
    expect(by({ mode: 'free_for_all', format: 'cube', boxes: 5 }).boxes).toBeNull();
    expect(teamsOf(HEROES, by({ mode: 'hydra', seats: 8 }))).toEqual([2, 4]);
    expect(teamsOf(HEROES, first)).toEqual([]);
  });
});

describe('durations', () => {
  it('count the players, the ending and the draft', () => {
    expect(minutesOf(HEROES, first, formatNamed('starter'))).toBe(20);
    expect(minutesOf(HEROES, by({ mode: 'hunter', seats: 4, ending: 'last' }), formatNamed('pack'))).toBe(70);
    expect(minutesOf({ ...HEROES, modes: [{ ...HEROES.modes[0]!, minutes: 0 }] }, first, undefined)).toBe(0);
    expect(minutesIn(HEROES.modes[1]!)).toEqual([30, 80]);
  });
});

describe('settings', () => {
  it('name the players', () => {
    const many = by({ mode: 'free_for_all', seats: 4, against: 'friend', bots: 9 });
    expect(settingsOf(HEROES, many)).toMatchObject({ seats: 4, bots: ['normal', 'normal'], listed: false, hot_seat: false });
    expect(settingsOf(HEROES, by({ against: 'anyone' }, many))).toMatchObject({ listed: true });
    expect(settingsOf(HEROES, by({ against: 'hot_seat' }, many))).toMatchObject({ bots: [], hot_seat: true });
    expect(settingsOf(HEROES, { ...many, against: 'hot_seat', names: ['Ana', ' '] }, (seat) => `P${seat}`).names).toEqual(['Ana', 'P1', 'P2', 'P3']);
    expect(settingsOf(HEROES, { ...many, names: ['Ana'] }).names).toEqual([]);
    expect(settingsOf(HEROES, by({ against: 'bots', bot: 'novice' }, many))).toMatchObject({ bots: ['novice', 'novice', 'novice'] });
    expect(settingsOf(HEROES, by({ format: 'constructed', anyDeck: true })).take).toEqual([]);
    expect(settingsOf(HEROES, by({ anyDeck: false })).take).toEqual([]);
    expect(modeOf(HEROES, { mode: 'gone' }).name).toBe('duel');
  });

  it('leave a deck that is built to the table', () => {
    const solo = (...variants: string[]): Wish => changed(ROWS, firstWish(ROWS), { mode: 'solo', variants });
    expect(settingsOf(ROWS, solo('leaders')).take).toEqual(['random']);
    expect(settingsOf(ROWS, solo('building', 'leaders')).take).toEqual([]);
  });

  it('carry every size and house rule', () => {
    const wish = by({ mode: 'hydra', seats: 6, teams: 3, format: 'choice', pool: 90, boxes: 10, set: 'half', switches: { blitz: 'never' }, clock: 'move-30' });
    expect(settingsOf(HEROES, wish)).toMatchObject({ teams: 3, pool: 90, boxes: 10, set: 'half', switches: { blitz: 'never' }, clock: { move: 30 } });
  });

  it('lead back to the setup, for every single change from the default', () => {
    for (const change of CHANGES) {
      const wish = by(change);
      const back = wishOf(HEROES, settingsOf(HEROES, wish));
      const hidden = !takesPiles(HEROES, wish) ? { anyDeck: false } : {}; // nothing to deal, so nothing to send
      expect(back, JSON.stringify(change)).toEqual({ ...wish, ...hidden, ...(wish.against !== 'bots' && wish.bots === 0 ? { bot: back.bot } : {}), ...(wish.against === 'hot_seat' ? { names: back.names } : {}) });
      expect(settingsOf(HEROES, back), JSON.stringify(change)).toEqual(settingsOf(HEROES, wish));
    }
    const solo = changed(ROWS, firstWish(ROWS), { mode: 'solo', variants: ['leaders'] });
    expect(wishOf(ROWS, settingsOf(ROWS, solo))).toEqual(solo);
    expect(wishOf(HEROES, { ...settingsOf(HEROES, first), mode: 'hunter_last', seats: 3, clock: { move: 7, bank: null, increment: 0 } })).toMatchObject({ mode: 'hunter', ending: 'last', clock: 'none' });
  });
});
