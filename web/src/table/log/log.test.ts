import { describe, expect, it } from 'vitest';

import type { EventView, StoryLine, TableNote } from '../../wire/wire.ts';
import { type Chapter, chapters, currentLines, hasSteps, lastChapters, lineAt, linker, unspoiled } from './log.ts';

const event = (kind: string, words: string): EventView => ({ kind, seat: 0, card: '', place: '', amount: 0, other: -1, words });

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

  it('leave sentences unchanged without cards', () => {
    expect(linker([])('You pass.')).toEqual([{ text: 'You pass.', card: '' }]);
  });
});

const line = (first: number, words: string, heading = false): StoryLine => ({ first, words, heading });
const noNotes = (): string => '';

describe('the story', () => {
  it('shows a line with its first event, and updates it with the next move', () => {
    const updates = [
      { from: 0, lines: [line(0, 'Turn 1', true)] },
      { from: 1, lines: [line(1, 'You play Kong.')] },
      { from: 3, lines: [line(1, 'You play Kong: 13 damage to Wolf.'), line(5, 'You pass.')] },
    ];
    const words = (events: number): string[] => currentLines(updates, events).map((each) => each.words);
    expect(words(1)).toEqual(['Turn 1']);
    expect(words(2)).toEqual(['Turn 1', 'You play Kong.']);
    expect(words(3)).toEqual(['Turn 1', 'You play Kong.']);
    expect(words(4)).toEqual(['Turn 1', 'You play Kong: 13 damage to Wolf.']);
    expect(words(6)).toEqual(['Turn 1', 'You play Kong: 13 damage to Wolf.', 'You pass.']);
  });
});

describe('the line of an event', () => {
  it('sums it up; a heading sums up nothing', () => {
    const story = [{ first: 0, words: 'Turn 1', heading: true }, { first: 1, words: 'You play Kong: 13 damage.', heading: false }];
    expect([-1, 0, 1, 4].map((event) => lineAt(story, event)?.words)).toEqual([undefined, undefined, 'You play Kong: 13 damage.', 'You play Kong: 13 damage.']);
  });
});

describe('the story while a card is read', () => {
  const log = [event('TURN_BEGAN', 'Turn 1.'), event('PLAYED', 'Ves plays Medic.'), event('REVIVED', 'Ves revives Ghoul.')];
  const story = [line(0, 'Turn 1', true), line(1, 'Ves plays Medic, which revives Ghoul.')];
  const plays = new Map([['PLAYED', ''], ['REVIVED', '']]);

  it('does not tell the effects of the card', () => {
    expect(unspoiled(story, log, log[1]!, plays)).toEqual([line(0, 'Turn 1', true), line(1, 'Ves plays Medic.')]);
  });

  it('has told them if the card is itself an effect of an earlier one', () => {
    expect(unspoiled(story, log, log[2]!, plays)).toBe(story);
  });
});

describe('chapters', () => {
  const log = [event('DREW', 'You draw.'), event('TURN_BEGAN', 'Turn 1.'), event('PLAYED', 'You play.'), event('GOLD', ''), event('DAMAGED', 'Wolf takes 3.'), event('TRIGGERED', 'It triggers.')];
  const story = [line(0, 'You draw.'), line(1, 'Turn 1', true), line(2, 'You play: 3 damage to Wolf.'), line(5, '')];

  it('begin with headings; a line has the steps that it sums up, and those of lines without words behind it', () => {
    expect(chapters(log, story, [], noNotes).map(({ title, lines }) => [title, lines.map(({ words, steps, last }) => [words, steps.map((step) => step.words), last])])).toEqual([
      ['', [['You draw.', ['You draw.'], 0]]],
      ['Turn 1', [['You play: 3 damage to Wolf.', ['You play.', 'Wolf takes 3.', 'It triggers.'], 5]]],
    ]);
  });

  it('keep the steps of a line without words for the next line', () => {
    const found = chapters(log, [line(0, ''), line(2, 'You play.')], [], noNotes);
    expect(found.map(({ lines }) => lines.map(({ steps }) => steps.length))).toEqual([[5]]);
  });

  it('open only lines that say less than their steps', () => {
    const [, second] = chapters(log, story, [], noNotes);
    const [drew] = chapters(log, story, [], noNotes)[0]!.lines;
    expect([hasSteps(drew!), hasSteps(second!.lines[0]!)]).toEqual([false, true]);
  });

  it('have a line for everything outside the game, at its place', () => {
    const noted = (...notes: TableNote[]): string[] => chapters(log, story, notes, ({ kind, seat }) => `${kind} ${seat}`).flatMap(({ title, lines }) => [title, ...lines.map(({ words }) => words)]);
    expect(noted({ kind: 'took_back', line: 1, seat: 0 }, { kind: 'left', line: 6, seat: 1 })).toEqual(['', 'You draw.', 'took_back 0', 'Turn 1', 'You play: 3 damage to Wolf.', 'left 1']);
    expect(noted({ kind: 'time', line: 7, seat: 0 })).not.toContain('time 0');
  });
});

describe('a long log', () => {
  const turns = (...lengths: number[]): Chapter[] => lengths.map((length, i) => ({ key: `${i}`, title: `Turn ${i}`, lines: Array.from({ length }, (_, n) => ({ key: `${n}`, words: 'You draw.', event: null, steps: [], last: n })) }));
  const titles = (all: readonly Chapter[], lines: number): string[] => lastChapters(all, lines).map(({ title }) => title);

  it('begins with a whole chapter', () => {
    expect(titles(turns(10, 10, 10), 5)).toEqual(['Turn 2']);
    expect(titles(turns(10, 10, 10), 11)).toEqual(['Turn 1', 'Turn 2']);
    expect(titles(turns(10), 160)).toEqual(['Turn 0']);
    expect(titles([], 160)).toEqual([]);
  });
});
