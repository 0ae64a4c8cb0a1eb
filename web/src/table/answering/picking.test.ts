import { describe, expect, it } from 'vitest';

import type { ClientView, OptionView, QuestionView } from '../../wire/wire.ts';
import { back, isPassed, litPlaces, press, selection, stillThere, thingsOf, whyIdle, withoutStep, type Picking, type Step } from './picking.ts';
import { slots } from './slots.ts';

const option = (choice: number, on = '', to = '', amount: number | null = null): OptionView => ({ choice, words: `words ${choice}`, on, to, amount, selects: '', ends: false, idle: '' });
const selecting = (choice: number, on: string, selects = 'attackers'): OptionView => ({ ...option(choice, on), selects });
const ending = (choice: number): OptionView => ({ ...option(choice), ends: true });
const question = (ask: string, options: OptionView[], source = ''): QuestionView => ({ ask, seat: 0, words: 'What?', help: '', source, about: [], window: '', most: 0, options });
const picking = (asked: QuestionView | null, armed = '', steps: Step[] = [], kept = steps.length): Picking => ({ question: asked, armed, steps, kept });
const CAREFUL = false;
const QUICK = true;
const slotsOf = (at: Picking, listed: number | null = null): ReturnType<typeof slots> => slots(at, { listed, amount: 0, undo: false });

const viewWith = (things: object[]): ClientView => ({ seat: 0, teams: [0, 1], board: { kind: 'any', things } as unknown as ClientView['board'], questions: [], over: false, winners: [], outcome: '' });
const step = (choice: number, on: string, selects = '', view = viewWith([])): Step => ({ choice, on, selects, view });

const MAIN = question('MAIN', [ending(0), option(7, 'hand/0/0'), option(8, 'champion/3')]);
const TURN = question('TURN', [option(0), option(7, 'hand/0/0', 'row/0/0'), option(8, 'hand/0/0', 'row/0/1'), option(9, 'hand/0/1', 'row/0/2')]);

describe('pressing a thing', () => {
  it('picks it up first and acts at the second press', () => {
    expect(press(picking(MAIN), 'hand/0/0', CAREFUL)).toEqual({ does: 'arm', place: 'hand/0/0' });
    expect(press(picking(MAIN, 'hand/0/0'), 'hand/0/0', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 7 } });
  });

  it('picks up another one instead', () => {
    expect(press(picking(MAIN, 'hand/0/0'), 'champion/3', CAREFUL)).toEqual({ does: 'arm', place: 'champion/3' });
  });

  it('acts immediately if one press is enough', () => {
    expect(press(picking(MAIN), 'champion/3', QUICK)).toMatchObject({ does: 'send', option: { choice: 8 } });
  });

  it('asks why when it is no option', () => {
    expect(press(picking(MAIN), 'champion/9', CAREFUL)).toEqual({ does: 'ask', place: 'champion/9' });
    expect(press(picking(null), 'champion/9', CAREFUL)).toEqual({ does: 'ask', place: 'champion/9' });
  });

  it('never decides between several options, even at once', () => {
    const powers = question('MAIN', [option(1, 'champion/3'), option(2, 'champion/3')]);
    expect(press(picking(powers), 'champion/3', QUICK)).toEqual({ does: 'arm', place: 'champion/3' });
    expect(slotsOf(picking(powers, 'champion/3')).list.map(({ choice }) => choice)).toEqual([1, 2]);
  });

  it('takes back a choice that is not final, and all after it', () => {
    const steps = [step(1, 'champion/1'), step(2, 'champion/2')];
    expect(press(picking(question('TARGET', [option(0), option(3, 'champion/3')]), '', steps), 'champion/1', CAREFUL)).toEqual({ does: 'keep', steps: [] });
  });
});

describe('destinations', () => {
  it('light up when there are several, and nothing else', () => {
    expect(litPlaces(picking(TURN, 'hand/0/0'))).toEqual(new Set(['row/0/0', 'row/0/1']));
    expect(press(picking(TURN, 'hand/0/0'), 'row/0/1', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 8 } });
    expect(press(picking(TURN, 'hand/0/0'), 'hand/0/1', CAREFUL)).toEqual({ does: 'arm', place: 'hand/0/1' });
  });

  it('can be pressed even if there is just one', () => {
    expect(litPlaces(picking(TURN, 'hand/0/1')).has('row/0/2')).toBe(true);
    expect(press(picking(TURN, 'hand/0/1'), 'row/0/2', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 9 } });
    expect(slotsOf(picking(TURN, 'hand/0/1')).a).toMatchObject({ option: { choice: 9 } });
  });
});

