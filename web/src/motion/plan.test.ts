import { describe, expect, it } from 'vitest';

import type { EventView } from '../wire/wire.ts';
import { plan, rollsWith } from './plan.ts';
import { event, mover } from './testing.ts';
import { COMMON_VERBS, COMMON_ZONES, type Motions } from './verbs.ts';

const STAMP = { motion: 'stamp', sign: '−' } as const;
const MOTIONS: Motions = { verbs: { ...COMMON_VERBS, PLAYED: { motion: 'play', from: ['hand'] }, PLAYER_DAMAGED: STAMP, DAMAGED: STAMP }, zones: COMMON_ZONES, plays: new Map(), moves: new Set(), asides: new Set(), ends: new Set() };
const moves = mover(MOTIONS);

describe('motions of every game', () => {
  it('drew: from the deck to the hand, one after the other', () => {
    const drew = [event('DREW', { card: 'wolf' }), event('DREW', { card: 'wolf' })];
    expect(moves(['hand/0 wolf#0'], ['hand/0 wolf#0', 'hand/0 wolf#1', 'hand/0 wolf#2'], drew)).toEqual([
      'turn-up | - | hand/0 wolf#1 | deck/0 | 0',
      'turn-up | - | hand/0 wolf#2 | deck/0 | 1',
    ]);
  });

  it('drew: from the third card on as one fan', () => {
    const drew = ['a', 'b', 'c', 'd', 'e'].map((card) => event('DREW', { card }));
    const after = drew.map(({ card }) => `hand/0 ${card}#0`);
    const angles = (events: EventView[]): (number | undefined)[] => plan([], after, events, { ...MOTIONS, isToken: () => false }).map(({ angle }) => angle);
    expect(angles(drew)).toEqual([undefined, undefined, -8, 0, 8]);
    expect(angles(drew.slice(0, 3)).slice(0, 3)).toEqual([undefined, undefined, 0]);
  });

  it('drew: a card of others has no name', () => {
    expect(moves([], ['hand/1 #0'], [event('DREW', { seat: 1 })])).toEqual(['deal | - | hand/1 #0 | deck/1 | 0']);
  });

  it('comes and goes by itself', () => {
    expect(moves(['hand/1 #0'], ['hand/0 wolf#0'])).toEqual(['settle | - | hand/0 wolf#0 | - | now', 'leave | hand/1 #0 | - | - | now']);
  });
});

describe('numbers', () => {
  const events = [event('STEP_BEGAN'), event('PLAYED', { card: 'horn', place: 'row/0/1' }), event('PLAYER_DAMAGED', { seat: 1 }), event('DAMAGED', { place: 'champion/5' })];

  it('change with the event that is about them', () => {
    expect(rollsWith('seat/1', events, MOTIONS)).toEqual({ event: events[2], wave: false });
    expect(rollsWith('champion/5 wolf', events, MOTIONS)).toEqual({ event: events[3], wave: false });
  });

  it('or in a wave from the first that moves anything', () => {
    expect(rollsWith('unit/0/1 wolf#0', events, MOTIONS)).toEqual({ event: events[1], wave: true });
    expect(rollsWith('unit/0/1 wolf#0', [], MOTIONS)).toEqual({ event: null, wave: true });
  });
});
