"""Cards for clients: printed values, the text in one language, and the picture."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files

from mulligan.core.text import Language, term
from mulligan.core.text.words import capital


@dataclass(frozen=True, slots=True)
class Art:
    """The elements of a card's picture. Glyphs are named as in the `game-icons` set."""

    subject: str
    backdrop: str
    land: str = ""  # landscape; by default that of the card's group


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon for a keyword, an ability or a row, with its explanation."""

    sign: str  # the sign's slug, the same in every language
    glyph: str
    name: str
    words: str  # its meaning, in a sentence
    rule: str  # the id of the rule that defines it


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A card in one language."""

    card: str  # its slug
    name: str
    original: str = ""  # the English name, if it differs
    aliases: tuple[str, ...] = ()  # names in other languages, for search
    kind: str  # champion, event, token; unit, hero, special, weather, leader
    group: str  # alignment or faction; sets the colour
    second_group: str = ""  # the second alignment or faction, if any
    kind_words: str  # Champion · Angel
    group_words: str  # as a heading: Good
    allegiance: str  # the group after the kind, in the form that agrees with it
    lines: tuple[str, ...]  # the printed text
    signs: tuple[str, ...] = ()  # in drawing order
    rows: tuple[str, ...] = ()  # icons of the rows that the card can be in or affects
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    strength: int | None = None
    art: Art


@dataclass(frozen=True, slots=True)
class Faces:
    """All cards of a game in one language."""

    game: str
    language: str
    cards: tuple[Face, ...]
    signs: tuple[Sign, ...]


def described(game: str, signs: Mapping[str, tuple[str, str, str]], language: Language) -> tuple[Sign, ...]:
    """Signs in words; each has its glyph, its term and its rule."""
    return tuple(
        Sign(sign, glyph, capital(term(f"{game}.{word}", language)), term(f"{game}.sign.{sign}", language), rule)
        for sign, (glyph, word, rule) in signs.items()
    )


def aliases(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that differ from `name`, without duplicates.

    >>> aliases("Мощь", ["Might", "Might", "Мощь"])
    ('Might',)
    """
    return tuple(dict.fromkeys(each for each in names if each != name))


def read_art(package: str) -> Mapping[str, Art]:
    """The pictures of a game's cards by slug, from the `art.csv` beside their declarations."""
    text = files(package).joinpath("art.csv").read_text(encoding="utf-8")
    return {row["card"]: Art(row["subject"], row["backdrop"], row["land"]) for row in csv.DictReader(text.splitlines())}
