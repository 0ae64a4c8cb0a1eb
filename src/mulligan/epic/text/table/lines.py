"""What can be said at the table; a language has one template for each of these.

In a template `[a|b]` says a where the player it is about is the reader, else b; `<a|b>` does the same for the other player.
`{seat}` and `{other}` name the two, with `_gen`, `_dat` and `_acc` for their cases.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum, auto

from mulligan.epic.text.words import capital

_SEAT = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
_OTHER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
_OPENING = "¡¿«„“("


def fill(template: str, words: Mapping[str, object], *, seat: bool, other: bool) -> str:
    """The template with its words; `seat` and `other` tell whether the reader is meant.

    >>> [fill("{seat} [draw|draws] {cards}.", {"seat": who, "cards": "a card"}, seat=who == "you", other=False)
    ...  for who in ("you", "the opponent")]
    ['You draw a card.', 'The opponent draws a card.']
    """
    text = _OTHER.sub(lambda found: found[1 if other else 2], template)
    text = _SEAT.sub(lambda found: found[1 if seat else 2], text)
    return begun(re.sub(r"(?<=[!?])\.|(?<=[¡¿]) | +(?= )", "", text.format_map(words)).strip())


def begun(text: str) -> str:
    """The first letter made a capital, also behind "¿"."""
    rest = text.lstrip(_OPENING)
    return text[: len(text) - len(rest)] + capital(rest)


class Log(Enum):
    """Lines of the log: one for each `Happened`, and more where one has several cases."""

    TURN_BEGAN = auto()
    DREW = auto()
    DREW_HIDDEN = auto()
    MULLIGANED = auto()
    KEPT_HAND = auto()
    GOLD_SPENT = auto()
    PLAYED = auto()
    ENTERED = auto()
    TRIGGERED = auto()
    POWER_USED = auto()
    DISCARD_POWER_USED = auto()
    MODE_CHOSEN = auto()
    TARGETED = auto()
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
    BLOCKED = auto()
    NOT_BLOCKED = auto()
    LEFT_BATTLE = auto()
    ASSIGNED = auto()
    ASSIGNED_TO_PLAYER = auto()
    ASSIGNED_TO_CHAMPION = auto()
    REVEALED = auto()
    RECALLED = auto()
    PASSED = auto()
    ATTACKS_ENDED = auto()
    TURN_ENDED = auto()
    CHOSE_AMOUNT = auto()
    ELIMINATED = auto()
    WON = auto()
    DRAWN_GAME = auto()
    STEP_BEGAN = auto()
    BATTLE_BEGAN = auto()


class Query(Enum):
    """Questions: one for each `Ask`, and more where one has several cases."""

    NOTHING = auto()
    MULLIGAN = auto()
    MAIN = auto()
    PLAYS_BEFORE_BLOCKERS = auto()
    PLAYS_BEFORE_DAMAGE = auto()
    PLAYS_ENDING = auto()
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


class Offer(Enum):
    """Options: what a choice means depends on the open question."""

    PASS = auto()
    END_TURN = auto()
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
