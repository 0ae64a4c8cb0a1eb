"""Records of finished games can be downloaded and replayed; any change to one is detected."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mulligan.cli.commands.scenarios import written
from mulligan.cli.errors import UserError
from mulligan.core.game import LEAVE
from mulligan.core.scenario.scenario import read_scenarios, run_scenario
from mulligan.core.settings import GameSettings
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for
from mulligan.server.exports.record import InvalidRecord, record_of, verified
from mulligan.server.limits import Limits
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.room.commands import AnswerQuestion, Lose
from mulligan.server.room.room import Room
from mulligan.server.store import Store
from mulligan.server.wire import Settings, TableStatus
from tests.cli.command import mulligan

pytestmark = pytest.mark.anyio
GAMES = [
    Settings(game="epic", format="sealed", hot_seat=True),
    Settings(game="epic", bots=("random",), take=("good", "wild")),
    Settings(game="epic", format="dark", hot_seat=True),
    Settings(game="epic", mode="hydra", format="sealed", hot_seat=True),
    Settings(game="gwent", bots=("random",), take=("monsters",)),
    Settings(game="gwent", mode="solo", take=("skellige",)),
    Settings(game="epic", format="sealed", set="starter", hot_seat=True, switches={"breakthrough_pool": "each"}),
    Settings(
        game="gwent",
        mode="solo",
        variants=("deck_building", "leaders"),
        take=("arnjolf_the_patricide", "monsters"),
        switches={"redraw": "bottom"},
    ),
]
BY_SETTINGS = [
    pytest.param(each, marks=pytest.mark.slow if each.mode == "solo" else (), id=f"{each.game}-{each.mode}-{each.format}")
    for each in GAMES
]  # solo games have a layout of their own


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Lobby]:
    store = await Store.open(str(folder / "mulligan.db"))
    yield Lobby(store, Limits())
    await store.close()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with opened(tmp_path) as found:
        yield found


async def played(tables: Lobby, settings: Settings, ends: Callable[[Room], bool] = lambda room: False) -> dict[str, Any]:
    """The record of a game played by bots for all seats, to the end or until `ends` is true."""
    person, _ = await tables.store.new_guest("Ana")
    table = await tables.open(person, settings)
    room = await Room.load(tables.store, table.id)
    bot = Bot(plugin_for(settings.game), playouts_of(settings.game), "random", bytes(16))
    while room.state.status is TableStatus.RUNNING:
        seat = room.state.questions[0].seat
        if ends(room):
            await room.handle(Lose(0, "resigned"))
        else:
            assert (await room.handle(AnswerQuestion(seat, room.state.since[seat], (bot.choice(room.game, seat),)))).updates
    record = await record_of(tables.store, await tables.table(table.id))
    return dict(json.loads(msgspec.json.encode(record)))


def text(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()


@pytest.mark.parametrize("settings", BY_SETTINGS)
async def test_a_downloaded_record_becomes_a_scenario(tables: Lobby, tmp_path: Path, settings: Settings) -> None:
    record, file = await played(tables, settings), tmp_path / "record.json"
    file.write_bytes(text(record))
    answers = len(record["saved"]["answers"])
    with pytest.raises(UserError, match=f"from 0 to {answers}"):
        written(file, answers + 1)
    if settings.format == "dark":
        with pytest.raises(UserError, match="decks are still being chosen"):
            written(file, 3)
    for ply in (answers - 5, answers):
        (scenario,) = read_scenarios(written(file, ply), "", settings.game)
        assert scenario.title == f"record after {ply} of {answers} answers"
        assert run_scenario(scenario, {settings.game: plugin_for(settings.game).table}) is None


@pytest.mark.parametrize("settings", BY_SETTINGS)
async def test_a_record_is_true(tables: Lobby, settings: Settings) -> None:
    record = await played(tables, settings)
    verdict = verified(text(record))
    assert verdict.winners is not None and verdict.game.result is not None
    assert [list(each) for each in verdict.game.answers] == record["saved"]["answers"] != []


async def test_a_record_of_a_game_that_was_resigned(tables: Lobby) -> None:
    record = await played(tables, GAMES[4], lambda room: len(room.game.answers) >= 2)
    verdict = verified(text(record))
    assert (verdict.ending, verdict.winners) == ("resigned", None)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A record as text, for tests to change."""

    async def play() -> bytes:
        async with opened(tmp_path_factory.mktemp("records")) as tables:
            return text(await played(tables, GAMES[0]))

    return asyncio.run(play())


