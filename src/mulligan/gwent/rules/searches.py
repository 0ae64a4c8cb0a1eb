"""Choosing a card from a deck, a discard pile, a hand or among Tight Bond units, mostly for a leader."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY, note_card
from mulligan.core.kernel.piles import Pile, remove
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import bonds
from mulligan.gwent.rules.frames import (
    NOT_QUIET,
    goes_to_hand,
    is_played_at_once,
    pile_taken_from,
    pop_frame,
    push_enter,
    push_search,
    searched_for,
    taken_by,
    top,
)
from mulligan.gwent.rules.plays import calls
from mulligan.gwent.rules.zones import (
    abilities,
    deck_holds,
    from_deck,
    note_hand,
    settle_deck,
    shuffle_deck,
    to_discard,
    to_hand,
)
from mulligan.gwent.rulesets import Taken
from mulligan.gwent.state import NO_CARD, ROW_COUNT, Ask, DeckSearch, State

MASK_BITS = 64

# --- in a deck ---------------------------------------------------------------------------------------

WITH_HEROES, WITHOUT_HEROES = True, False  # among the cards that may be taken


@native
def search(book: Book, state: State, output: GwentOutput) -> None:
    """The top frame searches a deck. Its player chooses the card, unless the effect names it (G-130)."""
    frame = top(state)
    seat, card, what = frame.seat, frame.card, searched_for(frame)
    if what == DeckSearch.NAMED:
        find_in_deck(book, state, output, card)
    elif not deck_has(book, state, seat, what, card):
        pop_frame(state)
    else:
        state.ask, state.asked = Ask.PICK, seat


@native
def fits_search(book: Book, what: int, about: int, card: int) -> bool:
    match what:
        case DeckSearch.WEATHER:
            return book.cards[card].abilities & Trait.WEATHER != 0
        case DeckSearch.CALLED:
            return calls(book, about, card)
        case DeckSearch.BOND:
            return book.cards[card].abilities & Trait.TIGHT_BOND != 0
        case DeckSearch.NAMED:
            return card == about
        case _:
            return True


@native
def deck_has(book: Book, state: State, seat: int, what: int, about: int) -> bool:
    deck = state.players[seat].deck
    for place in range(deck.count):
        if fits_search(book, what, about, state.cards[deck.cards[place]].card):
            return True
    return False


@native
def first_weather(book: Book, state: State, seat: int) -> int:
    """The first weather card from the top of the deck (G-145), or NO_CARD."""
    settle_deck(state, seat)
    deck = state.players[seat].deck
    for place in range(deck.count - 1, -1, -1):
        card = state.cards[deck.cards[place]].card
        if book.cards[card].abilities & Trait.WEATHER != 0:
            return card
    return NO_CARD


@native
def find_in_deck(book: Book, state: State, output: GwentOutput, card: int) -> None:
    """End the search with this card: play it (G-122) or take it (G-147), and shuffle the deck (G-121)."""
    frame = top(state)
    seat, to_the_hand, called = frame.seat, goes_to_hand(frame), searched_for(frame) == DeckSearch.CALLED
    pop_frame(state)
    number = from_deck(state, seat, card)
    if number == NO_CARD:
        return
    shuffle_deck(state, seat)
    if to_the_hand:
        note_hand(state, output, EventKind.PICKED, seat, card)
        to_hand(state, seat, number)
    else:
        note_card(output, EventKind.MUSTERED if called else EventKind.FOUND, seat, card)
        state.cards[number].known = EVERYBODY
        push_enter(state, seat, number, called)


# --- in a discard pile -------------------------------------------------------------------------------


@native
def may_be_taken(book: Book, state: State, number: int, taken: int, heroes: bool) -> bool:
    """G-138, G-148, G-150: any card, heroes only if `heroes`; in the video game only units that are not heroes."""
    found = abilities(book, state, number)
    if taken == Taken.UNITS:
        return found & (Trait.UNIT | Trait.HERO) == Trait.UNIT
    return heroes or found & Trait.HERO == 0


@native
def holds_takeable(book: Book, state: State, pile: Pile, taken: int, heroes: bool) -> bool:
    for place in range(pile.count):
        if may_be_taken(book, state, pile.cards[place], taken, heroes):
            return True
    return False


@native
def ask_take(book: Book, state: State) -> None:
    """The top frame takes a card from a discard pile, if there is one to take."""
    frame = top(state)
    if holds_takeable(book, state, state.sides[pile_taken_from(frame)].discard, taken_by(frame), heroes_too(state)):
        state.ask, state.asked = Ask.TAKE, frame.seat
    else:
        pop_frame(state)


@native
def heroes_too(state: State) -> bool:
    """G-148: Bringer of Death may return heroes; a card taken from an opponent or played immediately is never a hero."""
    frame = top(state)
    return not is_played_at_once(frame) and pile_taken_from(frame) == state.players[frame.seat].side


@native
def take(state: State, output: GwentOutput, side: int, place: int) -> None:
    """Take the card into the hand (G-138, G-148, G-156). In solo the virtual opponent plays it immediately."""
    frame = top(state)
    seat, at_once = frame.seat, is_played_at_once(frame)
    pop_frame(state)
    number = remove(state.sides[side].discard, place)
    note_card(output, EventKind.TAKEN, seat, state.cards[number].card, other=side)
    if at_once:
        push_enter(state, seat, number, NOT_QUIET)
    else:
        to_hand(state, seat, number)


# --- in the hand -------------------------------------------------------------------------------------


@native
def ask_discard(state: State) -> None:
    frame = top(state)
    if frame.left > 0 and state.players[frame.seat].hand.count > 0:
        state.ask, state.asked = Ask.DISCARD, frame.seat
    else:
        pop_frame(state)


@native
def discard_from_hand(book: Book, state: State, output: GwentOutput, place: int) -> None:
    frame = top(state)
    seat = frame.seat
    frame.left -= 1
    if frame.left == 0:
        pop_frame(state)
    number = remove(state.players[seat].hand, place)
    note_card(output, EventKind.DISCARDED, seat, state.cards[number].card)
    to_discard(book, state, output, number, state.players[seat].side)


# --- among units with Tight Bond ---------------------------------------------------------------------


@native
def has_bond_copy(book: Book, state: State, seat: int, number: int) -> bool:
    """Whether this is a Tight Bond unit with another copy in the deck (G-152)."""
    return abilities(book, state, number) & Trait.TIGHT_BOND != 0 and deck_holds(state, seat, state.cards[number].card)


@native
def count_bonds(book: Book, state: State, side: int) -> int:
    """The number of Tight Bond units on a side."""
    count = 0
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            count += abilities(book, state, cards.cards[place]) & Trait.TIGHT_BOND != 0
    return count


@native
def _bit_of(card: int) -> int:
    """The card's bit in a mask, which it may share with other cards."""
    return 1 << (card % MASK_BITS)


@native
def finds_bond_copy(book: Book, state: State, seat: int) -> bool:
    """Whether such a unit is on the player's side. A mask of the cards there avoids most lookups."""
    rows, deck = state.sides[state.players[seat].side].rows, state.players[seat].deck
    there = 0
    for row in range(ROW_COUNT):
        for place in range(rows[row].cards.count):
            card = int(state.cards[rows[row].cards.cards[place]].card)
            if book.cards[card].abilities & Trait.TIGHT_BOND != 0:
                there |= _bit_of(card)
    if there == 0:
        return False
    for place in range(deck.count):
        card = int(state.cards[deck.cards[place]].card)
        if there & _bit_of(card) != 0 and book.cards[card].abilities & Trait.TIGHT_BOND != 0:
            if bonds(book, state, rows[book.cards[card].row].cards, card) > 0:  # every Tight Bond card has one row (G-071)
                return True
    return False


@native
def copy_bond(state: State, row: int, place: int) -> None:
    """Search for another copy of this unit (G-152)."""
    seat = top(state).seat
    pop_frame(state)
    number = state.sides[state.players[seat].side].rows[row].cards.cards[place]
    push_search(state, seat, DeckSearch.NAMED, state.cards[number].card)
