import { gameTitle, t, tFor } from '../../lib/language.svelte.ts';
import { botName, isNamedBot } from '../../table/seats.ts';
import type { GameInfo, Settings } from '../../wire/wire.ts';
import { endingOf, formatOf, isBuilt, isSolo, modeNamed, modeOf, ruledBy, teamsOf, valueOf, type Reason, type Wish } from './choices.ts';

/** The game, its mode and the format, if there is one: "Chess · Duel · Blitz". */
export function settingsWords(settings: Pick<Settings, 'mode' | 'format'>, game: GameInfo): string {
  const name = gameTitle(game.name, game.title);
  const mode = modeNamed(game, settings.mode)?.mode.words ?? '';
  const format = game.formats.find((each) => each.name === settings.format)?.words;
  return format ? t('lobby-what-format', { game: name, mode, format }) : t('lobby-what', { game: name, mode });
}

/** The reason something cannot be chosen, with the rule. */
export function reasonWords(reason: Reason): string {
  if (!reason) return '';
  const words = t(`setup-reason-${reason.why}`, reason.values);
  return reason.rule === '' ? words : t('setup-reason-rule', { words, rule: reason.rule });
}

/** Mode, format and opponents in a few words: "Duel, Starter decks, normal bot". */
export function briefly(game: GameInfo, wish: Wish): string {
  const mode = modeOf(game, wish);
  const seats = mode.players[0] === mode.players[1] ? [] : [t('lobby-players', { count: wish.seats })];
  const who = isSolo(mode) ? [] : [wish.against === 'bots' ? botName(wish.bot, t) : t(`setup-against-${wish.against.replace('_', '-')}`)];
  return [mode.words, ...seats, formatOf(game, wish)?.words ?? '', ...who].join(' · ');
}

/** The edition, and the number of house rules. */
export function rulesWords(game: GameInfo, { ruleset, switches }: Pick<Wish, 'ruleset' | 'switches'>): string {
  const words = game.rulesets.find(({ name }) => name === ruleset)?.words ?? ruleset;
  const count = Object.keys(switches).length;
  return count === 0 ? words : t('setup-rules-house', { edition: words, count });
}

export function playersWords(game: GameInfo, wish: Pick<Wish, 'mode' | 'seats' | 'teams'>): string {
  const players = t('lobby-players', { count: wish.seats });
  const teams = wish.teams ?? teamsOf(game, wish)[0];
  return teams === undefined ? players : `${players}, ${t('setup-teams-of', { teams, size: wish.seats / teams })}`;
}

/** The opponents, as a sentence. */
export function againstWords(game: GameInfo, { mode, against, bot, bots, seats }: Wish): string {
  if (isSolo(modeOf(game, { mode }))) return t('lobby-with-nobody');
  const count = seats - 1;
  if (against !== 'bots') {
    const people = t(`lobby-with-${against.replace('_', '-')}`, { count: count - bots });
    return bots > 0 ? `${people} ${botsWords(bot, bots)}` : people;
  }
  return botsWords(bot, count);
}

function botsWords(bot: string, count: number): string {
  return isNamedBot(bot) ? t(`lobby-with-${bot}`, { count }) : t('lobby-with-bots', { count, bot });
}

/** A sentence about the first step of such a game. */
export function nextWords(game: GameInfo, wish: Wish): string {
  const format = formatOf(game, wish);
  const deck = format?.brought || isBuilt(game, wish) ? 'brought' : format?.drafted ? 'drafted' : (format?.takes ?? 0) === 0 ? 'dealt' : wish.anyDeck ? 'any' : 'taken';
  return tFor(game.name, `lobby-deck-${deck}`);
}

/** The other settings of a table: sizes, and each rule that differs from the edition. */
export function usedWords(settings: Settings, game: GameInfo): { words: string; rule: string }[] {
  const plain = (words: string): { words: string; rule: string } => ({ words, rule: '' });
  const named = modeNamed(game, settings.mode);
  const ending = named && named.mode.endings.length > 0 ? endingOf(game, { mode: named.mode.name, ending: settings.ending ?? named.ending })?.words : undefined;
  const variants = (named?.mode.variants ?? []).filter(({ name }) => settings.variants.includes(name));
  const format = game.formats.find(({ name }) => name === settings.format);
  const set = format?.sets.find(([name]) => name === settings.set)?.[1];
  const ruleset = settings.ruleset ?? game.rulesets[0]?.name ?? '';
  const changes = game.switches.flatMap((each) => {
    const value = valueOf(each, { ruleset, switches: settings.switches });
    return value && value !== ruledBy(each, ruleset) ? [{ words: t('setup-house', { question: each.words, value: value.words }), rule: value.rule }] : [];
  });
  return [
    ...(ending ? [plain(t('setup-ends', { ending }))] : []),
    ...variants.map(({ words }) => plain(words)),
    ...(settings.teams ? [plain(t('setup-teams-of', { teams: settings.teams, size: (settings.seats ?? 0) / settings.teams }))] : []),
    ...(settings.pool ? [plain(t('setup-used-pool', { count: settings.pool }))] : []),
    ...(set ? [plain(set)] : []),
    ...(settings.boxes ? [plain(t('setup-used-boxes', { count: settings.boxes }))] : []),
    plain(game.rulesets.find(({ name }) => name === ruleset)?.words ?? ruleset),
    ...changes,
  ];
}
