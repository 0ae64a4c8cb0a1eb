"""Tables as a person may see them, from the store alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hmac import compare_digest

import msgspec

from mulligan.core.text import Language
from mulligan.server import game_loader
from mulligan.server.game_loader import PreparedGame
from mulligan.server.limits import is_correspondence
from mulligan.server.lobby import deck_selection
from mulligan.server.lobby.seats import is_missing
from mulligan.server.store import Sitting, StoredTable, Summary, Uptime
from mulligan.server.wire import SeatInfo, SeatKind, TableInfo, TableLine, TableStatus


def may_look(table: StoredTable, person: int | None, invitation: str = "") -> bool:
    """Whether a person may watch a table: it is listed, they sit there, or they have the invitation."""
    return table.listed or bool(table.seats_of(person)) or compare_digest(invitation.encode(), table.invitation.encode())


def table_info(prepared: PreparedGame, table: StoredTable, person: int | None, language: Language) -> TableInfo:
    """A table as a person may see it, from the store alone; a room adds presence, clocks and offers."""
    over = table.status is TableStatus.OVER
    return TableInfo(
        id=table.id,
        settings=table.settings,
        status=table.status,
        seats=seat_infos(prepared, table, person),
        teams=prepared.teams,
        key_hash=table.key_hash,
        key=table.key.hex() if over else "",
        invitation=table.invitation if table.seats_of(person) else "",
        need=deck_selection.need(prepared, table, person, language) if table.status is TableStatus.OPEN else None,
        choices=deck_selection.open_choices(prepared, table, person, language) if table.status is TableStatus.OPEN else (),
        rematch=table.rematch,
    )


def seat_infos(prepared: PreparedGame | None, table: StoredTable, person: int | None) -> tuple[SeatInfo, ...]:
    """The seats as stored, without presence, which only a room knows. Only an open table needs its game."""
    return tuple(
        SeatInfo(
            seat=each.seat,
            kind=each.kind,
            name=each.name,
            bot=each.bot,
            yours=each.seat in table.seats_of(person),
            host=each.person == table.opened_by,
            groups=_known_groups(prepared, table, each, person),
            ready=prepared is None or table.status is not TableStatus.OPEN or not is_missing(prepared, table, each),
            asked=each.seat in table.asked,
        )
        for each in table.sittings
    )


def _known_groups(prepared: PreparedGame | None, table: StoredTable, sitting: Sitting, person: int | None) -> tuple[str, ...]:
    if prepared is None or table.status is not TableStatus.OPEN:
        return ()
    return deck_selection.known_groups(prepared, table, sitting, person)


def table_line(prepared: PreparedGame | None, table: StoredTable, person: int | None, uptime: Uptime) -> TableLine:
    """A table in a list. It comes from the summary that was stored with the last answer: a list loads no room."""
    summary, now = table.summary, time.time()
    seats = seat_infos(prepared, table, person)
    if summary is not None and summary.left and table.status is TableStatus.RUNNING:
        passed = uptime.between(table.updated, now)
        seats = tuple(msgspec.structs.replace(each, left=_left(summary, table, each, passed)) for each in seats)
    return TableLine(
        id=table.id,
        settings=table.settings,
        status=table.status,
        seats=seats,
        your_turn=table.status is TableStatus.RUNNING and any(each.yours and each.asked for each in seats),
        winners=table.winners,
        updated=table.updated,
        progress=summary.progress if summary is not None else None,
        idle=now - table.updated + summary.at - summary.moved if summary is not None else None,
    )


def _left(summary: Summary, table: StoredTable, seat: SeatInfo, passed: float) -> float | None:
    """Seconds on a person's clock, which runs while the seat is asked.

    In games that players stay for, it stands still when nobody is at the table.
    """
    if seat.kind is not SeatKind.PERSON:
        return None
    stored = summary.left[seat.seat]
    left = stored - passed if seat.seat in table.asked else stored
    return left if left > 0 or is_correspondence(table.settings.clock) else stored


async def table_lines(tables: Sequence[StoredTable], person: int | None, uptime: Uptime) -> tuple[TableLine, ...]:
    """Lines for a list. Only tables that wait for decks need their games, which may have to be compiled first."""
    return tuple(
        [
            table_line(
                await game_loader.prepared(table.settings) if table.status is TableStatus.OPEN else None, table, person, uptime
            )
            for table in tables
        ]
    )
