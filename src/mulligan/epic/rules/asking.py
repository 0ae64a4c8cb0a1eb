"""Effects that ask: a question, and what its answer does."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note
from mulligan.core.kernel.piles import remove
from mulligan.epic.book.enums import Domain, PickFlag, When, Zone
from mulligan.epic.book.layout import ANY_CHAMPION, Book
from mulligan.epic.events import EventKind
from mulligan.epic.rules.damage import (
    assign_to_champion,
    assign_to_player,
    deal_assigned,
    draw,
)
from mulligan.epic.rules.effects import (
    leave_play,
    note_gain,
)
from mulligan.epic.rules.in_play import (
    break_leaving,
    bury_leaving,
    to_discard,
    turn_to,
)
from mulligan.epic.rules.seating import first_of_team, reaches, seats_of
from mulligan.epic.rules.stats import UNBREAKABLE, can_attack, is_champion, matches
from mulligan.epic.rules.targets import (
    mark_card,
    mark_champion,
    mark_player,
    offer_picks,
    player_named,
    players_meant,
    source_slot,
    top,
)
from mulligan.epic.rules.triggers import trigger
from mulligan.epic.state import (
    LEAVING,
    NO_SLOT,
    NOBODY,
    PILE_SIZE,
    THEM,
    Ask,
    Option,
    Position,
    Role,
    State,
)


@native
def ask_may(state: State, declined: int, price: int) -> None:
    """You may; a price in health must be there to be paid."""
    frame = top(state)
    if state.teams[state.players[frame.controller].team].health < price:
        frame.pc = declined
    else:
        state.ask, state.asked = Ask.MAY, frame.controller


@native
def ask_loyalty(state: State, declined: int) -> None:
    """E-KW-LOYALTY-01. Whether the hand holds two such cards is hidden, so only its size decides if the question is asked."""
    frame = top(state)
    if frame.left < 0:
        if state.players[frame.controller].hand.count < 2:
            frame.pc = declined
            return
        frame.left = 2
    state.ask, state.asked = Ask.REVEAL, frame.controller


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


@native
def divide_damage(book: Book, state: State, output: Output, amount: int) -> None:
    """A target, then how much it gets, until all is given or no target is left (E-TARGET-02); then all is dealt at once."""
    frame = top(state)
    if frame.left < 0:
        frame.left = amount
    if frame.left > 0:
        output.option_count = 0
        offer_shares(book, state, output)
        if output.option_count > 0:
            state.ask, state.asked = Ask.TARGET, frame.controller
            return
    frame.left = -1
    frame.pc += 1
    deal_assigned(book, state, output)


@native
def give_amount(book: Book, state: State, amount: int) -> None:
    """The answer: so much for the target chosen last."""
    frame = top(state)
    frame.left -= amount
    if frame.x >= Option.CHAMPION:
        slot = frame.x - Option.CHAMPION
        mark_champion(state, slot, THEM)
        assign_to_champion(book, state, slot, amount, source_slot(state))
    else:
        seat = frame.x - Option.PLAYER
        mark_player(state, seat, THEM)
        assign_to_player(state, seat, amount, source_slot(state))


@native
def discard(book: Book, state: State, output: Output, amount: int, who: int) -> None:
    """Each player meant, in turn order, chooses what to discard; a hand that is not larger goes whole."""
    frame = top(state)
    mask = players_meant(state, who)
    while frame.cursor < seats_of(state):
        seat = (int(state.turn_player) + int(frame.cursor)) % seats_of(state)
        if frame.left < 0:
            frame.left = amount
        if (mask >> seat) & 1 == 1 and frame.left > 0:
            hand = state.players[seat].hand
            if hand.count > frame.left:
                state.ask, state.asked = Ask.DISCARD, seat
                return
            while hand.count > 0:
                discard_from_hand(book, state, output, seat, hand.count - 1)
        frame.left = -1
        frame.cursor += 1
    frame.cursor, frame.member = 0, NOBODY
    frame.pc += 1


@native
def discard_from_hand(book: Book, state: State, output: Output, seat: int, place: int) -> None:
    number = remove(state.players[seat].hand, place)
    note(output, EventKind.DISCARDED, seat, state.cards[number].card, NO_SLOT, 0, -1)
    to_discard(book, state, number)


@native
def recycle(state: State) -> None:
    """E-KW-RECYCLE-01, -03: two cards of the discard pile, or nothing."""
    frame = top(state)
    if frame.left < 0:
        if state.players[frame.controller].discard.count < 2:
            frame.pc += 1
            return
        frame.left = 2
    state.ask, state.asked = Ask.RECYCLE, frame.controller


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
        bury_leaving(book, state, output, EventKind.BANISHED, 0)
        draw(state, output, frame.controller, 1)
    frame.left = -1
    frame.pc += 1


@native
def keep_one(book: Book, state: State, output: Output) -> None:
    """Beginning with you, each player picks one champion; then all others are broken."""
    frame = top(state)
    while frame.cursor < seats_of(state):
        seat = (int(frame.controller) + int(frame.cursor)) % seats_of(state)
        frame.cursor += 1
        if reaches(state, frame.controller, seat):
            for slot in range(state.slots):
                if state.champions[slot].controller == seat:
                    state.ask, state.asked = Ask.KEEP, seat
                    return
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and reaches(state, frame.controller, champion.controller):
            champion.mark ^= THEM
    frame.cursor = 0
    frame.pc += 1
    leave_play(book, state, UNBREAKABLE)
    break_leaving(book, state, output)


@native
def can_join(book: Book, state: State, slot: int) -> bool:
    """It must itself be able to attack or to block, and is not in the battle yet."""
    frame = top(state)
    champion = state.champions[slot]
    if champion.controller != frame.controller or champion.role != Role.NONE:
        return False
    if not matches(book, state, book.code[frame.pc].which, slot, frame.controller, frame.slot):
        return False
    if state.champions[frame.slot].role == Role.ATTACKER:
        return can_attack(book, state, slot)
    return champion.position == Position.PREPARED


@native
def ask_join(book: Book, state: State) -> None:
    frame = top(state)
    if is_champion(state, frame.slot, frame.serial) and state.champions[frame.slot].role != Role.NONE:
        for slot in range(state.slots):
            if can_join(book, state, slot):
                state.ask, state.asked = Ask.JOIN, frame.controller
                return
    frame.pc += 1


@native
def joined(book: Book, state: State, output: Output, option: int) -> None:
    """The answer: one champion joins, with its own triggers, or none."""
    frame = top(state)
    keywords = book.code[frame.pc].keywords
    frame.pc += 1
    if option == Option.PASS:
        return
    slot = option - Option.CHAMPION
    champion = state.champions[slot]
    champion.keywords_this_turn |= keywords
    note_gain(state, output, slot, keywords)
    champion.role = state.champions[frame.slot].role
    if champion.role == Role.ATTACKER:
        note(output, EventKind.ATTACKED, champion.controller, champion.card, slot, 0, state.battle.defender)
        turn_to(state, output, slot, Position.EXPENDED)
        trigger(book, state, slot, When.ATTACKS, NOBODY)
    else:
        note(output, EventKind.BLOCKED, champion.controller, champion.card, slot, 0, -1)
        turn_to(state, output, slot, Position.FLIPPED)
        trigger(book, state, slot, When.BLOCKS, NOBODY)
