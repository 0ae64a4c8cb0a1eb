import type { Me } from '../wire/wire.ts';

let me = $state.raw<Me | null>(null);

/** The visitor; null until the server has sent it. Reactive, so that a new name shows everywhere. */
export function visitor(): Me | null {
  return me;
}

/** Stores the visitor that the server sent. */
export function setVisitor(now: Me): void {
  me = now;
}
