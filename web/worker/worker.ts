// The service worker: it keeps the page and the files that it has used, so that the page opens without a connection too. It
// never keeps or answers what the server says about games.
//
// Files with a hash in their name never change, so they are kept until a build has no such file. The page is always fetched
// when there is a connection. A new worker takes over when no page of the old one is open; until then the old one goes on.

/** The files of this build that have a hash in their name. */
declare const ASSETS: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = 'mulligan';
const PAGE = '/';
const BESIDE = ['/favicon.svg', '/favicon-asked.svg', '/manifest.webmanifest', '/icons/icon-192.png'];
/** What only the server may answer. */
const SERVERS = /^\/(api|ws|schema)(\/|$)/u;
/** A connection that is slower than this is as good as none. */
const PATIENCE = 3000;

/** A file's name without its hash. */
function stem(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/u, '');
}

async function install(): Promise<void> {
  const cache = await caches.open(KEPT);
  // What was used of the last build is fetched of this one.
  const used = new Set((await cache.keys()).map(({ url }) => stem(new URL(url).pathname)));
  await cache.addAll([PAGE, ...BESIDE, ...ASSETS.filter((path) => used.has(stem(path)))].map((path) => new Request(path, { cache: 'no-cache' })));
}

async function activate(): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = new Set([PAGE, ...BESIDE, ...ASSETS]);
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  await worker.clients.claim();
}

/** The page as it is now, or the kept one if the server does not answer in time. */
async function page(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(PAGE);
  const fetched = fetch(event.request).then((answer) => {
    if (!answer.redirected) put(event, cache, PAGE, answer);
    return answer;
  });
  if (!kept) return fetched;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetched.catch(() => kept), late]);
}

async function asset(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const fetched = await fetch(event.request);
  put(event, cache, event.request, fetched);
  return fetched;
}

/** Keeps a good answer. Nobody waits for that, and a full disk spoils nothing. */
function put(event: FetchEvent, cache: Cache, under: RequestInfo, answer: Response): void {
  if (answer.ok) event.waitUntil(cache.put(under, answer.clone()).catch(() => undefined));
}

/** Small files beside the page. */
async function beside(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

/** Keeps files that the page loaded before there was a worker. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => ASSETS.includes(path) && !known.has(path)));
}

/** A notification was pressed: shows its page, in its own tab if it is open. */
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
