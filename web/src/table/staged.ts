import { thingsOf } from './answering/picking.ts';
import type { StagedCard } from './context.ts';
import { parsePlace } from './place.ts';
import type { Session } from './session.svelte.ts';

const ELSEWHERE = new Set(['hand', 'discard', 'trigger']); // zones of cards that are not in play

/** The card that is played, or the one that asks and isn't drawn elsewhere. */
export function stagedCard(session: Session, nameOf: (seat: number) => string): StagedCard | null {
  const { staged, isReading } = session.playback;
  const { plays } = session.ui.motions;
  const does = (kind = ''): string => plays.get(kind) ?? 'board-plays';
  const source = session.view?.questions[0]?.source ?? '';
  if (staged) return { card: staged.event.card, does: does(staged.event.kind), seat: staged.event.seat, name: nameOf(staged.event.seat), mode: staged.mode, slip: !staged.own, reading: isReading };
  if (source === '' || isInPlay(session, source)) return null;
  const by = session.log.findLast(({ kind, card }) => card === source && plays.has(kind));
  const seat = by?.seat ?? session.seat;
  return { card: source, does: does(by?.kind), seat, name: nameOf(seat), mode: null, slip: seat !== session.seat, reading: false };
}

function isInPlay({ view }: Session, card: string): boolean {
  return view !== null && [...thingsOf(view.board)].some(([place, thing]) => thing.card === card && !ELSEWHERE.has(parsePlace(place).zone));
}
