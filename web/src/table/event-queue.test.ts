import { describe, expect, it } from 'vitest';

import type { Shown, ShownEvent } from '../wire/wire.ts';
import { COMMON_VERBS, verbOf, type Motions } from '../motion/verbs.ts';
import { EventQueue, type Frame, type Speed } from './event-queue.ts';

const shown = (outcome: string): Shown => ({ seat: 0, teams: [], board: {} as Shown['board'], questions: [], over: false, winners: [], outcome });
const of = (kind: string): ShownEvent => ({ kind, seat: 0, card: '', place: '', amount: 0, other: 0, words: '' });
const MOTIONS: Motions = { verbs: { ...COMMON_VERBS, MUSTERED: { motion: 'fan', gap: 60 }, DAMAGED: { motion: 'stamp' } }, zones: {} };
const events = (...words: string[]): ShownEvent[] => words.map((each) => ({ kind: 'X', seat: 0, card: '', place: '', amount: 0, other: 0, words: each }));

/** A queue whose time is moved by hand. */
function begun(speed: Speed = 'normal', still = false) {
  let now = 0;
  let waiting: { at: number; then: () => void }[] = [];
  const frames: Frame[] = [];
  const queue = new EventQueue({
    draw: (frame) => frames.push(frame),
    after: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then };
      waiting.push(timer);
      return () => (waiting = waiting.filter((other) => other !== timer));
    },
    verbOf: (event) => verbOf(MOTIONS, event),
    speed: () => speed,
    still: () => still,
  });
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      waiting = waiting.filter((other) => other !== next);
      next.then();
    }
    now = until;
  };
  const last = (): Frame => frames.at(-1)!;
  const happening = (): string[] => last().happening.map(({ words }) => words);
  queue.show(shown('first'));
  return { queue, pass, last, happening };
}

describe('a queue of events', () => {
  it('draws events in order, overlapping by half, with the table they led to', () => {
    const { queue, pass, last, happening } = begun();
    queue.push({ shown: shown('second'), events: events('a', 'b') });
    expect([last().shown.outcome, happening(), last().coming]).toEqual(['second', ['a'], 1]);
    pass(110);
    expect(happening()).toEqual(['a', 'b']);
    pass(110);
    expect(happening()).toEqual(['b']);
    pass(110);
    expect([happening(), last().coming, queue.playing]).toEqual([[], 0, false]);
  });

  it('keeps acts in order and says which table is the last', () => {
    const { queue, pass, last } = begun();
    queue.push({ shown: shown('second'), events: events('a') });
    queue.push({ shown: shown('third'), events: events('b') });
    expect([last().shown.outcome, last().last]).toEqual(['second', false]);
    pass(110);
    expect([last().shown.outcome, last().last]).toEqual(['third', true]);
  });

  it('hurries when much has happened', () => {
    const { queue, pass, last } = begun();
    queue.push({ shown: shown('second'), events: events(...Array.from({ length: 40 }, (_, i) => `${i}`)) });
    expect(last().lasts).toBe(60);
    pass(1180);
    expect([last().coming, last().lasts]).toEqual([0, 60]);
    pass(100);
    expect(queue.playing).toBe(false);
    queue.push({ shown: shown('third'), events: events('a') });
    expect(last().lasts).toBe(220);
  });

  it('deals cards 40 ms apart, and musters them 60', () => {
    const { queue, pass, last } = begun();
    queue.push({ shown: shown('second'), events: [of('DREW'), of('DREW'), of('MUSTERED'), of('DAMAGED'), of('DAMAGED')] });
    const starts = [0, 40, 80, 140, 250].map((at, i, all) => (pass(at - (all[i - 1] ?? 0)), 5 - last().coming));
    expect(starts).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes no time for what nobody sees', () => {
    const { queue, pass, last } = begun();
    queue.push({ shown: shown('second'), events: [of('TURN_ENDED'), of('CHOSE_AMOUNT'), of('DREW')] });
    pass(0);
    expect([last().happening.map(({ kind }) => kind), last().coming]).toEqual([['DREW'], 0]);
  });

  it('tells with each table all that led to it', () => {
    const { queue, pass, last } = begun();
    const [a, b] = [events('a', 'b'), events('c')];
    queue.push({ shown: shown('second'), events: a });
    queue.push({ shown: shown('third'), events: b });
    expect(last().events).toEqual(a);
    pass(110);
    expect(last().events).toEqual(a);
    pass(110);
    expect(last().events).toEqual(b);
  });

  it('flashes for 120 ms where nothing should move', () => {
    const { queue, pass, happening } = begun('normal', true);
    queue.push({ shown: shown('second'), events: events('a') });
    pass(119);
    expect(happening()).toEqual(['a']);
    pass(1);
    expect(happening()).toEqual([]);
  });

  it('ends at once when somebody presses', () => {
    const { queue, last, happening } = begun();
    queue.push({ shown: shown('second'), events: events('a', 'b') });
    queue.push({ shown: shown('third'), events: events('c') });
    queue.skip();
    expect([last().shown.outcome, happening(), last().coming]).toEqual(['third', [], 0]);
  });

  it('shows the end alone where no motion is wanted', () => {
    const { queue, last, happening } = begun('off');
    queue.push({ shown: shown('second'), events: events('a') });
    expect([last().shown.outcome, happening()]).toEqual(['second', []]);
  });
});
