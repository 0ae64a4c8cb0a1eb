import type { Library } from '../card/library.ts';
import type { DeckList, Face } from '../wire/wire.ts';
import { partOf } from './deck.ts';

/** The card that represents a deck: the chosen one, its leader, or its strongest card. */
export function coverOf(list: DeckList, place: number, library: Library): Face | undefined {
  const part = partOf(list, place);
  const chosen = list.decks.length === 1 ? library.cards.get(list.cover) : undefined;
  return chosen ?? library.cards.get(part.leader) ?? mightiest(part.cards.flatMap(({ card }) => library.cards.get(card) ?? []));
}

function mightiest(faces: readonly Face[]): Face | undefined {
  const might = ({ attack, strength }: Face): number => attack ?? strength ?? -1;
  return faces.reduce<Face | undefined>((best, face) => (best && might(best) >= might(face) ? best : face), undefined);
}
