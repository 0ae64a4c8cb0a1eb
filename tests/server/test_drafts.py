"""Drafts on a server: clocks that pick, players who leave and return."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from mulligan.epic.draft.drafted import DraftedGame
from mulligan.registry import plugin_for
from mulligan.server.app import Config
from mulligan.server.cluster.pubsub import Note, Topic
from mulligan.server.exports.record import verified
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import Clock, NoteKind, Settings
from support.server import RunningServer
from tests.server.inside import RecordingClient, room_of
from tests.server.players import Message, Player, bring_decks, open_table

DAY = 24 * 60 * 60
Serve = Callable[[Config], RunningServer]


def hurried(path: Path, serve: Serve, **timing: float) -> RunningServer:
    """A server that allows clocks of a second."""
    quick = Timing.quick()
    waits = Timing(bot=quick.bot, passing=quick.passing, tick=quick.tick, poll=quick.poll, grace=quick.grace, **timing)
    return serve(Config(str(path / "mulligan.db"), limits=Limits(think=(1, DAY)), timing=waits))


def drafters(server: RunningServer, count: int, **settings: object) -> tuple[list[Player], list[httpx.Client]]:
    """A draft of `count` people, and of bots if the settings have them."""
    guests = [server.guest() for _ in range(count)]
    wanted = {"game": "epic", "format": "dark"} | settings
    table = guests[0].post("/api/tables", json=wanted).raise_for_status().json()["id"]
    invitation = guests[0].get(f"/api/tables/{table}").json()["invitation"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/seats", json={"invitation": invitation}).raise_for_status()
    for guest in guests:
        bring_decks(guest, table)
    return [Player(server, guest, table, number) for number, guest in enumerate(guests)], guests


def notes(player: Player) -> list[tuple[str, int]]:
    return [(each["kind"], each["seat"]) for each in player.table["notes"]]


def pool(player: Player, seat: int | None = None) -> list[str]:
    """The cards that a player knows in the pool of a seat, by default their own."""
    assert player.view is not None
    return [card["card"] for card in player.view["board"]["players"][player.seat if seat is None else seat]["pool"]]


def card_of(player: Player, choice: int) -> str:
    """The card that a choice picks."""
    assert player.view is not None and player.question is not None
    place = next(each["on"] for each in player.question["options"] if each["choice"] == choice)
    return next(str(card["card"]) for card in player.view["board"]["pack"] if card["place"] == place)


def has_moved(player: Player, seat: int) -> Callable[[Message], bool]:
    return lambda message: message["type"] == "moved" and message["by"] == seat


def test_the_selected_card_is_picked_when_time_runs_out(tmp_path: Path, serve: Serve) -> None:
    """The others learn that time ran out, but not which card was picked."""
    (ana, ben), _ = drafters(hurried(tmp_path, serve), 2, clock={"move": 2})
    selected = ana.options[-1]
    card = card_of(ana, selected)
    ana.send("choose", ply=ana.ply, choices=[selected], hold=True)
    ben.choose(ben.options[0])
    ben.until(has_moved(ben, ana.seat))
    ana.until(has_moved(ana, ana.seat))
    assert pool(ana) == [card] and notes(ana)[0] == notes(ben)[0] == ("selected", 0)
    assert pool(ben, ana.seat) == [] and not ana.is_over


def test_a_selection_counts_even_if_its_player_lost_the_connection(tmp_path: Path, serve: Serve) -> None:
    server = hurried(tmp_path, serve)
    (ana, ben), (guest, _) = drafters(server, 2, clock={"move": 2})
    selected = ana.options[1]
    card = card_of(ana, selected)
    ana.send("choose", ply=ana.ply, choices=[selected], hold=True)
    ana.next("preview")
    ana.cut()
    ben.choose(ben.options[0])
    ben.until(has_moved(ben, ana.seat))
    assert card in pool(Player(server, guest, ana.table["id"]))


def test_without_a_selection_a_bot_picks_and_no_player_loses_the_draft(tmp_path: Path, serve: Serve) -> None:
    """Both let the time run out in the whole draft. The record of the game replays."""
    (ana, ben), (guest, _) = drafters(hurried(tmp_path, serve), 2, format="sealed_choice", clock={"move": 1})
    assert ana.question is not None and ana.question["ask"] == "BUILD"
    ben.until(lambda message: ben.view is not None and ben.view["board"]["kind"] != "draft")
    assert sorted(notes(ben)) == [("suggested", 0), ("suggested", 1)] and not ben.is_over
    ben.until(lambda message: ben.is_over)
    assert ben.table["ending"] == "time"
    verified(guest.get(f"/api/tables/{ben.table['id']}/record").content)


def test_a_legal_deck_is_played_as_it_stands(tmp_path: Path, serve: Serve) -> None:
    """E-DECK-01: a deck of thirty is played as its player has built it so far."""
    (ana, ben), (guest, _) = drafters(hurried(tmp_path, serve), 2, format="sealed_choice", pool=32, clock={"move": 2})
    unwanted, deck = ana.options[:2], pool(ana)
    for choice in sorted(unwanted, reverse=True):
        del deck[choice - 1]
    ana.send("choose", ply=ana.ply, choices=unwanted, hold=True)
    ben.until(lambda message: ben.is_over)
    assert sorted(notes(ben)[:2]) == [("selected", 0), ("suggested", 1)]
    played = verified(guest.get(f"/api/tables/{ben.table['id']}/record").content).game
    assert isinstance(played, DraftedGame)
    assert sorted(played.played[0]) == sorted(deck) and len(played.played[1]) == 30


def test_an_empty_bank_does_not_lose_a_draft(tmp_path: Path, serve: Serve) -> None:
    (_, ben), _ = drafters(hurried(tmp_path, serve), 2, clock={"bank": 1})
    ben.until(lambda message: notes(ben).count(("suggested", 0)) >= 2 and notes(ben).count(("suggested", 1)) >= 2)
    assert not ben.is_over and ben.table["seats"][0]["kind"] == "person"


def test_both_cards_of_a_pick_are_taken_together(tmp_path: Path, serve: Serve) -> None:
    """E-FMT-DARK-03: the second pick of a round takes two of four cards."""
    (ana, ben), _ = drafters(hurried(tmp_path, serve), 2, clock={"move": 3})
    for player in (ana, ben):
        player.choose(player.options[0])
    ana.until(lambda message: len(ana.options) == 4)
    two = ana.options[1:3]
    cards = [card_of(ana, choice) for choice in two]
    ana.send("choose", ply=ana.ply, choices=two, hold=True)
    ana.until(has_moved(ana, ana.seat))
    ana.until(lambda message: len(pool(ana)) == 3)
    assert set(cards) <= set(pool(ana)) and notes(ana)[0] == ("selected", 0)


@pytest.mark.anyio
async def test_a_node_answers_for_a_player_elsewhere_only_after_a_grace_period(tmp_path: Path) -> None:
    """A node that does not know a player's selection leaves the pick to the node that does, for a while."""
    async with room_of(tmp_path, Settings(game="epic", format="dark", hot_seat=True, clock=Clock(move=30))) as session:
        state, spectator = session.room.state, RecordingClient(None)
        await session.look(spectator, SPECTATOR, Language.EN)
        session.presence.update_from(Note(Topic.HERE, "elsewhere", seats=(0, 1)))
        await session.tick()
        for question in state.questions:
            session._select(question.seat, question.options[:1])
        for seat in (0, 1):
            state.times._since[seat] -= 31
        await session.tick()
        assert not state.acts
        for seat in (0, 1):
            state.times._since[seat] -= Timing().grace
        await session.tick()
        assert [act.seat for act in state.acts] == [0, 1]
        assert [each.kind for each in state.notes] == [NoteKind.SELECTED, NoteKind.SELECTED]


