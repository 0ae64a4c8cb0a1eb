"""The card browser: an index to search and filter cards, and the page of a card with everything beyond its face."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log

from mulligan.core.client.card_faces import Face, Faces
from mulligan.core.scenario.rulings import Ruling
from mulligan.core.text import Language

SIMILAR = 4  # cards listed as similar to another
CLOSE = 6  # numbers further apart than this are not similar
_STROKES = str.maketrans({"ł": "l", "’": "'", "‘": "'", "ʼ": "'", "ё": "е"})
_EDGES = " .,:;!?()[]«»“”„\"'…→›·—–"
_INNER = re.compile(r"['\-/]")


class FacetMatch(StrEnum):
    """How the chosen options of a facet combine."""

    ANY = "any"
    ALL = "all"
    RANGE = "range"  # options are numbers in ascending order; a choice is a lowest and a highest one


@dataclass(frozen=True, slots=True)
class FacetOption:
    option: str  # the option's slug, the same in every language
    words: str
    glyph: str  # the option's icon, if any
    cards: tuple[int, ...]  # indexes in `Faces.cards`


@dataclass(frozen=True, slots=True)
class Facet:
    """A property to filter by. Every game has `group`, its alignments or factions."""

    facet: str
    words: str
    match: FacetMatch
    options: tuple[FacetOption, ...]


@dataclass(frozen=True, slots=True)
class CardSort:
    """A number on a face to sort by, the largest first; `ascending`: the smallest first."""

    sort: str
    words: str
    ascending: bool = False


@dataclass(frozen=True, slots=True)
class CardIndex:
    game: str
    language: str
    facets: tuple[Facet, ...]
    sorts: tuple[CardSort, ...]
    words: tuple[str, ...]  # for each card: all words on it in all languages, folded (`fold`) and joined by spaces


@dataclass(frozen=True, slots=True)
class PrintedText:
    """A card's text in one language."""

    language: str
    name: str
    kind_words: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulingView:
    """A question and its answer, in the viewer's language if they are translated."""

    ruling: str  # the ruling's id; a table can be opened at its position
    language: str
    question: str
    answer: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckWith:
    """A premade deck that contains a card."""

    name: str
    format: str  # the format's name, in words
    copies: int
    cover: str  # the card on the deck's tile


@dataclass(frozen=True, slots=True)
class CardPage:
    card: str
    texts: tuple[PrintedText, ...]  # the viewer's language first
    rulings: tuple[RulingView, ...]
    makes: tuple[str, ...]  # cards that it creates or turns into
    made_by: tuple[str, ...]
    decks: tuple[DeckWith, ...]
    similar: tuple[str, ...]
    copies: int  # number of copies in the game's set; 0 if it is in none
    gem: str  # a mark that limits copies, if any


@dataclass(frozen=True, slots=True)
class ReadyDeck:
    """A premade deck: its pile, the words for its format, its cards, and the card on its tile."""

    pile: str
    format: Callable[[Language], str]
    counts: Counter[str]
    cover: str


@dataclass(frozen=True, slots=True)
class Property:
    """A facet before its cards are listed: its heading, its options with words and glyphs, and which of them a card has."""

    facet: str
    words: str
    match: FacetMatch
    options: Sequence[tuple[str, str, str]]  # option, words, glyph
    of: Callable[[Face], Iterable[str]]


# --- search ------------------------------------------------------------------------------------------


def fold(text: str) -> str:
    """A text as people type it: lower case, without accents, with straight apostrophes. The client folds its input.

    >>> fold("Łucznik Yaévinn’s"), fold("Ёж")
    ("lucznik yaevinn's", 'еж')
    """
    apart = unicodedata.normalize("NFD", text.lower().translate(_STROKES))
    return "".join(letter for letter in apart if not unicodedata.category(letter).startswith("M"))


def search_words(texts: Iterable[str]) -> str:
    """The distinct words of some texts, folded. Parts of joined words are included: `rex` also finds `t-rex`.

    >>> search_words(["Raging T-Rex.", "Gaunter O’Dimm: +1/+1"])
    "+1 +1/+1 dimm gaunter o o'dimm raging rex t t-rex"
    """
    words: set[str] = set()
    for word in fold(" ".join(texts)).split():
        whole = word.strip(_EDGES)
        words.update(part for part in (whole, *_INNER.split(whole)) if part)
    return " ".join(sorted(words))


# --- the index ---------------------------------------------------------------------------------------


def numbers(facet: str, words: str, faces: Faces) -> Property:
    """A facet of a number on the faces: `cost`, `attack`, `defense` or `strength`."""
    there = sorted({value for face in faces.cards if (value := getattr(face, facet)) is not None})

    def of(face: Face) -> Iterable[str]:
        value = getattr(face, facet)
        return () if value is None else (str(value),)

    return Property(facet, words, FacetMatch.RANGE, [(str(value), str(value), "") for value in there], of)


