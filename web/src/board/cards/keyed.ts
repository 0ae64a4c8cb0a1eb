import { parsePlace } from '../../table/place.ts';

/** The list that contains a thing: `hand/0` for `hand/0/2`. */
export function listOf(place: string): string {
  return parsePlace(place).list;
}

/** Gives equal things of a list different keys: the second `wolf` is `wolf#1`. So a card keeps its key when others in its row leave. */
export function keyed<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): { key: string; thing: Thing }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const name = nameOf(thing);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name}#${count}`, thing };
  });
}
