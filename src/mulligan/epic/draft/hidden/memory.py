"""A seat's memory of the packs it has seen.

A seat sees a pack at certain picks of a round. A card that it last saw at a given pick was taken before the seat saw the pack
again, or is still in it; the seat cannot tell these cards apart. So the pack and the last pick at which a card was seen are all
there is to remember.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.epic.draft.rules import dealt, first_card, holder, pack_of, packs
from mulligan.epic.draft.state import DISCARDED, NOT_TAKEN, Ask, State

NEVER = 0


@native
def last_seen(state: State, place: int, seat: int) -> int:
    """The pick, counted from 1, at which a seat last saw a card in its pack, or NEVER."""
    if seat < 0 or place >= dealt(state):
        return NEVER
    pack = place // int(state.plan.pack)
    round_number, taken = pack // packs(state), int(state.cards[place].taken)
    pick = taken - 1
    if taken in (NOT_TAKEN, DISCARDED):
        pick = int(state.pick) if round_number == state.round_number else int(state.plan.picks) - 1
    while pick >= 0 and holder(state, round_number, pack % packs(state), pick) != seat:
        pick -= 1
    return pick + 1


@native
def is_own(state: State, place: int, seat: int) -> bool:
    """Whether the card is in the seat's pool: it took the card when it last saw it."""
    taken = int(state.cards[place].taken)
    return taken != NOT_TAKEN and taken == last_seen(state, place, seat)


@native
def is_public(state: State, place: int) -> bool:
    """E-FMT-OPEN-02: whether the card was revealed to all."""
    return state.plan.shared != 0 and place < dealt(state)


@native
def in_current_pack(state: State, place: int, seat: int) -> bool:
    """Whether the card is in the seat's current pack."""
    if state.ask != Ask.PICK or state.cards[place].taken != NOT_TAKEN or pack_of(state, seat) < 0:
        return False
    start = first_card(state, state.round_number, pack_of(state, seat))
    return start <= place < start + state.plan.pack
