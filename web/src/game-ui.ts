// How one game is shown. Everything that the client knows about a single game is in one `GameUi`; the rest of the client, the
// shell, names no game.

import type { Component, Snippet } from 'svelte';

import type { Windows, Picture } from './art/compose.ts';
import { NEUTRAL, type Palette } from './art/palettes.ts';
import type { Library } from './card/library.ts';
import type { Gained, Size, State } from './card/state.ts';
import type { Say } from './lib/language.svelte.ts';
import { COMMON_VERBS, COMMON_ZONES, STAGE, USED, type Motions } from './motion/verbs.ts';
import { COMMON_SOUNDS, type EventSounds } from './sound/event-sounds.ts';
import type { Plan } from './table/plan.ts';
import type { Part } from './table/text.ts';
import type { Board, EventView, Face, OptionView, QuestionView } from './wire/wire.ts';

/** One game: what the lobby and the card pages need, and a way to load the rest. */
export interface GameUi {
  /** The game's picture in the lobby, and the cards in front of it. */
  scene: { picture: Pick<Picture, 'card' | 'palette' | 'land'>; cards: readonly string[] };
  cards: CardUi;
  /** The card that stands for each pile or group of cards. */
  covers: Readonly<Record<string, string>>;
  decks: DeckUi;
  /** Loads what only people at a table of the game need. */
  table: () => Promise<TableUi>;
}

/** How the cards of a game look. */
export interface CardUi {
  /** Crest: sigils in the corner and the name above the picture. Banner: a banner of signs on the left and the name below. */
  layout: 'crest' | 'banner';
  /** The glyph of each alignment or faction. */
  sigils: Readonly<Record<string, string>>;
  palettes: readonly Palette[];
  /** The pictures' windows. */
  windows: Windows;
  paletteOf(face: Pick<Face, 'card' | 'group'>): Palette;
  sceneOf(face: Face): Picture['scene'];
  /** Does a land lie behind the card's subject? */
  hasLand(face: Face): boolean;
  /** The signs to draw on a card that is not being read. */
  signsOn(face: Face, size: Size, states: readonly State[]): string[];
  /** Are signs that no line of the card explains printed as words? */
  namesSigns(face: Pick<Face, 'kind'>): boolean;
  /** The signs named at the end of the type line; none: the allegiance is printed there. */
  typeSigns(face: Face): readonly string[];
  /** Tokens are created by other cards and belong to no deck. */
  isToken(face: Face): boolean;
  /** A deck is named after the card that leads it. */
  leadsDeck(face: Face): boolean;
}

/** Facts about a game for the deck builder that the server does not send. */
export interface DeckUi {
  /** The number of cards in an opening hand, and how many of them can be replaced. */
  hand: number;
  redraws: number;
  /** The glyphs of gauges, by their names. */
  glyphs: Readonly<Record<string, string>>;
}

/** The props of a board. It fills everything left of the side, and places the question where its game wants it. */
export interface BoardProps {
  /** The strip with the open question. Render it once, between the reader's own rows and hand; it is as wide as its container. */
  ask: Snippet;
}

export type BoardComponent = Component<BoardProps>;

/** How a table of one game is shown. Boards and texts are found by the kind of board that the server sends. */
export interface TableUi {
  boards: Readonly<Record<string, () => Promise<{ default: BoardComponent }>>>;
  /** The kinds of boards of drafts, which nobody can win, draw or resign. */
  drafts: ReadonlySet<string>;
  texts: Readonly<Record<string, (board: never, library: Library, say: Say) => Part[]>>;
  motions: Motions;
  /** By the kind of board: the board after an event, on the way to the one after all events of an answer. What cannot be known in
   *  between stays as it was. Where there is none, a board changes with the last event. */
  advance: Readonly<Record<string, (board: never, event: EventView, to: never, faces: Faces) => Board>>;
  /** By the kind of board: the board with what none of the events to come in an answer can change as it is afterwards. Where there is
   *  none, that waits for the last event. */
  settle: Readonly<Record<string, (board: never, coming: readonly EventView[], to: never, faces: Faces) => Board>>;
  /** By the kind of board: what the card at a place has gained besides what is printed on it. */
  gained: Readonly<Record<string, (board: never, place: string, library: Library) => readonly Gained[]>>;
  /** The sounds of events, by their kind. */
  sounds: EventSounds;
  /** By the kind of board: the name of a seat's turn while it lasts; null: it is another's. Where there is none, a turn lasts as long as
   *  the seat is asked. */
  turns: Readonly<Record<string, (board: never, seat: number) => string | null>>;
  log: LogUi;
  keys: readonly GameKey[];
  /** The seat that a selection of things is directed against; null: nobody. */
  against(board: Board, seat: number): number | null;
  /** A question that warns before an answer gives something up, or about a selection (`option` is null then), and the button to do it
   *  anyway; null: no warning. */
  warns(board: Board, question: QuestionView, option: OptionView | null): { question: string; again: string } | null;
  /** A proposal for this question and those that follow it, which the player confirms once; null: the question is answered by itself.
   *  `last` is the one before, so that the new one can say what has changed. */
  plan(board: Board, question: QuestionView, faces: Faces, last: Plan | null): Plan | null;
  /** A sentence about a game that is over; empty: there is nothing to say. */
  endNote(board: Board, seat: number): string;
}

/** Finds cards by their slugs. */
export type Faces = Pick<ReadonlyMap<string, Face>, 'get'>;

export interface LogUi {
  /** The glyph of a line, by the kind of its event. */
  glyphs: Readonly<Record<string, string>>;
}

/** A key of one game: it presses the first highlighted thing in a zone. */
export interface GameKey {
  key: string;
  zone: string;
  /** The message that says what it does. */
  does: string;
}

/** A table that is shown as text only. */
export const PLAIN_TABLE: TableUi = {
  boards: {},
  drafts: new Set(),
  texts: {},
  motions: { verbs: COMMON_VERBS, zones: { ...COMMON_ZONES, stage: STAGE, used: USED }, plays: new Map([['PLAYED', 'board-plays']]), moves: new Set(), asides: new Set(), ends: new Set(['PASSED']) },
  advance: {},
  settle: {},
  gained: {},
  sounds: COMMON_SOUNDS,
  turns: {},
  log: { glyphs: {} },
  keys: [],
  against: () => null,
  warns: () => null,
  plan: () => null,
  endNote: () => '',
};

/** A game without a folder of its own, and what other games start from. */
export const PLAIN: GameUi = {
  scene: { picture: { card: '', palette: NEUTRAL, land: 'hills' }, cards: [] },
  cards: {
    layout: 'crest',
    sigils: {},
    palettes: [],
    windows: { heights: { read: 260, hand: 250, board: 330, turned: 800 }, aside: 0 },
    paletteOf: () => NEUTRAL,
    sceneOf: () => 'grounded',
    hasLand: () => true,
    signsOn: (face) => face.signs,
    namesSigns: () => false,
    typeSigns: () => [],
    isToken: () => false,
    leadsDeck: () => false,
  },
  covers: {},
  decks: { hand: 5, redraws: 0, glyphs: {} },
  table: async () => PLAIN_TABLE,
};
