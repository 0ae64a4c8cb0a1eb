// A setup that a visitor builds, and the table settings made from it. The server sends the choices.

import type { NewTable } from '../../net/rest.ts';
import { defaultBot } from '../../table/seats.ts';
import type { Clock, EndingInfo, FormatInfo, GameInfo, ModeInfo, SwitchInfo, ValueInfo } from '../../wire/wire.ts';

/** The kind of opponents: bots, friends with a link, anyone in the lobby, or people at the same device. */
export const AGAINST = ['bots', 'friend', 'anyone', 'hot_seat'] as const;
export type Against = (typeof AGAINST)[number];

export interface Wish {
  game: string;
  mode: string;
  /** One of the mode's endings; empty if it has only one. */
  ending: string;
  format: string;
  ruleset: string;
  /** The house rules: switches whose values differ from the ruleset's. */
  switches: Readonly<Record<string, string>>;
  seats: number;
  /** Null means the default, also in the next two. */
  teams: number | null;
  pool: number | null;
  boxes: number | null;
  /** Empty means the default. */
  set: string;
  against: Against;
  /** The level of the bots. */
  bot: string;
  /** The number of bots, if people play too. */
  bots: number;
  /** Deals piles at random instead of letting players choose. */
  anyDeck: boolean;
  variants: readonly string[];
  clock: string;
  /** The names of players at one device, by seat. */
  names: readonly string[];
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

/** The reason something cannot be chosen; null if it can. */
export type Reason = null | { why: 'few' | 'only' | 'many' | 'teams' | 'modes' | 'rules' | 'cards'; rule: string; values: Readonly<Record<string, string | number>> };

/** The parts of a setup that decide what else fits. */
type Part = Pick<Wish, 'mode' | 'format' | 'ruleset' | 'switches' | 'seats' | 'set' | 'pool'>;

// --- lookups -------------------------------------------------------------------------------

/** A mode by its name, with its ending if the name includes one, like those of older tables. */
export function modeNamed(game: GameInfo, name: string | null): { mode: ModeInfo; ending: string } | undefined {
  for (const mode of game.modes) {
    if (mode.name === name) return { mode, ending: '' };
    const ending = mode.endings.find(({ alias }) => alias === name);
    if (ending) return { mode, ending: ending.name };
  }
  return undefined;
}

export function modeOf(game: GameInfo, wish: Pick<Wish, 'mode'>): ModeInfo {
  const found = modeNamed(game, wish.mode)?.mode ?? game.modes[0];
  if (!found) throw new Error(`${game.name} has no modes`);
  return found;
}

export function endingOf(game: GameInfo, wish: Pick<Wish, 'mode' | 'ending'>): EndingInfo | undefined {
  const { endings } = modeOf(game, wish);
  return endings.find(({ name }) => name === wish.ending) ?? endings[0];
}

export function formatOf(game: GameInfo, wish: Pick<Wish, 'format'>): FormatInfo | undefined {
  return game.formats.find((format) => format.name === wish.format);
}

/** The value that a switch has in a setup. */
export function valueOf(switched: SwitchInfo, wish: Pick<Wish, 'ruleset' | 'switches'>): ValueInfo | undefined {
  return switched.values.find(({ name }) => name === wish.switches[switched.name]) ?? ruledBy(switched, wish.ruleset);
}

/** The value that a switch has in a ruleset. */
export function ruledBy(switched: SwitchInfo, ruleset: string): ValueInfo | undefined {
  return switched.values.find(({ rulesets }) => rulesets.includes(ruleset));
}

/** Whether one person plays alone against the virtual opponent. */
export function isSolo(mode: ModeInfo): boolean {
  return mode.players[1] === 1;
}

/** Whether a variant lets players build their decks. */
export function isBuilt(game: GameInfo, wish: Pick<Wish, 'mode' | 'variants'>): boolean {
  return modeOf(game, wish).variants.some(({ name, builds }) => builds && wish.variants.includes(name));
}

/** Whether players take piles, which can be dealt at random. */
export function takesPiles(game: GameInfo, wish: Pick<Wish, 'mode' | 'variants' | 'format'>): boolean {
  const format = formatOf(game, wish);
  return format !== undefined && format.takes > 0 && !format.brought && !isBuilt(game, wish);
}

/** Typical minutes in total, draft included; 0: unknown. */
export function minutesOf(game: GameInfo, wish: Pick<Wish, 'mode' | 'ending' | 'seats'>, format: FormatInfo | undefined): number {
  const each = endingOf(game, wish)?.minutes ?? modeOf(game, wish).minutes;
  return each === 0 ? 0 : inFives(each * wish.seats + (format?.minutes ?? 0));
}

/** Typical minutes of a game in a mode, for its fewest and its most players. */
export function minutesIn(mode: ModeInfo): [number, number] {
  return [inFives(mode.minutes * mode.players[0]), inFives(mode.minutes * mode.players[1])];
}

function inFives(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}

// --- conflicts -----------------------------------------------------------------------

/** Whether `seats` players can play a mode in a format. */
export function seatsReason(game: GameInfo, wish: Part, seats: number): Reason {
  const mode = modeOf(game, wish);
  const format = formatOf(game, wish);
  const [least, most] = mode.players;
  if (seats < least || seats > most) return outside(least, most, seats, mode.rule);
  if (!mode.sizes.some((size) => size.seats === seats)) return { why: 'teams', rule: mode.rule, values: { seats } };
  return format ? (playersReason(mode, format, seats) ?? cardsReason(format, { ...wish, seats }, wish.set)) : null;
}

function playersReason(mode: ModeInfo, format: FormatInfo, seats: number): Reason {
  const [least, most] = format.players;
  return isSolo(mode) || (seats >= least && seats <= most) ? null : outside(least, most, seats, format.rule);
}

function outside(least: number, most: number, seats: number, rule: string): Reason {
  return { why: seats < least ? 'few' : least === most ? 'only' : 'many', rule, values: { least, most, seats } };
}

/** Whether a set has enough cards for all players. */
function cardsReason(format: FormatInfo, wish: Pick<Wish, 'seats' | 'pool'>, set: string): Reason {
  const { boxes } = format;
  if (!boxes || fewestBoxes(format, wish, set) <= boxes.most) return null;
  const each = boxes.each || poolOf(format, wish);
  const there = cardsIn(format, set) * (boxes.least === boxes.most ? 1 : boxes.most);
  return { why: 'cards', rule: format.rule, values: { most: Math.floor(there / each), seats: wish.seats } };
}

/** The number of cards or piles in a box of a set; in all boxes, if the rules fix the number of boxes. */
function cardsIn(format: FormatInfo, set: string): number {
  const holds = format.boxes?.holds ?? {};
  return holds[set || (format.sets[0]?.[0] ?? '')] ?? 0;
}

/** Why a format cannot be chosen in this mode, with these rules, or by this number of players. */
export function formatReason(game: GameInfo, wish: Part, format: FormatInfo): Reason {
  const mode = modeOf(game, wish);
  return modeReason(game, mode, format, wish.seats) ?? rulesReason(game, wish, format) ?? playersReason(mode, format, wish.seats) ?? cardsReason(format, { ...wish, pool: null }, '');
}

/** Why a format cannot be chosen: it belongs to other modes. */
function modeReason(game: GameInfo, mode: ModeInfo, format: FormatInfo, seats: number): Reason {
  if (mode.formats.includes(format.name)) return null;
  const [least, most] = format.players;
  if (seats > most && mode.players[0] > most) return outside(least, most, seats, format.rule);
  const modes = game.modes.filter(({ formats }) => formats.includes(format.name)).map(({ words }) => words);
  return { why: 'modes', rule: format.rule, values: { modes: modes.join(', '), count: modes.length } };
}

/** Why a format cannot be chosen: a rule excludes it. */
function rulesReason(game: GameInfo, wish: Pick<Wish, 'ruleset' | 'switches'>, format: FormatInfo): Reason {
  for (const switched of game.switches) {
    const value = valueOf(switched, wish);
    const wanted = format.requires[switched.name];
    if (value && wanted && !wanted.includes(value.name)) return { why: 'rules', rule: value.rule, values: { question: switched.words, value: value.words } };
  }
  return null;
}

/** Why a mode cannot be chosen: with these rules it has no decks. */
export function rulesInMode(game: GameInfo, wish: Pick<Wish, 'ruleset' | 'switches'>, mode: ModeInfo): Reason {
  const reasons = game.formats.filter(({ name }) => mode.formats.includes(name)).map((format) => rulesReason(game, wish, format));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Why a set cannot be chosen: it has too few cards for all players. */
export function setReason(format: FormatInfo, wish: Pick<Wish, 'seats' | 'pool'>, set: string): Reason {
  return cardsReason(format, wish, set);
}

// --- sizes -------------------------------------------------------------------------------------------

/** The number of cards in a pool. */
export function poolOf(format: FormatInfo, wish: Pick<Wish, 'pool'>): number {
  return wish.pool ?? format.pool?.default ?? 0;
}

/** The possible sizes of a pool at this table; null if the rules fix it. */
export function poolLimits(format: FormatInfo, wish: Pick<Wish, 'seats' | 'set'>): { least: number; most: number; step: number } | null {
  if (!format.pool) return null;
  const { least, most, step } = format.pool;
  const boxes = format.boxes;
  const there = boxes ? (cardsIn(format, wish.set) * boxes.most) / (boxes.shared ? 1 : wish.seats) : most;
  return { least, most: Math.min(most, Math.floor(there / step) * step), step };
}

/** A few suggested sizes; − and + reach the others. */
export function poolSizes(format: FormatInfo, wish: Pick<Wish, 'seats' | 'set'>): number[] {
  const limits = poolLimits(format, wish);
  if (!limits || !format.pool) return [];
  const defaultSize = format.pool.default;
  const sizes = [0.75, 1, 1.25, 1.5].map((share) => Math.round((defaultSize * share) / limits.step) * limits.step);
  return [...new Set(sizes)].filter((size) => size >= limits.least && size <= limits.most);
}

/** The smallest sufficient number of boxes; more than the maximum if none is. */
export function fewestBoxes(format: FormatInfo, wish: Pick<Wish, 'seats' | 'pool'>, set: string): number {
  const { boxes } = format;
  if (!boxes) return 0;
  const needed = (boxes.each || poolOf(format, wish)) * (boxes.shared ? 1 : wish.seats);
  if (boxes.least === boxes.most) return needed <= cardsIn(format, set) ? boxes.most : boxes.most + 1;
  return Math.ceil(needed / cardsIn(format, set));
}

/** The possible numbers of teams, the default first; empty without teams. */
export function teamsOf(game: GameInfo, wish: Pick<Wish, 'mode' | 'seats'>): number[] {
  return modeOf(game, wish).sizes.find(({ seats }) => seats === wish.seats)?.teams ?? [];
}

// --- building a setup ------------------------------------------------------------------------

/** The default: the rulebook's first game with random decks, against the suggested bot, without a clock. */
export function firstWish(game: GameInfo): Wish {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no modes`);
  return {
    game: game.name,
    mode: mode.name,
    ending: mode.endings[0]?.name ?? '',
    format: mode.formats[0] ?? '',
    ruleset: game.rulesets[0]?.name ?? '',
    switches: {},
    seats: mode.players[0],
    teams: null,
    pool: null,
    boxes: null,
    set: '',
    against: 'bots',
    bot: defaultBot(game.bots),
    bots: 0,
    anyDeck: true,
    variants: [],
    clock: 'none',
    names: [],
  };
}

/** Applies a change to a setup. Choices that no longer fit become the default. */
export function changed(game: GameInfo, wish: Wish, change: Partial<Wish>): Wish {
  const next = { ...wish, ...(change.ruleset === undefined ? {} : { switches: {} }), ...change };
  next.switches = houseRules(game, next);
  const mode = modeOf(game, next);
  const fitting = seating(game, next, mode);
  const format = game.formats.find(({ name }) => name === fitting.format);
  const people = next.against !== 'bots' && next.against !== 'hot_seat';
  const sized = { ...next, ...fitting, mode: mode.name, ending: endingOf(game, { ...next, mode: mode.name })?.name ?? '' };
  sized.set = format?.sets.some(([name], i) => name === sized.set && i > 0) && cardsReason(format, { ...sized, pool: null }, sized.set) === null ? sized.set : '';
  sized.pool = format ? poolThatFits(format, sized) : null;
  sized.boxes = format ? boxesThatFit(format, sized) : null;
  const [defaultTeams, ...others] = teamsOf(game, sized);
  return {
    ...sized,
    teams: sized.teams !== defaultTeams && others.includes(sized.teams ?? 0) ? sized.teams : null,
    bots: people ? Math.min(sized.bots, Math.max(0, sized.seats - 2)) : 0,
    variants: mode.variants.map(({ name }) => name).filter((name) => sized.variants.includes(name)),
  };
}

/** The switches that exist and differ from the ruleset. */
function houseRules(game: GameInfo, { ruleset, switches }: Pick<Wish, 'ruleset' | 'switches'>): Record<string, string> {
  const own = game.switches.filter((each) => each.values.some(({ name }) => name === switches[each.name]) && ruledBy(each, ruleset)?.name !== switches[each.name]);
  return Object.fromEntries(own.map(({ name }) => [name, switches[name] ?? '']));
}

/** A compatible format and number of players, as close to the wanted ones as possible. */
function seating(game: GameInfo, wish: Wish, mode: ModeInfo): Pick<Wish, 'format' | 'seats'> {
  const plain = { ...wish, mode: mode.name, set: '', pool: null };
  const numbers = mode.sizes.map(({ seats }) => seats);
  const formats = [wish.format, ...mode.formats].flatMap((name) => game.formats.find((format) => format.name === name) ?? []);
  const fits = (format: FormatInfo, seats: number): boolean => formatReason(game, { ...plain, seats }, format) === null;
  const near = [...numbers.filter((seats) => seats >= wish.seats), ...numbers];
  for (const format of formats) {
    const seats = near.find((number) => fits(format, number));
    if (seats !== undefined) return { format: format.name, seats };
  }
  return { format: wish.format, seats: mode.players[0] };
}

function poolThatFits(format: FormatInfo, wish: Wish): number | null {
  const limits = poolLimits(format, wish);
  if (!limits || !format.pool || wish.pool === null || !Number.isFinite(wish.pool)) return null;
  const rounded = Math.round(wish.pool / limits.step) * limits.step;
  const size = Math.min(limits.most, Math.max(limits.least, rounded));
  return size === format.pool.default ? null : size;
}

function boxesThatFit(format: FormatInfo, wish: Wish): number | null {
  const { boxes } = format;
  if (!boxes || boxes.least === boxes.most || wish.boxes === null || !Number.isInteger(wish.boxes)) return null;
  return wish.boxes > fewestBoxes(format, wish, wish.set) && wish.boxes <= boxes.most ? wish.boxes : null;
}

/** The settings of the table to open. `unnamed` makes names for players at one device who have none; the server names the others. */
export function settingsOf(game: GameInfo, wish: Wish, unnamed: (seat: number) => string = () => ''): NewTable {
  const { against } = wish;
  const bots = against === 'bots' ? wish.seats - 1 : wish.bots;
  return {
    game: wish.game,
    mode: wish.mode,
    ...(wish.ending === '' ? {} : { ending: wish.ending }),
    format: wish.format,
    ruleset: wish.ruleset,
    switches: { ...wish.switches },
    seats: wish.seats,
    teams: wish.teams,
    pool: wish.pool,
    boxes: wish.boxes,
    set: wish.set === '' ? null : wish.set,
    variants: [...wish.variants],
    clock: CLOCKS[wish.clock] ?? null,
    bots: Array<string>(bots).fill(wish.bot),
    listed: against === 'anyone',
    hot_seat: against === 'hot_seat',
    names: against === 'hot_seat' ? Array.from({ length: wish.seats }, (_, seat) => wish.names[seat]?.trim() || unnamed(seat)) : [],
    take: takesPiles(game, wish) && wish.anyDeck ? ['random'] : [],
  };
}

/** The setup for a table's settings, to change it. A clock that isn't among the choices becomes none. */
export function wishOf(game: GameInfo, settings: NewTable): Wish {
  const first = firstWish(game);
  const named = modeNamed(game, settings.mode ?? first.mode);
  const bots = settings.bots ?? [];
  const seats = settings.seats ?? first.seats;
  return changed(game, first, {
    mode: named?.mode.name ?? first.mode,
    ending: settings.ending ?? named?.ending ?? '',
    format: settings.format ?? first.format,
    ruleset: settings.ruleset ?? first.ruleset,
    switches: settings.switches ?? {},
    seats,
    teams: settings.teams ?? null,
    pool: settings.pool ?? null,
    boxes: settings.boxes ?? null,
    set: settings.set ?? '',
    against: settings.hot_seat ? 'hot_seat' : settings.listed ? 'anyone' : bots.length === seats - 1 ? 'bots' : 'friend',
    bot: bots[0] ?? first.bot,
    bots: bots.length,
    anyDeck: (settings.take ?? []).includes('random'),
    variants: settings.variants ?? [],
    clock: Object.keys(CLOCKS).find((name) => sameClock(CLOCKS[name] ?? null, settings.clock ?? null)) ?? 'none',
    names: settings.names ?? [],
  });
}

function sameClock(one: Clock | null, other: Clock | null): boolean {
  return one?.move === other?.move && one?.bank === other?.bank && one?.increment === other?.increment;
}
