import { describe, expect, it } from 'vitest';

import type { Report } from '../../wire/wire.ts';
import { apart, plotOf, roomFor, squeezed } from './plot.ts';

const report = (over: Partial<Report>): Report => ({ unit: 'health', lines: [], marks: [], least: null, rounds: [], reason: null, turn: null, stats: [], hands: [], falls: [], ...over });
const line = (...values: number[]) => ({ seats: [0], values });

describe('a plot', () => {
  it('draws each side from left to right, higher values above', () => {
    const { lines, ticks, least } = plotOf(report({ lines: [line(30, 20, 12), line(30, 25, -1)], marks: [1, 2, 3], least: 0 }), 600, 260);
    const [one, other] = lines;
    expect(one?.points.map(({ x }) => x)).toEqual([34, 261, 488]);
    expect(one!.points[2]!.y).toBeGreaterThan(one!.points[0]!.y);
    expect(other!.points[2]!.y).toBeGreaterThan(least!);
    expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
  });

  it('marks the beginnings of rounds, and the turning point', () => {
    const { marks, breaks, band } = plotOf(
      report({ lines: [line(0, 8, 0, 5)], marks: [1, 1, 2, 2], rounds: [{ scores: [8], winners: [] }], turn: { at: 1, number: 1, how: '', seat: 0, card: '', before: [0], after: [8] } }),
      446,
      200,
    );
    expect(marks.map(({ number }) => number)).toEqual([1, 2]);
    expect(breaks).toEqual([184]);
    expect(band).toEqual({ x: 84, width: 100 });
  });

  it('has room for a game of one point', () => {
    expect(plotOf(report({ lines: [line(5)], marks: [1] }), 400, 200).lines[0]?.points).toHaveLength(1);
  });
});

it('has room for whole names, and squeezes those that would take half of it', () => {
  const [short, long] = ['Ves 12', 'Bartholomew of Vergen 123'];
  expect(roomFor([short, long], 600)).toBeGreaterThan(roomFor([short], 600));
  expect(squeezed(long, roomFor([short, long], 600))).toBeUndefined();
  const room = roomFor([short, long], 280);
  expect(room).toBe(126);
  expect(squeezed(long, room)).toBeLessThan(room);
  expect(squeezed(short, room)).toBeUndefined();
});

it('moves labels apart, and keeps them inside', () => {
  expect(apart([100, 101, 20], 0, 300)).toEqual([100, 119, 20]);
  expect(apart([295, 298], 0, 300)).toEqual([281, 300]);
});
