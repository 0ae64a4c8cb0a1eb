"""No message to a seat depends on what is hidden from it.

Messages made from a game resampled for the viewer's seat equal those from the true game, byte for byte. And every secret
decision looks the same to all others.
"""

from __future__ import annotations

import random as python_random
from pathlib import Path

import msgspec
import pytest

from mulligan.core.client.story import Chronicle
from mulligan.core.client.view import client_view
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from mulligan.players.bot import Determinizer
from mulligan.server.room.clients.broadcast import MessageBuilder, Perspective
from mulligan.server.room.commands import AnswerQuestion
from mulligan.server.room.room import Room
from mulligan.server.wire import Settings, TableStatus
from tests.server.inside import RecordingClient, room_of

GAMES = [
    pytest.param(Settings(game="epic", hot_seat=True), id="epic-duel"),
    pytest.param(Settings(game="epic", hot_seat=True, mode="free_for_all", seats=4, format="sealed"), id="epic-four"),
    pytest.param(Settings(game="epic", hot_seat=True, format="dark"), id="epic-draft"),
    pytest.param(Settings(game="gwent", hot_seat=True), id="gwent-duel"),
    pytest.param(Settings(game="gwent", hot_seat=True, mode="free_for_all", seats=3), id="gwent-three"),
]
ANSWERS, EVERY = 120, 3


def answer(room: Room, chance: python_random.Random) -> AnswerQuestion:
    question = chance.choice(room.state.questions)
    done = question.ask == "BUILD" and 0 in question.options
    return AnswerQuestion(question.seat, room.state.since[question.seat], (0 if done else chance.choice(question.options),))


@pytest.mark.anyio
@pytest.mark.parametrize("settings", GAMES)
async def test_a_resampled_table_sends_the_same_messages(settings: Settings, tmp_path: Path) -> None:
    chance = python_random.Random(11)
    async with room_of(tmp_path, settings) as session:
        room = session.room
        determinizer, person = Determinizer(room.plugin), room.table.opened_by
        for number in range(ANSWERS):
            if room.state.status is TableStatus.OVER:
                break
            if number % EVERY == 0:
                true = room.state.game
                assert true is not None
                for seat in range(SPECTATOR, len(room.table.sittings)):
                    perspective = Perspective(seat, chance.choice(list(Language)))
                    client = RecordingClient(person, perspective)
                    info = session.info(client)
                    sent = MessageBuilder(room).table(perspective, info, 0)
                    room.state.game = determinizer.resampled(true, seat)
                    assert MessageBuilder(room).table(perspective, session.info(client), 0) == sent
                    room.state.game = true
            assert (await room.handle(answer(room, chance))).updates
        assert room.state.ply > 10


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("settings", "secret"),
    [
        pytest.param(Settings(game="epic", hot_seat=True), "MULLIGAN", id="mulligan"),
        pytest.param(Settings(game="epic", hot_seat=True, format="dark"), "PICK", id="draft"),
        pytest.param(Settings(game="gwent", hot_seat=True), "REDRAW", id="redraw"),
    ],
)
async def test_secret_decisions_look_the_same_to_others(settings: Settings, secret: str, tmp_path: Path) -> None:
    """Two tables that differ in one secret answer send the same to the other seat and to spectators."""
    async with room_of(tmp_path, settings) as session:
        room = session.room
        chance = python_random.Random(5)
        for _ in range(60):
            if any(each.ask == secret for each in room.state.questions):
                break
            assert (await room.handle(answer(room, chance))).updates
        question = next(each for each in room.state.questions if each.ask == secret)
        choices = [choice for choice in question.options if choice != 0][:4]
        assert len(choices) > 1
        start, sent = room.game, set()
        for choice in choices:
            room.state.game = start.copy()
            messages = MessageBuilder(room)
            others = [
                Perspective(seat, Language.EN) for seat in range(SPECTATOR, len(room.table.sittings)) if seat != question.seat
            ]
            messages._logs = {each: Chronicle(room.plugin, room.viewer(each.seat, each.language)) for each in others}
            for log in messages._logs.values():
                log.append(start)
            room.game.answer(question.seat, choice)
            messages.answered(room.game)
            infos = {perspective: session.info(RecordingClient(None, perspective)) for perspective in others}
            sent.add(tuple(messages.moved(perspective, question.seat, 1, infos[perspective]) for perspective in others))
        assert len(sent) == 1


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["epic", "gwent"])
async def test_the_place_of_a_known_card_in_hand_is_hidden(name: str, tmp_path: Path) -> None:
    """It would tell from where in the hand other cards are played, and so when they were drawn."""
    async with room_of(tmp_path, Settings(game=name, hot_seat=True)) as session:
        room, boards, chance = session.room, set(), python_random.Random(3)
        while room.game.stage.state.players[1].hand.count < 3:
            await room.handle(answer(room, chance))
        for place in range(3):
            game = room.game.copy()
            state = game.stage.state
            hand = state.players[1].hand
            number = int(hand.cards[0])
            state.cards[number].known = 0xFF
            hand.cards[0], hand.cards[place] = int(hand.cards[place]), number
            board = client_view(room.plugin, game, room.viewer(0, Language.EN)).board
            boards.add(msgspec.json.encode(board.players[1].hand))
            assert sum(bool(each.card) for each in board.players[1].hand) == 1
        assert len(boards) == 1
