import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

import { readMessages } from '../../plugins/messages.ts';
import { LANGUAGES, speaker } from '../lib/language.svelte.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const CODES = Object.keys(LANGUAGES);

/** Messages of a language: each id with the names of its variables. */
function messages(language: string): Map<string, string[]> {
  const resource = new FluentResource(readMessages(SOURCES, language));
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

/** The games that have messages, and the shared message that one of a game's replaces. Games can replace any, in any language. */
const OWN = readdirSync(SOURCES).filter((folder) => existsSync(join(SOURCES, folder, 'locales')));
const ENGLISH = messages('en');
const replaces = (id: string): string => OWN.flatMap((game) => (id.startsWith(`${game}-`) ? [id.slice(game.length + 1)] : [])).find((shared) => ENGLISH.has(shared)) ?? '';

describe.each(CODES)('messages in %s', (language) => {
  const source = readMessages(SOURCES, language);
  const own = messages(language);

  test('are all parsed: Fluent omits those that it cannot parse', () => {
    const declared = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);
    expect([...own.keys()].sort()).toEqual(declared.sort());
  });

  test('have the same ids and variables as in English', () => {
    const plain = (found: Map<string, string[]>): object => Object.fromEntries([...found].filter(([id]) => replaces(id) === ''));
    expect(plain(own)).toEqual(plain(messages('en')));
  });

  test('of a game have the variables of the shared message that they replace', () => {
    for (const [id, names] of own) if (replaces(id) !== '') expect(names, id).toEqual(own.get(replaces(id)));
  });

  test('have a text for all numbers', () => {
    const say = speaker(language, source);
    for (const [id, names] of own)
      for (const number of [0, 1, 2, 5, 21]) expect(say(id, Object.fromEntries(names.map((name) => [name, number]))).trim(), id).not.toBe('');
  });
});

/** The formatted messages of a language, with a sample value for each number. */
function shown(language: string, number: number): [string, string][] {
  const say = speaker(language, readMessages(SOURCES, language));
  return [...messages(language)].map(([id, names]) => [id, say(id, Object.fromEntries(names.map((name) => [name, NAMES.has(name) ? 'Ada' : number])))]);
}

const NAMES = new Set(['bot', 'edition', 'ending', 'faction', 'format', 'game', 'leader', 'mode', 'modes', 'name', 'names', 'owner', 'part', 'question', 'row', 'rows', 'rule', 'scores', 'state', 'step', 'value', 'weather', 'what', 'words']);

