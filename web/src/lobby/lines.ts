// The texts of a line in a list of tables. Times are as of the server's message; the lobby polls every few seconds.

import { minutes } from '../table/question/clocks.ts';
import type { GameInfo, Progress, SeatInfo, TableLine } from '../wire/wire.ts';

/** Sorts tables: those where it is your turn first, finished ones last, and otherwise the most recently played first. */
export function byTurn(one: TableLine, other: TableLine): number {
  const rank = (line: TableLine): number => (line.your_turn ? 0 : line.status === 'over' ? 2 : 1);
  return rank(one) - rank(other) || other.updated - one.updated;
}

/** The names to show for a table: the opponents, or all players if they share a device. Free seats have no name. */
export function opponents({ seats }: Pick<TableLine, 'seats'>): string[] {
  const others = seats.filter((seat) => !seat.yours);
  return (others.length > 0 ? others : seats).map((seat) => seat.name).filter((name) => name !== '');
}

/** The scores of all teams, the viewer's first, with no-break spaces: "30 : 22". */
export function scoresOf({ scores, teams }: Progress, seats: readonly SeatInfo[]): string {
  const own = teams[seats.find((seat) => seat.yours)?.seat ?? 0] ?? 0;
  return [own, ...scores.keys()].filter((team, i, all) => all.indexOf(team) === i).map((team) => scores[team]).join('\u00a0:\u00a0');
}

/** Seconds on the clock to show: the viewer's if they are asked, otherwise that of a player who is. */
export function clockOf({ seats, status }: Pick<TableLine, 'seats' | 'status'>): number | null {
  if (status !== 'running') return null;
  const asked = seats.filter((seat) => seat.asked && seat.left !== null);
  return (asked.find((seat) => seat.yours) ?? asked[0])?.left ?? null;
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "5 min. ago", in a language. */
export function ago(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, 'second');
}

/** Time on a clock: "1:05", or whole days and hours if there are any. */
export function timeLeft(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const count = (value: number, unit: 'day' | 'hour'): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  if (whole >= 86_400) return count(Math.floor(whole / 86_400), 'day');
  if (whole >= 3600) return count(Math.floor(whole / 3600), 'hour');
  return minutes(whole);
}

/** The game of a line; undefined if the server no longer has it. */
export function gameOf(line: TableLine, games: readonly GameInfo[]): GameInfo | undefined {
  return games.find((game) => game.name === line.settings.game);
}
