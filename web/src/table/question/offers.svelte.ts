import type { Known } from '../../net/known.ts';
import type { ClientMessage, OfferKind, TableInfo } from '../../wire/wire.ts';

/** A seat's offer that has ended without effect. If it had been accepted, the table would have changed. */
export function goneOffer(before: TableInfo, now: TableInfo, seat: number): OfferKind | null {
  const gone = before.offers.find((offer) => offer.seat === seat && !now.offers.some(({ kind }) => kind === offer.kind));
  return gone && before.status === now.status && now.rematch === '' ? gone.kind : null;
}

/** Offers between the people at a table: a draw, an undo, a rematch. */
export class Offers {
  /** The viewer's offer that others declined. */
  declined = $state.raw<OfferKind | null>(null);

  private withdrawn: OfferKind | null = null;
  private readonly known: () => Known | null;
  private readonly say: (message: ClientMessage) => void;

  constructor(known: () => Known | null, say: (message: ClientMessage) => void) {
    this.known = known;
    this.say = say;
  }

  /** Makes an offer, or accepts the same one from others. */
  make(kind: OfferKind): void {
    this.declined = this.withdrawn = null;
    this.say({ type: 'offer', kind });
  }

  /** Undoes the viewer's last move, or asks the others to allow it. */
  undo(): void {
    this.declined = this.withdrawn = null;
    this.say({ type: 'undo' });
  }

  /** Declines an offer, or withdraws the viewer's own. */
  decline(kind: OfferKind): void {
    const known = this.known();
    if (known?.info.offers.some((offer) => offer.kind === kind && offer.seat === known.seat)) this.withdrawn = kind;
    this.say({ type: 'decline', kind });
  }

  dismiss(): void {
    this.declined = null;
  }

  /** Checks after a change of seats whether the viewer's offer has ended. */
  update(before: Known, now: TableInfo): void {
    const gone = goneOffer(before.info, now, before.seat);
    if (gone !== null && gone !== this.withdrawn) this.declined = gone;
  }
}
