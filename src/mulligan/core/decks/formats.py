"""Formats: how players come to their decks, in any game.

A format is one description: the piles that its cards lie in, how many each player takes, or how they are drafted, and what a
deck is checked against. Everything random about it comes from a key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.refusals import DeckReason
from mulligan.core.game import IllegalDeck, InvalidSettings
from mulligan.core.kernel.random import seed
from mulligan.core.kernel.series import Box, deal, new_box
from mulligan.core.lookup import look_up
from mulligan.core.player_counts import check_players
from mulligan.core.refusals import AnyReason, Names, Piles, Refusal, Seats, Value, Word
from mulligan.core.settings import SettingsReason

Pile: TypeAlias = tuple[str, tuple[str, ...]]  # its name and its cards
Check: TypeAlias = Callable[["Format", Deck, Deck | None], list[Refusal]]
Sized: TypeAlias = Callable[[int, int | None, int | None, str | None], "Format"]


class Pools(NamedTuple):
    """The sizes that a pool can have, where the rules leave them open."""

    default: int
    least: int
    most: int
    step: int = 1


class Plan(Protocol):
    """How cards are drafted, in a game's own words."""

    @property
    def most(self) -> int:
        """Cards of the largest deck."""


@dataclass(frozen=True, slots=True)
class Format:
    """One way to come to a deck."""

    name: str
    rules: tuple[str, ...]  # where it is described
    players: tuple[int, int]  # fewest and most
    check: Check
    piles: tuple[Pile, ...] = ()  # what is dealt, taken or drafted; none: players bring their decks
    takes: int = 0  # piles for each player
    mixed: int = 0  # piles of one box, where each box is mixed by itself; 0: all are mixed
    plan: Plan | None = None  # how the cards are drafted; None: nobody drafts
    numbers: Mapping[str, int] = field(kw_only=True)  # of all cards, by slug
    supply: str = field(kw_only=True)  # the rule that nobody has more cards than there are
    # This format for a number of players, boxes, cards per pool and a set. None: it has no sizes.
    sized: Sized | None = field(kw_only=True, default=None, compare=False)
    built: bool = field(kw_only=True, default=False)  # players may build a deck for it and bring that
    sets: tuple[str, ...] = field(kw_only=True, default=())  # of cards it can be played with, the default first
    pools: Pools | None = field(kw_only=True, default=None)  # None: the rules say how large pools are

    @property
    def drafted(self) -> bool:
        """Players choose their cards in a draft."""
        return self.plan is not None

    @property
    def brought(self) -> bool:
        """Decks are built before the game."""
        return not self.piles

    @property
    def taken(self) -> bool:
        """Players take whole piles by their names: parts of a deck, or ready decks."""
        return any(len(cards) > 1 for _, cards in self.piles)

    @property
    def ready(self) -> bool:
        """A key is enough to come to decks: nobody chooses."""
        return not self.brought and not self.drafted

    @property
    def cards(self) -> tuple[str, ...]:
        """Everything that there is."""
        return tuple(card for _, cards in self.piles for card in cards)

    def at_table(self, seats: int, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
        """This format with all that `seats` players need; `InvalidSettings` says what cannot be chosen."""
        if pool is not None and self.pools is None:
            raise InvalidSettings(self._refusal(SettingsReason.POOL_IS_FIXED))
        if set is not None:
            if not self.sets:
                raise InvalidSettings(self._refusal(SettingsReason.SET_IS_FIXED))
            set = look_up(SettingsReason.UNKNOWN_SET, set, {each: each for each in self.sets})
        if self.sized is not None:
            self.for_seats(seats)
            return self.sized(seats, boxes, pool, set)
        if boxes is not None:
            raise InvalidSettings(self._refusal(SettingsReason.BOXES_ARE_FIXED))
        return self

    def with_variants(self, variants: Sequence[str]) -> Format:
        """This format where variants of the mode change which decks may be played."""
        return self

    def box(self, seats: int = 2) -> Box:
        """What native code deals from."""
        self._seats(seats)
        if not self.ready:
            raise IllegalDeck(self._refusal(DeckReason.BROUGHT if self.brought else DeckReason.DRAFTED))
        return new_box([[self.numbers[card] for card in cards] for _, cards in self.piles], self.takes, self.mixed)

    def decks(self, key: bytes, seats: int = 2) -> tuple[Deck, ...]:
        """What each player is dealt, or takes, at random: the same for the same key everywhere."""
        box = self.box(seats)
        seed(box.random, key)
        deal(box, seats)
        slugs = {number: card for card, number in self.numbers.items()}
        return tuple(Deck(tuple(slugs[int(card)] for card in box.decks[seat][: box.sizes[seat]])) for seat in range(seats))

    def take(self, *names: Sequence[str]) -> tuple[Deck, ...]:
        """The decks of players who take piles by their names: `take(("good", "wild"), ("evil", "sage"))`."""
        self._seats(len(names))
        left = self.supplies()
        decks = []
        for seat, wanted in enumerate(names):
            decks.append(self.deck_of(seat, wanted, left))
            left -= Counter(map(self.pile_of, wanted))
        return tuple(decks)

    def supplies(self) -> Counter[str]:
        """How many there are of each pile."""
        return Counter(name for name, _ in self.piles)

    def pile_of(self, name: str) -> str:
        """The pile that a player takes by saying this name: its own, or that of one of its leaders."""
        return name

    def leaders(self, pile: str) -> tuple[tuple[str, ...], ...]:
        """For each deck of a pile the cards that can lead it, the default first; empty where decks have no leaders.

        A player who names a leader takes its pile, led by it.
        """
        return ()

    def piles_in(self, deck: Deck) -> Counter[str]:
        """The piles that a player's own deck uses up: those of which it has all cards."""
        return Counter(name for name, cards in dict(self.piles).items() if not Counter(cards) - deck.counts)

    def deck_of(self, seat: int, names: Sequence[str], left: Counter[str]) -> Deck:
        """The deck of one player who takes these piles of those that are left."""
        piles, wanted = dict(self.piles), [self.pile_of(name) for name in names]
        for name, pile in zip(names, wanted, strict=True):
            if pile not in piles:
                reason = DeckReason.NO_PILE_OR_LEADER if self.leaders(next(iter(piles))) else DeckReason.NO_PILE
                raise IllegalDeck(self._refusal(reason, name=name, there=Names(piles)))
        player = Seats((seat,))
        if len(names) != self.takes:
            raise IllegalDeck(self._refusal(DeckReason.TAKES, player=player, takes=self.takes, count=len(names)))
        if len(set(wanted)) != len(wanted):
            raise IllegalDeck(self._refusal(DeckReason.TAKES_DIFFERENT, player=player, takes=self.takes))
        for pile in Counter(wanted) - left:
            raise IllegalDeck(
                Refusal.of(
                    DeckReason.PILE_TAKEN, self.supply, format=self.word, pile=Piles((pile,)), count=self.supplies()[pile]
                )
            )
        return Deck(tuple(card for name in names for card in self.cards_of(seat, name)), " + ".join(wanted))

    def cards_of(self, seat: int, name: str) -> tuple[str, ...]:
        """The cards of a pile, as this seat plays them."""
        return dict(self.piles)[name]

    def _seats(self, seats: int) -> None:
        self.for_seats(seats)
        if self.piles and seats * self.takes > len(self.piles):
            raise IllegalDeck(Refusal.of(DeckReason.TOO_FEW_CARDS, self.supply, format=self.word, seats=seats))

    def for_seats(self, seats: int) -> None:
        """Refuse a number of players that it is not for."""
        check_players(self.word, self.players, seats, self.rules[0])

    @property
    def word(self) -> Word:
        """Its name in refusals."""
        return Word("format", self.name)

    def _refusal(self, reason: AnyReason, **values: Value) -> Refusal:
        """A refusal by the first of its rules."""
        return Refusal.of(reason, self.rules[0], format=self.word, **values)
