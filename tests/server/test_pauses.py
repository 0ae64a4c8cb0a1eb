"""The pauses of bots while people watch, with a server's default waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from mulligan.epic.ui.board import EpicViewBuilder
from mulligan.server.app import Config
from mulligan.server.room.state.clock import Timing
from support.server import RunningServer
from tests.server.players import Message, Player, open_table

pytestmark = pytest.mark.slow
LEAST, MOST = Timing().bot  # seconds before a play
BUSY = 0.15  # extra seconds for an answer, on a busy machine
PLAYS = 10  # of bots, at least


class Answered(NamedTuple):
    """An answer of a bot."""

    begins_play: bool
    seconds: float  # since the message before


@pytest.fixture
def patient(tmp_path: Path, serve: Callable[[Config], RunningServer]) -> RunningServer:
    """A server with the default waits."""
    return serve(Config(str(tmp_path / "mulligan.db")))


def player_with(server: RunningServer, bots: list[str]) -> Player:
    """A player whose windows are all passed."""
    guest = server.guest()
    settings = {"mode": "free_for_all", "seats": len(bots) + 1} if len(bots) > 1 else {}
    player = Player(server, guest, open_table(guest, "epic", bots=bots, **settings))
    for window in EpicViewBuilder.windows:
        player.send("passing", window=window, how="never")
    return player


def begins_play(question: Message) -> bool:
    return question["window"] == "" and question["ask"] not in EpicViewBuilder.mid_move


def decides(player: Player) -> bool:
    """Whether the player is asked something that no policy answers."""
    return player.question is not None and player.question["window"] == ""


def watch(player: Player, skip: bool = False) -> list[Answered]:
    """Do as little as possible until bots have begun enough plays. With `skip`, skip after every decision."""
    answers: list[Answered] = []
    at, has_decided = time.monotonic(), False
    while not player.is_over and sum(each.begins_play for each in answers) < PLAYS:
        if decides(player):
            player.choose(*player.previewed, 0 if 0 in player.options else player.options[0])
            has_decided = True
        elif has_decided and player.question is None:
            player.send("skip") if skip else None
            has_decided = False
        questions = {each["seat"]: each for each in (player.view or {})["questions"]}
        message, now = player.receive(), time.monotonic()
        if message["type"] == "moved" and message["by"] != player.seat:
            answers.append(Answered(begins_play(questions[message["by"]]), now - at))
        at = now
    return answers


def plays(answers: list[Answered]) -> float:
    return median(each.seconds for each in answers if each.begins_play)


def test_bots_pause_before_their_plays_only(patient: RunningServer) -> None:
    """Not before they choose targets, attack, block, or pass in a window. A skip ends with the next decision."""
    player = player_with(patient, bots=["normal"])
    while not decides(player):
        player.receive()
    player.send("skip")
    answers = watch(player)
    assert LEAST - BUSY < plays(answers) < MOST + BUSY
    assert median(each.seconds for each in answers if not each.begins_play) < BUSY


def test_a_skip_leads_past_seven_bots_to_the_next_decision(patient: RunningServer) -> None:
    """Passing in a window isn't a decision if it was set before."""
    answers = watch(player_with(patient, bots=["normal"] * 7), skip=True)
    assert plays(answers) < LEAST / 2
    assert median(each.seconds for each in answers) < BUSY


def test_bots_that_think_announce_it_whatever_they_may_choose(patient: RunningServer) -> None:
    """For every question they are asked, even if they can only pass."""
    player = player_with(patient, bots=["master"])
    windows: set[str] = set()
    while len(windows) < 2 and not player.is_over:
        me, bot = player.table["seats"]
        assert me["thinking"] is None and (bot["thinking"] is not None) == bot["asked"]
        assert not bot["asked"] or 0.0 < bot["thinking"] <= 1.0
        windows |= {each["window"] for each in (player.view or {})["questions"] if each["seat"] != player.seat}
        if decides(player):
            player.choose(*player.previewed, 0 if 0 in player.options else player.options[0])
        player.receive()
    assert len(windows) == 2
