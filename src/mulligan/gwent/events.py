"""The kinds of events in the journal of a game of Gwent."""

from __future__ import annotations

from enum import IntEnum


class EventKind(IntEnum):
    """Comments name the fields that each kind uses and their meaning. `place` is a row."""

    COIN_TOSSED = 0  # seat = the player who starts the game or, with 3 to 5 players, the next round
    STARTER_CHOSEN = 1  # seat = the chooser, other = the starter
    DREW = 2  # seat, card (hidden)
    REDREW = 3  # seat, card (hidden): put back
    ROUND_BEGAN = 4  # seat = the starter, amount = round
    PLAYED = 5  # seat, card, place or -1: from the hand, or from the top of the virtual opponent's deck
    PLACED = 6  # seat = player, card, place, other = side
    REVIVED = 7  # seat, card, amount = place in the discard pile
    MUSTERED = 8  # seat, card, amount = place in the hand, from 1; 0: from the deck
    FOUND = 9  # seat, card: from the deck, to be played
    SUMMONED = 10  # other = side, card, place
    TRANSFORMED = 11  # other = side, card = its new form, place
    DESTROYED = 12  # other = side, card, place, amount = its strength
    DECOYED = 13  # seat, card, place: back to the hand
    HORN_BLOWN = 14  # other = side, place: by a leader
    WEATHER_CLEARED = 15  # seat
    WEATHER_DISCARDED = 16  # seat = the player of the card, card
    LEADER_USED = 17  # seat, card
    LEADER_CANCELLED = 18  # seat, card
    PEEKED = 19  # seat, card (hidden), other = owner of the hand, amount = place there, from 1
    TAKEN = 20  # seat, card, other = side of the discard pile
    DISCARDED = 21  # seat, card: from the hand
    PICKED = 22  # seat, card (hidden): from the deck to the hand
    RESHUFFLED = 23  # seat, amount = number of cards moved from the discard pile to the deck
    MOVED = 24  # seat, card, place
    PASSED = 25  # seat
    SCORED = 26  # other = side, amount = total
    ROUND_WON = 27  # other = side
    ROUND_DRAWN = 28
    GEM_LOST = 29  # other = side
    KEPT = 30  # other = side, card, place, amount = position in the row
    RETURNED = 31  # seat, card, amount = place in the discard pile: Skellige's units come back
    HIDDEN = 32  # seat: a card face down under the Decoy
    TURNED_UP = 33  # seat, card: under a Decoy
    LEADER_TURNED_UP = 34  # seat, card
    STRENGTHENED = 35  # other = side, amount: to its total
    WON = 36  # seat
    DRAWN_GAME = 37
    DECK_CHOSEN = 38  # tournament: seat, card = leader of the deck
    GAME_WON = 39  # tournament: seat, amount = games won so far
    GAME_REPLAYED = 40  # tournament: a drawn game is played again
    CHOOSER_DRAWN = 41  # seat = the Scoia'tael player drawn to choose the starter
    POINTS_SCORED = 42  # other = side, amount = points of this round
    EXHAUSTED = 43  # no player can change anything (OQ-20)
    OVERFLOWED = 44  # an effect was dropped, because the state has no room for it
    RAN_OUT = 45  # seat: a player without cards and leader, who counts as passed (G-042)
