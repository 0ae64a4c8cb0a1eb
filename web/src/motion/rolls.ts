import type { EventView } from '../wire/wire.ts';
import { lay, type CueAnimation } from './cue-animation.ts';
import { between, ROLLS, rollStep } from './keyframes.ts';
import { ownText } from './snapshot.ts';
import { GAP } from './verbs.ts';

/** A number that changes, with its old look. */
export interface Roll {
  event: EventView | null;
  element: HTMLElement;
  /** The values from the old one to the new one. */
  texts: readonly string[];
  color: string;
  position: string;
  delay: number;
  /** Milliseconds of one value. */
  step: number;
}

/** Rolls a number from an old value to its present one, with some in between. */
export function rollFrom(old: string, element: HTMLElement): Pick<Roll, 'element' | 'texts' | 'step' | 'color' | 'position'> {
  const texts = between(old, ownText(element));
  return { element, texts, step: rollStep(texts.length - 1), ...lookOf(element) };
}

/** Counts the number of a stack up to `count`, while `more` things land on it, the first after `landing` milliseconds. */
export function countUp(element: HTMLElement, event: EventView | null, count: number, more: number, landing: number): Roll {
  const texts = [count === more ? '' : `×${count - more}`, ...Array.from({ length: more }, (_, i) => `×${count - more + i + 1}`)];
  return { event, element, texts, step: GAP, delay: landing - GAP, ...lookOf(element) };
}

function lookOf(element: HTMLElement): Pick<Roll, 'color' | 'position'> {
  const { color, position } = getComputedStyle(element);
  return { color, position };
}

/** Rolls a number: the old one leaves upwards and the new one follows from below, with some values in between. */
export function rollOver(animation: CueAnimation, { element, texts, color, position, delay, step }: Roll): void {
  const window = lay(element, 'rolling');
  window.ariaHidden = 'true';
  window.style.color = color;
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
