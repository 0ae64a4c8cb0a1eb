"""Play the same lines with many keys, to see what chance decides."""

from __future__ import annotations

from itertools import combinations

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.gwent.game import SLUGS, GwentGame
from mulligan.gwent.parts import Row
from mulligan.gwent.scenario.expectations import row_cards
from mulligan.gwent.scenario.notation import GwentTable

KEYS = [number.to_bytes(KEY_BYTES, "little") for number in range(64)]


def with_each_key(scenario: str) -> list[GwentGame]:
    """The game after these lines of the scenario notation, once for each key."""
    return [played(scenario, key) for key in KEYS]


def played(scenario: str, key: bytes = KEYS[0]) -> GwentGame:
    table = GwentTable()
    table.do(f"key {key.hex()}")
    for line in scenario.strip().splitlines():
        table.do(line.strip())
    return table.table()


def side(game: GwentGame, seat: int) -> frozenset[str]:
    return frozenset(card for row in Row for card, _ in row_cards(game, seat, row))


def hand(game: GwentGame, seat: int) -> frozenset[str]:
    cards = game.state.players[seat].hand
    return frozenset(SLUGS[game.state.cards[number].card] for number in cards.cards[: cards.count])


def pairs(*cards: str) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(cards, 2)}
