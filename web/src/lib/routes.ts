/** The page that an address leads to. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'games' }
  | { page: 'table'; table: string }
  /** No game: the first one. */
  | { page: 'cards'; game: string }
  | { page: 'card'; game: string; card: string }
  | { page: 'about' }
  /** Empty: chosen on the page. */
  | { page: 'rules'; game: string }
  | { page: 'decks' }
  | { page: 'deck'; deck: string }
  /** A deck that the address contains. */
  | { page: 'shared' }
  | { page: 'nowhere' };

/** Whether a host name is valid only on the visitor's own machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/u.test(host);
}

export type Page = Route['page'];

/** The route of a path; `nowhere` if there is none. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  if (more.length > 0) return { page: 'nowhere' };
  if (first === 'cards') return third === '' ? { page: 'cards', game: second } : { page: 'card', game: second, card: third };
  if (third !== '') return { page: 'nowhere' };
  if (first === 'table' && second !== '') return { page: 'table', table: second };
  if (first === 'decks' && second !== '') return { page: 'deck', deck: second };
  if (first === 'rules' && second !== '') return { page: 'rules', game: second };
  if (second !== '') return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'rules':
      return { page: 'rules', game: '' };
    case 'new':
    case 'games':
    case 'decks':
    case 'about':
      return { page: first };
    case 'd':
      return { page: 'shared' };
    default:
      return { page: 'nowhere' };
  }
}
