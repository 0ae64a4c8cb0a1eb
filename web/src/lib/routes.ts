/** The page that an address leads to. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'cards' }
  | { page: 'about' }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

/** Does a host name mean the machine of whoever reads it? */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/u.test(host);
}

export type Page = Route['page'];

/** The route of a path; `nowhere` if there is none. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  if (more.length > 0) return { page: 'nowhere' };
  if (first === 'table' && second !== '') return { page: 'table', table: second };
  if (first === 'rules' && second !== '') return { page: 'rules', game: second };
  if (second !== '') return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'cards':
    case 'about':
      return { page: first };
    default:
      return { page: 'nowhere' };
  }
}
