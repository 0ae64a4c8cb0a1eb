import { expect, test } from 'vitest';

import { isLoopback, routeOf } from './routes.ts';

test.each([
  ['/', { page: 'lobby' }],
  ['/table/k3x', { page: 'table', table: 'k3x' }],
  ['/table/a%20b/', { page: 'table', table: 'a b' }],
  ['/cards', { page: 'cards', game: '' }],
  ['/cards/chess', { page: 'cards', game: 'chess' }],
  ['/cards/chess/rook', { page: 'card', game: 'chess', card: 'rook' }],
  ['/decks', { page: 'decks' }],
  ['/decks/k3x', { page: 'deck', deck: 'k3x' }],
  ['/d', { page: 'shared' }],
  ['/about', { page: 'about' }],
  ['/rules/chess', { page: 'rules', game: 'chess' }],
  ['/rules', { page: 'rules', game: '' }],
  ['/new', { page: 'new' }],
  ['/games', { page: 'games' }],
  ['/new/more', { page: 'nowhere' }],
  ['/table', { page: 'nowhere' }],
  ['/cards/chess/rook/more', { page: 'nowhere' }],
  ['/table/a/b', { page: 'nowhere' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ...(['localhost', '127.0.0.1', '[::1]'].map((host) => [host, true] as const)),
  ...(['127.example.org', '192.168.0.7', 'mulligan.example'].map((host) => [host, false] as const)),
])('%s means this machine itself: %s', (host, itself) => expect(isLoopback(host)).toBe(itself));
