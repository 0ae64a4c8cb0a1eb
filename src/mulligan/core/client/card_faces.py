"""Cards as a client draws them: the facts that stand on a card, its words in one language, and what its picture shows."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Art:
    """What a picture is composed of. Glyphs go by their names in the `game-icons` set."""

    subject: str
    backdrop: str
    land: str = ""  # empty: that of the card's group


@dataclass(frozen=True, slots=True)
class Sign:
    """A keyword, an ability or a row: what is drawn as a glyph and can always be read in words."""

    sign: str  # its slug, the same in every language
    glyph: str
    name: str
    words: str  # what it means, in a sentence
    rule: str  # which says so


@dataclass(frozen=True, slots=True)
class Face:
    """One card in one language."""

    card: str  # its slug
    name: str
    original: str  # its English name, where that differs; else empty
    aliases: tuple[str, ...]  # its names in the other languages, by which it is found too
    kind: str  # champion, event, token; unit, hero, special, weather, leader
    group: str  # alignment or faction, by which it is coloured
    second_group: str  # of a card with two; else empty
    kind_words: str  # Champion · Angel
    group_words: str  # Good: a heading
    allegiance: str  # the same beside the kind, with which it agrees
    lines: tuple[str, ...]  # what is printed on it
    signs: tuple[str, ...]  # in the order in which they are drawn
    rows: tuple[str, ...]  # Gwent: signs of the rows it stands in, lies on or works on
    cost: int | None
    attack: int | None
    defense: int | None
    strength: int | None
    art: Art


@dataclass(frozen=True, slots=True)
class Faces:
    """All cards of a game in one language."""

    game: str
    language: str
    cards: tuple[Face, ...]
    signs: tuple[Sign, ...]


def aliases(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that differ from this one, each once.

    >>> aliases("Мощь", ["Might", "Might", "Мощь"])
    ('Might',)
    """
    return tuple(dict.fromkeys(each for each in names if each != name))


def read_art(package: str) -> Mapping[str, Art]:
    """What the pictures of a game's cards show, by slug, from the `art.csv` beside their declarations."""
    text = files(package).joinpath("art.csv").read_text(encoding="utf-8")
    return {row["card"]: Art(row["subject"], row["backdrop"], row["land"]) for row in csv.DictReader(text.splitlines())}
