"""The vocabulary Epic's cards are made of.

A card is one declaration built from these parts: no methods, no sentences. It is read twice, by `assemble` (the program in the
book) and by one grammar per language (the words on the card).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import ClassVar, TypeAlias, TypeVar

from mulligan.epic.book.enums import *
from mulligan.epic.book.operations import Op

GOOD, WILD, EVIL, SAGE = Alignment


AIRBORNE, AMBUSH, BLITZ, BREAKTHROUGH, RIGHTEOUS, UNBANISHABLE, UNBLOCKABLE, UNBREAKABLE, UNTARGETABLE = Keyword
NO_KEYWORD = Keyword(0)


T = TypeVar("T")


def _several(given: T | tuple[T, ...]) -> tuple[T, ...]:
    """One thing, or several, as a tuple."""
    return given if isinstance(given, tuple) else (given,)


def _set(part: object, **values: object) -> None:
    """Set the fields of a frozen part whose constructor takes one thing or several."""
    for name, value in values.items():
        object.__setattr__(part, name, value)


# --- what sentences are about ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Which:
    """A filter of champions in play or cards of a pile. Fields left out match anything."""

    type: CardType | None = CardType.CHAMPION
    side: Side = Side.ANYONES
    alignment: Alignment | None = None
    card_class: CardClass | None = None
    cost: int | None = None
    token: bool | None = None
    other: bool = False  # leaves out the source of the ability (E-STATIC-04)
    battle: InBattle = InBattle.ANY
    broken_this_turn: bool = False  # cards in a discard pile only


CHAMPION = Which()
EVENT_CARD = Which(type=CardType.EVENT)
ANY_CARD = Which(type=None)


@dataclass(frozen=True, slots=True)
class Target:
    """Chosen when the sentence resolves (E-TARGET-01); `up_to` 0 means exactly one (E-TARGET-05, -06)."""

    what: Which | TargetPlayer = CHAMPION
    zone: Zone = Zone.IN_PLAY
    up_to: int = 0
    different: bool = False  # not one of the targets that earlier sentences of this ability chose


@dataclass(frozen=True, slots=True)
class Chosen:
    """Chosen like a target, but not targeted: untargetable champions can be chosen."""

    what: Which = CHAMPION
    zone: Zone = Zone.IN_PLAY


@dataclass(frozen=True, slots=True)
class AnyNumberOf:
    """Any number of cards, none included, not targeted. Their number is the X of later sentences."""

    what: Which
    zone: Zone


@dataclass(frozen=True, slots=True)
class Each:
    """Every champion that fits, not targeted."""

    what: Which = CHAMPION


@dataclass(frozen=True, slots=True)
class ChampionsOf:
    """Every champion that a player controls."""

    player: Target | Player


@dataclass(frozen=True, slots=True)
class WithChampions:
    """A player and every champion that player controls."""

    player: Target | Player


@dataclass(frozen=True, slots=True)
class PileOf:
    """The cards of a player's discard pile: all of them."""

    player: Target


@dataclass(frozen=True, slots=True)
class CardInPileOf:
    """One card of a player's discard pile: the player is targeted, the card is chosen."""

    player: Target


@dataclass(frozen=True, slots=True)
class WithNamesakes:
    """The target and every other champion that shares its name; only the first is targeted."""

    target: Target


class It(IntEnum):
    """References to things named before."""

    THIS = 0  # the source of the ability
    THEM = 1  # what the sentence before was about: it, or them


THIS, THEM = It
YOU, TURN_PLAYER, EACH_OPPONENT, EACH_PLAYER, ITS_CONTROLLER, DAMAGED_PLAYER, THAT_PLAYER = Player
PLAYER, OPPONENT, ANY_TARGET = TargetPlayer

Things: TypeAlias = (
    Target | Chosen | AnyNumberOf | Each | ChampionsOf | WithChampions | PileOf | CardInPileOf | WithNamesakes | It | Player
)
Champions: TypeAlias = Target | Chosen | Each | ChampionsOf | WithNamesakes | It
Cards: TypeAlias = Target | Chosen | AnyNumberOf | PileOf | CardInPileOf | It
Players: TypeAlias = Target | Player
Damaged: TypeAlias = Champions | WithChampions | Player


@dataclass(frozen=True, slots=True)
class Count:
    """A number counted on the table, plus a constant."""

    of: Counted
    plus: int = 0

    def __add__(self, more: int) -> Count:
        return Count(self.of, self.plus + more)


X = Count(Counted.X)

Amount: TypeAlias = int | Count


# --- effects: each is one sentence ----------------------------------------------------------


