import type { OfferKind, TableInfo } from '../wire/wire.ts';

/** What a seat offered and is offered no more, though nothing came of it. That is told with the seats: an answer or an undo would move the table. */
export function goneOffer(before: TableInfo, now: TableInfo, seat: number): OfferKind | null {
  const gone = before.offers.find((offer) => offer.seat === seat && !now.offers.some(({ kind }) => kind === offer.kind));
  return gone && before.stage === now.stage && now.rematch === '' ? gone.kind : null;
}
