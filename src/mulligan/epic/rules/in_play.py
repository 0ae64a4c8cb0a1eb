"""Entering play, leaving it and changing sides (E-KW, E-TOKEN, E-OWN)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY, Output, note, note_card
from mulligan.core.kernel.piles import find, insert_bottom, push, remove
from mulligan.core.kernel.record import blank
from mulligan.epic.book.enums import When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import BY_TRANSFORMING, EventKind
from mulligan.epic.output import lose_effect, note_champion
from mulligan.epic.rules.programs.triggers import trigger, trigger_broken, trigger_card
from mulligan.epic.rules.seating import reaches, seats_of
from mulligan.epic.rules.stats import BLITZ, UNBREAKABLE, has
from mulligan.epic.rules.zones import mix_bottom, show
from mulligan.epic.rulesets import Blitz
from mulligan.epic.state import LEAVING, MARKED_CARDS, NO_CARD, NO_SLOT, NOBODY, CardMark, ChampionInPlay, Position, Role, State

# All free slots hold the same bytes, so that equal games are equal records.
FREE_SLOT = blank(ChampionInPlay, controller=NOBODY, home=NOBODY)

MAX_SERIAL = 0x7FFF


@native
def free_slot(state: State) -> int:
    """The lowest free slot, or NO_SLOT when the table is full."""
    for slot in range(state.slots):
        if state.champions[slot].controller == NOBODY:
            return slot
    if state.slots < len(state.champions):
        return state.slots
    return NO_SLOT


@native
def clear_slot(state: State, slot: int) -> None:
    state.champions[slot] = FREE_SLOT[0]


@native
def _count_standing(book: Book, state: State, card: int, change: int) -> None:
    for kind in range(len(state.standing)):
        state.standing[kind] += change * ((book.cards[card].standing >> kind) & 1)
    state.unsettled = 1


@native
def set_deploying(book: Book, state: State, slot: int) -> None:
    """E-KW-DEPLOYING-01; E-KW-BLITZ-01 where blitz removes it, E-KW-BLITZ-02 where it only lets the champion act."""
    removed = state.rules.blitz == Blitz.REMOVES_DEPLOYING and has(book, state, slot, BLITZ)
    state.champions[slot].deploying = 0 if removed else 1


@native
def _take_slot(book: Book, state: State, output: Output, card: int, number: int, controller: int, owner: int) -> int:
    """Put a champion into a free slot, prepared (E-POS-02). `number` is its card copy, or NO_CARD for a token.

    Returns the slot, or NO_SLOT if none is free.
    """
    slot = free_slot(state)
    if slot == NO_SLOT:
        lose_effect(output)
        return NO_SLOT
    if slot == state.slots:
        state.slots += 1
    champion = state.champions[slot]
    champion.card, champion.copy_number = card, number
    state.serial = (state.serial + 1) & MAX_SERIAL
    champion.serial = state.serial
    champion.controller, champion.owner = controller, owner
    champion.position = Position.PREPARED
    if book.cards[card].standing != 0:
        _count_standing(book, state, card, 1)
    set_deploying(book, state, slot)
    if number != NO_CARD:
        show(state, number)
    return slot


@native
def _trigger_entry(book: Book, state: State, output: Output, slot: int) -> None:
    """E-KW-TRIBUTE-02: however the champion enters play."""
    trigger(book, state, output, slot, When.TRIBUTE, NOBODY)
    trigger(book, state, output, slot, When.LOYALTY_2, NOBODY)


@native
def enter_untriggered(book: Book, state: State, output: Output, card: int, number: int, controller: int, owner: int) -> int:
    """A champion enters play, but its tribute and loyalty do not trigger. Returns its slot, or NO_SLOT if none is free."""
    slot = _take_slot(book, state, output, card, number, controller, owner)
    if slot != NO_SLOT:
        note_champion(state, output, EventKind.ENTERED, slot, other=owner)
    return slot


@native
def enter(book: Book, state: State, output: Output, card: int, number: int, controller: int, owner: int) -> int:
    """A champion enters play; its tribute and loyalty trigger. Returns its slot, or NO_SLOT if none is free."""
    slot = enter_untriggered(book, state, output, card, number, controller, owner)
    if slot != NO_SLOT:
        _trigger_entry(book, state, output, slot)
    return slot


@native
def create(book: Book, state: State, output: Output, card: int, seat: int) -> int:
    """E-OWN-03: a token, owned by the player who puts it into play."""
    return enter(book, state, output, card, NO_CARD, seat, seat)


@native
def create_for_transformed(book: Book, state: State, output: Output, card: int, seat: int) -> None:
    """Create the token that replaces a transformed champion. The journal has named it already."""
    slot = _take_slot(book, state, output, card, NO_CARD, seat, seat)
    if slot != NO_SLOT:
        note_champion(state, output, EventKind.ENTERED, slot, BY_TRANSFORMING, seat)
        _trigger_entry(book, state, output, slot)


@native
def leave(book: Book, state: State, slot: int) -> int:
    """Free a champion's slot. Returns its card copy for the caller to put somewhere, or NO_CARD for a token (E-TOKEN-02)."""
    champion = state.champions[slot]
    number = champion.copy_number
    if book.cards[champion.card].standing != 0:
        _count_standing(book, state, champion.card, -1)
    clear_slot(state, slot)
    while state.slots > 0 and state.champions[state.slots - 1].controller == NOBODY:
        state.slots -= 1
    state.unsettled = 1
    return number


