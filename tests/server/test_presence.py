"""Many spectators come and go: what they cost grows with their number, not with its square."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from mulligan.core.text import Language
from mulligan.server.room.commands import AnswerQuestion
from mulligan.server.room.session import RoomSession
from mulligan.server.wire import Settings
from tests.server.inside import RecordingClient, room_of

SPECTATORS = 200
GATHERED = 0.6  # seconds, longer than presence is gathered for

pytestmark = [pytest.mark.anyio, pytest.mark.interpreted]


async def watched(session: RoomSession) -> tuple[RecordingClient, list[RecordingClient]]:
    """A player and many spectators, half of them in Polish."""
    player = RecordingClient(session.room.sitting(0).person)
    await session.look(player, 0, Language.EN)
    spectators = [RecordingClient(None) for _ in range(SPECTATORS)]
    for number, each in enumerate(spectators):
        await session.look(each, None, Language.PL if number % 2 else Language.EN)
    return player, spectators


def heard(client: RecordingClient) -> list[dict[str, Any]]:
    return [json.loads(each) for each in client.sent]


async def test_presence_is_announced_once_for_all_who_come_and_go(tmp_path: Path) -> None:
    async with room_of(tmp_path, Settings(game="gwent", hot_seat=True)) as session:
        player, spectators = await watched(session)
        await asyncio.sleep(GATHERED)
        assert heard(player)[-1]["table"]["spectators"] == SPECTATORS
        came = sum(len(each.sent) for each in spectators)
        assert came < 8 * SPECTATORS, "a table and a few announcements each"
        before = len(player.sent)
        for each in spectators:
            session.leave(each)
        await asyncio.sleep(GATHERED)
        assert [each["table"]["spectators"] for each in heard(player)[before:]] == [0]
        await session.close()


async def test_messages_are_built_once_for_all_spectators_of_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room_of(tmp_path, Settings(game="gwent", hot_seat=True)) as session:
        player, spectators = await watched(session)
        await asyncio.sleep(GATHERED)
        built: list[object] = []
        build = session.messages.moved

        def counted(perspective: Any, *rest: Any) -> bytes:
            built.append(perspective)
            return build(perspective, *rest)

        monkeypatch.setattr(session.messages, "moved", counted)
        room = session.room
        seat = room.state.asked[0]
        question = room.state.question(seat)
        assert question is not None
        await session.handle(AnswerQuestion(seat, room.state.since[seat], question.options[-1:]))
        assert len(built) == 3, "a player, spectators in English and in Polish"
        moved = [heard(each)[-1] for each in spectators]
        assert all(each["type"] == "moved" and each["by"] == seat for each in moved)
        assert moved[0]["table"]["invitation"] == "" != heard(player)[-1]["table"]["invitation"]
        assert moved[0] != moved[1] and moved[0] == moved[2]
        await session.close()
