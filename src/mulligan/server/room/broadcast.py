"""Messages to the clients of a table. Board, events and words are built once per seat and language.

A log holds the events of the start and of every answer that was not taken back; it is kept while a client shows it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from itertools import chain
from typing import cast

import msgspec

from mulligan.core.client.view import Shown, ShownEvent, Viewer, events, shown
from mulligan.core.plugin import PlayableGame
from mulligan.core.text import Language
from mulligan.server.room.autopass import pass_policies
from mulligan.server.room.room import Room
from mulligan.server.wire import VERSION, Moved, Table, TableInfo, TakenBack

AT_ONCE = 16  # answers replayed before the event loop gets a turn

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Perspective:
    """A client's seat and language; clients with the same perspective get the same messages."""

    seat: int
    language: Language


class MessageBuilder:
    """Builds and caches the messages of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._logs: dict[Perspective, list[tuple[ShownEvent, ...]]] = {}
        self._shown: dict[Perspective, msgspec.Raw] = {}  # boards at the current ply

    # --- keeping up ------------------------------------------------------------------------------

    async def read_by(self, perspective: Perspective) -> None:
        """Start a log for a perspective by replaying the game. The caller holds the room's lock."""
        if perspective in self._logs or self._room.state.game is None:
            return
        plugin, viewer, game = self._room.plugin, self._viewer(perspective), await self._room.first_game()
        log = [events(plugin, game, viewer)]
        for number, act in enumerate(self._room.state.acts):
            if act.choice is None:
                game.leave(act.seat)
            else:
                game.answer(act.seat, act.choice)
            log.append(events(plugin, game, viewer))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        self._logs[perspective] = log

    def only_for(self, perspectives: Collection[Perspective]) -> None:
        """Drop the logs of all other perspectives."""
        for perspective in [each for each in self._logs if each not in perspectives]:
            del self._logs[perspective]

    def answered(self, game: PlayableGame) -> None:
        """Append the events of the last answer to all logs."""
        self._shown.clear()
        for perspective, log in self._logs.items():
            log.append(events(self._room.plugin, game, self._viewer(perspective)))

    def begun(self) -> None:
        """Clear all caches, because the game begins or a name has changed."""
        self._shown.clear()
        self._logs.clear()

    def taken_back(self) -> None:
        """Cut taken-back answers off all logs."""
        self._shown.clear()
        for log in self._logs.values():
            del log[len(self._room.state.acts) + 1 :]

    # --- messages --------------------------------------------------------------------------------

    def is_read(self, perspective: Perspective) -> bool:
        """Whether events can be sent: the log is kept, or the game has not begun."""
        return perspective in self._logs or self._room.state.game is None

    def lines(self, perspective: Perspective) -> int:
        """Length of the log."""
        return sum(map(len, self._logs.get(perspective, ())))

    def _line(self, perspective: Perspective, acts: int) -> int:
        """Length of the log after the first `acts` acts."""
        return sum(map(len, self._logs.get(perspective, ())[: acts + 1]))

    def table(self, perspective: Perspective, info: TableInfo, seen: int) -> bytes:
        """The whole table. Call `read_by` first."""
        room, is_seat = self._room, perspective.seat >= 0
        message = Table(
            version=VERSION,
            ply=room.state.ply,
            table=info,
            seat=perspective.seat,
            shown=self._now(perspective) if room.state.game is not None else None,
            log=tuple(chain.from_iterable(self._logs.get(perspective, ()))),
            seen=seen,
            taken_back=tuple(
                TakenBack(line=self._line(perspective, each.acts), seat=each.seat) for each in room.state.taken_back
            ),
            passing=pass_policies(room, perspective.seat) if is_seat else {},
        )
        return _encoder.encode(message)

    def moved(self, perspective: Perspective, by: int, answers: int, info: TableInfo) -> bytes:
        """The last move, made of `answers` answers."""
        happened = tuple(chain.from_iterable(self._logs[perspective][-answers:]))
        return _encoder.encode(
            Moved(ply=self._room.state.ply, by=by, events=happened, shown=self._now(perspective), table=info)
        )

    def shown(self, perspective: Perspective, game: PlayableGame) -> Shown:
        """The board of a game other than the room's, such as a preview."""
        return shown(self._room.plugin, game, self._viewer(perspective))

    def _now(self, perspective: Perspective) -> Shown:
        """The current board, encoded once; the encoder copies `Raw` unchanged."""
        if perspective not in self._shown:
            seen = shown(self._room.plugin, self._room.game, self._viewer(perspective))
            self._shown[perspective] = msgspec.Raw(_encoder.encode(seen))
        return cast(Shown, self._shown[perspective])

    def _viewer(self, perspective: Perspective) -> Viewer:
        return self._room.viewer(perspective.seat, perspective.language)


def encode(message: object) -> bytes:
    return _encoder.encode(message)
