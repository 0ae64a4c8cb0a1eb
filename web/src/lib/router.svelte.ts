import { routeOf, type Route } from './routes.ts';

let current = $state<Route>(routeOf(location.pathname));

/** The current route. Reactive. */
export function route(): Route {
  return current;
}

/** Goes to a path of the client, like a click on a link. */
export function go(path: string): void {
  history.replaceState({ scroll: scrollY }, '');
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** The scroll position at which the visitor left this page; 0 on the first visit. For pages that load their content late. */
export function leftAt(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'scroll' in state ? Number(state.scroll) : 0;
}

function arrive(): void {
  current = routeOf(location.pathname);
}

/** The client's own links change the route without a reload; the browser handles all other clicks. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (routeOf(link.pathname).page === 'nowhere' || link.hash !== '') return;
  event.preventDefault();
  go(link.pathname + link.search);
}

/** Starts handling links and the back button. Called once. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', follow);
}
