import { expect, it } from 'vitest';

import { gainsBetween } from './gains.ts';
import type { SeenThing, Snapshot } from './snapshot.ts';
import { event } from './testing.ts';

const icon = (name: string): HTMLElement => ({ title: name }) as HTMLElement;
const shown = (things: Record<string, string[]>): Snapshot => ({
  things: new Map(Object.entries(things).map(([key, names]) => [key, { key, gained: new Map(names.map((name) => [name, icon(name)])) } as unknown as SeenThing])),
  parts: new Map(),
  numbers: new Map(),
});

it('finds what things have gained, with the event that brings it', () => {
  const events = [event('KEYWORDS_GAINED', { place: 'champion/2' }), event('KEYWORDS_GAINED', { place: 'champion/1' })];
  const before = shown({ 'champion/1 wolf': ['Blitz'], 'champion/3 kong': [] });
  const after = shown({ 'champion/1 wolf': ['Blitz', 'Airborne'], 'champion/2 wolf': ['Blitz'], 'champion/3 kong': ['Evil'] });
  expect(gainsBetween(before, after, events)).toEqual([
    { name: 'Airborne', icon: icon('Airborne'), event: events[1] },
    { name: 'Evil', icon: icon('Evil'), event: null },
  ]);
});
