"""Acts for players whose time is up, or who have been away for long."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

from mulligan.server.limits import is_correspondence
from mulligan.server.room.autoplay import Autoplay, Turn
from mulligan.server.room.clients.presence import Presence
from mulligan.server.room.commands import AnswerQuestion, Command, HandToBot, Lose
from mulligan.server.room.room import Room
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import NoteKind, TableStatus

OUT_OF_TIME = "time"  # an ending that a seat loses by
Selected = Mapping[Turn, tuple[int, ...]]


class Timekeeper:
    def __init__(self, room: Room, presence: Presence, autoplay: Autoplay, timing: Timing) -> None:
        self._room, self._presence, self._autoplay, self._timing = room, presence, autoplay, timing

    async def overdue(self, selected: Selected) -> AsyncIterator[Command]:
        """Commands that are due now. In games that players come and go in, opponents decide instead."""
        room = self._room
        expects_presence = not is_correspondence(room.table.settings.clock)
        if not expects_presence and not room.is_draft:
            return
        for seat in room.state.times.over(room.time.now()):
            if room.plays(seat) and room.state.status is TableStatus.RUNNING and seat in room.state.since:
                turn = Turn(seat, room.state.since[seat])
                if not room.is_draft:
                    yield self._out_of_time(turn)
                elif not self._is_left_to_others(seat):
                    yield await self._autoplay.drafted(turn, selected.get(turn, ()))
        if expects_presence and room.is_draft:
            for seat in self._presence.missing:  # has kept a draft waiting for too long
                yield HandToBot(seat)

    def _out_of_time(self, turn: Turn) -> Command:
        """The default answer if the game has one; otherwise the player loses."""
        default = self._room.game.default_answer(turn.seat)
        return Lose(turn.seat, OUT_OF_TIME) if default is None else AnswerQuestion(*turn, (default,), NoteKind.TIME)

    def _is_left_to_others(self, seat: int) -> bool:
        """Whether another node can still answer for a seat: the one its player is connected to, which knows the selection."""
        left = self._room.state.times.left(seat, self._room.time.now())
        return self._presence.is_elsewhere(seat) and left is not None and left > -self._timing.grace
