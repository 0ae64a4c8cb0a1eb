"""Ratings: arithmetic on known results, and ladders that resume."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mulligan.core.game import InvalidSettings
from mulligan.core.settings import GameSettings
from mulligan.players.ladder import Match, climb, new_ladder, rate
from tests.cli.command import mulligan, refused

PLAYERS = ("random", "greedy")


def test_ten_to_one_is_400_points() -> None:
    first, second = rate(("a", "b"), [Match("a", "b", 10_000, 0, 1_000)])
    assert (first.player, second.player) == ("a", "b")
    assert first.elo - second.elo == pytest.approx(400, abs=1)


def test_draws_count_half() -> None:
    assert Match("a", "b", 50, 50, 0).score == 0.75
    drawn, won = (rate(("a", "b"), [match])[0].elo for match in (Match("a", "b", 50, 100, 50), Match("a", "b", 100, 0, 0)))
    assert drawn == pytest.approx(0) and won > 300


def test_results_that_agree_give_the_differences_they_were_made_from() -> None:
    """Three players 200 points apart: 75.97 % for each step, 90.91 % for two."""
    matches = [Match("a", "b", 7597, 0, 2403), Match("b", "c", 7597, 0, 2403), Match("a", "c", 9091, 0, 909)]
    assert [round(each.elo, -1) for each in rate(("c", "b", "a"), matches)] == [200, 0, -200]


def test_more_games_give_a_narrower_interval() -> None:
    few, many = (rate(("a", "b"), [Match("a", "b", 3 * n, 0, n)])[0].margin for n in (100, 10_000))
    assert few == pytest.approx(10 * many, rel=0.05)


def test_a_ladder_resumes(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    whole = new_ladder("gwent", PLAYERS, games=20, seed=3)
    climb(whole, save=lambda: whole.save(path))
    again = new_ladder("gwent", PLAYERS, games=20, seed=3)
    again.resume(path)
    assert again.missing == [] and again.matches == whole.matches
    kept = json.loads(path.read_text())
    kept["matches"] = []
    path.write_text(json.dumps(kept))
    stopped = new_ladder("gwent", PLAYERS, games=20, seed=3)
    stopped.resume(path)
    assert stopped.missing == [PLAYERS]
    climb(stopped)
    assert stopped.matches == whole.matches


@pytest.mark.parametrize(("games", "seed", "format"), [(22, 3, None), (20, 4, None), (20, 3, "classic")])
def test_results_of_other_games_are_refused(games: int, seed: int, format: str | None, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    new_ladder("gwent", PLAYERS, games=20, seed=3, settings=GameSettings(format="advanced")).save(path)
    other = new_ladder("gwent", PLAYERS, games=games, seed=seed, settings=GameSettings(format=format or "advanced"))
    with pytest.raises(ValueError, match="has results with a different"):
        other.resume(path)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"matches": [1]}'])
def test_other_files_are_refused_and_kept(text: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(text)
    reason = refused("ladder", "gwent", "--players", "random,greedy", "--games", "2", "--results", str(path))
    assert "is not a ladder file" in reason
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "random"], "at least two players"),
        (["--players", "random,random"], "each named once"),
        (["--players", "random,nobody"], "nobody"),
        (["--players", "random,greedy", "--games", "3"], "must be even"),
        (["--players", "random,greedy", "--plot", "ladder.pdf"], ".svg or .png"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], reason: str) -> None:
    assert reason in refused("ladder", "gwent", *arguments)


def test_a_ladder_is_for_two() -> None:
    with pytest.raises(InvalidSettings):
        new_ladder("epic", PLAYERS, settings=GameSettings(mode="free_for_all"))


def test_json_and_plot(tmp_path: Path) -> None:
    pictures = [tmp_path / "ladder.svg", tmp_path / "ladder.png"]
    plots = [argument for path in pictures for argument in ("--plot", str(path))]
    done = mulligan("ladder", "gwent", "--players", "random,greedy", "--games", "20", "--json", *plots)
    assert done.returncode == 0, done.stderr
    printed = json.loads(done.stdout)
    assert {match["wins"] + match["draws"] + match["losses"] for match in printed["matches"]} == {20}
    assert [rating["player"] for rating in printed["ratings"]] == ["greedy", "random"]
    assert pictures[0].read_text().startswith("<?xml") and pictures[1].read_bytes().startswith(b"\x89PNG")
