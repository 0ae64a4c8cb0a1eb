"""Sets up the games of a simulation natively: a hundred thousand in seconds."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import new_record
from mulligan.core.kernel.series import Box, Seeds, deal_game, deck_of_seat, seed_game
from mulligan.gwent.book.layout import Book
from mulligan.gwent.game import GameOptions, lay_table, layout
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.rules.setup import add_card, begin_game
from mulligan.gwent.rules.turns import AT_RANDOM
from mulligan.gwent.state import LEADERS, State, state_dtype


@native
def set_up(book: Book, state: State, box: Box, seeds: Seeds, number: int, output: GwentOutput) -> None:
    """Deal and shuffle game `number` of a series on a cleared table, up to its first question."""
    seats = len(state.players)
    deal_game(box, seeds, number, seats)
    seed_game(seeds, state.random, number)
    copy = 0
    for seat in range(seats):
        deck = deck_of_seat(box, number, seat, seats)
        for place in range(box.sizes[deck]):
            copy = add_card(book, state, copy, box.decks[deck][place], seat)
    begin_game(book, state, output, AT_RANDOM)


def clear_tables(count: int, most_cards: int, options: GameOptions, decks: int) -> NDArray[Any]:
    """`count` empty tables for `decks` decks of up to `most_cards` cards, with leaders, as `GwentGame.new` makes them."""
    leaders = LEADERS if options.mode == "solo" else 1  # a whole set has all of them
    tables = new_record(state_dtype(layout(options, decks, most_cards - leaders)), count)
    lay_table(tables[0], options)
    tables[:] = tables[0]
    return tables
