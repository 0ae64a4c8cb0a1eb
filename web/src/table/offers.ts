import type { OfferKind, TableInfo } from '../wire/wire.ts';

/** What a seat offered in a game that goes on, and is offered no more. That is told with the seats: an answer or an undo would move the table. */
export function goneOffer(before: TableInfo, now: TableInfo, seat: number): OfferKind | null {
  const gone = before.offers.find((offer) => offer.seat === seat && !now.offers.some(({ kind }) => kind === offer.kind));
  return gone && before.stage === 'running' && now.stage === 'running' ? gone.kind : null;
}
