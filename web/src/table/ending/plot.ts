// The plot of a finished game: one line for each side, by turn or play.

import { breadth } from '../../card/text/fitting.ts';
import type { Report } from '../../wire/wire.ts';

export interface PlotLine {
  side: number;
  path: string;
  points: readonly { x: number; y: number }[];
  /** The height of its label at the right end; labels never overlap. */
  label: number;
}

export interface Plot {
  lines: readonly PlotLine[];
  ticks: readonly { value: number; y: number }[];
  /** The numbers of turns or rounds below the plot, at their beginnings. */
  marks: readonly { number: number; x: number }[];
  /** The beginnings of rounds. */
  breaks: readonly number[];
  /** The line at or below which a side has lost. */
  least: number | null;
  /** The turning point. */
  band: { x: number; width: number } | null;
}

const [LEFT, TOP, BOTTOM] = [34, 12, 26]; // room for the numbers and the marks
const [LETTER, GAP, MOST] = [8.4, 22, .45]; // of a label: the width of a letter, its margin, its maximum share of the plot
const LABEL = 19;
const MARK = 26; // the least room between two marks

/** The room that labels need at the right end. */
export function roomFor(labels: readonly string[], width: number): number {
  return Math.min(Math.max(...labels.map((label) => breadth(label) * LETTER), 60) + GAP, width * MOST);
}

/** The width to squeeze a long label to; undefined if it fits. */
export function squeezed(label: string, room: number): number | undefined {
  return breadth(label) * LETTER > room - GAP ? room - GAP : undefined;
}

/** `right`: the room for labels; `top`: the least value at the top. */
export function plotOf({ lines, marks, least, rounds, turn }: Report, width: number, height: number, right = 112, top = 1): Plot {
  const values = lines.flatMap((line) => line.values);
  const step = stepOf(Math.max(...values, top));
  const [high, low] = [Math.ceil(Math.max(...values, top) / step) * step, Math.min(...values, 0)];
  const across = (width - LEFT - right) / Math.max(1, marks.length - 1);
  const x = (at: number): number => LEFT + at * across;
  const y = (value: number): number => TOP + ((high - value) * (height - TOP - BOTTOM)) / (high - low || 1);
  const labels = apart(lines.map((line) => y(line.values.at(-1) ?? 0)), TOP, height - BOTTOM);
  const begins = marks.flatMap((number, at) => (at === 0 || marks[at - 1] !== number ? [{ number, x: x(at), at }] : []));
  return {
    lines: lines.map((line, side) => {
      const points = line.values.map((value, at) => ({ x: x(at), y: y(value) }));
      return { side, points, path: points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(' '), label: labels[side] ?? 0 };
    }),
    ticks: Array.from({ length: high / step + 1 }, (_, i) => ({ value: i * step, y: y(i * step) })),
    marks: spaced(begins.filter(({ number }) => number > 0)),
    breaks: rounds.length > 0 ? begins.slice(1).map(({ at }) => x(at) - across / 2) : [],
    least: least === null ? null : y(least),
    band: turn ? { x: x(turn.at) - across / 2, width: across } : null,
  };
}

/** A round step that leaves at most four lines. */
function stepOf(most: number): number {
  return [5, 10, 20, 25, 50, 100, 200, 500].find((step) => most / step <= 4) ?? 1000;
}

/** Moves labels apart so that none overlap, in order. */
export function apart(heights: readonly number[], least: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const found = [...heights];
  let below = least - LABEL;
  for (const i of order) below = found[i] = Math.max(found[i] ?? 0, below + LABEL);
  let above = most + LABEL;
  for (const i of order.toReversed()) above = found[i] = Math.min(found[i] ?? 0, above - LABEL);
  return found;
}

/** Omits marks that would overlap the previous one. */
function spaced<Mark extends { x: number }>(marks: readonly Mark[]): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) if (found.length === 0 || mark.x - (found.at(-1)?.x ?? 0) >= MARK) found.push(mark);
  return found;
}
