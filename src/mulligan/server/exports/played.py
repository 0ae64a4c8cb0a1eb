"""The decks that players use at a table, to keep them."""

from __future__ import annotations

from mulligan.core.decks.deck import Deck
from mulligan.server.errors import RequestError
from mulligan.server.room.room import Room
from mulligan.server.store import Store, StoredTable
from mulligan.server.wire import Code


async def played_deck(store: Store, table: StoredTable, person: int, seat: int | None) -> Deck:
    """The deck of one of a person's seats, the first by default; RequestError before it is complete."""
    own = table.seats_of(person)
    seat = own[0] if seat is None and own else seat
    if seat is None or seat not in own:
        raise RequestError(
            Code.NOT_YOURS, "you have no seat at this table" if seat is None else f"seat {seat + 1} is not yours"
        )
    if table.decks is None:
        raise RequestError(Code.NOT_NOW, "the game has not begun")
    if table.settings.ruling:
        raise RequestError(Code.NOT_NOW, "this game began at a position, without decks")
    room = await Room.load(store, table.id)
    if room.is_draft:
        raise RequestError(Code.NOT_NOW, "the draft is not over")
    decks = room.game.stage.decks if room.prepared.chosen.format.drafted else table.decks
    return Deck(tuple(decks[seat]))
