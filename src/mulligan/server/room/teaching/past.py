"""Past positions of a finished game: those that a review weighs, and a new table that begins at one of them."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

import msgspec

from mulligan.core.client.view import view_builder
from mulligan.core.game import LEAVE, REDEAL
from mulligan.core.plugin import PlayableGame
from mulligan.server.errors import RequestError
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.lobby.seats import BOT_NAMES
from mulligan.server.room.room import Room
from mulligan.server.room.state.projection import PASSED, PlayedAnswer
from mulligan.server.store import Entry, EntryKind, Person, Sitting, StoredTable, Summary
from mulligan.server.wire import Again, Code, SeatKind, TableStatus


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """An answer that a seat decided on, and the game before it."""

    answers: int  # given before it
    play: int  # answers given before its play
    number: int  # of the turn or round
    chosen: int
    saved: bytes


async def past_answers(room: Room, seat: int) -> list[PastAnswer]:
    """A seat's decisions in the game, without those in a draft, without a choice, or made by a clock or a pass policy."""
    acts, found = room.state.acts, []
    async for number, game in room.games():
        if number == len(acts):
            break
        act = acts[number]
        question = next((each for each in game.questions if each.seat == seat), None)
        decided = act.seat == seat and act.choice >= 0 and not act.by_itself and not room.plugin.is_draft(game)
        if decided and question is not None and len(question.options) > 1:
            turn = view_builder(room.plugin, game.stage).progress(game.stage).number
            found.append(PastAnswer(number, play_of(room, number), turn, act.choice, game.save()))
    return found


def play_of(room: Room, number: int) -> int:
    """The number of answers before the play that an answer belongs to."""
    acts = room.state.acts
    while number > 0 and acts[number - 1].batch == acts[number].batch:
        number -= 1
    return number


async def opened_again(tables: Lobby, table: StoredTable, person: Person, again: Again) -> StoredTable:
    """Open a table at a past position, with the person at their seat and bots at all others.

    Its entries are those of the game up to there. Then everything hidden from the seat is dealt again, so what the person
    learned later is of no use.
    """
    if again.seat not in table.seats_of(person.id):
        raise RequestError(Code.NOT_YOURS, f"seat {again.seat + 1} is not yours")
    if table.status is not TableStatus.OVER or table.settings.ruling:
        raise RequestError(Code.NO_REVIEW, "only a finished game can be tried again", values={"why": "running"})
    room = await Room.load(tables.store, table.id)
    if not 0 <= again.answers < len(room.state.acts):
        raise RequestError(Code.NOT_FOUND, f"the game has no answer {again.answers}")
    count = play_of(room, again.answers)
    game = await _position(room, count)
    if not game.asks_seat(again.seat) or room.plugin.is_draft(game):
        raise RequestError(Code.NOT_FOUND, f"seat {again.seat + 1} has nothing to decide before answer {again.answers}")
    now = time.time()
    number = max([count, *(REDEAL - act.choice for act in room.state.acts[:count] if act.choice <= REDEAL)]) + 1
    entries = [*_entries(room.state.acts[:count], now), Entry(EntryKind.REDEAL, again.seat, number, count + 1, "", now)]
    game.redeal(again.seat, number)
    asked = tuple(seat for seat in (again.seat,) if game.asks_seat(seat))
    summary = Summary(view_builder(room.plugin, game.stage).progress(game), now, now)
    return await tables.branch(person, _against_bots(room, table, again.seat), entries, asked, summary)


async def _position(room: Room, count: int) -> PlayableGame:
    """The game after `count` answers."""
    async for number, game in room.games():
        if number == count:
            return game
    raise AssertionError(f"the game has no {count} answers")


def _entries(acts: list[PlayedAnswer], at: float) -> list[Entry]:
    """Answers as the entries of a new table, whose first entry is the start."""
    entries: list[Entry] = []
    first = 0
    for number, act in enumerate(acts):
        if number > 0 and act.batch != acts[number - 1].batch:
            first = number
        words = PASSED if act.by_itself and act.choice >= 0 else ""
        if act.choice <= REDEAL:
            entries.append(Entry(EntryKind.REDEAL, act.seat, REDEAL - act.choice, first + 1, words, at))
        elif act.choice == LEAVE:
            entries.append(Entry(EntryKind.LEAVE, act.seat, 0, first + 1, "resigned", at))
        else:
            entries.append(Entry(EntryKind.ANSWER, act.seat, act.choice, first + 1, words, at))
    return entries


def _against_bots(room: Room, table: StoredTable, seat: int) -> StoredTable:
    """The table with bots at all other seats: those that played there, or the stand-in."""
    sittings = tuple(
        replace(each, seen=0, archived=False)
        if each.seat == seat or each.kind is SeatKind.BOT
        else Sitting(each.seat, SeatKind.BOT, None, BOT_NAMES[each.seat], room.stand_in_bot)
        for each in table.sittings
    )
    bots = tuple(each.bot for each in sittings if each.kind is SeatKind.BOT)
    settings = msgspec.structs.replace(table.settings, bots=bots, clock=None, listed=False, hot_seat=False, wait=False)
    return replace(table, settings=settings, sittings=sittings, listed=False)
