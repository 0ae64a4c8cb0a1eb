"""New tables, and the games that begin at them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from mulligan.core.client.view import view_builder
from mulligan.core.plugin import PlayableGame
from mulligan.core.refusals import AnyReason, Names, Refusal, Value
from mulligan.core.scenario.rulings import game_at
from mulligan.core.settings import SettingsReason
from mulligan.server.errors import RefusedInput
from mulligan.server.game_loader import PreparedGame
from mulligan.server.limits import Limits
from mulligan.server.lobby.seats import BOT_NAMES
from mulligan.server.reasons import TableReason
from mulligan.server.store import Person, Sitting, StoredTable, Summary
from mulligan.server.wire import Clock, Code, SeatKind, Settings, TableStatus


def new_table(prepared: PreparedGame, person: Person, settings: Settings, names: Sequence[str] = ()) -> StoredTable:
    """A table without id and key. The person who opens it has the first seat, bots have the last ones.

    Its settings spell out all defaults, so that later versions play it the same way.
    """
    chosen = prepared.chosen
    complete = msgspec.structs.replace(
        settings,
        game=prepared.plugin.name,
        mode=chosen.mode.name,
        format=chosen.format.name,
        ruleset=chosen.ruleset,
        switches=dict(chosen.switches),
        ending=chosen.ending,
        pool=settings.pool or (chosen.format.pools.default if chosen.format.pools else None),
        set=settings.set or next(iter(chosen.format.sets), None),
        seats=chosen.seats,
        teams=chosen.teams if chosen.mode.team_size != (1, 1) else None,
        take=(),  # belongs to one seat, and is not public
        deck_text="",
        deck_id="",
        names=(),  # the seats have them
        instead="",
    )
    sittings = tuple(_first_sitting(complete, person, names, seat, chosen.seats) for seat in range(chosen.seats))
    return StoredTable("", complete, b"", "", "", TableStatus.OPEN, sittings, person.id, 0.0, 0.0, listed=settings.listed)


def _first_sitting(settings: Settings, person: Person, names: Sequence[str], seat: int, seats: int) -> Sitting:
    bot = seat - (seats - len(settings.bots))
    if bot >= 0:
        return Sitting(seat, SeatKind.BOT, name=BOT_NAMES[bot], bot=settings.bots[bot])
    if names:
        return Sitting(seat, SeatKind.PERSON, person.id, "" if names[seat] == person.name else names[seat])
    return Sitting(seat, SeatKind.PERSON, person.id) if seat == 0 else Sitting(seat, SeatKind.OPEN)


def check_people(prepared: PreparedGame, settings: Settings) -> None:
    seats, bots = prepared.chosen.seats, settings.bots
    if len(bots) >= seats and bots:
        raise _problem(TableReason.TOO_MANY_BOTS, seats=seats, count=len(bots))
    for bot in bots:
        if bot not in prepared.bots:
            raise _problem(SettingsReason.UNKNOWN_BOT, name=bot, there=Names(prepared.bots))


def check_clock(clock: Clock, limits: Limits) -> None:
    if (clock.move is None) == (clock.bank is None):
        raise _problem(TableReason.CLOCK_KIND)
    shortest, longest = limits.think
    if not shortest <= (clock.move or clock.bank or 0) <= longest or not 0 <= clock.increment <= longest:
        raise _problem(TableReason.CLOCK_RANGE, least=shortest, most=longest)


def _problem(reason: AnyReason, **values: Value) -> RefusedInput:
    return RefusedInput(Code.SETTINGS, [Refusal(reason, values=values)])


def new_game(prepared: PreparedGame, table: StoredTable) -> PlayableGame:
    """The game of a begun table, before its first answer."""
    assert table.decks is not None
    return first_game(prepared, table, table.decks)


def first_game(prepared: PreparedGame, table: StoredTable, decks: Sequence[Sequence[str]]) -> PlayableGame:
    """The game with these decks. A table that begins at a ruling has the lines of its position instead."""
    if table.settings.ruling:
        (position,) = decks
        game: PlayableGame = game_at(prepared.plugin.table, tuple(position), table.key)
        return game
    return prepared.chosen.new(decks, table.key)


def first_summary(prepared: PreparedGame, table: StoredTable, game: PlayableGame) -> Summary:
    """The summary of a game that begins now, for lists."""
    clock, now = table.settings.clock, time.time()
    left = float(clock.bank or clock.move or 0) if clock is not None else None
    progress = view_builder(prepared.plugin, game.stage).progress(game)
    return Summary(progress, now, now, () if left is None else (left,) * len(table.sittings))
