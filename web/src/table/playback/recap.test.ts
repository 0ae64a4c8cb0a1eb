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
