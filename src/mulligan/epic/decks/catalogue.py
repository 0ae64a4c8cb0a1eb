"""The card names that Epic's deck files accept."""

from __future__ import annotations

from functools import cache

from mulligan.core.decks.deck import Catalogue, slug
from mulligan.epic.cards import CARDS
from mulligan.epic.state import LARGEST_DECK
from mulligan.epic.text import grammar, languages


@cache
def catalogue() -> Catalogue:
    """All cards, by their English and translated names.

    >>> catalogue().find("palace guard"), catalogue().find("THE PEOPLE’S CHAMPION")
    ('palace_guard', 'the_peoples_champion')
    >>> catalogue().read("3 Kong  # the big one\\nPalace Guard").cards
    ('kong', 'kong', 'kong', 'palace_guard')
    """
    names = Catalogue({slug(card.name): card.name for card in CARDS}, LARGEST_DECK, "E-DECK-04")
    for language in languages():
        for card in CARDS:
            names.also(slug(card.name), grammar(language).name(card))
    return names
