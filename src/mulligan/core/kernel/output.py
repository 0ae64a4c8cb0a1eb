"""Output of the rules: the options of the open question, and the journal of events.

Log, animations and transcripts are built from the journal, for each seat. With a limit of 0 it costs nothing. Each game defines
its kinds of events in its `events` module.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import I16, U8, dtype_of, new_record, read

EVERYBODY = 255  # as a mask of seats
SPECTATOR = -1  # as a seat: sees public information only
NO_SEAT = -1  # in events that are not about a player
UNKNOWN = -1  # as a card: none, or hidden
NO_PLACE = -1
NO_OTHER = -1
MAX_OPTIONS = 1280  # any card in eight discard piles of 120, and a few more
MAX_EVENTS = 1024  # more than one answer can cause: 192 champions, five events each


class EventRow:
    kind: I16
    seat: I16
    card: I16
    place: I16  # a slot or a row
    amount: I16
    other: I16
    known: U8  # mask of the seats that may see the card


class Output:
    limit: I16  # capacity of the journal; 0: no journal
    event_count: I16
    option_count: I16
    overflows: I16  # effects dropped because the state had no room, since this output was created
    options: Annotated[list[I16], MAX_OPTIONS]
    events: Annotated[list[EventRow], "events"]


def output_dtype(events: int = MAX_EVENTS) -> np.dtype[Any]:
    return dtype_of(Output, {"events": events})


def new_output(events: int = MAX_EVENTS) -> Output:
    """Output with a journal. `events=0` makes the journal one row long, which lets the compiler drop logging."""
    output: Output = new_record(output_dtype(max(events, 2) if events > 0 else 1))[0]
    output.limit = events
    return output


@native
def note(output: Output, kind: int, seat: int, card: int, place: int, amount: int = 0, other: int = NO_OTHER) -> None:
    """Log a public event. Without a journal the compiler drops this call."""
    if len(output.events) > 1 and output.event_count < output.limit:
        event = output.events[output.event_count]
        event.kind, event.seat, event.card = kind, seat, card
        event.place, event.amount, event.other = place, amount, other
        event.known = EVERYBODY
        output.event_count += 1


@native
def note_game(output: Output, kind: int, amount: int = 0, other: int = NO_OTHER) -> None:
    """Log a public event that is not about one player."""
    note(output, kind, NO_SEAT, UNKNOWN, NO_PLACE, amount, other)


@native
def note_player(output: Output, kind: int, seat: int, amount: int = 0, other: int = NO_OTHER) -> None:
    """Log a public event about a player, without a card."""
    note(output, kind, seat, UNKNOWN, NO_PLACE, amount, other)


@native
def note_card(output: Output, kind: int, seat: int, card: int, amount: int = 0, other: int = NO_OTHER) -> None:
    """Log a public event about a player and a card."""
    note(output, kind, seat, card, NO_PLACE, amount, other)


@native
def note_overflow(output: Output, kind: int) -> None:
    """Report an effect that the state has no room for: it is dropped, but counted and logged."""
    output.overflows += 1
    note_game(output, kind)


@native
def note_hidden(output: Output, kind: int, seat: int, card: int) -> None:
    """Log an event whose card only one seat may see."""
    note_to(output, 1 << int(seat), kind, seat, card, 1, NO_OTHER)


@native
def note_to(output: Output, audience: int, kind: int, seat: int, card: int, amount: int, other: int) -> None:
    """Log an event whose card only the seats in the mask `audience` may see."""
    if len(output.events) > 1 and output.event_count < output.limit:
        note(output, kind, seat, card, NO_PLACE, amount, other)
        output.events[output.event_count - 1].known = audience


@native
def offer(output: Output, option: int) -> None:
    """Add an option to the open question."""
    output.options[output.option_count] = option
    output.option_count += 1


@native
def offer_if(output: Output, option: int, fits: bool) -> None:
    """Add an option if it fits, without a branch: for loops whose condition is unpredictable."""
    output.options[output.option_count] = option
    output.option_count += fits


@native
def knows(mask: int, seat: int) -> bool:
    """Whether the mask includes the seat. A spectator is only included in EVERYBODY."""
    if seat < 0:
        return mask == EVERYBODY
    return includes(mask, seat)


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as a seat saw it. Its kind defines the meaning of the numbers."""

    kind: IntEnum
    seat: int
    card: str | None  # its slug; None if there is none or it is hidden from the seat
    place: int
    amount: int
    other: int


def seen_events(output: Output, seat: int, kinds: type[IntEnum], slugs: Sequence[str]) -> tuple[SeenEvent, ...]:
    """The events of the last answer. `kinds` are the game's own; `slugs` names the card numbers."""
    seen = []
    for event in read(output.events[: output.event_count]):
        visible = event.card != UNKNOWN and knows(event.known, seat)
        card = slugs[event.card] if visible else None
        seen.append(SeenEvent(kinds(event.kind), event.seat, card, event.place, event.amount, event.other))
    return tuple(seen)
