import { cubicOut } from 'svelte/easing';
import type { FlipParams } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';

/** How a thing comes to the table or leaves it: it grows from a little smaller. */
export function settle(_node: Element, { pace }: { pace: number }): TransitionConfig {
  return { duration: pace, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.88 + 0.12 * t})` };
}

/** How the others make room. */
export function shift(pace: number): FlipParams {
  return { duration: pace, easing: cubicOut };
}
