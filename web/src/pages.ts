import type { Component } from 'svelte';

import type { Page, Route } from './lib/routes.ts';

type PageModule = { default: Component<{ route: Route }> };

const PATHS: Record<Page, string> = {
  lobby: './lobby/Lobby.svelte',
  new: './lobby/setup/Setup.svelte',
  games: './lobby/Games.svelte',
  table: './table/Table.svelte',
  cards: './cards/Cards.svelte',
  card: './cards/CardPage.svelte',
  about: './about/About.svelte',
  rules: './rules/Rules.svelte',
  decks: './decks/Decks.svelte',
  deck: './decks/Builder.svelte',
  shared: './decks/Shared.svelte',
  nowhere: './lobby/Nowhere.svelte',
};

// Each page is a separate chunk: a table never loads the lobby.
const found = import.meta.glob<PageModule>('./{lobby,lobby/setup,table,cards,about,rules,decks}/{Lobby,Setup,Games,Nowhere,Table,Cards,CardPage,About,Rules,Decks,Builder,Shared}.svelte');

/** Loads a route's page. */
export async function load(page: Page): Promise<PageModule['default']> {
  const module = await found[PATHS[page]]?.();
  if (!module) throw new Error(`there is no ${PATHS[page]}`);
  return module.default;
}
