// Correspondence games that are not open in this tab: while hidden, the page polls for turns.

import { gameTitle, t } from '../lib/language.svelte.ts';
import { route } from '../lib/router.svelte.ts';
import { rest } from '../net/rest.ts';
import type { TableLine } from '../wire/wire.ts';
import { isCorrespondence } from './correspondence.ts';
import { notices } from './notices.svelte.ts';

const EVERY = 60_000;

/** The tables where the viewer's turn has begun since the last poll. */
export function newTurns(before: ReadonlySet<string>, lines: readonly TableLine[], open: string): TableLine[] {
  return lines.filter((line) => line.your_turn && line.id !== open && !before.has(line.id) && isCorrespondence(line.settings));
}

export function startWatch(): void {
  let before: ReadonlySet<string> | null = null;
  setInterval(() => void look().catch(() => undefined), EVERY); // offline

  async function look(): Promise<void> {
    if (!document.hidden || !notices.areOn) {
      before = null;
      return;
    }
    const { mine } = await rest.tables();
    const here = route();
    const called = before ? newTurns(before, mine, here.page === 'table' ? here.table : '') : [];
    before = new Set(mine.filter((line) => line.your_turn).map(({ id }) => id));
    for (const line of called) {
      const others = line.seats.filter((seat) => !seat.yours && seat.kind !== 'open').map(({ name }) => name);
      await notices.show({ tag: line.id, title: `${t('lobby-your-turn')} · ${gameTitle(line.settings.game)}`, body: others.join(', '), path: `/table/${line.id}` });
    }
  }
}
