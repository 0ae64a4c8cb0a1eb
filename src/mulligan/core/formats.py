"""Formats: how players come to their decks, in any game.

A format is one description: the piles that its cards lie in, how many each player takes, how many cards of them make a deck,
and what a deck is checked against. Everything random about it comes from a key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from mulligan.core.dealing import Box, deal, new_box
from mulligan.core.decks import Deck, Violation
from mulligan.core.game import IllegalDeck
from mulligan.core.random import seed

Pile: TypeAlias = tuple[str, tuple[str, ...]]  # its name and its cards
Check: TypeAlias = Callable[["Format", Deck, Deck | None], list[Violation]]


@dataclass(frozen=True, slots=True)
class Format:
    """One way to come to a deck."""

    name: str
    rules: tuple[str, ...]  # where it is described
    players: tuple[int, int]  # fewest and most
    check: Check
    piles: tuple[Pile, ...] = ()  # what is dealt or taken; none: players bring their decks
    takes: int = 0  # piles for each player
    keeps: int = 0  # cards of them that make the deck; 0: all
    numbers: Mapping[str, int] = field(kw_only=True)  # of all cards, by slug
    supply: str = field(kw_only=True)  # the rule that nobody has more cards than there are

    @property
    def chosen(self) -> bool:
        """Players choose their deck from what they are dealt."""
        return self.keeps > 0

    @property
    def brought(self) -> bool:
        """Decks are built before the game."""
        return not self.piles

    @property
    def taken(self) -> bool:
        """Players take whole piles by their names: parts of a deck, or ready decks."""
        return any(len(cards) > 1 for _, cards in self.piles)

    def box(self, seats: int = 2) -> Box:
        """What native code deals from. Players that do not choose keep the first cards they are dealt."""
        self._seats(seats)
        if self.brought:
            raise IllegalDeck(f"in {self.name} every player brings a deck ({self.rules[0]})")
        return new_box([[self.numbers[card] for card in cards] for _, cards in self.piles], self.takes, self.keeps)

    def pools(self, key: bytes, seats: int = 2) -> tuple[Deck, ...]:
        """What each player is dealt, or takes, at random: the same for the same key everywhere."""
        box = replace(self, keeps=0).box(seats)
        seed(box.random, key)
        deal(box, seats)
        slugs = {number: card for card, number in self.numbers.items()}
        return tuple(Deck(tuple(slugs[int(card)] for card in box.decks[seat][: box.sizes[seat]])) for seat in range(seats))

    def decks(self, key: bytes, seats: int = 2) -> tuple[Deck, ...]:
        """The decks that a key gives; where players choose, a choice without opinion: the first cards they were dealt."""
        pools = self.pools(key, seats)
        return tuple(Deck(pool.cards[: self.keeps]) for pool in pools) if self.chosen else pools

    def take(self, *names: Sequence[str]) -> tuple[Deck, ...]:
        """The decks of players who take piles by their names: `take(("good", "wild"), ("evil", "sage"))`."""
        self._seats(len(names))
        left = self.supplies()
        decks = []
        for seat, wanted in enumerate(names):
            decks.append(self.deck_of(seat, wanted, left))
            left -= Counter(wanted)
        return tuple(decks)

    def supplies(self) -> Counter[str]:
        """How many there are of each pile."""
        return Counter(name for name, _ in self.piles)

    def deck_of(self, seat: int, names: Sequence[str], left: Counter[str]) -> Deck:
        """The deck of one player who takes these piles of those that are left."""
        piles = dict(self.piles)
        for name in names:
            if name not in piles:
                raise IllegalDeck(f"{self.name} has no {name!r}; there are {', '.join(piles)}")
        if len(names) != self.takes:
            raise IllegalDeck(f"P{seat + 1} takes {self.takes} of them in {self.name}, not {len(names)} ({self.rules[0]})")
        for name in Counter(names) - left:
            count = self.supplies()[name]
            raise IllegalDeck(f"{self.name} has {name} only {'once' if count == 1 else f'{count} times'} ({self.supply})")
        return Deck(tuple(card for name in names for card in piles[name]), " and ".join(names))

    def _seats(self, seats: int) -> None:
        fewest, most = self.players
        if not fewest <= seats <= most:
            raise IllegalDeck(f"{self.name} is for {fewest} to {most} players, not {seats} ({self.rules[0]})")
        if self.piles and seats * self.takes > len(self.piles):
            raise IllegalDeck(f"{self.name} has too few cards for {seats} players ({self.supply})")
