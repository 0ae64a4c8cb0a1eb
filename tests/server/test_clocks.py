"""Clocks, absence, and claims by the other players."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mulligan.server.app import Config
from mulligan.server.limits import Limits, is_correspondence
from mulligan.server.room.state.clock import Times, Timing
from mulligan.server.room.state.projection import PASSED
from mulligan.server.store import Entry, EntryKind
from mulligan.server.wire import Clock, Settings
from support.server import RunningServer
from tests.server.inside import room_of
from tests.server.players import Player, table_of_two

DAY = 24 * 60 * 60


def test_each_move_has_a_time_limit() -> None:
    times = Times(Clock(move=30), 2)
    times.asked([0], 100.0)
    assert times.left(0, 110.0) == 20 and times.left(1, 110.0) == 30
    times.answered(0, 125.0)
    times.asked([0], 125.0)
    assert times.left(0, 130.0) == 25
    assert times.over(154.9) == () and times.over(155.0) == (0,)
    assert times.next_over(150.0) == 5.0


def test_a_bank_runs_while_its_player_is_asked_and_grows_with_every_answer() -> None:
    times = Times(Clock(bank=100, increment=5), 2)
    times.asked([0], 0.0)
    times.answered(0, 40.0)
    times.rewarded(0)
    times.asked([1], 40.0)
    assert times.left(0, 1000.0) == 65 and times.left(1, 50.0) == 90
    times.asked([0, 1], 60.0)
    assert times.left(0, 70.0) == 55 and times.left(1, 70.0) == 70
    assert times.over(125.0) == (0,) and times.over(140.0) == (0, 1)


def test_without_a_clock_time_never_runs_out() -> None:
    times = Times(None, 2)
    times.asked([0], 0.0)
    assert times.left(0, 1e9) is None and times.over(1e9) == () and times.next_over(0.0) is None


def test_a_move_limit_of_days_means_correspondence() -> None:
    assert is_correspondence(Clock(move=3 * DAY)) and not is_correspondence(Clock(move=60))
    assert not is_correspondence(Clock(bank=DAY)) and not is_correspondence(None)


@pytest.mark.anyio
@pytest.mark.interpreted
async def test_an_automatic_pass_earns_the_increment_like_any_other(tmp_path: Path) -> None:
    """Otherwise everyone would see whether the player could have done something else."""
    settings = Settings(game="epic", hot_seat=True, clock=Clock(bank=600, increment=7))
    async with room_of(tmp_path, settings) as session:
        state = session.room.state
        (question,) = state.questions
        seat, at = question.seat, state.moved + 5
        choice = question.options[0]
        left = [
            state.project([Entry(EntryKind.ANSWER, seat, choice, state.ply, words, at)]).summary.left[seat]
            for words in ("", PASSED)
        ]
        assert left[0] == left[1] == pytest.approx(602)


# --- at tables -------------------------------------------------------------------------------------

Serve = Callable[[Config], RunningServer]


@pytest.fixture
def impatient(tmp_path: Path, serve: Serve) -> RunningServer:
    """A server on which absent players can be claimed immediately."""
    quick = Timing.quick()
    timing = Timing(bot=quick.bot, passing=quick.passing, tick=quick.tick, poll=quick.poll, away=0.3)
    return serve(Config(str(tmp_path / "mulligan.db"), timing=timing))


def two(server: RunningServer, game: str = "gwent", **settings: object) -> tuple[Player, Player]:
    """Two players; the first one returned is asked."""
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, game, **settings)
    players = Player(server, one, table, 1), Player(server, other, table, 2)
    asked = [player for player in players if player.question is not None]
    return asked[0], next(player for player in players if player is not asked[0])


@pytest.mark.parametrize(("game", "begun"), [("gwent", "ROUND_BEGAN"), ("epic", "TURN_BEGAN")])
def test_running_out_of_time_keeps_the_hand_and_loses_only_during_the_game(
    tmp_path: Path, serve: Serve, game: str, begun: str
) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=Limits(think=(1, DAY)), timing=Timing.quick()))
    asked, waits = two(server, game, clock={"move": 1})
    assert 0 < asked.table["seats"][asked.seat]["left"] <= 1
    waits.until(lambda message: waits.is_over)
    assert waits.table["ending"] == "time" and len(waits.table["winners"]) == 1
    kinds = [event["kind"] for event in waits.log]
    assert begun in kinds and "REDREW" not in kinds
    assert all(event["amount"] == 0 for event in waits.log if event["kind"] == "MULLIGANED")


def test_a_bank_that_ran_out_in_the_opening_is_renewed() -> None:
    times = Times(Clock(bank=100), 2)
    times.asked([0], 0.0)
    times.answered(0, 101.0)
    times.renewed(0)
    assert times.left(0, 101.0) == 60
    short = Times(Clock(bank=10), 2)
    short.asked([0], 0.0)
    short.answered(0, 11.0)
    short.renewed(0)
    assert short.left(0, 11.0) == 10


def test_a_clock_stops_while_its_player_is_not_asked(server: RunningServer) -> None:
    asked, waits = two(server, clock={"bank": 600, "increment": 10})
    time.sleep(0.3)
    waits.look()
    left = [each["left"] for each in waits.table["seats"]]
    assert left[waits.seat] == 600 and 590 < left[asked.seat] < 599.9


def test_an_absent_players_seat_can_be_claimed(impatient: RunningServer) -> None:
    gone, waits = two(impatient)
    waits.send("claim", seat=gone.seat, bot=False)
    assert waits.next("refused")["code"] == "not_now"
    gone.cut()
    waits.until(lambda message: waits.table["claim"] == [gone.seat])
    waits.send("claim", seat=gone.seat, bot=False)
    waits.until(lambda message: waits.is_over)
    assert waits.table["winners"] == [waits.seat] and waits.table["ending"] == "claimed"


def test_a_player_who_is_not_asked_can_be_away(impatient: RunningServer) -> None:
    asked, gone = two(impatient)
    gone.cut()
    asked.until(lambda message: asked.table["seats"][gone.seat]["away"])
    time.sleep(0.5)
    asked.catch_up()
    assert asked.table["claim"] == []


def test_a_bot_keeps_the_seat_until_its_player_is_back(impatient: RunningServer) -> None:
    one, other = impatient.guest(), impatient.guest()
    table = table_of_two(one, other, "gwent")
    players = {1: Player(impatient, one, table, 1), 2: Player(impatient, other, table, 2)}
    guests = {1: one, 2: other}
    number = next(number for number, player in players.items() if player.question is not None)
    gone, waits = players[number], players[3 - number]
    gone.cut()
    waits.until(lambda message: waits.table["claim"] == [gone.seat])
    waits.send("claim", seat=gone.seat, bot=True)
    waits.until(lambda message: message["type"] == "moved" and message["by"] == gone.seat)
    assert waits.table["seats"][gone.seat]["kind"] == "bot"
    back = Player(impatient, guests[number], table)
    waits.until(lambda message: waits.table["seats"][gone.seat]["kind"] == "person")
    assert back.seat == gone.seat and not back.is_over
    assert [(each["kind"], each["seat"]) for each in waits.table["notes"]] == [("left", gone.seat), ("returned", gone.seat)]
    waits.play_on([back])
    assert waits.is_over


def test_absence_is_no_reason_to_claim_a_correspondence_game(impatient: RunningServer) -> None:
    """In a correspondence game, absence is not held against a player."""
    gone, waits = two(impatient, clock={"move": 3 * DAY})
    gone.cut()
    waits.until(lambda message: waits.table["seats"][gone.seat]["away"])
    time.sleep(0.5)
    waits.catch_up()
    assert waits.table["claim"] == [] and waits.table["seats"][gone.seat]["left"] > 2 * DAY
