import { describe, expect, it } from 'vitest';

import { VERSION, type ClientView, type EventView, type Moved, type Preview, type ServerMessage, type Table, type TableInfo } from '../wire/wire.ts';
import { applyMessage, type Known } from './known.ts';

const view = (outcome: string): ClientView => ({ seat: 0, teams: [], board: {} as ClientView['board'], questions: [], over: false, winners: [], outcome });
const info = (spectators: number, offers: TableInfo['offers'] = []): TableInfo => ({ spectators, offers, seats: [{ seat: 0, kind: 'bot' }, { seat: 1, kind: 'person' }] }) as unknown as TableInfo;
const line = (words: string): EventView => ({ kind: 'X', seat: 0, card: '', place: '', amount: 0, other: 0, words });
const table: Table = { type: 'table', version: VERSION, ply: 3, table: info(0), seat: 1, view: view('a'), log: [line('a')], story: [], seen: 1, passing: {} };
const moved = (ply: number): Moved => ({ type: 'moved', ply, by: 0, events: [line('b')], story: [{ first: 0, words: 'b', heading: false }], view: view('b'), table: info(1), moments: [] });
const preview: Preview = { type: 'preview', ply: 3, choices: [7], kept: 1, events: [], view: view('preview') };

function after(...messages: ServerMessage[]): Known {
  const known = messages.reduce<Known | null>(applyMessage, null);
  if (!known) throw new Error('nothing is known');
  return known;
}

describe('the state of a table', () => {
  it('is the last full table with all updates since', () => {
    const known = after(table, moved(4));
    expect([known.ply, known.view?.outcome, known.log.map(({ words }) => words), known.info.spectators]).toEqual([4, 'b', ['a', 'b'], 1]);
  });

  it('ignores updates that it has already', () => {
    expect(after(table, moved(4), moved(4)).log).toHaveLength(2);
    expect(after(table, moved(2)).ply).toBe(3);
  });

  it('holds choices until something moves', () => {
    expect(after(table, preview).preview?.choices).toEqual([7]);
    expect(after(table, preview, moved(4)).preview).toBeNull();
    expect(after(table, moved(4), preview).preview).toBeNull();
  });

  it('is nothing before the first table', () => {
    expect(applyMessage(null, moved(4))).toBeNull();
    expect(applyMessage(null, { type: 'pong', at: 1 })).toBeNull();
  });

  it('follows presence without touching the game', () => {
    const known = after(table, { type: 'seats', table: info(5) });
    expect([known.info.spectators, known.view?.outcome, known.ply]).toEqual([5, 'a', 3]);
  });
});
