/** Makes the page available offline. The page tells the worker which files it has already loaded. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return; // insecure connections have none, either
  addEventListener('load', () => void install().catch(() => undefined)); // the page also works without it
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  active?.postMessage({ keep: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname) });
}
