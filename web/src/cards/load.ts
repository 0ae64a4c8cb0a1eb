import { library, type Library } from '../card/library.ts';
import type { Language } from '../lib/language.svelte.ts';
import { rest } from '../net/rest.ts';
import type { CardIndex, Face } from '../wire/wire.ts';
import { Finder } from './finder.ts';

/** The cards of a game in one language, with their search index. */
export interface Collection {
  library: Library;
  faces: readonly Face[];
  index: CardIndex;
  finder: Finder;
  /** The cells of a grid by their cards' places: always the same objects, so that sorting only moves elements. */
  cells: readonly Cell[];
}

export interface Cell {
  key: string;
  place: number;
}

const kept = new Map<string, Promise<Collection>>();

/** Fetches a game's cards and their index, once per page and language. */
export function collection(game: string, language: Language): Promise<Collection> {
  const key = `${game}/${language}`;
  const started = kept.get(key) ?? fetchCollection(game, language);
  kept.set(key, started);
  started.catch(() => kept.delete(key));
  return started;
}

async function fetchCollection(game: string, language: Language): Promise<Collection> {
  const [cards, index] = await Promise.all([library(game, language), rest.cardIndex(game, language)]);
  const faces = [...cards.cards.values()];
  return { library: cards, faces, index, finder: new Finder(index, faces), cells: faces.map(({ card }, place) => ({ key: card, place })) };
}
