import type { InterfaceGlyph } from '../art/interface-glyphs.ts';
import { SIGILS } from '../card/sigils.ts';
import type { Face, ShownEvent, TakenBack } from '../wire/wire.ts';

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

/** The log with lines for what was taken back: the game itself does not know that. */
export function withTakenBack(log: readonly ShownEvent[], takenBack: readonly TakenBack[], words: (seat: number) => string): readonly ShownEvent[] {
  const told = [...log];
  for (const { line, seat } of takenBack.toReversed()) {
    if (line <= log.length) told.splice(line, 0, { kind: 'TOOK_BACK', seat, card: '', place: '', amount: 0, other: -1, words: words(seat) });
  }
  return told;
}

/** Where the last chapters begin that have at least so many events: a chapter is shown whole. */
export function lastChapters(log: readonly ShownEvent[], events: number): number {
  return Math.max(0, log.slice(0, Math.max(0, log.length - events) + 1).findLastIndex(({ kind }) => BEGINS.has(kind)));
}

/** A part of the log: a turn or a round, and what was said in it. */
export interface Chapter {
  title: string;
  lines: { event: ShownEvent; number: number }[];
}

const BEGINS: ReadonlySet<string> = new Set(['TURN_BEGAN', 'ROUND_BEGAN', 'GAME_BEGAN']);

/** The log in chapters. Events without words are said by others. */
export function chapters(log: readonly ShownEvent[]): Chapter[] {
  const found: Chapter[] = [{ title: '', lines: [] }];
  log.forEach((event, number) => {
    if (event.words === '') return;
    if (BEGINS.has(event.kind)) found.push({ title: event.words, lines: [] });
    else found.at(-1)?.lines.push({ event, number });
  });
  return found.filter(({ title, lines }) => title !== '' || lines.length > 0);
}

const GLYPHS: Readonly<Record<string, InterfaceGlyph>> = {
  DREW: 'card-pickup',
  REDREW: 'card-pickup',
  TOOK: 'card-pickup',
  ATTACKED: 'crossed-swords',
  BLOCKED: 'checked-shield',
  NOT_BLOCKED: 'crossed-swords',
  ASSIGNED: 'crossed-swords',
  DAMAGED: 'broken-heart',
  PLAYER_DAMAGED: 'broken-heart',
  LOST_HEALTH: 'broken-heart',
  GAINED_HEALTH: 'heart-plus',
  BROKEN: 'tombstone',
  DESTROYED: 'tombstone',
  DISCARDED: 'tombstone',
  ELIMINATED: 'tombstone',
  BANISHED: 'heaven-gate',
  PASSED: 'player-next',
  GOLD_SPENT: 'crown-coin',
  EXPENDED: 'clockwise-rotation',
  POWER_USED: 'clockwise-rotation',
  RETURNED: 'return-arrow',
  RECALLED: 'return-arrow',
  REVIVED: 'caduceus',
  MUSTERED: 'rally-the-troops',
  HORN_BLOWN: 'bugle-call',
  DECOYED: 'target-dummy',
  SCORCHED: 'flame',
  GEM_LOST: 'broken-heart',
  WON: 'laurel-crown',
  GAME_WON: 'laurel-crown',
  ROUND_WON: 'laurel-crown',
  LEADER_USED: 'crown',
  STEP_BEGAN: 'hourglass',
  TOOK_BACK: 'backward-time',
};

/** The sign of a line: what happened, else whose card it was. */
export function glyphOf(event: ShownEvent, faces: ReadonlyMap<string, Face>): InterfaceGlyph {
  const face = faces.get(event.card);
  return GLYPHS[event.kind] ?? (face ? SIGILS[face.group] : undefined) ?? 'scroll-unfurled';
}
