"""The beginning and end of a round, and what factions do then (sections 10 and 11)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import note_card, note_game, note_player
from mulligan.core.kernel.piles import Pile, move_all, pop, push, remove
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, note_side, note_unit
from mulligan.gwent.parts import Faction, Trait
from mulligan.gwent.rules.battlefield.strength import may_burn, total
from mulligan.gwent.rules.frames import NOT_QUIET, push_enter
from mulligan.gwent.rules.plays import can_be_revived, discard_weather
from mulligan.gwent.rules.points import (
    OUTDONE,
    SKELLIGE_ROUND,
    first_on_points,
    is_exhausted,
    outdone,
    score_place,
    score_points,
    scored,
    winner_on_points,
    winners_at_the_end,
)
from mulligan.gwent.rules.seating import first_of, for_points, has_teammates, opposite, side_has_faction
from mulligan.gwent.rules.turns import start_with
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL, abilities, draw, in_solo, leave_battlefield, plays_itself
from mulligan.gwent.rulesets import DrawnRound
from mulligan.gwent.state import (
    COUNTED_ROUNDS,
    NO_CARD,
    NOBODY,
    ROW_COUNT,
    Ask,
    Phase,
    State,
)

GEMS = 2  # G-035
SKELLIGE_UNITS = 2


@native
def is_of_its_kind(book: Book, state: State, number: int, side: int, faction: int) -> bool:
    """G-233: a faction that shares a side keeps and returns only its own cards (G-013) and enemy spies."""
    if not has_teammates(state):
        return True
    card = state.cards[number]
    if state.players[card.owner].faction == faction:
        return True
    return abilities(book, state, number) & Trait.SPY != 0 and state.players[card.holder].side != side


# --- the beginning -------------------------------------------------------------------------------------


@native
def begin_round(book: Book, state: State, output: GwentOutput) -> None:
    """G-044, G-117."""
    state.round_number = min(int(state.round_number) + 1, COUNTED_ROUNDS)
    state.phase = Phase.TURNS
    state.turn, state.acted, state.last_turn = state.starter, NOBODY, 0
    if for_points(state):
        state.idle += 1
    for seat in range(len(state.players)):
        state.players[seat].passed = 0
    if plays_itself(output, state, state.starter):
        state.plays_left += 1  # G-257 may have left one
    note_player(output, EventKind.ROUND_BEGAN, state.starter, state.round_number)
    if state.round_number == SKELLIGE_ROUND:
        for turn in range(len(state.players) - 1, -1, -1):  # the last frame pushed runs first
            seat = (state.starter + turn) % len(state.players)
            if state.players[seat].faction == Faction.SKELLIGE:
                return_units(book, state, output, seat)


@native
def return_units(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """Random units of the discard pile return to the battlefield and carry out their abilities (G-106, OQ-09)."""
    pile = state.sides[state.players[seat].side].discard
    for _ in range(SKELLIGE_UNITS):
        place = random_returning(book, state, seat)
        if place != NOBODY:
            number = remove(pile, place)
            note_card(output, EventKind.RETURNED, seat, state.cards[number].card, place)
            push_enter(state, seat, number, NOT_QUIET)


@native
def may_return(book: Book, state: State, seat: int, number: int) -> bool:
    side = state.players[seat].side
    return can_be_revived(book, state, number) and is_of_its_kind(book, state, number, side, Faction.SKELLIGE)


@native
def random_returning(book: Book, state: State, seat: int) -> int:
    """The place in the discard pile of a random unit that may return, or NOBODY."""
    pile = state.sides[state.players[seat].side].discard
    count = 0
    for place in range(pile.count):
        if may_return(book, state, seat, pile.cards[place]):
            count += 1
    if count == 0:
        return NOBODY
    left = below(state.random, count)
    for place in range(pile.count):
        if may_return(book, state, seat, pile.cards[place]):
            if left == 0:
                return place
            left -= 1
    return NOBODY


# --- the end -------------------------------------------------------------------------------------------


@native
def score_round(book: Book, state: State, output: GwentOutput) -> None:
    """Compare totals, for gems (G-110) or for points (G-221)."""
    for side in range(len(state.sides)):
        state.sides[side].scores[score_place(state)] = total(book, state, side)
        note_side(output, EventKind.SCORED, side, scored(state, side))
    if for_points(state):
        score_points(state, output)
        winner = winner_on_points(state)
        if winner != 0:
            end_game(state, output, winner)
    else:
        lose_gems(state, output)


@native
def lose_gems(state: State, output: GwentOutput) -> None:
    """The losing side loses a gem, or both after a draw; a side without gems has lost (G-111, G-112)."""
    state.winner = round_winner(state, scored(state, 0), scored(state, 1))
    if state.winner == NOBODY:
        note_game(output, EventKind.ROUND_DRAWN)
    else:
        note_side(output, EventKind.ROUND_WON, state.winner)
    alive = 0
    for side in range(len(state.sides)):
        if side != state.winner:
            state.sides[side].gems -= 1
            note_side(output, EventKind.GEM_LOST, side)
        if state.sides[side].gems > 0:
            alive |= 1 << side
    if alive != (1 << len(state.sides)) - 1:
        end_game(state, output, alive)


@native
def round_winner(state: State, ours: int, theirs: int) -> int:
    """The side that won the round, or NOBODY. A side wins a tie if it alone has Nilfgaard (G-103, G-234)."""
    if ours != theirs:
        return 0 if ours > theirs else 1
    first, second = side_has_faction(state, 0, Faction.NILFGAARD), side_has_faction(state, 1, Faction.NILFGAARD)
    if first == second:
        return NOBODY
    return 0 if first else 1


@native
def end_game(state: State, output: GwentOutput, winners: int) -> None:
    """`winners` is a mask of sides; 0 is a draw."""
    state.over = 1
    if winners == 0:
        note_game(output, EventKind.DRAWN_GAME)
    for seat in range(len(state.players)):
        if winners & (1 << state.players[seat].side) != 0:
            state.winners |= 1 << seat
            note_player(output, EventKind.WON, seat)


@native
def clear_board(book: Book, state: State, output: GwentOutput) -> None:
    """Discard everything except one unit of each Monsters side (G-113)."""
    for side in range(len(state.sides)):
        kept = NO_CARD
        if side_has_faction(state, side, Faction.MONSTERS):
            kept = keep_one(book, state, output, side)
        for row in range(ROW_COUNT):
            clear_row(book, state, output, side, row, kept)
        state.sides[side].bonus = 0
    while state.weather.count > 0:
        discard_weather(book, state, output, pop(state.weather))


@native
def clear_row(book: Book, state: State, output: GwentOutput, side: int, row: int, kept: int) -> None:
    line = state.sides[side].rows[row]
    if kept == NO_CARD and not some_may_act(book, state, line.cards):
        move_all(line.cards, state.sides[side].discard)
    stays = False
    while line.cards.count > 0:
        number = pop(line.cards)
        if number == kept:
            stays = True
        else:
            leave_battlefield(book, state, output, number, side)
    if stays:
        push(line.cards, kept)
    if line.horn >= 0:
        leave_battlefield(book, state, output, line.horn, side)
    line.horn = NO_CARD


@native
def some_may_act(book: Book, state: State, pile: Pile) -> bool:
    """Whether any card has an effect on leaving the battlefield. Usually none has, and all are removed together."""
    found = 0
    for place in range(pile.count):
        facts = book.cards[state.cards[pile.cards[place]].card]
        found |= (facts.abilities & Trait.SUMMON) | facts.side_deck
    return found != 0


@native
def may_stay(book: Book, state: State, side: int, number: int) -> bool:
    return may_burn(book, state, number, NO_CARD) and is_of_its_kind(book, state, number, side, Faction.MONSTERS)


@native
def keep_one(book: Book, state: State, output: GwentOutput, side: int) -> int:
    """A random unit of the side that is not a hero (G-105), or NO_CARD."""
    count = 0
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if may_stay(book, state, side, cards.cards[place]):
                count += 1
    if count == 0:
        return NO_CARD
    left = below(state.random, count)
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if may_stay(book, state, side, cards.cards[place]):
                if left == 0:
                    note_unit(output, EventKind.KEPT, state.cards[cards.cards[place]].card, row, side, place)
                    return cards.cards[place]
                left -= 1
    return NO_CARD


@native
def has_earned_a_card(state: State, seat: int) -> bool:
    """G-102: after winning a round; G-225: after a round in which two opponents had lower totals."""
    if for_points(state):
        return outdone(state, state.players[seat].side) >= OUTDONE
    return state.players[seat].side == state.winner


@native
def reward_winner(state: State, output: GwentOutput) -> None:
    """Northern Realms draws a card (G-115). G-257: the virtual opponent plays two cards in its next turn instead."""
    state.plays_left = 0
    for seat in range(len(state.players)):
        if state.players[seat].faction == Faction.NORTHERN_REALMS and has_earned_a_card(state, seat):
            if plays_itself(output, state, seat):
                state.plays_left = 1  # one more than its turn gives it
            else:
                draw(state, output, seat, 1)


@native
def next_round(book: Book, state: State, output: GwentOutput) -> None:
    """Go to the next round, or end the game if nobody could or would act in it (OQ-20, OQ-39)."""
    if for_points(state) and is_exhausted(book, state):
        note_game(output, EventKind.EXHAUSTED)
        end_game(state, output, winners_at_the_end(state))
    else:
        next_starter(state, output)


@native
def next_starter(state: State, output: GwentOutput) -> None:
    """G-116: the winner starts; after a draw the player who did not start, or the last to act. Solo: G-245, G-258."""
    if in_solo(output, state):
        won = state.winner == state.players[HUMAN].side
        start_with(state, HUMAN if won and state.players[HUMAN].faction == Faction.SCOIATAEL else VIRTUAL)
    elif for_points(state):
        start_with(state, first_on_points(state, output))
    elif state.winner != NOBODY:
        start_on_side(state, state.winner)
    elif state.rules.drawn_round == DrawnRound.LAST_TO_ACT_STARTS and state.acted != NOBODY:
        start_with(state, state.acted)
    else:
        start_on_side(state, opposite(state, state.players[state.starter].side))


@native
def start_on_side(state: State, side: int) -> None:
    """OQ-21: teammates choose which of them starts; the first of them answers."""
    if has_teammates(state):
        state.phase = Phase.STARTER
        state.ask, state.asked = Ask.STARTER, first_of(state, side)
    else:
        start_with(state, first_of(state, side))
