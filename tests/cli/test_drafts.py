"""Drafts in the terminal: picking, building, several numbers on a line, saving midway, boxes and pools."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import mulligan, refused


@pytest.mark.parametrize("language", ["en", "pl", "ru", "es", "fr"])
def test_a_dark_draft_and_its_game_can_be_played_to_the_end(language: str) -> None:
    done = mulligan("draft", "--terminal", "--lang", language, "--seed", "3", said="1\n" + "1 2\n" * 20 + "1\n" * 800)
    assert done.returncode == 0, done.stderr
    ends = {"en": "win", "pl": "wygrywa", "ru": "побежда", "es": "gana", "fr": "gagne"}
    assert ends[language] in done.stdout.lower()[-1500:]


@pytest.mark.parametrize(
    ("format", "seats"), [("open", 2), ("cube", 2), ("sealed_choice", 2), pytest.param("pack", 3, marks=pytest.mark.slow)]
)
def test_draft_and_play_are_the_same(format: str, seats: int) -> None:
    words = ("--terminal", "--format", format, "--seats", str(seats), "--seed", "5")
    drafted, played = mulligan("draft", *words, said="1\nq\n"), mulligan("play", *words, said="1\nq\n")
    assert drafted.returncode == played.returncode == 0, drafted.stderr + played.stderr
    assert drafted.stdout == played.stdout


def test_several_numbers_are_several_answers() -> None:
    """Numbers of a pool stay the same while a deck is built, so answers can be given together or one by one."""
    words = ("draft", "--terminal", "--format", "sealed_choice", "--pool", "33", "--seed", "4")
    together = mulligan(*words, said="3 5 7\n0\nq\n").stdout
    one_by_one = mulligan(*words, said="3\n5\n7\n0\nq\n").stdout
    assert together[-400:] == one_by_one[-400:]
    assert "Your deck has 30 cards" in together


def test_numbers_with_a_changed_meaning_are_dropped() -> None:
    """The second number meant a card of the first pack, not of the next one."""
    words = ("draft", "--terminal", "--format", "pack", "--seed", "4")
    assert mulligan(*words, said="1 2\nq\n").stdout == mulligan(*words, said="1\nq\n").stdout


def test_invalid_numbers_list_the_valid_ones() -> None:
    done = mulligan("draft", "--terminal", "--seed", "4", said="0\n9\n1 9\nabc\n1 x\n?\nd\nc kong\nb\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("from 1 to 5") == 5 and "passed on nothing yet" in done.stdout
    assert "There’s nothing to undo." in done.stdout


def test_an_answer_is_undone() -> None:
    """The card picked instead is in the pool; the bot may pick differently too."""
    words = ("draft", "--terminal", "--seed", "4")
    once, again = mulligan(*words, said="1\nq\n").stdout, mulligan(*words, said="2\nb\n1\nq\n").stdout
    assert "was undone" in again
    assert pool(once) == pool(again) != pool(mulligan(*words, said="2\nq\n").stdout)


def pool(said: str) -> str:
    """The last pool shown."""
    return said.rsplit("Your pool", 1)[1].splitlines()[1]


def test_a_draft_is_saved_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "draft.json"
    assert mulligan("draft", "--terminal", "--seed", "4", said=f"1\n1\nsave {file}\nq\n").returncode == 0
    saved = json.loads(file.read_text())
    assert [seat for seat, _ in saved["answers"]] == [0, 1, 0]
    done = mulligan("play", "--terminal", "--load", str(file), said="q\n")
    assert done.returncode == 0 and "Dark draft" in done.stdout, done.stderr


def test_people_at_one_screen_draft_one_after_the_other() -> None:
    done = mulligan("draft", "--terminal", "--against", "person", "--seed", "4", said="\n1\n\n1\n\nq\n")
    assert done.returncode == 0 and done.stdout.count("has the screen") == 3, done.stderr


def test_boxes_pools_and_players() -> None:
    assert "needs 2 boxes, not 1 (E-FMT-GEN-01)" in refused(
        "draft", "--terminal", "--format", "pack", "--seats", "5", "--boxes", "1"
    )
    assert "Q-17" in refused("draft", "--terminal", "--format", "open", "--pool", "62")
    assert "E-FMT-SEALED-03" in refused("play", "--terminal", "--format", "sealed_choice", "--pool", "30")
    assert "leave out the pool size" in refused("play", "--terminal", "--format", "dark", "--pool", "60")
    assert "3–8 players, not 2" in refused("draft", "--terminal", "--format", "pack", "--seats", "2")
    assert "no draft format “sealed”; available: sealed_choice, pack, dark, open, cube" in refused(
        "draft", "--terminal", "--format", "sealed"
    )
    assert "Gwent has no draft formats" in refused("draft", "gwent", "--terminal")
    assert "--terminal" in refused("draft", "--seats", "3")
    assert "decks are drafted at the table" in refused("play", "--terminal", "--format", "dark", "--deck", "mine.txt")
    done = mulligan("play", "--terminal", "--seats", "4", "--take", "good,wild", "--boxes", "3", "--seed", "1", said="q\n")
    assert done.returncode == 0, done.stderr


def test_drafts_are_simulated() -> None:
    words = ("simulate", "epic", "--format", "dark", "--games", "40", "--seed", "7", "--json")
    one, again = (json.loads(mulligan(*words).stdout) for _ in range(2))
    assert one["digest"] == again["digest"] and sum(one["wins"].values()) + one["draws"] == 40


@pytest.mark.slow
def test_a_draft_of_five_is_simulated() -> None:
    more = json.loads(mulligan("simulate", "--format", "pack", "--seats", "5", "--games", "10", "--json").stdout)
    assert len(more["wins"]) == 5
