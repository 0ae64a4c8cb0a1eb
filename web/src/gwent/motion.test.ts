import { describe, expect, it } from 'vitest';

import { event, mover } from '../motion/testing.ts';
import { MOTIONS } from './events.ts';

const moves = mover(MOTIONS);

describe('the motion of each event', () => {
  it('played: another player’s hidden card is turned up on the table', () => {
    expect(moves(['hand/1 #0', 'hand/1 #1'], ['hand/1 #0', 'unit/1/0 wolf#0'], [event('PLAYED', { seat: 1, card: 'wolf', place: 'row/1/0' })])).toEqual([
      'bounce | hand/1 #1 | unit/1/0 wolf#0 | discard/1 | 0',
    ]);
  });

  it('played: a spy goes to the other side', () => {
    const events = [event('PLAYED', { card: 'thaler', place: 'row/0/2' }), event('PLACED', { card: 'thaler', place: 'row/1/2', other: 1 })];
    expect(moves(['hand/0 thaler#0'], ['unit/1/2 thaler#0'], events)[0]).toBe('play | hand/0 thaler#0 | unit/1/2 thaler#0 | discard/0 | 0');
  });

  it('mustered: from the deck, and from the hand', () => {
    const events = [event('MUSTERED', { card: 'nekker' }), event('PLACED', { card: 'nekker', place: 'row/0/0' }), event('MUSTERED', { card: 'nekker', amount: 1 })];
    expect(moves(['hand/0 nekker#0'], ['unit/0/0 nekker#0', 'unit/0/0 nekker#1'], events)).toEqual([
      'fan | hand/0 nekker#0 | unit/0/0 nekker#0 | deck/0 | 0',
      'play | - | unit/0/0 nekker#1 | discard/0 | 1',
    ]);
  });

  it('hidden: a card comes from a hand that is only counted, and is drawn or taken into it', () => {
    expect(moves([], ['stage/1 ghoul'], [event('PLAYED', { seat: 1, card: 'ghoul', place: 'row/1/0' })])).toEqual(['play | - | stage/1 ghoul | hand/1 | 0']);
    expect(moves([], [], [event('DREW', { seat: 1 }), event('TAKEN', { seat: 1, other: 0, card: 'ves' })])).toEqual(['deal | - | - | deck/1 | 0', 'deal | - | - | side/discard/0 | 1']);
    expect(moves([], ['unit/1/0 ghoul#0'], [event('MUSTERED', { seat: 1, card: 'ghoul' })])).toEqual(['fan | - | unit/1/0 ghoul#0 | deck/1 | 0']);
    expect(moves([], ['unit/1/0 ghoul#0'], [event('MUSTERED', { seat: 1, card: 'ghoul', amount: 2 })])).toEqual(['fan | - | unit/1/0 ghoul#0 | hand/1 | 0']);
  });

  it('decoyed: the staged Decoy takes the place of the unit', () => {
    expect(moves(['unit/1/0 ghoul#0', 'stage/1 decoy'], ['unit/1/0 decoy#0'], [event('DECOYED', { seat: 1, card: 'ghoul', place: 'row/1/0' })])).toEqual([
      'trade | unit/1/0 ghoul#0 | - | hand/1 | 0',
      'play | stage/1 decoy | unit/1/0 decoy#0 | - | now',
    ]);
  });

  it('a staged card goes to its place: weather to the fold, a leader to its seat, others to the pile', () => {
    expect(moves(['stage/1 biting_frost'], [])).toEqual(['toss | stage/1 biting_frost | - | lane | now']);
    expect(moves(['stage/1 scorch'], [])).toEqual(['toss | stage/1 scorch | - | discard/1 | now']);
    expect(moves([], ['used/1 eredin'], [event('LEADER_USED', { seat: 1, card: 'eredin' })])).toEqual(['play | - | used/1 eredin | leader/1 | 0']);
    expect(moves(['used/1 eredin'], [])).toEqual(['toss | used/1 eredin | - | leader/1 | now']);
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
