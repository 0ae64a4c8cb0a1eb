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

/** The active theme: the chosen one, or else the system's. Reactive. */
export function theme(): Theme {
  return chosen ?? system;
}

/** Sets the theme and remembers it. The system's own theme is not remembered but followed again. */
export function setTheme(next: Theme): void {
  chosen = next === system ? null : next;
  if (chosen === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, chosen);
  wear();
}

/** Sets the game for the table's background; null for none. */
export function setGame(game: string | null): void {
  if (game === null) delete document.documentElement.dataset['game'];
  else document.documentElement.dataset['game'] = game;
  tint();
}

function wear(): void {
  document.documentElement.dataset['theme'] = theme();
  tint();
}

/** Applies the theme, and follows the system. Called once. */
export function startTheme(): void {
  daylight.addEventListener('change', () => {
    system = ofSystem();
    wear();
  });
  wear();
}

/** Gives the browser's frame, and that of the installed app, the colour of the table. */
function tint(): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
}
