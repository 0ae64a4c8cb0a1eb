/** Where a page is: its address, read. */
export type Place =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'cards' }
  | { page: 'about' }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

/** Is it an address that means this machine itself, whoever reads it? */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/u.test(host);
}

export type Page = Place['page'];

/** The place that a path names; `nowhere` when it names none. */
export function placeOf(path: string): Place {
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
