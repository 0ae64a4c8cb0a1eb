"""The kinds of events in Epic's journal."""

from __future__ import annotations

from enum import IntEnum

BY_TRANSFORMING = 1


class EventKind(IntEnum):
    """Comments name the fields that each kind uses: `seat`, `card`, `place`, `amount` and `other`."""

    TURN_BEGAN = 0  # seat, amount = turn
    DREW = 1  # seat, card (hidden)
    MULLIGANED = 2  # seat, amount = cards
    GOLD_SPENT = 3  # seat, amount
    PLAYED = 4  # seat, card
    ENTERED = 5  # seat, card, place, other = owner; amount = BY_TRANSFORMING for the token of a transformed champion
    TRIGGERED = 6  # seat, card
    POWER_USED = 7  # seat, card, place
    MODE_CHOSEN = 8  # seat, card, amount = mode
    TARGETED = 9  # seat = chooser, card, place of the target, other = its controller
    PLAYER_TARGETED = 10  # seat = chooser, other = target
    CARD_TARGETED = 11  # seat = chooser, card, other = owner
    DAMAGED = 12  # card, place, amount, seat = controller
    PLAYER_DAMAGED = 13  # seat, amount
    GAINED_HEALTH = 14  # seat, amount
    LOST_HEALTH = 15  # seat, amount
    BROKEN = 16  # seat = controller, card, place
    BANISHED = 17  # seat = controller or owner, card
    RETURNED = 18  # seat = owner, card (to the hand)
    TRANSFORMED = 19  # seat = controller, card, amount = number of the token it becomes
    DISCARDED = 20  # seat, card
    EXPENDED = 21  # seat, card, place
    PREPARED = 22  # seat, card, place
    FLIPPED = 23  # seat, card, place
    CONTROL_CHANGED = 24  # seat = new controller, card, place
    BONUS = 25  # seat, card, place, amount = attack, other = defense
    KEYWORDS_GAINED = 26  # seat, card, place, amount = keywords
    COUNTERS = 27  # seat, card, place, amount
    ATTACKED = 28  # seat, card, place, other = defending player
    BLOCKED = 29  # seat, card, place
    NOT_BLOCKED = 30  # seat = defending player
    LEFT_BATTLE = 31  # seat, card, place
    ASSIGNED = 32  # seat, card, place of the source, amount, other = victim slot or -1
    REVEALED = 33  # seat, card
    RECALLED = 34  # seat, card
    PASSED = 35  # seat
    ATTACKS_ENDED = 36  # no more attacks this turn
    TURN_ENDED = 37  # seat
    CHOSE_AMOUNT = 38  # seat, amount
    ELIMINATED = 39  # seat
    WON = 40  # seat
    DRAWN_GAME = 41
    STEP_BEGAN = 42  # amount = step
    OVERFLOWED = 43  # an effect did not happen, because the state has no room for it
