// A visitor's wish, and the settings that it becomes. The server says what there is to choose from.

import type { NewTable } from '../net/rest.ts';
import type { Clock, FormatInfo, GameInfo, ModeInfo } from '../wire/wire.ts';

/** Whom one plays against: a bot by its name, a friend who gets a link, anyone who finds the table, or people at the same device. */
export type Against = { bot: string } | 'friend' | 'anyone' | 'hot_seat';

export interface Wish {
  game: string;
  mode: string;
  format: string;
  ruleset: string;
  seats: number;
  against: Against;
  /** The number of bots among the other players, if people play too. */
  bots: number;
  /** Piles are taken at random, not chosen at the table. */
  anyDeck: boolean;
  variants: string[];
  clock: string;
  /** What the players at one device are called, by seat. */
  names: string[];
}

/** Clocks to choose from, by name. */
export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  'move-30': { move: 30, bank: null, increment: 0 },
  'move-90': { move: 90, bank: null, increment: 0 },
  'bank-5': { move: null, bank: 300, increment: 5 },
  'bank-15': { move: null, bank: 900, increment: 10 },
  'move-day': { move: 86_400, bank: null, increment: 0 },
};

/** Why something cannot be chosen; null: it can. */
export type Reason = null | { why: 'mode' | 'format' | 'teams'; name: string; least: number; most: number };

export function modeOf(game: GameInfo, wish: Pick<Wish, 'mode'>): ModeInfo {
  const found = game.modes.find((mode) => mode.name === wish.mode) ?? game.modes[0];
  if (!found) throw new Error(`${game.name} has no modes`);
  return found;
}

export function formatOf(game: GameInfo, wish: Pick<Wish, 'format'>): FormatInfo | undefined {
  return game.formats.find((format) => format.name === wish.format);
}

/** The formats of a mode in a ruleset, the default first. */
export function formatsOf(game: GameInfo, mode: ModeInfo, ruleset: string): FormatInfo[] {
  return mode.formats.flatMap((name) => game.formats.find((format) => format.name === name && format.rulesets.includes(ruleset)) ?? []);
}

/** Mode and ruleset that go together: the one that was chosen last stays. */
function together(game: GameInfo, wish: Wish, change: Partial<Wish>): { mode: ModeInfo; ruleset: string } {
  const { ruleset } = wish;
  const mode = modeOf(game, wish);
  if (formatsOf(game, mode, ruleset).length > 0) return { mode, ruleset };
  if (change.ruleset !== undefined) return { mode: game.modes.find((each) => formatsOf(game, each, ruleset).length > 0) ?? mode, ruleset };
  return { mode, ruleset: game.rulesets.find(([name]) => formatsOf(game, mode, name).length > 0)?.[0] ?? ruleset };
}

/** One person alone plays against the game itself. */
export function isSolo(mode: ModeInfo): boolean {
  return mode.players[1] === 1;
}

/** Can `seats` players play a mode in a format? */
export function seatsReason(mode: ModeInfo, format: FormatInfo | undefined, seats: number): Reason {
  const [least, most] = mode.players;
  if (seats < least || seats > most) return { why: 'mode', name: mode.words, least, most };
  if (!canSplit(mode, seats)) return { why: 'teams', name: mode.words, least, most };
  if (format && !isSolo(mode) && (seats < format.players[0] || seats > format.players[1])) {
    return { why: 'format', name: format.words, least: format.players[0], most: format.players[1] };
  }
  return null;
}

/** Teams are equally large, and there are at least two. */
function canSplit({ team_size: [smallest, largest] }: ModeInfo, seats: number): boolean {
  if (largest === 1) return true;
  for (let size = smallest; size <= largest; size += 1) if (seats % size === 0 && seats / size >= 2) return true;
  return false;
}

/** A format cannot be played by as many as the mode is for. */
export function formatReason(mode: ModeInfo, format: FormatInfo): Reason {
  const [least, most] = format.players;
  const fits = isSolo(mode) || (mode.players[0] <= most && mode.players[1] >= least);
  return fits ? null : { why: 'format', name: format.words, least, most };
}

