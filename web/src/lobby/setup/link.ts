// A setup as the query of a link, and back. Links come from anywhere, so each part is checked before it counts.

import type { GameInfo } from '../../wire/wire.ts';
import { AGAINST, changed, CLOCKS, fewestBoxes, firstWish, modeNamed, type Against, type Wish } from './choices.ts';

/** The part of a link that cannot be read, and its value. */
export interface Unreadable {
  part: string;
  value: string;
  /** Whether the value is known, but conflicts with other parts. */
  clash?: boolean;
}

export type Read = { wish: Wish; name: string } | { problem: Unreadable };

const LONGEST = 2000;
const SHOWN = 40;
/** The parameter next to a setup for the table that it replaces. */
export const INSTEAD = 'instead';
export const LONGEST_NAME = 40;
const WHOLE = /^[1-9]\d{0,4}$/u;

/** The query of a link to a setup, without the names of players. */
export function linkOf(game: GameInfo, wish: Wish, name = ''): string {
  const first = firstWish(game);
  const defaults = changed(game, first, { mode: wish.mode });
  const parts: Record<string, string> = { game: wish.game, mode: wish.mode, format: wish.format, seats: String(wish.seats) };
  const differ = (part: keyof Wish): void => {
    const value = wish[part];
    if (value !== defaults[part] && value !== null) parts[part] = String(value);
  };
  for (const part of ['ending', 'teams', 'pool', 'boxes', 'set', 'ruleset', 'against', 'bot', 'bots', 'clock'] as const) differ(part);
  const switches = Object.entries(wish.switches).map(([key, value]) => `${key}.${value}`);
  if (switches.length > 0) parts['switches'] = switches.join(',');
  if (wish.variants.length > 0) parts['variants'] = wish.variants.join(',');
  if (!wish.anyDeck) parts['deck'] = 'choose';
  if (name !== '') parts['name'] = name.slice(0, LONGEST_NAME);
  return new URLSearchParams(parts).toString();
}

/** Reads the query of a link. Anything unknown makes the whole link unreadable, so that nobody plays something they did not choose. */
export function read(games: readonly GameInfo[], query: string): Read {
  if (query.length > LONGEST) return unreadable('link', query);
  const given = new Map<string, string>();
  for (const [part, value] of new URLSearchParams(query)) {
    if (given.has(part)) return unreadable(part, value);
    given.set(part, value);
  }
  const game = games.find(({ name }) => name === given.get('game'));
  if (!game) return unreadable('game', given.get('game') ?? '');
  const change: Partial<Wish> = {};
  for (const [part, value] of given) {
    const understood = Object.hasOwn(parts, part) ? parts[part]?.(game, value, given) : undefined;
    if (!understood) return unreadable(part, value);
    Object.assign(change, understood);
  }
  const name = given.get('name') ?? '';
  const wish = changed(game, firstWish(game), change);
  const clash = (Object.keys(change) as (keyof Wish)[]).find((part) => !same(wish[part], change[part]) && !isDefault(game, wish, part, change[part]));
  return clash ? { problem: { part: clash, value: shown(given.get(clash) ?? ''), clash: true } } : { wish, name };
}

/** Whether a value is the default, which links omit. */
function isDefault(game: GameInfo, wish: Wish, part: keyof Wish, value: unknown): boolean {
  const format = game.formats.find(({ name }) => name === wish.format);
  if (part === 'pool') return value === format?.pool?.default;
  if (part === 'set') return value === format?.sets[0]?.[0];
  if (part === 'boxes') return format?.boxes != null && fewestBoxes(format, wish, wish.set) === value;
  if (part === 'teams') return value === modeNamed(game, wish.mode)?.mode.sizes.find(({ seats }) => seats === wish.seats)?.teams[0];
  if (part === 'switches') return Object.entries(value as Record<string, string>).every(([key, said]) => wish.switches[key] === said || game.switches.find(({ name }) => name === key)?.values.some((each) => each.name === said && each.rulesets.includes(wish.ruleset)));
  return false;
}

type Parser = (game: GameInfo, value: string, given: ReadonlyMap<string, string>) => Partial<Wish> | undefined;

const whole = (part: 'seats' | 'teams' | 'pool' | 'boxes'): Parser => (_, value) => (WHOLE.test(value) ? { [part]: Number(value) } : undefined);
const among = <T>(list: readonly T[], found: (each: T) => boolean, change: (each: T) => Partial<Wish>): Partial<Wish> | undefined => {
  const each = list.find(found);
  return each === undefined ? undefined : change(each);
};

/** The parts of a link. Each parser returns the changes to the setup, or undefined for an unknown value. */
const parts: Readonly<Record<string, Parser>> = {
  game: (game) => ({ game: game.name }),
  mode: (game, value) => {
    const found = modeNamed(game, value);
    return found && { mode: found.mode.name, ...(found.ending === '' ? {} : { ending: found.ending }) };
  },
  ending: (game, value, given) => among(modeNamed(game, given.get('mode') ?? '')?.mode.endings ?? [], ({ name }) => name === value, ({ name }) => ({ ending: name })),
  format: (game, value) => among(game.formats, ({ name }) => name === value, ({ name }) => ({ format: name })),
  ruleset: (game, value) => among(game.rulesets, ({ name }) => name === value, ({ name }) => ({ ruleset: name })),
  switches: (game, value) => {
    const pairs = value.split(',').map((pair) => pair.split('.'));
    const known = pairs.every(([key, said, ...more]) => more.length === 0 && game.switches.some(({ name, values }) => name === key && values.some((each) => each.name === said)));
    return known ? { switches: Object.fromEntries(pairs) as Record<string, string> } : undefined;
  },
  variants: (game, value, given) => {
    const wanted = value.split(',');
    const there = modeNamed(game, given.get('mode') ?? '')?.mode.variants ?? [];
    return wanted.every((each) => there.some(({ name }) => name === each)) ? { variants: there.map(({ name }) => name).filter((each) => wanted.includes(each)) } : undefined;
  },
  seats: whole('seats'),
  teams: whole('teams'),
  pool: whole('pool'),
  boxes: whole('boxes'),
  set: (game, value) => among(game.formats, ({ sets }) => sets.some(([name]) => name === value), () => ({ set: value })),
  against: (_, value) => among(AGAINST, (each) => each === value, (against: Against) => ({ against })),
  bot: (game, value) => among(game.bots, (each) => each === value, (bot) => ({ bot })),
  bots: (_, value) => (/^\d$/u.test(value) ? { bots: Number(value) } : undefined),
  clock: (_, value) => among(Object.keys(CLOCKS), (each) => each === value, (clock) => ({ clock })),
  deck: (_, value) => (value === 'choose' ? { anyDeck: false } : value === 'random' ? { anyDeck: true } : undefined),
  name: (_, value) => (value.length <= LONGEST_NAME ? {} : undefined),
};

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function shown(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

function unreadable(part: string, value: string): { problem: Unreadable } {
  return { problem: { part: shown(part), value: shown(value) } };
}
