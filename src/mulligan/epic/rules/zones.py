"""Players' knowledge of the cards in hidden zones."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY
from mulligan.core.kernel.piles import shuffle
from mulligan.epic.rules.seating import copies_of
from mulligan.epic.state import State

LAST_BATCH = 255  # the largest value of `CardCopy.batch`; all batches share it when the others are in use


@native
def show(state: State, number: int) -> None:
    """Everybody sees the card from now on, wherever it goes next."""
    card = state.cards[number]
    card.known = EVERYBODY
    card.batch = 0
    card.batch_known = 0


@native
def mix_bottom(state: State, seat: int, count: int, audience: int) -> None:
    """E-KW-BANISH-02, E-MULL-04: shuffle the lowest cards of a deck, put there together. The audience knows them."""
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
    """A number that no other cards of the deck have, or LAST_BATCH."""
    for batch in range(1, LAST_BATCH):
        used = False
        for number in range(copies_of(state)):
            if state.cards[number].owner == seat and state.cards[number].batch == batch:
                used = True
                break
        if not used:
            return batch
    return LAST_BATCH
