// Which event is heard how. Each game has a table like this beside its table of motions; a kind that is not in it is silent.

import type { ClientView, EventView } from '../wire/wire.ts';
import type { SoundName } from './recipes.ts';

/** The table at which the event is heard, and the listener's seat; -1: a spectator. */
export interface Listener {
  seat: number;
  view: ClientView;
}

export type SoundOf = SoundName | ((event: EventView, listener: Listener) => SoundName | null);

export type EventSounds = Readonly<Record<string, SoundOf>>;

/** Your own card is laid down; another player's slides onto the table. */
export const played = (event: EventView, { seat }: Listener): SoundName => (event.seat === seat ? 'lay' : 'play');

/** A number lands: the higher, the deeper. */
export const stamped = ({ amount }: EventView): SoundName => (Math.abs(amount) >= 8 ? 'stamp-deep' : 'stamp');

/** Spectators hear every win as one. */
export const endOf = (won: boolean, { seat }: Pick<Listener, 'seat'>): SoundName => (won || seat < 0 ? 'game-won' : 'game-lost');

/** Sounds that mean the same in every game. */
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
