import type { Component } from 'svelte';

import type { Page, Route } from './lib/routes.ts';

type PageModule = { default: Component<{ route: Route }> };

const PATHS: Record<Exclude<Page, 'nowhere'>, string> = {
  lobby: './lobby/Lobby.svelte',
  table: './table/Table.svelte',
  cards: './cards/Cards.svelte',
  about: './about/About.svelte',
  rules: './rules/Rules.svelte',
};

// Each page is a chunk of its own: a person at the table never loads the lobby.
const found = import.meta.glob<PageModule>('./{lobby,table,cards,about,rules}/{Lobby,Table,Cards,About,Rules}.svelte');

/** Loads the page of a route; null if there is none. */
export async function load(page: Page): Promise<PageModule['default'] | null> {
  const module = page === 'nowhere' ? undefined : await found[PATHS[page]]?.();
  return module?.default ?? null;
}
