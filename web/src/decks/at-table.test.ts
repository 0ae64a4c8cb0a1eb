import { expect, test } from 'vitest';

import { builderAt, readSeat, writeSeat } from './at-table.ts';

test('the address of the builder holds the seat', () => {
  const at = { table: 'k7fp2', seat: 3 };
  expect(builderAt('deck1', at)).toBe('/decks/deck1?table=k7fp2&seat=3');
  expect(readSeat(`?q=kong&${writeSeat(at)}`)).toEqual(at);
});

test.each(['', '?table=k7', '?table=k7&seat=', '?table=k7&seat=-1', '?table=k7&seat=1.5', '?table=../x&seat=0', '?table=&seat=0'])('%s names no seat', (search) => {
  expect(readSeat(search)).toBeNull();
});
