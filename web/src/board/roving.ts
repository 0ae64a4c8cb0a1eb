/** Inside a group the arrow keys move; Tab goes to the next group. Attach it to the element of the group. */
export function roving(group: HTMLElement): () => void {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];

  function enter(member: HTMLElement): void {
    for (const each of members()) each.tabIndex = each === member ? 0 : -1;
  }

  /** After every change one member can be reached: the one that was, or the first lit one, or the first. */
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
