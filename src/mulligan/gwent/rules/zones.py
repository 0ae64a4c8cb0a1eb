"""Moves cards between hands, decks and piles, and keeps track of who knows them."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY, NO_OTHER, note_to
from mulligan.core.kernel.piles import insert, pluck, pop, push, remove, replace
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import Book, SideDeckRole
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, lose_effect
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.frames import has_room, push_summon
from mulligan.gwent.rules.seating import shown_to
from mulligan.gwent.rulesets import Replacement, SummonFrom
from mulligan.gwent.state import NO_CARD, Away, ModeKind, State

HUMAN, VIRTUAL = 0, 1  # solo: the seats


@native
def is_virtual(state: State, seat: int) -> bool:
    """Whether the seat is the virtual opponent's."""
    return state.mode == ModeKind.SOLO and seat == VIRTUAL


@native
def in_solo(output: GwentOutput, state: State) -> bool:
    """False if the search stack has one node; the compiler then drops all code for the virtual opponent."""
    return len(output.search) > 1 and state.mode == ModeKind.SOLO


@native
def plays_itself(output: GwentOutput, state: State, seat: int) -> bool:
    """`is_virtual`, but free in a duel. Rules use this one."""
    return in_solo(output, state) and seat == VIRTUAL


# --- cards ---------------------------------------------------------------------------------------


@native
def abilities(book: Book, state: State, number: int) -> int:
    """The traits of a card, as a mask."""
    return book.cards[state.cards[number].card].abilities


@native
def note_hand(state: State, output: GwentOutput, kind: int, seat: int, card: int) -> None:
    """Log an event whose card only the seats that see the player's hand may see."""
    note_to(output, shown_to(state, seat), kind, seat, card, 1, NO_OTHER)


@native
def to_hand(state: State, seat: int, number: int) -> None:
    card = state.cards[number]
    card.holder = seat
    card.known |= shown_to(state, seat)
    push(state.players[seat].hand, number)


@native
def draw_card(state: State, seat: int) -> int:
    """Draw from a deck that is not empty. A shuffled deck has no order yet: every loose card is equally likely."""
    player = state.players[seat]
    loose = player.deck.count - player.settled
    if loose > 0:
        return pluck(player.deck, player.settled + below(state.random, loose))
    player.settled -= 1
    return pop(player.deck)


@native
def draw(state: State, output: GwentOutput, seat: int, count: int) -> None:
    """Draw `count` cards, or the rest of the deck (G-074)."""
    for _ in range(min(count, state.players[seat].deck.count)):
        number = draw_card(state, seat)
        to_hand(state, seat, number)
        note_hand(state, output, EventKind.DREW, seat, state.cards[number].card)


@native
def put_at_bottom(state: State, seat: int, number: int) -> None:
    """Put a card under the settled ones; a loose card moves up to make room."""
    player = state.players[seat]
    if player.settled < player.deck.count:
        push(player.deck, player.deck.cards[player.settled])
        for place in range(player.settled, 0, -1):
            replace(player.deck, place, player.deck.cards[place - 1])
        replace(player.deck, 0, number)
    else:
        insert(player.deck, 0, number)
    player.settled += 1


@native
def shuffle_deck(state: State, seat: int) -> None:
    """Shuffle: no card has a known place any more. Only settled cards could have one."""
    player = state.players[seat]
    for place in range(player.settled):
        state.cards[player.deck.cards[place]].known = 0
    player.settled = 0


@native
def settle_deck(state: State, seat: int) -> None:
    """Fix the order of a shuffled deck, for an effect that looks through it from the top."""
    player = state.players[seat]
    for place in range(player.deck.count - 1, player.settled, -1):
        other = player.settled + below(state.random, place + 1 - player.settled)
        replace(player.deck, place, replace(player.deck, other, player.deck.cards[place]))
    player.settled = player.deck.count


@native
def to_discard(book: Book, state: State, output: GwentOutput, number: int, side: int) -> None:
    """Discard a card from anywhere but the battlefield."""
    card = state.cards[number]
    card.known = EVERYBODY
    card.history = 0
    push(state.sides[side].discard, number)
    if state.rules.summon == SummonFrom.FROM_ANYWHERE:
        _summon(book, state, output, number, side)


@native
def leave_battlefield(book: Book, state: State, output: GwentOutput, number: int, side: int) -> None:
    """Discard a card to the pile of its side (G-075, G-101); then Summon acts (G-085), or a replacement vanishes (G-087)."""
    push(state.sides[side].discard, number)
    facts = book.cards[state.cards[number].card]
    if facts.abilities & Trait.SUMMON != 0:
        _summon(book, state, output, number, side)
    elif facts.side_deck == SideDeckRole.REPLACEMENT and state.rules.replacement == Replacement.VANISHES:
        state.cards[pop(state.sides[side].discard)].away = Away.SIDE_DECK


@native
def _summon(book: Book, state: State, output: GwentOutput, number: int, side: int) -> None:
    card = state.cards[number]
    if book.cards[card.card].abilities & Trait.SUMMON != 0:
        if has_room(state):
            push_summon(state, card.owner, book.cards[card.card].becomes, side)
        else:
            lose_effect(state, output)


@native
def from_side_deck(state: State, seat: int, card: int) -> int:
    """Take such a card out of a player's side deck, or NO_CARD (G-084)."""
    for number in range(len(state.cards)):
        copy = state.cards[number]
        if copy.away == Away.SIDE_DECK and copy.card == card and copy.owner == seat:
            copy.away = Away.NOWHERE
            copy.known = EVERYBODY
            return number
    return NO_CARD


@native
def from_deck(state: State, seat: int, card: int) -> int:
    """Take the topmost such card out of a deck, or NO_CARD. The caller shuffles the deck (G-121)."""
    deck = state.players[seat].deck
    for place in range(deck.count - 1, -1, -1):
        if state.cards[deck.cards[place]].card == card:
            return take_out(state, seat, place)
    return NO_CARD


@native
def take_out(state: State, seat: int, place: int) -> int:
    """Take the card at a place out of a deck."""
    player = state.players[seat]
    if place >= player.settled:
        return pluck(player.deck, place)
    player.settled -= 1
    return remove(player.deck, place)


@native
def deck_holds(state: State, seat: int, card: int) -> bool:
    deck = state.players[seat].deck
    for place in range(deck.count):
        if state.cards[deck.cards[place]].card == card:
            return True
    return False
