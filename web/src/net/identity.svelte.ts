import type { Me } from '../wire/wire.ts';

let me = $state.raw<Me | null>(null);

/** The visitor, as far as the server has said; null: not yet. Reactive, so that a new name shows everywhere. */
export function visitor(): Me | null {
  return me;
}

/** The server said who the visitor is. */
export function setVisitor(now: Me): void {
  me = now;
}
