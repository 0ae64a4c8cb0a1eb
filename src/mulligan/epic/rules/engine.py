"""Answer the open question, then run rules until the next one or the end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_card, note_player
from mulligan.epic.book.enums import Zone
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Op
from mulligan.epic.events import EventKind
from mulligan.epic.rules.battle.choosing import (
    add_attacker,
    add_blocker,
    attack_is_valid,
    attack_player,
    attackers_chosen,
    begin_battle,
    blockers_chosen,
)
from mulligan.epic.rules.battle.damage_step import (
    assign_again,
    assign_amount,
    battle_is_broken,
    end_battle,
    forces,
    same_forces,
)
from mulligan.epic.rules.effects.asking import (
    can_be_given,
    decided,
    discard_from_hand,
    give_amount,
    joined,
    recycled,
    revealed,
)
from mulligan.epic.rules.effects.dispatch import run_instruction
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.plays import open_main, pay_gold, play_card, use_discard_power, use_power
from mulligan.epic.rules.programs.frames import set_share_target, share_target, top
from mulligan.epic.rules.programs.targets import mark_champion, picked
from mulligan.epic.rules.programs.triggers import begin_trigger, next_trigger
from mulligan.epic.rules.state_based import eliminate_team, settle
from mulligan.epic.rules.turn import (
    advance,
    ask_hand_limit,
    go_to_end,
    mulligan,
    pass_play,
    try_to_end_turn,
)
from mulligan.epic.state import CHOSEN, PILE_SIZE, POWERS_PER_CHAMPION, THEM, Ask, Option, State


@native
def step(book: Book, state: State, choice: int, output: Output) -> None:
    """The choice must be one of `legal`. If the next question's options are written already, `output.option_count` is not 0."""
    answer(book, state, choice, output)
    run(book, state, output)


@native
def leave_game(book: Book, state: State, output: Output, seat: int) -> None:
    """A player leaves the game, no matter who is asked (E-MP-12). The open question stays if it still makes sense."""
    before = forces(book, state)
    eliminate_team(book, state, output, seat)
    if state.over == 0 and state.unsettled != 0:
        settle(book, state, output)  # even if the open question stays
    if state.over == 0 and not _question_is_valid(book, state, output, before):
        if state.ask == Ask.ASSIGN or state.ask == Ask.BREAKTHROUGH:
            assign_again(state, output)
        elif state.ask == Ask.DEFENDER and not battle_is_broken(state):
            end_battle(state, output)
        state.ask = Ask.NOTHING
    run(book, state, output)


@native
def _question_is_valid(book: Book, state: State, output: Output, before: NDArray[np.int64]) -> bool:
    """Whether the open question can stay: it isn't the leaver's or about their cards, and has an answer."""
    if state.players[state.asked].eliminated != 0:
        return False
    match state.ask:
        case Ask.DEFENDER:
            return attack_is_valid(state) and legal(book, state, output) > 0
        case Ask.ATTACKER | Ask.BLOCKER:
            return not battle_is_broken(state)
        case Ask.ASSIGN | Ask.BREAKTHROUGH:
            return not battle_is_broken(state) and same_forces(book, state, before)
        case Ask.AMOUNT:
            return can_be_given(book, state, output, share_target(top(state)))
        case Ask.KEEP:
            return state.depth > 0 and legal(book, state, output) > 0  # E-MP-14: the event may be gone
        case Ask.HAND_LIMIT | Ask.END_TURN:
            return legal(book, state, output) > 0
        case _:
            return False


@native
def run(book: Book, state: State, output: Output) -> None:
    """Run the rules until a player has a question with more than one answer, or the game is over."""
    while state.over == 0:
        if state.ask != Ask.NOTHING:
            if not answers_itself(book, state, output):
                return
            answer(book, state, output.options[0], output)
        elif state.unsettled != 0:
            settle(book, state, output)
        elif state.depth > 0:
            run_instruction(book, state, output)
        elif state.trigger_count > 0:
            next_trigger(state, output)
        else:
            advance(book, state, output)
    state.ask = Ask.NOTHING


@native
def answers_itself(book: Book, state: State, output: Output) -> bool:
    """Whether the engine answers the question: it has only one answer, and everybody can see that.

    Whether a hand holds something to play is hidden: only an empty hand shows that there is nothing.
    If the options were computed, `output` holds them afterwards; otherwise it has none.
    """
    output.option_count = 0
    match state.ask:
        case Ask.MAIN | Ask.PLAYS:
            if state.players[state.asked].hand.count > 0:
                return False
        case Ask.MULLIGAN | Ask.REVEAL | Ask.DISCARD | Ask.HAND_LIMIT | Ask.MAY:
            return False
        case Ask.CHOOSE:
            if state.players[state.asked].hand.count > 0 and book.code[top(state).pc].zone == Zone.YOUR_HAND:
                return False
        case _:
            pass
    return legal(book, state, output) == 1


