// Setups that this device remembers: the last one of each game, and saved ones. They are stored as links.

export interface Saved {
  name: string;
  /** The setup, as the query of a link. */
  link: string;
}

const LAST_GAME = 'mulligan.game';
const SAVED = 'mulligan.setups';
const MOST = 50;
const lastKey = (game: string): string => `mulligan.setup.${game}`;

let list = $state.raw<readonly Saved[]>(stored());

function stored(): readonly Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SAVED) ?? '[]');
    return Array.isArray(found) ? found.filter(isSaved).slice(0, MOST) : [];
  } catch {
    return []; // not JSON
  }
}

function isSaved(value: unknown): value is Saved {
  return typeof value === 'object' && value !== null && 'name' in value && 'link' in value && typeof value.name === 'string' && typeof value.link === 'string';
}

function store(next: readonly Saved[]): void {
  list = next;
  localStorage.setItem(SAVED, JSON.stringify(next));
}

/** The saved setups. Reactive. */
export function savedSetups(): readonly Saved[] {
  return list;
}

/** Saves a setup; a name that is taken gets a number. Returns the name. */
export function saveSetup(name: string, link: string): string {
  const free = freeName(name, list);
  store([...list, { name: free, link }].slice(-MOST));
  return free;
}

/** Renames a setup; a name that is taken gets a number. */
export function renameSetup(old: string, name: string): void {
  const others = list.filter((each) => each.name !== old);
  store(list.map((each) => (each.name === old ? { ...each, name: freeName(name, others) } : each)));
}

/** Deletes a setup. Returns a function that restores it in its place. */
export function deleteSetup(name: string): () => void {
  const before = list;
  store(list.filter((each) => each.name !== name));
  return () => store(before);
}

export function freeName(name: string, taken: readonly Pick<Saved, 'name'>[]): string {
  const isTaken = (wanted: string): boolean => taken.some((each) => each.name === wanted);
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** The link of the last setup of a game; null if there is none. */
export function lastSetup(game: string): string | null {
  return localStorage.getItem(lastKey(game));
}

/** The game that was set up last. */
export function lastGame(): string | null {
  return localStorage.getItem(LAST_GAME);
}

export function rememberSetup(game: string, link: string): void {
  localStorage.setItem(LAST_GAME, game);
  localStorage.setItem(lastKey(game), link);
}
