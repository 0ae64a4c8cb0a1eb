"""The view of a seat in a draft, built up from what it may see.

The plan, the cards in the box, the number of cards each player has taken and the players still asked are public. A seat also
knows its current pack, its own pool and the packs it has passed on. Choices become visible when all players have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import UNKNOWN, Output
from mulligan.core.kernel.record import I8, I16, U8, dtype_of, new_record
from mulligan.core.kernel.view import see_options
from mulligan.epic.book.layout import MAX_CARDS, Book
from mulligan.epic.draft.hidden.memory import NEVER, in_current_pack, is_own, is_public, last_seen
from mulligan.epic.draft.rules import dealt, first_card, in_pack, is_asked, legal_for, pack_of
from mulligan.epic.draft.state import MAX_PACK, MAX_SEATS, NOT_TAKEN, Ask, Option, PlanRow, State


class SeenCard:
    """A card in the pack or in a pool."""

    card: I16  # or UNKNOWN, which in a pack also marks a card that was taken
    mark: U8  # only in the seat's own cards


class Remembered:
    """A card in a pack that the seat has passed on: still there, or taken by another player."""

    card: I16
    pack: I16  # counted from 0 across all rounds
    pick: I8  # at which the seat last saw it, counted from 1


class Copies:
    card: I16
    copies: I16


class SeenPlayer:
    waiting: I8  # 1: the seat is asked
    pool_count: I16
    pool: Annotated[list[SeenCard], "pile"]


class View:
    plan: PlanRow
    seats: I8
    round_number: I16
    pick: I8
    first: I8
    ask: I8
    over: I8
    box_count: I16
    box: Annotated[list[Copies], MAX_CARDS]  # contents of the box at the start
    pack_count: I16
    pack: Annotated[list[SeenCard], MAX_PACK]
    players: Annotated[list[SeenPlayer], MAX_SEATS]
    remembered_count: I16
    remembered: Annotated[list[Remembered], "box"]
    option_count: I16
    options: Annotated[list[I16], Option.END]


def new_view(state: State) -> View:
    """An empty view for this state."""
    limits: Mapping[str, int] = {"box": len(state.cards), "pile": len(state.players[0].pool.cards)}
    out: View = new_record(dtype_of(View, limits))[0]
    return out


@native
def view(book: Book, state: State, output: Output, seat: int, out: View) -> None:
    """Write the view of a seat (or SPECTATOR)."""
    _see_plan(state, out)
    _see_box(state, out)
    _see_pack(state, seat, out)
    for other in range(len(state.players)):
        _see_player(state, seat, other, out)
    _remember(state, seat, out)
    _see_options(state, output, seat, out)


@native
def _see_plan(state: State, out: View) -> None:
    plan, seen = state.plan, out.plan
    seen.rounds, seen.pack, seen.picks, seen.shared = plan.rounds, plan.pack, plan.picks, plan.shared
    seen.fewest, seen.most = plan.fewest, plan.most
    for pick in range(len(plan.takes)):
        seen.takes[pick] = plan.takes[pick]
    out.seats, out.round_number, out.pick, out.first = state.seats, state.round_number, state.pick, state.first
    out.ask, out.over = state.ask, state.over


@native
def _see_box(state: State, out: View) -> None:
    for card in range(len(out.box)):
        out.box[card].card, out.box[card].copies = 0, 0
    for place in range(state.box):
        out.box[state.cards[place].card].copies += 1
    out.box_count = 0
    for card in range(len(out.box)):  # compact the list
        copies = out.box[card].copies
        if copies > 0:
            out.box[card].copies = 0
            out.box[out.box_count].card, out.box[out.box_count].copies = card, copies
            out.box_count += 1


@native
def _see_pack(state: State, seat: int, out: View) -> None:
    """The pack in front of the seat, or of all players."""
    for place in range(len(out.pack)):
        out.pack[place].card, out.pack[place].mark = UNKNOWN, 0
    out.pack_count = 0
    if state.ask != Ask.PICK:
        return
    pack = 0 if state.plan.shared != 0 else pack_of(state, seat)
    if pack < 0:
        return
    start = first_card(state, state.round_number, pack)
    out.pack_count = in_pack(state, start)
    for place in range(state.plan.pack):
        card = state.cards[start + place]
        if card.taken == NOT_TAKEN:
            out.pack[place].card = card.card
            if pack_of(state, seat) == pack:
                out.pack[place].mark = card.mark


@native
def _see_player(state: State, seat: int, other: int, out: View) -> None:
    pool, seen = state.players[other].pool, out.players[other]
    seen.waiting = is_asked(state, other)
    for rank in range(pool.count):
        card, entry = state.cards[pool.cards[rank]], seen.pool[rank]
        entry.card, entry.mark = UNKNOWN, 0
        if other == seat:
            entry.card, entry.mark = card.card, card.mark
        elif state.plan.shared != 0:
            entry.card = card.card
    for rank in range(pool.count, seen.pool_count):
        seen.pool[rank].card, seen.pool[rank].mark = 0, 0
    seen.pool_count = pool.count


@native
def _remember(state: State, seat: int, out: View) -> None:
    count = 0
    for place in range(dealt(state)):
        pick = last_seen(state, place, seat)
        if (
            pick != NEVER
            and not is_public(state, place)
            and not is_own(state, place, seat)
            and not in_current_pack(state, place, seat)
        ):
            entry = out.remembered[count]
            entry.card, entry.pack, entry.pick = state.cards[place].card, place // int(state.plan.pack), pick
            count += 1
    for i in range(count, out.remembered_count):
        out.remembered[i].card, out.remembered[i].pack, out.remembered[i].pick = 0, 0, 0
    out.remembered_count = count


@native
def _see_options(state: State, output: Output, seat: int, out: View) -> None:
    count = 0
    if seat >= 0 and is_asked(state, seat):
        count = legal_for(state, seat, output)
    see_options(output, count, out)
