"""Decks from a pool of cards, by the bots' evaluation: decks to start from, and the completion of a deck."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from mulligan.core.decks.building import CardValue, DeckBuilding
from mulligan.core.decks.deck import Deck

PAIRS = 2  # suggested decks of two groups


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A deck to start from."""

    groups: tuple[str, ...]  # the pair of groups; empty: the strongest cards of all groups
    cards: Counter[str]


def suggested(building: DeckBuilding, pool: Counter[str], size: int, value_of: CardValue) -> list[Suggestion]:
    """Decks of `size` cards: the best two pairs of groups, then the strongest cards. The same pool gives the same decks.

    A pair with too few cards is filled up with the best of the others.
    """
    groups = {card: next(iter(building.groups(Deck((card,)))), "") for card in pool}
    pairs = []
    for pair in combinations(sorted(set(groups.values()) - {""}), 2):
        own = Counter({card: copies for card, copies in pool.items() if groups[card] in pair})
        cards = completed(pool, completed(own, Counter(), size, size, value_of), size, size, value_of)
        larger_first = (group for group in building.groups(Deck(tuple(cards.elements()))) if group in pair)
        pairs.append(Suggestion(tuple(larger_first), cards))
    pairs.sort(key=lambda each: -_total(each.cards, value_of))
    best: list[Suggestion] = []
    for each in pairs:  # with a strong group, several pairs can give the same deck
        if all(each.cards != other.cards for other in best):
            best.append(each)
    return [*best[:PAIRS], Suggestion((), completed(pool, Counter(), size, size, value_of))]


def completed(pool: Counter[str], deck: Counter[str], least: int, most: int, value_of: CardValue) -> Counter[str]:
    """The deck with the best cards left in the pool, up to `least`, or without its weakest, down to `most`."""
    done, left = Counter(deck), pool - deck
    while done.total() < least and left:
        best = max(sorted(left), key=lambda card: value_of(card, done))
        done[best] += 1
        left -= Counter((best,))
    while done.total() > most:
        done -= Counter((min(sorted(done), key=lambda card: value_of(card, done - Counter((card,)))),))
    return done


def _total(deck: Counter[str], value_of: CardValue) -> int:
    return sum(copies * value_of(card, deck - Counter((card,))) for card, copies in deck.items())
