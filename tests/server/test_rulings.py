"""Tables that begin at the position of a ruling. Only rulings of the package can be named."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from mulligan.core.scenario.notation import Notation
from mulligan.registry import plugin_for
from mulligan.server.errors import RequestError
from mulligan.server.exports.record import InvalidRecord, record_of, verified
from mulligan.server.limits import Limits
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.room.commands import AnswerQuestion, Lose
from mulligan.server.room.room import Room
from mulligan.server.store import Person, Store
from mulligan.server.wire import Code, Settings, TableStatus

pytestmark = pytest.mark.anyio
KONG = "with_nothing_else_to_target_it_damages_itself_and_survives"
DRAGON = "a_row_scorch_counts_heroes_and_does_not_burn_them"
RULINGS = [("epic", KONG), ("gwent", DRAGON)]


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Lobby]:
    store = await Store.open(str(tmp_path / "mulligan.db"))
    yield Lobby(store, Limits())
    await store.close()


@pytest.fixture
async def ana(at: Lobby) -> Person:
    return (await at.store.new_guest("Ana"))[0]


@pytest.mark.parametrize(("game", "ruling"), RULINGS)
async def test_a_table_begins_at_the_position(at: Lobby, ana: Person, game: str, ruling: str) -> None:
    """Other settings are ignored: the person has all seats, and there are no bots."""
    table = await at.open(ana, Settings(game=game, ruling=ruling, bots=("random",), mode="nonsense", take=("good",)))
    assert table.status is TableStatus.RUNNING and table.seats_of(ana.id) == (0, 1)
    assert table.key_hash == sha256(table.key).hexdigest()
    room = await Room.load(at.store, table.id)
    plugin = plugin_for(game)
    notation = plugin.table()
    assert isinstance(notation, Notation)
    for line in plugin.rulings()[ruling].position(plugin.table):
        notation.do(line)
    assert room.game.questions == notation.table().questions
    assert plugin.writer is not None
    assert [plugin.writer.seen(room.game, seat) for seat in (0, 1)] == [
        plugin.writer.seen(notation.table(), seat) for seat in (0, 1)
    ]


@pytest.mark.parametrize(
    "settings",
    [
        Settings(game="epic", ruling="nonsense"),
        Settings(game="epic", ruling="../../../etc/passwd"),
        Settings(game="epic", ruling="P1 hand: kong"),
        Settings(game="epic", ruling=DRAGON),
    ],
)
async def test_anything_else_is_refused_and_opens_no_table(at: Lobby, ana: Person, settings: Settings) -> None:
    with pytest.raises(RequestError) as refused:
        await at.open(ana, settings)
    assert refused.value.code is Code.NOT_FOUND
    assert await at.store.tables_of(ana.id) == []


async def test_answers_are_undone_and_a_rematch_begins_there_again(at: Lobby, ana: Person) -> None:
    table = await at.open(ana, Settings(game="epic", ruling=KONG))
    room = await Room.load(at.store, table.id)
    before = room.game.digest()
    seat = room.state.questions[0].seat
    await room.handle(AnswerQuestion(seat, room.state.since[seat], room.game.questions[0].options[-1:]))
    assert (await Room.load(at.store, table.id)).game.digest() == room.game.digest() != before
    await room.handle(Lose(0, "resigned"))
    again = await at.rematch(await at.table(table.id))
    assert again.status is TableStatus.RUNNING and again.settings.ruling == KONG
    assert len((await Room.load(at.store, again.id)).game.answers) == 0


async def test_its_record_is_verified(at: Lobby, ana: Person) -> None:
    table = await at.open(ana, Settings(game="epic", ruling=KONG))
    room = await Room.load(at.store, table.id)
    for _ in range(4):
        seat = room.state.questions[0].seat
        await room.handle(AnswerQuestion(seat, room.state.since[seat], room.game.questions[0].options[-1:]))
    await room.handle(Lose(0, "resigned"))
    record = json.loads(msgspec.json.encode(await record_of(at.store, await at.table(table.id))))
    assert verified(json.dumps(record).encode()).winners == (record["names"][1],)
    with pytest.raises(InvalidRecord, match="does not have"):
        verified(json.dumps(record | {"settings": record["settings"] | {"ruling": "nonsense"}}).encode())
    record["saved"]["answers"][0][1] += 1
    with pytest.raises(InvalidRecord):
        verified(json.dumps(record).encode())
