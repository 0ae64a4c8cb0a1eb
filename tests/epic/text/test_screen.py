"""Epic's terminal screen shows every player, for any number of seats and on narrow screens."""

from __future__ import annotations

import random
from io import StringIO
from itertools import pairwise

import pytest
from rich.console import Console, RenderableType

from mulligan.cli.screen import Screen
from mulligan.core.decks.deck import slug
from mulligan.core.text.terms import Language
from mulligan.epic.cards import BASE_SET
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions
from mulligan.epic.plugin import PLUGIN
from mulligan.epic.rules.seating import see_neighbours
from mulligan.epic.ui.terminal import EpicScreen

ALL = [slug(card.name) for card in BASE_SET]


def a_game(mode: str, seats: int, teams: int | None = None) -> EpicGame:
    choose = random.Random(1)
    return EpicGame.new(
        GameOptions(mode=mode, teams=teams, first_player=0), [choose.sample(ALL, 30) for _ in range(seats)], bytes(16)
    )


def drawn(table: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, file=StringIO())
    console.print(table)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


def titles(lines: list[str]) -> list[str]:
    return [line.strip("╭─╮ ") for line in lines if line.startswith("╭")]


@pytest.mark.parametrize("width", [80, 48])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("mode", ["free_for_all", "hunter_last_one_standing", "hydra"])
def test_eight_players_fit_on_the_screen(mode: str, language: Language, width: int) -> None:
    game, choose = a_game(mode, 8), random.Random(2)
    for _ in range(120):
        legal = game.legal()
        game.answer(int(game.state.asked), choose.choice(legal[1:] or legal))
    for seat in (0, 7):
        lines = drawn(EpicScreen(language).table(game, seat), width)
        assert all(len(line) <= width for line in lines)
        assert not any("…" in line for line in lines), lines
        said = " ".join(line.strip("│ ") for line in lines)
        assert all(f" {who + 1} " in said for who in range(8) if who != seat), said


def test_other_players_come_in_turn_order_before_the_viewer() -> None:
    game = a_game("free_for_all", 4)
    assert [title.split(" —")[0] for title in titles(drawn(EpicScreen(Language.EN).table(game, 1)))] == [
        "Player 3",
        "Player 4",
        "Player 1",
        "You",
        "Your hand",
    ]


def test_E_HUNT_02_neighbours_are_marked() -> None:
    lines = drawn(EpicScreen(Language.EN).table(a_game("hunter_first_blood", 4), 0))
    marks = [line.strip("│ ").split(" · ")[0] for above, line in pairwise(lines) if above.startswith("╭")]
    assert marks[:3] == ["left neighbor: you can attack", "out of reach", "right neighbor: can attack you"]
    free = "\n".join(drawn(EpicScreen(Language.EN).table(a_game("free_for_all", 4), 0)))
    assert "neighbour" not in free and "reach" not in free


def test_E_HYDRA_02_teams_are_grouped_with_their_health() -> None:
    lines = drawn(EpicScreen(Language.PL).table(a_game("hydra", 6, 3), 2))
    assert titles(lines) == ["Zespół 3 — życie 60", "Zespół 1 — życie 60", "Twój zespół — życie 60", "Twoja ręka"]
    inside = [line.strip("│ ").split(" · ")[0] for line in lines if "złoto 1 · ręka" in line]
    assert inside == ["Gracz 5", "Gracz 6", "Gracz 1", "Gracz 2", "Twój współgracz", "Ty"]


def test_E_MP_12_eliminated_players_have_nothing_on_the_table() -> None:
    game = a_game("hunter_last_one_standing", 4)
    game.state.players[1].eliminated = 1
    see_neighbours(game.state)
    lines = drawn(EpicScreen(Language.RU).table(game, 0))
    assert "Вне игры: игрок 2" in lines
    assert [title.split(" —")[0] for title in titles(lines)] == ["Игрок 3", "Игрок 4", "Вы", "Ваша рука"]
    assert len(titles(drawn(EpicScreen(Language.RU).table(game, 1)))) == 3  # the eliminated player's own hand is gone too


def test_champions_that_look_alike_share_a_row() -> None:
    game = a_game("free_for_all", 3)
    for slot in range(3):
        champion = game.state.champions[slot]
        champion.card, champion.controller, champion.owner = NUMBERS["wolf"], 1, 1
    game.state.champions[2].damage = 1
    game.state.slots = 3
    rows = [line.strip("│ ") for line in drawn(EpicScreen(Language.EN).table(game, 0)) if "Wolf" in line and "/" in line]
    assert [row.split() for row in rows][:2] == [["Wolf", "×2", "2/2"], ["Wolf", "2/2", "damage", "1"]]


def test_E_SETUP_07_all_discard_piles_are_open() -> None:
    piles = drawn(EpicScreen(Language.FR).piles(a_game("free_for_all", 5), 4))
    assert [title.split(" —")[0] for title in titles(piles)] == [*(f"Le joueur {number}" for number in (1, 2, 3, 4)), "Vous"]


@pytest.mark.parametrize(
    ("winners", "seat", "said"),
    [
        ((2,), 2, "Wygrywasz."),
        ((2,), 0, "Gracz 3 wygrywa."),
        ((0, 1), 0, "Wygrywacie razem: ty, gracz 2!"),
        ((0, 1), 3, "Zwycięzcy: gracz 1, gracz 2."),
        ((0, 1), None, "Zwycięzcy: gracz 1, gracz 2."),
        ((), 0, "Gra kończy się remisem."),
    ],
)
def test_the_result_names_all_winners(winners: tuple[int, ...], seat: int | None, said: str) -> None:
    game = a_game("hydra", 4)
    game.state.over, game.state.winners = 1, sum(1 << winner for winner in winners)
    console = Console(width=80, file=StringIO())
    Screen(console, PLUGIN, Language.PL).result(game, seat)
    file = console.file
    assert isinstance(file, StringIO)
    assert said in file.getvalue()
