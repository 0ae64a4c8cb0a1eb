// Decks built for a table: its waiting room opens the builder, which brings the deck back.

import { language } from '../lib/language.svelte.ts';
import { rest } from '../net/rest.ts';
import type { Settings } from '../wire/wire.ts';
import { emptyDeck, formatFor } from './deck.ts';

/** The seat that a deck is built for. */
export interface TableSeat {
  table: string;
  seat: number;
}

export function writeSeat({ table, seat }: TableSeat): string {
  return `table=${encodeURIComponent(table)}&seat=${seat}`;
}

export function readSeat(search: string): TableSeat | null {
  const said = new URLSearchParams(search);
  const [table, seat] = [said.get('table') ?? '', said.get('seat') ?? ''];
  return /^\w+$/u.test(table) && /^\d$/u.test(seat) ? { table, seat: Number(seat) } : null;
}

export const builderAt = (deck: string, at: TableSeat): string => `/decks/${deck}?${writeSeat(at)}`;

/** Saves an empty deck with the rules of a table, and returns the address of its builder. */
export async function newDeckAt(at: TableSeat, { game, format, ruleset, variants }: Settings, name: string): Promise<string> {
  const { formats } = await rest.deckFormats(game, language());
  const empty = { game, format, ruleset, variants: [...variants], name, cover: '', decks: [] };
  const { id } = await rest.createDeck(emptyDeck(game, formatFor(empty, formats), name));
  return builderAt(id, at);
}

/** Brings a saved deck to the table. The choice of an opponent stays. */
export async function bringTo({ table, seat }: TableSeat, deck: string): Promise<void> {
  const { choices } = await rest.table(table);
  const opponent = choices.find((each) => each.seat === seat)?.opponent ?? '';
  await rest.bring(table, { seat, deck_id: deck, take: opponent === '' ? [] : [opponent], ready: false });
}
