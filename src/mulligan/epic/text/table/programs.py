"""Which words of a card a place in its program stands for: one power, one mode, one trigger, one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from mulligan.core.text.words import Case, capital, sentence
from mulligan.epic import parts as p
from mulligan.epic.book.assembler import assemble
from mulligan.epic.book.layout import Book
from mulligan.epic.cards import CARDS, TOKENS
from mulligan.epic.text.context import Context, Word
from mulligan.epic.text.grammar import Grammar

_GUARDED = (p.When.LOYALTY_2, p.When.ANOTHER_BROKEN)  # one instruction stands before the effects


@dataclass(frozen=True, slots=True)
class Passage:
    """Effects that follow each other, and where their program is."""

    effects: tuple[p.Effect, ...]
    entry: int  # where the ability begins; the effects may begin one instruction later
    start: int
    this: Word
    ability: p.Ability | None = None


@cache
def length(effect: p.Effect) -> int:
    """How many instructions the effect takes. The assembler itself is asked, so the two cannot disagree."""
    alone = p.Event("Alone", p.GOOD, 0, effect)
    return int(assemble((*TOKENS, alone)).code_count) - _without() - 1


@cache
def _without() -> int:
    """The length of a book without cards."""
    return int(assemble(TOKENS).code_count)


def passages(book: Book, number: int) -> Iterator[Passage]:
    """All of a card, what contains before what is contained."""
    card, facts, rows = CARDS[number], book.cards[number], book.rows[number]
    if isinstance(card, p.Token):
        return
    this = _this(card)
    if isinstance(card, p.Event):
        yield Passage(card.do, int(facts.pc), int(facts.pc), this)
    triggers, powers = iter(rows.abilities), iter(rows.powers)
    for ability in card.abilities:
        inner, word = (ability.ability, Word.CARD) if isinstance(ability, p.FromDiscard) else (ability, this)
        if isinstance(inner, p.Triggered):
            entry = int(next(triggers).pc)
            yield Passage(inner.do, entry, entry + any(when in _GUARDED for when in inner.when), word, ability)
        elif isinstance(inner, p.Power):
            entry = int(next(powers).pc)
            yield Passage(inner.do, entry, entry, word, ability)
    for place, mode in enumerate(modes(card)):
        pc = int(rows.modes[place].pc)
        yield Passage(mode.do, pc, pc, this)


def _this(card: p.Card) -> Word:
    return Word.CARD if isinstance(card, p.Event) else Word.CHAMPION


def modes(card: p.Card) -> tuple[p.Mode, ...]:
    """The blocks of an OR card."""
    if isinstance(card, p.Token):
        return ()
    abilities = [ability.ability if isinstance(ability, p.FromDiscard) else ability for ability in card.abilities]
    effects = [effect for ability in abilities if isinstance(ability, p.Triggered | p.Power) for effect in ability.do]
    choices = [*(card.do if isinstance(card, p.Event) else ()), *effects]
    return next((effect.modes for effect in choices if isinstance(effect, p.ChooseOne)), ())


def powers(card: p.Card) -> tuple[p.Power | p.FromDiscard, ...]:
    """The powers in the order of the book."""
    if isinstance(card, p.Token):
        return ()
    return tuple(
        ability
        for ability in card.abilities
        if isinstance(ability, p.Power) or (isinstance(ability, p.FromDiscard) and isinstance(ability.ability, p.Power))
    )


def mode_line(grammar: Grammar, number: int, mode: int) -> str:
    """One block of an OR card, with its price."""
    card = CARDS[number]
    return grammar.mode(modes(card)[mode], Context(this=_this(card)))


def power_line(grammar: Grammar, number: int, which: int) -> str:
    """One power: what is paid, and what happens; where it works is left out."""
    card = CARDS[number]
    power = powers(card)[which]
    if isinstance(power, p.FromDiscard):
        return grammar.ability(power.ability, Context(this=Word.CARD))
    return grammar.ability(power, Context(this=_this(card)))


def recalls(number: int) -> bool:
    """Whether the card's power in the discard pile only recalls it."""
    return any(isinstance(each, p.FromDiscard) and each.ability.do == (p.Recall(),) for each in powers(CARDS[number]))


def trigger_line(book: Book, grammar: Grammar, number: int, pc: int) -> str:
    """A triggered ability that waits: its line, or the sentence that put it off until the end of the turn."""
    for passage in passages(book, number):
        if passage.entry == pc and passage.ability is not None:
            return grammar.ability(passage.ability, Context(this=_this(CARDS[number])))
    if pc == book.righteous:
        gained = grammar.sentences((p.GainHealth(p.X),), Context())
        return f"{capital(grammar.keyword(p.RIGHTEOUS, Case.NOMINATIVE))} → {gained}"
    return sentence_at(book, grammar, number, pc)


def sentence_at(book: Book, grammar: Grammar, number: int, pc: int) -> str:
    """The sentence that is being carried out; before the first one (loyalty) the whole line. Empty for what has no words."""
    found = ""
    for passage in passages(book, number):
        start = passage.start
        if passage.entry <= pc < start and passage.ability is not None:
            return grammar.ability(passage.ability, Context(this=_this(CARDS[number])))
        for place, effect in enumerate(passage.effects):
            end = start + length(effect)
            if start <= pc < end:
                found = sentence(grammar.clauses(passage.effects, Context(this=passage.this))[place])
            start = end
    return found
