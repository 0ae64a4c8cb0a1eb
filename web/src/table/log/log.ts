import type { Library } from '../../card/library.ts';
import type { LogUi } from '../../game-ui.ts';
import { uiOf } from '../../games.ts';
import type { Motions } from '../../motion/verbs.ts';
import type { StoryUpdate } from '../../net/known.ts';
import type { EventView, Face, NoteKind, StoryLine, TableNote } from '../../wire/wire.ts';

/** A piece of a sentence: words, or the name of a card. */
export interface Piece {
  text: string;
  /** The named card; empty for plain words. */
  card: string;
}

export type Linker = (sentence: string) => Piece[];

/** Makes a function that finds the names of cards in sentences. The longest match wins. */
export function linker(faces: Iterable<Pick<Face, 'card' | 'name'>>): Linker {
  const named = new Map<string, string>();
  for (const { card, name } of faces) if (!named.has(name)) named.set(name, card);
  const names = [...named.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return (sentence) => [{ text: sentence, card: '' }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (sentence) =>
    sentence
      .split(pattern)
      .map((text, i) => ({ text, card: i % 2 === 1 ? (named.get(text) ?? '') : '' }))
      .filter(({ text }) => text !== '');
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The story after `events` events: a line appears with its first event, and grows with every move. */
export function currentLines(updates: readonly StoryUpdate[], events: number): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  for (const { from, lines: update } of updates) {
    if (from > 0 && from >= events) break;
    for (const line of update) {
      if (line.first >= events) break;
      while ((lines.at(-1)?.first ?? -1) >= line.first) lines.pop();
      lines.push(line);
    }
  }
  return lines;
}

/** The line that covers an event, if any. */
export function lineAt(story: readonly StoryLine[], event: number): StoryLine | undefined {
  const line = event < 0 ? undefined : story.findLast(({ first }) => first <= event);
  return line?.heading ? undefined : line;
}

/** The story while the card that began a line is read: the line is the event's own sentence, without the effects. */
export function unspoiled(story: readonly StoryLine[], log: readonly EventView[], played: EventView, plays: Motions['plays']): readonly StoryLine[] {
  const at = log.lastIndexOf(played);
  const line = lineAt(story, at);
  if (!line || played.words === '' || log.slice(line.first, at).some(({ kind }) => plays.has(kind))) return story;
  return story.map((each) => (each === line ? { ...line, words: played.words } : each));
}

/** A line of the log: a sentence, and the steps that it summarises. */
export interface LogLine {
  key: string;
  words: string;
  /** The event for the line's glyph and card; null for a note about something outside the game. */
  event: EventView | null;
  note?: NoteKind;
  steps: readonly EventView[];
  /** The number of its last event. */
  last: number;
}

/** A part of the log: a turn or a round. */
export interface Chapter {
  key: string;
  title: string;
  lines: LogLine[];
}

/** The log in chapters, with a line for each note about something outside the game. */
export function chapters(log: readonly EventView[], story: readonly StoryLine[], notes: readonly TableNote[], wordsOf: (note: TableNote) => string): Chapter[] {
  let chapter: Chapter = { key: '', title: '', lines: [] };
  let waiting: EventView[] = []; // steps without a line so far
  const found = [chapter];
  const noted = notes.filter(({ line }) => line <= log.length).map((note, i) => ({ before: note.line, line: { key: `note-${i}`, words: wordsOf(note), event: null, note: note.kind, steps: [], last: note.line - 1 } }));
  const tellNotes = (until: number): void => {
    while (noted[0] && noted[0].before <= until) chapter.lines.push(noted.shift()!.line);
  };
  story.forEach(({ first, words, heading }, i) => {
    tellNotes(first);
    const last = (story[i + 1]?.first ?? log.length) - 1;
    const events = log.slice(first, last + 1);
    const steps = events.filter((event) => event.words !== '');
    const before = chapter.lines.at(-1);
    if (heading) found.push((chapter = { key: `${first}`, title: words, lines: [] }));
    else if (words !== '') chapter.lines.push({ key: `${first}`, words, event: events.find(({ card }) => card !== '') ?? steps[0] ?? events[0] ?? null, steps: [...waiting, ...steps], last });
    else if (before?.event) Object.assign(before, { steps: [...before.steps, ...steps], last });
    waiting = heading || words !== '' || before?.event ? [] : [...waiting, ...steps];
  });
  tellNotes(log.length);
  return found.filter(({ title, lines }) => title !== '' || lines.length > 0);
}

/** The last chapters with at least `lines` lines: a chapter is shown whole. */
export function lastChapters(all: readonly Chapter[], lines: number): readonly Chapter[] {
  let count = 0;
  return all.slice(Math.max(0, all.findLastIndex((chapter) => (count += chapter.lines.length) >= lines)));
}

/** Whether the steps of a line add anything to its sentence. */
export function hasSteps({ steps, words }: LogLine): boolean {
  return steps.length > 1 || (steps.length === 1 && steps[0]?.words !== words);
}

export const NOTE_GLYPHS: Readonly<Record<NoteKind, string>> = {
  took_back: 'backward-time',
  time: 'hourglass',
  selected: 'hourglass',
  suggested: 'hourglass',
  left: 'night-sleep',
  returned: 'player-next',
  replaced: 'night-sleep',
};

/** The glyph of a line or a step: of its kind of event, or else the sigil of its card. */
export function lineGlyph({ event, note }: LogLine, { cards, game }: Library, glyphs: LogUi['glyphs']): string {
  if (event === null) return note ? NOTE_GLYPHS[note] : 'scroll-unfurled';
  const face = cards.get(event.card);
  return glyphs[event.kind] ?? (face ? uiOf(game).cards.sigils[face.group] : undefined) ?? 'scroll-unfurled';
}
