"""Decks and deck files, the same for every game: plain text, one `3 Palace Guard` per line."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache

from mulligan.core.decks.refusals import DeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.lookup import nearest
from mulligan.core.refusals import Refusal, Seats

_LINE = re.compile(r"(?:(?P<count>[0-9]+)\s*[x×]?\s+)?(?P<name>.+)")
_COMMENT = re.compile(r"(?:^|\s)#.*")


@dataclass(frozen=True, slots=True)
class Deck:
    """A name and the slugs of the cards, which a game's `new` takes."""

    cards: tuple[str, ...]
    name: str = ""

    @property
    def counts(self) -> Counter[str]:
        """The number of copies of each card, in order of first appearance."""
        return Counter(self.cards)


@contextmanager
def deck_of_player(seat: int) -> Iterator[None]:
    """Attribute refusals raised inside to a player's deck."""
    try:
        yield
    except IllegalDeck as error:
        player = Seats((seat,))
        raise IllegalDeck(*(each.within(DeckReason.OF_PLAYER, player=player) for each in error.refusals)) from None


class DeckFileError(IllegalDeck):
    """A line of a deck file that cannot be read."""

    def __init__(self, line: int, problem: Refusal) -> None:
        self.line = line
        super().__init__(problem.within(DeckReason.LINE, line=line))


@lru_cache(4096)  # all cards of the games, and some names that people type
def slug(name: str) -> str:
    """The slug of a name, which identifies a card in code, files and user input.

    >>> slug("The People's Champion"), slug("Síle de Tansarville")
    ('the_peoples_champion', 'sile_de_tansarville')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower().replace("'", "")).strip("_")


def _typed(name: str) -> str:
    """Normalise a name as typed: ignore case, accents and punctuation, and accept typographic apostrophes.

    >>> _typed("Złodziej Myśli"), _typed("Lord of the “Arena”")
    ('zlodziej mysli', 'lord of the arena')
    """
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    plain = plain.casefold().replace("ł", "l")  # Unicode does not decompose it
    return re.sub(r"[\W_]+", " ", plain.replace("'", "").replace("’", "")).strip()


@dataclass(frozen=True)
class Catalogue:
    """The cards of a game by all their names; `largest` is the size limit of any deck, with its rule."""

    names: Mapping[str, str]  # English names by slug
    largest: int
    rule: str = ""
    typed: dict[str, tuple[str, str]] = field(default_factory=dict)  # normalised name → slug and name

    def __post_init__(self) -> None:
        for card, name in self.names.items():
            self.also(card, name)
            self.typed.setdefault(_typed(card), (card, name))

    def also(self, card: str, name: str) -> None:
        """Register another name for a card."""
        self.typed.setdefault(_typed(name), (card, name))

    def find(self, name: str) -> str:
        """The slug of a card by any of its names; `IllegalDeck` suggests the closest name."""
        if (card := self.known(name)) is not None:
            return card
        near = nearest(_typed(name), self.typed)
        if near is None:
            raise IllegalDeck(Refusal.of(DeckReason.UNKNOWN_CARD, name=name))
        raise IllegalDeck(Refusal.of(DeckReason.UNKNOWN_CARD_NEAR, name=name, near=self.typed[near][1]))

    def known(self, name: str) -> str | None:
        """The slug of a card by any of its names; None if unknown."""
        found = self.typed.get(_typed(name))
        return None if found is None else found[0]

    def near(self, name: str) -> str | None:
        """The slug of the card with the most similar name."""
        found = nearest(_typed(name), self.typed)
        return None if found is None else self.typed[found][0]

    def read(self, text: str, name: str = "") -> Deck:
        """Read the text of a deck file; an unreadable line raises DeckFileError."""
        cards: list[str] = []
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            said = _COMMENT.sub("", line).strip()
            if not said:
                continue
            match = _LINE.fullmatch(said)
            assert match is not None  # every non-empty line matches
            count = int(match["count"][:9]) if match["count"] else 1
            if count == 0:
                raise DeckFileError(number, Refusal(DeckReason.NO_COPIES))
            if len(cards) + count > self.largest:
                raise DeckFileError(number, Refusal.of(DeckReason.FILE_TOO_LARGE, self.rule, most=self.largest))
            try:
                cards += [self.find(match["name"].strip())] * count
            except IllegalDeck as error:
                raise DeckFileError(number, error.refusals[0]) from None
        return Deck(tuple(cards), name)

    def write(self, deck: Deck) -> str:
        """The text of a deck file. `read` returns the same cards, grouped."""
        lines = [f"# {' '.join(deck.name.split())}"] if deck.name else []
        lines += [f"{count} {self.names[card]}" for card, count in deck.counts.items()]
        return "\n".join(lines) + "\n"
