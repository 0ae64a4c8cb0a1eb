// A newcomer finds the place to change within a minute if folders and files are small.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('.', import.meta.url));
const MODULES = 12;
const LINES = 450;
/** Generated. */
const EXCEPTIONS = new Set(['wire/wire.ts']);

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte)$/u.test(path) && !/\.(test|d)\.ts$/u.test(path) && !EXCEPTIONS.has(path));

test('a folder has at most a dozen modules', () => {
  const counts = new Map<string, number>();
  for (const path of modules) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MODULES)).toEqual([]);
});

test('a module has one subject, and not too many lines', () => {
  const counts = modules.map((path) => [path, readFileSync(join(SRC, path), 'utf8').split('\n').length - 1] as const);
  expect(counts.filter(([, lines]) => lines > LINES)).toEqual([]);
});
