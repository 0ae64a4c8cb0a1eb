"""What players bring to a game: piles that lie ready, by their names, decks of their own, or what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mulligan.core.decks import Deck
from mulligan.core.formats import Format
from mulligan.core.game import IllegalDeck
from mulligan.core.random import Purpose, below, stream


def piles_in(format: Format, decks: Sequence[Deck]) -> Counter[str]:
    """The piles of which all cards lie in these decks."""
    piles = dict(format.piles).items()
    return Counter(name for deck in decks for name, cards in piles if not Counter(cards) - deck.counts)


def rest(format: Format, key: bytes, number: int, left: Counter[str]) -> tuple[str, ...]:
    """Different piles at random; those of which most are left come first, so that others find different ones too."""
    offered, mixed = list(left), list(left)
    random = stream(key, Purpose.TAKE, number)
    for place in range(len(mixed) - 1, 0, -1):
        other = below(random, place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return tuple(sorted(sorted(mixed, key=lambda name: -left[name])[: format.takes], key=offered.index))


def enough_left(format: Format, place: int, left: Counter[str]) -> None:
    """Refuse when a player finds too few different piles."""
    if len(left) < format.takes:
        raise IllegalDeck(f"P{place + 1} finds no {format.takes} different ones any more: play with more boxes")
