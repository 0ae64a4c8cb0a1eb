"""Operations that move cards between piles, hands and play."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.core.kernel.piles import find, remove
from mulligan.epic.book.enums import CardType, When
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.events import EventKind
from mulligan.epic.output import lose_effect
from mulligan.epic.rules.effects.registry import DONE, UNDONE, carries_out
from mulligan.epic.rules.in_play import enter, enter_untriggered, free_slot, leave_discard, leave_to_return, to_hand
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import in_discard, is_subject, mark_card, mark_champion
from mulligan.epic.rules.programs.triggers import trigger_card
from mulligan.epic.rules.seating import copies_of, reaches, seats_of
from mulligan.epic.state import NO_CARD, NO_SLOT, THEM, State


@carries_out(Op.PUT_INTO_PLAY)
@native
def put_into_play(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Champion cards in a discard pile or in hand enter play under your control. The next sentence is about them."""
    me = top(state).controller
    done = UNDONE
    for number in range(copies_of(state)):
        card = state.cards[number]
        if card.mark & THEM != 0:
            if free_slot(state) == NO_SLOT:
                lose_effect(output)
                continue
            card.mark &= ~THEM
            place = find(state.players[me].hand, number) if card.owner == me else -1
            if place >= 0:
                remove(state.players[me].hand, place)
            else:
                leave_discard(book, state, output, number)
            mark_champion(state, enter(book, state, output, card.card, number, me, card.owner), THEM)
            done = DONE
    return done


@carries_out(Op.RETURN_ANEW)
@native
def return_anew(book: Book, state: State, output: Output, row: Instruction) -> int:
    """The next sentence is about the new champions."""
    done = UNDONE
    for slot in range(state.slots - 1, -1, -1):
        if is_subject(state, slot):
            number = leave_to_return(book, state, output, slot)
            if number != NO_CARD:
                mark_card(state, number, THEM)
            done = DONE
    for number in range(copies_of(state)):
        card = state.cards[number]
        if card.mark & THEM != 0:
            card.mark &= ~THEM
            mark_champion(state, enter(book, state, output, card.card, number, card.owner, card.owner), THEM)
    return done


@carries_out(Op.RETURN_ALL)
@native
def return_all(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Each player's champion cards return from their own discard pile; tribute and loyalty do not trigger."""
    done = UNDONE
    for offset in range(seats_of(state)):
        seat = (int(state.turn_player) + offset) % seats_of(state)
        if not reaches(state, top(state).controller, seat):
            continue
        pile = state.players[seat].discard
        for place in range(pile.count - 1, -1, -1):
            number = pile.cards[place]
            card = state.cards[number].card
            if book.cards[card].card_type == CardType.CHAMPION:
                if free_slot(state) == NO_SLOT:
                    lose_effect(output)
                    continue
                leave_discard(book, state, output, number)
                enter_untriggered(book, state, output, card, number, seat, seat)
                done = DONE
    return done


@carries_out(Op.RECALL)
@native
def recall(book: Book, state: State, output: Output, row: Instruction) -> int:
    """E-KW-RECALL-01: if it is still in the discard pile."""
    number = top(state).copy_number
    if not in_discard(state, number):
        return UNDONE
    leave_discard(book, state, output, number)
    to_hand(state, output, number, EventKind.RECALLED)
    trigger_card(book, state, output, number, When.RECALLED)
    return DONE
