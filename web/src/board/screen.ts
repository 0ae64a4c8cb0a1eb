import { MediaQuery } from 'svelte/reactivity';

/** One column; boards of others are looked at one at a time. */
export const phone = new MediaQuery('max-width: 700px');

/** The rail has become two bars. */
export const narrow = new MediaQuery('max-width: 1099.98px');

/** A low screen: the same parts, set smaller. */
export const low = new MediaQuery('max-height: 839.98px');