class Plain:
    """An effect that is one operation.

    Fields that the operation reads are its operands. The one field that it does not read says what the sentence is about.
    """

    __slots__ = ()

    op: ClassVar[Op]

    @classmethod
    def subject(cls) -> str | None:
        """The field that says what the sentence is about, if there is one."""
        names = [field.name for field in fields(cls)]  # type: ignore[arg-type]  # every part is a dataclass
        return next((name for name in names if name not in cls.op.facts.operands), None)

    @property
    def about(self) -> Things | None:
        """The subject of the sentence."""
        name = self.subject()
        return None if name is None else getattr(self, name)


@dataclass(frozen=True, slots=True)
class Draw(Plain):
    op = Op.DRAW
    amount: Amount
    who: Player = YOU


@dataclass(frozen=True, slots=True)
class Discard(Plain):
    """The player who discards chooses the cards."""

    op = Op.DISCARD
    amount: int
    who: Players


@dataclass(frozen=True, slots=True)
class GainHealth(Plain):
    op = Op.GAIN_HEALTH
    amount: Amount
    who: Player = YOU


@dataclass(frozen=True, slots=True)
class LoseHealth(Plain):
    """Not damage."""

    op = Op.LOSE_HEALTH
    amount: Amount
    who: Player = YOU


@dataclass(frozen=True, slots=True)
class CannotGainHealth(Plain):
    """`who` are other players, never you."""

    op = Op.NO_HEALTH
    who: Player


@dataclass(frozen=True, slots=True)
class Damage(Plain):
    op = Op.DAMAGE
    amount: Amount
    to: Damaged


@dataclass(frozen=True, slots=True)
class DivideDamage(Plain):
    """You choose the targets, champions or players, and the split."""

    op = Op.DIVIDE_DAMAGE
    amount: int


@dataclass(frozen=True, slots=True)
class Break(Plain):
    op = Op.BREAK
    what: Champions


@dataclass(frozen=True, slots=True)
class Banish(Plain):
    op = Op.BANISH
    what: Champions | Cards


@dataclass(frozen=True, slots=True)
class ReturnToHand(Plain):
    """They are champions in play, or cards in a discard pile."""

    op = Op.RETURN
    what: Champions | Cards


@dataclass(frozen=True, slots=True)
class ReturnAnew(Plain):
    """Each owner controls the new champion; tokens do not come back (E-TOKEN-02)."""

    op = Op.RETURN_ANEW
    what: Champions


@dataclass(frozen=True, slots=True)
class Recall(Plain):
    """It goes from its player's discard pile to that player's hand (E-KW-RECALL-01)."""

    op = Op.RECALL


@dataclass(frozen=True, slots=True)
class Recycle(Plain):
    """Banish two cards from your discard pile to draw one (E-KW-RECYCLE)."""

    op = Op.RECYCLE


@dataclass(frozen=True, slots=True)
class Expend(Plain):
    op = Op.EXPEND
    what: Champions


@dataclass(frozen=True, slots=True)
class Prepare(Plain):
    op = Op.PREPARE
    what: Champions


@dataclass(frozen=True, slots=True)
class ThisTurn(Plain):
    op = Op.BONUS
    what: Champions
    attack: int = 0
    defense: int = 0
    keywords: Keyword = NO_KEYWORD


@dataclass(frozen=True, slots=True)
class Gain(Plain):
    op = Op.GAIN
    what: Champions
    keywords: Keyword


@dataclass(frozen=True, slots=True)
class PutCounters(Plain):
    op = Op.COUNTERS
    amount: Amount
    what: Champions


@dataclass(frozen=True, slots=True)
class Create(Plain):
    """Tokens come into play as champions (E-TOKEN-01)."""

    op = Op.CREATE
    token: Token
    amount: Amount = 1
    who: Player = YOU


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Plain):
    """They are put, not played: no ally ability triggers."""

    op = Op.PUT_INTO_PLAY
    what: Target | Chosen | It


@dataclass(frozen=True, slots=True)
class ReturnAllToPlay(Plain):
    """Tribute and loyalty do not trigger."""

    op = Op.RETURN_ALL


@dataclass(frozen=True, slots=True)
class Transform(Plain):
    """A new champion takes the place of each (E-KW-TRANSFORM)."""

    op = Op.TRANSFORM
    what: Champions
    token: Token


@dataclass(frozen=True, slots=True)
class TakeControl(Plain):
    """With no time limit (Q-09)."""

    op = Op.CONTROL
    what: Champions


@dataclass(frozen=True, slots=True)
class TakeControlThisTurn(Plain):
    op = Op.CONTROL_THIS_TURN
    what: Champions


@dataclass(frozen=True, slots=True)
class RemoveFromBattle(Plain):
    op = Op.LEAVE_BATTLE
    what: Champions


@dataclass(frozen=True, slots=True)
class JoinBattle(Plain):
    """It joins the attack or block that this champion is in."""

    op = Op.JOIN
    which: Which
    keywords: Keyword