@native
def answer(book: Book, state: State, choice: int, output: Output) -> None:
    question, seat = state.ask, int(state.asked)
    state.ask = Ask.NOTHING
    match question:
        case Ask.MAIN | Ask.PLAYS:
            answer_play(book, state, output, seat, choice, question == Ask.MAIN)
        case Ask.MULLIGAN:
            if choice == Option.PASS:
                mulligan(state, output, seat)
            else:
                state.cards[state.players[seat].hand.cards[choice - Option.HAND]].mark |= CHOSEN
        case Ask.ATTACKER:
            if choice == Option.PASS:
                attackers_chosen(book, state, output, seat)
            else:
                add_attacker(state, output, choice - Option.CHAMPION)
                state.ask = Ask.ATTACKER
        case Ask.DEFENDER:
            attack_player(state, output, choice - Option.PLAYER)
        case Ask.BLOCKER:
            if choice == Option.PASS:
                blockers_chosen(book, state, output, seat)
            else:
                add_blocker(state, output, choice - Option.CHAMPION)
                state.ask = Ask.BLOCKER
        case Ask.ASSIGN:
            assign_amount(book, state, output, choice - Option.NUMBER)
        case Ask.BREAKTHROUGH:
            state.battle.through = choice - Option.NUMBER
            note_player(output, EventKind.CHOSE_AMOUNT, seat, choice - Option.NUMBER)
        case Ask.END_TURN:
            if choice == Option.YES:
                go_to_end(state, output)
            else:
                open_main(state, output)
        case Ask.HAND_LIMIT:
            discard_from_hand(book, state, output, seat, choice - Option.HAND)
            ask_hand_limit(state)  # what this triggers waits until the point is done
        case Ask.ORDER:
            begin_trigger(state, output, choice - Option.TRIGGER)
        case _:
            answer_program(book, state, output, question, seat, choice)


@native
def answer_play(book: Book, state: State, output: Output, seat: int, choice: int, main: bool) -> None:
    if choice == Option.PASS:
        if main:
            try_to_end_turn(state, output)
        else:
            pass_play(state, output)
    elif choice >= Option.DISCARD:
        place = (choice - Option.DISCARD) % PILE_SIZE
        use_discard_power(book, state, output, seat, state.players[seat].discard.cards[place])
    elif choice >= Option.POWER:
        number = choice - Option.POWER
        use_power(book, state, output, seat, number // POWERS_PER_CHAMPION, number % POWERS_PER_CHAMPION)
    elif choice >= Option.CHAMPION:
        begin_battle(state, output, seat, choice - Option.CHAMPION)
    else:
        play_card(book, state, output, seat, choice - Option.HAND)


@native
def answer_program(book: Book, state: State, output: Output, question: int, seat: int, choice: int) -> None:
    """Answer a question of the program in progress."""
    frame = top(state)
    row = book.code[frame.pc]
    match question:
        case Ask.MODE:
            mode = book.rows[frame.card].modes[choice - Option.MODE]
            note_card(output, EventKind.MODE_CHOSEN, seat, frame.card, choice - Option.MODE)
            pay_gold(state, output, seat, mode.gold)
            frame.pc = mode.pc
        case Ask.MAY:
            decided(book, state, output, choice)
        case Ask.TARGET | Ask.CHOOSE:
            if row.op == Op.DIVIDE_DAMAGE:
                set_share_target(frame, choice)
                state.ask = Ask.AMOUNT
            else:
                picked(book, state, output, choice)
        case Ask.AMOUNT:
            give_amount(book, state, choice - Option.NUMBER)
        case Ask.DISCARD:
            discard_from_hand(book, state, output, seat, choice - Option.HAND)
            frame.left -= 1
        case Ask.REVEAL:
            revealed(book, state, output, seat, choice)
        case Ask.RECYCLE:
            recycled(book, state, output, choice)
        case Ask.JOIN:
            joined(book, state, output, choice)
        case Ask.MEMBER:
            frame.member = choice - Option.PLAYER
        case Ask.KEEP:
            mark_champion(state, choice - Option.CHAMPION, THEM)
        case _:
            pass
