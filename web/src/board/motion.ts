import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import type { FlipParams } from 'svelte/animate';

/** How a thing comes to the table or leaves it: it grows from a little smaller. */
export function settle(_node: Element, { pace }: { pace: number }): TransitionConfig {
  return { duration: pace, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.88 + 0.12 * t})` };
}

/** How the others make room. */
export function shift(pace: number): FlipParams {
  return { duration: pace, easing: cubicOut };
}

/** A thing that leaves one row and comes to another travels between them. */
export function travels(): [Travel, Travel] {
  const [send, receive] = crossfade({ easing: cubicOut, fallback: (node, params) => settle(node, { pace: Number(params.duration ?? 0) }) });
  return [send, receive];
}

type Travel = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;