describe('a play that would do nothing', () => {
  const idle = { ...option(7, 'hand/0/0'), idle: 'No champion is attacking.' };
  const main = question('MAIN', [ending(0), idle, { ...idle, choice: 8, on: 'champion/1' }, selecting(1, 'champion/1')]);

  it('is not lit, unless the thing can also do something', () => {
    expect(litPlaces(picking(main))).toEqual(new Set(['champion/1']));
    expect(whyIdle(main, 'hand/0/0')).toBe('No champion is attacking.');
    expect([whyIdle(main, 'champion/1'), whyIdle(main, 'hand/0/1')]).toEqual(['', '']);
  });

  it('takes a second press, whatever the habits', () => {
    expect(press(picking(main), 'hand/0/0', true)).toEqual({ does: 'arm', place: 'hand/0/0' });
    expect(press(picking(main, 'hand/0/0'), 'hand/0/0', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 7 } });
    expect(slotsOf(picking(main, 'hand/0/0')).a).toMatchObject({ option: { choice: 7 } });
  });
});

describe('a selection', () => {
  const main = question('MAIN', [ending(0), option(7, 'hand/0/0'), selecting(1, 'champion/1'), selecting(2, 'champion/2')]);
  const attackers = question('ATTACKER', [option(0), selecting(2, 'champion/2'), selecting(3, 'champion/3')]);
  const first = step(1, 'champion/1', 'attackers');

  it('takes things from the first press on, and gives them back', () => {
    expect(press(picking(main), 'champion/1', CAREFUL)).toMatchObject({ does: 'select', options: [{ choice: 1 }] });
    expect(press(picking(attackers, '', [first]), 'champion/1', CAREFUL)).toEqual({ does: 'keep', steps: [] });
  });

  it('shows tentative choices as selected, and takes them back', () => {
    const held = picking(attackers, '', [first, step(2, 'champion/2', 'attackers')], 1);
    expect(litPlaces(held)).toEqual(new Set(['champion/3']));
    expect(press(held, 'champion/2', CAREFUL)).toEqual({ does: 'keep', steps: [first] });
    expect(selection(held)).toMatchObject({ count: 2, ready: true });
  });

  it('asks for a target while players and cards can be chosen', () => {
    const target = (...places: string[]) => slotsOf(picking(question('TARGET', places.map((place, i) => option(i + 1, place))))).a;
    expect(target('champion/1', 'seat/1')).toEqual({ does: 'wait', for: 'target' });
    expect(target('seat/0', 'seat/1')).toEqual({ does: 'wait', for: 'player' });
    expect(target('champion/1', 'champion/2')).toEqual({ does: 'wait', for: 'card' });
  });

  it('is part of a question about other things until something is selected', () => {
    expect(selection(picking(main))).toBeNull();
    expect(slotsOf(picking(main))).toMatchObject({ a: { does: 'wait', for: 'card' }, d: { option: { choice: 0 } } });
    expect(slotsOf(picking(main, '', [first], 0))).toMatchObject({ a: { does: 'confirm' }, b: { does: 'none' }, d: null });
  });

  it('can take everything with one press', () => {
    const all = { does: 'all', options: [{ choice: 1 }, { choice: 2 }] };
    const only = question('MAIN', [ending(0), selecting(1, 'champion/1'), selecting(2, 'champion/2')]);
    expect([slotsOf(picking(main)).c, slotsOf(picking(only)).c]).toMatchObject([all, all]);
    expect(slotsOf(picking(main, 'hand/0/0')).c).toBeNull();
    expect(slotsOf(picking({ ...main, most: 1 })).c).toBeNull();
    expect(slotsOf(picking(question('MAIN', [ending(0), option(7, 'hand/0/0'), selecting(1, 'champion/1')]))).c).toBeNull();
    expect(slotsOf(picking(attackers, '', [first])).c).toMatchObject({ does: 'all', options: [{ choice: 2 }, { choice: 3 }] });
  });

  it('that is full lights nothing more', () => {
    const redraw = { ...question('REDRAW', [option(0), selecting(5, 'hand/0/0', 'redraw'), selecting(6, 'hand/0/1', 'redraw')]), most: 1 };
    const full = picking(redraw, '', [step(5, 'hand/0/0', 'redraw')], 0);
    expect(litPlaces(full).size).toBe(0);
    expect(press(full, 'hand/0/1', CAREFUL)).toEqual({ does: 'ask', place: 'hand/0/1' });
  });

  it('cannot be confirmed before the rules can take it', () => {
    const reveal = question('REVEAL', [selecting(5, 'hand/0/1', 'reveal')]);
    expect(selection(picking(reveal, '', [step(4, 'hand/0/0', 'reveal')]))).toMatchObject({ count: 1, ready: false });
  });

  it('keeps answers between its things', () => {
    const steps = [first, step(9, 'seat/2'), step(2, 'champion/2', 'attackers'), step(3, 'champion/3', 'attackers')];
    expect(withoutStep(steps, 0).map(({ choice }) => choice)).toEqual([2, 9, 3]);
    expect(withoutStep(steps.slice(0, 2), 0)).toEqual([]);
  });
});

