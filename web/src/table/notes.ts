import { t } from '../lib/language.svelte.ts';
import type { TableNote } from '../wire/wire.ts';

/** A sentence for the reader about something that happened to a player outside the game. */
export function noteWords({ kind, seat }: TableNote, name: string, reader: number | undefined): string {
  return t(`table-note-${kind.replaceAll('_', '-')}`, { name, you: seat === reader ? 'yes' : 'no' });
}
