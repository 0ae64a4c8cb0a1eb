// Copies of things that move above the table.

import { middle, type Box } from './keyframes.ts';

/** Data about a thing for its copy. */
export interface Original {
  body: HTMLElement;
  /** Its ancestors from the inside out, and their classes at that time, on which styles depend. */
  around: readonly { element: Element; classes: string }[];
  box: Box;
  /** Its size without rotation: the bounding box of a turned thing is larger. */
  size: { width: number; height: number };
  /** The nearest ancestor whose size decides how much a card shows, and its old box. */
  container: { element: Element; box: Box } | null;
  /** The parts that were clipped by the edges of a scrolling row. */
  beyond: { left: number; right: number };
}

const CONTAINERS = '.cell, .hand-cell, .rank, .turned'; // see card/cells.css
const NAMES = ['data-place', 'data-thing', 'data-spot', 'data-card'];

export function containerOf(body: Element): Original['container'] {
  const element = body.parentElement?.closest(CONTAINERS);
  return element ? { element, box: element.getBoundingClientRect() } : null;
}

/** Copies a thing into `layer`, inside empty copies of its ancestors, so that the same styles apply. Also returns the element to remove later. */
export function copyOf({ body, around, box, size, container, beyond: { left, right } }: Original, layer: Element): { actor: HTMLElement; outermost: HTMLElement } {
  const actor = nameless(body);
  const { x, y } = middle(box);
  const [from, position] = container ? [container.box, 'absolute'] : [{ x: 0, y: 0 }, 'fixed'];
  Object.assign(actor.style, {
    position, left: `${x - size.width / 2 - from.x}px`, top: `${y - size.height / 2 - from.y}px`, width: `${size.width}px`, height: `${size.height}px`, margin: '0', transform: 'none', opacity: '',
  });
  if (left > 0 || right > 0) actor.style.clipPath = `inset(0 ${right}px 0 ${left}px)`;
  let outermost: HTMLElement = actor;
  for (const { element, classes } of around) {
    const shell = document.createElement('div');
    shell.className = `${classes} shell-of`;
    if (element === container?.element) boxed(shell, container.box);
    shell.append(outermost);
    outermost = shell;
  }
  layer.append(outermost);
  return { actor, outermost };
}

/** Keeps a copy in sync with its thing, which fits its name and picture only after layout. Returns a function that stops. */
export function follows(actor: HTMLElement, body: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    actor.className = body.className;
    actor.replaceChildren(...nameless(body).childNodes);
  });
  observer.observe(body, { subtree: true, childList: true, attributeFilter: ['class', 'viewBox'] });
  return () => observer.disconnect();
}

function nameless(body: HTMLElement): HTMLElement {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[data-place], [data-thing], [data-spot]')]) for (const name of NAMES) each.removeAttribute(name);
  return copy;
}

function boxed(shell: HTMLElement, { x, y, width, height }: Box): void {
  shell.classList.add('boxed');
  Object.assign(shell.style, {
    position: 'fixed', inset: 'auto', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, margin: '0', padding: '0', minWidth: '0', minHeight: '0', maxWidth: 'none', maxHeight: 'none', translate: 'none', transform: 'none', opacity: '1',
  });
}
