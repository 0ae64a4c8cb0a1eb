"""What effects do to champions, cards and players: one small function per effect, none of which asks."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note
from mulligan.core.kernel.piles import find, remove
from mulligan.epic.book.enums import CardType, When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.rules.damage import (
    assign_to_champion,
    assign_to_player,
    deal_assigned,
)
from mulligan.epic.rules.in_play import (
    bury_leaving,
    change_control,
    create,
    enter,
    free_slot,
    leave,
    leave_discard,
    to_hand,
    turn_to,
)
from mulligan.epic.rules.seating import copies_of, reaches, seats_of
from mulligan.epic.rules.stats import BLITZ, has
from mulligan.epic.rules.targets import (
    in_discard,
    mark_card,
    mark_champion,
    mark_player,
    once_per_team,
    players_meant,
    source_slot,
    top,
)
from mulligan.epic.rules.triggers import trigger_card
from mulligan.epic.state import (
    LEAVING,
    MAX_NUMBER,
    NO_CARD,
    NO_SLOT,
    NOBODY,
    THEM,
    Role,
    State,
)


@native
def delay(state: State, pc: int) -> None:
    """At the end of the turn, to each of them."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            _delay_one(state, pc, slot, champion.serial, NOBODY)
    for seat in range(seats_of(state)):
        if state.players[seat].mark & THEM != 0:
            _delay_one(state, pc, NO_SLOT, 0, seat)


@native
def _delay_one(state: State, pc: int, slot: int, serial: int, seat: int) -> None:
    if state.delayed_count == len(state.delayed):
        return
    frame = top(state)
    later = state.delayed[state.delayed_count]
    state.delayed_count += 1
    later.pc, later.controller, later.card, later.copy_number = pc, frame.controller, frame.card, frame.copy_number
    later.slot, later.serial, later.it_slot, later.it_serial = frame.slot, frame.serial, slot, serial
    later.damaged, later.times = seat, 1


@native
def mark_players(state: State, who: int) -> None:
    mask = players_meant(state, who)
    for seat in range(seats_of(state)):
        if (mask >> seat) & 1 == 1:
            mark_player(state, seat, THEM)


@native
def damage_them(book: Book, state: State, output: Output, amount: int) -> None:
    source = source_slot(state)
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            assign_to_champion(book, state, slot, amount, source)
    marked = 0
    for seat in range(seats_of(state)):
        if state.players[seat].mark & THEM != 0:
            marked |= 1 << seat
    marked = once_per_team(state, marked)
    for seat in range(seats_of(state)):
        if (marked >> seat) & 1 == 1:
            assign_to_player(state, seat, amount, source)
    deal_assigned(book, state, output)


@native
def leave_play(book: Book, state: State, keyword: int) -> None:
    """Of them, those without the keyword that forbids it are about to leave."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0 and not has(book, state, slot, keyword):
            champion.mark |= LEAVING
    if state.marked & 2 != 0:
        for number in range(copies_of(state)):
            if state.cards[number].mark & THEM != 0:
                mark_card(state, number, LEAVING)


@native
def return_them(book: Book, state: State, output: Output) -> None:
    """To their owners' hands; a token is gone (E-TOKEN-02)."""
    for slot in range(state.slots - 1, -1, -1):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            if champion.copy_number == NO_CARD:
                note(output, EventKind.RETURNED, champion.owner, champion.card, slot, 0, -1)
            number = leave(book, state, slot)
            if number != NO_CARD:
                to_hand(state, output, number, EventKind.RETURNED)
    if state.marked & 2 != 0:
        for number in range(copies_of(state)):
            if state.cards[number].mark & THEM != 0:
                leave_discard(book, state, number)
                to_hand(state, output, number, EventKind.RETURNED)


@native
def turn_them(state: State, output: Output, position: int) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            turn_to(state, output, slot, position)


