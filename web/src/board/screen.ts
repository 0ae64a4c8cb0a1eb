import { MediaQuery } from 'svelte/reactivity';

// In em, as the styles are once they are built (plugins/text-size.ts): with larger text less has room.

/** 700 px: one column; boards of others are looked at one at a time. */
export const phone = new MediaQuery('max-width: 43.75em');

/** 1100 px: the rail has become two bars. */
export const narrow = new MediaQuery('max-width: 68.74875em');

/** 840 px: a low screen: the same parts, set smaller. */
export const low = new MediaQuery('max-height: 52.49875em');
