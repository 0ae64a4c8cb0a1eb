"""Random picks and shuffles during play are fair and independent of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.gwent.parts import Row
from mulligan.gwent.scenario.expectations import row_cards
from mulligan.registry import plugin_for
from tests.independence import Pick, faults

KEYS = 600


def tables(game: str) -> Iterator[Any]:
    for number in range(KEYS):
        table = plugin_for(game).table()
        table.do(f"key {number.to_bytes(KEY_BYTES, 'little').hex()}")
        yield table


def play(table: Any, scenario: str) -> None:
    for line in scenario.strip().splitlines():
        table.do(line.strip())


def names(game: Any, pile: Iterable[int]) -> list[str]:
    return [game.slugs[game.state.cards[number].card] for number in pile]


def kept(game: Any, seat: int) -> list[str]:
    return sorted(card for row in Row for card, _ in row_cards(game, seat, row))


def hand(game: Any, seat: int) -> list[str]:
    cards = game.state.players[seat].hand
    return sorted(names(game, cards.cards[: cards.count]))


def bottom(game: Any, seat: int) -> list[str]:
    return names(game, game.state.players[seat].deck.cards[:2])


def seen(game: Any, seat: int) -> list[str]:
    """The cards of the other hand that a player knows."""
    cards = game.state.players[1 - seat].hand
    return sorted(names(game, [number for number in cards.cards[: cards.count] if game.state.cards[number].known >> seat & 1]))


MONSTERS = """
    P1 monsters passed  hand: ?2  close: fiend, foglet  ranged: grave_hag  siege: ice_giant
    P2 monsters  hand: ?2  close: ghoul, griffin  ranged: wyvern  siege: earth_elemental
    turn P2
    P2 passes
"""
SKELLIGE = """
    P1 skellige gems 1 passed  hand: ?2  ranged: hjalmar  discard: svanrige, udalryk, madman_lugos, kambi
    P2 skellige  hand: ?2  discard: svanrige, udalryk, madman_lugos, kambi
    turn P2
    round 2
    P2 passes
"""
INVADER = """
    P1 leader: emhyr_var_emreis_invader_of_the_north  hand: havekar_healer, ?1  discard: milva, schirru, vesemir
    P2 hand: havekar_healer, ?1  discard: milva, schirru, vesemir
    P1 plays havekar_healer
    P2 plays havekar_healer
"""
CRACH = """
    P1 leader: crach_an_craite_wild_boar_of_the_sea  hand: stefan_skellen  deck: svanrige, udalryk  discard: olaf, decoy
    P2 hand: thaler  deck: milva, schirru  discard: vesemir, scorch
    P1 uses the leader
    P2 plays thaler
    P1 plays stefan_skellen
"""
EMPERORS = """
    P1 leader: emhyr_var_emreis_emperor_of_nilfgaard  hand: ves, ballista, catapult, dethmold, thaler
    P2 leader: emhyr_var_emreis_emperor_of_nilfgaard  hand: ves, ballista, catapult, dethmold, thaler
    P1 uses the leader
    P2 uses the leader
"""
DECKS = """
    ruleset duels2022
    P1 deck: kong, wolfs_call, rage, lash, hurricane, fireball, chomp, feint
    P2 deck: kong, wolfs_call, rage, lash, hurricane, fireball, chomp, feint
    begin P1
"""


@pytest.mark.parametrize(
    ("game", "scenario", "pick", "ways"),
    [
        pytest.param("gwent", MONSTERS, kept, 4, id="G-105: the unit that stays"),
        pytest.param("gwent", SKELLIGE, kept, 6, id="G-106: the units that come back"),
        pytest.param("gwent", INVADER, kept, 3, id="G-139: the unit a Medic revives"),
        pytest.param("gwent", CRACH, hand, 6, id="G-150: cards drawn after a shuffle"),
        pytest.param("gwent", EMPERORS, seen, 10, id="G-136: the cards the Emperor sees"),
        pytest.param("epic", DECKS, bottom, 8 * 7, id="the bottom of a shuffled deck"),
    ],
)
def test_two_picks_of_one_game_are_fair_and_independent(
    game: str, scenario: str, pick: Callable[[Any, int], list[str]], ways: int
) -> None:
    picks = []
    for table in tables(game):
        play(table, scenario)
        played = table.table()
        picks.append({f"P{seat + 1}": Pick(tuple(pick(played, seat)), ways) for seat in range(2)})
    assert not faults(picks)


def test_E_MULL_04_cards_that_are_put_back_lie_in_random_order() -> None:
    picks = []
    for table in tables("epic"):
        play(table, "begin P1")
        state = table.table().state
        hands = [[int(number) for number in state.players[seat].hand.cards[:5]] for seat in range(2)]
        play(table, "P2 puts back ?5\nP1 puts back ?5")
        decks = [state.players[seat].deck.cards[:5] for seat in range(2)]
        places = [tuple(hands[seat].index(number) for number in decks[seat][:2]) for seat in range(2)]
        picks.append({f"P{seat + 1}": Pick(places[seat], 5 * 4) for seat in range(2)})
    assert not faults(picks)
