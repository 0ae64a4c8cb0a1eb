import { describe, expect, it } from 'vitest';

import type { ShownOption } from '../wire/wire.ts';
import { mainKey } from './keyboard.ts';
import type { Strip } from './picking.ts';

const option = (choice: number): ShownOption => ({ choice, words: '', on: '', to: '', amount: null });
const stripOf = (more: Partial<Strip>): Strip => ({ main: null, decline: null, buttons: [], amounts: [], ...more });

describe('the key on the main button', () => {
  it('is Enter, unless that is for something else', () => {
    const strip = stripOf({ main: option(4) });
    expect([mainKey(strip, true), mainKey(strip, false)]).toEqual(['enter', '']);
  });

  it('is 0 where Enter is for something else and the button takes nothing', () => {
    expect(mainKey(stripOf({ main: option(0) }), false)).toBe('0');
    expect(mainKey(stripOf({ main: option(4), decline: option(0) }), false)).toBe('');
  });

  it('is never a digit where a number is typed', () => {
    expect(mainKey(stripOf({ amounts: [option(0), option(1)] }), false)).toBe('');
  });
});
