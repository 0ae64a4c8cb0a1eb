import { t } from '../../lib/language.svelte.ts';
import type { TableNote } from '../../wire/wire.ts';

/** A sentence about something that happened to a player outside the game. */
export function noteWords({ kind, seat }: TableNote, name: string, viewer: number | undefined): string {
  return t(`table-note-${kind.replaceAll('_', '-')}`, { name, you: seat === viewer ? 'yes' : 'no' });
}
