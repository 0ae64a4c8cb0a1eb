import type { Attachment } from 'svelte/attachments';

import { PLAYER } from './assigning.ts';
import type { DamagePlan } from './damage-plan.svelte.ts';

const FROM_HERE = 6; // pixels after which a press is a drag

/** The place under a point, if it takes damage; else empty. */
function takerAt(plan: DamagePlan, x: number, y: number): string {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-takes], [data-place="${plan.player}"]`);
  if (!found) return '';
  return found.dataset['takes'] ?? (plan.through === null ? '' : PLAYER);
}

/** Makes a number draggable to other places that take damage. A press without movement is a tap. */
export function draggable(plan: DamagePlan, from: string, tap: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    const end = (): void => {
      start = null;
      plan.dragged = null;
    };
    const on = new AbortController();
    const listen = <Kind extends keyof HTMLElementEventMap>(kind: Kind, does: (event: HTMLElementEventMap[Kind]) => void): void => element.addEventListener(kind, does, { signal: on.signal });
    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    listen('pointermove', ({ clientX: x, clientY: y }) => {
      if (!start || !plan.gives(from) || (!plan.dragged && Math.hypot(x - start.x, y - start.y) < FROM_HERE)) return;
      const over = takerAt(plan, x, y);
      plan.dragged = { from, over: over === from ? '' : over, x, y };
    });
    listen('pointerup', () => {
      const { dragged } = plan;
      if (dragged) plan.move(from, dragged.over);
      else if (start) tap();
      end();
    });
    listen('pointercancel', end);
    listen('lostpointercapture', end);
    return () => {
      on.abort();
      end();
    };
  };
}
