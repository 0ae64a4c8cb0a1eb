"""The verbs that own the piles. No other code touches a pile's insides."""

from __future__ import annotations

from mulligan.core.native import native
from mulligan.core.random import Random, below
from mulligan.epic.state import EVERYBODY, Pile, State


@native
def push(pile: Pile, number: int) -> None:
    """On top."""
    pile.cards[pile.count] = number
    pile.count += 1


@native
def pop(pile: Pile) -> int:
    """Off the top."""
    pile.count -= 1
    number = pile.cards[pile.count]
    pile.cards[pile.count] = 0
    return number


@native
def insert_bottom(pile: Pile, number: int) -> None:
    for place in range(pile.count, 0, -1):
        pile.cards[place] = pile.cards[place - 1]
    pile.cards[0] = number
    pile.count += 1


@native
def remove(pile: Pile, place: int) -> int:
    number = pile.cards[place]
    pile.count -= 1
    for later in range(place, pile.count):
        pile.cards[later] = pile.cards[later + 1]
    pile.cards[pile.count] = 0
    return number


@native
def find(pile: Pile, number: int) -> int:
    """Its place, or -1."""
    for place in range(pile.count):
        if pile.cards[place] == number:
            return place
    return -1


@native
def shuffle(random: Random, pile: Pile, count: int) -> None:
    """The lowest `count` cards, each order as likely."""
    for place in range(count - 1, 0, -1):
        other = below(random, place + 1)
        number = pile.cards[place]
        pile.cards[place] = pile.cards[other]
        pile.cards[other] = number


@native
def show(state: State, number: int) -> None:
    """Everybody sees the card from now on, wherever it goes next."""
    card = state.cards[number]
    card.known = EVERYBODY
    card.batch = 0
    card.batch_known = 0


@native
def mix_bottom(state: State, seat: int, count: int, audience: int) -> None:
    """E-KW-BANISH-02, E-MULL-04: the lowest cards of a deck, put there together, in random order; the audience knows them."""
    deck = state.players[seat].deck
    if count > 1:
        shuffle(state.random, deck, count)
    batch = 0
    if count > 1:
        batch = _free_batch(state, seat)
    for place in range(count):
        card = state.cards[deck.cards[place]]
        card.batch = batch
        card.known = audience if count == 1 else 0
        card.batch_known = audience if count > 1 else 0


@native
def _free_batch(state: State, seat: int) -> int:
    for batch in range(1, 255):
        used = False
        for number in range(len(state.cards)):
            if state.cards[number].owner == seat and state.cards[number].batch == batch:
                used = True
                break
        if not used:
            return batch
    return 255
