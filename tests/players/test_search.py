"""The tree search: it wins where it can, keeps to the rules, repeats itself, and plays the same compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mulligan.core.plugin import PlayableGame
from mulligan.core.scenario.rulings import game_at
from mulligan.core.settings import GameSettings
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for
from tests.players.decisions import decisions, thinking_for

ROOT = Path(__file__).parents[2]
KEY = bytes(range(16))

ANSWERS = 12  # searched per mode

# Positions that the first player wins this turn.
EPIC_WINS = {
    "burn": """
        P1 30hp 1g hand: flame_strike, palace_guard, lash
        P2 8hp 0g hand: ?5 play: kong, palace_guard""",
    "burn, of many targets": """
        P1 12hp 1g hand: flame_strike, wither play: wolf
        P2 8hp 0g hand: ?4 play: kong, palace_guard, dark_knight, raging_t_rex, zombie x4""",
    "one attacker": """
        P1 30hp 1g hand: palace_guard play: kong
        P2 13hp 0g hand: - play: -""",
    "two attackers": """
        P1 30hp 0g hand: ?1 play: kong, palace_guard
        P2 19hp 0g hand: - play: -""",
    "above all blockers": """
        P1 30hp 0g hand: - play: white_dragon, wolf x3
        P2 5hp 0g hand: - play: kong""",
    "burn twice": """
        P1 30hp 1g hand: forked_lightning, lash
        P2 5hp 0g hand: ?2 play: kong, wolf x2""",
    "all damage on the player": """
        P1 30hp 1g hand: lightning_storm
        P2 6hp 0g hand: ?2 play: wolf x2""",
    "an empty deck, E-WIN-03": """
        P1 30hp 1g deck: - hand: ancient_chant
        P2 30hp 0g hand: ?3 play: kong""",
}
GWENT_WINS = {
    "pass": """
        P1 gems 1 hand: ?2 close: geralt_of_rivia
        P2 passed gems 1 hand: ?1 close: vesemir""",
    "the stronger card": """
        P1 gems 1 hand: vesemir, geralt_of_rivia
        P2 passed gems 1 hand: - close: cirilla_fiona_elen_riannon""",
    "a bond": """
        P1 gems 1 hand: catapult, vesemir siege: catapult
        P2 passed gems 1 hand: - close: geralt_of_rivia, cirilla_fiona_elen_riannon""",
    "scorch": """
        P1 gems 1 hand: scorch, zoltan_chivay close: geralt_of_rivia
        P2 passed gems 1 hand: - close: vesemir x3, dandelion""",
    "weather": """
        P1 gems 1 hand: biting_frost, clear_weather ranged: milva
        P2 passed gems 1 hand: - close: vesemir x2, ves""",
    "two cards": """
        P1 gems 1 hand: geralt_of_rivia, cirilla_fiona_elen_riannon
        P2 passed gems 1 hand: - close: geralt_of_rivia, vesemir""",
}

TWO_HANDS = """
    P1 gems 2 hand: vesemir x4, decoy close: ves
    P2 gems 2 hand: zoltan_chivay x4, decoy close: geralt_of_rivia"""


def at(game: str, text: str) -> PlayableGame:
    lines = [line.strip() for line in text.strip().splitlines()]
    found: PlayableGame = game_at(plugin_for(game).table, (*lines, "turn P1"), KEY)
    return found


def player(game: str, level: str, key: bytes = KEY) -> Bot:
    return Bot(plugin_for(game), playouts_of(game), level, key)


@pytest.mark.parametrize(
    ("game", "text"),
    [("epic", text) for text in EPIC_WINS.values()] + [("gwent", text) for text in GWENT_WINS.values()],
    ids=[f"epic-{name}" for name in EPIC_WINS] + [f"gwent-{name}" for name in GWENT_WINS],
)
def test_a_win_within_reach_is_taken(game: str, text: str) -> None:
    table, searching, other = at(game, text), player(game, "hard"), player(game, "normal")
    begun = turn(table)
    while table.question is not None and turn(table) == begun:
        (searching if table.question.seat == 0 else other).answer(table, table.question.seat)
    assert table.result is not None and table.result.winners == (0,)


def turn(game: PlayableGame) -> int:
    state = game.state
    return int(state.turn if "turn_player" in state.dtype.names else state.round_number)


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_the_same_seed_gives_the_same_answers(game: str) -> None:
    first, again, other = (decisions(game, 6, seed) for seed in (1, 1, 2))
    assert first == again and first != other


@pytest.mark.slow
@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_interpreted_search_gives_the_same_answers(game: str) -> None:
    printed = []
    for interpreted in ("", "1"):
        environment = {**os.environ, "MULLIGAN_INTERPRET": interpreted}
        command = [sys.executable, "-m", "tests.players.decisions", game]
        printed.append(subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert printed[0] == printed[1] != ""


MODES = [
    ("epic", GameSettings(mode="duel", format="sealed")),
    ("epic", GameSettings(mode="free_for_all", seats=4)),
    ("epic", GameSettings(mode="hunter", seats=3)),
    ("epic", GameSettings(mode="hydra", seats=4)),
    ("epic", GameSettings(mode="duel", format="dark")),
    ("gwent", GameSettings(mode="duel")),
    ("gwent", GameSettings(mode="tournament")),
    ("gwent", GameSettings(mode="solo")),
    ("gwent", GameSettings(mode="free_for_all", seats=3)),
    ("gwent", GameSettings(mode="teams")),
]


QUICK = [each for each in MODES if each[1].mode == "duel" or each[0] == "epic"]  # of others, the layouts take long to compile


@pytest.mark.parametrize(
    ("game", "settings"),
    [pytest.param(*each, id=f"{each[0]}-{each[1].mode}", marks=() if each in QUICK else pytest.mark.slow) for each in MODES],
)
def test_it_plays_every_mode_by_the_rules(game: str, settings: GameSettings) -> None:
    """An illegal answer would raise."""
    plugin, playouts = plugin_for(game), thinking_for(game, 6)
    setup = plugin.choose(settings)
    key = bytes(KEY)
    decks = (setup.format.cards,) if setup.format.drafted else [deck.cards for deck in setup.format.decks(key, setup.decks)]
    table = setup.new(decks, key)
    walker, searcher = Bot(plugin, playouts, "random", KEY), Bot(plugin, playouts, "hard", KEY)
    answered = 0
    while table.question is not None and answered < ANSWERS:
        several = len(table.question.options) > 1 and not plugin.is_draft(table)
        bot = searcher if several and len(table.answers) % 3 == 0 else walker
        bot.answer(table, table.question.seat)
        answered += bot is searcher
    assert answered == ANSWERS or table.question is None


def test_a_bot_at_two_seats_keeps_what_it_knows_at_one_from_the_other() -> None:
    """A search tree grows from the hand of one seat, so the search of the other has its own."""
    plugin, playouts = plugin_for("gwent"), thinking_for("gwent", 6)
    assert playouts.searchers is not None
    search, seats = playouts.searchers.search, defaultdict[int, set[int]](set)

    def noting(book: Any, root: Any, seat: int, *rest: Any) -> None:
        _, _, nodes, *_ = rest
        seats[id(nodes)].add(seat)
        search.think(book, root, seat, *rest)

    bot = Bot(
        plugin, replace(playouts, searchers=replace(playouts.searchers, search=replace(search, think=noting))), "hard", KEY
    )
    table = at("gwent", TWO_HANDS)
    for seat in (0, 1, 0, 1):
        bot.answer(table, seat)
    assert sorted(seats.values(), key=min) == [{0}, {1}]
