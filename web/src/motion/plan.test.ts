import { describe, expect, it } from 'vitest';

import type { ShownEvent } from '../wire/wire.ts';
import { plan, rollsWith, type Cue } from './plan.ts';

const event = (kind: string, more: Partial<ShownEvent> = {}): ShownEvent => ({ kind, seat: 0, card: '', place: '', amount: 0, other: -1, words: '', ...more });
const tokens = (card: string): boolean => card === 'zombie';

/** What moves besides what stays where it is: how, from, to, by which pile, and with the how-manieth event. */
function moves(before: string[], after: string[], events: ShownEvent[] = []): string[] {
  const told = (cue: Cue): string => [cue.motion, cue.was || '-', cue.is || '-', cue.at || '-', cue.event ? events.indexOf(cue.event) : 'now'].join(' | ');
  return plan(before, after, events, tokens).filter((cue) => cue.motion !== 'step' || cue.event).map(told);
}

describe('what each event moves', () => {
  it('drew: from the deck to the hand, one after the other', () => {
    const drew = [event('DREW', { card: 'wolf' }), event('DREW', { card: 'wolf' })];
    expect(moves(['hand/0 wolf#0'], ['hand/0 wolf#0', 'hand/0 wolf#1', 'hand/0 wolf#2'], drew)).toEqual([
      'deal | - | hand/0 wolf#1 | deck/0 | 0',
      'deal | - | hand/0 wolf#2 | deck/0 | 1',
    ]);
  });

  it('drew: a card of others has no name', () => {
    expect(moves([], ['hand/1 #0'], [event('DREW', { seat: 1 })])).toEqual(['deal | - | hand/1 #0 | deck/1 | 0']);
  });

  it('played: a champion goes from the hand to the table, and need not enter once more', () => {
    const events = [event('PLAYED', { card: 'wolf' }), event('GOLD_SPENT'), event('ENTERED', { card: 'wolf', place: 'champion/5' })];
    expect(moves(['hand/0 wolf#0'], ['champion/5 wolf'], events)).toEqual(['play | hand/0 wolf#0 | champion/5 wolf | discard/0 | 0', 'flash | - | - | champion/5 | 2']);
  });

  it('played: the hidden card of somebody else is turned up on the table', () => {
    expect(moves(['hand/1 #0', 'hand/1 #1'], ['hand/1 #0', 'unit/1/0 wolf#0'], [event('PLAYED', { seat: 1, card: 'wolf', place: 'row/1/0' })])).toEqual([
      'play | hand/1 #1 | unit/1/0 wolf#0 | discard/1 | 0',
    ]);
  });

  it('played: a spy lies on the other side', () => {
    const events = [event('PLAYED', { card: 'thaler', place: 'row/0/2' }), event('PLACED', { card: 'thaler', place: 'row/1/2', other: 1 })];
    expect(moves(['hand/0 thaler#0'], ['unit/1/2 thaler#0'], events)[0]).toBe('play | hand/0 thaler#0 | unit/1/2 thaler#0 | discard/0 | 0');
  });

  it('played: what lies nowhere afterwards is cast', () => {
    expect(moves(['hand/0 fireball#0'], [], [event('PLAYED', { card: 'fireball' })])).toEqual(['cast | hand/0 fireball#0 | - | discard/0 | 0']);
  });

  it('entered: tokens are punched out of their row', () => {
    expect(moves([], ['champion/2 zombie'], [event('ENTERED', { card: 'zombie', place: 'champion/2' })])).toEqual(['punch | - | champion/2 zombie | discard/0 | 0']);
  });

  it('attacked and blocked: what stays steps with its event, and the bracket is drawn', () => {
    const attacked = [event('EXPENDED', { card: 'wolf', place: 'champion/5' }), event('ATTACKED', { card: 'wolf', place: 'champion/5' })];
    expect(moves(['champion/5 wolf'], ['champion/5 wolf', 'bracket/open'], attacked)).toEqual([
      'step | champion/5 wolf | champion/5 wolf | - | 0',
      'draw | - | bracket/open | - | 1',
    ]);
    expect(moves(['bracket/open'], ['bracket/closed'], [event('BLOCKED', { place: 'champion/1' })])).toContain('draw | - | bracket/closed | - | 0');
  });

  it('damaged: stamped on what it is, or was', () => {
    const events = [event('DAMAGED', { card: 'wolf', place: 'champion/5', amount: 3 }), event('BROKEN', { card: 'wolf', place: 'champion/5' }), event('PLAYER_DAMAGED', { seat: 1, amount: 4 })];
    expect(moves(['champion/5 wolf'], [], events)).toEqual(['stamp | - | - | champion/5 | 0', 'break | champion/5 wolf | - | discard/0 | 1', 'stamp | - | - | seat/1 | 2']);
  });

  it('broke, banished, bounced: of equal champions the one that is named', () => {
    const two = ['champion/1 wolf', 'champion/2 wolf'];
    expect(moves(two, ['champion/1 wolf'], [event('BROKEN', { card: 'wolf', place: 'champion/2' })])).toEqual(['break | champion/2 wolf | - | discard/0 | 0']);
    expect(moves(two, ['champion/1 wolf'], [event('BANISHED', { card: 'wolf' })])).toEqual(['bleach | champion/2 wolf | - | - | 0']);
    expect(moves(two, ['champion/1 wolf', 'hand/1 #0'], [event('RETURNED', { seat: 1, card: 'wolf', place: 'champion/2' })])).toEqual(['bounce | champion/2 wolf | hand/1 #0 | discard/1 | 0']);
  });

  it('mustered: from the deck, and from the hand', () => {
    const events = [event('MUSTERED', { card: 'nekker' }), event('PLACED', { card: 'nekker', place: 'row/0/0' }), event('MUSTERED', { card: 'nekker', amount: 1 })];
    expect(moves(['hand/0 nekker#0'], ['unit/0/0 nekker#0', 'unit/0/0 nekker#1'], events)).toEqual([
      'fan | hand/0 nekker#0 | unit/0/0 nekker#0 | deck/0 | 0',
      'play | - | unit/0/0 nekker#1 | discard/0 | 1',
    ]);
  });

  it('scorched: to the pile of its side', () => {
    expect(moves(['unit/1/0 ghoul#0'], [], [event('DESTROYED', { seat: -1, card: 'ghoul', place: 'row/1/0', other: 1 })])).toEqual(['scorch | unit/1/0 ghoul#0 | - | side/discard/1 | 0']);
  });

  it('weather: wipes across the rows with the card that brings it, and away again', () => {
    const frost = event('PLAYED', { card: 'biting_frost' });
    expect(moves(['hand/0 biting_frost#0'], ['weather/0 biting_frost#0', 'hatch/0/0 biting_frost', 'hatch/1/0 biting_frost'], [frost])).toEqual([
      'play | hand/0 biting_frost#0 | weather/0 biting_frost#0 | discard/0 | 0',
      'wipe | - | hatch/0/0 biting_frost | - | 0',
      'wipe | - | hatch/1/0 biting_frost | - | 0',
    ]);
    expect(moves(['hatch/0/0 biting_frost'], [])).toEqual(['unwipe | hatch/0/0 biting_frost | - | - | now']);
  });

  it('a round: a gem drops, the winner is crowned, the units leave for their piles', () => {
    const events = [event('GEM_LOST', { seat: -1, other: 1 }), event('WON')];
    expect(moves(['gem/0 0', 'gem/1 0', 'unit/1/0 ghoul#0'], ['gem/0 0', 'laurel/0'], events)).toEqual([
      'drop | gem/1 0 | - | - | 0',
      'crown | - | laurel/0 | - | 1',
      'toss | unit/1/0 ghoul#0 | - | side/discard/1 | now',
    ]);
  });
});

describe('what no event moves', () => {
  it('is the same card where it went and came', () => {
    expect(moves(['hand/0 wolf#0'], ['source/0 wolf'])).toEqual(['play | hand/0 wolf#0 | source/0 wolf | - | now']);
  });

  it('comes and goes by itself', () => {
    expect(moves(['hand/1 #0'], ['hand/0 wolf#0'])).toEqual(['settle | - | hand/0 wolf#0 | - | now', 'leave | hand/1 #0 | - | - | now']);
  });
});

describe('numbers', () => {
  const events = [event('STEP_BEGAN'), event('PLAYED', { card: 'horn', place: 'row/0/1' }), event('PLAYER_DAMAGED', { seat: 1 }), event('DAMAGED', { place: 'champion/5' })];

  it('change with the event that is about them', () => {
    expect(rollsWith('seat/1', events)).toEqual({ event: events[2], wave: false });
    expect(rollsWith('champion/5 wolf', events)).toEqual({ event: events[3], wave: false });
  });

  it('or in a wave from the first that moves anything', () => {
    expect(rollsWith('unit/0/1 wolf#0', events)).toEqual({ event: events[1], wave: true });
    expect(rollsWith('unit/0/1 wolf#0', [])).toEqual({ event: null, wave: true });
  });
});
