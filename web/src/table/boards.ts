import type { Component, Snippet } from 'svelte';

import type { Board } from '../wire/wire.ts';

/** What a board is given. It fills everything left of the side: seats, rows, lane and hand, and puts the question where its game has it. */
export interface BoardProps {
  /** The strip with the open question. Render it once, between one's own rows and one's hand; it is as wide as its place. */
  ask: Snippet;
}

type BoardModule = { default: Component<BoardProps> };

// Each game's board is a chunk of its own: a person who plays Gwent never loads Epic.
const found = import.meta.glob<BoardModule>(['../epic/Board.svelte', '../gwent/Board.svelte', '../draft/Board.svelte']);

/** The board that draws what is shown. */
export async function boardFor(kind: Board['kind']): Promise<BoardModule['default']> {
  const load = found[`../${kind}/Board.svelte`];
  if (!load) throw new Error(`no board draws ${kind}`);
  return (await load()).default;
}
