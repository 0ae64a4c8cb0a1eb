/** Lets the page be opened without a connection. The page tells the worker which files it loaded before. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return; // also without a secure connection there is none
  addEventListener('load', () => void install().catch(() => undefined)); // a page without a worker works as well
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  active?.postMessage({ keep: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname) });
}
