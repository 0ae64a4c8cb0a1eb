// The games of the client: every folder of `src` that has a `ui.ts`. A new game is a new folder; nothing else changes.

import { NEUTRAL, type Palette } from './art/palettes.ts';
import { PLAIN, type GameUi } from './game-ui.ts';

const found = import.meta.glob<GameUi>('./*/ui.ts', { eager: true, import: 'ui' });
const uis = new Map(Object.entries(found).map(([path, ui]) => [path.split('/')[1] ?? '', ui]));

export const GAMES: readonly string[] = [...uis.keys()].sort();

/** A game's interface. A game without a folder is still playable, with plain cards and the table as text. */
export function uiOf(game: string): GameUi {
  return uis.get(game) ?? PLAIN;
}

/** The palettes of all games: a page may show pictures of several. */
export const PALETTES: readonly Palette[] = [NEUTRAL, ...[...uis.values()].flatMap((ui) => ui.cards.palettes)];
