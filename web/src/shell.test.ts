// The shell of the client is everything outside the games' folders. It names no game, and no kind of board or card.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const SRC = join(WEB, 'src');
const GAMES = readdirSync(SRC).filter((folder) => existsSync(join(SRC, folder, 'ui.ts')));
const CARDS = ['champion', 'event', 'token', 'unit', 'hero', 'leader', 'special', 'weather'];
const KINDS = [...GAMES, 'draft', ...CARDS];
const TESTED = new RegExp(`kind\\s*[!=]==?\\s*['"\`](?:${KINDS.join('|')})['"\`]`, 'u');
/** Exceptions: generated types, and sentences in which the product names its games. */
const APART = /^src\/(wire\/|locales\/[a-z]+\/games\.ftl$)/u;

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isDirectory()) return [path];
    return folder === SRC && GAMES.includes(name) ? [] : filesIn(path);
  });
}

/** The names of games anywhere in a source. */
function gamesNamed(source: string): string[] {
  return GAMES.filter((game) => source.toLowerCase().includes(game));
}

const shell = [...['src', 'plugins', 'worker'].flatMap((folder) => filesIn(join(WEB, folder))), join(WEB, 'vite.config.ts'), join(WEB, 'index.html')]
  .map((path) => relative(WEB, path))
  .filter((path) => !APART.test(path));

test('there are games, and a name of one is found in any spelling', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(gamesNamed(`import x from '../${GAMES[0]?.toUpperCase()}/x.ts'`)).toEqual([GAMES[0]]);
});

test('the shell names no game', () => {
  const named = shell.flatMap((path) => gamesNamed(readFileSync(join(WEB, path), 'utf8')).map((game) => `${path} names ${game}`));
  expect(named).toEqual([]);
});

test('the shell tests for no kind of board or card', () => {
  expect("view.board.kind === 'draft'").toMatch(TESTED);
  expect("face.kind !== 'hero'").toMatch(TESTED);
  expect(shell.filter((path) => !path.endsWith('.test.ts') && TESTED.test(readFileSync(join(WEB, path), 'utf8')))).toEqual([]);
});
