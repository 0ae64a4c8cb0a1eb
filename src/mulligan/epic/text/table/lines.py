"""Every line of the table; a language has one template for each (`mulligan.core.text.table.templates`)."""

from __future__ import annotations

from enum import Enum, auto


class Log(Enum):
    """Lines of the log: one for each `EventKind`, more if it has several cases."""

    TURN_BEGAN = auto()
    DREW = auto()
    DREW_HIDDEN = auto()
    MULLIGANED = auto()
    KEPT_HAND = auto()
    GOLD_SPENT = auto()
    PLAYED = auto()
    ENTERED = auto()
    TOKEN_ENTERED = auto()
    TRIGGERED = auto()
    POWER_USED = auto()
    DISCARD_POWER_USED = auto()
    MODE_CHOSEN = auto()
    TARGETED = auto()
    OWN_TARGETED = auto()
    PLAYER_TARGETED = auto()
    SELF_TARGETED = auto()
    CARD_TARGETED = auto()
    OWN_CARD_TARGETED = auto()
    DAMAGED = auto()
    PLAYER_DAMAGED = auto()
    GAINED_HEALTH = auto()
    LOST_HEALTH = auto()
    BROKEN = auto()
    BANISHED = auto()
    CARD_BANISHED = auto()
    RETURNED = auto()
    TOKEN_RETURNED = auto()
    TRANSFORMED = auto()
    DISCARDED = auto()
    EXPENDED = auto()
    PREPARED = auto()
    FLIPPED = auto()
    CONTROL_CHANGED = auto()
    BONUS = auto()
    KEYWORDS_GAINED = auto()
    COUNTERS = auto()
    COUNTERS_LOST = auto()
    ATTACKED = auto()
    ATTACKED_WHOM = auto()  # other
    BLOCKED = auto()
    NOT_BLOCKED = auto()
    LEFT_BATTLE = auto()
    ASSIGNED = auto()
    ASSIGNED_TO_PLAYER = auto()
    ASSIGNED_TO_TEAM = auto()
    ASSIGNED_TO_CHAMPION = auto()
    REVEALED = auto()
    RECALLED = auto()
    PASSED = auto()
    ATTACKS_ENDED = auto()
    OVERFLOWED = auto()
    TURN_ENDED = auto()
    CHOSE_AMOUNT = auto()
    ELIMINATED = auto()
    WON = auto()
    DRAWN_GAME = auto()
    STEP_BEGAN = auto()
    BATTLE_BEGAN = auto()


class Story(Enum):
    """Clauses of the story: the effects of a play, without a period. `(a|b)` is for clauses about one or several things."""

    DAMAGED = auto()
    DAMAGED_AND_BROKEN = auto()
    BROKEN = auto()
    BANISHED = auto()
    EXPENDED = auto()
    PREPARED = auto()
    FLIPPED = auto()
    BONUS = auto()
    KEYWORDS_GAINED = auto()
    COUNTERS = auto()
    COUNTERS_LOST = auto()
    TRANSFORMED = auto()  # token
    JOINED_ATTACK = auto()
    JOINED_BLOCK = auto()
    LEFT_BATTLE = auto()
    ENTERED = auto()  # cards
    ENTERED_UNDER = auto()  # cards, seat
    TOKENS_ENTERED = auto()  # tokens
    TOKENS_ENTERED_UNDER = auto()  # tokens, seat
    TOKENS_LEFT = auto()  # tokens
    CONTROL_CHANGED = auto()  # seat, names
    ATTACK = auto()  # seat, other, names
    BLOCK = auto()  # seat, names
    PLAYER_DAMAGED = auto()
    GAINED_HEALTH = auto()
    LOST_HEALTH = auto()
    DREW = auto()  # cards, as in the next seven
    ALL_DREW = auto()
    DISCARDED = auto()
    REVEALED = auto()
    RECALLED = auto()
    RETURNED = auto()
    CARD_BANISHED = auto()
    AND_GAINED = auto()  # clause, gains
    WITHOUT_EFFECT = auto()  # clause


class QuestionLine(Enum):
    """Questions: one or more per `Ask`."""

    NOTHING = auto()
    MULLIGAN = auto()
    MAIN = auto()
    MAIN_WITHOUT_PLAYS = auto()
    MAIN_OF_TEAM = auto()
    PLAYS_BEFORE_BLOCKERS = auto()
    PLAYS_BEFORE_DAMAGE = auto()
    PLAYS_ENDING = auto()
    PLAYS_ENDING_WITHOUT = auto()  # other: the eliminated turn player
    DEFENDER = auto()
    ATTACKER = auto()
    BLOCKER = auto()
    ASSIGN = auto()
    ASSIGN_TO_PLAYER = auto()
    BREAKTHROUGH = auto()
    END_TURN = auto()
    MODE = auto()
    TARGET = auto()
    CHOOSE = auto()
    MAY = auto()
    DISCARD = auto()
    REVEAL = auto()
    RECYCLE = auto()
    ORDER = auto()
    AMOUNT = auto()
    JOIN = auto()
    KEEP = auto()
    HAND_LIMIT = auto()
    MEMBER = auto()


class OptionLine(Enum):
    """Options: what a choice means depends on the open question."""

    PASS = auto()
    END_TURN = auto()
    PASS_IN_TEAM = auto()
    DONE = auto()
    NO = auto()
    NONE = auto()
    KEEP_HAND = auto()
    NO_BLOCKERS = auto()
    BACK_TO_MAIN = auto()
    REVEAL_NOTHING = auto()
    NO_RECYCLING = auto()
    YES = auto()
    YES_AND_PAY = auto()
    PLAY = auto()
    PUT_BACK = auto()
    DISCARD = auto()
    REVEAL = auto()
    ATTACK = auto()
    BLOCK = auto()
    KEEP = auto()
    JOIN = auto()
    USE = auto()
    RECALL = auto()
    USE_FROM_DISCARD = auto()
    BANISH = auto()
    IN_PILE = auto()
    TRIGGER = auto()
    TRIGGER_AGAIN = auto()
