"""The book: every printed fact and every card's program, in one record that is passed to the rules.

Its sizes are fixed with room to spare, so that new cards need no recompilation.
"""

from __future__ import annotations

from typing import Annotated

from mulligan.core.kernel.record import I8, I16, I64, U8, dtype_of
from mulligan.epic.book.operations import Instruction

MAX_CARDS = 400
MAX_CODE = 6000
MAX_FILTERS = 400
MAX_ABILITIES = 5  # triggered, of one card
MAX_POWERS = 2
MAX_BONUSES = 2
MAX_MODES = 4
ANY = -1  # in a filter: everything matches
NO_PROGRAM = -1
ANY_CHAMPION = 0  # the filter that every champion fits


class FilterRow:
    """A `Which` of the declarations."""

    card_type: I8
    side: I8
    alignment: I8
    card_class: I8
    cost: I8
    token: I8
    other: I8
    battle: I8
    broken: I8


class AbilityRow:
    conditions: I64  # mask of When
    pc: I16
    which: I16  # filter: the champions whose breaking it waits for
    from_discard: I8


class PowerRow:
    pc: I16
    expend: I8
    gold: I8
    counters: I8
    break_this: I8
    picks: I8  # 1: the program begins with a pick that pays


class BonusRow:
    which: I16
    attack: I16
    defense: I16
    keywords: I16
    also: I8  # mask of alignments


class ModeRow:
    pc: I16
    gold: I8
    your_turn: I8


# The facts that legal plays depend on, in one byte of `Book.timing`: all cards' bytes stay in the processor's first cache.
PAID = 1  # costs 1 gold
QUICK = 2  # an event, or a champion with ambush
CHAMPION_CARD = 4
BOUND_MODES = 8  # an OR card none of whose modes can always be chosen
DISCARD_POWER = 16  # has a power that works from the discard pile
POWERS = 32  # one of these for each power that works in play


class CardFacts:
    """Facts that are read all the time, close together."""

    classes: I64  # mask
    conditions: I64  # mask of When, of all abilities that work in play
    discard_conditions: I64  # mask of When, of all abilities that work in the discard pile
    attack: I16
    defense: I16
    keywords: I16
    keywords_on_your_turn: I16
    statics: I16  # mask of Static
    pc: I16  # an event's program
    ambush_for: I16  # filter, or NO_PROGRAM
    card_type: I8
    alignment: I8
    cost: I8
    token: I8
    standing: I16  # mask of Standing
    gem: I8
    ability_count: I8
    power_count: I8
    bonus_count: I8
    mode_count: I8
    discard_power: I8  # 1: its power works from the discard pile only


class CardRows:
    """Facts that are read now and then."""

    abilities: Annotated[list[AbilityRow], MAX_ABILITIES]
    powers: Annotated[list[PowerRow], MAX_POWERS]
    bonuses: Annotated[list[BonusRow], MAX_BONUSES]
    modes: Annotated[list[ModeRow], MAX_MODES]


class Book:
    timing: Annotated[list[U8], MAX_CARDS]
    cards: Annotated[list[CardFacts], MAX_CARDS]
    rows: Annotated[list[CardRows], MAX_CARDS]
    code: Annotated[list[Instruction], MAX_CODE]
    filters: Annotated[list[FilterRow], MAX_FILTERS]
    card_count: I16
    code_count: I16
    filter_count: I16
    righteous: I16  # the program of the keyword: gain X health


BOOK = dtype_of(Book)
