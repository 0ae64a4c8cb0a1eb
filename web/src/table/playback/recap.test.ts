import { expect, it } from 'vitest';

import { event } from '../../motion/testing.ts';
import { lastPlays } from './recap.ts';

const MOTIONS = { plays: new Map([['PLAYED', '']]), moves: new Set(['ATTACKED']) };
const played = (card: string, seat = 1) => event('PLAYED', { card, seat });
const recap = (...log: ReturnType<typeof event>[]): string[] => lastPlays(log, 0, MOTIONS).map(({ attacks, cards, events }) => `${attacks ? 'attack by ' : ''}${[...cards].map(([card, count]) => `${card} ×${count}`).join(', ')}: ${events.length}`);

it('lists the others’ plays since the viewer’s last one', () => {
  expect(recap(played('old'), played('mine', 0), played('fireball'), event('DAMAGED'), played('kong'))).toEqual(['fireball ×1: 2', 'kong ×1: 1']);
});

it('still does when the viewer has played since', () => {
  expect(recap(played('fireball'), event('DAMAGED'), played('mine', 0), event('DREW'))).toEqual(['fireball ×1: 2']);
});

it('lists attackers of one group together, each card with its count', () => {
  const attack = (card: string) => event('ATTACKED', { card, seat: 1 });
  expect(recap(attack('wolf'), event('EXPENDED', { seat: 1 }), attack('wolf'), attack('kong'))).toEqual(['attack by wolf ×2, kong ×1: 4']);
});

it('is empty before anybody has played', () => {
  expect(recap(event('DREW'), played('mine', 0))).toEqual([]);
});

it('covers the other players’ last turns, in games with turns', () => {
  const turns = { ...MOTIONS, turns: new Set(['TURN_BEGAN']) };
  const turn = (seat: number) => event('TURN_BEGAN', { seat });
  const cards = (seat: number, ...log: ReturnType<typeof event>[]): string[] => lastPlays(log, seat, turns).flatMap((play) => [...play.cards.keys()]);
  expect(cards(0, turn(1), played('old'), turn(0), turn(1), played('kong'), played('reply', 0), played('fireball'))).toEqual(['kong', 'fireball']);
  expect(cards(0, turn(1), played('kong'), turn(0), played('mine', 0), played('ambush'))).toEqual(['kong']);
  expect(cards(0, turn(0), turn(1), played('a'), turn(2), played('b', 2), turn(1), played('c'), turn(0))).toEqual(['b', 'c']);
  expect(cards(-1, turn(0), played('a', 0), turn(1), played('b'))).toEqual(['b']);
  expect(cards(0, turn(0), played('ambush'))).toEqual([]);
});
