"""The aim of a turn: pass, play on, or play just enough to win the round."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.parts import Faction
from mulligan.gwent.rules.battlefield.strength import any_player_has, weather_rows
from mulligan.gwent.rules.leaders.use import usable
from mulligan.gwent.rules.seating import for_points, opponent, opposite, side_has_faction
from mulligan.gwent.rules.zones import is_virtual
from mulligan.gwent.state import LeaderState, ModeKind, Passive, State
from mulligan.players.gwent.playing import card_gain, leader_gain
from mulligan.players.gwent.rows import look_at_side

ENDLESS = 1000  # strength that may be wasted in a lost round
# First round: the lead needed to pass with equal hands, more for each extra card in hand, up to a maximum, and less for each
# missing card.
COMFORT = 4
COMFORT_MORE = 5
COMFORT_MOST = 16
COMFORT_FEWER = 2
# The deficit at which to concede the round, and how much larger it must be per card in hand, in tenths.
CONCEDE = 20
CONCEDE_CARD = 6
CONCEDE_WON = 30  # the same after winning a round, with fewer cards than the opponent
BLEED = 80  # after winning a round, with at least as many cards: the deficit at which to concede, in tenths per card in hand
RESCUE = 40  # after losing a round: the lead needed to pass, in tenths per card in hand
CARDS_FOR_ROUND = 3  # first round, after the opponent's pass: the most cards to spend on winning it
EACH = 14  # the largest expected gain of an opponent's card
SOLO_LEAD = 8  # solo: a lead that the virtual opponent's last card rarely closes
SOLO_CONCEDE = 15
REACH = 30  # for points: a gap that a few cards can close
MARGIN = 20  # for points: a safe lead over an opponent who may still play

# The aim of a turn.
PLAY = 0  # play the card with the best gain for what it gives up
ENOUGH = 1  # no opponent can respond: win the round as cheaply as possible
STOP = 2  # pass, after any free play


@native
def look(book: Book, state: State, seat: int) -> tuple[int, int, int]:
    """The side's lead over all others, the notes of its rows, and the strength that horns would double."""
    side = state.players[seat].side
    weather, spies = weather_rows(book, state), any_player_has(state, Passive.DOUBLE_SPIES)
    own, notes, sums = look_at_side(book, state, side, weather, spies)
    lead = 0
    for turn in range(1, len(state.sides)):
        theirs, _, _ = look_at_side(book, state, opponent(state, side, turn), weather, spies)
        lead += own - theirs
    return lead, notes, sums


@native
def aim_of(book: Book, state: State, seat: int, lead: int, notes: int, sums: int) -> tuple[int, int, int]:
    """The aim of a turn, the gain it needs (more is wasted), and the strength that can be given away without harm."""
    if for_points(state):
        return aim_for_points(book, state, seat)
    side = state.players[seat].side
    needed = -lead if wins_ties(state, side) else 1 - lead
    own_gems, their_gems = int(state.sides[side].gems), int(state.sides[opposite(state, side)].gems)
    if state.mode == ModeKind.SOLO:
        return aim_in_solo(needed, own_gems, their_gems)
    threat = cards_against(state, side)
    if threat == 0:
        return aim_after_pass(book, state, seat, needed, own_gems, their_gems, notes, sums)
    if own_gems == 1 and their_gems == 1:
        return PLAY, ENDLESS, 0  # the last round: nothing needs to be saved
    if -needed >= threat * EACH:
        return STOP, 0, -needed - threat * EACH
    held, against = cards_of(state, side), cards_of(state, opposite(state, side))
    comfort, concede = limits(own_gems, their_gems, held, against)
    if -needed >= comfort:
        return STOP, 0, -needed - comfort
    if needed > concede:
        return STOP, 0, ENDLESS
    return PLAY, needed + min(comfort, threat * EACH), 0


