// Maps events to sounds. Each game has such a table next to its motions; kinds that are not in it are silent.

import type { ClientView, EventView } from '../wire/wire.ts';
import type { SoundName } from './recipes.ts';

/** The table of the event, and the listener's seat; -1 for a spectator. */
export interface Listener {
  seat: number;
  view: ClientView;
}

export type SoundOf = SoundName | ((event: EventView, listener: Listener) => SoundName | null);

export type EventSounds = Readonly<Record<string, SoundOf>>;

/** The viewer's own card is laid down; other players' cards slide onto the table. */
export const played = (event: EventView, { seat }: Listener): SoundName => (event.seat === seat ? 'lay' : 'play');

/** A landing number: larger numbers sound deeper. */
export const stamped = ({ amount }: EventView): SoundName => (Math.abs(amount) >= 8 ? 'stamp-deep' : 'stamp');

/** For spectators, every result sounds like a win. */
export const endOf = (won: boolean, { seat }: Pick<Listener, 'seat'>): SoundName => (won || seat < 0 ? 'game-won' : 'game-lost');

/** Sounds that all games share. */
export const COMMON_SOUNDS = {
  DREW: 'draw',
  DISCARDED: 'lay',
  PLAYED: played,
  WON: (_, listener) => endOf(listener.view.winners.includes(listener.seat), listener),
} as const satisfies EventSounds;

export function soundOf(sounds: EventSounds, event: EventView, listener: Listener): SoundName | null {
  const sound = sounds[event.kind];
  return typeof sound === 'function' ? sound(event, listener) : (sound ?? null);
}
