import { gameTitle, t, tFor } from '../lib/language.svelte.ts';
import { isNamedBot } from '../table/seats.ts';
import type { GameInfo, Settings } from '../wire/wire.ts';
import { formatOf, isSolo, modeOf, type Reason, type Wish } from './choices.ts';

/** The game, its mode and the format, if there is one: "Chess · Duel · Blitz". */
export function settingsWords(settings: Pick<Settings, 'mode' | 'format'>, game: GameInfo): string {
  const name = gameTitle(game.name, game.title);
  const mode = game.modes.find((each) => each.name === settings.mode)?.words ?? '';
  const format = game.formats.find((each) => each.name === settings.format)?.words;
  return format ? t('lobby-what-format', { game: name, mode, format }) : t('lobby-what', { game: name, mode });
}

/** Why something cannot be chosen. */
export function reasonWords(reason: Reason): string | undefined {
  return reason ? t(`lobby-reason-${reason.why}`, { name: reason.name, least: reason.least, most: reason.most }) : undefined;
}

/** The chosen game, in a sentence. */
export function wishWords(game: GameInfo, wish: Wish): string {
  const mode = modeOf(game, wish);
  const what = settingsWords(wish, game);
  return isSolo(mode) ? `${what}. ${t('lobby-with-nobody')}` : `${what}. ${againstWords(wish)}`;
}

function againstWords({ against, seats }: Wish): string {
  const count = seats - 1;
  if (typeof against !== 'object') return t(`lobby-with-${against.replace('_', '-')}`, { count });
  return isNamedBot(against.bot) ? t(`lobby-with-${against.bot}`, { count }) : t('lobby-with-bots', { count, bot: against.bot });
}

/** What happens first in such a game. */
export function nextWords(game: GameInfo, wish: Wish): string {
  const format = formatOf(game, wish);
  const deck = format?.brought ? 'brought' : format?.drafted ? 'drafted' : (format?.takes ?? 0) === 0 ? 'dealt' : wish.anyDeck ? 'any' : 'taken';
  const undo = typeof wish.against === 'object' ? ` ${t('lobby-undo')}` : '';
  return tFor(game.name, `lobby-deck-${deck}`) + undo;
}
