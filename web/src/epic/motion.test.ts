import { describe, expect, it } from 'vitest';

import { event, mover } from '../motion/testing.ts';
import { MOTIONS } from './events.ts';

const moves = mover(MOTIONS, (card) => card === 'zombie');

describe('the motion of each event', () => {
  it('played: a champion goes from the hand to the table, and need not enter once more', () => {
    const events = [event('PLAYED', { card: 'wolf' }), event('GOLD_SPENT'), event('ENTERED', { card: 'wolf', place: 'champion/5' })];
    expect(moves(['hand/0 wolf#0'], ['champion/5 wolf'], events)).toEqual(['play | hand/0 wolf#0 | champion/5 wolf | discard/0 | 0', 'flash | - | - | champion/5 | 2']);
  });

  it('entered: tokens fly out of their source, those of a stack onto its place', () => {
    const entered = [event('ENTERED', { card: 'zombie', place: 'champion/2' }), event('ENTERED', { card: 'zombie', place: 'champion/3' })];
    expect(moves([], ['champion/2 zombie'], entered)).toEqual(['spawn | - | champion/2 zombie | discard/0 | 0', 'spawn | - | - | champion/3 | 1']);
  });

  it('attacked and blocked: a thing that stays steps with its event, and the bracket is drawn', () => {
    const attacked = [event('EXPENDED', { card: 'wolf', place: 'champion/5' }), event('ATTACKED', { card: 'wolf', place: 'champion/5' })];
    expect(moves(['champion/5 wolf'], ['champion/5 wolf', 'bracket/open'], attacked)).toEqual([
      'step | champion/5 wolf | champion/5 wolf | - | 0',
      'draw | - | bracket/open | - | 1',
    ]);
    expect(moves(['bracket/open'], ['bracket/closed'], [event('BLOCKED', { place: 'champion/1' })])).toContain('draw | - | bracket/closed | - | 0');
  });

  it('damaged: stamped on the thing, or where it was', () => {
    const events = [event('DAMAGED', { card: 'wolf', place: 'champion/5', amount: 3 }), event('BROKEN', { card: 'wolf', place: 'champion/5' }), event('PLAYER_DAMAGED', { seat: 1, amount: 4 })];
    expect(moves(['champion/5 wolf'], [], events)).toEqual(['stamp | - | - | champion/5 | 0', 'break | champion/5 wolf | - | discard/0 | 1', 'stamp | - | - | seat/1 | 2']);
  });

  it('broke, banished, bounced: of equal champions the one that is named', () => {
    const two = ['champion/1 wolf', 'champion/2 wolf'];
    expect(moves(two, ['champion/1 wolf'], [event('BROKEN', { card: 'wolf', place: 'champion/2' })])).toEqual(['break | champion/2 wolf | - | discard/0 | 0']);
    expect(moves(two, ['champion/1 wolf'], [event('BANISHED', { card: 'wolf' })])).toEqual(['bleach | champion/2 wolf | - | - | 0']);
    expect(moves(two, ['champion/1 wolf', 'hand/1 #0'], [event('RETURNED', { seat: 1, card: 'wolf', place: 'champion/2' })])).toEqual(['bounce | champion/2 wolf | hand/1 #0 | hand/1 | 0']);
  });

  it('played: a card that is not drawn afterwards is cast', () => {
    expect(moves(['hand/0 fireball#0'], [], [event('PLAYED', { card: 'fireball' })])).toEqual(['cast | hand/0 fireball#0 | - | discard/0 | 0']);
  });

  it('is the same card if an equal one comes and goes', () => {
    expect(moves(['hand/0 wolf#0'], ['source/0 wolf'])).toEqual(['play | hand/0 wolf#0 | source/0 wolf | - | now']);
  });
});
