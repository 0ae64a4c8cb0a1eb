/** Roving tabindex: arrow keys move within a group, Tab to the next group. Attach it to the group's element. */
export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];

  function enter(member: HTMLElement): void {
    for (const each of members()) each.tabIndex = each === member ? 0 : -1;
  }

  /** Keeps exactly one member tabbable: the previous one, else the first lit one, else the first. */
  function refresh(): void {
    const all = members();
    const kept = all.find((each) => each === document.activeElement) ?? all.find((each) => each.matches('.lit, .armed, .chosen')) ?? all[0];
    if (kept) enter(kept);
  }

  function move(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const all = members();
    const at = all.findIndex((each) => each === document.activeElement);
    if (step === undefined || at < 0) return;
    const next = all[(at + step + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    enter(next);
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] });
  group.addEventListener('keydown', move);
  group.addEventListener('focusin', refresh);
  refresh();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', move);
    group.removeEventListener('focusin', refresh);
  };
}

/** The same for a grid, with its members found by a selector: up and down move between rows, Home and End to the first and last. */
export function rovingGrid(selector: string): (group: HTMLElement) => () => void {
  return (group) => {
    let current: HTMLElement | null = null;
    const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];

    function enter(member: HTMLElement | null): void {
      if (member === current) return;
      if (current) current.tabIndex = -1;
      if (member) member.tabIndex = 0;
      current = member;
    }

    /** Keeps the tabbable member while it is shown. */
    function refresh(): void {
      if (!current?.isConnected || current.closest('[hidden]')) enter(group.querySelector<HTMLElement>(selector));
    }

    function focused(event: FocusEvent): void {
      const member = event.target instanceof HTMLElement && event.target.matches(selector) ? event.target : null;
      if (member) enter(member);
    }

    function move(event: KeyboardEvent): void {
      const all = members();
      const at = all.findIndex((each) => each === document.activeElement);
      if (at < 0 || event.metaKey || event.ctrlKey || event.altKey) return;
      const next = all[placeAfter(event.key, at, all) ?? -1];
      if (!next) return;
      event.preventDefault();
      enter(next);
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    }

    const watcher = new MutationObserver(refresh);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    group.addEventListener('keydown', move);
    group.addEventListener('focusin', focused);
    refresh();
    return () => {
      watcher.disconnect();
      group.removeEventListener('keydown', move);
      group.removeEventListener('focusin', focused);
    };
  };
}

/** The target of a key in a grid; undefined for other keys. */
function placeAfter(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return all.length - 1;
    case 'ArrowUp':
    case 'ArrowDown':
      return nearestBeyond(key === 'ArrowUp' ? -1 : 1, at, all);
    default:
      return undefined;
  }
}

/** The nearest member in the next row up or down. */
function nearestBeyond(step: -1 | 1, at: number, all: readonly HTMLElement[]): number | undefined {
  const here = all[at]!.getBoundingClientRect();
  let found: number | undefined;
  let row = NaN;
  let least = Infinity;
  for (let i = at + step; i >= 0 && i < all.length; i += step) {
    const { top, left } = all[i]!.getBoundingClientRect();
    if ((top - here.top) * step < here.height / 2) continue;
    if (Number.isNaN(row)) row = top;
    else if (Math.abs(top - row) > here.height / 2) break;
    if (Math.abs(left - here.left) < least) [found, least] = [i, Math.abs(left - here.left)];
  }
  return found;
}
