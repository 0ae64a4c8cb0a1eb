"""Set-up of games for series, natively: a hundred thousand take seconds.

The format decides what is dealt: single cards at random (E-FMT-SEALED-01), or whole alignments for ready-made decks
(E-SETUP-02, E-FMT-PRECON-01 to -03).
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.core.kernel.series import Box, Seeds, deal_game, deck_of_seat, seed_game
from mulligan.epic.book.layout import Book
from mulligan.epic.game import GameOptions, new_table
from mulligan.epic.rules.seating import seats_of
from mulligan.epic.rules.setup import AT_RANDOM, add_card, begin_game
from mulligan.epic.state import State


@native
def set_up(book: Book, state: State, box: Box, seeds: Seeds, number: int, output: Output) -> None:
    """Set up game `number` of a series on a cleared table with its ruleset: deal, shuffle, draw, up to the first question."""
    seats = seats_of(state)
    deal_game(box, seeds, number, seats)
    seed_game(seeds, state.random, number)
    copy = 0
    for seat in range(seats):
        deck = deck_of_seat(box, number, seat, seats)
        for place in range(box.sizes[deck]):
            add_card(state, copy, box.decks[deck][place], seat)
            copy += 1
    begin_game(book, state, output, AT_RANDOM)


def clear_tables(count: int, most_cards: int, options: GameOptions, decks: int) -> NDArray[Any]:
    """Empty tables for `decks` decks of up to `most_cards` cards, as `EpicGame.new` creates them."""
    return new_table(options, decks, most_cards, count)
