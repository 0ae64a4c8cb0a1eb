import type { CardView } from '../wire/wire.ts';

/** A list without one card: the named one, or else a hidden one. The others move up. */
export function without(cards: readonly CardView[], card: string): CardView[] {
  const named = cards.findIndex((each) => each.card === card);
  const at = named < 0 ? cards.findIndex((each) => each.card === '') : named;
  if (at < 0) return [...cards];
  return cards.toSpliced(at, 1).map((each, i) => ({ ...each, place: cards[i]?.place ?? each.place }));
}

/** A list with one card more: the first one of the list as it will be that is not there yet. */
export function grow(cards: readonly CardView[], to: readonly CardView[] = []): CardView[] {
  const left = cards.map(({ card }) => card);
  const next = to.find(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return next ? [...cards, next] : [...cards];
}
