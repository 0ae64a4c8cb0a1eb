import type { SeatInfo } from '../../wire/wire.ts';

/** Seconds on a seat's clock, `passed` milliseconds after the message. Only the clocks of players who are asked run. */
export function leftOf(seat: Pick<SeatInfo, 'left' | 'asked'>, since: number): number {
  return Math.max(0, (seat.left ?? 0) - (seat.asked ? since / 1000 : 0));
}

/** "1:05". */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds at which a clock warns. */
export const WARNINGS = [30, 10] as const;

/** The warning that a clock has just reached; null if there is none. A clock that starts below a warning doesn't reach it. */
export function warningAt(before: number | null, left: number | null): (typeof WARNINGS)[number] | null {
  if (before === null || left === null) return null;
  return WARNINGS.findLast((seconds) => before > seconds && left <= seconds) ?? null;
}
