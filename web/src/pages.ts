import type { Component } from 'svelte';

import type { Page, Route } from './lib/routes.ts';

type PageModule = { default: Component<{ route: Route }> };

const PATHS: Record<Page, string> = {
  lobby: './lobby/Lobby.svelte',
  table: './table/Table.svelte',
  cards: './cards/Cards.svelte',
  about: './about/About.svelte',
  rules: './rules/Rules.svelte',
  nowhere: './lobby/Nowhere.svelte',
};

// Each page is a chunk of its own: a person at the table never loads the lobby.
const found = import.meta.glob<PageModule>('./{lobby,table,cards,about,rules}/{Lobby,Nowhere,Table,Cards,About,Rules}.svelte');

/** Loads the page of a route. */
export async function load(page: Page): Promise<PageModule['default']> {
  const module = await found[PATHS[page]]?.();
  if (!module) throw new Error(`there is no ${PATHS[page]}`);
  return module.default;
}