@native
def bonus(state: State, output: Output, attack: int, defense: int, keywords: int) -> None:
    """Until the end of the turn."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.attack_this_turn = max(-MAX_NUMBER, min(MAX_NUMBER, champion.attack_this_turn + attack))
            champion.defense_this_turn = max(-MAX_NUMBER, min(MAX_NUMBER, champion.defense_this_turn + defense))
            champion.keywords_this_turn |= keywords
            note_gain(state, output, slot, keywords)
            if attack != 0 or defense != 0:
                note(output, EventKind.BONUS, champion.controller, champion.card, slot, attack, defense)
    if defense < 0:
        state.unsettled = 1


@native
def gain_keywords(state: State, output: Output, keywords: int) -> None:
    """For as long as they stay in play."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.keywords |= keywords
            note_gain(state, output, slot, keywords)


@native
def note_gain(state: State, output: Output, slot: int, keywords: int) -> None:
    champion = state.champions[slot]
    if keywords != 0:
        note(output, EventKind.KEYWORDS_GAINED, champion.controller, champion.card, slot, keywords, -1)
    if keywords & BLITZ != 0 and state.rules.blitz == 0:  # E-KW-BLITZ-01
        champion.deploying = 0


@native
def put_counters(state: State, output: Output, amount: int) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0 and amount > 0:
            champion.counters = min(MAX_NUMBER, champion.counters + amount)
            note(output, EventKind.COUNTERS, champion.controller, champion.card, slot, amount, -1)


@native
def put_into_play(book: Book, state: State, output: Output) -> None:
    """Champion cards of a discard pile or the hand, under your control; they are what the next sentence is about."""
    me = top(state).controller
    for number in range(copies_of(state)):
        card = state.cards[number]
        if card.mark & THEM != 0 and free_slot(state) != NO_SLOT:
            card.mark &= ~THEM
            place = find(state.players[me].hand, number) if card.owner == me else -1
            if place >= 0:
                remove(state.players[me].hand, place)
            else:
                leave_discard(book, state, number)
            mark_champion(state, enter(book, state, output, card.card, number, me, card.owner, 1, 0), THEM)


@native
def return_all(book: Book, state: State, output: Output) -> None:
    """Each player, all champion cards of their own discard pile; tribute and loyalty do not trigger."""
    for offset in range(seats_of(state)):
        seat = (int(state.turn_player) + offset) % seats_of(state)
        if not reaches(state, top(state).controller, seat):
            continue
        pile = state.players[seat].discard
        for place in range(pile.count - 1, -1, -1):
            number = pile.cards[place]
            card = state.cards[number].card
            if book.cards[card].card_type == CardType.CHAMPION and free_slot(state) != NO_SLOT:
                leave_discard(book, state, number)
                enter(book, state, output, card, number, seat, seat, 0, 0)


@native
def transform(book: Book, state: State, output: Output, token: int) -> None:
    """E-KW-TRANSFORM: under the owner's deck without being banished; the controller gets the token."""
    gained = 0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.mark |= LEAVING
    for seat in range(seats_of(state)):
        count = 0
        for slot in range(state.slots):
            champion = state.champions[slot]
            if champion.controller == seat and champion.mark & LEAVING != 0:
                count += 1
        gained |= count << (8 * seat)
    bury_leaving(book, state, output, EventKind.TRANSFORMED, token)
    for seat in range(seats_of(state)):
        for _ in range((gained >> (8 * seat)) & 255):
            create(book, state, output, token, seat, 1)


@native
def take_control(book: Book, state: State, output: Output) -> None:
    me = top(state).controller
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.home = NOBODY
            change_control(book, state, output, slot, me)


@native
def take_control_this_turn(book: Book, state: State, output: Output) -> None:
    me = top(state).controller
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            if champion.home == NOBODY and champion.controller != me:
                champion.home = champion.controller
            change_control(book, state, output, slot, me)


@native
def leave_battle(state: State, output: Output) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0 and champion.role != Role.NONE:
            champion.role = Role.NONE
            note(output, EventKind.LEFT_BATTLE, champion.controller, champion.card, slot, 0, -1)


@native
def recall(book: Book, state: State, output: Output) -> None:
    """E-KW-RECALL-01: if it is still in the discard pile."""
    number = top(state).copy_number
    if in_discard(state, number):
        leave_discard(book, state, number)
        to_hand(state, output, number, EventKind.RECALLED)
        trigger_card(book, state, number, When.RECALLED, 0)
