"""Names of decks."""

from __future__ import annotations

import unicodedata

from mulligan.core.decks.builder import BuiltFormat
from mulligan.core.decks.building import DeckSet
from mulligan.core.plugin import GamePlugin
from mulligan.core.text import Language
from mulligan.core.text.words import capital
from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.wire import Code


def shown_name(name: str, limits: Limits) -> str:
    """A name from a file or a link, shortened and without unprintable characters."""
    plain = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFKC", name))
    return " ".join(plain.split())[: limits.deck_name].strip()


def checked_name(name: str, limits: Limits) -> str:
    """Check a name that a person typed; RequestError if it is not acceptable."""
    checked = " ".join(unicodedata.normalize("NFKC", name).split())
    if len(checked) > limits.deck_name or checked != shown_name(checked, limits):
        words = f"a deck's name has at most {limits.deck_name} characters, none of them invisible"
        raise RequestError(Code.BAD_NAME, words, values={"most": limits.deck_name})
    return checked


def default_name(plugin: GamePlugin, built: BuiltFormat, decks: DeckSet, language: Language) -> str:
    """A name for a deck without one: its alignments or factions."""
    groups = [group for deck in decks for group in plugin.building.groups(deck)[:2]]
    return " + ".join(capital(plugin.pile_name(group, language)) for group in groups) or built.words(plugin, language)
