import { expect, test } from 'vitest';

import { soundOf } from '../sound/event-sounds.ts';
import type { ClientView, EventView } from '../wire/wire.ts';
import { SOUNDS } from './events.ts';

const event = (kind: string, more: Partial<EventView> = {}): EventView => ({ kind, seat: 1, card: '', place: '', amount: 0, other: 0, words: '', ...more });
const view = { winners: [1], board: { players: [{ side: 0 }, { side: 1 }] } } as unknown as ClientView;
const heard = (seat: number, ...what: Parameters<typeof event>) => soundOf(SOUNDS, event(...what), { seat, view });

test('an opponent’s card slides onto the table; your own is laid down', () => {
  expect([heard(0, 'PLAYED'), heard(1, 'PLAYED')]).toEqual(['play', 'lay']);
  expect([heard(0, 'PLACED'), heard(1, 'PLACED')]).toEqual(['lay', null]);
});

test('weather and horns have their own sounds, for all players', () => {
  const cards = ['biting_frost', 'impenetrable_fog', 'torrential_rain', 'clear_weather', 'commanders_horn'];
  for (const seat of [0, 1]) expect(cards.map((card) => heard(seat, 'PLAYED', { card }))).toEqual(['frost', 'fog', 'rain', 'wind', 'horn']);
});

test('a round and a game sound won to the winner, lost to the loser, and won to spectators', () => {
  expect([0, 1, -1].map((seat) => heard(seat, 'ROUND_WON', { other: 1 }))).toEqual(['round-lost', 'round-won', 'round-won']);
  expect([0, 1, -1].map((seat) => heard(seat, 'WON'))).toEqual(['game-lost', 'game-won', 'game-won']);
});

test('minor events are silent', () => {
  expect(heard(0, 'SCORED')).toBeNull();
});
