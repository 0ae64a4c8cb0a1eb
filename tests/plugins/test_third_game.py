"""A third game needs only a folder and a line of registration: every command serves it without changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from mulligan import audit, registry
from mulligan.cli.app import app
from mulligan.cli.errors import UserError


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.GAMES, "countdown", ("tests.plugins.countdown", "tests.plugins.countdown_players"))
    yield


def mulligan(*words: str, said: str = "") -> Result:
    done = CliRunner().invoke(app, list(words), input=said)
    if isinstance(done.exception, UserError):
        raise done.exception
    return done


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    done = mulligan("play", "countdown", "--terminal", "--seed", "1", said="low\n?\nc two\nd\nb\n" + "1\n" * 6)
    assert done.exit_code == 0, done.output
    assert "Height 1/1" in done.output and "Worth 2" in done.output and "the heap" in done.output
    assert "wins" in done.output or "You win" in done.output
    file = tmp_path / "game.json"
    mulligan("play", "countdown", "--terminal", "--take", "low", "--against", "person", said=f"\n1\n\ns {file}\nq\n")
    assert mulligan("play", "countdown", "--terminal", "--load", str(file), "--against", "person", said="\nq\n").exit_code == 0


def test_it_is_simulated() -> None:
    one, again = (json.loads(mulligan("simulate", "countdown", "--games", "50", "--json").stdout) for _ in range(2))
    assert one["digest"] == again["digest"] and sum(one["wins"].values()) == 50
    with pytest.raises(UserError, match="no bot “greedy”; available: random"):
        mulligan("simulate", "countdown", "--players", "greedy,random")


def test_its_cards_are_shown() -> None:
    assert "ADD 3" in mulligan("card", "three").output
    assert "Three" in mulligan("cards", "countdown", "--filter", "high").output
    with pytest.raises(UserError, match="no group of cards “wild”; available: low, high"):
        mulligan("cards", "countdown", "--filter", "wild")
    with pytest.raises(UserError, match="no card “chess”"):
        mulligan("card", "chess")


def test_its_decks_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("3 Two\n2 One\n")
    assert "C-02" in mulligan("deck", "check", str(file), "--game", "countdown").output
    file.write_text("4 Two\n2 One\n")
    assert mulligan("deck", "check", str(file), "--game", "countdown").exit_code == 0
    assert mulligan("play", "countdown", "--terminal", "--deck", str(file), said="q\n").exit_code == 0


def test_its_scenarios_run(tmp_path: Path) -> None:
    file = tmp_path / "one.scn"
    file.write_text("game countdown\nscenario C-01: enough\nheap 8 and two\nscenario C-01: too little\nheap 8 and one\n")
    done = mulligan("scenario", str(file))
    assert done.exit_code == 1 and "8 and one are less than 10" in done.output and "1 of 2 scenarios passed" in done.output


def test_it_is_audited(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "countdown.md").write_text("| C-01 | ten wins | |\n| C-02 | six cards | |\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "one.scn").write_text("game countdown\nscenario C-01, one, two: shown\nheap 8 and two\n")
    found = audit.audit(tmp_path, registry.plugin_for("countdown"))
    assert (found.rules.missing, found.cards.without_scenario) == (("C-02",), ("three",))
