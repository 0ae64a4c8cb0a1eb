/**
 * A place on the table, parsed. The server names places as text: `hand/0/2` is in the zone `hand`, in the list `hand/0`, at 2.
 * Boards use the same form for things that the server does not name: `gem/1`, `bracket/open`.
 */
export interface Place<Zone extends string = string> {
  readonly zone: Zone;
  /** The rest of the place after the zone. */
  readonly path: readonly string[];
  /** The list that contains it: its text without the last part. */
  readonly list: string;
  readonly text: string;
}

const parsed = new Map<string, Place>();

export function parsePlace(text: string): Place {
  const known = parsed.get(text);
  if (known) return known;
  const [zone = '', ...path] = text.split('/');
  const place = { zone, path, list: [zone, ...path].slice(0, -1).join('/'), text };
  parsed.set(text, place);
  return place;
}

/** The text of a place: `placeIn('hand', 0, 2)` is `hand/0/2`. */
export function placeIn(zone: string, ...path: readonly (string | number)[]): string {
  return [zone, ...path].join('/');
}

export function isIn<Zone extends string>(place: Place, zone: Zone): place is Place<Zone> {
  return place.zone === zone;
}

/** Whether two places are in the same list. A single place in a zone is in none. */
export function areTogether(one: Place, other: Place): boolean {
  return one.list !== '' && one.list === other.list;
}

/** The place in another zone with the same path: `horn/0/1` for `row/0/1`. */
export function inZone(place: Place, zone: string): string {
  return placeIn(zone, ...place.path);
}