@dataclass(frozen=True, slots=True)
class NoMoreAttacks(Plain):
    """An attack under way continues."""

    op = Op.NO_ATTACKS


@dataclass(frozen=True, slots=True)
class BreakAllButOneEach(Plain):
    """The players choose in turn, beginning with you."""

    op = Op.KEEP_ONE


# --- sentences made of sentences --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pay:
    """A cost in health and gold, paid in full or not at all."""

    health: int = 0
    gold: int = 0


@dataclass(frozen=True, slots=True, init=False)
class May:
    """You may do one thing (E-TARGET-04). The effects in `then` happen only if you do it, so `do` can be a cost."""

    do: Effect | Pay
    then: tuple[Effect, ...]

    def __init__(self, do: Effect | Pay, *, then: Effect | tuple[Effect, ...] = ()) -> None:
        if isinstance(do, Pay) and not then:
            raise TypeError("May(Pay(…)) needs `then`: what is paid for")
        if then and not isinstance(do, Plain | Pay):
            raise TypeError(f"what follows `then` cannot depend on {type(do).__name__}: do one plain effect")
        _set(self, do=do, then=_several(then))


@dataclass(frozen=True, slots=True, init=False)
class Mode:
    """One block of an OR card (E-PLAY-14)."""

    do: tuple[Effect, ...]
    gold: int  # can be chosen only by paying it
    your_turn: bool  # can be chosen only on your own turn

    def __init__(self, *do: Effect, gold: int = 0, your_turn: bool = False) -> None:
        _set(self, do=do, gold=gold, your_turn=your_turn)


@dataclass(frozen=True, slots=True, init=False)
class ChooseOne:
    """The modes of an OR card, one of which its player chooses."""

    modes: tuple[Mode, ...]

    def __init__(self, *modes: Mode) -> None:
        _set(self, modes=modes)


@dataclass(frozen=True, slots=True)
class PlayedThisTurn:
    """You already played a 1-cost card of this alignment this turn."""

    alignment: Alignment


@dataclass(frozen=True, slots=True, init=False)
class If:
    """`then` happens if the condition holds, `otherwise` if not."""

    condition: Condition | PlayedThisTurn
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]

    def __init__(
        self, condition: Condition | PlayedThisTurn, *then: Effect, otherwise: Effect | tuple[Effect, ...] = ()
    ) -> None:
        _set(self, condition=condition, then=then, otherwise=_several(otherwise))


@dataclass(frozen=True, slots=True)
class AtEndOfTurn:
    """Happens at the end of the turn, but its targets are chosen now."""

    do: Discard | Break


Effect: TypeAlias = Plain | May | ChooseOne | If | AtEndOfTurn


# --- abilities --------------------------------------------------------------------------------


def ally(alignment: Alignment) -> When:
    """When you play another card of this alignment that costs 1 (E-KW-ALLY-01)."""
    return When(When.ALLY_GOOD + alignment)


@dataclass(frozen=True, slots=True)
class Broken:
    """A condition: another champion that fits is broken. This one must still be in play when the ability resolves."""

    which: Which


@dataclass(frozen=True, slots=True)
class Triggered:
    """A triggered ability; several conditions mean the same effect for each."""

    when: tuple[When | Broken, ...]
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class FromDiscard:
    """Works only while the card is in its owner's discard pile."""

    ability: Triggered | Power


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """A cost: +1/+1 counters of this champion."""

    amount: int


Cost: TypeAlias = Pay | RemoveCounters | Plain


@dataclass(frozen=True, slots=True, init=False)
class Power:
    """E-POWER-01: pay the cost, left of the colon, for the effects to its right."""

    do: tuple[Effect, ...]
    cost: tuple[Cost, ...]

    def __init__(self, *do: Effect, cost: Cost | tuple[Cost, ...]) -> None:
        _set(self, do=do, cost=_several(cost))


@dataclass(frozen=True, slots=True)
class Bonus:
    """A static bonus for a described group (E-STATIC-04)."""

    what: Which
    attack: int = 0
    defense: int = 0
    keywords: Keyword = NO_KEYWORD
    also: Alignment | None = None  # an additional alignment


@dataclass(frozen=True, slots=True)
class OnYourTurn:
    """Keywords that this champion has during its controller's turns."""

    keywords: Keyword


@dataclass(frozen=True, slots=True)
class AmbushFor:
    """You may play such champions as if they had ambush."""

    what: Which


Ability: TypeAlias = Triggered | FromDiscard | Power | Bonus | OnYourTurn | AmbushFor | Static


