"""How rounds begin and end, and what the factions do then (sections 10 and 11)."""

from __future__ import annotations

from mulligan.core.desk import note
from mulligan.core.native import native
from mulligan.core.piles import Pile, move_all, pop, push, remove
from mulligan.core.random import below
from mulligan.gwent.book import SUMMON, Book
from mulligan.gwent.desk import GwentDesk
from mulligan.gwent.happened import Happened
from mulligan.gwent.parts import Faction
from mulligan.gwent.rules.plays import count_revivable, discard_weather, random_revivable
from mulligan.gwent.rules.strength import may_burn, total
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL, draw, in_solo, leave_battlefield, plays_itself, push_frame
from mulligan.gwent.state import (
    NO_CARD,
    NOBODY,
    ROW_COUNT,
    FrameKind,
    Phase,
    State,
)

GEMS = 2  # G-035
SKELLIGE_ROUND = 3  # G-106
SKELLIGE_UNITS = 2


@native
def side_has_faction(state: State, side: int, faction: int) -> bool:
    for seat in range(len(state.players)):
        if state.players[seat].side == side and state.players[seat].faction == faction:
            return True
    return False


# --- the beginning -------------------------------------------------------------------------------------


@native
def begin_round(book: Book, state: State, desk: GwentDesk) -> None:
    """G-044, G-117."""
    state.round_number += 1
    state.phase = Phase.TURNS
    state.turn, state.acted, state.last_turn = state.starter, NOBODY, 0
    for seat in range(len(state.players)):
        state.players[seat].passed = 0
    if plays_itself(desk, state, state.starter):
        state.plays_left += 1  # G-257 may have left one
    note(desk, Happened.ROUND_BEGAN, state.starter, -1, -1, state.round_number, -1)
    if state.round_number == SKELLIGE_ROUND:
        for turn in range(len(state.players) - 1, -1, -1):  # what comes last onto the stack enters first
            seat = (state.starter + turn) % len(state.players)
            if state.players[seat].faction == Faction.SKELLIGE:
                return_units(book, state, desk, seat)


@native
def return_units(book: Book, state: State, desk: GwentDesk, seat: int) -> None:
    """G-106, OQ-09: random units of the discard pile come back to the battlefield, and act."""
    pile = state.sides[state.players[seat].side].discard
    for _ in range(SKELLIGE_UNITS):
        if count_revivable(book, state, pile) > 0:
            place = random_revivable(book, state, pile)
            number = remove(pile, place)
            note(desk, Happened.RETURNED, seat, state.cards[number].card, -1, place, -1)
            push_frame(state, FrameKind.ENTER, seat, number, 0, 0)


# --- the end -------------------------------------------------------------------------------------------


@native
def score_round(book: Book, state: State, desk: GwentDesk) -> None:
    """G-110 to -112: compare totals; who is behind, or both, lose a gem; who has none has lost."""
    last = state.round_number - 1
    for side in range(len(state.sides)):
        state.sides[side].scores[last] = total(book, state, side)
        note(desk, Happened.SCORED, NOBODY, -1, -1, state.sides[side].scores[last], side)
    state.winner = round_winner(state, state.sides[0].scores[last], state.sides[1].scores[last])
    if state.winner == NOBODY:
        note(desk, Happened.ROUND_DRAWN, NOBODY, -1, -1, 0, -1)
    else:
        note(desk, Happened.ROUND_WON, NOBODY, -1, -1, 0, state.winner)
    alive = 0
    for side in range(len(state.sides)):
        if side != state.winner:
            state.sides[side].gems -= 1
            note(desk, Happened.GEM_LOST, NOBODY, -1, -1, 0, side)
        if state.sides[side].gems > 0:
            alive |= 1 << side
    if alive != (1 << len(state.sides)) - 1:
        end_game(state, desk, alive)


