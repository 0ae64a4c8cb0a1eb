/** Lamplight is dark, daylight is light. */
export type Theme = 'lamp' | 'day';

const KEPT = 'mulligan.theme';
const daylight = matchMedia('(prefers-color-scheme: light)');

let chosen = $state<Theme | null>(kept());
let system = $state<Theme>(ofSystem());

function kept(): Theme | null {
  const value = localStorage.getItem(KEPT);
  return value === 'lamp' || value === 'day' ? value : null;
}

function ofSystem(): Theme {
  return daylight.matches ? 'day' : 'lamp';
}

/** The theme that the page wears: the chosen one, or else the system's. Reactive. */
export function theme(): Theme {
  return chosen ?? system;
}

/** Chooses a theme and remembers it; the system's own is followed again, not remembered. */
export function setTheme(next: Theme): void {
  chosen = next === system ? null : next;
  if (chosen === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, chosen);
  wear();
}

/** Says which game lies on the table, so that it gets its cloth; null for none. */
export function setGame(game: string | null): void {
  if (game === null) delete document.documentElement.dataset['game'];
  else document.documentElement.dataset['game'] = game;
  tint();
}

function wear(): void {
  document.documentElement.dataset['theme'] = theme();
  tint();
}

/** Puts the theme on the page and follows the system. Called once. */
export function startTheme(): void {
  daylight.addEventListener('change', () => {
    system = ofSystem();
    wear();
  });
  wear();
}

/** Gives the browser's own frame, and that of the installed page, the colour of the table. */
function tint(): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
}
