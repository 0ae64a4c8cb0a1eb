import { describe, expect, it } from 'vitest';

import type { ShownEvent } from '../wire/wire.ts';
import { chapters, lastChapters, linker, withTakenBack } from './log.ts';

const event = (kind: string, words: string): ShownEvent => ({ kind, seat: 0, card: '', place: '', amount: 0, other: -1, words });

describe('links in sentences', () => {
  const link = linker([
    { card: 'wolf', name: 'Wolf' },
    { card: 'wolf_companion', name: 'Wolf Companion' },
    { card: 'blue_stripes', name: 'Komandos (Niebieskie Pasy)' },
    { card: 'wilk', name: 'Wilk' },
  ]);
  const cards = (sentence: string): string[] => link(sentence).map(({ card }) => card).filter((card) => card !== '');

  it('prefer the longer name', () => {
    expect(link('You play Wolf Companion on a Wolf.')).toEqual([
      { text: 'You play ', card: '' },
      { text: 'Wolf Companion', card: 'wolf_companion' },
      { text: ' on a ', card: '' },
      { text: 'Wolf', card: 'wolf' },
      { text: '.', card: '' },
    ]);
  });

  it('find whole words only, in every alphabet', () => {
    expect(cards('Wolfsbane and Wilków')).toEqual([]);
    expect(cards('(Wilk)')).toEqual(['wilk']);
  });

  it('take names as they are written', () => {
    expect(cards('Komandos (Niebieskie Pasy) zostaje złamany.')).toEqual(['blue_stripes']);
  });

  it('leave sentences alone where there are no cards', () => {
    expect(linker([])('You pass.')).toEqual([{ text: 'You pass.', card: '' }]);
  });
});

const BEGINS = new Set(['TURN_BEGAN']);

describe('chapters', () => {
  it('begin with turns and rounds, and leave out what others say', () => {
    const told = chapters([event('DREW', 'You draw.'), event('TURN_BEGAN', 'Turn 1.'), event('GOLD', ''), event('PLAYED', 'You play.')], BEGINS);
    expect(told.map(({ title, lines }) => [title, lines.map(({ event: { words }, number }) => [words, number])])).toEqual([
      ['', [['You draw.', 0]]],
      ['Turn 1.', [['You play.', 3]]],
    ]);
  });
});

describe('a long log', () => {
  const turns = (...lengths: number[]): ShownEvent[] => lengths.flatMap((length) => [event('TURN_BEGAN', 'Turn.'), ...Array.from({ length: length - 1 }, () => event('DREW', 'You draw.'))]);

  it('begins with a whole chapter', () => {
    expect(lastChapters(turns(10, 10, 10), 5, BEGINS)).toBe(20);
    expect(lastChapters(turns(10, 10, 10), 10, BEGINS)).toBe(20);
    expect(lastChapters(turns(10, 10, 10), 11, BEGINS)).toBe(10);
    expect(lastChapters(turns(10), 160, BEGINS)).toBe(0);
    expect(lastChapters([], 160, BEGINS)).toBe(0);
  });
});

describe('what was taken back', () => {
  it('stands where the log goes on', () => {
    const log = [event('DREW', 'a'), event('PLAYED', 'b')];
    expect(withTakenBack(log, [{ line: 1, seat: 0 }, { line: 2, seat: 1 }], (seat) => `${seat}!`).map(({ words }) => words)).toEqual(['a', '0!', 'b', '1!']);
    expect(withTakenBack(log, [{ line: 3, seat: 0 }], () => '!')).toEqual(log);
  });
});
