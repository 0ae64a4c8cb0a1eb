import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { typeset } from './typeset.ts';

/** The languages of the cards and the interface, each with its own name. */
export const LANGUAGES = { en: 'English', pl: 'Polski', ru: 'Русский', es: 'Español', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export type Values = Record<string, FluentVariable>;
/** A translate function such as `t`; tests can pass their own. */
export type Say = (id: string, values?: Values) => string;

const KEPT = 'mulligan.language';
const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('messages:en'),
  pl: () => import('messages:pl'),
  ru: () => import('messages:ru'),
  es: () => import('messages:es'),
  fr: () => import('messages:fr'),
};

let spoken = $state.raw<{ language: Language; say: Say; has: (id: string) => boolean } | null>(null);

function isLanguage(value: string | null): value is Language {
  return value !== null && value in LANGUAGES;
}

/** The first supported language of those wanted (`pl-PL`, `en`); English if there is none. */
export function detect(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** A translate function for a Fluent source. A missing message or value is an error. */
export function speaker(language: string, source: string): Say {
  return speech(language, source).say;
}

function speech(language: string, source: string): { say: Say; has: (id: string) => boolean } {
  // No isolation marks: they would end up in labels and titles, and none of our languages is written from right to left.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wrong = bundle.addResource(new FluentResource(source));
  if (wrong[0]) throw wrong[0];
  const say: Say = (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    return typeset(bundle.formatPattern(pattern, values), language);
  };
  return { say, has: (id) => bundle.hasMessage(id) };
}

/** The language of the page. Reactive. */
export function language(): Language {
  return spoken?.language ?? 'en';
}

/** A message in the language of the page. Reactive: markup that calls it updates with the language. */
export function t(id: string, values?: Values): string {
  if (!spoken) throw new Error('no language is loaded yet');
  return spoken.say(id, values);
}

/** A message that a game can override: its `<game>-<id>` if there is one, else the shared `<id>`. Reactive. */
export function tFor(game: string, id: string, values?: Values): string {
  const own = `${game}-${id}`;
  return t(spoken?.has(own) ? own : id, values);
}

/** A message of a game, or the fallback if the game lacks it in the language of the page. Reactive. */
export function tOr(id: string, otherwise: string, values?: Values): string {
  return spoken?.has(id) ? t(id, values) : otherwise;
}

/** The name of a game in the language of the page, else the server's. Reactive. */
export function gameTitle(game: string, title = game): string {
  return tOr(`${game}-title`, title);
}

/** Sets the language and remembers it. Resolves when it is loaded. */
export async function setLanguage(next: Language): Promise<void> {
  localStorage.setItem(KEPT, next);
  await speak(next);
}

async function speak(next: Language): Promise<void> {
  const source = await SOURCES[next]();
  spoken = { language: next, ...speech(next, source.default) };
  document.documentElement.lang = next;
}

/** Loads the remembered language, or the browser's. Called once, before anything is drawn. */
export async function startLanguage(): Promise<void> {
  const kept = localStorage.getItem(KEPT);
  await speak(isLanguage(kept) ? kept : detect(navigator.languages));
}
