"""Everything sent to a client about a running table except the game itself."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from mulligan.core.text import Language
from mulligan.server.lobby.infos import table_info
from mulligan.server.room.clients.presence import Presence, Present
from mulligan.server.room.room import Room
from mulligan.server.room.state.undo import MOST_REQUESTS, NO
from mulligan.server.room.teaching.hints import refused_at
from mulligan.server.store import StoredTable
from mulligan.server.wire import OfferInfo, OfferKind, SeatInfo, SeatKind, TableInfo, TableStatus


class TableInfos:
    def __init__(self, room: Room, presence: Presence, thinking: Callable[[int], float | None]) -> None:
        self._room, self._presence, self._thinking = room, presence, thinking
        self._table: StoredTable | None = None  # the table that `_stored` was built from
        self._stored: dict[tuple[int | None, Language], TableInfo] = {}

    def key(self, client: Present) -> object:
        """Clients with the same key, seat and language get the same info; all spectators have the same key."""
        return self._known(client), self._presence.claimable(client)

    def _known(self, client: Present) -> int | None:
        """The person, if they have a part in the table."""
        table, person = self._room.table, client.person
        return person if table.seats_of(person) or person == table.opened_by else None

    def info(self, client: Present, seat: int, language: Language) -> TableInfo:
        room, state, now = self._room, self._room.state, self._room.time.now()
        stored = self._from_store(self._known(client), language)
        undo = room.undo_option(client.person, seat) if client.person is not None and seat >= 0 else None
        return msgspec.structs.replace(
            stored,
            status=state.status,
            seats=tuple(self._seat(each, now) for each in stored.seats),
            teams=state.teams or stored.teams,
            key=room.table.key.hex() if state.status is TableStatus.OVER else "",
            spectators=self._presence.spectators,
            offers=tuple(
                OfferInfo(kind=kind, seat=each.seat, agreed=tuple(each.agreed))
                for kind, each in state.offers.items()
                if kind is not OfferKind.REMATCH or not stored.rematch  # once it is open, no one has to agree
            ),
            undo=undo.how if undo is not None else NO,
            hints=seat >= 0 and refused_at(room, client.person) is None,
            undos_left=max(0, MOST_REQUESTS - state.undos[seat]) if seat >= 0 else 0,
            claim=self._presence.claimable(client),
            ending=state.ending,
            winners=state.winners,
            notes=tuple(state.notes),
        )

    def _from_store(self, person: int | None, language: Language) -> TableInfo:
        """The part that stays the same until the table is reloaded from the store."""
        table = self._room.table
        if self._table is not table:
            self._table, self._stored = table, {}
        if (person, language) not in self._stored:
            self._stored[person, language] = table_info(self._room.prepared, table, person, language)
        return self._stored[person, language]

    def _seat(self, stored: SeatInfo, now: float) -> SeatInfo:
        state, seat = self._room.state, stored.seat
        bot = state.bots.get(seat, "")
        return msgspec.structs.replace(
            stored,
            kind=SeatKind.BOT if bot else stored.kind,
            bot=bot,
            away=self._presence.is_away(seat),
            asked=seat in state.asked,
            out=seat in state.out_of_game,
            left=None if bot or state.game is None else state.times.left(seat, now),
            thinking=self._thinking(seat) if bot and state.game is not None else None,
        )
