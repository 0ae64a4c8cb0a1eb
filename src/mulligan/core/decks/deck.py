"""Decks and deck files, the same for every game: plain text, one `3 Palace Guard` per line.

If a player needs several decks, lines of dashes separate them.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck, UnknownCard
from mulligan.core.lookup import nearest, similar
from mulligan.core.refusals import Refusal, SeatNumbers

_LINE = re.compile(r"(?:(?P<count>[0-9]+)\s*[x×]?\s+)?(?P<name>.+)")
_COUNT_LAST = re.compile(r"(?P<name>.+?)\s+(?:[x×]\s?(?P<count>[0-9]+)|\((?P<bracketed>[0-9]+)\))")
_COMMENT = re.compile(r"(?:^|\s)#.*")
_BREAK = re.compile(r"-{3,}")
MOST_LINES = 1000  # maximum lines of a deck text; real decks have far fewer
_MOST_GUESSES = 40  # lines of one text that get suggestions, which take milliseconds each
_LONGEST_NAME = 80  # characters; no card's name is longer


@dataclass(frozen=True, slots=True)
class Deck:
    """A name and the slugs of the cards, which a game's `new` takes."""

    cards: tuple[str, ...]
    name: str = ""
    breaks: tuple[int, ...] = ()  # where the second and later decks of a set begin; empty: a single deck, or unknown

    @property
    def counts(self) -> Counter[str]:
        """The number of copies of each card, in order of first appearance."""
        return Counter(self.cards)

    @classmethod
    def of_set(cls, decks: Iterable[Deck], name: str = "") -> Deck:
        """Several decks as one.

        >>> Deck.of_set([Deck(("kong",)), Deck(("rage", "rage"))]).decks
        (Deck(cards=('kong',), name='', breaks=()), Deck(cards=('rage', 'rage'), name='', breaks=()))
        """
        cards: list[str] = []
        begins: list[int] = []
        for deck in decks:
            begins.append(len(cards))
            cards += deck.cards
        return cls(tuple(cards), name, tuple(begins[1:]))

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The decks of a set."""
        begins = (0, *self.breaks, len(self.cards))
        return tuple(Deck(self.cards[begin:end]) for begin, end in pairwise(begins))

    def only(self, keep: Callable[[str], bool]) -> Deck:
        """The deck without some cards."""
        return Deck.of_set([Deck(tuple(filter(keep, deck.cards))) for deck in self.decks], self.name)

    def changed(self, added: Counter[str], removed: Counter[str]) -> Deck:
        """The deck with cards added at the end and others removed, the last copies first."""
        left, cards = Counter(removed), []
        for card in reversed(self.cards):
            if left[card] > 0:
                left[card] -= 1
            else:
                cards.append(card)
        return Deck((*reversed(cards), *added.elements()), self.name)


@contextmanager
def deck_of_player(seat: int) -> Iterator[None]:
    """Attribute refusals raised inside to a player's deck."""
    try:
        yield
    except IllegalDeck as error:
        player = SeatNumbers((seat,))
        raise IllegalDeck(*(each.within(CommonDeckReason.OF_PLAYER, player=player) for each in error.refusals)) from None


class DeckFileError(IllegalDeck):
    """A line of a deck file that cannot be read."""

    def __init__(self, line: int, problem: Refusal) -> None:
        self.line = line
        super().__init__(problem.within(CommonDeckReason.LINE, line=line))


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
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
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
        """The slug of a card by any of its names; UnknownCard suggests the closest one."""
        if (card := self.known(name)) is not None:
            return card
        raise UnknownCard(self._unknown(name, guess=True)[0])

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
        decks: list[list[str]] = [[]]
        for number, line in enumerate(self.lines(text), start=1):
            if line.problem is not None:
                raise DeckFileError(number, line.problem)
            if line.count and line.deck == len(decks):
                decks.append([])
            decks[-1] += [line.card] * line.count
        return Deck.of_set([Deck(tuple(cards)) for cards in decks], name)

    def lines(self, text: str) -> Iterator[ParsedLine]:
        """Read a text line by line. `IllegalDeck` if it has too many lines."""
        lines = text.removeprefix("\ufeff").splitlines()
        if len(lines) > MOST_LINES:
            raise IllegalDeck(Refusal.of(CommonDeckReason.TOO_MANY_LINES, most=MOST_LINES, count=len(lines)))
        size = begin = deck = guesses = 0
        for line in lines:
            said = _COMMENT.sub("", line).strip()
            if not said or _BREAK.fullmatch(said):
                yield ParsedLine(line, deck=deck)
                if said and size > begin:
                    deck, begin = deck + 1, size
                continue
            count, name = self._parsed(said)
            card = self.known(name)
            if card is None:
                guesses += 1
                problem, near = self._unknown(name, guesses <= _MOST_GUESSES)
                yield ParsedLine(line, count, deck=deck, problem=problem, near=near)
            elif count == 0:
                yield ParsedLine(line, deck=deck, problem=Refusal(CommonDeckReason.NO_COPIES))
            elif size + count > self.largest:
                too_large = Refusal.of(CommonDeckReason.FILE_TOO_LARGE, self.rule, most=self.largest)
                yield ParsedLine(line, count, deck=deck, problem=too_large)
            else:
                size += count
                yield ParsedLine(line, count, card, deck)

    def _parsed(self, said: str) -> tuple[int, str]:
        """The number of copies and the name on a line; the number comes first or last."""
        match = _LINE.fullmatch(said)
        assert match is not None  # every non-empty line matches
        count, name = match["count"], match["name"].strip()
        if count is None and self.known(name) is None and (last := _COUNT_LAST.fullmatch(said)):
            count, name = last["count"] or last["bracketed"], last["name"]
        return (int(count[:9]) if count else 1), name

    def _unknown(self, name: str, guess: bool) -> tuple[Refusal, tuple[str, ...]]:
        """The refusal of an unknown name, and cards with similar names."""
        found = similar(_typed(name), self.typed) if guess and len(name) <= _LONGEST_NAME else []
        near = tuple(dict.fromkeys(self.typed[each][0] for each in found))
        if not near:
            return Refusal.of(CommonDeckReason.UNKNOWN_CARD, name=name[:_LONGEST_NAME]), ()
        return Refusal.of(CommonDeckReason.UNKNOWN_CARD_NEAR, name=name, near=self.typed[found[0]][1]), near

    def write(self, deck: Deck) -> str:
        """The text of a deck file. `read` returns the same cards, grouped."""
        return self.written(deck, self.names)

    def written(self, deck: Deck, names: Mapping[str, str]) -> str:
        """The text of a deck file with the given names of cards."""
        lines = [f"# {' '.join(deck.name.split())}"] if deck.name else []
        for number, part in enumerate(deck.decks):
            lines += ["---"] * (number > 0)
            lines += [f"{count} {names[card]}" for card, count in part.counts.items()]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class ParsedLine:
    """A line of a deck as text."""

    text: str
    count: int = 0  # copies; 0: not a card
    card: str = ""  # its slug; empty: no card, or not recognised
    deck: int = 0  # index in a set
    problem: Refusal | None = None
    near: tuple[str, ...] = ()  # slugs of cards with similar names
