"""The drafts of Epic as data (E-FMT): one engine runs all of them."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.core.game import InvalidSettings
from mulligan.core.refusals import Refusal
from mulligan.epic.decks.refusals import DeckReason

LIMITED_DECK = 30  # E-DECK-01
SEALED_POOL = 60  # E-FMT-SEALED-02
OPEN_STACK = 60  # E-FMT-OPEN-01
PACK_CARDS, PACK_ROUNDS = 10, 3  # E-FMT-PACK-01
CUBE_CARDS = 12  # E-FMT-CUBE-05
DARK_CARDS, DARK_ROUNDS = 5, 10  # E-FMT-DARK-01, -04
OPEN_CARDS = 4  # E-FMT-OPEN-02


@dataclass(frozen=True, slots=True)
class Plan:
    """The course of a draft.

    In each round every player opens a pack, takes cards from it and passes it on. `takes` lists how many cards each holder
    takes; the rest is discarded. `shared`: all players take in turn from one face-up pack.
    """

    name: str
    rounds: int
    pack: int  # cards per pack
    takes: tuple[int, ...]  # cards taken by each holder, in order
    shared: bool = False
    fewest: int = LIMITED_DECK  # minimum deck size
    most: int = LIMITED_DECK

    def packs(self, seats: int) -> int:
        """The number of packs opened in a round."""
        return 1 if self.shared else seats

    def cards(self, seats: int) -> int:
        """The number of cards that `seats` players need."""
        return self.rounds * self.packs(seats) * self.pack

    def pool(self, seats: int) -> int:
        """The number of cards each player ends up with."""
        return self.rounds * sum(self.takes) // (seats if self.shared else 1)


def pack_plan() -> Plan:
    """E-FMT-PACK-01 to -05: packs of ten, one card at a time, until they are used up."""
    return Plan("pack", PACK_ROUNDS, PACK_CARDS, (1,) * PACK_CARDS)


def cube_plan() -> Plan:
    """E-FMT-CUBE-05, E-DECK-03: like a pack draft, with packs of twelve and a deck of at least thirty of the 36 cards."""
    drafted = PACK_ROUNDS * CUBE_CARDS
    return Plan("cube", PACK_ROUNDS, CUBE_CARDS, (1,) * CUBE_CARDS, most=drafted)


def dark_plan() -> Plan:
    """E-FMT-DARK-01 to -04: take one of five, swap, then take two of the four."""
    return Plan("dark", DARK_ROUNDS, DARK_CARDS, (1, 2))


def open_plan(stack: int = OPEN_STACK) -> Plan:
    """E-FMT-OPEN-01 to -04: four cards face up; one player takes one, the other two, and the first the last."""
    if stack < OPEN_STACK or stack % OPEN_CARDS != 0:
        raise InvalidSettings(Refusal.of(DeckReason.OPEN_STACK, "Q-17", least=OPEN_STACK, step=OPEN_CARDS, pool=stack))
    return Plan("open", stack // OPEN_CARDS, OPEN_CARDS, (1, 2, 1), shared=True)


def sealed_plan(pool: int = SEALED_POOL) -> Plan:
    """E-FMT-SEALED-02, -03: deal the whole pool in one step; thirty of its cards make the deck."""
    if pool <= LIMITED_DECK:
        raise InvalidSettings(Refusal.of(DeckReason.SEALED_POOL, "E-FMT-SEALED-03", size=LIMITED_DECK, pool=pool))
    return Plan("sealed_choice", 1, pool, (pool,))