describe.each(CODES)('typography in %s', (language) => {
  test('apostrophes and quotation marks are typographic', () => {
    expect(shown(language, 2).filter(([, text]) => /['"]/u.test(text))).toEqual([]);
  });

  test('no clause has two colons', () => {
    expect(shown(language, 2).filter(([, text]) => /:[^.?!;,·()]*:/u.test(text))).toEqual([]);
  });
});

test('French punctuation has its no-break spaces', () => {
  const wrong = /« | [»;!?:](?=[\s»)]|$)|«(?!\u202f)|(?<!\u202f)»|[^\u00a0]:(?:\s|$)|[^\u202f][;!?](?:\s|$)/u;
  expect(wrong.test('l’or : deux') && wrong.test('Prêt ?') && wrong.test('Prêt?') && wrong.test('« Oui »')).toBe(true);
  expect(shown('fr', 2).filter(([, text]) => wrong.test(text))).toEqual([]);
});

/** The plural forms of a language for whole numbers; fractions, which have their own forms in Polish and Russian, don't occur. */
const CATEGORIES: Record<string, readonly string[]> = { en: ['one', 'other'], es: ['one', 'other'], fr: ['one', 'other'], pl: ['one', 'few', 'many'], ru: ['one', 'few', 'many'] };
/** Words that follow any number unchanged. */
const UNCHANGED: Record<string, readonly string[]> = {
  en: ['attack', 'defense', 'damage', 'free', 'gold', 'health', 'in', 'left', 'more', 'of', 'over', 'paid', 'short', 'strength', 'to', 'too', 'unused', 'won'],
  es: ['a', 'de', 'en', 'más'],
  fr: ['d’attaque', 'de', 'en', 'or', 'sur', 'à'],
  pl: ['do', 'z', 'za'],
  ru: ['до', 'из', 'против'],
};
/** Messages about a number that is never one: maximum players, all players of a table, all seats, teams, minutes in fives. */
const NEVER_ONE = { has: (id: string): boolean => /^(lobby-waiting|setup-(players-span|teams-of|summary-length|minutes|about|about-span|pool-hint|reason-(few|only|many|teams|cards))|\w+-(still-in|points|gems))$/u.test(id) };

interface Counted {
  variable: string;
  categories: readonly string[];
  printed: boolean;
}

/** The plural selectors in a part of a message, and whether any of their variants prints the number. */
function counted(part: unknown): Counted[] {
  const found: Counted[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, selector, variants } = node as { type?: string; selector?: { type: string; name: string }; variants?: { key: { value: string | number }; value: unknown }[] };
    if (type === 'select' && selector?.type === 'var' && variants && !NAMES.has(selector.name)) {
      const printed = variants.some(({ value }) => variables(value).includes(selector.name));
      found.push({ variable: selector.name, categories: variants.map(({ key }) => String(key.value)), printed });
    }
    Object.values(node).forEach(walk);
  };
  walk(part);
  return found;
}

/** The words that directly follow a number without a plural selector. */
function followers(part: unknown, inside: readonly string[] = []): string[] {
  if (!Array.isArray(part)) return [];
  return part.flatMap((piece: unknown, i): string[] => {
    const { type, name, selector, variants } = piece as { type?: string; name?: string; selector?: { name: string }; variants?: { value: unknown }[] };
    if (type === 'select') return (variants ?? []).flatMap(({ value }) => followers(value, [...inside, selector?.name ?? '']));
    const next: unknown = part[i + 1];
    if (type !== 'var' || name === undefined || NAMES.has(name) || inside.includes(name) || typeof next !== 'string') return [];
    return /^ ([\p{L}’]+)/u.exec(next)?.slice(1) ?? [];
  });
}

describe.each(CODES)('plural forms in %s', (language) => {
  const body = new FluentResource(readMessages(SOURCES, language)).body;

  test('a choice that prints its number has every form that the language needs', () => {
    for (const { id, value } of body)
      for (const { variable, categories, printed } of counted(value))
        if (printed && categories.some((key) => /^[a-z]+$/u.test(key)) && !NEVER_ONE.has(id)) {
          const exact = categories.filter((key) => key in { zero: 1, one: 1, two: 1, few: 1, many: 1, other: 1 });
          expect(exact, `${id}: ${variable}`).toEqual(exact.length === 1 ? ['other'] : CATEGORIES[language]);
        }
  });

  test('a word behind a number is chosen by that number, or has one form', () => {
    for (const { id, value } of body)
      if (!NEVER_ONE.has(id)) expect(followers(value).filter((word) => !UNCHANGED[language]?.includes(word)), id).toEqual([]);
  });
});

test('plural forms that are missing are found', () => {
  const [bare, chosen] = new FluentResource('a = { $n } cards\nb = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}').body;
  expect(followers(bare?.value)).toEqual(['cards']);
  expect(followers(chosen?.value)).toEqual([]);
  expect(counted(chosen?.value)).toEqual([{ variable: 'n', categories: ['one', 'other'], printed: true }]);
});

test('every message that the client asks for by its whole id is there', () => {
  const known = messages('en');
  for (const path of [...files('.svelte'), ...files('.ts')])
    for (const [, id = ''] of readFileSync(path, 'utf8').matchAll(/\b(?:t|say|words|tFor)\((?:[\w.]+, )?'([a-z0-9-]+)'/g)) expect(known.has(id), `${id} in ${path}`).toBe(true);
});

test('every reason for which the server refuses something has a message', () => {
  const [, codes = ''] = /^export type Code = (.*);$/mu.exec(readFileSync(join(SOURCES, 'wire', 'wire.ts'), 'utf8')) ?? [];
  const reasons = [...codes.matchAll(/"(\w+)"/gu)].map(([, code = '']) => `refused-${code.replaceAll('_', '-')}`);
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((id) => !messages('en').has(id))).toEqual([]);
});

test('a missing message is an error', () => {
  expect(() => speaker('en', 'here = here')('there')).toThrow('no message there in en');
});

test('a missing value is an error', () => {
  expect(() => speaker('en', 'here = here is { $what }')('here')).toThrow('what');
});

const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);

/** Words that are in the markup directly instead of through t(…). */
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
