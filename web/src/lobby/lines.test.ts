import { describe, expect, test } from 'vitest';

import type { SeatInfo, TableLine } from '../wire/wire.ts';
import { ago, byTurn, clockOf, opponents, scoresOf, timeLeft } from './lines.ts';

const seat = (seat: number, part: Partial<SeatInfo> = {}): SeatInfo => ({ seat, kind: 'person', name: `P${seat}`, bot: '', yours: seat === 0, away: false, host: false, ready: true, groups: [], asked: false, out: false, left: null, thinking: null, ...part });
const line = (id: string, part: Partial<TableLine> = {}): TableLine => ({ id, settings: {} as TableLine['settings'], status: 'running', seats: [seat(0), seat(1)], your_turn: false, winners: null, spectators: 0, updated: 0, progress: null, idle: null, ...part });

test('your move comes first, finished games last, each by the last move', () => {
  const lines = [line('over', { status: 'over', updated: 9 }), line('old', { updated: 1 }), line('new', { updated: 5 }), line('open', { status: 'open', updated: 2 }), line('mine', { your_turn: true })];
  expect(lines.sort(byTurn).map(({ id }) => id)).toEqual(['mine', 'new', 'open', 'old', 'over']);
});

describe('the opponents of a line', () => {
  test('free seats have no name', () => {
    expect(opponents({ seats: [seat(0), seat(1, { kind: 'open', name: '' })] })).toEqual([]);
    expect(opponents({ seats: [seat(0), seat(1), seat(2, { kind: 'open', name: '' })] })).toEqual(['P1']);
  });

  test('all players of a shared device are named', () => {
    expect(opponents({ seats: [seat(0), seat(1, { yours: true })] })).toEqual(['P0', 'P1']);
  });
});

test('your own score is first, and a team has one', () => {
  const progress = { phase: 'turn', number: 3, unit: 'health', scores: [30, 22], teams: [0, 1] };
  expect(scoresOf(progress, [seat(0), seat(1)])).toBe('30\u00a0:\u00a022');
  expect(scoresOf(progress, [seat(0, { yours: false }), seat(1, { yours: true })])).toBe('22\u00a0:\u00a030');
  const four = { ...progress, teams: [0, 0, 1, 1] };
  expect(scoresOf(four, [0, 1, 2, 3].map((n) => seat(n, { yours: n === 3 })))).toBe('22\u00a0:\u00a030');
});

test('the clock is yours when you are asked, otherwise that of a player who is', () => {
  const seats = [seat(0, { asked: true, left: 40 }), seat(1, { asked: true, left: 20 })];
  expect(clockOf(line('a', { seats }))).toBe(40);
  expect(clockOf(line('a', { seats: [seat(0, { left: 40 }), seat(1, { asked: true, left: 20 })] }))).toBe(20);
  expect(clockOf(line('a', { seats, status: 'over' }))).toBeNull();
});

test('times are said in the largest unit', () => {
  expect([0, 59, 60, 3599, 3600, 86_400 * 3].map((seconds) => ago(seconds, 'en'))).toEqual(['now', 'now', '1 min. ago', '59 min. ago', '1 hr. ago', '3 days ago']);
  expect(ago(300, 'pl')).toBe('5 min temu');
  expect([-3, 65, 3599, 7200, 86_400].map((seconds) => timeLeft(seconds, 'en'))).toEqual(['0:00', '1:05', '59:59', '2 hr', '1 day']);
});
