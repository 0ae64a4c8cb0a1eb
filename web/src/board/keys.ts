/** Where a thing lies, without the how-manieth it is there: `hand/0` of `hand/0/2`. */
export function zoneOf(place: string): string {
  return place.slice(0, place.lastIndexOf('/'));
}

/** Gives equal things of a list keys of their own: the second `wolf` is `wolf#1`. So a card keeps its key when others of its row leave. */
export function keyed<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): { key: string; thing: Thing }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const name = nameOf(thing);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name}#${count}`, thing };
  });
}