# --- leaving and returning ----------------------------------------------------------------------------


def test_a_bot_picks_for_a_player_who_leaves_until_they_return(tmp_path: Path, serve: Serve) -> None:
    server = hurried(tmp_path, serve)
    (ana, ben), (_, guest) = drafters(server, 2)
    ben.send("resign")
    ana.until(lambda message: bool(notes(ana)))
    assert notes(ana) == [("left", 1)] and ana.table["seats"][1]["kind"] == "bot" and not ana.table["seats"][1]["out"]
    ana.choose(ana.options[0])
    ana.until(lambda message: len(ana.options) == 4)
    back = Player(server, guest, ana.table["id"])
    ana.until(lambda message: ana.table["seats"][1]["kind"] == "person")
    assert back.seat == 1 and len(pool(back)) == 1 and notes(ana) == [("left", 1), ("returned", 1)]
    assert not back.is_over


def test_a_player_who_stays_away_is_replaced_without_being_claimed(tmp_path: Path, serve: Serve) -> None:
    """One of four drafters disconnects: a bot picks, and the others continue."""
    server = hurried(tmp_path, serve, away=0.3)
    (ana, ben, cleo), (_, _, guest) = drafters(server, 3, format="pack", mode="free_for_all", seats=4, bots=["greedy"])
    cleo.cut()
    for player in (ana, ben):
        player.choose(player.options[0])
    ana.until(lambda message: ("left", 2) in notes(ana))
    ana.until(lambda message: len(ana.options) == 9)
    assert ana.table["claim"] == []
    back = Player(server, guest, ana.table["id"])
    ana.until(lambda message: ("returned", 2) in notes(ana))
    assert back.seat == 2 and len(pool(back)) >= 1 and back.table["seats"][2]["kind"] == "person"


