"""A game's deck building: possible additions, missing cards, and fixes of problems.

A game subclasses `DeckBuilding` and names it in its plugin; `builder.py` has the code for all games. A player's decks are a
tuple: one deck, or all decks of a set. A leader is the first card of its deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TypeAlias

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.report import DeckChange, DeckStats
from mulligan.core.refusals import AnyReason, CardSlugs, Names, PileSlugs, Refusal, Value
from mulligan.core.text import Language

DeckSet: TypeAlias = tuple[Deck, ...]  # one deck, or all that a tournament needs
CardValue: TypeAlias = Callable[[str, Counter[str]], int]  # a bot's value of a card in a deck with the given cards


def equal_values(card: str, deck: Counter[str]) -> int:
    """For games whose bots do not rate cards: all have the same value."""
    return 0


class FixLabel(AnyReason):
    """Labels of fixes, as rows of `terms.csv`. Comments name the values of each."""

    REMOVE = "deck.fix.remove"  # {cards}
    REMOVE_COUNT = "deck.fix.remove_count"  # {count}, {card}
    REMOVE_WEAKEST = "deck.fix.remove_weakest"  # {count}
    REMOVE_GROUP = "deck.fix.remove_group"  # {group}
    REMOVE_FROM = "deck.fix.remove_from"  # {card}, {group}
    REMOVE_FROM_DECK = "deck.fix.remove_from_deck"  # {card}, {deck}
    REMOVE_THESE = "deck.fix.remove_these"  # {count}
    ADD = "deck.fix.add"  # {cards}
    ADD_THESE = "deck.fix.add_these"  # {count}
    ADD_PAID = "deck.fix.add_paid"  # {count}, {group}
    SWAP = "deck.fix.swap"  # {card}, {strength}, {other}, {less}
    SWAP_COUNT = "deck.fix.swap_count"  # {count}
    LEAD = "deck.fix.lead"  # {card}
    CHANGE_GROUP = "deck.fix.change_group"  # {deck}, {group}
    FILL = "deck.fix.fill"  # {count}


@dataclass(frozen=True, slots=True)
class Fix:
    """Changes that solve a problem. FILL has none: autofill decides what to add."""

    label: FixLabel
    changes: tuple[DeckChange, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A broken rule, and the decks of the set that it is about."""

    refusal: Refusal
    places: tuple[int, ...]

    @classmethod
    def of(cls, refusal: Refusal) -> BrokenRule:
        """Parse a refusal, which can be about one deck of a set or several."""
        inner, deck, decks = (refusal.values.get(name) for name in ("problem", "deck", "decks"))
        if isinstance(inner, Refusal) and isinstance(deck, int):
            return cls(inner, (deck - 1,))
        return cls(refusal, tuple(int(place) - 1 for place in decks) if isinstance(decks, Names) else (0,))

    @property
    def place(self) -> int:
        return self.places[0]

    @property
    def key(self) -> tuple[object, ...]:
        """Identifies the problem: equal before and after a change of the deck, even if its numbers differ."""
        values = self.refusal.values
        return self.refusal.reason, self.places, values.get("card"), values.get("group")

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that it is about."""
        return tuple(
            dict.fromkeys(card for value in self.refusal.values.values() if isinstance(value, CardSlugs) for card in value)
        )


class DeckBuilding:
    """The defaults suit a game without leaders and without deck-building rules of its own."""

    def decks(self, format: Format) -> int:
        """The number of decks that a player needs."""
        return 1

    def split(self, format: Format, deck: Deck) -> DeckSet:
        """The decks of a player, from one list. A format for one deck takes everything in it."""
        return deck.decks if self.decks(format) > 1 else (replace(deck, breaks=()),)

    def leads(self, card: str) -> bool:
        """Whether a card leads a deck and is not counted among its cards."""
        return False

    def leaders(self, format: Format) -> Mapping[str, tuple[str, ...]]:
        """The cards that can lead a deck, by group."""
        return {}

    def groups(self, deck: Deck) -> tuple[str, ...]:
        """The groups that a deck belongs to, the main one first; empty if it has none yet."""
        return ()

    def cover(self, deck: Deck) -> str:
        """The card on a deck's tile; empty for an empty deck."""
        return next(iter(deck.cards), "")

    def premade(self, format: Format) -> Mapping[str, Deck]:
        """Premade decks for a format, by the names of their piles."""
        return {name: Deck(cards) for name, cards in format.piles} if format.built and format.takes == 1 else {}

    def copies(self, format: Format) -> Mapping[str, int]:
        """The most copies of each card that a deck may have; other cards cannot be in it."""
        return dict(Counter(format.cards))

    def room(self, format: Format, decks: DeckSet, place: int) -> Mapping[str, int]:
        """The number of copies of each card that can be added to a deck without breaking a rule."""
        counts = decks[place].counts
        return {card: most - counts[card] for card, most in self.copies(format).items() if most > counts[card]}

    def missing(self, format: Format, decks: DeckSet, place: int) -> int:
        """The number of cards that autofill adds to a deck."""
        return 0

    def candidates(self, format: Format, decks: DeckSet, place: int, value_of: CardValue) -> Mapping[str, int]:
        """The cards that autofill can add next, with their value; empty if the deck is complete."""
        return {}

    def fixes(self, format: Format, decks: DeckSet, broken: BrokenRule, value_of: CardValue) -> Iterator[Fix]:
        """Ways to fix a problem, the best first."""
        yield from ()

    def stats(self, format: Format, deck: Deck, language: Language) -> DeckStats:
        return DeckStats(())


