"""Operations that ask: the question, and what its answer does."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_card
from mulligan.core.kernel.piles import remove
from mulligan.epic.book.enums import Domain, PickFlag, When, Zone
from mulligan.epic.book.layout import ANY_CHAMPION, Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.events import EventKind
from mulligan.epic.output import note_champion
from mulligan.epic.rules.damage import (
    assign_to_champion,
    assign_to_player,
    deal_assigned,
    draw,
    lose_health,
)
from mulligan.epic.rules.effects.champions import leave_play, note_gain
from mulligan.epic.rules.effects.registry import DONE, STAY, UNDONE, advance_program, carries_out
from mulligan.epic.rules.in_play import (
    break_leaving,
    bury_leaving,
    to_discard,
    turn_to,
)
from mulligan.epic.rules.plays import pay_gold
from mulligan.epic.rules.programs.frames import NOT_BEGUN, has_begun, share_target, top
from mulligan.epic.rules.programs.targets import (
    ABOUT,
    can_be_done,
    champion_chosen,
    has_card_or_player_subject,
    in_discard,
    is_subject,
    mark_card,
    mark_champion,
    mark_player,
    offer_picks,
    player_named,
    players_meant,
    source_slot,
)
from mulligan.epic.rules.programs.triggers import trigger
from mulligan.epic.rules.seating import first_of_team, reaches, seats_of
from mulligan.epic.rules.stats import can_attack, is_champion, matches
from mulligan.epic.rules.zones import show
from mulligan.epic.state import CHOSEN, LEAVING, NO_SLOT, NOBODY, PILE_SIZE, THEM, Ask, Option, Position, Role, State

LOYALTY_CARDS = 2  # E-KW-LOYALTY-01: to reveal; `Frame.left` counts down from it
RECYCLED_CARDS = 2  # E-KW-RECYCLE-01: to banish, likewise


@carries_out(Op.MAY)
@native
def may(book: Book, state: State, output: Output, row: Instruction) -> int:
    """You may. It is asked only if the price can be paid and there is something public to do it to."""
    frame = top(state)
    player = state.players[frame.controller]
    if state.teams[player.team].health < row.health or player.gold < row.gold:
        return UNDONE
    if row.health == 0 and row.gold == 0 and not _can_begin(book, state, frame.pc + 1):
        return UNDONE
    state.ask, state.asked = Ask.MAY, frame.controller
    return STAY


@native
def _can_begin(book: Book, state: State, pc: int) -> bool:
    """Whether the sentence at `pc` can be carried out at all. Only public facts may decide this."""
    frame = top(state)
    row = book.code[pc]
    if row.op == Op.RECALL:
        return in_discard(state, frame.copy_number)
    if row.op == Op.DISCARD:
        return holds_cards(state, players_meant(state, row.who))
    if row.op == Op.CLEAR and book.code[pc + 1].op == Op.THIS:
        if frame.slot == NO_SLOT:
            return in_discard(state, frame.copy_number)
        slot = source_slot(state)
        return slot != NO_SLOT and can_be_done(book, state, book.code[pc + 2].op, slot)
    if ABOUT[row.op]:
        for slot in range(state.slots):
            if is_subject(state, slot) and can_be_done(book, state, row.op, slot):
                return True
        return has_card_or_player_subject(state)
    return True


@native
def decided(book: Book, state: State, output: Output, choice: int) -> None:
    """The answer: yes, for its price, or no."""
    if choice == Option.YES:
        row, seat = book.code[top(state).pc], top(state).controller
        lose_health(state, output, seat, row.health)
        pay_gold(state, output, seat, row.gold)
        advance_program(book, state, DONE)
    else:
        advance_program(book, state, UNDONE)


@carries_out(Op.LOYALTY)
@native
def loyalty(book: Book, state: State, output: Output, row: Instruction) -> int:
    """E-KW-LOYALTY-01. Whether the hand holds two such cards is hidden, so only its size decides if the question is asked."""
    frame = top(state)
    if not has_begun(frame):
        if state.players[frame.controller].hand.count < LOYALTY_CARDS:
            return UNDONE
        frame.left = LOYALTY_CARDS
    state.ask, state.asked = Ask.REVEAL, frame.controller
    return STAY


@native
def revealed(book: Book, state: State, output: Output, seat: int, choice: int) -> None:
    """E-KW-LOYALTY-02: both cards are shown and stay in the hand."""
    frame = top(state)
    if choice == Option.PASS:
        frame.left = NOT_BEGUN
        advance_program(book, state, UNDONE)
        return
    hand = state.players[seat].hand
    state.cards[hand.cards[choice - Option.HAND]].mark |= CHOSEN
    frame.left -= 1
    if frame.left == 0:
        for place in range(hand.count):
            card = state.cards[hand.cards[place]]
            if card.mark & CHOSEN != 0:
                card.mark &= ~CHOSEN
                show(state, hand.cards[place])
                note_card(output, EventKind.REVEALED, seat, card.card)
        frame.left = NOT_BEGUN
        advance_program(book, state, DONE)


@native
def ask_member(state: State, who: int) -> None:
    """E-TEAM-01: the first player answers for a team that is one entity."""
    state.ask, state.asked = Ask.MEMBER, first_of_team(state, player_named(state, who))


@native
def offer_shares(book: Book, state: State, output: Output) -> None:
    """Targets that have been given none of the divided damage yet."""
    offer_picks(book, state, output, Domain.ANYTHING, ANY_CHAMPION, Zone.IN_PLAY, PickFlag.TARGETED)


@native
def can_be_given(book: Book, state: State, output: Output, target: int) -> bool:
    output.option_count = 0
    offer_shares(book, state, output)
    for i in range(output.option_count):
        if output.options[i] == target:
            return True
    return False


@carries_out(Op.DIVIDE_DAMAGE)
@native
def divide_damage(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Ask for a target and its share until all is given or no target is left (E-TARGET-02); then deal it together."""
    frame = top(state)
    if not has_begun(frame):
        frame.left = row.amount
    if frame.left > 0:
        output.option_count = 0
        offer_shares(book, state, output)
        if output.option_count > 0:
            state.ask, state.asked = Ask.TARGET, frame.controller
            return STAY
    done = DONE if frame.left < row.amount else UNDONE
    frame.left = NOT_BEGUN
    deal_assigned(book, state, output)
    return done