@native
def leave_to_return(book: Book, state: State, output: Output, slot: int) -> int:
    """Free the slot of a champion that returns. As `leave`, but the journal names a token: it is gone (E-TOKEN-02)."""
    champion = state.champions[slot]
    if champion.copy_number == NO_CARD:
        note(output, EventKind.RETURNED, champion.owner, champion.card, slot)
    return leave(book, state, slot)


@native
def to_discard(book: Book, state: State, output: Output, number: int) -> None:
    """E-SETUP-06: face up, onto its owner's discard pile (E-OWN-04)."""
    show(state, number)
    owner = state.players[state.cards[number].owner]
    push(owner.discard, number)
    owner.discard_powers += book.cards[state.cards[number].card].discard_power
    trigger_card(book, state, output, number, When.ENTERS_DISCARD)


@native
def leave_discard(book: Book, state: State, output: Output, number: int) -> None:
    card = state.cards[number]
    pile = state.players[card.owner].discard
    remove(pile, find(pile, number))
    state.players[card.owner].discard_powers -= book.cards[card.card].discard_power
    card.mark &= ~CardMark.BROKEN
    trigger_card(book, state, output, number, When.LEAVES_DISCARD)


@native
def to_hand(state: State, output: Output, number: int, kind: int) -> None:
    """To its owner's hand; everybody saw it go there."""
    card = state.cards[number]
    show(state, number)
    push(state.players[card.owner].hand, number)
    note_card(output, kind, card.owner, card.card)


# --- all champions that are marked LEAVING, at the same time -----------------------------------


@native
def is_leaving(state: State, slot: int) -> bool:
    champion = state.champions[slot]
    return champion.controller != NOBODY and champion.mark & LEAVING != 0


@native
def break_leaving(book: Book, state: State, output: Output) -> None:
    """E-KW-BREAK-01: champions marked LEAVING go to their owners' discard piles."""
    for slot in range(state.slots):
        if is_leaving(state, slot):
            controller = state.champions[slot].controller
            note_champion(state, output, EventKind.BROKEN, slot)
            trigger(book, state, output, slot, When.BROKEN, NOBODY)
            for other in range(state.slots):
                witness = state.champions[other].controller
                if other != slot and witness != NOBODY and reaches(state, witness, controller):
                    trigger_broken(book, state, output, other, slot)
    for slot in range(state.slots - 1, -1, -1):
        if is_leaving(state, slot):
            number = leave(book, state, slot)
            if number != NO_CARD:
                to_discard(book, state, output, number)
                state.cards[number].mark |= CardMark.BROKEN
                state.broken = 1


@native
def bury_leaving(book: Book, state: State, output: Output, kind: int, amount: int = 0) -> None:
    """E-KW-BANISH-01, -02: what is marked LEAVING goes under its owner's deck, also from discard piles, in random order."""
    for seat in range(seats_of(state)):
        buried = 0
        for slot in range(state.slots - 1, -1, -1):
            if is_leaving(state, slot) and state.champions[slot].owner == seat:
                note_champion(state, output, kind, slot, amount, seat)
                number = leave(book, state, slot)
                if number != NO_CARD:
                    insert_bottom(state.players[seat].deck, number)
                    buried += 1
        if state.marked & MARKED_CARDS != 0:
            pile = state.players[seat].discard
            for place in range(pile.count - 1, -1, -1):
                number = pile.cards[place]
                card = state.cards[number]
                if card.mark & LEAVING != 0:
                    card.mark &= ~LEAVING
                    note_card(output, kind, seat, card.card, amount, seat)
                    leave_discard(book, state, output, number)
                    insert_bottom(state.players[seat].deck, number)
                    buried += 1
        if buried > 0:
            mix_bottom(state, seat, buried, EVERYBODY)


@native
def break_champion(book: Book, state: State, output: Output, slot: int) -> None:
    """Break one champion, unless it is unbreakable (E-KW-UNBREAKABLE-01)."""
    if not has(book, state, slot, UNBREAKABLE):
        state.champions[slot].mark |= LEAVING
        break_leaving(book, state, output)


@native
def change_control(book: Book, state: State, output: Output, slot: int, seat: int) -> None:
    """Q-09: deploying for the new controller, position kept, removed from the battle."""
    champion = state.champions[slot]
    if champion.controller == seat:
        return
    champion.controller = seat
    champion.role = Role.NONE
    set_deploying(book, state, slot)
    note_champion(state, output, EventKind.CONTROL_CHANGED, slot)
    state.unsettled = 1


@native
def turn_to(state: State, output: Output, slot: int, position: int) -> bool:
    """E-POS-01: prepare, expend or flip. Returns whether the champion turned."""
    champion = state.champions[slot]
    if champion.position == position:
        return False
    champion.position = position
    kind = EventKind.PREPARED
    if position == Position.EXPENDED:
        kind = EventKind.EXPENDED
    elif position == Position.FLIPPED:
        kind = EventKind.FLIPPED
    note_champion(state, output, kind, slot)
    return True
