import type { Say } from '../lib/language.svelte.ts';
import type { Known } from '../net/known.ts';
import type { SeatInfo, TableInfo } from '../wire/wire.ts';

const LEVELS = ['novice', 'easy', 'normal', 'hard', 'master'];

/** Bots with a translated name; others keep their name on the server. */
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
export function seatName(seat: SeatInfo, viewer: number, say: Say): string {
  if (seat.seat === viewer) return say('table-you');
  if (seat.kind === 'open') return say('table-seat-free');
  return seat.name;
}

export function seatNames(info: TableInfo, viewer: number, say: Say): string[] {
  return info.seats.map((seat) => seatName(seat, viewer, say));
}

/** Whether a bot plays for the viewer, who can take over at any time. */
export function hasStandIn({ info, seat }: Pick<Known, 'info' | 'seat'>): boolean {
  const own = info.seats[seat];
  return info.status === 'running' && own !== undefined && own.yours && own.kind === 'bot' && !own.out;
}
