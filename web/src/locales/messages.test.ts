import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

import { readMessages } from '../../plugins/messages.ts';
import { LANGUAGES, speaker } from '../lib/language.svelte.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const LOCALES = join(SOURCES, 'locales');
const CODES = Object.keys(LANGUAGES);

/** Messages of a language: each id with the names of its variables. */
function messages(language: string): Map<string, string[]> {
  const resource = new FluentResource(readMessages(LOCALES, language));
  return new Map(resource.body.map((message) => [message.id, variables(message.value)]));
}

/** All variables in a part of a message, each once. */
function variables(part: unknown): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    Object.values(node).forEach(walk);
  };
  walk(part);
  return [...found].sort();
}

function files(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.endsWith('.test.ts'))
    .map((path) => join(SOURCES, path));
}

describe.each(CODES)('messages in %s', (language) => {
  const source = readMessages(LOCALES, language);
  const own = messages(language);

  test('are all read: Fluent leaves out what it cannot parse', () => {
    const declared = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);
    expect([...own.keys()].sort()).toEqual(declared.sort());
  });

  test('have the same ids and variables as in English; the game, too, where its piles have names of their own', () => {
    const plain = (found: Map<string, string[]>): object => Object.fromEntries([...found].map(([id, names]) => [id, names.filter((name) => name !== 'game' || !id.startsWith('board-'))]));
    expect(plain(own)).toEqual(plain(messages('en')));
  });

  test('say something, whatever their numbers', () => {
    const say = speaker(language, source);
    for (const [id, names] of own)
      for (const number of [0, 1, 2, 5, 21]) expect(say(id, Object.fromEntries(names.map((name) => [name, number]))).trim(), id).not.toBe('');
  });
});

test('every message that the client asks for by its whole id is there', () => {
  const known = messages('en');
  for (const path of [...files('.svelte'), ...files('.ts')])
    for (const [, id = ''] of readFileSync(path, 'utf8').matchAll(/\b(?:t|say|words)\('([a-z0-9-]+)'/g)) expect(known.has(id), `${id} in ${path}`).toBe(true);
});

test('a missing message is an error', () => {
  expect(() => speaker('en', 'here = here')('there')).toThrow('no message there in en');
});

test('a missing value is an error', () => {
  expect(() => speaker('en', 'here = here is { $what }')('here')).toThrow('what');
});

const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);

/** Words that stand in markup as they are, and not through t(…). */
function literalWords(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, attribute: string | null): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === 'Text' && (attribute === null || SPOKEN.has(attribute)) && /\p{L}{2}/u.test(data ?? '')) found.push((data ?? '').trim());
    const inside = type === 'Attribute' ? (name ?? '') : attribute;
    Object.values(node).forEach((child) => walk(child, inside));
  };
  walk(parse(source, { modern: true }).fragment, null);
  return found;
}

test('literal words are found in text and in spoken attributes, and nowhere else', () => {
  expect(literalWords('<p class="some words" title="Hello">{t("x")} there × 3 <!-- words --></p>')).toEqual(['Hello', 'there × 3']);
});

test.each(files('.svelte'))('no literal words in %s', (path) => {
  expect(literalWords(readFileSync(path, 'utf8'))).toEqual([]);
});
