import type { Settings } from '../wire/wire.ts';

const HOUR = 3600;

/** Whether players have hours to answer, so that they don't wait at the table. */
export function isCorrespondence({ clock }: Pick<Settings, 'clock'>): boolean {
  return clock !== null && (clock.move ?? clock.bank ?? 0) >= HOUR;
}
