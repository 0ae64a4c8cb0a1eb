import { MediaQuery } from 'svelte/reactivity';

/** From here on there is one column, and boards of others are looked at one at a time. */
export const phone = new MediaQuery('max-width: 700px');
