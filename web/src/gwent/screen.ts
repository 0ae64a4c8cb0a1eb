import { MediaQuery } from 'svelte/reactivity';

/** Leaders are laid out as cards only where the rail has room for them. */
export const cramped = new MediaQuery('(max-width: 1099.98px), (max-height: 819.98px)');
