"""The table of leader effects (section 12 of the rules): every effect once, with the operands it reads.

The assembler, the disassembler, the dispatcher and the sentences are all derived from `LeaderEffect`. To add an effect:
1. add a member here, and to `parts.py` a part if the effect has operands;
2. decorate its kernel with `@carries_out`, and its condition with `@useful_if` if players use it (`rules/leaders/effects.py`);
3. add its sentence to `text/sentences.toml`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Self

from mulligan.core.kernel.record import I8, I16, U8
from mulligan.gwent.state import Passive


class LeaderRow:
    """A leader in the book. An effect names the operands it reads; the others are zero."""

    effect: I8  # LeaderEffect
    use: I8  # Use
    needs_deck: I8
    row: I8  # operand: which row
    least: I8  # operand: the total a row must have to be scorched
    cards: I8  # operand: how many cards
    picks: I8  # operand: how many cards to take from the deck afterwards
    strength: I8  # operand: points for each unit
    passives: U8  # mask of Passive
    card: I16  # operand: a card of the book


OPERANDS = ("row", "least", "cards", "picks", "strength", "card")


class Use(IntEnum):
    """When an effect happens."""

    NEVER = 0
    ACTION = 1  # G-120: once per game, instead of playing a card
    PASSIVE = 2  # in force from the start; in solo, from when the virtual opponent turns the leader up
    SETUP = 3  # while hands are dealt
    SOLO = 4  # only when the virtual opponent turns the leader up (G-261)


@dataclass(frozen=True, slots=True)
class EffectFacts:
    """The table's entry for one effect."""

    doc: str
    operands: tuple[str, ...]
    use: Use
    passive: int  # 0, or a Passive
    needs_deck: bool  # whether it does anything depends on cards that only its player knows


def effect(
    doc: str, *operands: str, use: Use = Use.ACTION, passive: Passive | None = None, needs_deck: bool = False
) -> EffectFacts:
    if unknown := set(operands) - set(OPERANDS):
        raise TypeError(f"LeaderRow has no operand {', '.join(sorted(unknown))}")
    return EffectFacts(doc, operands, use, int(passive or 0), needs_deck)


class LeaderEffect(IntEnum):
    """Every effect of a leader, grouped by use."""

    facts: EffectFacts

    def __new__(cls, facts: EffectFacts | int) -> Self:
        """Members are numbered in order. (`int` only tells the type checker that `LeaderEffect(3)` looks one up.)"""
        assert isinstance(facts, EffectFacts)
        number = len(cls.__members__)
        member = int.__new__(cls, number)
        member._value_ = number
        member.facts = facts
        return member

    NONE = effect("The card is not a leader.", use=Use.NEVER)
    PLAY_FROM_DECK = effect("Play `card` from your deck (G-130, G-153).", "card", needs_deck=True)
    PLAY_WEATHER = effect("Play any weather card from your deck (G-145).", needs_deck=True)
    CLEAR_WEATHER = effect("Discard all weather cards (G-131).")
    HORN = effect("Double the strength of your `row` (G-155).", "row")
    SCORCH = effect("Destroy the strongest units of the opponent's `row` if it totals `least` (G-080).", "row", "least")
    PEEK = effect("Look at `cards` random cards of the opponent's hand (G-136).", "cards")
    TAKE_FROM_DISCARD = effect("Take a card from the opponent's discard pile into your hand (G-138).")
    RETURN_FROM_DISCARD = effect("Take a card from your discard pile into your hand (G-148).")
    MOVE_AGILE = effect("Move your Agile units to their stronger row (G-144).")
    RESHUFFLE_DISCARDS = effect("Everybody shuffles their discard pile into their deck (G-150).")
    DISCARD_AND_PICK = effect("Discard `cards` cards, then take `picks` cards from your deck (G-147).", "cards", "picks")
    PLAY_BOND_COPY = effect("Play another copy of one of your Tight Bond units from your deck (G-152).", needs_deck=True)

    OPENING_CARDS = effect("Your opening hand has `cards` more cards (G-141).", "cards", use=Use.SETUP)

    CANCEL_LEADER = effect("The opponent's leader has no effect (G-137).", use=Use.PASSIVE)
    RANDOM_MEDICS = effect("Medics revive at random (G-139).", use=Use.PASSIVE, passive=Passive.RANDOM_MEDICS)
    DOUBLE_SPIES = effect("Spies have double strength (G-149).", use=Use.PASSIVE, passive=Passive.DOUBLE_SPIES)
    HALF_WEATHER = effect("Your units lose only half to weather (G-151).", use=Use.PASSIVE, passive=Passive.HALF_WEATHER)

    THEY_DISCARD = effect("The human discards `cards` cards of their choice (G-136).", "cards", use=Use.SOLO)
    DRAW_AND_PLAY = effect("Draw `cards` cards and play them (G-141, G-147).", "cards", use=Use.SOLO)
    STRENGTH_PER_AGILE = effect("Add `strength` to the total for each Agile unit (G-144).", "strength", use=Use.SOLO)
    PLAY_BOND = effect("Play the best Tight Bond unit from the deck (G-152).", use=Use.SOLO)
    REVIVE_RANDOM = effect("Revive a random unit (G-139).", use=Use.SOLO)
    PLAY_FROM_DISCARD = effect("Play the best card from its discard pile (G-148).", use=Use.SOLO)
    PLAY_FROM_THEIR_DISCARD = effect("Play the best card from the human's discard pile (G-138).", use=Use.SOLO)
    PLAY_FIRST_WEATHER = effect("Play the first weather card of its deck (G-145).", use=Use.SOLO)
