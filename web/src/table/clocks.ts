import type { SeatInfo } from '../wire/wire.ts';

/** Seconds on a seat's clock, some milliseconds after they were sent. Only the clock of who is asked runs. */
export function leftOf(seat: Pick<SeatInfo, 'left' | 'asked'>, since: number): number {
  return Math.max(0, (seat.left ?? 0) - (seat.asked ? since / 1000 : 0));
}

/** "1:05". */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
