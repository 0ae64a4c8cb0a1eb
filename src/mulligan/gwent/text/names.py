"""Card names (`names.csv`): Polish as printed; Russian, Spanish and French as in the video game where it has one."""

from __future__ import annotations

from mulligan.core.decks.deck import slug
from mulligan.core.text.names import names_of
from mulligan.core.text.terms import Language, has_term, term
from mulligan.core.text.typesetting import typeset
from mulligan.gwent.parts import Card


def card_name(card: Card, language: Language) -> str:
    """The name of a card. A special card named after its ability has the ability's name.

    >>> from mulligan.gwent.cards import BY_SLUG
    >>> [card_name(BY_SLUG["roach"], language) for language in Language]
    ['Roach', 'Płotka', 'Плотва', 'Sardinilla', 'Ablette']
    >>> card_name(BY_SLUG["scorch"], Language.PL)
    'Pożoga'
    """
    names, ability = names_of(__package__), f"gwent.ability.{slug(card.name)}"
    if card.name in names:
        return names.name(card.name, language)
    return term(ability, language) if has_term(ability) else typeset(card.name, language)
