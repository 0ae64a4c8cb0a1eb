import { t } from '../lib/language.svelte.ts';
import type { Code, Refused } from '../wire/wire.ts';
import { Refusal } from './rest.ts';

/** For these the server, or a game, has the better sentence. */
const SAID_THERE: ReadonlySet<Code> = new Set(['illegal', 'deck', 'settings']);

/** Why something was refused, as a sentence in the reader's language. */
export function refusalWords(refused: Refused): string {
  if (SAID_THERE.has(refused.code) && refused.words !== '') return capital(refused.words);
  return t(`refused-${refused.code.replaceAll('_', '-')}`);
}

/** The sentence for an error of any kind. */
export function errorWords(error: unknown): string {
  return error instanceof Refusal ? refusalWords(error.refused) : t(navigator.onLine ? 'refused-no-answer' : 'refused-offline');
}

function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
