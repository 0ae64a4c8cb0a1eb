import { describe, expect, it } from 'vitest';

import type { Held, Moved, ServerMessage, Shown, ShownEvent, Table, TableInfo } from '../wire/wire.ts';
import { fold, type Known } from './fold.ts';

const shown = (outcome: string): Shown => ({ seat: 0, teams: [], board: {} as Shown['board'], questions: [], over: false, winners: [], outcome });
const info = (watchers: number, offers: TableInfo['offers'] = []): TableInfo => ({ watchers, offers, seats: [{ seat: 0, kind: 'bot' }, { seat: 1, kind: 'person' }] }) as unknown as TableInfo;
const line = (words: string): ShownEvent => ({ kind: 'X', seat: 0, card: '', place: '', amount: 0, other: 0, words });
const table: Table = { type: 'table', version: 1, ply: 3, table: info(0), seat: 1, shown: shown('a'), log: [line('a')], seen: 1, taken_back: [], passing: {} };
const moved = (ply: number): Moved => ({ type: 'moved', ply, by: 0, events: [line('b')], shown: shown('b'), table: info(1) });
const held: Held = { type: 'held', ply: 3, choices: [7], events: [], shown: shown('held') };

function after(...messages: ServerMessage[]): Known {
  const known = messages.reduce<Known | null>(fold, null);
  if (!known) throw new Error('nothing is known');
  return known;
}

describe('what is known of a table', () => {
  it('is the last whole table and what moved since', () => {
    const known = after(table, moved(4));
    expect([known.ply, known.shown?.outcome, known.log.map(({ words }) => words), known.info.watchers]).toEqual([4, 'b', ['a', 'b'], 1]);
  });

  it('does not take what it knows already', () => {
    expect(after(table, moved(4), moved(4)).log).toHaveLength(2);
    expect(after(table, moved(2)).ply).toBe(3);
  });

  it('holds choices until something moves', () => {
    expect(after(table, held).held?.choices).toEqual([7]);
    expect(after(table, held, moved(4)).held).toBeNull();
    expect(after(table, moved(4), held).held).toBeNull();
  });

  it('is nothing before the first table', () => {
    expect(fold(null, moved(4))).toBeNull();
    expect(fold(null, { type: 'pong', at: 1 })).toBeNull();
  });

  it('follows presence without touching the game', () => {
    const known = after(table, { type: 'seats', table: info(5) });
    expect([known.info.watchers, known.shown?.outcome, known.ply]).toEqual([5, 'a', 3]);
  });
});
