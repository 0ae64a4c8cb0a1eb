"""Gwent's card browser: facets, and each card's page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, partial

from mulligan.core.client.card_faces import Face
from mulligan.core.client.card_index import (
    CardIndex,
    CardPage,
    CardSort,
    FacetMatch,
    Property,
    ReadyDeck,
    decks_with,
    groups,
    index,
    numbers,
    printed,
    rulings_on,
    signs,
    similar,
    texts_of,
)
from mulligan.core.decks.deck import slug
from mulligan.core.scenario.rulings import Ruling, read_rulings
from mulligan.core.text import Language, term
from mulligan.core.text.words import capital
from mulligan.gwent.cards import BY_SLUG, CARDS
from mulligan.gwent.decks.formats import BOXED, VIDEO, copies_in, formats
from mulligan.gwent.parts import Berserker, Leader, Row, Summon, Unit
from mulligan.gwent.text import grammar
from mulligan.gwent.ui.card_faces import faces

PREFIX = "G-"
KINDS = ("leader", "hero", "unit", "special", "weather")
EDITIONS = {"physical": BOXED, "video": VIDEO}  # rulesets and their card pools
READY = ("classic", "advanced")  # formats with premade decks
DEALT = (*READY, "solo")
_TYPES = {"hero", "leader"}  # signs that only repeat a card's type
_ROWS = {row.name.lower() for row in Row}


@cache
def rulings() -> Mapping[str, Ruling]:
    return read_rulings("mulligan.gwent", PREFIX)


@cache
def card_index(language: Language) -> CardIndex:
    """
    >>> [facet.facet for facet in card_index(Language.EN).facets]
    ['group', 'kind', 'row', 'strength', 'ability', 'edition', 'format']
    """
    said = faces(language)

    def word(name: str) -> str:
        return capital(term(f"gwent.{name}", language))

    named = {sign.sign: sign for sign in said.signs}
    rows = [(row.name.lower(), named[row.name.lower()].name, named[row.name.lower()].glyph) for row in Row]
    properties = (
        groups(word("faction"), said),
        Property("kind", word("facet.kind"), FacetMatch.ANY, _kinds(language), lambda face: (face.kind,)),
        Property("row", word("row"), FacetMatch.ANY, rows, lambda face: face.rows),
        numbers("strength", word("strength"), said),
        signs("ability", word("ability"), said, _abilities_of),
        Property(
            "edition",
            word("facet.edition"),
            FacetMatch.ANY,
            [(edition, word(f"ruleset.{edition}"), "") for edition in EDITIONS],
            _editions_of,
        ),
        Property(
            "format",
            word("facet.format"),
            FacetMatch.ANY,
            [(each, word(f"option.format.{each}"), "") for each in DEALT],
            _dealt_in,
        ),
    )
    return index(said, texts_of(map(faces, Language)), properties, (CardSort("strength", word("strength")),))


def _kinds(language: Language) -> list[tuple[str, str, str]]:
    """Each type by the word on its first card."""
    words: dict[str, str] = {}
    for face in faces(language).cards:
        words.setdefault(face.kind, capital(grammar(language).kind(BY_SLUG[face.card])))
    return [(kind, words[kind], "") for kind in KINDS]


def _abilities_of(face: Face) -> tuple[str, ...]:
    return tuple(sign for sign in face.signs if sign not in _TYPES | _ROWS)


def _editions_of(face: Face) -> tuple[str, ...]:
    return tuple(edition for edition, pool in EDITIONS.items() if copies_in(pool, BY_SLUG[face.card]))


@cache
def _dealt() -> Mapping[str, frozenset[str]]:
    return {name: frozenset(formats()[name].cards) for name in DEALT}


def _dealt_in(face: Face) -> tuple[str, ...]:
    return tuple(name for name, cards in _dealt().items() if face.card in cards)


# --- a card's page -----------------------------------------------------------------------------------


@cache
def _made() -> Mapping[str, tuple[str, ...]]:
    """The cards in the side deck that units turn into or that replace them."""
    made: dict[str, list[str]] = {}
    for card in CARDS:
        for ability in card.abilities if isinstance(card, Unit) else ():
            match ability:
                case Berserker(becomes):
                    made.setdefault(slug(card.name), []).append(becomes)
                case Summon(replacement):
                    made.setdefault(slug(card.name), []).append(replacement)
    return {card: tuple(others) for card, others in made.items()}


@cache
def _decks() -> tuple[ReadyDeck, ...]:
    """The formats' premade decks, each starting with its leader."""
    return tuple(
        ReadyDeck(pile, partial(_format_word, name), Counter(cards), cards[0])
        for name in READY
        for pile, cards in dict(formats()[name].piles).items()
    )


def _format_word(name: str, language: Language) -> str:
    return term(f"gwent.format.{name}", language)


def _faction(pile: str, language: Language) -> str:
    return term(f"gwent.faction.{pile}", language)


def card_page(card: str, language: Language) -> CardPage | None:
    """A card's page; None if there is no such card."""
    declared = BY_SLUG.get(card)
    if declared is None:
        return None
    return CardPage(
        card=card,
        texts=printed({each: faces(each) for each in Language}, card, language),
        rulings=rulings_on(rulings().values(), card, language),
        makes=_made().get(card, ()),
        made_by=tuple(maker for maker, made in _made().items() if card in made),
        decks=decks_with(_decks(), card, _faction, language),
        similar=similar(card_index(language), faces(language), card),
        copies=1 if isinstance(declared, Leader) else copies_in(BOXED, declared),
        gem="",
    )
