"""The operations that programs are made of, each declared once.

The assembler, the disassembler, the dispatcher, the bots and the reference in `docs/cards.md` derive from this table. To add an
operation, add a row to `Op`, name it in a part (`parts.py`) and decorate its kernel (`rules/effects/`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Self

from mulligan.core.kernel.record import I8, I16, U8
from mulligan.epic.book.enums import Keyword


class Instruction:
    """One row of a program. An operation names the fields it reads; the others are zero.

    Any row may have a `jump`: if nothing was done by it, the program continues there.
    """

    amount: I16
    keywords: I16  # mask of Keyword
    which: I16  # a filter of the book
    token: I16  # a card of the book
    jump: I16  # where the program continues, unless that is the next row
    op: U8
    counted: I8  # what is added to the amount: 0, or a Counted
    who: I8  # Player
    domain: I8  # Domain
    zone: I8  # Zone
    how: I8  # mask of PickFlag
    most: I8
    condition: I8  # Condition or Guard
    alignment: I8
    attack: I8
    defense: I8
    health: I8
    gold: I8


class Tone(IntEnum):
    """Whether an operation helps or harms its objects, for bots that have no case for it."""

    HARMS = -1
    NEUTRAL = 0
    HELPS = 1


@dataclass(frozen=True, slots=True)
class OpFacts:
    """The row of one operation."""

    doc: str
    operands: tuple[str, ...]
    about: bool  # done to them
    unless: int  # the keyword that forbids it
    clears: bool  # first forgets what the sentence before was about
    each_member: bool  # E-TEAM-01: each player of a team has their own, so a team that is named says which of them is meant
    tone: Tone


def op(
    doc: str,
    *operands: str,
    about: bool = False,
    unless: int = 0,
    clears: bool = False,
    each_member: bool = False,
    tone: Tone = Tone.NEUTRAL,
) -> OpFacts:
    """Declare an operation and the fields of `Instruction` it reads; `amount` includes `counted`."""
    unknown = set(operands) - set(Instruction.__annotations__)
    if unknown:
        raise TypeError(f"Instruction has no field {', '.join(sorted(unknown))}")
    return OpFacts(doc, operands + (("counted",) if "amount" in operands else ()), about, unless, clears, each_member, tone)


def to_them(doc: str, *operands: str, unless: int = 0, tone: Tone = Tone.HARMS) -> OpFacts:
    """Declare an operation that is done to what the sentence is about; most do harm."""
    return op(doc, *operands, about=True, unless=unless, tone=tone)


class Op(IntEnum):
    """Every operation. "They" and "them" are the champions, cards and players that carry the mark THEM."""

    facts: OpFacts

    def __new__(cls, declared: OpFacts | int) -> Self:
        """Number the members in order. (`int` only tells the type checker that `Op(3)` looks an operation up.)"""
        assert isinstance(declared, OpFacts)
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.facts = declared
        return member

    # flow
    END = op("The program is over.")
    JUMP = op("Continue at `jump`.", "jump")
    IF = op("Continue at `jump` unless `condition` holds.", "condition", "alignment", "jump")
    MAY = op("You may pay `health` and `gold` and continue; else continue at `jump`.", "health", "gold", "jump")
    CHOOSE_MODE = op("Choose one of the card's modes.")
    LOYALTY = op("Reveal two cards, or continue at `jump`.", "jump")
    # what a sentence is about
    CLEAR = op("Nothing is meant.")
    PICK = op("Pick up to `most` from `domain`.", "domain", "which", "zone", "how", "most")
    EACH = op("Every champion that fits `which`.", "which")
    THIS = op("The source of the ability.")
    NAMESAKES = op("Also every champion that shares a name with them.")
    MARK_PLAYERS = op("The players `who`.", "who")
    CHAMPIONS_OF_MARKED = op("Instead of those players, the champions they control.")
    AND_CHAMPIONS_OF_MARKED = op("Besides those players, the champions they control.")
    PILES_OF_MARKED = op("Instead of those players, the cards of their discard piles.")
    # effects on them
    DAMAGE = to_them("Deal `amount` damage to them.", "amount")
    DIVIDE_DAMAGE = op("Divide `amount` damage among targets.", "amount", clears=True)
    BREAK = to_them("Break them.", unless=Keyword.UNBREAKABLE)
    BANISH = to_them("Banish them.", unless=Keyword.UNBANISHABLE)
    RETURN = to_them("Return them to their owners' hands.")
    RETURN_ANEW = to_them("They leave play and come back as new champions of their owners.", tone=Tone.NEUTRAL)
    EXPEND = to_them("Expend them.")
    PREPARE = to_them("Prepare them.", tone=Tone.HELPS)
    BONUS = to_them("They get `attack`, `defense` and `keywords` this turn.", "attack", "defense", "keywords", tone=Tone.HELPS)
    GAIN = to_them("They gain `keywords` for as long as they stay in play.", "keywords", tone=Tone.HELPS)
    COUNTERS = to_them("Put `amount` +1/+1 counters on each of them.", "amount", tone=Tone.HELPS)
    PUT_INTO_PLAY = to_them("Put them into play under your control.", tone=Tone.HELPS)
    TRANSFORM = to_them("Transform them into `token`.", "token")
    CONTROL = to_them("Take control of them.")
    CONTROL_THIS_TURN = to_them("Take control of them until the end of the turn.")
    LEAVE_BATTLE = to_them("Remove them from battle.", tone=Tone.NEUTRAL)
    DELAY = op("At the end of the turn do what follows to each of them; continue at `jump`.", "jump")
    # effects for players
    DRAW = op("The players `who` draw `amount` cards each.", "amount", "who", each_member=True, tone=Tone.HELPS)
    DISCARD = op("The players `who` discard `amount` cards each.", "amount", "who", each_member=True, tone=Tone.HARMS)
    GAIN_HEALTH = op("The players `who` gain `amount` health each.", "amount", "who", tone=Tone.HELPS)
    LOSE_HEALTH = op("The players `who` lose `amount` health each.", "amount", "who", tone=Tone.HARMS)
    NO_HEALTH = op("The players `who` cannot gain health for the rest of the turn.", "who", tone=Tone.HARMS)
    CREATE = op("The players `who` create `amount` `token`s each.", "amount", "who", "token", each_member=True, tone=Tone.HELPS)
    RECYCLE = op("You may recycle.")
    RECALL = op("Recall this card.")
    NO_ATTACKS = op("No attacks may be declared for the rest of the turn.")
    KEEP_ONE = op("Each player keeps one champion; break the others.", clears=True)
    RETURN_ALL = op("Each player returns all champion cards of their discard pile to play.")
    JOIN = op("One of `which` may gain `keywords` this turn and join the battle.", "which", "keywords")
