import type { EventView } from '../wire/wire.ts';
import type { CueAnimation } from './cue-animation.ts';
import { GAIN, LABELS, PUNCH, PUNCHES, SHOWN } from './keyframes.ts';
import { placeOfKey } from './plan.ts';
import type { SeenThing, Snapshot } from './snapshot.ts';

/** A keyword or an alignment that a thing on the table has just gained. */
export interface Gain {
  name: string;
  icon: HTMLElement;
  /** The event that brings it; null if none does. */
  event: EventView | null;
}

const EDGE = 4; // pixels between a label and the edge of the window

/** What things have gained between two tables. */
export function gainsBetween(before: Snapshot, after: Snapshot, events: readonly EventView[]): Gain[] {
  return [...after.things.values()].flatMap((thing) => {
    const was = before.things.get(thing.key);
    if (!was) return []; // it came with them
    const event = eventOn(thing, events);
    return [...thing.gained].filter(([name]) => !was.gained.has(name)).map(([name, icon]) => ({ name, icon, event }));
  });
}

function eventOn({ key }: SeenThing, events: readonly EventView[]): EventView | null {
  return events.find(({ place }) => place === placeOfKey(key)) ?? null;
}

/** Punches the icon into its place, and shows its name beside it for a while; without movement if `still`. */
export function punch(animation: CueAnimation, { name, icon }: Gain, layer: HTMLElement, still: boolean): void {
  const { right, y, height } = icon.getBoundingClientRect();
  if (height === 0) return;
  const label = document.createElement('b');
  label.className = 'gain';
  label.textContent = name;
  layer.append(label);
  label.style.left = `${Math.max(EDGE, Math.min(right + EDGE, innerWidth - label.offsetWidth - EDGE))}px`;
  label.style.top = `${y + height / 2}px`;
  animation.after(() => label.remove());
  animation.animate(label, still ? SHOWN : LABELS, GAIN, 0, 'linear');
  if (!still) animation.animate(icon, PUNCHES, PUNCH);
}
