import type { CardView } from '../wire/wire.ts';

/** Removes one card: the named one, else a hidden one. */
export function withoutCard(cards: readonly CardView[], card: string): CardView[] {
  const named = cards.findIndex((each) => each.card === card);
  const at = named < 0 ? cards.findIndex((each) => each.card === '') : named;
  if (at < 0) return [...cards];
  return cards.toSpliced(at, 1).map((each, i) => ({ ...each, place: cards[i]?.place ?? each.place }));
}

/** Adds the first card of the final list that is still missing. */
export function grow(cards: readonly CardView[], to: readonly CardView[] = []): CardView[] {
  const left = cards.map(({ card }) => card);
  const next = to.find(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return next ? [...cards, next] : [...cards];
}
