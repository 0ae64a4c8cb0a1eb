"""Hints at tables without other people: what they contain, whom they are refused to, and that they block nobody."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import mulligan
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.registry import plugin_for
from mulligan.server.room.teaching.hints import HintTask, find_hint
from support.server import RunningServer
from tests.players.test_search import KEY
from tests.server.players import Message, Player, open_table, table_of_two
from tests.server.test_undo import act_once


def asked(player: Player) -> None:
    """Play until the player has a choice between several answers that end no preview."""
    player.catch_up()
    while player.question is None or player.previewed or len(player.options) < 2:
        player.answer()
        player.receive()


def hint(player: Player, **values: Any) -> Message:
    player.send("hint", ply=player.ply, **values)
    return player.next("hinted", "refused")


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_hint_lists_the_best_answers(server: RunningServer, guest: httpx.Client, game: str) -> None:
    player = Player(server, guest, open_table(guest, game, bots=["novice"]), 3)
    asked(player)
    assert player.table["hints"]
    before = player.view
    found = hint(player)
    assert found["type"] == "hinted" and found["ply"] == player.ply and found["choices"] == []
    options = {each["choice"]: each for each in player.question["options"]} if player.question else {}
    assert 1 <= len(found["answers"]) <= 3
    for answer in found["answers"]:
        option = options[answer["choice"]]
        assert answer["words"] == option["words"] and answer["on"] == option["on"] and 0 <= answer["chance"] <= 1
    assert found["story"] or found["outlook"]
    assert player.view == before
    again = hint(player)
    assert again == found
    player.choose(found["answers"][0]["choice"])
    assert player.next("moved", "preview", "refused")["type"] != "refused"


def test_a_hint_follows_tentative_choices(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "epic", hot_seat=True), 1)
    while not player.previewed or len(player.options) < 2:
        act_once(player)
    found = hint(player, choices=player.previewed)
    assert found["choices"] == player.previewed
    assert {each["choice"] for each in found["answers"]} <= set(player.options)


def why(refused: Message) -> str:
    assert refused["type"] == "refused" and refused["code"] == "no_hint" and refused["words"]
    return str(refused["values"]["why"])


def test_a_hint_is_refused_where_other_people_play(server: RunningServer, guest: httpx.Client) -> None:
    other = server.guest()
    table = table_of_two(guest, other, "gwent")
    for person in (guest, other):
        player = Player(server, person, table)
        assert not player.table["hints"] and why(hint(player)) == "people"
    spectator = Player(server, None, table, invitation=guest.get(f"/api/tables/{table}").json()["invitation"])
    assert hint(spectator)["code"] == "not_yours"


def test_a_hint_is_refused_when_there_is_nothing_to_decide(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent", hot_seat=True), 1)
    away = Player(server, guest, player.table["id"], seat=1 - player.seat)
    assert why(hint(away)) == "not_asked"
    assert hint(player, choices=[9999])["code"] == "illegal"
    player.send("hint", ply=player.ply + 7)
    assert player.next("hinted", "refused")["code"] == "stale"
    player.send("resign")
    player.until(lambda message: player.is_over)
    assert not player.table["hints"] and why(hint(player)) == "over"


def test_a_second_hint_waits_for_the_first_and_the_table_plays_on(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent", hot_seat=True), 1)
    ply = player.ply
    player.send("hint", ply=ply)
    player.send("hint", ply=ply)
    assert why(player.next("refused", "hinted")) == "busy"
    player.catch_up()  # the server answers while it thinks
    assert player.next("hinted")["ply"] == ply


def test_a_draft_and_a_ruling_have_no_hints(server: RunningServer, guest: httpx.Client) -> None:
    draft = Player(server, guest, open_table(guest, "epic", format="dark", bots=["novice"]))
    assert not draft.table["hints"] and why(hint(draft)) == "draft"
    ruling = next(iter(plugin_for("gwent").rulings()))
    study = Player(server, guest, open_table(guest, "gwent", ruling=ruling))
    assert why(hint(study)) == "study"


@pytest.mark.parametrize("language", list(Language))
def test_the_reason_is_told_in_every_language(language: Language) -> None:
    game = mulligan.new_game("gwent", seed=2)
    while game.question is not None and game.question.ask != "TURN":
        game.answer(game.question.seat, game.question.options[0])
    assert game.question is not None
    found = find_hint(
        HintTask("gwent", game.save(), game.question.seat, (), KEY, language, ("Ana", "Ben"), GameSettings(), frozenset())
    )
    assert found.story.endswith(".") and found.answers[0].words and found.outlook is not None
