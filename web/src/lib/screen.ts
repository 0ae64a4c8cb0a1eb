import { MediaQuery } from 'svelte/reactivity';

import { resolveScreens, type Screen } from '../style/screens.ts';

// Media queries for components; reactive through `current`. Styles use the same definitions.

const screen = (name: Screen): MediaQuery => new MediaQuery(resolveScreens(`(--${name})`));

export const phone = screen('phone');
export const narrow = screen('narrow');
export const wide = screen('wide');
export const slim = screen('slim');
export const previewColumn = screen('preview-column');
export const brief = screen('brief');
export const tall = screen('tall');
export const low = screen('low');
export const lowest = screen('lowest');
export const upright = screen('upright');
export const sideways = screen('sideways');