@native
def round_winner(state: State, ours: int, theirs: int) -> int:
    """The side that has won the round, or nobody. G-103: a single Nilfgaard wins a tie."""
    if ours != theirs:
        return 0 if ours > theirs else 1
    first, second = side_has_faction(state, 0, Faction.NILFGAARD), side_has_faction(state, 1, Faction.NILFGAARD)
    if first == second:
        return NOBODY
    return 0 if first else 1


@native
def end_game(state: State, desk: GwentDesk, winners: int) -> None:
    state.over = 1
    state.winners = winners
    if winners == 0:
        note(desk, Happened.DRAWN_GAME, NOBODY, -1, -1, 0, -1)
    for seat in range(len(state.players)):
        if winners & (1 << state.players[seat].side) != 0:
            note(desk, Happened.WON, seat, -1, -1, 0, -1)


@native
def clear_board(book: Book, state: State, desk: GwentDesk) -> None:
    """G-113: one unit of the Monsters stays, everything else is discarded."""
    for side in range(len(state.sides)):
        kept = NO_CARD
        if side_has_faction(state, side, Faction.MONSTERS):
            kept = keep_one(book, state, desk, side)
        for row in range(ROW_COUNT):
            clear_row(book, state, side, row, kept)
        state.sides[side].bonus = 0
    while state.weather.count > 0:
        discard_weather(book, state, desk, pop(state.weather))


@native
def clear_row(book: Book, state: State, side: int, row: int, kept: int) -> None:
    line = state.sides[side].rows[row]
    if kept == NO_CARD and not some_may_act(book, state, line.cards):
        move_all(line.cards, state.sides[side].discard)
    stays = False
    while line.cards.count > 0:
        number = pop(line.cards)
        if number == kept:
            stays = True
        else:
            leave_battlefield(book, state, number, side)
    if stays:
        push(line.cards, kept)
    if line.horn >= 0:
        leave_battlefield(book, state, line.horn, side)
    line.horn = NO_CARD


@native
def some_may_act(book: Book, state: State, pile: Pile) -> bool:
    """A card that does something when it leaves the battlefield; mostly there is none, and all leave together."""
    found = 0
    for place in range(pile.count):
        facts = book.cards[state.cards[pile.cards[place]].card]
        found |= (facts.abilities & SUMMON) | facts.side_deck
    return found != 0


@native
def keep_one(book: Book, state: State, desk: GwentDesk, side: int) -> int:
    """G-105: a random unit of one's own side, no hero; NO_CARD when there is none."""
    count = 0
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if may_burn(book, state, cards.cards[place], NO_CARD):
                count += 1
    if count == 0:
        return NO_CARD
    left = below(state.random, count)
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if may_burn(book, state, cards.cards[place], NO_CARD):
                if left == 0:
                    note(desk, Happened.KEPT, NOBODY, state.cards[cards.cards[place]].card, row, place, side)
                    return cards.cards[place]
                left -= 1
    return NO_CARD


@native
def reward_winner(state: State, desk: GwentDesk) -> None:
    """G-102, G-115: Northern Realms draws; G-257: the virtual opponent will play two cards instead."""
    state.plays_left = 0
    for seat in range(len(state.players)):
        player = state.players[seat]
        if player.side == state.winner and player.faction == Faction.NORTHERN_REALMS:
            if plays_itself(desk, state, seat):
                state.plays_left = 1  # one more than its turn has
            else:
                draw(state, desk, seat, 1)


@native
def next_starter(state: State, desk: GwentDesk) -> None:
    """G-116: the winner; after a drawn round the player who did not start it, or the last to act. Solo: G-245, G-258."""
    if in_solo(desk, state):
        won = state.winner == state.players[HUMAN].side
        state.starter = HUMAN if won and state.players[HUMAN].faction == Faction.SCOIATAEL else VIRTUAL
    elif state.winner != NOBODY:
        for seat in range(len(state.players)):
            if state.players[seat].side == state.winner:
                state.starter = seat
    elif state.rules.drawn_round == 1 and state.acted != NOBODY:
        state.starter = state.acted
    else:
        state.starter = (state.starter + 1) % len(state.players)
    state.phase = Phase.ROUND_BEGINS
