import { FAN_FROM, GAP, verbOf, type Motions } from '../../motion/verbs.ts';
import type { EventView } from '../../wire/wire.ts';

/** One or several equal events that are played as one. */
export interface Beat<Entry> {
  first: EventView;
  entries: Entry[];
  words: string;
  /** Whether they happen simultaneously instead of one after the other. */
  atOnce: boolean;
}

const MOST_SENTENCES = 3; // different sentences shown together

/** Milliseconds from the start of a beat to that of its event at an index. From the third card on, draws are one fan. */
export function delayIn({ first, atOnce }: Beat<unknown>, index: number, motions: Motions): number {
  if (atOnce) return 0;
  const apart = verbOf(motions, first)?.apart;
  return apart === undefined ? index * GAP : Math.min(index, FAN_FROM) * apart;
}

/** Whether an event is shown. Some are only for programs: they have no sentence and move nothing. */
export function isSeen(event: EventView, motions: Motions): boolean {
  return event.words !== '' || verbOf(motions, event) !== undefined;
}

/** The next beat: the first event, and those after it that differ only in their place or happen simultaneously. */
export function beatOf<Entry extends { event: EventView }>(pending: readonly Entry[], motions: Motions): Beat<Entry> | null {
  const [head] = pending;
  if (!head) return null;
  const first = head.event;
  if (motions.leads?.has(first.kind)) return { first, entries: pending.slice(0, pending[1]?.event.card === first.card ? 2 : 1), words: first.words, atOnce: false };
  const alone = !isSeen(first, motions) || motions.plays.has(first.kind) || motions.asides.has(first.kind);
  const kinds = motions.atOnce?.find((each) => each.has(first.kind));
  const drawn = verbOf(motions, first)?.apart !== undefined;
  const until = alone ? 1 : pending.findIndex(({ event }) => (kinds ? !kinds.has(event.kind) : !areAlike(event, first) || !(drawn || areEqual(event, first))));
  const entries = pending.slice(0, until < 0 ? pending.length : until);
  return { first, entries, words: wordsOf(entries.map(({ event }) => event.words)), atOnce: kinds !== undefined };
}

/** Each sentence once, with its count; at most `MOST_SENTENCES` of them. */
function wordsOf(all: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const words of all) if (words !== '') counts.set(words, (counts.get(words) ?? 0) + 1);
  const said = [...counts].map(([words, count]) => (count > 1 ? `${words} ×${count}` : words));
  return said.length > MOST_SENTENCES ? `${said.slice(0, MOST_SENTENCES).join(' ')} …` : said.join(' ');
}

function areAlike(one: EventView, other: EventView): boolean {
  return one.kind === other.kind && one.seat === other.seat;
}

function areEqual(one: EventView, other: EventView): boolean {
  return one.card === other.card && one.amount === other.amount && one.other === other.other;
}
