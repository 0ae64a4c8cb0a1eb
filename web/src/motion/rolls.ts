import type { EventView } from '../wire/wire.ts';
import { lay, type CueAnimation } from './cue-animation.ts';
import { between, ROLLS, rollStep } from './keyframes.ts';
import { ownText } from './snapshot.ts';

/** A number that changes, with its old look. */
export interface Roll {
  event: EventView | null;
  element: HTMLElement;
  old: string;
  color: string;
  position: string;
  delay: number;
}

/** Rolls a number: the old one leaves upwards and the new one follows from below, with some values in between. */
export function rollOver(animation: CueAnimation, { element, old, color, position, delay }: Roll): void {
  const window = lay(element, 'rolling');
  window.ariaHidden = 'true';
  window.style.color = color;
  const texts = between(old, ownText(element));
  const step = rollStep(texts.length - 1);
  texts.forEach((text, i) => {
    const line = document.createElement('s');
    line.textContent = text;
    window.append(line);
    const [first, last] = [i === 0, i === texts.length - 1];
    const frames = [first ? ROLLS.at : ROLLS.below, ...(first || last ? [] : [ROLLS.at]), last ? ROLLS.at : ROLLS.above];
    animation.animate(line, frames, first || last ? step : 2 * step, delay + Math.max(0, i - 1) * step);
  });
  if (position === 'static') {
    element.style.position = 'relative';
    animation.after(() => (element.style.position = ''));
  }
  animation.after(() => window.remove());
}
