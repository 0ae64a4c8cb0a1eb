// The end of a game in words.

import { t, tOr } from '../../lib/language.svelte.ts';
import type { ClientView, ReportFall, ReportReason, ReportTurn, TableInfo } from '../../wire/wire.ts';

/** A game that ends by the rules is over once the table shows it; by agreement or resignation, immediately. */
export function isOver(view: ClientView | null, info: TableInfo | undefined): boolean {
  return (view?.over ?? false) || (info?.status === 'over' && info.ending !== '');
}

/** The heading of the result. */
export function endTitle(info: TableInfo, seat: number, nameOf: (seat: number) => string): string {
  const { winners } = info;
  if (winners.length === 0) return t('table-over-tie');
  if (winners.includes(seat)) return t('table-over-you', { count: winners.length });
  return t('table-over-won', { names: winners.map(nameOf).join(', '), count: winners.length });
}

/** Numbers for sentences, with a real minus sign. */
export function signed(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value < 0 ? `−${-value}` : `${value}`]));
}

/** The reason the game ended: a shared sentence, or the game's own. */
export function endReasonWords(game: string, reason: ReportReason, seat: number, nameOf: (seat: number) => string): string {
  const values = { ...signed(reason.values), name: nameOf(reason.seat), you: reason.seat === seat ? 'yes' : 'no' };
  return tOr(`${game}-reason-${reason.how}`, tOr(`table-reason-${reason.how}`, '', values), values);
}

/** The cause of the turning point, and its effect. */
export function turnWords(game: string, turn: ReportTurn, card: string, seat: number, nameOf: (seat: number) => string, sides: readonly string[]): string {
  const changes = sides.flatMap((name, side) => {
    const { before, after } = { before: turn.before[side] ?? 0, after: turn.after[side] ?? 0 };
    return before === after ? [] : [`${name} ${signed({ before })['before']} → ${signed({ after })['after']}`];
  });
  const how = turn.how.toLowerCase().replaceAll('_', '-');
  const values = { name: nameOf(turn.seat), you: turn.seat === seat ? 'yes' : 'no', card, changes: changes.join(', ') };
  return tOr(`${game}-turning-${how}`, `${changes.join(', ')}.`, values);
}

/** Tells a player how they were eliminated. */
export function fallWords(game: string, { reason, turn, by }: ReportFall, nameOf: (seat: number) => string): string {
  const values = { ...signed(reason.values), turn, name: by < 0 ? '' : nameOf(by), known: by < 0 ? 'no' : 'yes' };
  return tOr(`${game}-fall-${reason.how}`, t('table-fall-left', { turn }), values);
}
