"""Players in drafts. They use only what their seat can see."""

from __future__ import annotations

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.enums import When
from mulligan.epic.book.layout import Book
from mulligan.epic.draft.rules import builds_by_taking, first_card, pack_of
from mulligan.epic.draft.state import LEFT_OUT, Ask, Option, State
from mulligan.epic.game import SLUGS
from mulligan.players.measured.epic import VALUES
from mulligan.players.stream import Stream, pick_below

_LOWEST = -100000
_BASIS_POINTS = 100  # of a percentage point
# In basis points of the win rate. Cards that were not measured count as average.
_RATINGS = np.array([round(_BASIS_POINTS * VALUES.get(card, (0.0, 0.0))[0]) for card in SLUGS], np.int32)
KIN = _BASIS_POINTS * VALUES["kin"][0]  # per pair in which one card needs its own alignment
_WANTING = 0
for _when in (When.LOYALTY_2, When.ALLY_GOOD, When.ALLY_WILD, When.ALLY_EVIL, When.ALLY_SAGE):
    _WANTING |= 1 << _when


@native
def choose_any_card(state: State, output: Output, stream: Stream) -> int:
    """Take a random card; build a random deck, never undoing a step."""
    if state.ask == Ask.PICK:
        return output.options[pick_below(stream, output.option_count)]
    forward = 0
    for i in range(output.option_count):
        forward += advances_deck(state, output.options[i])
    chosen = pick_below(stream, forward)
    for i in range(output.option_count):
        if advances_deck(state, output.options[i]):
            if chosen == 0:
                return output.options[i]
            chosen -= 1
    return output.options[0]


@native
def advances_deck(state: State, option: int) -> bool:
    """Whether an answer brings the deck closer to completion."""
    if option == Option.DONE:
        return True
    mark = state.cards[state.players[state.asked].pool.cards[option - Option.CARD]].mark
    return (mark == LEFT_OUT) == builds_by_taking(state, state.asked)


@native
def choose_best_card(book: Book, state: State, output: Output) -> int:
    """Take the card with the highest value for the deck; leave out those with the lowest."""
    taking = state.ask == Ask.PICK or builds_by_taking(state, state.asked)
    best, most = output.options[0], _LOWEST  # DONE, if nothing else is possible
    for i in range(output.option_count):
        option = output.options[i]
        if option != Option.DONE and (state.ask == Ask.PICK or advances_deck(state, option)):
            value = deck_value(book, state, state.asked, card_of(state, option))
            if not taking:
                value = -value
            if value > most:
                best, most = option, value
    return best


@native
def card_of(state: State, option: int) -> int:
    """The index in the box of an option's card."""
    if state.ask == Ask.PICK:
        return first_card(state, state.round_number, pack_of(state, state.asked)) + option - Option.CARD
    return int(state.players[state.asked].pool.cards[option - Option.CARD])


@native
def deck_value(book: Book, state: State, seat: int, place: int) -> int:
    """The value of a card among the seat's cards: its own rating, and its fit with loyalty and ally abilities."""
    card = int(state.cards[place].card)
    value, kin = rating(card), 0
    pool = state.players[seat].pool
    for rank in range(pool.count):
        other = pool.cards[rank]
        if other != place and state.cards[other].mark != LEFT_OUT:
            kin += kinship(book, card, state.cards[other].card)
    return value + int(KIN * kin)


@native
def kinship(book: Book, card: int, other: int) -> int:
    """The effect of two cards on each other's loyalty and ally abilities; 0 on average over the four alignments."""
    wanted = _wants_its_own(book, card) + _wants_its_own(book, other)
    return wanted * (3 if book.cards[card].alignment == book.cards[other].alignment else -1)


@native
def _wants_its_own(book: Book, card: int) -> int:
    """1 if the card has a loyalty or ally ability, which needs other cards of its alignment."""
    return 1 if book.cards[card].conditions & _WANTING != 0 else 0


@native
def rating(card: int) -> int:
    """A card's contribution to the win rate, in basis points."""
    return int(_RATINGS[card])
