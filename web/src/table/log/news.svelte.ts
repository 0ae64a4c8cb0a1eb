import type { Known } from '../../net/known.ts';
import type { EventView, Table } from '../../wire/wire.ts';

/** Events that the viewer missed. */
export class News {
  private missed = $state(0);
  /** The length of the log when the full table arrived. */
  private arrivedAt = $state(0);
  private readonly known: () => Known | null;

  constructor(known: () => Known | null) {
    this.known = known;
  }

  /** Handles the arrival of a full table. */
  arrive({ log, seen }: Pick<Table, 'log' | 'seen'>): void {
    this.arrivedAt = log.length;
    this.missed = seen > 0 ? log.length - seen : 0;
  }

  /** Other players' events since the viewer last looked. */
  get lines(): readonly EventView[] {
    const known = this.known();
    if (!known || this.missed <= 0) return [];
    return known.log.slice(known.seen, known.seen + this.missed).filter((event) => event.words !== '' && event.seat !== known.seat);
  }

  /** Whether this event is new since the viewer's last visit. */
  includes(line: number): boolean {
    const seen = this.known()?.seen ?? 0;
    return seen > 0 && line >= seen && line < this.arrivedAt;
  }

  dismiss(): void {
    this.missed = 0;
  }
}