@native
def limits(own_gems: int, their_gems: int, held: int, against: int) -> tuple[int, int]:
    """The lead needed to pass and the deficit at which to concede the round, while the opponent can still play.

    The shape of these limits comes from solving a simple game, in which every card gains a random amount: an extra card
    is worth about a round.
    """
    more = held - against
    if own_gems == 1:
        return (held * RESCUE) // 10 + against if their_gems == 2 else ENDLESS, ENDLESS
    if their_gems == 1:
        return (0, CONCEDE_WON) if more < 0 else (ENDLESS, (held * BLEED) // 10)
    comfort = min(COMFORT_MOST, COMFORT + COMFORT_MORE * more) if more >= 0 else -COMFORT_FEWER * (more + 1)
    return comfort, CONCEDE + (held * CONCEDE_CARD) // 10


@native
def aim_after_pass(
    book: Book, state: State, seat: int, needed: int, own_gems: int, their_gems: int, notes: int, sums: int
) -> tuple[int, int, int]:
    """The aim if no opponent can respond: win as cheaply as possible, or concede the round if that costs too much."""
    if needed <= 0:
        return STOP, 0, -needed
    cards, reach = cards_needed(book, state, seat, needed, notes, sums)
    if own_gems == 1:
        return ENOUGH, needed, reach - needed if reach >= needed else ENDLESS
    if reach < needed or (their_gems == 2 and cards > CARDS_FOR_ROUND):
        return STOP, 0, ENDLESS
    return ENOUGH, needed, reach - needed


@native
def aim_in_solo(needed: int, own_gems: int, their_gems: int) -> tuple[int, int, int]:
    """The aim in solo: the virtual opponent never passes, and plays one more card after the player's pass."""
    if -needed >= SOLO_LEAD:
        return STOP, 0, -needed - SOLO_LEAD
    if own_gems == 2 and needed > SOLO_CONCEDE:
        return STOP, 0, ENDLESS
    return PLAY, needed + SOLO_LEAD, 0


@native
def aim_for_points(book: Book, state: State, seat: int) -> tuple[int, int, int]:
    """The aim in games for points: pass when every opponent is beaten or out of reach."""
    side = state.players[seat].side
    weather, spies = weather_rows(book, state), any_player_has(state, Passive.DOUBLE_SPIES)
    own, _, _ = look_at_side(book, state, side, weather, spies)
    for turn in range(1, len(state.sides)):
        other = opponent(state, side, turn)
        theirs, _, _ = look_at_side(book, state, other, weather, spies)
        if -REACH <= own - theirs <= (0 if state.players[other].passed != 0 else MARGIN):
            return PLAY, ENDLESS, 0
    return STOP, 0, 0


@native
def cards_needed(book: Book, state: State, seat: int, needed: int, notes: int, sums: int) -> tuple[int, int]:
    """The number of best plays needed to win the round, and the total gain of all plays."""
    hand = state.players[seat].hand
    first, second, third, reach = 0, 0, 0, 0
    for place in range(-1, hand.count):
        if place >= 0:
            gain = card_gain(book, state, seat, hand.cards[place], notes, sums)
        else:
            gain = leader_gain(book, state, seat, notes, sums) if usable(book, state, seat) else 0
        if gain > 0:
            reach += gain
        if gain > first:
            first, second, third = gain, first, second
        elif gain > second:
            second, third = gain, second
        elif gain > third:
            third = gain
    if first >= needed:
        return 1, reach
    if first + second >= needed:
        return 2, reach
    return (3 if first + second + third >= needed else 4), reach


@native
def cards_against(state: State, side: int) -> int:
    """The number of cards and leaders that opponents can still use in this round."""
    count = 0
    for seat in range(len(state.players)):
        player = state.players[seat]
        if player.side != side and player.passed == 0 and not is_virtual(state, seat):
            count += int(player.hand.count) + (1 if player.leader_state == LeaderState.READY else 0)
    return count


@native
def is_last_to_act(state: State, seat: int) -> bool:
    """Whether no opponent can respond in this round."""
    return state.mode != ModeKind.SOLO and cards_against(state, int(state.players[seat].side)) == 0


@native
def cards_of(state: State, side: int) -> int:
    """The cards in a side's hands."""
    count = 0
    for seat in range(len(state.players)):
        if state.players[seat].side == side:
            count += int(state.players[seat].hand.count)
    return count


@native
def wins_ties(state: State, side: int) -> bool:
    """G-103: whether the side wins a tied round, as Nilfgaard does unless both sides have it."""
    other = opposite(state, side)
    return side_has_faction(state, side, Faction.NILFGAARD) and not side_has_faction(state, other, Faction.NILFGAARD)
