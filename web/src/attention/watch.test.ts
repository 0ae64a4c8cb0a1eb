import { beforeAll, expect, test, vi } from 'vitest';

import type { Clock, TableLine } from '../wire/wire.ts';
import { isCorrespondence } from './correspondence.ts';
import type { newTurns } from './watch.ts';

const DAY: Clock = { move: 86_400, bank: null, increment: 0 };
const BLITZ: Clock = { move: null, bank: 300, increment: 5 };
const line = (id: string, your_turn: boolean, clock: Clock | null): TableLine => ({ id, your_turn, settings: { clock } }) as unknown as TableLine;

let turns: typeof newTurns;
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  turns = (await import('./watch.ts')).newTurns;
});

test('a day for a move is a correspondence game; minutes or no clock are not', () => {
  expect([DAY, BLITZ, null].map((clock) => isCorrespondence({ clock }))).toEqual([true, false, false]);
});

test('only a new, slow turn in another tab is reported', () => {
  const lines = [line('new', true, DAY), line('old', true, DAY), line('here', true, DAY), line('quick', true, BLITZ), line('theirs', false, DAY)];
  expect(turns(new Set(['old']), lines, 'here').map(({ id }) => id)).toEqual(['new']);
});
