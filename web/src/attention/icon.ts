const ICONS = { calm: '/favicon.svg', asked: '/favicon-asked.svg' };

/** Marks the tab, and an installed app's icon, while the viewer is asked, until the returned function is called. */
export function showIcon(asked: boolean): () => void {
  set(asked);
  return () => set(false);
}

function set(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = asked ? ICONS.asked : ICONS.calm;
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
  // Only installed apps have a badge; elsewhere the browser refuses.
  if (asked) void navigator.setAppBadge?.(1).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}