@pytest.fixture
def record(kept: bytes) -> dict[str, Any]:
    return dict(json.loads(kept))


def _another_key(record: dict[str, Any]) -> None:
    record["saved"]["key"] = secrets.token_bytes(16).hex()


def _another_key_with_its_hash(record: dict[str, Any]) -> None:
    _another_key(record)
    record["key_hash"] = sha256(bytes.fromhex(record["saved"]["key"])).hexdigest()


def _another_deck(record: dict[str, Any]) -> None:
    deck = record["saved"]["decks"][0]
    deck[0], deck[1] = deck[1], deck[0]


def _another_answer(record: dict[str, Any]) -> None:
    answers = record["saved"]["answers"]
    answers[5] = [answers[5][0], answers[5][1] + 1]


def _one_answer_less(record: dict[str, Any]) -> None:
    record["saved"]["answers"].pop()


def _other_entries(record: dict[str, Any]) -> None:
    record["entries"] = [entry for entry in record["entries"] if entry[0] != "answer"]


def _left_at_once(record: dict[str, Any]) -> None:
    record["saved"]["answers"] = [[0, LEAVE]]


def _another_ruleset(record: dict[str, Any]) -> None:
    record["settings"]["ruleset"] = "base2016"


def _another_digest(record: dict[str, Any]) -> None:
    record["saved"]["digest"] = "0" * 16


def _another_format(record: dict[str, Any]) -> None:
    record["format"] = "mulligan-record-9"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_another_key, "the key does not match"),
        (_another_key_with_its_hash, "."),
        (_another_deck, "."),
        (_another_answer, "."),
        (_one_answer_less, "a different position"),
        (_other_entries, "differ from the table's entries"),
        (_left_at_once, "."),
        (_another_ruleset, "not played with the table's settings"),
        (
            lambda record: record["settings"].update(switches={"breakthrough_pool": "each"}),
            "not played with the table's settings",
        ),
        (lambda record: record["settings"].update(set="starter"), "do not follow from the key"),
        (_another_digest, "a different position"),
        (_another_format, "this version reads"),
        (lambda record: record.pop("saved"), "not a record of a game"),
        (lambda record: record["settings"].update(game="go"), "no game “go”"),
        (lambda record: record["saved"].update(answers="x"), "."),
        (lambda record: record["saved"].update(decks=7), "."),
        (lambda record: record["entries"].append(["dance", 0]), "not a record of a game"),
        (lambda record: record["entries"].append(7), "not a record of a game"),
        (lambda record: record["entries"].append(["undo", 0, 1, 0, "", 0.0]), "differ from the table"),
    ],
)
def test_a_record_that_was_changed_is_found_out(
    record: dict[str, Any], change: Callable[[dict[str, Any]], object], words: str
) -> None:
    change(record)
    with pytest.raises(InvalidRecord, match=words):
        verified(text(record))


def test_decks_that_were_dealt_follow_from_the_key(record: dict[str, Any]) -> None:
    """Detects even a host who deals other cards and plays a whole game with them."""
    plugin = plugin_for("epic")
    chosen = plugin.choose(GameSettings(format="sealed"))
    key = bytes.fromhex(record["saved"]["key"])
    decks = [deck.cards for deck in chosen.format.decks(bytes(16), 2)]
    game, bot = chosen.new(decks, key), Bot(plugin, playouts_of("epic"), "random", bytes(16))
    while game.question is not None:
        bot.answer(game, game.question.seat)
    record["saved"] = json.loads(game.save())
    record["entries"] = [["start", -1, 0, 0, "", 0.0], *(["answer", *answer, 0, "", 0.0] for answer in game.answers)]
    with pytest.raises(InvalidRecord, match="do not follow from the key"):
        verified(text(record))


def test_the_command_lists_valid_and_invalid_parts(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(text(record))

    def verify() -> tuple[int, str]:
        done = mulligan("verify", str(file))
        return done.returncode, " ".join((done.stdout + done.stderr).split())

    code, said = verify()
    assert code == 0 and "the key matches the fingerprint" in said and ("Won by " in said or "A draw" in said)
    _another_key(record)
    file.write_bytes(text(record))
    code, said = verify()
    assert code == 1 and "the key does not match" in said
    file.write_bytes(b"\xff\x00")
    assert verify()[0] == 1
    file.unlink()
    code, said = verify()
    assert code == 2 and "cannot read" in said
