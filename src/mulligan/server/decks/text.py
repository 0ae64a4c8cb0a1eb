"""Decks read from text, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from mulligan.core.decks import builder
from mulligan.core.decks.deck import Deck, ParsedLine
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import Refusal
from mulligan.core.text import Language
from mulligan.core.text.refusals import refusal_text
from mulligan.registry import GAMES, plugin_for
from mulligan.server.decks.lists import LONGEST_SHOWN, list_of, most_decks
from mulligan.server.decks.names import shown_name
from mulligan.server.limits import Limits
from mulligan.server.wire import DeckRead, DeckTextLine


def read_lines(plugin: GamePlugin, text: str, language: Language, limits: Limits) -> DeckRead:
    lines = list(plugin.cards.catalogue().lines(text))
    parts: dict[int, list[str]] = {}
    for line in lines:
        parts.setdefault(line.deck, []).extend([line.card] * line.count if line.card else [])
    whole = Deck.of_set([Deck(tuple(cards)) for cards in parts.values()])
    built = builder.fitting_format(plugin, whole)
    decks = plugin.building.split(built.format, whole)[: most_decks(plugin)]
    return DeckRead(
        deck=list_of(plugin, built, decks, _title(lines, limits), ""),
        lines=tuple(_text_line(plugin, line, language) for line in lines),
        unread=sum(line.problem is not None for line in lines),
    )


def _text_line(plugin: GamePlugin, line: ParsedLine, language: Language) -> DeckTextLine:
    return DeckTextLine(
        text=line.text,
        count=line.count,
        card=line.card,
        deck=line.deck,
        near=line.near,
        problem="" if line.problem is None else refusal_text(line.problem, language, words=plugin),
    )


def _title(lines: Iterable[ParsedLine], limits: Limits) -> str:
    """The name of a deck file: a comment in its first line."""
    first = next((line.text.strip() for line in lines), "")
    return shown_name(first.lstrip("# "), limits) if first.startswith("#") else ""


def card_names(game: str) -> Iterable[str]:
    """All cards of the game that a share link names; IllegalDeck if this version does not have it."""
    if game not in GAMES:
        raise IllegalDeck(Refusal.of(CommonDeckReason.CODE_OF_GAME, game=game[:LONGEST_SHOWN]))
    return plugin_for(game).cards.catalogue().names
