"""The report of a finished game; during a game, how a player was eliminated."""

from __future__ import annotations

import asyncio

import msgspec

from mulligan.core.client.report import Report, ReportFall, ReportReason
from mulligan.core.plugin import PlayableGame
from mulligan.server.errors import RequestError
from mulligan.server.room.room import Room
from mulligan.server.store import Store, StoredTable
from mulligan.server.wire import Code, TableStatus


async def report_of(store: Store, table: StoredTable, person: int) -> Report:
    """The whole report of a finished game. In a running game, how an eliminated player lost, without hidden information."""
    own = table.seats_of(person)
    room = await Room.load(store, table.id)
    over = room.state.status is TableStatus.OVER
    if not over and room.state.out_of_game.isdisjoint(own):
        raise RequestError(Code.NOT_NOW, "the game is not over")
    report = await asyncio.to_thread(_reported, room, await room.first_game())
    falls = (*report.falls, *_resigned(room, report))
    if not over:
        return Report(falls=tuple(fall for fall in falls if fall.seat in own))
    reason = ReportReason(room.state.ending, room.state.ended_by) if room.state.ending else report.reason
    return msgspec.structs.replace(report, reason=reason, falls=falls)


def _reported(room: Room, game: PlayableGame) -> Report:
    """Replay the game for its reporter. A draft before it has no report."""
    plugin = room.plugin
    reporter = plugin.views.reporter()
    if not plugin.is_draft(game):
        reporter.see(game.stage)
    for act in room.state.acts:
        game.replay(act.answer)
        for stage in game.recent_stages:
            if not plugin.is_draft(stage):
                reporter.see(stage)
    return reporter.report()


def _resigned(room: Room, report: Report) -> list[ReportFall]:
    """Players who resigned while a bot plays on for them."""
    sides = len(set(room.state.teams))
    listed = {fall.seat for fall in report.falls}
    left = [seat for seat in room.state.out if seat not in listed and seat in room.state.bots]
    return [ReportFall(seat, sides - number, sides, ReportReason("resigned", seat), 0, -1) for number, seat in enumerate(left)]
