import { verbOf, type Motions } from '../motion/verbs.ts';
import type { EventView } from '../wire/wire.ts';

/** Milliseconds from one of several equal things to the next. */
export const GAP = 90;

/** One or several equal events that are played as one. */
export interface Beat<Entry> {
  first: EventView;
  entries: Entry[];
  words: string;
}

/** Some events are only for programs: they say nothing and move nothing. */
export function isSeen(event: EventView, motions: Motions): boolean {
  return event.words !== '' || verbOf(motions, event) !== undefined;
}

/** What is played next: the first event, and those after it that are equal but for their place. */
export function beatOf<Entry extends { event: EventView }>(pending: readonly Entry[], motions: Motions): Beat<Entry> | null {
  const [head] = pending;
  if (!head) return null;
  const first = head.event;
  const alone = !isSeen(first, motions) || motions.plays.has(first.kind) || motions.asides.has(first.kind);
  const until = alone ? 1 : pending.findIndex(({ event }) => !areEqual(event, first));
  const entries = pending.slice(0, until < 0 ? pending.length : until);
  return { first, entries, words: entries.length > 1 ? `${first.words} ×${entries.length}` : first.words };
}

function areEqual(one: EventView, other: EventView): boolean {
  return one.kind === other.kind && one.seat === other.seat && one.card === other.card && one.amount === other.amount && one.other === other.other;
}
