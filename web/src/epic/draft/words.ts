import { language } from '../../lib/language.svelte.ts';

/** A list of names: "Marek, Tomasz, and Jonas". */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
