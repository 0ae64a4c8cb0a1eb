"""Epic's card browser: facets, and each card's page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
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
    fold,
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
from mulligan.epic import parts as p
from mulligan.epic.cards import BASE_SET, BY_SLUG, CARDS, TOKENS
from mulligan.epic.decks.formats import CUBE_COPIES, formats
from mulligan.epic.text import grammar
from mulligan.epic.ui.card_faces import faces, parts_of

PREFIX = "E-"
STARTER, OTHERS = "starter", "other"


@cache
def rulings() -> Mapping[str, Ruling]:
    return read_rulings("mulligan.epic", PREFIX)


@cache
def card_index(language: Language) -> CardIndex:
    """
    >>> found = card_index(Language.EN)
    >>> [(facet.facet, len(facet.options)) for facet in found.facets][:4]
    [('group', 4), ('cost', 2), ('kind', 3), ('attack', 16)]
    """
    said = faces(language)

    def word(name: str) -> str:
        return capital(term(f"epic.{name}", language))

    properties = (
        groups(word("alignment"), said),
        Property("cost", word("cost"), FacetMatch.ANY, [(cost, word(f"option.cost.{cost}"), "") for cost in "01"], _costs_of),
        Property("kind", word("facet.kind"), FacetMatch.ANY, _kinds(language), lambda face: (face.kind,)),
        numbers("attack", word("attack"), said),
        numbers("defense", word("defense"), said),
        signs("keyword", word("facet.keyword"), said, lambda face: face.signs),
        Property("class", word("facet.class"), FacetMatch.ANY, _classes(language), _classes_of),
        Property("gem", word("facet.gem"), FacetMatch.ANY, [(gem, word(f"option.gem.{gem}"), "") for gem in _gems()], _gem_of),
        Property("format", word("facet.format"), FacetMatch.ANY, _formats(language), _formats_of),
    )
    sorts = (
        CardSort("cost", word("cost"), ascending=True),
        CardSort("attack", word("attack")),
        CardSort("defense", word("defense")),
    )
    return index(said, texts_of(map(faces, Language)), properties, sorts)


def _costs_of(face: Face) -> Iterable[str]:
    return () if face.cost is None else (str(face.cost),)


def _kinds(language: Language) -> list[tuple[str, str, str]]:
    return [(kind, capital(term(f"epic.{kind}", language)), "") for kind in ("champion", "event", "token")]


def _classes(language: Language) -> list[tuple[str, str, str]]:
    named = [(each.name.lower(), capital(grammar(language).term(f"class.{each.name.lower()}")), "") for each in p.CardClass]
    return sorted(named, key=lambda option: fold(option[1]))


def _classes_of(face: Face) -> Iterator[str]:
    return (each.name.lower() for each in BY_SLUG[face.card].classes)


def _gems() -> tuple[str, ...]:
    return tuple(gem.name.lower() for gem in CUBE_COPIES)


def _gem_of(face: Face) -> tuple[str, ...]:
    card = BY_SLUG[face.card]
    return () if isinstance(card, p.Token) else (card.gem.name.lower(),)


def _formats(language: Language) -> list[tuple[str, str, str]]:
    """Only the starter decks leave cards out: all other formats deal the whole base set."""
    named = {STARTER: f"epic.format.{STARTER}", OTHERS: f"epic.option.format.{OTHERS}"}
    return [(option, capital(term(row, language)), "") for option, row in named.items()]


def _formats_of(face: Face) -> tuple[str, ...]:
    if face.kind == "token":
        return ()
    return (STARTER, OTHERS) if face.card in formats()[STARTER].cards else (OTHERS,)


# --- a card's page -----------------------------------------------------------------------------------


@cache
def _made() -> Mapping[str, tuple[str, ...]]:
    """The tokens that each card creates."""
    return {
        slug(card.name): tuple(dict.fromkeys(slug(each.name) for each in parts_of(card) if isinstance(each, p.Token)))
        for card in CARDS
        if not isinstance(card, p.Token)
    }


@cache
def _decks() -> tuple[ReadyDeck, ...]:
    found = []
    for name in (STARTER, "precon"):
        for pile, cards in dict(formats()[name].piles).items():
            found.append(ReadyDeck(pile, partial(_format_word, name), Counter(cards), max(cards, key=_might)))
    return tuple(found)


def _format_word(name: str, language: Language) -> str:
    return term(f"epic.format.{name}", language)


def _might(card: str) -> int:
    declared = BY_SLUG[card]
    return declared.attack if isinstance(declared, p.Champion) else 0


def _alignment(pile: str, language: Language) -> str:
    return capital(term(f"epic.align.{pile}", language))


def card_page(card: str, language: Language) -> CardPage | None:
    """A card's page; None if there is no such card, or only in the preview of later sets."""
    declared = BY_SLUG.get(card)
    if declared not in TOKENS + BASE_SET:
        return None
    gem = None if isinstance(declared, p.Token) or declared is None else declared.gem
    return CardPage(
        card=card,
        texts=printed({each: faces(each) for each in Language}, card, language),
        rulings=rulings_on(rulings().values(), card, language),
        makes=_made().get(card, ()),
        made_by=tuple(maker for maker, made in _made().items() if card in made and BY_SLUG[maker] in BASE_SET),
        decks=decks_with(_decks(), card, _alignment, language),
        similar=similar(card_index(language), faces(language), card),
        copies=0 if gem is None else CUBE_COPIES[gem],
        gem="" if gem is None else gem.name.lower(),
    )
