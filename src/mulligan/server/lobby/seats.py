"""Seats of a table that has not begun."""

from __future__ import annotations

from dataclasses import replace

from mulligan.core.decks.deck import Deck
from mulligan.core.refusals import Refusal
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.game_loader import PreparedGame
from mulligan.server.lobby import deck_selection
from mulligan.server.reasons import TableReason
from mulligan.server.store import Sitting, StoredTable
from mulligan.server.wire import Code, SeatDeck, SeatKind

BOT_NAMES = ("Radomir", "Zofia", "Marek", "Ines", "Tomasz", "Lena", "Jan")  # in seat order


def sitting_at(table: StoredTable, seat: int) -> Sitting:
    if not 0 <= seat < len(table.sittings):
        raise RequestError(Code.NOT_FOUND, f"no seat {seat + 1}; this table has {len(table.sittings)}")
    return table.sittings[seat]


def with_sitting(table: StoredTable, sitting: Sitting) -> StoredTable:
    """The table with one sitting replaced."""
    return replace(table, sittings=tuple(sitting if each.seat == sitting.seat else each for each in table.sittings))


def left_seat(table: StoredTable, seat: int) -> Sitting:
    """A seat whose player has left: open, or a bot's again if it was taken over from a bot."""
    bots = [each.bot for each in table.sittings if each.kind is SeatKind.BOT]
    missing = list(table.settings.bots)
    for bot in bots:
        if bot in missing:
            missing.remove(bot)
    if not missing:
        return Sitting(seat, SeatKind.OPEN)
    taken = [each.name for each in table.sittings]
    name = next((each for each in BOT_NAMES if each not in taken), BOT_NAMES[0])
    return Sitting(seat, SeatKind.BOT, name=name, bot=missing[0])


def is_missing(prepared: PreparedGame, table: StoredTable, sitting: Sitting) -> bool:
    """Whether the game waits for this seat: for a player, or for their deck."""
    if sitting.kind is SeatKind.OPEN:
        return True
    return not table.settings.ruling and deck_selection.decides(prepared, table, sitting)


def checked_sitting(prepared: PreparedGame, table: StoredTable, brought: SeatDeck, own: Deck | None) -> Sitting:
    """A seat with checked piles or a checked deck; with those it had before if none are given."""
    before, take = table.sittings[brought.seat], brought.take
    ready = brought.ready or before.kind is SeatKind.BOT
    deck_selection.check_one_thing(prepared, take, own is not None)
    if own is not None:
        led = deck_selection.led(prepared, table, own, brought.leader)
        deck = deck_selection.checked_deck(prepared, led)
        sitting = replace(before, take=take, deck=deck, deck_id=brought.deck_id, ready=ready)
    elif before.deck is not None and (brought.leader or not take):
        deck = deck_selection.led(prepared, table, Deck(before.deck), brought.leader).cards
        sitting = replace(before, take=take or before.take, deck=deck, ready=ready)
    else:
        sitting = replace(before, take=take or before.take, deck=None, deck_id="", ready=ready)
    if brought.opponent:
        sitting = deck_selection.against(prepared, sitting, brought.opponent)
    deck_selection.check(prepared, with_sitting(table, sitting), brought.seat)
    return sitting


def check_brought(prepared: PreparedGame, sitting: Sitting) -> None:
    """RefusedInput if a seat has neither piles nor a deck where it needs one."""
    format = prepared.chosen.format
    if not sitting.take and sitting.deck is None and format.taken:
        raise RefusedInput(Code.DECK, [Refusal(TableReason.NO_DECK)])
