import type { Library } from '../card/library.ts';
import type { LogUi } from '../game-ui.ts';
import { uiOf } from '../games.ts';
import type { Face, ShownEvent, TakenBack } from '../wire/wire.ts';

/** The kind of a line that the shell adds to the log. */
const TOOK_BACK = 'TOOK_BACK';

/** A sentence in pieces: words, and cards that can be read. */
export interface Piece {
  text: string;
  /** The card that is named; empty: plain words. */
  card: string;
}

export type Linker = (sentence: string) => Piece[];

/** A function that finds the names of cards in sentences. Of two names that begin alike the longer one counts. */
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

/** The log with a line for every undo, which the game itself does not know about. */
export function withTakenBack(log: readonly ShownEvent[], takenBack: readonly TakenBack[], words: (seat: number) => string): readonly ShownEvent[] {
  const told = [...log];
  for (const { line, seat } of takenBack.toReversed()) {
    if (line <= log.length) told.splice(line, 0, { kind: TOOK_BACK, seat, card: '', place: '', amount: 0, other: -1, words: words(seat) });
  }
  return told;
}

/** Where the last chapters with at least `events` events begin: a chapter is shown whole. */
export function lastChapters(log: readonly ShownEvent[], events: number, begins: LogUi['chapters']): number {
  return Math.max(0, log.slice(0, Math.max(0, log.length - events) + 1).findLastIndex(({ kind }) => begins.has(kind)));
}

/** A part of the log: a turn or a round, and what was said in it. */
export interface Chapter {
  title: string;
  lines: { event: ShownEvent; number: number }[];
}

/** The log in chapters. Events without words are left out: another event says it. */
export function chapters(log: readonly ShownEvent[], begins: LogUi['chapters']): Chapter[] {
  const found: Chapter[] = [{ title: '', lines: [] }];
  log.forEach((event, number) => {
    if (event.words === '') return;
    if (begins.has(event.kind)) found.push({ title: event.words, lines: [] });
    else found.at(-1)?.lines.push({ event, number });
  });
  return found.filter(({ title, lines }) => title !== '' || lines.length > 0);
}

/** The glyph of a line: what happened, else the sigil of the card that it was about. */
export function glyphOf(event: ShownEvent, { cards, game }: Library, glyphs: LogUi['glyphs']): string {
  if (event.kind === TOOK_BACK) return 'backward-time';
  const face = cards.get(event.card);
  return glyphs[event.kind] ?? (face ? uiOf(game).cards.sigils[face.group] : undefined) ?? 'scroll-unfurled';
}
