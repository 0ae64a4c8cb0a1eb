// The table as text: a heading for each seat, a list for each zone. It describes what the board shows.

import { labelOf } from '../card/text/label.ts';
import type { Library } from '../card/library.ts';
import type { Say } from '../lib/language.svelte.ts';
import type { CardView } from '../wire/wire.ts';

/** A thing in a list. */
export interface Item {
  words: string;
  place: string;
  card: string;
}

export interface Zone {
  title: string;
  items: Item[];
}

export interface TextSection {
  title: string;
  /** The place of a seat, if it is about one. */
  place: string;
  facts: string;
  zones: Zone[];
  /** Whether it is the result of something that has just ended. It is announced, and stays until the next one. */
  result?: boolean;
}

/** A list of cards; empty if all of them are hidden. */
export function cardsZone(title: string, cards: readonly CardView[], library: Library, say: Say): Zone {
  const items = cards.map(({ card, place }) => ({ card, place, words: cardWords(card, library, say) }));
  return { title: `${title} (${cards.length})`, items: items.every(({ card }) => card === '') ? [] : items };
}

export function cardWords(card: string, library: Library, say: Say): string {
  const face = library.cards.get(card);
  return face ? labelOf({ face, signs: library.signs }, say) : say('card-hidden');
}
