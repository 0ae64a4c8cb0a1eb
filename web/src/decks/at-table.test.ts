import { expect, test } from 'vitest';

import { builderAt, readPlace, writePlace } from './at-table.ts';

test('the address of the builder holds the seat', () => {
  const place = { table: 'k7fp2', seat: 3 };
  expect(builderAt('deck1', place)).toBe('/decks/deck1?table=k7fp2&seat=3');
  expect(readPlace(`?q=kong&${writePlace(place)}`)).toEqual(place);
});

test.each(['', '?table=k7', '?table=k7&seat=', '?table=k7&seat=-1', '?table=k7&seat=1.5', '?table=../x&seat=0', '?table=&seat=0'])('%s names no seat', (search) => {
  expect(readPlace(search)).toBeNull();
});