def signs(facet: str, words: str, faces: Faces, of: Callable[[Face], Iterable[str]]) -> Property:
    """A facet with an option for each sign, sorted by name."""
    shown = sorted(faces.signs, key=lambda sign: fold(sign.name))
    return Property(facet, words, FacetMatch.ALL, [(sign.sign, sign.name, sign.glyph) for sign in shown], of)


def groups(words: str, faces: Faces) -> Property:
    """The alignments or factions, in the order of the cards."""
    named = {face.group: face.group_words for face in faces.cards if face.kind != "token"}
    return Property("group", words, FacetMatch.ANY, [(group, said, "") for group, said in named.items()], _groups_of)


def _groups_of(face: Face) -> tuple[str, ...]:
    return (face.group, face.second_group) if face.second_group else (face.group,)


def index(
    faces: Faces, everywhere: Mapping[str, Iterable[str]], properties: Iterable[Property], sorts: Iterable[CardSort]
) -> CardIndex:
    """The index of a game's cards. `everywhere` has the texts of each card in all languages."""
    return CardIndex(
        game=faces.game,
        language=faces.language,
        facets=tuple(_facet(faces, each) for each in properties),
        sorts=tuple(sorts),
        words=tuple(search_words(everywhere[face.card]) for face in faces.cards),
    )


def _facet(faces: Faces, described: Property) -> Facet:
    """The facet with its cards, without options that no card has."""
    cards: dict[str, list[int]] = {option: [] for option, _, _ in described.options}
    for place, face in enumerate(faces.cards):
        for option in described.of(face):
            if option in cards:
                cards[option].append(place)
    options = tuple(
        FacetOption(option, words, glyph, tuple(cards[option])) for option, words, glyph in described.options if cards[option]
    )
    return Facet(described.facet, described.words, described.match, options)


def texts_of(all_faces: Iterable[Faces]) -> Mapping[str, list[str]]:
    """All printed text of each card, in all languages: names, types, groups, lines, signs and rows."""
    found: dict[str, list[str]] = {}
    for faces in all_faces:
        named = {sign.sign: sign.name for sign in faces.signs}
        for face in faces.cards:
            signs = [named[sign] for sign in (*face.signs, *face.rows) if sign in named]
            said = (face.name, face.original, face.kind_words, face.group_words, face.allegiance, *face.lines, *signs)
            found.setdefault(face.card, []).extend(said)
    return found


# --- a card's page -----------------------------------------------------------------------------------


def printed(all_faces: Mapping[Language, Faces], card: str, language: Language) -> tuple[PrintedText, ...]:
    """The card's text in all languages, the viewer's first."""
    order = sorted(all_faces, key=lambda each: each is not language)
    return tuple(
        PrintedText(each, face.name, face.kind_words, face.lines)
        for each in order
        for face in all_faces[each].cards
        if face.card == card
    )


def rulings_on(rulings: Iterable[Ruling], card: str, language: Language) -> tuple[RulingView, ...]:
    return tuple(ruling_view(each, language) for each in rulings if card in each.cards)


def ruling_view(ruling: Ruling, language: Language) -> RulingView:
    spoken = language if language in ruling.asked else Language.EN
    return RulingView(ruling.id, spoken, ruling.asked[spoken], ruling.said[spoken], ruling.rules)


def decks_with(
    decks: Iterable[ReadyDeck], card: str, name: Callable[[str, Language], str], language: Language
) -> tuple[DeckWith, ...]:
    return tuple(
        DeckWith(name(deck.pile, language), deck.format(language), deck.counts[card], deck.cover)
        for deck in decks
        if card in deck.counts
    )


def similar(found: CardIndex, faces: Faces, card: str, most: int = SIMILAR) -> tuple[str, ...]:
    """Cards of the same type that share the most with a card: rare properties weigh more, and close numbers count."""
    places = {face.card: place for place, face in enumerate(faces.cards)}
    own = places[card]
    scores = [0.0] * len(faces.cards)
    for facet in found.facets:
        if facet.match is FacetMatch.RANGE:
            values = {place: int(option.option) for option in facet.options for place in option.cards}
            for place, value in values.items() if own in values else ():
                scores[place] += max(0.0, 1 - abs(value - values[own]) / CLOSE)
        else:
            for option in facet.options:
                if own in option.cards:
                    for place in option.cards:
                        scores[place] += log(len(faces.cards) / len(option.cards))
    kind = faces.cards[own].kind
    others = [place for place, face in enumerate(faces.cards) if place != own and face.kind == kind]
    others.sort(key=lambda place: -scores[place])
    return tuple(faces.cards[place].card for place in others[:most])
