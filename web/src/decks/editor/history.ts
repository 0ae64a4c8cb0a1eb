/** Undone and redone states. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** The kind of the last edit, if edits of that kind are undone together. */
  kind: string;
}

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], kind: '' };
}

/** The history after an edit. Consecutive edits of one kind, such as the letters of a name, are undone together. */
export function edited<T>(history: History<T>, now: T, kind = ''): History<T> {
  const past = kind !== '' && kind === history.kind ? history.past : [...history.past, history.now];
  return { past, now, future: [], kind };
}

export function undone<T>(history: History<T>): History<T> {
  const now = history.past.at(-1);
  return now === undefined ? history : { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], kind: '' };
}

export function redone<T>(history: History<T>): History<T> {
  const [now, ...future] = history.future;
  return now === undefined ? history : { past: [...history.past, history.now], now, future, kind: '' };
}
