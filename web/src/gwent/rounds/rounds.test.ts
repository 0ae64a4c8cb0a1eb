import { expect, test } from 'vitest';

import type { GwentPlayer, GwentSide } from '../../wire/wire.ts';
import { roundScores } from './rounds.ts';

const side = (number: number, ...scores: number[]) => ({ side: number, scores }) as GwentSide;
const board = { sides: [side(0, 58, 30), side(1, 24, 41)], players: [{ side: 0 }, { side: 1 }] as GwentPlayer[] };

test.each([
  [0, '58:24, 30:41'],
  [1, '24:58, 41:30'],
  [-1, '58:24, 30:41'],
])('from seat %i the rounds were %s', (seat, words) => expect(roundScores(board, seat)).toBe(words));
