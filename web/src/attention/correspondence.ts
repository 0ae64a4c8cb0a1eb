import type { Settings } from '../wire/wire.ts';

const HOUR = 3600;

/** Do players take hours to answer? Then nobody waits at the table. */
export function isCorrespondence({ clock }: Pick<Settings, 'clock'>): boolean {
  return clock !== null && (clock.move ?? clock.bank ?? 0) >= HOUR;
}
