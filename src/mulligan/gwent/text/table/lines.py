"""The kinds of sentences at the table. Each language has a template for each (`mulligan.core.text.table.templates`).

In addition to the players, a template can name `{card}`, `{cards}`, `{amount}` and `{row}`, with `_gen`, `_acc` and `_loc` for
the cases of a row. `{card}` is quoted if the language quotes names; `{name}` never is.
"""

from __future__ import annotations

from enum import Enum, auto


class Log(Enum):
    """Lines of the log: one or more for each `EventKind`. `seat` may be the team that has a side."""

    COIN_TOSSED = auto()
    STARTER_DRAWN = auto()  # the same with more than two players
    CHOOSER_DRAWN = auto()
    STARTER_CHOSEN = auto()  # other
    STARTER_SELF = auto()
    DREW = auto()
    DREW_HIDDEN = auto()
    REDREW = auto()
    REDREW_HIDDEN = auto()
    ROUND_BEGAN = auto()
    PLAYED = auto()
    PLAYED_IN_ROW = auto()
    PLACED = auto()  # other: who has the side
    REVIVED = auto()
    MUSTERED = auto()
    FOUND = auto()
    SUMMONED = auto()
    TRANSFORMED = auto()
    DESTROYED = auto()
    DECOYED = auto()
    HORN_BLOWN = auto()
    WEATHER_CLEARED = auto()
    WEATHER_DISCARDED = auto()
    LEADER_USED = auto()
    LEADER_CANCELLED = auto()
    PEEKED = auto()  # other
    PEEKED_HIDDEN = auto()  # other
    TAKEN = auto()  # other: who has the side
    TAKEN_OWN = auto()
    DISCARDED = auto()
    PICKED = auto()
    PICKED_HIDDEN = auto()
    RESHUFFLED = auto()
    MOVED = auto()
    PASSED = auto()
    RAN_OUT = auto()
    SCORED = auto()
    POINTS_SCORED = auto()  # points
    ROUND_WON = auto()
    ROUND_DRAWN = auto()
    GEM_LOST = auto()
    KEPT = auto()
    RETURNED = auto()
    HIDDEN = auto()
    TURNED_UP = auto()
    LEADER_TURNED_UP = auto()
    STRENGTHENED = auto()
    EXHAUSTED = auto()
    OVERFLOWED = auto()
    WON = auto()
    DRAWN_GAME = auto()
    DECK_CHOSEN = auto()  # card: its leader
    GAME_WON = auto()
    GAME_REPLAYED = auto()


class Story(Enum):
    """Clauses of the story: the effects of a play, without a period. `(a|b)` is for clauses about one or several cards."""

    DREW = auto()  # cards
    ALL_DREW = auto()  # cards
    REDREW = auto()  # cards
    PLACED = auto()  # other: who has the side; the card that was played
    OTHER_PLACED = auto()  # the same with another card
    REVIVED = auto()  # cards
    MUSTERED = auto()  # cards
    FOUND = auto()  # cards
    SUMMONED = auto()  # cards
    DESTROYED = auto()  # names; amount: their total strength
    DECOYED = auto()  # cards
    HORN_BLOWN = auto()
    WEATHER_CLEARED = auto()
    PEEKED = auto()  # cards, other
    TAKEN = auto()  # cards; other: who has the side
    TAKEN_OWN = auto()  # cards
    DISCARDED = auto()  # cards
    PICKED = auto()  # cards
    ROUND_WON = auto()  # score, other_score
    ROUND_DRAWN = auto()  # score
    TIE_WON = auto()  # score, other_score
    POINTS_FOR_TIES = auto()  # points
    WITHOUT_EFFECT = auto()  # clause


class QuestionLine(Enum):
    """Questions: one or more for each `Ask`."""

    NOTHING = auto()
    STARTER = auto()
    STARTER_OF_TEAM = auto()
    REDRAW = auto()
    TURN = auto()
    TURN_WITH_LEADER = auto()
    ROW = auto()
    REVIVE = auto()
    DECOY = auto()
    TAKE = auto()  # other: owner of the discard pile
    TAKE_OWN = auto()
    DISCARD = auto()
    PICK = auto()
    PICK_WEATHER = auto()
    BOND = auto()
    DECK = auto()
    OPPONENT = auto()
    OPPONENT_FOR_SPY = auto()


class OptionLine(Enum):
    """Options. The meaning of a choice depends on the open question."""

    PASS = auto()
    KEEP_HAND = auto()
    DONE = auto()
    START = auto()  # seat
    LEADER = auto()  # line
    ROW = auto()
    DECK = auto()  # amount
    PUT_BACK = auto()
    DISCARD = auto()
    PLAY = auto()
    PLAY_IN_ROW = auto()
    UNIT = auto()  # name; amount: its strength
    REVIVE = auto()
    TAKE = auto()