@native
def give_amount(book: Book, state: State, amount: int) -> None:
    """The answer: this amount for the target chosen last."""
    frame = top(state)
    frame.left -= amount
    target = share_target(frame)
    slot = champion_chosen(target)
    if slot != NO_SLOT:
        mark_champion(state, slot, THEM)
        assign_to_champion(book, state, slot, amount, source_slot(state))
    else:
        seat = target - Option.PLAYER
        mark_player(state, seat, THEM)
        assign_to_player(state, seat, amount, source_slot(state))


@carries_out(Op.DISCARD)
@native
def discard(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Each of the players, in turn order, chooses cards to discard, or discards a hand with no more cards than that."""
    frame = top(state)
    mask = players_meant(state, row.who)
    if frame.cursor == 0 and not has_begun(frame) and not holds_cards(state, mask):
        return UNDONE
    while frame.cursor < seats_of(state):
        seat = (int(state.turn_player) + int(frame.cursor)) % seats_of(state)
        if not has_begun(frame):
            frame.left = row.amount
        if includes(mask, seat) and frame.left > 0:
            hand = state.players[seat].hand
            if hand.count > frame.left:
                state.ask, state.asked = Ask.DISCARD, seat
                return STAY
            while hand.count > 0:
                discard_from_hand(book, state, output, seat, hand.count - 1)
        frame.left = NOT_BEGUN
        frame.cursor += 1
    frame.cursor = 0
    return DONE


@native
def holds_cards(state: State, mask: int) -> bool:
    for seat in range(seats_of(state)):
        if includes(mask, seat) and state.players[seat].hand.count > 0:
            return True
    return False


@native
def discard_from_hand(book: Book, state: State, output: Output, seat: int, place: int) -> None:
    number = remove(state.players[seat].hand, place)
    note_card(output, EventKind.DISCARDED, seat, state.cards[number].card)
    to_discard(book, state, output, number)


@carries_out(Op.RECYCLE)
@native
def recycle(book: Book, state: State, output: Output, row: Instruction) -> int:
    """E-KW-RECYCLE-01, -03: two cards in the discard pile, or nothing."""
    frame = top(state)
    if not has_begun(frame):
        if state.players[frame.controller].discard.count < RECYCLED_CARDS:
            return UNDONE
        frame.left = RECYCLED_CARDS
    state.ask, state.asked = Ask.RECYCLE, frame.controller
    return STAY


@native
def recycled(book: Book, state: State, output: Output, option: int) -> None:
    """The answer: a card to banish, or no recycling."""
    frame = top(state)
    if option != Option.PASS:
        place = (option - Option.DISCARD) % PILE_SIZE
        mark_card(state, state.players[frame.controller].discard.cards[place], LEAVING)
        frame.left -= 1
        if frame.left > 0:
            return
        bury_leaving(book, state, output, EventKind.BANISHED)
        draw(state, output, frame.controller, 1)
    frame.left = NOT_BEGUN
    advance_program(book, state, UNDONE if option == Option.PASS else DONE)


@carries_out(Op.KEEP_ONE)
@native
def keep_one(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Beginning with you, each player picks one champion; then all others are broken."""
    frame = top(state)
    while frame.cursor < seats_of(state):
        seat = (int(frame.controller) + int(frame.cursor)) % seats_of(state)
        frame.cursor += 1
        if reaches(state, frame.controller, seat):
            for slot in range(state.slots):
                if state.champions[slot].controller == seat:
                    state.ask, state.asked = Ask.KEEP, seat
                    return STAY
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and reaches(state, frame.controller, champion.controller):
            champion.mark ^= THEM
    frame.cursor = 0
    done = leave_play(book, state, Op.BREAK)
    break_leaving(book, state, output)
    return done


@native
def can_join(book: Book, state: State, slot: int) -> bool:
    """Whether it is not in the battle yet and could attack or block itself."""
    frame = top(state)
    champion = state.champions[slot]
    if champion.controller != frame.controller or champion.role != Role.NONE:
        return False
    if not matches(book, state, book.code[frame.pc].which, slot, frame.controller, frame.slot):
        return False
    if state.champions[frame.slot].role == Role.ATTACKER:
        return can_attack(book, state, slot)
    return champion.position == Position.PREPARED


@carries_out(Op.JOIN)
@native
def join(book: Book, state: State, output: Output, row: Instruction) -> int:
    frame = top(state)
    if is_champion(state, frame.slot, frame.serial) and state.champions[frame.slot].role != Role.NONE:
        for slot in range(state.slots):
            if can_join(book, state, slot):
                state.ask, state.asked = Ask.JOIN, frame.controller
                return STAY
    return UNDONE


@native
def joined(book: Book, state: State, output: Output, option: int) -> None:
    """The answer: one champion joins, with its own triggers, or none."""
    frame = top(state)
    keywords = book.code[frame.pc].keywords
    advance_program(book, state, UNDONE if option == Option.PASS else DONE)
    if option == Option.PASS:
        return
    slot = option - Option.CHAMPION
    champion = state.champions[slot]
    champion.keywords_this_turn |= keywords
    note_gain(state, output, slot, keywords)
    champion.role = state.champions[frame.slot].role
    if champion.role == Role.ATTACKER:
        note_champion(state, output, EventKind.ATTACKED, slot, other=state.battle.defender)
        turn_to(state, output, slot, Position.EXPENDED)
        trigger(book, state, output, slot, When.ATTACKS, NOBODY)
    else:
        note_champion(state, output, EventKind.BLOCKED, slot)
        turn_to(state, output, slot, Position.FLIPPED)
        trigger(book, state, output, slot, When.BLOCKS, NOBODY)
