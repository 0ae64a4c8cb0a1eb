import type { Motions } from '../../motion/verbs.ts';
import type { EventView } from '../../wire/wire.ts';

/** Another player's play or attack, with its effects. */
export interface Play {
  event: EventView;
  events: EventView[];
  /** The number of equal ones, such as attackers of one group. */
  count: number;
}

/** The other players' plays since the viewer's last one. */
export function lastPlays(log: readonly EventView[], seat: number, motions: Pick<Motions, 'plays' | 'moves'>): Play[] {
  const isMove = ({ kind }: EventView): boolean => motions.plays.has(kind) || motions.moves.has(kind);
  const end = log.findLastIndex((event) => isMove(event) && event.seat !== seat);
  const start = log.slice(0, end + 1).findLastIndex((event) => isMove(event) && event.seat === seat);
  const next = log.findIndex((event, i) => i > end && isMove(event));
  const plays: Play[] = [];
  for (const event of log.slice(start + 1, next < 0 ? undefined : next)) {
    const last = plays.at(-1);
    const again = last !== undefined && motions.moves.has(event.kind) && last.event.kind === event.kind && last.event.seat === event.seat;
    if (isMove(event) && event.seat !== seat && !again) plays.push({ event, events: [event], count: 1 });
    else if (last) {
      last.events.push(event);
      if (again) last.count += 1;
    }
  }
  return plays;
}
