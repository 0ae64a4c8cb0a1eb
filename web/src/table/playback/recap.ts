import type { Motions } from '../../motion/verbs.ts';
import type { EventView } from '../../wire/wire.ts';

type Moves = Pick<Motions, 'plays' | 'moves' | 'turns'>;

/** Another player's play, attack or pass, with its effects. */
export interface Play {
  /** Its first event. */
  event: EventView;
  events: EventView[];
  /** Whether its cards attack. */
  attacks: boolean;
  /** The number of each of its cards: an attack can have several. */
  cards: Map<string, number>;
}

/** The other players' plays among these events. Attackers of one group are one play. */
export function playsIn(events: readonly EventView[], seat: number, motions: Moves): Play[] {
  const plays: Play[] = [];
  for (const event of events) {
    const last = plays.at(-1);
    const again = last !== undefined && motions.moves.has(event.kind) && last.event.kind === event.kind && last.event.seat === event.seat;
    if (isMove(event, motions) && event.seat !== seat && !again) plays.push({ event, events: [event], attacks: motions.moves.has(event.kind) && event.card !== '', cards: new Map([[event.card, 1]]) });
    else if (last) {
      last.events.push(event);
      if (again) last.cards.set(event.card, (last.cards.get(event.card) ?? 0) + 1);
    }
  }
  return plays;
}

/** The plays in the other players' last turns or, in a game without turns of several plays, their plays since the viewer's last one. */
export function lastPlays(log: readonly EventView[], seat: number, motions: Moves): Play[] {
  const { turns } = motions;
  if (turns) return playsIn(lastTurns(log, seat, turns), seat, motions);
  const end = log.findLastIndex((event) => isMove(event, motions) && event.seat !== seat);
  const start = log.slice(0, end + 1).findLastIndex((event) => isMove(event, motions) && event.seat === seat);
  const next = log.findIndex((event, i) => i > end && isMove(event, motions));
  return playsIn(log.slice(start + 1, next < 0 ? undefined : next), seat, motions);
}

/** The events of the other players' last turns, at most one of each; a spectator's last turn is anybody's. */
function lastTurns(log: readonly EventView[], seat: number, turns: ReadonlySet<string>): readonly EventView[] {
  const begun = log.flatMap(({ kind, seat: whose }, at) => (turns.has(kind) ? [{ at, whose }] : []));
  const last = begun.findLastIndex(({ whose }) => whose !== seat);
  if (last < 0) return [];
  const seats = new Set<number>();
  let first = last;
  while (first >= 0 && begun[first]!.whose !== seat && !seats.has(begun[first]!.whose) && (seat >= 0 || first === last)) seats.add(begun[first--]!.whose);
  return log.slice(begun[first + 1]!.at, begun[last + 1]?.at);
}

function isMove({ kind }: EventView, { plays, moves }: Moves): boolean {
  return plays.has(kind) || moves.has(kind);
}