# --- building blocks of fixes --------------------------------------------------------------------------


def remove(place: int, deck: Deck, cards: Iterable[str]) -> Fix:
    """Remove cards: an only copy by name, copies of one card by number, many cards as a whole."""
    counts = Counter(cards)
    changes = tuple(DeckChange(place, card, -count) for card, count in counts.items())
    if len(counts) > 2:
        return Fix(FixLabel.REMOVE_THESE, changes, {"count": counts.total()})
    card, count = next(iter(counts.items()))
    if len(counts) == 1 and deck.counts[card] > 1:
        return Fix(FixLabel.REMOVE_COUNT, changes, {"card": CardSlugs((card,)), "count": count})
    return Fix(FixLabel.REMOVE, changes, {"cards": CardSlugs(counts.elements())})


def remove_everywhere(decks: DeckSet, unwanted: Callable[[str], bool]) -> Fix:
    """Remove cards from all decks of a set."""
    gone = [Counter(filter(unwanted, deck.cards)) for deck in decks]
    changes = tuple(DeckChange(place, card, -count) for place, each in enumerate(gone) for card, count in each.items())
    all_gone = sum(gone, Counter[str]())
    if len(all_gone) > 2:
        return Fix(FixLabel.REMOVE_THESE, changes, {"count": all_gone.total()})
    return Fix(FixLabel.REMOVE, changes, {"cards": CardSlugs(all_gone.elements())})


def add(place: int, cards: Iterable[str]) -> Fix:
    counts = Counter(cards)
    changes = tuple(DeckChange(place, card, count) for card, count in counts.items())
    if len(counts) > 2:
        return Fix(FixLabel.ADD_THESE, changes, {"count": counts.total()})
    return Fix(FixLabel.ADD, changes, {"cards": CardSlugs(counts.elements())})


def remove_groups(place: int, groups: Iterable[str], cards: Iterable[str]) -> Fix:
    """Remove all cards of some groups."""
    changes = tuple(DeckChange(place, card, -count) for card, count in Counter(cards).items())
    return Fix(FixLabel.REMOVE_GROUP, changes, {"group": PileSlugs(groups)})


def remove_weakest(place: int, deck: Deck, count: int, value_of: CardValue) -> Fix:
    counts = Counter(islice(weakest(deck.cards, deck, value_of), count))
    changes = tuple(DeckChange(place, card, -number) for card, number in counts.items())
    return Fix(FixLabel.REMOVE_WEAKEST, changes, {"count": count})


def fill(count: int) -> Fix:
    return Fix(FixLabel.FILL, values={"count": count})


def weakest(cards: Sequence[str], deck: Deck, value_of: CardValue) -> Iterator[str]:
    """A deck's cards from weakest to strongest; among equals, the last added first."""
    counts = deck.counts
    values = {card: value_of(card, counts) for card in dict.fromkeys(cards)}
    last = {card: place for place, card in enumerate(cards)}
    return iter(sorted(cards, key=lambda card: (values[card], -last[card])))
