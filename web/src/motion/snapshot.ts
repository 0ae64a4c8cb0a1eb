import { containerOf, type Original } from './actors.ts';
import type { Box } from './keyframes.ts';

/** A snapshot of a thing: its visible element, box and rotation. */
export interface SeenThing extends Original {
  key: string;
  /** The row, hand or group that contained it. */
  row: Element | null;
  /** The part of the table that contains it. */
  part: Element | null;
  angle: number;
  /** The number of equal things in its stack. */
  copies: number;
  /** The names of the keywords and alignments that it has gained, with their icons. */
  gained: ReadonlyMap<string, HTMLElement>;
}

export interface Snapshot {
  things: ReadonlyMap<string, SeenThing>;
  /** The boxes of the parts of the table: rows, lane, question and hand. */
  parts: ReadonlyMap<Element, Box>;
  /** By owner and index. */
  numbers: ReadonlyMap<string, { owner: string; text: string; element: HTMLElement }>;
}

export const BODY = '[data-place], .card';
const NUMBERS = '.num, .st, .pow, .total';

/** The table as it is drawn in `root`. */
export function snapshotOf(root: HTMLElement, boxOf: (body: HTMLElement) => Box): Snapshot {
  const things = new Map<string, SeenThing>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const body = element.matches(BODY) ? element : (element.querySelector<HTMLElement>(BODY) ?? element);
    const box = boxOf(body);
    const key = element.dataset['thing'] ?? '';
    if (box.width > 0) things.set(key, { key, body, row: element.parentElement, part: element.closest('.part'), beyond: beyond(box, element.parentElement), around: around(body, root), container: containerOf(body), box, size: { width: body.offsetWidth, height: body.offsetHeight }, angle: angleOf(body), copies: copiesOf(body), gained: gainedOn(body) });
  }
  const parts = new Map([...root.querySelectorAll<HTMLElement>('.part')].map((part) => [part, boxOf(part)]));
  return { things, parts, numbers: numbersIn(root) };
}

function around(body: Element, root: Element): Original['around'] {
  const found: { element: Element; classes: string }[] = [];
  for (let element = body.parentElement; element && element !== root; element = element.parentElement) found.push({ element, classes: element.className });
  return found;
}

function numbersIn(root: Element): Snapshot['numbers'] {
  const found = new Map<string, { owner: string; text: string; element: HTMLElement }>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>(NUMBERS)) {
    const holder = element.closest<HTMLElement>('[data-thing], [data-spot]');
    if (!holder || element.querySelector(NUMBERS)) continue;
    const owner = holder.dataset['thing'] ?? holder.dataset['spot']?.split(' ')[0] ?? '';
    const count = counts.get(owner) ?? 0;
    counts.set(owner, count + 1);
    found.set(`${owner} ${count}`, { owner, text: ownText(element), element });
  }
  return found;
}

/** The box of a thing without its current motion. */
export function restOf(body: HTMLElement): Box {
  const box = body.getBoundingClientRect();
  if (body.getAnimations().length === 0) return box;
  const [x = 0, y = 0] = getComputedStyle(body).translate.split(' ').map((length) => Number.parseFloat(length) || 0);
  return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
}

function beyond({ x, width }: Box, row: Element | null): SeenThing['beyond'] {
  if (!row?.matches('.view')) return { left: 0, right: 0 };
  const edges = row.getBoundingClientRect();
  return { left: Math.max(0, edges.left - x), right: Math.max(0, x + width - edges.right) };
}

function gainedOn(body: Element): SeenThing['gained'] {
  return new Map([...body.querySelectorAll<HTMLElement>('[data-gained]')].map((icon) => [icon.dataset['gained'] ?? '', icon]));
}

/** The number of a stack: 3 for ×3, and 1 without a number. */
function copiesOf(body: Element): number {
  const number = body.querySelector('.copies');
  return Number((number && /^×(\d+)$/u.exec(ownText(number))?.[1]) ?? 1);
}

function angleOf(body: Element): number {
  return body.classList.contains('expended') ? 90 : body.classList.contains('flipped') ? 180 : 0;
}

/** The text of an element without that of its children. */
export function ownText(element: Element): string {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('').trim();
}
