"""Messages to the clients of a table. Board, events and words are built once per seat and language.

A chronicle holds the events of the start and of every answer that was not taken back; it is kept while a client shows it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import cast

import msgspec

from mulligan.core.client.story import Chronicle
from mulligan.core.client.view import ClientView, MomentView, Viewer, client_view, moments, view_builder
from mulligan.core.game import REDEAL
from mulligan.core.plugin import PlayableGame
from mulligan.core.text import Language
from mulligan.server.room.autopass import pass_policies
from mulligan.server.room.room import Room
from mulligan.server.wire import VERSION, Moved, Replayed, ReplayedMove, Table, TableInfo

MOST_REPLAYED = 100  # moves

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
        self._logs: dict[Perspective, Chronicle] = {}
        self._views: dict[Perspective, msgspec.Raw] = {}  # boards at the current ply

    # --- keeping up ------------------------------------------------------------------------------

    async def read_by(self, perspective: Perspective) -> None:
        """Start a log for a perspective by replaying the game. The caller holds the room's lock."""
        if perspective in self._logs or self._room.state.game is None:
            return
        log = Chronicle(self._room.plugin, self._viewer(perspective))
        async for _, game in self._room.games():
            log.append(game)
        self._logs[perspective] = log

    def only_for(self, perspectives: Collection[Perspective]) -> None:
        """Drop the logs of all other perspectives."""
        for perspective in [each for each in self._logs if each not in perspectives]:
            del self._logs[perspective]

    def answered(self, game: PlayableGame) -> None:
        """Append the events of the last answer to all logs."""
        self._views.clear()
        for perspective, log in self._logs.items():
            log.append(game, moments(self._room.plugin, game, self._viewer(perspective)))

    def begun(self) -> None:
        """Clear all caches, because the game begins or a name has changed."""
        self._views.clear()
        self._logs.clear()

    def undone(self) -> None:
        """Cut taken-back answers off all logs. A redeal that followed is an act without events."""
        self._views.clear()
        acts = self._room.state.acts
        redealt = bool(acts) and acts[-1].choice <= REDEAL
        for log in self._logs.values():
            log.cut(len(acts) - redealt)
            if redealt:
                log.append_silent()

    # --- messages --------------------------------------------------------------------------------

    def is_read(self, perspective: Perspective) -> bool:
        """Whether events can be sent: the log is kept, or the game has not begun."""
        return perspective in self._logs or self._room.state.game is None

    def lines(self, perspective: Perspective) -> int:
        """Length of the log."""
        log = self._logs.get(perspective)
        return len(log.events) if log is not None else 0

    def table(self, perspective: Perspective, info: TableInfo, seen: int) -> bytes:
        """The whole table. Call `read_by` first."""
        room, is_seat, log = self._room, perspective.seat >= 0, self._logs.get(perspective)
        message = Table(
            version=VERSION,
            ply=room.state.ply,
            table=info,
            seat=perspective.seat,
            view=self._now(perspective) if room.state.game is not None else None,
            log=tuple(log.events) if log is not None else (),
            story=tuple(log.story) if log is not None else (),
            seen=seen,
            passing=pass_policies(room, perspective.seat) if is_seat else {},
        )
        return _encoder.encode(message)

    def moved(self, perspective: Perspective, by: int, answers: int, info: TableInfo) -> bytes:
        """The last move, made of `answers` answers."""
        recent, story, held = self._logs[perspective].since(answers)
        message = Moved(
            ply=self._room.state.ply,
            by=by,
            events=tuple(recent),
            story=tuple(story),
            view=self._now(perspective),
            table=info,
            moments=tuple(held),
        )
        return _encoder.encode(message)

    async def replayed(self, perspective: Perspective, line: int, moves: int = 0) -> bytes:
        """The boards since event `line` of the log, of `moves` moves if it isn't 0. The caller holds the room's lock."""
        plugin, acts, viewer, log = self._room.plugin, self._room.state.acts, self._viewer(perspective), self._logs[perspective]
        ends = [0, *(number for number, act in enumerate(acts, 1) if number == len(acts) or acts[number].batch != act.batch)]
        start = max(len([end for end in ends if log.length(end) <= line]) - 1, 0)
        stop = start + 1 + min(moves, MOST_REPLAYED) if moves > 0 else len(ends)
        first, *ends = ends[max(start, stop - 1 - MOST_REPLAYED) : stop]
        last, board, replayed, held = first, None, list[ReplayedMove](), list[MomentView]()
        async for number, game in self._room.games():
            if number > first:
                before = log.length(number - 1) - log.length(last)
                held += [MomentView(before + each.events, each.board) for each in moments(plugin, game, viewer)]
            if number == first:
                board = view_builder(plugin, game.stage).board(game, viewer)
            elif number in ends:
                after = view_builder(plugin, game.stage).board(game, viewer)
                replayed.append(
                    ReplayedMove(
                        by=acts[number - 1].seat,
                        events=log.length(number) - log.length(last),
                        board=after,
                        moments=tuple(held),
                    )
                )
                last, held = number, []
        return _encoder.encode(Replayed(line=log.length(first), board=board, moves=tuple(replayed)))

    def line_before(self, perspective: Perspective, answers: int) -> int:
        """The length of the log after `answers` answers. Call `read_by` first."""
        return self._logs[perspective].length(answers)

    def view(self, perspective: Perspective, game: PlayableGame, pending: int | None) -> ClientView:
        """The view of a preview, with a choice that waits to be confirmed."""
        plugin, viewer = self._room.plugin, self._viewer(perspective)
        view = client_view(plugin, game, viewer)
        if pending is None:
            return view
        return msgspec.structs.replace(view, board=view_builder(plugin, game.stage).preview_board(game, viewer, pending))

    def _now(self, perspective: Perspective) -> ClientView:
        """The current board, encoded once; the encoder copies `Raw` unchanged."""
        if perspective not in self._views:
            seen = client_view(self._room.plugin, self._room.game, self._viewer(perspective))
            self._views[perspective] = msgspec.Raw(_encoder.encode(seen))
        return cast(ClientView, self._views[perspective])

    def _viewer(self, perspective: Perspective) -> Viewer:
        return self._room.viewer(perspective.seat, perspective.language)


def encode(message: object) -> bytes:
    return _encoder.encode(message)
