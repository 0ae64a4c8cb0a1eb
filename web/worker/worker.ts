// The service worker caches the page and the files that it has used, so that the page opens without a connection, too. It never
// caches API responses.
//
// The cached page opens immediately, without asking the server. In the meantime the browser checks whether this script has changed, as
// it does after every visit; each build has a different one. A new worker fetches the new page together with its files, all or none, so
// the next visit shows the new build. Files with a hash in their name never change: they are kept until no page of an old build is
// open, when the new worker takes over. So a page never gets files of another build.

/** The files of this build that have a hash in their name. */
declare const ASSETS: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = 'mulligan';
const PAGE = '/';
const BESIDE = ['/favicon.svg', '/favicon-asked.svg', '/manifest.webmanifest', '/icons/icon-192.png'];
/** Paths that only the server may answer. */
const SERVERS = /^\/(api|ws|schema)(\/|$)/u;

/** A file's name without its hash. */
function stem(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/u, '');
}

async function install(): Promise<void> {
  const cache = await caches.open(KEPT);
  // Fetch the new versions of files that the old build has cached.
  const used = new Set((await cache.keys()).map(({ url }) => stem(new URL(url).pathname)));
  await cache.addAll([PAGE, ...BESIDE, ...ASSETS.filter((path) => used.has(stem(path)))].map((path) => new Request(path, { cache: 'no-cache' })));
}

async function activate(): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = new Set([PAGE, ...BESIDE, ...ASSETS]);
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  await worker.clients.claim();
}

/** The cached page. The install of the next worker refreshes it. */
async function page(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(PAGE);
  if (!kept) return fetch(event.request);
  event.waitUntil(worker.registration.update().then(() => undefined, () => undefined)); // without a connection it fails
  return kept;
}

async function asset(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const fetched = await fetch(event.request);
  if (fetched.ok) event.waitUntil(cache.put(event.request, fetched.clone()).catch(() => undefined)); // a full disk must not fail the request
  return fetched;
}

/** Other small files: the cached ones are for when there is no connection. */
async function beside(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

/** Caches files that the page loaded before there was a worker. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => ASSETS.includes(path) && !known.has(path)));
}

/** Shows the page of a pressed notification, in its own tab if it is open. */
async function show(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(keep((event.data as { keep: string[] }).keep)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as { path: string }).path));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVERS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (BESIDE.includes(pathname)) event.respondWith(beside(request));
});
