import type { Say } from '../lib/language.svelte.ts';
import type { Known } from '../net/fold.ts';
import type { SeatInfo, TableInfo } from '../wire/wire.ts';

const LEVELS = ['novice', 'easy', 'normal', 'hard', 'master'];

/** Bots with a name in every language; others keep their name on the server. */
export function isNamedBot(bot: string): boolean {
  return LEVELS.includes(bot);
}

/** The bot to suggest: neither the weakest nor the strongest of a game. */
export function defaultBot(bots: readonly string[]): string {
  return bots.includes('normal') ? 'normal' : (bots.at(-1) ?? '');
}

/** A bot's name, by its strength. */
export function botName(bot: string, say: Say): string {
  return isNamedBot(bot) ? say(`lobby-bot-${bot}`) : bot;
}

/** A seat's name for the viewer of a seat. */
export function seatName(seat: SeatInfo, reader: number, say: Say): string {
  if (seat.seat === reader) return say('table-you');
  if (seat.kind === 'open') return say('table-seat-free');
  return seat.name;
}

export function seatNames(info: TableInfo, reader: number, say: Say): string[] {
  return info.seats.map((seat) => seatName(seat, reader, say));
}

/** Does a bot play for the reader, who can take over at any time? */
export function hasStandIn({ info, seat }: Pick<Known, 'info' | 'seat'>): boolean {
  const own = info.seats[seat];
  return info.status === 'running' && own !== undefined && own.yours && own.kind === 'bot' && !own.out;
}
