import type { Language } from '../lib/language.svelte.ts';
import type { Face, Faces } from '../wire/wire.ts';
import type { Signs } from './text/lines.ts';

/** A game's cards and signs in one language, by their slugs. */
export interface Library {
  game: string;
  language: string;
  cards: ReadonlyMap<string, Face>;
  signs: Signs;
}

const kept = new Map<string, Promise<Library>>();

/** Fetches a game's cards in a language, once per page. */
export function library(game: string, language: Language): Promise<Library> {
  const path = `/api/cards/${game}/${language}`;
  const started = kept.get(path) ?? fetchLibrary(path);
  kept.set(path, started);
  return started;
}

async function fetchLibrary(path: string): Promise<Library> {
  const response = await fetch(path);
  if (!response.ok) {
    kept.delete(path);
    throw new Error(`${path}: ${response.status}`);
  }
  return libraryOf((await response.json()) as Faces);
}

export function libraryOf(faces: Faces): Library {
  return {
    game: faces.game,
    language: faces.language,
    cards: new Map(faces.cards.map((face) => [face.card, face])),
    signs: new Map(faces.signs.map((sign) => [sign.sign, sign])),
  };
}
