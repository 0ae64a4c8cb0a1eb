import { beforeAll, expect, it, vi } from 'vitest';

import type { TableView } from '../../table/context.ts';
import { discardOf } from './words.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  const { startLanguage } = await import('../../lib/language.svelte.ts');
  await startLanguage();
});

const table = (seat: number): TableView => ({ library: { game: 'any' }, view: { seat } }) as unknown as TableView;

it('calls the viewer’s discard pile theirs', () => {
  expect(discardOf(table(0), 'Flora', 0)).toBe('Your discard pile');
  expect(discardOf(table(1), 'Flora', 0)).toContain('Flora');
  expect(discardOf(table(-1), 'Flora')).toContain('Flora');
});
