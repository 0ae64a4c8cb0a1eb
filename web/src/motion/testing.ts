// Helpers for tests of motions.

import type { EventView } from '../wire/wire.ts';
import { plan, type Cue } from './plan.ts';
import type { Motions } from './verbs.ts';

export const event = (kind: string, more: Partial<EventView> = {}): EventView => ({ kind, seat: 0, card: '', place: '', amount: 0, other: -1, words: '', ...more });

/** A function that writes a plan as lines: motion, from, to, pile and the index of the event. Things that stay in place are omitted. */
export function mover(motions: Motions, isToken: (card: string) => boolean = () => false) {
  return (before: string[], after: string[], events: EventView[] = []): string[] => {
    const line = (cue: Cue): string => [cue.motion, cue.was || '-', cue.is || '-', cue.at || '-', cue.event ? events.indexOf(cue.event) : 'now'].join(' | ');
    return plan(before, after, events, { ...motions, isToken }).filter((cue) => cue.motion !== 'step' || cue.event).map(line);
  };
}
