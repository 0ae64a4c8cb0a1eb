import { describe, expect, it } from 'vitest';

import type { Shown, ShownOption, ShownQuestion } from '../wire/wire.ts';
import { back, gathers, litPlaces, press, stillThere, strip, thingsOf, type Manner, type Picking, type Step } from './picking.ts';

const option = (choice: number, on = '', to = '', amount: number | null = null): ShownOption => ({ choice, words: `words ${choice}`, on, to, amount });
const question = (ask: string, options: ShownOption[], source = ''): ShownQuestion => ({ ask, seat: 0, words: 'What?', help: '', source, about: [], window: '', options });
const picking = (asked: ShownQuestion | null, armed = '', steps: Step[] = []): Picking => ({ question: asked, armed, steps });
const CAREFUL: Manner = { atOnce: false, learned: new Set() };
const QUICK: Manner = { atOnce: true, learned: new Set() };

const shownWith = (things: object[]): Shown => ({ seat: 0, teams: [0, 1], board: { kind: 'any', things } as unknown as Shown['board'], questions: [], over: false, winners: [], outcome: '' });
const step = (choice: number, on: string, ask: string, shown = shownWith([])): Step => ({ choice, on, ask, shown });

const MAIN = question('MAIN', [option(0), option(7, 'hand/0/0'), option(8, 'champion/3')]);
const TURN = question('TURN', [option(0), option(7, 'hand/0/0', 'row/0/0'), option(8, 'hand/0/0', 'row/0/1'), option(9, 'hand/0/1', 'row/0/2')]);

describe('pressing a thing', () => {
  it('picks it up first and acts at the second press', () => {
    expect(press(picking(MAIN), 'hand/0/0', CAREFUL)).toEqual({ does: 'arm', place: 'hand/0/0' });
    expect(press(picking(MAIN, 'hand/0/0'), 'hand/0/0', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 7 } });
  });

  it('picks up another one instead', () => {
    expect(press(picking(MAIN, 'hand/0/0'), 'champion/3', CAREFUL)).toEqual({ does: 'arm', place: 'champion/3' });
  });

  it('acts at once for those who like it', () => {
    expect(press(picking(MAIN), 'champion/3', QUICK)).toMatchObject({ does: 'send', option: { choice: 8 } });
  });

  it('asks why when it is no option', () => {
    expect(press(picking(MAIN), 'champion/9', CAREFUL)).toEqual({ does: 'ask', place: 'champion/9' });
    expect(press(picking(null), 'champion/9', CAREFUL)).toEqual({ does: 'ask', place: 'champion/9' });
  });

  it('never decides between several options, even at once', () => {
    const powers = question('MAIN', [option(1, 'champion/3'), option(2, 'champion/3')]);
    expect(press(picking(powers), 'champion/3', QUICK)).toEqual({ does: 'arm', place: 'champion/3' });
    expect(strip(picking(powers, 'champion/3')).buttons.map(({ choice }) => choice)).toEqual([1, 2]);
  });

  it('takes back a choice that is not final, and all after it', () => {
    const steps = [step(1, 'champion/1', 'ATTACKER'), step(2, 'champion/2', 'ATTACKER')];
    expect(press(picking(question('ATTACKER', [option(0), option(3, 'champion/3')]), '', steps), 'champion/1', CAREFUL)).toEqual({ does: 'keep', steps: 0 });
  });
});

describe('destinations', () => {
  it('light up when there are several, and nothing else', () => {
    expect(litPlaces(picking(TURN, 'hand/0/0'))).toEqual(new Set(['row/0/0', 'row/0/1']));
    expect(press(picking(TURN, 'hand/0/0'), 'row/0/1', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 8 } });
    expect(press(picking(TURN, 'hand/0/0'), 'hand/0/1', CAREFUL)).toEqual({ does: 'arm', place: 'hand/0/1' });
  });

  it('can be pressed where there is just one, too', () => {
    expect(litPlaces(picking(TURN, 'hand/0/1')).has('row/0/2')).toBe(true);
    expect(press(picking(TURN, 'hand/0/1'), 'row/0/2', CAREFUL)).toMatchObject({ does: 'send', option: { choice: 9 } });
    expect(strip(picking(TURN, 'hand/0/1')).main?.choice).toBe(9);
  });
});

describe('gathering', () => {
  const attackers = question('ATTACKER', [option(0), option(3, 'champion/3')]);

  it('is known when the same is asked again, and then a press counts at once', () => {
    const steps = [step(1, 'champion/1', 'ATTACKER')];
    expect(gathers(picking(attackers, '', steps), new Set())).toBe(true);
    expect(press(picking(attackers, '', steps), 'champion/3', CAREFUL)).toMatchObject({ does: 'send' });
    expect(press(picking(attackers), 'champion/3', { atOnce: false, learned: new Set(['ATTACKER']) })).toMatchObject({ does: 'send' });
  });

  it('is not assumed of what a card asks', () => {
    const target = question('TARGET', [option(0), option(3, 'champion/3')], 'fireball');
    expect(gathers(picking(target, '', [step(1, 'champion/1', 'TARGET')]), new Set(['TARGET']))).toBe(false);
  });
});

describe('the strip', () => {
  it('makes the only other answer the main button', () => {
    const may = question('MAY', [option(0), option(1)]);
    expect(strip(picking(may))).toMatchObject({ main: { choice: 1 }, decline: { choice: 0 }, buttons: [] });
  });

  it('offers several answers side by side', () => {
    expect(strip(picking(question('MODE', [option(2), option(3)])))).toMatchObject({ main: null, decline: null, buttons: [{ choice: 2 }, { choice: 3 }] });
  });

  it('ends a gathering with the main button', () => {
    const done = strip(picking(question('ATTACKER', [option(0), option(3, 'champion/3')]), '', [step(1, 'champion/1', 'MAIN')]));
    expect(done).toMatchObject({ main: { choice: 0 }, decline: null });
  });

  it('asks for numbers in order', () => {
    const damage = question('BREAKTHROUGH', [option(5, '', '', 2), option(4, '', '', 1), option(3, '', '', 0)]);
    expect(strip(picking(damage)).amounts.map(({ amount }) => amount)).toEqual([0, 1, 2]);
  });

  it('is empty while nobody is asked', () => {
    expect(strip(picking(null))).toEqual({ main: null, decline: null, buttons: [], amounts: [] });
  });
});

describe('going back', () => {
  it('puts down first, then takes back the last choice, then does nothing', () => {
    const steps = [step(1, 'champion/1', 'MAIN'), step(2, '', 'MODE')];
    expect(back(picking(MAIN, 'hand/0/0', steps))).toEqual({ does: 'disarm' });
    expect(back(picking(MAIN, '', steps))).toEqual({ does: 'keep', steps: 1 });
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
    const before = shownWith([{ place: 'hand/0/0', card: 'feint' }, { place: 'hand/0/1', card: 'feint' }]);
    const after = shownWith([{ place: 'hand/0/0', card: 'feint' }]);
    expect(stillThere([step(1, 'hand/0/0', 'MAIN', before)], after)[0]?.on).toBe('');
    expect(stillThere([step(1, 'hand/0/0', 'MULLIGAN', before)], before)[0]?.on).toBe('hand/0/0');
  });
});
