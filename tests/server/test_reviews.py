"""Reviews of finished games, and trying a past position again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.players.teaching.review import LEAST_LOST, WeighedMove, worst
from mulligan.registry import plugin_for
from mulligan.server.exports.record import verified
from mulligan.server.room.teaching.reviews import review_of
from support.server import RunningServer
from tests.server.players import Message, Player, open_table, table_of_two


def finished(server: RunningServer, guest: httpx.Client, game: str, number: int = 3) -> Player:
    """A player at a finished game against a bot, with random answers."""
    player = Player(server, guest, open_table(guest, game, bots=["novice"]), number)
    player.play_on()
    player.look()
    return player


def review(player: Player) -> Message:
    player.send("review")
    message = player.next("reviewed", "refused")
    while message["type"] == "reviewed" and message["share"] < 100:
        following = player.next("reviewed", "refused")
        assert following["type"] == "refused" or following["share"] >= message["share"]
        message = following
    return message


@pytest.mark.parametrize("game", ["gwent", pytest.param("epic", marks=pytest.mark.slow)])
def test_a_review_shows_chances_and_mistakes_and_is_kept(server: RunningServer, guest: httpx.Client, game: str) -> None:
    player = finished(server, guest, game)
    found = review(player)
    assert found["seat"] == player.seat and found["share"] == 100
    chances = [each["chance"] for each in found["points"]]
    assert len(chances) > 2 and all(0 <= chance <= 1 for chance in chances)
    assert chances[-1] == float(player.seat in player.table["winners"])
    numbers = [each["number"] for each in found["points"]]
    assert numbers == sorted(numbers)
    lost = [each["lost"] for each in found["mistakes"]]
    assert 1 <= len(lost) <= 3 and lost == sorted(lost, reverse=True) and lost[-1] >= LEAST_LOST  # it played at random
    for each in found["mistakes"]:
        assert each["chosen"] and each["best"] and 0 < each["line"] < len(player.log)
    server.restart()
    again = Player(server, guest, player.table["id"])
    again.send("review")
    assert again.next("reviewed") == found
    again.send("replay", line=found["mistakes"][0]["line"], moves=2)
    shown = again.next("replayed")
    assert 1 <= len(shown["moves"]) <= 2 and shown["line"] <= found["mistakes"][0]["line"]
    french = Player(server, guest, player.table["id"], language="fr")
    assert [each["best"] for each in review(french)["mistakes"]] != [each["best"] for each in found["mistakes"]]


def why(refused: Message) -> Any:
    assert refused["type"] == "refused" and refused["words"]
    return refused["code"], refused["values"].get("why")


def test_a_review_is_refused_for_running_games_and_to_others(server: RunningServer, guest: httpx.Client) -> None:
    other = server.guest()
    table = table_of_two(guest, other, "gwent", listed=True)
    player, opponent, stranger = (Player(server, each, table) for each in (guest, other, server.guest()))
    assert why(review(player)) == ("no_review", "running")
    player.send("resign")
    player.until(lambda _: player.is_over)
    assert review(stranger)["code"] == "not_yours"
    assert review(opponent)["points"] == review(player)["points"] == []  # nobody had decided anything
    study = Player(server, guest, open_table(guest, "gwent", ruling=next(iter(plugin_for("gwent").rulings()))))
    study.send("resign")
    study.until(lambda _: study.is_over)
    assert why(review(study)) == ("no_review", "study")


def try_again(guest: httpx.Client, table: str, **wanted: int) -> httpx.Response:
    return guest.post(f"/api/tables/{table}/again", json=wanted)


@pytest.mark.parametrize("game", ["gwent", "epic"])
def test_a_past_position_can_be_played_again(server: RunningServer, guest: httpx.Client, tmp_path: Path, game: str) -> None:
    player = finished(server, guest, game)
    mistake = max(review(player)["mistakes"], key=lambda each: each["answers"])
    opened = try_again(guest, player.table["id"], seat=player.seat, answers=mistake["answers"])
    assert opened.status_code == 201
    again = Player(server, guest, opened.json()["id"], 8)
    assert again.seat == player.seat and again.question is not None
    assert again.log == player.log[: len(again.log)] and 0 < len(again.log) <= mistake["line"]
    assert [each["kind"] for each in again.table["seats"]].count("bot") == 1
    again.play_on()
    record = guest.get(f"/api/tables/{again.table['id']}/record").raise_for_status().content
    assert verified(record).winners is not None


def test_a_past_position_is_refused_to_others_and_where_nothing_is_decided(server: RunningServer, guest: httpx.Client) -> None:
    running = Player(server, guest, open_table(guest, "gwent", bots=["novice"]))
    assert try_again(guest, running.table["id"], seat=running.seat, answers=0).json()["code"] == "no_review"
    player = finished(server, guest, "gwent")
    table, seat = player.table["id"], player.seat
    assert try_again(server.guest(), table, seat=seat, answers=0).json()["code"] == "not_yours"
    assert try_again(guest, table, seat=1 - seat, answers=0).json()["code"] == "not_yours"
    for answers in (-1, 9999):
        assert try_again(guest, table, seat=seat, answers=answers).json()["code"] == "not_found"


def move(answers: int, play: int, lost: float, number: int = 1, chance: float = 0.5) -> WeighedMove:
    return WeighedMove(answers, number, play, 1, 2, chance, lost)


def test_the_costliest_mistakes_come_first_and_one_from_each_play() -> None:
    moves = [move(1, 1, 0.1), move(2, 1, 0.2), move(5, 5, 0.02), move(7, 7, 0.4), move(9, 9, 0.2)]
    assert [each.answers for each in worst(moves, 3)] == [7, 2, 9]


def test_the_plot_has_a_point_for_each_turn_or_each_play_and_the_result() -> None:
    moves = [move(1, 1, 0, 1, 0.5), move(2, 1, 0, 1, 0.6), move(4, 4, 0, 1, 0.7), move(6, 6, 0, 2, 0.8)]
    assert review_of(moves, (), True, 1.0).points == ((1, 0.5), (2, 0.8), (2, 1.0))
    assert review_of(moves, (), False, 0.0).points == ((1, 0.5), (1, 0.7), (2, 0.8), (2, 0.0))
    assert review_of((), (), True, 0.0).points == ()
