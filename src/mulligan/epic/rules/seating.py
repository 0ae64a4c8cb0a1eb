"""Seats and teams: neighbours, teammates, and the players that effects reach and attacks may target (sections 1.24 to 1.27).

A duel has two seats and nobody leaves it, so the compiler drops everything else from duels.
"""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.epic.state import State


@native
def is_duel(state: State) -> bool:
    return len(state.players) == 2


@native
def seats_of(state: State) -> int:
    """The number of players at the start; some may have been eliminated since."""
    return 2 if is_duel(state) else int(state.seats)


@native
def copies_of(state: State) -> int:
    """The number of cards in all decks together."""
    return len(state.cards) if is_duel(state) else state.copies


@native
def is_in(state: State, seat: int) -> bool:
    """Still in the game."""
    return is_duel(state) or state.players[seat].eliminated == 0


@native
def same_team(state: State, seat: int, other: int) -> bool:
    """E-TEAM-01: a team counts as one entity."""
    return seat == other if is_duel(state) else state.players[seat].team == state.players[other].team


@native
def reaches(state: State, seat: int, other: int) -> bool:
    """E-HUNT-03: whether this player's effects reach the other. They never reach a player who is out."""
    return is_duel(state) or includes(state.players[seat].reach, other)


# --- around the table -------------------------------------------------------------------------------------


@native
def left_of(state: State, seat: int) -> int:
    """The next player clockwise who is still in the game."""
    if is_duel(state):
        return 1 - seat
    count = seats_of(state)
    following = (seat + 1) % count
    while state.players[following].eliminated != 0 and following != seat:
        following = (following + 1) % count
    return following


@native
def right_of(state: State, seat: int) -> int:
    """The next player anticlockwise who is still in the game."""
    count = seats_of(state)
    following = (seat + count - 1) % count
    while state.players[following].eliminated != 0 and following != seat:
        following = (following + count - 1) % count
    return following


@native
def next_team(state: State, seat: int) -> int:
    """E-MP-04, E-MP-05, E-HYDRA-03: the first player of the next team clockwise. Teams sit together."""
    following = left_of(state, seat)
    if not is_duel(state):
        while following != seat and same_team(state, following, seat):
            following = left_of(state, following)
    return following


@native
def next_member(state: State, seat: int) -> int:
    """The next player of the same team who is still in the game, or the same player."""
    if is_duel(state):
        return seat
    following = left_of(state, seat)
    while not same_team(state, following, seat):
        following = left_of(state, following)
    return following


@native
def first_of_team(state: State, seat: int) -> int:
    """The seat that represents a team."""
    return seat if is_duel(state) else seat - seat % state.mode.team_size


@native
def teams_in(state: State) -> int:
    """The number of teams still in the game; a player alone counts as one."""
    if is_duel(state):
        return 2
    count = 0
    for seat in range(0, state.seats, state.mode.team_size):
        if state.players[seat].eliminated == 0:
            count += 1
    return count


@native
def lap_is_over(state: State, holder: int, following: int) -> bool:
    """E-MP-09, Q-02, Q-21: whether initiative has gone around once, to the turn player or past one who is out."""
    if is_duel(state):
        return following == state.turn_player
    count = seats_of(state)
    return (following - state.turn_player) % count <= (holder - state.turn_player) % count


# --- players that effects reach and attacks may target ---------------------------------------------------


@native
def see_neighbours(state: State) -> None:
    """Set every player's reach and prey, when the game begins and whenever a player leaves (Q-15)."""
    everybody = 0
    for seat in range(seats_of(state)):
        if state.players[seat].eliminated == 0:
            everybody |= 1 << seat
    for seat in range(seats_of(state)):
        player = state.players[seat]
        if player.eliminated != 0:
            player.reach, player.prey = 0, 0
        elif state.mode.neighbours != 0:
            left = left_of(state, seat)
            player.reach = (1 << seat) | (1 << left) | (1 << right_of(state, seat))
            player.prey = 1 << left
        else:
            player.reach = everybody
            player.prey = everybody & opposing(state, seat)


@native
def opposing(state: State, seat: int) -> int:
    """A mask of the first players of all other teams (E-HYDRA-05)."""
    mask = 0
    for other in range(0, seats_of(state), state.mode.team_size):
        if not same_team(state, other, seat):
            mask |= 1 << other
    return mask
