import { t, tOr } from '../lib/language.svelte.ts';
import type { Code, Refused } from '../wire/wire.ts';
import { Refusal } from './rest.ts';

/** Codes for which the server, or a game, has the better sentence. */
const SAID_THERE: ReadonlySet<Code> = new Set(['illegal', 'deck', 'settings']);

/** The reason for a refusal, as a sentence in the language of the page. */
export function refusalWords(refused: Refused): string {
  if (SAID_THERE.has(refused.code) && refused.words !== '') return capital(refused.words);
  const { why } = refused.values;
  const id = `refused-${refused.code}`.replaceAll('_', '-');
  return typeof why === 'string' ? tOr(`${id}-${why.replaceAll('_', '-')}`, t(id)) : t(id, refused.values);
}

/** The sentence for an error of any kind. */
export function errorWords(error: unknown): string {
  return error instanceof Refusal ? refusalWords(error.refused) : t(navigator.onLine ? 'refused-no-answer' : 'refused-offline');
}

function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
