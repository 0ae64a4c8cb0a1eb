// The interface of one game to the client. Everything that the client knows about a single game is in its `GameUi`; the rest, the
// shell, names no game.

import type { Component, Snippet } from 'svelte';

import type { Windows, Picture } from './art/composer/compose.ts';
import { NEUTRAL, type Palette } from './art/palettes.ts';
import type { Library } from './card/library.ts';
import type { Gained, Size, State } from './card/state.ts';
import type { Say } from './lib/language.svelte.ts';
import { COMMON_VERBS, COMMON_ZONES, STAGE, USED, type Motions } from './motion/verbs.ts';
import { COMMON_SOUNDS, type EventSounds } from './sound/event-sounds.ts';
import type { Plan } from './table/answering/plan.ts';
import type { TextSection } from './table/text.ts';
import type { Board, EventView, Face, OptionView, QuestionView } from './wire/wire.ts';

/** One game: data for the lobby and the card pages, and a loader for the rest. */
export interface GameUi {
  /** The game's picture in the lobby, and the cards shown over it. */
  scene: { picture: Pick<Picture, 'card' | 'palette' | 'land'>; cards: readonly string[] };
  cards: CardUi;
  /** The card that represents each pile or group of cards. */
  covers: Readonly<Record<string, string>>;
  decks: DeckUi;
  /** Loads the code that only tables of the game need. */
  table: () => Promise<TableUi>;
}

/** The look of a game's cards. */
export interface CardUi {
  /** Crest: sigils in the corner and the name above the picture. Banner: a banner of signs on the left and the name below. */
  layout: 'crest' | 'banner';
  /** The glyph of each alignment or faction. */
  sigils: Readonly<Record<string, string>>;
  palettes: readonly Palette[];
  /** The sizes of pictures on cards. */
  windows: Windows;
  paletteOf(face: Pick<Face, 'card' | 'group'>): Palette;
  sceneOf(face: Face): Picture['scene'];
  /** Whether to draw a landscape behind the card's subject. */
  hasLand(face: Face): boolean;
  /** The signs to draw on a card, except in the preview. */
  signsOn(face: Face, size: Size, states: readonly State[]): string[];
  /** Whether to print the names of signs that no line explains. */
  namesSigns(face: Pick<Face, 'kind'>): boolean;
  /** The signs to name at the end of the type line; if empty, the alignment or faction is printed there. */
  typeSigns(face: Face): readonly string[];
  /** Whether the card is a token, which other cards create and no deck contains. */
  isToken(face: Face): boolean;
  /** Whether the card leads a deck, which is then named after it. */
  leadsDeck(face: Face): boolean;
}

/** Facts about a game for the deck builder that the server does not send. */
export interface DeckUi {
  /** The number of cards in an opening hand, and the number that can be replaced. */
  hand: number;
  redraws: number;
  /** The glyph of each gauge, by its name. */
  glyphs: Readonly<Record<string, string>>;
}

/** The props of a board. It fills the page left of the side, and decides where the question goes. */
export interface BoardProps {
  /** The strip with the open question. Render it exactly once, between the viewer's rows and hand; it is as wide as its container. */
  ask: Snippet;
}

export type BoardComponent = Component<BoardProps>;

/** The look of a game's tables. Keys of the records are the kinds of boards that the server sends. */
export interface TableUi {
  boards: Readonly<Record<string, () => Promise<{ default: BoardComponent }>>>;
  /** The kinds of boards of drafts, which cannot be won, drawn or resigned. */
  drafts: ReadonlySet<string>;
  texts: Readonly<Record<string, (board: never, library: Library, say: Say, seat: number) => TextSection[]>>;
  motions: Motions;
  /** Applies one event to a board, for animations. `to` is the board after all events of the answer; values that are unknown in
   *  between stay unchanged. Without it, the board changes only at the last event. */
  advance: Readonly<Record<string, (board: never, event: EventView, to: never, faces: FaceLookup) => Board>>;
  /** Brings a board up to date with everything that none of the `coming` events of an answer can change. Without it, that waits for the
   *  last event. */
  settle: Readonly<Record<string, (board: never, coming: readonly EventView[], to: never, faces: FaceLookup) => Board>>;
  /** The keywords and the like that the card at a place has gained. */
  gained: Readonly<Record<string, (board: never, place: string, library: Library) => readonly Gained[]>>;
  /** The sounds of events, by kind. */
  sounds: EventSounds;
  /** An id of a seat's current turn; null if it isn't their turn. Without it, a turn lasts while the seat is asked. */
  turns: Readonly<Record<string, (board: never, seat: number) => string | null>>;
  log: LogUi;
  keys: readonly GameKey[];
  /** The seat that the current selection is directed against, if any. */
  against(board: Board, seat: number): number | null;
  /** A confirmation prompt before a costly answer, or a costly selection (`option` is null), and the label of the button to do it
   *  anyway; null if no warning is needed. */
  warns(board: Board, question: QuestionView, option: OptionView | null): { question: string; again: string } | null;
  /** A proposal that answers this question and those that follow, confirmed once; null to answer the question alone. `last` is the
   *  previous proposal, so that the new one can point out changes. */
  plan(board: Board, question: QuestionView, faces: FaceLookup, last: Plan | null): Plan | null;
  /** A sentence about the end of a game; can be empty. */
  endNote(board: Board, seat: number): string;
}

/** Finds cards by their slugs. */
export type FaceLookup = Pick<ReadonlyMap<string, Face>, 'get'>;

export interface LogUi {
  /** The glyph of a line, by the kind of its event. */
  glyphs: Readonly<Record<string, string>>;
}

/** A keyboard shortcut of the game, which presses the first highlighted thing in a zone. */
export interface GameKey {
  key: string;
  zone: string;
  /** The message that describes it. */
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

/** The defaults for all games, and for a game without a folder. */
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
