import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

import { settle } from '../board/motion.ts';

/** A champion that attacks steps from its row into the lane, and back: it leaves one place and arrives at the other. */
export const [leave, arrive] = crossfade({
  easing: cubicOut,
  fallback: (node, { duration }) => settle(node, { pace: typeof duration === 'number' ? duration : 0 }),
});
