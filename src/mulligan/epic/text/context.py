"""The context of a sentence: the antecedent of "it", the person addressed, the number of targets so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from mulligan.core.text.words import Form, Number
from mulligan.epic.parts import (
    AnyNumberOf,
    AtEndOfTurn,
    CardClass,
    CardInPileOf,
    CardType,
    ChampionsOf,
    Chosen,
    Condition,
    Create,
    Each,
    Effect,
    InBattle,
    It,
    May,
    Pay,
    PileOf,
    Plain,
    PlayedThisTurn,
    ReturnToHand,
    Target,
    TargetPlayer,
    Things,
    Which,
    WithChampions,
    WithNamesakes,
    Zone,
)


class Word(Enum):
    """The nouns of every language."""

    CARD = auto()
    CHAMPION = auto()
    EVENT = auto()
    TOKEN = auto()
    COUNTER = auto()  # a +1/+1 counter
    PLAYER = auto()
    OPPONENT = auto()
    TARGET = auto()  # a champion or a player
    DAMAGE = auto()
    HEALTH = auto()
    GOLD = auto()


@dataclass(frozen=True, slots=True)
class Them:
    """The meaning of "it" or "them"."""

    word: Word
    number: Number = Number.ONE
    card_class: CardClass | None = None  # set if they were named by class
    which: Which | None = None  # "each" with this filter refers to them again
    this: bool = False  # whether it is the source itself


@dataclass(frozen=True, slots=True)
class Context:
    """The things that a sentence can refer to."""

    this: Word = Word.CHAMPION  # the noun for the source: a champion in play, otherwise a card
    form: Form = Form.IMPERATIVE  # the form of verbs that address "you"
    them: Them = Them(Word.CHAMPION)
    targets: int = 0  # chosen by earlier sentences of this ability
    near: bool = False  # this champion was just named, so "it" suffices

    def after(self, effect: Effect) -> Context:
        """The context of the next sentence."""
        return replace(self, them=_about(effect, self) or self.them, targets=self.targets + _targets(effect))

    def given(self, condition: Condition | PlayedThisTurn) -> Context:
        """The context of effects under a condition."""
        if condition is Condition.ONE_CHAMPION_ATTACKS:
            return replace(self, them=Them(Word.CHAMPION, which=Which(battle=InBattle.ATTACKING)))
        return self


def word_of(which: Which) -> Word:
    """The noun for cards that match a filter."""
    if which.token:
        return Word.TOKEN
    return {None: Word.CARD, CardType.CHAMPION: Word.CHAMPION, CardType.EVENT: Word.EVENT}[which.type]


def _kind(which: Which, number: Number) -> Them:
    return Them(word_of(which), number, None if which.token else which.card_class)


def _targeted(target: Target) -> Them:
    number = Number.MANY if target.up_to > 1 else Number.ONE
    match target.what:
        case Which() as which:
            return _kind(which, number)
        case TargetPlayer.ANY_TARGET:
            return Them(Word.TARGET, number)
        case _:
            return Them(Word.PLAYER, number)


def _named(what: Things, at: Context) -> Them | None:
    match what:
        case Target():
            return _targeted(what)
        case Chosen():
            return _kind(what.what, Number.ONE)
        case AnyNumberOf() | Each():
            return _kind(what.what, Number.MANY)
        case ChampionsOf() | WithChampions() | WithNamesakes():
            return Them(Word.CHAMPION, Number.MANY)
        case PileOf():
            return Them(Word.CARD, Number.MANY)
        case CardInPileOf():
            return Them(Word.CARD)
        case It.THIS:
            return Them(at.this, this=True)
        case _:
            return None


def _about(effect: Effect, at: Context) -> Them | None:
    """The antecedent of "it" in the next sentence; None if there is none."""
    match effect:
        case Create(amount=amount):
            return Them(Word.TOKEN, Number.ONE if amount == 1 else Number.MANY)
        case Plain():
            return None if effect.about is None else _named(effect.about, at)
        case AtEndOfTurn(do):
            return _about(do, at)
        case May(do, then):
            last = then[-1] if then else do
            return None if isinstance(last, Pay) else _about(last, at)
        case _:
            return None


def _targets(effect: Effect) -> int:
    """The number of targets that the sentence chooses."""
    return int(isinstance(effect, Plain) and isinstance(effect.about, Target))


def goes_to_your_hand(part: ReturnToHand) -> bool:
    """Whether it goes to your hand: your piles contain only your own cards."""
    match part.what:
        case Target(zone=zone) | Chosen(zone=zone) | AnyNumberOf(zone=zone):
            return zone in (Zone.YOUR_DISCARD, Zone.YOUR_HAND)
        case _:
            return False


def is_foreign(what: Target | Chosen | It) -> bool:
    """Whether a card can come from another player's pile, so the text needs "under your control"."""
    return not isinstance(what, It) and what.zone is Zone.ANY_DISCARD
