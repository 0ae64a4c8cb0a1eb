// Decks kept from a table.

import { tFor } from '../lib/language.svelte.ts';
import { go } from '../lib/router.svelte.ts';
import { say } from '../lib/widgets/toast.svelte.ts';
import { errorWords } from '../net/words.ts';
import type { SavedDeck } from '../wire/wire.ts';

/** Says that a deck is saved, with a way to it, or why it is not. */
export async function keepDeck(game: string, saving: Promise<SavedDeck>): Promise<void> {
  try {
    const { id, deck } = await saving;
    say({ words: tFor(game, 'table-deck-saved', { name: deck.name }), act: { words: tFor(game, 'table-deck-open'), press: () => go(`/decks/${id}`) } });
  } catch (error) {
    say({ words: errorWords(error), wrong: true });
  }
}
