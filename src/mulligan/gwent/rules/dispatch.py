"""Carries out an answer, and then waiting frames and phases until the next question."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import NO_PLACE, note_player
from mulligan.core.kernel.piles import pluck
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, Pause, note_row
from mulligan.gwent.rules.frames import NOT_QUIET, is_quiet, pop_frame, push_turn_up, top, was_drawn
from mulligan.gwent.rules.leaders.effects import lead_against
from mulligan.gwent.rules.leaders.use import use_leader
from mulligan.gwent.rules.plays import bring, decoy_takes, enter, put_down, revive, revive_at, send_spy, summon
from mulligan.gwent.rules.rounds import begin_round, clear_board, next_round, reward_winner, score_round
from mulligan.gwent.rules.searches import (
    ask_discard,
    ask_take,
    copy_bond,
    discard_from_hand,
    find_in_deck,
    search,
    take,
)
from mulligan.gwent.rules.seating import for_points
from mulligan.gwent.rules.solo.opponent import (
    begin_virtual_turn,
    draw_and_play,
    next_solo_turn,
    place_agile_well,
    play_drawn,
    turn_up,
    turn_up_leader,
)
from mulligan.gwent.rules.turns import (
    deal,
    end_redraw,
    end_turn,
    next_redraw,
    next_turn,
    pass_turn,
    redraw,
    start_with,
)
from mulligan.gwent.rules.zones import VIRTUAL, in_solo
from mulligan.gwent.state import NO_ROW, PILE_SIZE, PLACES, Ask, FrameKind, Option, Phase, RoundEnd, State


@native
def answer(book: Book, state: State, choice: int, output: GwentOutput) -> None:
    question, seat = state.ask, state.asked
    state.ask = Ask.NOTHING
    match question:
        case Ask.TURN:
            take_turn(book, state, output, seat, choice)
        case Ask.STARTER:
            note_player(output, EventKind.STARTER_CHOSEN, seat, other=choice - Option.PLAYER)
            start_with(state, choice - Option.PLAYER)
        case Ask.REDRAW:
            if choice == Option.PASS:
                end_redraw(state, seat)
            else:
                redraw(state, output, seat, choice - Option.HAND)
        case Ask.ROW:
            number, quiet = top(state).card, is_quiet(top(state))
            pop_frame(state)
            bring(book, state, output, number, seat, choice - Option.ROW, quiet)
        case Ask.REVIVE:
            pop_frame(state)
            revive_at(book, state, output, seat, (choice - Option.DISCARD) % PILE_SIZE)
        case Ask.DECOY:
            where = choice - Option.UNIT
            decoy_takes(state, output, where // PILE_SIZE, where % PILE_SIZE)
        case Ask.TAKE:
            where = choice - Option.DISCARD
            take(state, output, where // PILE_SIZE, where % PILE_SIZE)
        case Ask.DISCARD:
            discard_from_hand(book, state, output, choice - Option.HAND)
        case Ask.PICK:
            find_in_deck(book, state, output, choice - Option.CARD)
        case Ask.BOND:
            where = choice - Option.UNIT
            copy_bond(state, where // PILE_SIZE, where % PILE_SIZE)
        case Ask.OPPONENT:
            if top(state).kind == FrameKind.SPY:
                send_spy(book, state, output, choice - Option.PLAYER)
            else:
                pop_frame(state)
                lead_against(book, state, output, seat, choice - Option.PLAYER)
        case _:
            pass


@native
def take_turn(book: Book, state: State, output: GwentOutput, seat: int, choice: int) -> None:
    """G-040: play a card, use the leader, or pass."""
    end_turn(state, seat)
    if for_points(state) and choice != Option.PASS:
        state.idle = 0
    if choice == Option.PASS:
        pass_turn(state, output, seat)
        state.last_turn = 1 if in_solo(output, state) else 0  # G-246
    elif choice == Option.LEADER:
        use_leader(book, state, output, seat)
    else:
        place, row = (choice - Option.PLAY) // PLACES, (choice - Option.PLAY) % PLACES
        number = pluck(state.players[seat].hand, place)
        note_row(output, EventKind.PLAYED, seat, state.cards[number].card, row if row < NO_ROW else NO_PLACE)
        put_down(book, state, output, number, seat, row, NOT_QUIET)
    if in_solo(output, state):
        begin_virtual_turn(state)


@native
def run_until_asked(book: Book, state: State, output: GwentOutput) -> None:
    """Run until a player is asked, the game is over, or to a pause before scoring.

    A table that is only weighed stops when all frames are done.
    """
    while state.over == 0 and state.ask == Ask.NOTHING:
        if state.depth > 0:
            work(book, state, output)
        elif in_solo(output, state) and state.weighing != 0:
            return
        elif output.pause == Pause.BEFORE_SCORING and state.phase == Phase.ROUND_ENDS and state.point == RoundEnd.SCORE:
            output.pause = Pause.NOW
            return
        else:
            advance(book, state, output)


@native
def work(book: Book, state: State, output: GwentOutput) -> None:
    """Carry out the top frame."""
    match top(state).kind:
        case FrameKind.ENTER:
            if in_solo(output, state) and was_drawn(top(state)):
                play_drawn(book, state, output)
            enter(book, state, output)
        case FrameKind.REVIVE:
            revive(book, state, output)
        case FrameKind.DECOY:
            state.ask, state.asked = Ask.DECOY, top(state).seat
        case FrameKind.SUMMON:
            summon(book, state, output)
        case FrameKind.SEARCH:
            search(book, state, output)
        case FrameKind.TAKE:
            ask_take(book, state)
        case FrameKind.DISCARD:
            ask_discard(state)
        case FrameKind.BOND:
            state.ask, state.asked = Ask.BOND, top(state).seat
        case FrameKind.SPY | FrameKind.LEAD_AGAINST:
            state.ask, state.asked = Ask.OPPONENT, top(state).seat
        case FrameKind.DRAW_AND_PLAY:
            if in_solo(output, state):
                draw_and_play(state, output)
        case FrameKind.TURN_UP:
            if in_solo(output, state):
                turn_up(book, state, output)
        case _:
            pop_frame(state)


@native
def advance(book: Book, state: State, output: GwentOutput) -> None:
    """Move the phase on when no frame is waiting."""
    if in_solo(output, state):
        place_agile_well(book, state, output)
    match state.phase:
        case Phase.DEAL:
            deal(book, state, output)
        case Phase.REDRAW:
            next_redraw(state)
        case Phase.ROUND_BEGINS:
            begin_round(book, state, output)
        case Phase.TURNS:
            if in_solo(output, state):
                next_solo_turn(book, state, output)
            else:
                next_turn(book, state, output)
        case _:
            end_round(book, state, output)


@native
def end_round(book: Book, state: State, output: GwentOutput) -> None:
    """Take one step of section 11. The frames it pushes run before the next step."""
    point = state.point
    state.point += 1
    match point:
        case RoundEnd.TURN_UP | RoundEnd.TURN_UP_AGAIN:
            if state.under_count > 0:
                push_turn_up(state, VIRTUAL)
        case RoundEnd.LEADER:
            if in_solo(output, state):
                turn_up_leader(book, state, output)
        case RoundEnd.SCORE:
            score_round(book, state, output)
        case RoundEnd.CLEAR:
            clear_board(book, state, output)
        case _:
            state.point = 0
            reward_winner(state, output)
            next_round(book, state, output)