describe('the buttons', () => {
  it('answer with A and decline with B', () => {
    const may = question('MAY', [option(0), option(1)]);
    expect(slotsOf(picking(may))).toMatchObject({ a: { option: { choice: 1 } }, b: { option: { choice: 0 } }, d: null, list: [] });
  });

  it('end a turn with D, and cancel with B', () => {
    expect(slotsOf(picking(MAIN, 'hand/0/0'))).toMatchObject({ a: { option: { choice: 7 } }, b: { does: 'back' }, d: { option: { choice: 0 } } });
  });

  it('take the marked answer of a list', () => {
    const mode = picking(question('MODE', [option(2), option(3)]));
    expect(slotsOf(mode)).toMatchObject({ a: { does: 'wait', for: 'answer' }, list: [{ choice: 2 }, { choice: 3 }] });
    expect(slotsOf(mode, 3)).toMatchObject({ a: { option: { choice: 3 } } });
  });

  it('ask for numbers in order', () => {
    const damage = question('BREAKTHROUGH', [option(5, '', '', 2), option(4, '', '', 1), option(3, '', '', 0)]);
    expect(slotsOf(picking(damage)).amounts.map(({ amount }) => amount)).toEqual([0, 1, 2]);
  });

  it('offer to undo if there is nothing to take back', () => {
    expect(slots(picking(null), { listed: null, amount: 0, undo: true })).toMatchObject({ a: null, b: { does: 'undo' } });
  });
});

describe('going back', () => {
  it('puts down first, then takes back the last choice, then does nothing', () => {
    const steps = [step(1, 'champion/1'), step(2, '')];
    expect(back(picking(MAIN, 'hand/0/0', steps))).toEqual({ does: 'disarm' });
    expect(back(picking(MAIN, '', steps))).toEqual({ does: 'keep', steps: steps.slice(0, 1) });
    expect(back(picking(MAIN))).toBeNull();
  });
});

describe('things', () => {
  it('are found wherever a board has them', () => {
    const board = { players: [{ place: 'seat/0', leader: 'foltest', leader_place: 'leader/0', hand: [{ place: 'hand/0/0', card: 'decoy', chosen: true }] }] };
    expect(thingsOf(board)).toEqual(
      new Map([
        ['seat/0', { card: '', chosen: false }],
        ['leader/0', { card: 'foltest', chosen: false }],
        ['hand/0/0', { card: 'decoy', chosen: true }],
      ]),
    );
  });

  it('that left a hand are not taken for those that moved up', () => {
    const before = viewWith([{ place: 'hand/0/0', card: 'feint' }, { place: 'hand/0/1', card: 'feint' }]);
    const after = viewWith([{ place: 'hand/0/0', card: 'feint' }]);
    expect(stillThere([step(1, 'hand/0/0', '', before)], after)[0]?.on).toBe('');
    expect(stillThere([step(1, 'hand/0/0', 'mulligan', before)], before)[0]?.on).toBe('hand/0/0');
  });
});

it('knows which questions the server answers for the viewer', () => {
  const pass: OptionView = { choice: 0, words: '', on: '', to: '', amount: null, selects: '', ends: false, idle: '' };
  const ends = { ...pass, ends: true };
  const hit = { ...pass, choice: 4 };
  const asked = (window: string, ...options: OptionView[]): QuestionView => ({ ask: '', seat: 0, words: '', help: '', source: '', about: [], window, most: 0, options });
  const passes = (how: string, ...options: OptionView[]): boolean => isPassed(asked('w', ...options), { w: how });
  expect([passes('act', ends), passes('act', ends, hit), passes('never', ends, hit), passes('stop', ends)]).toEqual([true, false, true, false]);
  expect([asked('', pass), asked('', pass, hit), asked('', ends), asked('', hit)].map((question) => isPassed(question, {}))).toEqual([true, false, false, false]);
});
