// How one game is shown. Everything that the client knows about a single game is in one `GameUi`; the rest of the client, the
// shell, names no game.

import type { Component, Snippet } from 'svelte';

import type { Windows, Picture } from './art/compose.ts';
import { NEUTRAL, type Palette } from './art/palettes.ts';
import type { Library } from './card/library.ts';
import type { Size, State } from './card/state.ts';
import type { Say } from './lib/language.svelte.ts';
import { COMMON_VERBS, COMMON_ZONES, type Motions } from './motion/verbs.ts';
import type { Part } from './table/text.ts';
import type { Board, Face } from './wire/wire.ts';

/** One game: what the lobby and the card pages need, and a way to load the rest. */
export interface GameUi {
  /** The game's picture in the lobby, and the cards in front of it. */
  scene: { picture: Pick<Picture, 'card' | 'palette' | 'land'>; cards: readonly string[] };
  cards: CardUi;
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
  texts: Readonly<Record<string, (board: never, library: Library, say: Say) => Part[]>>;
  motions: Motions;
  log: LogUi;
  keys: readonly GameKey[];
  /** A sentence about a game that is over; empty: there is nothing to say. */
  endNote(board: Board, seat: number): string;
}

export interface LogUi {
  /** The glyph of a line, by the kind of its event. */
  glyphs: Readonly<Record<string, string>>;
  /** Kinds of events that begin a chapter. */
  chapters: ReadonlySet<string>;
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
  texts: {},
  motions: { verbs: COMMON_VERBS, zones: COMMON_ZONES },
  log: { glyphs: {}, chapters: new Set() },
  keys: [],
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
  },
  table: async () => PLAIN_TABLE,
};
