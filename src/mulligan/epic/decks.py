"""Decks and deck files: plain text, one `3 Palace Guard` per line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from mulligan.core.game import IllegalDeck
from mulligan.epic.cards import BY_SLUG, CARDS
from mulligan.epic.parts import Card, slug
from mulligan.epic.state import TABLE
from mulligan.epic.text import grammar, languages

MAX_DECK = TABLE["deck"]  # the largest that any table has room for
_LINE = re.compile(r"(?:(?P<count>[0-9]+)\s*[x×]?\s+)?(?P<name>.+)")
_COMMENT = re.compile(r"(?:^|\s)#.*")


@dataclass(frozen=True, slots=True)
class Deck:
    """A name, and the slugs of the cards; `EpicGame.new` takes the cards."""

    cards: tuple[str, ...]
    name: str = ""

    @property
    def counts(self) -> Counter[str]:
        """How many copies of each card, in the order in which they first appear."""
        return Counter(self.cards)


class DeckFileError(IllegalDeck):
    """A line of a deck file that cannot be read."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")


def _plain(name: str) -> str:
    """A name as people type it: case and signs do not matter, and a typographic apostrophe is one."""
    return re.sub(r"[\W_]+", " ", name.casefold().replace("'", "").replace("’", "")).strip()


@cache
def _names() -> dict[str, str]:
    """Slugs by every name that a card has, in English first."""
    names = {_plain(card.name): slug(card.name) for card in CARDS}
    for language in languages():
        for card in CARDS:
            names.setdefault(_plain(grammar(language).name(card)), slug(card.name))
    return names


def find_card(name: str) -> Card:
    """A card by its English or localised name or its slug; `KeyError` says what it might have been.

    >>> find_card("palace guard").name, find_card("the_peoples_champion").name
    ('Palace Guard', "The People's Champion")
    """
    found = _names().get(_plain(name))
    if found is not None:
        return BY_SLUG[found]
    near = get_close_matches(_plain(name), _names(), n=1, cutoff=0.6)
    hint = f"; did you mean {BY_SLUG[_names()[near[0]]].name}?" if near else ""
    raise KeyError(f"no card {name!r}{hint}")


def read_deck(text: str, name: str = "") -> Deck:
    """A deck from the text of a deck file; a line that cannot be read raises DeckFileError.

    >>> read_deck("3 Kong  # the big one\\nPalace Guard").cards
    ('kong', 'kong', 'kong', 'palace_guard')
    """
    cards: list[str] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        said = _COMMENT.sub("", line).strip()
        if not said:
            continue
        match = _LINE.fullmatch(said)
        assert match is not None  # every line that is not empty has a name
        count = int(match["count"][:9]) if match["count"] else 1
        if count == 0:
            raise DeckFileError(number, "no copies; leave the line out")
        if len(cards) + count > MAX_DECK:
            raise DeckFileError(number, f"more than {MAX_DECK} cards; no table has room for such a deck")
        try:
            card = find_card(match["name"].strip())
        except KeyError as error:
            raise DeckFileError(number, error.args[0]) from None
        cards += [slug(card.name)] * count
    return Deck(tuple(cards), name)


def write_deck(deck: Deck) -> str:
    """The text of a deck file. `read_deck` gives the same cards back, equal ones together.

    >>> print(write_deck(Deck(("kong", "fireball", "kong"), "Two apes")), end="")
    # Two apes
    2 Kong
    1 Fireball
    """
    lines = [f"# {' '.join(deck.name.split())}"] if deck.name else []
    lines += [f"{count} {BY_SLUG[card].name}" for card, count in deck.counts.items()]
    return "\n".join(lines) + "\n"


def listed(cards: Iterable[str]) -> str:
    """Card names with their numbers, for messages.

    >>> listed(["kong", "kong", "fireball"])
    '2 Kong, 1 Fireball'
    """
    return ", ".join(f"{count} {BY_SLUG[card].name if card in BY_SLUG else card}" for card, count in Counter(cards).items())
