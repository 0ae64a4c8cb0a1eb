"""Formats: how players get their decks, in any game.

A format describes the piles that its cards come in, how many each player takes or how they are drafted, and how a deck is
checked. Everything random comes from a key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck, InvalidSettings
from mulligan.core.kernel.random import seed
from mulligan.core.kernel.series import Box, deal, new_box
from mulligan.core.lookup import look_up
from mulligan.core.player_counts import check_players
from mulligan.core.refusals import AnyReason, Names, PileSlugs, Refusal, SeatNumbers, SettingName, Value
from mulligan.core.settings import SettingsReason

NamedPile: TypeAlias = tuple[str, tuple[str, ...]]  # name and cards
Check: TypeAlias = Callable[["Format", Deck, Deck | None], list[Refusal]]
Sized: TypeAlias = Callable[[int, int | None, int | None, str | None], "Format"]


class Pools(NamedTuple):
    """The possible pool sizes, where the rules leave them open."""

    default: int
    least: int
    most: int
    step: int = 1


class Boxes(NamedTuple):
    """The number of boxes for a table, computed from a box's contents and each player's needs, in cards or whole piles."""

    limits: tuple[int, int]  # minimum and maximum; equal if the rules fix the number
    holds: Mapping[str, int]  # contents of a box, by set (or ""); of all boxes, if their number is fixed
    each: int  # amount per player; 0: a pool
    shared: bool = False  # all players share one pool

    def needs(self, seats: int, pool: int) -> int:
        return (self.each or pool) * (1 if self.shared else seats)

    def fewest(self, seats: int, pool: int, set: str) -> int:
        """The fewest boxes for a table; more than the maximum if no number is enough."""
        needed, (least, most) = self.needs(seats, pool), self.limits
        if least == most:
            return most if needed <= self.holds[set] else most + 1
        return -(-needed // self.holds[set])


class DraftPlan(Protocol):
    """A game's description of a draft."""

    @property
    def most(self) -> int:
        """The size of the largest deck."""