def test_a_restart_keeps_the_notes_and_the_stand_in(tmp_path: Path, serve: Serve) -> None:
    server = hurried(tmp_path, serve)
    (ana, ben), (guest, _) = drafters(server, 2)
    ben.send("resign")
    ana.until(lambda message: bool(notes(ana)))
    server.restart()
    again = Player(server, guest, ana.table["id"])
    assert notes(again) == [("left", 1)] and again.table["seats"][1]["kind"] == "bot"
    again.choose(again.options[0])
    again.until(lambda message: len(again.options) == 4)


def test_a_draft_is_not_drawn(server: RunningServer) -> None:
    (ana, _), _ = drafters(server, 2)
    ana.send("offer", kind="draw")
    assert ana.next("refused")["code"] == "not_now" and not ana.table["offers"]


# --- keeping the deck ---------------------------------------------------------------------------------


def keep(guest: httpx.Client, table: str, **params: object) -> httpx.Response:
    return guest.post("/api/decks/played", params={"table": table, **params})


def test_a_drafted_deck_is_kept_once_it_is_built(tmp_path: Path, serve: Serve) -> None:
    """Keeping it twice saves it once. It is legal, although the boxes had several copies of its cards."""
    server = hurried(tmp_path, serve)
    (ana, ben), (guest, other) = drafters(server, 2, format="sealed_choice", pool=180)
    table = ana.table["id"]
    refused = keep(guest, table)
    assert (refused.status_code, refused.json()["code"], refused.json()["words"]) == (409, "not_now", "the draft is not over")
    twice = max(pool(ana), key=pool(ana).count)
    kept = sorted(range(180), key=lambda place: pool(ana)[place] != twice)[:30]
    wanted = [pool(ana)[place] for place in kept]
    for player in (ana, ben):
        player.choose(*(place + 1 for place in kept), 0)
    ana.until(lambda message: ana.view is not None and ana.view["board"]["kind"] != "draft")

    saved = keep(guest, table, language="pl")
    assert saved.status_code == 201, saved.text
    [part] = saved.json()["deck"]["decks"]
    assert Counter({each["card"]: each["count"] for each in part["cards"]}) == Counter(wanted)
    assert Counter(wanted)[twice] > 1
    assert keep(guest, table, seat=0).json()["id"] == saved.json()["id"]
    [line] = guest.get("/api/decks").json()
    assert (line["format"], line["cards"], line["problems"]) == ("limited", 30, 0)
    again = {"game": "epic", "format": "limited", "deck_id": line["id"], "bots": ["random"]}
    opened = guest.post("/api/tables", json=again).raise_for_status().json()["id"]
    assert guest.get(f"/api/tables/{opened}").json()["status"] == "running"
    assert keep(other, table, seat=0).json()["code"] == "not_yours"
    assert keep(server.guest(), table).json()["code"] == "not_found"


def test_dealt_and_premade_decks_are_kept(server: RunningServer, guest: httpx.Client) -> None:
    sealed = open_table(guest, "epic", format="sealed", hot_seat=True)
    first, second = (keep(guest, sealed, seat=seat).json()["deck"] for seat in (0, 1))
    assert first["decks"] != second["decks"] and first["format"] == "limited"
    trio = open_table(guest, "gwent", mode="tournament", hot_seat=True)
    assert [bool(part["leader"]) for part in keep(guest, trio).json()["deck"]["decks"]] == [True, True, True]
    ruling = next(iter(plugin_for("epic").rulings()))
    position = guest.post("/api/tables", json={"game": "epic", "ruling": ruling}).json()["id"]
    assert keep(guest, position).json()["code"] == "not_now"
    assert {each["problems"] for each in guest.get("/api/decks").json()} == {0}


def test_a_deck_is_not_kept_if_there_are_too_many(tmp_path: Path, serve: Serve) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=Limits(decks=1), timing=Timing.quick()))
    guest = server.guest()
    guest.post("/api/decks", json={"game": "epic"}).raise_for_status()
    refused = keep(guest, open_table(guest, "epic", format="sealed", hot_seat=True)).json()
    assert (refused["code"], refused["values"]) == ("too_many", {"most": 1})
