// The keys of the table. Enter is for what somebody went to by keys: a button, a thing, a field. Where there is none it is for the
// main button of the question, and only then that button shows it.

import { NOTHING, type Strip } from './picking.ts';

/** The key that presses the main button now, to be shown on it. */
export function mainKey({ main, decline, amounts }: Strip, enter: boolean): 'enter' | '0' | '' {
  if (enter) return 'enter';
  return amounts.length === 0 && decline === null && main?.choice === NOTHING ? '0' : '';
}