@dataclass(frozen=True, slots=True)
class Format:
    """A way to get a deck."""

    name: str
    rules: tuple[str, ...]  # that describe the format
    players: tuple[int, int]  # minimum and maximum
    check: Check
    piles: tuple[NamedPile, ...]  # to deal, take or draft
    takes: int = 0  # piles per player
    mixed: int = 0  # piles per box, if each box is shuffled separately; 0: all are shuffled together
    plan: DraftPlan | None = None  # the draft, if any
    numbers: Mapping[str, int] = field(kw_only=True)  # of all cards, by slug
    supply: str = field(kw_only=True)  # the rule that limits players to the cards that exist
    # Returns this format for a number of players, boxes, cards per pool and a set. None: the format has no options.
    sized: Sized | None = field(kw_only=True, default=None, compare=False)
    built: bool = field(kw_only=True, default=False)  # players may bring their own decks
    brought: bool = field(kw_only=True, default=False)  # they are expected to: the piles are for those without one
    sets: tuple[str, ...] = field(kw_only=True, default=())  # of cards, the default first
    pools: Pools | None = field(kw_only=True, default=None)  # None: the rules fix the pool size
    boxes: Boxes | None = field(kw_only=True, default=None)  # None: decks do not come out of boxes

    @property
    def drafted(self) -> bool:
        """Players draft their cards."""
        return self.plan is not None

    @property
    def taken(self) -> bool:
        """Players take whole piles by name: parts of a deck, or premade decks."""
        return any(len(cards) > 1 for _, cards in self.piles)

    @property
    def ready(self) -> bool:
        """Decks follow from the key alone: no choices are made."""
        return not self.drafted

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of all piles."""
        return tuple(card for _, cards in self.piles for card in cards)

    def at_table(self, seats: int, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
        """This format with everything that `seats` players need; `InvalidSettings` says what is wrong."""
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
        """This format, adjusted to variants of the mode that change which decks are legal."""
        return self

    def box(self, seats: int = 2) -> Box:
        """The box that native code deals from."""
        self._seats(seats)
        if not self.ready:
            raise IllegalDeck(self._refusal(CommonDeckReason.DRAFTED))
        return new_box([[self.numbers[card] for card in cards] for _, cards in self.piles], self.takes, self.mixed)

    def decks(self, key: bytes, seats: int = 2) -> tuple[Deck, ...]:
        """Random decks, dealt or taken; the same key gives the same decks everywhere."""
        box = self.box(seats)
        seed(box.random, key)
        deal(box, seats)
        slugs = {number: card for card, number in self.numbers.items()}
        return tuple(Deck(tuple(slugs[int(card)] for card in box.decks[seat][: box.sizes[seat]])) for seat in range(seats))

    def take(self, *names: Sequence[str]) -> tuple[Deck, ...]:
        """The decks of players who take piles by name: `take(("good", "wild"), ("evil", "sage"))`."""
        self._seats(len(names))
        left = self.supplies()
        decks = []
        for seat, wanted in enumerate(names):
            decks.append(self.deck_of(seat, wanted, left))
            left -= Counter(map(self.pile_of, wanted))
        return tuple(decks)

    def supplies(self) -> Counter[str]:
        """The number of copies of each pile."""
        return Counter(name for name, _ in self.piles)

    def pile_of(self, name: str) -> str:
        """The pile that a name refers to: its own, or that of one of its leaders."""
        return name

    def leaders(self, pile: str) -> tuple[tuple[str, ...], ...]:
        """For each deck of a pile, the cards that can lead it, the default first; empty if decks have no leaders.

        A player who names a leader takes its pile, led by that leader.
        """
        return ()

    def leaders_for(self, deck: Deck) -> tuple[tuple[str, ...], ...]:
        """For each part of a player's own deck, the cards that can lead it; empty if decks have no leaders."""
        return ()

    def lead(self, deck: Deck, name: str) -> Deck:
        """A player's own deck with other leaders; those of several decks are joined by `+`."""
        raise IllegalDeck(self._refusal(CommonDeckReason.NO_LEADER, name=name, there=Names(())))

    def with_leaders(self, name: str, draw: Callable[[int], int]) -> str:
        """The name of a pile, with random leaders for those it leaves open; `draw` returns a number below the given one."""
        return name

    def piles_in(self, deck: Deck) -> Counter[str]:
        """The piles that a player's own deck uses up: those it contains completely."""
        return Counter(name for name, cards in dict(self.piles).items() if not Counter(cards) - deck.counts)

    def deck_of(self, seat: int, names: Sequence[str], left: Counter[str]) -> Deck:
        """The deck of a player who takes these piles from those left."""
        piles, wanted = dict(self.piles), [self.pile_of(name) for name in names]
        for name, pile in zip(names, wanted, strict=True):
            if pile not in piles:
                reason = CommonDeckReason.NO_PILE_OR_LEADER if self.leaders(next(iter(piles))) else CommonDeckReason.NO_PILE
                raise IllegalDeck(self._refusal(reason, name=name, there=Names(piles)))
        player = SeatNumbers((seat,))
        if len(names) != self.takes:
            raise IllegalDeck(self._refusal(CommonDeckReason.TAKES, player=player, takes=self.takes, count=len(names)))
        if len(set(wanted)) != len(wanted):
            raise IllegalDeck(self._refusal(CommonDeckReason.TAKES_DIFFERENT, player=player, takes=self.takes))
        for pile in Counter(wanted) - left:
            raise IllegalDeck(
                Refusal.of(
                    CommonDeckReason.PILE_TAKEN,
                    self.supply,
                    format=self.word,
                    pile=PileSlugs((pile,)),
                    count=self.supplies()[pile],
                )
            )
        return Deck(tuple(card for name in names for card in self.cards_of(seat, name)), " + ".join(wanted))

    def cards_of(self, seat: int, name: str) -> tuple[str, ...]:
        """The cards of a pile, as this seat plays them."""
        return dict(self.piles)[name]

    def _seats(self, seats: int) -> None:
        self.for_seats(seats)
        if seats * self.takes > len(self.piles):
            raise IllegalDeck(Refusal.of(CommonDeckReason.TOO_FEW_CARDS, self.supply, format=self.word, seats=seats))

    def for_seats(self, seats: int) -> None:
        """Refuse numbers of players that the format does not support."""
        check_players(self.word, self.players, seats, self.rules[0])

    @property
    def word(self) -> SettingName:
        """The format's name in refusals."""
        return SettingName("format", self.name)

    def _refusal(self, reason: AnyReason, **values: Value) -> Refusal:
        """A refusal that cites the first of its rules."""
        return Refusal.of(reason, self.rules[0], format=self.word, **values)


@dataclass(frozen=True, slots=True)
class DeckOrigin:
    """How the decks at a table were made, which decides what players know of each other's."""

    format: Format | None = None  # None: all decklists are public
    brought: frozenset[int] = frozenset()  # the seats whose players brought decks of their own


PUBLIC = DeckOrigin()
