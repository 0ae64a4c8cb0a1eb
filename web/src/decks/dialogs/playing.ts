// From a saved deck to a game against a bot or, in solo, to the choice of the virtual opponent.

import { rest } from '../../net/rest.ts';
import type { DeckFormat, DeckList, GameInfo, ModeInfo } from '../../wire/wire.ts';

/** The deck that a bot plays: a saved one, a list, or none in particular. */
export type BotDeck = { id: string } | { list: DeckList } | null;

/** The mode to play a deck of a format in: a duel if there is one, otherwise solo. */
export function modeFor(game: GameInfo, format: DeckFormat): ModeInfo | undefined {
  const modes = game.modes.filter(({ name }) => format.modes.includes(name));
  return modes.find(({ players }) => players[0] <= 2 && players[1] >= 2) ?? modes[0];
}

export function needsBot(mode: ModeInfo | undefined): boolean {
  return (mode?.players[1] ?? 2) > 1;
}

/** Opens a table for the deck and returns its id. The player's deck comes last, because the game begins with it. */
export async function playDeck(game: GameInfo, format: DeckFormat, deck: string, bot: string, botDeck: BotDeck): Promise<string> {
  const mode = modeFor(game, format);
  const settings = { game: game.name, mode: mode?.name ?? null, format: format.format, ruleset: format.ruleset, variants: format.variants, seats: needsBot(mode) ? 2 : 1, bots: needsBot(mode) ? [bot] : [] };
  if (!needsBot(mode)) {
    const { id } = await rest.open(settings);
    await rest.bring(id, { seat: 0, deck_id: deck, ready: false });
    return id;
  }
  if (botDeck === null) return (await rest.open({ ...settings, deck_id: deck })).id;
  const text = 'list' in botDeck ? (await rest.exportDeck(botDeck.list)).list : '';
  const { id } = await rest.open(settings);
  await rest.bring(id, { seat: 1, text, deck_id: 'id' in botDeck ? botDeck.id : '' });
  await rest.bring(id, { seat: 0, deck_id: deck });
  return id;
}
