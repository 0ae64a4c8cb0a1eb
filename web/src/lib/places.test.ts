import { expect, test } from 'vitest';

import { placeOf } from './places.ts';

test.each([
  ['/', { page: 'lobby' }],
  ['/table/k3x', { page: 'table', table: 'k3x' }],
  ['/table/a%20b/', { page: 'table', table: 'a b' }],
  ['/wall', { page: 'wall' }],
  ['/cards', { page: 'cards' }],
  ['/about', { page: 'about' }],
  ['/rules/epic', { page: 'rules', game: 'epic' }],
  ['/rules', { page: 'nowhere' }],
  ['/table', { page: 'nowhere' }],
  ['/wall/more', { page: 'nowhere' }],
  ['/table/a/b', { page: 'nowhere' }],
])('%s', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
