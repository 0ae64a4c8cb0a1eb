"""What the rules write on while they work: the options of the open question, and the journal of what happened.

The log, the animations and the transcripts are made from the journal, seat by seat. With a limit of 0 it costs nothing.
What can happen is each game's own: its `happened` module names the kinds of events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import I16, U8, dtype_of, new_record, read

EVERYBODY = 255  # as a mask of seats
SPECTATOR = -1  # as a seat: knows what everybody knows
UNKNOWN = -1  # as a card: none, or a hidden one
MAX_OPTIONS = 1280  # a card of any of eight discard piles of 120, and a few
MAX_EVENTS = 1024  # more than one answer can cause: 192 champions, five happenings each


class Event:
    kind: I16
    seat: I16
    card: I16
    place: I16  # on the table: a slot, a row
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
def note(desk: Desk, kind: int, seat: int, card: int, place: int, amount: int, other: int) -> None:
    """Keep a public event. On a desk without a journal the compiler leaves all of this out."""
    if len(desk.events) > 1 and desk.event_count < desk.limit:
        event = desk.events[desk.event_count]
        event.kind, event.seat, event.card = kind, seat, card
        event.place, event.amount, event.other = place, amount, other
        event.known = EVERYBODY
        desk.event_count += 1


@native
def note_hidden(desk: Desk, kind: int, seat: int, card: int) -> None:
    """Keep an event whose card only one seat may see."""
    note_to(desk, 1 << int(seat), kind, seat, card, 1, -1)


@native
def note_to(desk: Desk, audience: int, kind: int, seat: int, card: int, amount: int, other: int) -> None:
    """Keep an event whose card only the seats of a mask may see."""
    if len(desk.events) > 1 and desk.event_count < desk.limit:
        note(desk, kind, seat, card, -1, amount, other)
        desk.events[desk.event_count - 1].known = audience


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


@native
def knows(mask: int, seat: int) -> bool:
    """Is the seat one of the mask? A spectator is only in that of everybody."""
    if seat < 0:
        return mask == EVERYBODY
    return (mask >> seat) & 1 == 1


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as one seat saw it; what the numbers mean stands at each kind."""

    kind: IntEnum
    seat: int
    card: str | None  # its slug; None when there is none, or when it is hidden from the seat
    place: int
    amount: int
    other: int


def happenings(desk: Desk, seat: int, kinds: type[IntEnum], slugs: Sequence[str]) -> tuple[Happening, ...]:
    """The events of the last answer. `kinds` are the game's own; `slugs` names the card numbers."""
    seen = []
    for event in read(desk.events[: desk.event_count]):
        visible = event.card != UNKNOWN and knows(event.known, seat)
        card = slugs[event.card] if visible else None
        seen.append(Happening(kinds(event.kind), event.seat, card, event.place, event.amount, event.other))
    return tuple(seen)
