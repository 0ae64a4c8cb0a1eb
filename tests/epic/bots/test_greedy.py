"""Single decisions of the greedy player."""

from __future__ import annotations

import pytest

from mulligan.epic.game import book
from mulligan.epic.hidden.resample import new_pool, resample
from mulligan.epic.rules.options import legal
from tests.contracts.epic import new_game, new_table_game
from tests.contracts.resampling import stream
from tests.epic.bots.positions import choice, named, says

DECISIONS = {
    "burns the last health": (
        """
        P1 1g  hand: flame_strike, kong
        P2 8hp  play: kong
        turn P1
        P1 plays flame_strike
        """,
        "P2",
    ),
    "plays the burn that wins rather than a champion": (
        """
        P1 1g  hand: flame_strike, kong
        P2 8hp  play: kong
        turn P1
        """,
        "flame_strike",
    ),
    "kills the champion if the burn does not win": (
        """
        P1 1g  hand: flame_strike
        P2 30hp  play: blue_dragon, kong
        turn P1
        P1 plays flame_strike
        """,
        "their blue_dragon",
    ),
    "does not attack into a worse exchange": (
        """
        P1 0g  play: medusa
        P2 play: kong
        turn P1
        """,
        "pass",
    ),
    "attacks over the heads of champions that cannot fly": (
        """
        P1 0g  play: blue_dragon
        P2 play: kong
        turn P1
        """,
        "my blue_dragon",
    ),
    "attacks with a champion that cannot be broken in its own turn": (
        """
        P1 0g  play: dark_knight
        P2 play: medusa
        turn P1
        """,
        "my dark_knight",
    ),
    "attacks into blockers if enough attackers are left to win": (
        """
        P1 0g  play: ogre_mercenary, medusa, dark_assassin
        P2 4hp  play: kong
        turn P1
        """,
        "my ogre_mercenary",
    ),
    "blocks and breaks": (
        """
        P1 play: medusa
        P2 play: kong
        turn P1
        P1 attacks with medusa
        """,
        "my kong",
    ),
    "does not throw a good champion before a larger one": (
        """
        P1 play: kong
        P2 30hp  play: blue_dragon
        turn P1
        P1 attacks with kong
        """,
        "pass",
    ),
    "does so if the damage kills": (
        """
        P1 play: kong
        P2 13hp  play: blue_dragon
        turn P1
        P1 attacks with kong
        """,
        "my blue_dragon",
    ),
    "chooses the cheaper of two that only stop the damage": (
        """
        P1 play: kong
        P2 13hp  play: blue_dragon, wolf
        turn P1
        P1 attacks with kong
        """,
        "my wolf",
    ),
    "spends the gold on what cannot wait": (
        """
        P1 1g  hand: memory_spirit, sea_titan
        P2 play: -
        turn P1
        """,
        "sea_titan",
    ),
    "plays a champion with ambush when the opponent ends the turn": (
        """
        P1 1g  hand: noble_unicorn
        P2 0g  play: -  hand: kong
        turn P2
        P2 passes
        """,
        "noble_unicorn",
    ),
    "draws from an empty deck to win (E-WIN-03)": (
        """
        P1 1g  deck: -  hand: ceasefire, kong
        P2 play: kong
        turn P1
        """,
        "ceasefire",
    ),
    "does not break its own board": (
        """
        P1 1g  hand: apocalypse  play: kong, thundarus
        P2 play: wolf
        turn P1
        P1 plays apocalypse
        """,
        "mode 0",
    ),
    "breaks the opponent's": (
        """
        P1 1g  hand: apocalypse  play: wolf
        P2 play: kong, thundarus
        turn P1
        P1 plays apocalypse
        """,
        "mode 1",
    ),
}


@pytest.mark.parametrize("which", DECISIONS)
def test_decides(which: str) -> None:
    lines, answer = DECISIONS[which]
    assert says(lines) == answer


SAMPLES = 3


@pytest.mark.parametrize("new", [new_game, pytest.param(new_table_game, marks=pytest.mark.slow)])
def test_reads_nothing_that_its_seat_may_not_see(new: object) -> None:
    """The answer is the same at every position that looks the same to the seat."""
    assert callable(new)
    pool, random, compared = new_pool(), stream(), 0
    for number in range(12):
        game = new(number)
        for _ in range(120):
            if game.question is None:
                break
            seat, answer = int(game.state.asked), choice(game)
            for _ in range(SAMPLES):
                twin = game.copy()
                resample(book(), twin.state, seat, pool, random)
                assert choice(twin) == answer, (number, named(game, answer))
                compared += 1
            legal(book(), game.state, game.output)
            game.answer(seat, answer)
    assert compared > 1000