/** All numbers of seats that any mode of a game has. */
export function seatNumbers(game: GameInfo): number[] {
  const most = Math.max(...game.modes.map((mode) => mode.players[1]));
  return Array.from({ length: most - 1 }, (_, i) => i + 2);
}

/** The default: the first format of the first mode, random decks, a bot, no clock. */
export function firstWish(game: GameInfo): Wish {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no modes`);
  const ruleset = game.rulesets[0]?.[0] ?? '';
  return {
    game: game.name,
    mode: mode.name,
    format: formatsOf(game, mode, ruleset)[0]?.name ?? '',
    ruleset,
    seats: mode.players[0],
    against: { bot: game.bots.at(-1) ?? '' },
    bots: 0,
    anyDeck: true,
    variants: [],
    clock: 'none',
    names: [],
  };
}

/** A wish after a change; whatever does not fit the change becomes the default. */
export function changed(game: GameInfo, wish: Wish, change: Partial<Wish>): Wish {
  const next = { ...wish, ...change };
  const { mode, ruleset } = together(game, next, change);
  const possible = formatsOf(game, mode, ruleset).filter((format) => formatReason(mode, format) === null);
  const format = possible.find(({ name }) => name === next.format) ?? possible[0];
  const numbers = isSolo(mode) ? [1] : seatNumbers(game);
  const seats = numbers.find((number) => number >= next.seats && seatsReason(mode, format, number) === null) ?? numbers.find((number) => seatsReason(mode, format, number) === null) ?? mode.players[0];
  return {
    ...next,
    mode: mode.name,
    ruleset,
    format: format?.name ?? next.format,
    seats,
    bots: Math.min(next.bots, Math.max(0, seats - 2)),
    variants: next.variants.filter((name) => mode.variants.some(([variant]) => variant === name)),
  };
}

/** The last wish, as far as the server still offers it. */
export function kept(game: GameInfo, text: string | null): Wish {
  const first = firstWish(game);
  if (text === null) return first;
  try {
    const wish = { ...first, ...(JSON.parse(text) as Partial<Wish>), game: game.name };
    const ruleset = game.rulesets.some(([name]) => name === wish.ruleset) ? wish.ruleset : first.ruleset;
    const against = typeof wish.against === 'object' && !game.bots.includes(wish.against.bot) ? first.against : wish.against;
    return changed(game, wish, { ruleset, against, clock: wish.clock in CLOCKS ? wish.clock : 'none' });
  } catch {
    return first;
  }
}

/** The default game against the preferred bot, with nothing to choose and nothing to wait for. */
export function atOnce(game: GameInfo, wish: Wish): Wish {
  const first = firstWish(game);
  return typeof wish.against === 'object' ? { ...first, against: wish.against } : first;
}

/** The settings of the table to open. `unnamed` names players at one device who have no name; the server names the rest. */
export function settingsOf(game: GameInfo, wish: Wish, unnamed: (seat: number) => string = () => ''): NewTable {
  const { against } = wish;
  const others = wish.seats - 1;
  const bot = game.bots.at(-1) ?? '';
  const bots = typeof against === 'object' ? Array<string>(others).fill(against.bot) : Array<string>(against === 'hot_seat' ? 0 : wish.bots).fill(bot);
  return {
    game: wish.game,
    mode: wish.mode,
    format: wish.format,
    ruleset: wish.ruleset,
    seats: wish.seats,
    variants: wish.variants,
    clock: CLOCKS[wish.clock] ?? null,
    bots,
    listed: against === 'anyone',
    hot_seat: against === 'hot_seat',
    names: against === 'hot_seat' ? Array.from({ length: wish.seats }, (_, seat) => wish.names[seat]?.trim() || unnamed(seat)) : [],
    take: (formatOf(game, wish)?.takes ?? 0) > 0 && wish.anyDeck ? ['random'] : [],
  };
}
