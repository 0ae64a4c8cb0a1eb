"""What the rules write on while they work: the options of the open question, and the journal of what happened.

The log, the animations and the transcripts are made from the journal, seat by seat. With a limit of 0 it costs nothing.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.native import native
from mulligan.core.record import I16, U8, dtype_of, new_record
from mulligan.epic.state import EVERYBODY

MAX_OPTIONS = 1280  # a card of any of eight discard piles of 120, and a few
MAX_EVENTS = 1024  # more than one answer can cause: 192 champions, five happenings each


class Happened(IntEnum):
    """`seat`, `card`, `slot`, `amount` and `other` of the event are named behind each."""

    TURN_BEGAN = 0  # seat, amount = turn
    DREW = 1  # seat, card (hidden)
    MULLIGANED = 2  # seat, amount = cards
    GOLD_SPENT = 3  # seat, amount
    PLAYED = 4  # seat, card
    ENTERED = 5  # seat, card, slot
    TRIGGERED = 6  # seat, card
    POWER_USED = 7  # seat, card, slot
    MODE_CHOSEN = 8  # seat, card, amount = mode
    TARGETED = 9  # seat = chooser, card, slot of the target
    PLAYER_TARGETED = 10  # seat = chooser, other = target
    CARD_TARGETED = 11  # seat = chooser, card, other = owner
    DAMAGED = 12  # card, slot, amount, seat = controller
    PLAYER_DAMAGED = 13  # seat, amount
    GAINED_HEALTH = 14  # seat, amount
    LOST_HEALTH = 15  # seat, amount
    BROKEN = 16  # seat = controller, card, slot
    BANISHED = 17  # seat = controller or owner, card
    RETURNED = 18  # seat = owner, card (to the hand)
    TRANSFORMED = 19  # seat = controller, card
    DISCARDED = 20  # seat, card
    EXPENDED = 21  # seat, card, slot
    PREPARED = 22  # seat, card, slot
    FLIPPED = 23  # seat, card, slot
    CONTROL_CHANGED = 24  # seat = new controller, card, slot
    BONUS = 25  # seat, card, slot, amount = attack, other = defense
    KEYWORDS_GAINED = 26  # seat, card, slot, amount = keywords
    COUNTERS = 27  # seat, card, slot, amount
    ATTACKED = 28  # seat, card, slot, other = defending player
    BLOCKED = 29  # seat, card, slot
    NOT_BLOCKED = 30  # seat = defending player
    LEFT_BATTLE = 31  # seat, card, slot
    ASSIGNED = 32  # seat, card, slot of the source, amount, other = victim slot or -1
    REVEALED = 33  # seat, card
    RECALLED = 34  # seat, card
    PASSED = 35  # seat
    ATTACKS_ENDED = 36  # no more attacks this turn
    TURN_ENDED = 37  # seat
    CHOSE_AMOUNT = 38  # seat, amount
    ELIMINATED = 39  # seat
    WON = 40  # seat
    DRAWN_GAME = 41
    STEP_BEGAN = 42  # amount = step


class Event:
    kind: I16
    seat: I16
    card: I16
    slot: I16
    amount: I16
    other: I16
    known: U8  # mask of the seats that may see which card it is


class Desk:
    limit: I16  # of the journal; 0: nothing is kept
    event_count: I16
    option_count: I16
    options: Annotated[list[I16], MAX_OPTIONS]
    events: Annotated[list[Event], "events"]


def desk_dtype(events: int = MAX_EVENTS) -> np.dtype[Any]:
    return dtype_of(Desk, {"events": events})


def new_desk(events: int = MAX_EVENTS) -> Desk:
    """A desk with a journal, or (`events=0`) without one: then it has a single place, by which compiled code knows."""
    desk: Desk = new_record(desk_dtype(max(events, 2) if events > 0 else 1))[0]
    desk.limit = events
    return desk


@native
def note(desk: Desk, kind: int, seat: int, card: int, slot: int, amount: int, other: int) -> None:
    """Keep a public event. On a desk without a journal the compiler leaves all of this out."""
    if len(desk.events) > 1 and desk.event_count < desk.limit:
        event = desk.events[desk.event_count]
        event.kind, event.seat, event.card = kind, seat, card
        event.slot, event.amount, event.other = slot, amount, other
        event.known = EVERYBODY
        desk.event_count += 1


@native
def note_hidden(desk: Desk, kind: int, seat: int, card: int) -> None:
    """Keep an event whose card only one seat may see."""
    if len(desk.events) > 1 and desk.event_count < desk.limit:
        note(desk, kind, seat, card, -1, 1, -1)
        desk.events[desk.event_count - 1].known = 1 << seat


@native
def offer(desk: Desk, option: int) -> None:
    """One more answer to the open question."""
    desk.options[desk.option_count] = option
    desk.option_count += 1


@native
def offer_if(desk: Desk, option: int, fits: bool) -> None:
    """The same without a branch, for loops whose outcome no processor can foresee."""
    desk.options[desk.option_count] = option
    desk.option_count += fits