# --- cards --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, init=False)
class Event:
    name: str
    alignment: Alignment
    cost: int
    do: tuple[Effect, ...]
    classes: tuple[CardClass, ...]
    abilities: tuple[Ability, ...]
    gem: Gem

    def __init__(
        self,
        name: str,
        alignment: Alignment,
        cost: int,
        do: Effect | tuple[Effect, ...],
        classes: CardClass | tuple[CardClass, ...] = (),
        abilities: Ability | tuple[Ability, ...] = (),
        gem: Gem = Gem.WHITE,
    ) -> None:
        _set(self, name=name, alignment=alignment, cost=cost, do=_several(do), gem=gem)
        _set(self, classes=_several(classes), abilities=_several(abilities))


@dataclass(frozen=True, slots=True, init=False)
class Champion:
    name: str
    alignment: Alignment
    cost: int
    attack: int
    defense: int
    classes: tuple[CardClass, ...]
    keywords: Keyword
    abilities: tuple[Ability, ...]
    gem: Gem

    def __init__(
        self,
        name: str,
        alignment: Alignment,
        cost: int,
        attack: int,
        defense: int,
        classes: CardClass | tuple[CardClass, ...],
        keywords: Keyword = NO_KEYWORD,
        abilities: Ability | tuple[Ability, ...] = (),
        gem: Gem = Gem.WHITE,
    ) -> None:
        _set(self, name=name, alignment=alignment, cost=cost, attack=attack, defense=defense, keywords=keywords, gem=gem)
        _set(self, classes=_several(classes), abilities=_several(abilities))


@dataclass(frozen=True, slots=True, init=False)
class Token:
    """E-TOKEN-01: like any champion, except for where it goes when it leaves play."""

    name: str
    alignment: Alignment
    attack: int
    defense: int
    classes: tuple[CardClass, ...]

    def __init__(
        self, name: str, alignment: Alignment, attack: int, defense: int, classes: CardClass | tuple[CardClass, ...]
    ) -> None:
        _set(self, name=name, alignment=alignment, attack=attack, defense=defense, classes=_several(classes))


Card: TypeAlias = Event | Champion | Token


def tribute(*do: Effect) -> Triggered:
    """When this champion enters play (E-KW-TRIBUTE-01)."""
    return Triggered((When.TRIBUTE,), do)


def loyalty(*do: Effect) -> Triggered:
    """When this champion enters play and you reveal two cards of its alignment in hand (E-KW-LOYALTY-01)."""
    return Triggered((When.LOYALTY_2,), do)


def when(conditions: When | Broken | tuple[When | Broken, ...], *do: Effect) -> Triggered:
    """Whenever a condition of `When`, or `Broken`, comes true."""
    return Triggered(_several(conditions), do)


def draw_or(*mode: Effect, gold: int = 0, your_turn: bool = False) -> ChooseOne:
    """The frequent OR card: draw two cards, or this."""
    return ChooseOne(Mode(Draw(2)), Mode(*mode, gold=gold, your_turn=your_turn))


def or_pay_to_draw(*mode: Effect) -> ChooseOne:
    """The frequent free OR card: this, or pay 1 gold and draw two cards."""
    return ChooseOne(Mode(*mode), Mode(Draw(2), gold=1))


def yours(
    *,
    alignment: Alignment | None = None,
    card_class: CardClass | None = None,
    other: bool = False,
    battle: InBattle = InBattle.ANY,
) -> Which:
    """Champions you control."""
    return Which(side=Side.YOURS, alignment=alignment, card_class=card_class, other=other, battle=battle)


def expend_to(*do: Effect) -> Power:
    """A power that costs expending this champion."""
    return Power(*do, cost=Expend(THIS))


LOYALTY_BLITZ = loyalty(Gain(THIS, BLITZ))
RECALL_FOR_GOLD = FromDiscard(Power(Recall(), cost=Pay(gold=1)))


# --- every part must fit its operation ------------------------------------------------------------

PLAIN: tuple[type[Plain], ...] = tuple(
    part for part in list(vars().values()) if isinstance(part, type) and issubclass(part, Plain) and part is not Plain
)


def check(parts: Iterable[type[Plain]]) -> None:
    """Refuse parts that do not fit the table of operations, when they are declared and not when a card is played."""
    owners: dict[Op, type[Plain]] = {}
    for part in parts:
        names = {field.name for field in fields(part)}  # type: ignore[arg-type]  # every part is a dataclass
        if missing := set(part.op.facts.operands) - names - {"counted"}:
            raise TypeError(f"{part.__name__} has no {', '.join(sorted(missing))}, which {part.op.name} reads")
        if len(about := names - set(part.op.facts.operands)) > 1:
            raise TypeError(f"{part.__name__} is about {' and '.join(sorted(about))}; {part.op.name} reads neither")
        if part.op.facts.about != (len(about) == 1):
            raise TypeError(f"{part.__name__} and {part.op.name} disagree whether the sentence is about something")
        if owners.setdefault(part.op, part) is not part:
            raise TypeError(f"{part.__name__} and {owners[part.op].__name__} are both {part.op.name}")


check(PLAIN)
