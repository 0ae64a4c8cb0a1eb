import { expect, it } from 'vitest';

import type { OptionView } from '../wire/wire.ts';
import { actsAt } from './board.ts';

const option = (choice: number, on: string, selects = '', idle = ''): OptionView => ({ choice, words: '', on, to: '', amount: null, selects, ends: false, idle });
const POWER = 'turn';

function actsIn(ask: string, ...options: OptionView[]): string[] {
  const view = { seat: 0, questions: [{ ask, seat: 0, options }] };
  return actsAt({ view, signs: new Map([['expend', { glyph: POWER }]]) } as unknown as Parameters<typeof actsAt>[0], 'champion/1');
}

it('shows whether a champion can attack or use its power', () => {
  const [attack, power] = [option(1, 'champion/1', 'attackers'), option(2, 'champion/1')];
  expect(actsIn('MAIN', attack, option(3, 'champion/2'))).toEqual(['crossed-swords']);
  expect(actsIn('PLAYS', power)).toEqual([POWER]);
  expect(actsIn('MAIN', attack, power)).toEqual(['crossed-swords', POWER]);
  expect(actsIn('MAIN', attack, option(2, 'champion/1', '', 'It would do nothing.'))).toEqual(['crossed-swords']);
  expect(actsIn('TARGET', option(1, 'champion/1'))).toEqual([]);
});
