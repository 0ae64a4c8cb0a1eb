"""Rounds for points (section 14.3): scoring, the next starter, and the end of the game."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import note_player
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, note_side
from mulligan.gwent.parts import Faction
from mulligan.gwent.rules.battlefield.strength import may_burn
from mulligan.gwent.rules.plays import count_revivable
from mulligan.gwent.rules.seating import opponent, side_has_faction
from mulligan.gwent.rules.turns import has_something_left
from mulligan.gwent.state import COUNTED_POINTS, MAX_ROUNDS, NO_CARD, ROW_COUNT, State

SKELLIGE_ROUND = 3  # G-106
OUTDONE = 2  # G-225: with this many opponents behind, Northern Realms draws
IDLE_ROUNDS = 10  # OQ-39
_TOTALS = 1 << 15  # more than any total


@native
def score_place(state: State) -> int:
    """The index of this round among the scores."""
    return (state.round_number - 1) % MAX_ROUNDS


@native
def scored(state: State, side: int) -> int:
    """A side's total for this round."""
    return int(state.sides[side].scores[score_place(state)])


@native
def outdone(state: State, side: int) -> int:
    """The number of opponents with a lower total."""
    count = 0
    for turn in range(1, len(state.sides)):
        if scored(state, opponent(state, side, turn)) < scored(state, side):
            count += 1
    return count


@native
def earned(state: State, side: int) -> int:
    """G-221: a point for each opponent with a lower total; G-225: Nilfgaard also scores for equal totals."""
    points = outdone(state, side)
    if side_has_faction(state, side, Faction.NILFGAARD):
        for turn in range(1, len(state.sides)):
            if scored(state, opponent(state, side, turn)) == scored(state, side):
                points += 1
    return points


@native
def score_points(state: State, output: GwentOutput) -> None:
    for side in range(len(state.sides)):
        points = earned(state, side)
        state.sides[side].points = min(int(state.sides[side].points) + points, COUNTED_POINTS)
        note_side(output, EventKind.POINTS_SCORED, side, points)


@native
def target(state: State) -> int:
    """The points needed to win (G-222)."""
    return len(state.sides) + 1


@native
def leading(state: State) -> int:
    """Mask of the sides with the most points, then the highest total of this round (OQ-19)."""
    mask, most = 0, -1
    for side in range(len(state.sides)):
        standing = int(state.sides[side].points) * _TOTALS + scored(state, side)
        if standing > most:
            mask, most = 0, standing
        if standing == most:
            mask |= 1 << side
    return mask


@native
def winner_on_points(state: State) -> int:
    """Mask of the side that has reached the target and leads alone (G-222, OQ-19); 0: the game goes on."""
    mask = leading(state)
    for side in range(len(state.sides)):
        if mask == 1 << side and state.sides[side].points >= target(state):
            return mask
    return 0


@native
def winners_at_the_end(state: State) -> int:
    """OQ-20: the most points win. Equal sides win together, unless all are equal, which is a draw."""
    mask = leading(state)
    return 0 if mask == (1 << len(state.sides)) - 1 else mask


@native
def first_on_points(state: State, output: GwentOutput) -> int:
    """The next starter: most points in this round, then the higher total, then chance (G-223, OQ-18)."""
    most, count = -1, 0
    for side in range(len(state.sides)):
        rank = earned(state, side) * _TOTALS + scored(state, side)
        if rank > most:
            most, count = rank, 0
        if rank == most:
            count += 1
    which = below(state.random, count) if count > 1 else 0
    for side in range(len(state.sides)):
        if earned(state, side) * _TOTALS + scored(state, side) == most:
            if which == 0:
                if count > 1:
                    note_player(output, EventKind.COIN_TOSSED, side)
                return side
            which -= 1
    return 0


# --- the end of all cards ------------------------------------------------------------------------------


@native
def is_exhausted(book: Book, state: State) -> bool:
    """Whether nothing can change: the boards stay, and nobody can act or everybody has long only passed (OQ-20, OQ-39).

    A player with nothing but a leader who passes gives it up, so whether it would have found a card stays secret.
    """
    if not boards_stay(book, state) or units_will_return(book, state):
        return False
    if state.idle >= IDLE_ROUNDS:
        return True
    for seat in range(len(state.players)):
        if state.players[seat].hand.count > 0 or (state.idle == 0 and has_something_left(book, state, seat)):
            return False
    return True


@native
def boards_stay(book: Book, state: State) -> bool:
    """Whether the end of a round would change nothing: at most one unit for each Monsters player is in play."""
    if state.weather.count > 0:
        return False
    for side in range(len(state.sides)):
        count = 0
        for row in range(ROW_COUNT):
            line = state.sides[side].rows[row]
            if line.horn != NO_CARD:
                return False
            for place in range(line.cards.count):
                if not may_burn(book, state, line.cards.cards[place], NO_CARD):
                    return False
            count += line.cards.count
        if count > (1 if side_has_faction(state, side, Faction.MONSTERS) else 0):
            return False
    return True


@native
def units_will_return(book: Book, state: State) -> bool:
    """Whether Skellige's units are still to come back (G-106)."""
    if state.round_number >= SKELLIGE_ROUND:
        return False
    for seat in range(len(state.players)):
        player = state.players[seat]
        if player.faction == Faction.SKELLIGE and count_revivable(book, state, state.sides[player.side].discard) > 0:
            return True
    return False
