"""Unfinished work: a stack of frames in the state, so that any effect can stop in the middle and ask.

The meaning of the fields `card`, `other` and `left` depends on the kind of frame. Each kind has a function that pushes it,
whose parameters name them, and functions that read them by the same names.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import blank
from mulligan.gwent.state import RESERVED_FRAMES, DeckSearch, Frame, FrameKind, State

BLANK = blank(Frame)
NOT_QUIET = False  # the card that comes into play musters


@native
def has_room(state: State) -> bool:
    """Whether one more effect can wait. No legal deck comes near the limit."""
    return state.depth < len(state.frames) - RESERVED_FRAMES


@native
def top(state: State) -> Frame:
    return state.frames[state.depth - 1]


@native
def pop_frame(state: State) -> None:
    state.depth -= 1
    state.frames[state.depth] = BLANK[0]


@native
def _push(state: State, kind: int, seat: int, card: int, other: int, left: int) -> None:
    frame = state.frames[state.depth]
    frame.kind, frame.seat, frame.card, frame.other, frame.left = kind, seat, card, other, left
    state.depth += 1


@native
def holds_copy(kind: int) -> bool:
    """Whether the frame's card is a copy that is in no other place."""
    return kind == FrameKind.ENTER or kind == FrameKind.DECOY or kind == FrameKind.SPY


# --- cards that come into play -------------------------------------------------------------------------


@native
def push_enter(state: State, seat: int, copy: int, quiet: bool) -> None:
    """A copy comes into play for the seat. A quiet one does not muster (OQ-24)."""
    _push(state, FrameKind.ENTER, seat, copy, 0, int(quiet))


@native
def push_enter_drawn(state: State, seat: int) -> None:
    """A copy that the virtual opponent will draw comes into play; `set_drawn` says which."""
    _push(state, FrameKind.ENTER, seat, 0, 1, 0)


@native
def set_drawn(state: State, below_top: int, copy: int) -> None:
    state.frames[state.depth - 1 - below_top].card = copy


@native
def is_quiet(frame: Frame) -> bool:
    """Whether the card of ENTER or SPY does not muster."""
    return frame.left != 0


@native
def was_drawn(frame: Frame) -> bool:
    """Whether the card of ENTER was drawn and has not been logged as played yet."""
    return frame.other != 0


@native
def clear_drawn(frame: Frame) -> None:
    frame.other = 0


@native
def push_spy(state: State, seat: int, copy: int, row: int, quiet: bool) -> None:
    """A spy goes to an opponent who is still to be chosen (G-224); until then it is in no zone."""
    _push(state, FrameKind.SPY, seat, copy, row, int(quiet))


@native
def row_of_spy(frame: Frame) -> int:
    return frame.other


@native
def push_decoy(state: State, seat: int, copy: int) -> None:
    """A Decoy waits for the unit that it swaps with; until then it is in no zone."""
    _push(state, FrameKind.DECOY, seat, copy, 0, 0)


@native
def push_summon(state: State, owner: int, card: int, side: int) -> None:
    """A replacement, by its number in the book, comes from the owner's side deck to this side."""
    _push(state, FrameKind.SUMMON, owner, card, side, 0)


@native
def push_revive(state: State, seat: int, at_random: bool) -> None:
    """A Medic; G-139: at random."""
    _push(state, FrameKind.REVIVE, seat, 0, 0, int(at_random))


@native
def is_at_random(frame: Frame) -> bool:
    return frame.left != 0


@native
def push_draw_and_play(state: State, seat: int, cards: int) -> None:
    """The virtual opponent draws `cards` cards and plays them."""
    _push(state, FrameKind.DRAW_AND_PLAY, seat, 0, 0, cards)


@native
def push_turn_up(state: State, seat: int) -> None:
    """The cards under the virtual opponent's Decoys are played."""
    _push(state, FrameKind.TURN_UP, seat, 0, 0, 0)


# --- looking for cards ---------------------------------------------------------------------------------


@native
def push_search(state: State, seat: int, what: int, about: int) -> None:
    """Looks in the seat's deck for a card to play: `what` is a DeckSearch, `about` the card that it refers to, or 0."""
    _push(state, FrameKind.SEARCH, seat, about, what, 0)


@native
def push_pick(state: State, seat: int) -> None:
    """Takes any card from the seat's deck into the hand."""
    _push(state, FrameKind.SEARCH, seat, 0, DeckSearch.ANY, 1)


@native
def searched_for(frame: Frame) -> int:
    """The DeckSearch of SEARCH."""
    return frame.other


@native
def goes_to_hand(frame: Frame) -> bool:
    """Whether the card that SEARCH finds goes to the hand instead of being played."""
    return frame.left != 0


@native
def push_take(state: State, seat: int, side: int, taken: int) -> None:
    """Takes a card from the side's discard pile into the hand; `taken` is a rule switch, Taken."""
    _push(state, FrameKind.TAKE, seat, taken, side, 0)


@native
def push_take_and_play(state: State, seat: int, side: int, taken: int) -> None:
    """Takes a card from the side's discard pile and plays it immediately; `taken` is a rule switch, Taken."""
    _push(state, FrameKind.TAKE, seat, taken, side, 1)


@native
def pile_taken_from(frame: Frame) -> int:
    """The side whose discard pile TAKE takes from."""
    return frame.other


@native
def taken_by(frame: Frame) -> int:
    """The cards that TAKE may take: the rule switch Taken, kept in `card`."""
    return frame.card


@native
def is_played_at_once(frame: Frame) -> bool:
    """Whether the card that TAKE takes is played instead of going to the hand."""
    return frame.left != 0


@native
def push_discard(state: State, seat: int, cards: int) -> None:
    """The seat discards `cards` cards from the hand."""
    _push(state, FrameKind.DISCARD, seat, 0, 0, cards)


@native
def push_bond(state: State, seat: int) -> None:
    """The seat chooses the unit that is copied (G-152)."""
    _push(state, FrameKind.BOND, seat, 0, 0, 0)


@native
def push_lead_against(state: State, seat: int) -> None:
    """The seat's leader acts on an opponent who is still to be chosen (OQ-17)."""
    _push(state, FrameKind.LEAD_AGAINST, seat, 0, 0, 0)
