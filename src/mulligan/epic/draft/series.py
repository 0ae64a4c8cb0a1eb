"""Native drafts for series of games."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from mulligan.core.decks.formats import Format
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.core.kernel.record import new_record
from mulligan.core.kernel.series import Box, Seeds, seed_deal
from mulligan.epic.book.layout import Book
from mulligan.epic.draft.game import DraftOptions, new_table
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import begin_draft
from mulligan.epic.draft.state import LEFT_OUT, State


def draft_tables(count: int, format: Format, seats: int) -> NDArray[Any]:
    """`count` drafts of a format, before their boxes are shuffled."""
    assert isinstance(format.plan, Plan)
    table = new_table(DraftOptions(format.plan, seats), [format.cards])
    tables = new_record(table.dtype, count)
    tables[:] = table[0]
    return tables


@native
def set_up_draft(book: Book, state: State, box: Box, seeds: Seeds, number: int, output: Output) -> None:
    """Set up the draft before game `number` of a series, up to its first question. The table brings its box."""
    seed_deal(seeds, state.random, number)
    begin_draft(state, output)


@native
def hand_over(state: State, box: Box, number: int) -> None:
    """Copy the drafted decks to an empty box for game `number` of a series, ordered by player, not by seat."""
    for seat in range(state.seats):
        deck, count = (seat + number) % int(state.seats), 0
        pool = state.players[seat].pool
        for rank in range(pool.count):
            card = state.cards[pool.cards[rank]]
            if card.mark != LEFT_OUT:
                box.decks[deck][count] = card.card
                count += 1
        box.sizes[deck] = count
