"""Find the text for an address in a card's program: a power, a mode, a trigger or a sentence."""

from __future__ import annotations

from mulligan.core.text.words import Case, capital, sentence
from mulligan.epic import parts as p
from mulligan.epic.book.assembler import source_map
from mulligan.epic.book.layout import Book
from mulligan.epic.cards import CARDS
from mulligan.epic.text.context import Context, Word
from mulligan.epic.text.grammar import Grammar


def _this(card: p.Card) -> Word:
    return Word.CARD if isinstance(card, p.Event) else Word.CHAMPION


def modes(card: p.Card) -> tuple[p.Mode, ...]:
    """The modes of an OR card."""
    if isinstance(card, p.Token):
        return ()
    abilities = [ability.ability if isinstance(ability, p.FromDiscard) else ability for ability in card.abilities]
    effects = [effect for ability in abilities if isinstance(ability, p.Triggered | p.Power) for effect in ability.do]
    choices = [*(card.do if isinstance(card, p.Event) else ()), *effects]
    return next((effect.modes for effect in choices if isinstance(effect, p.ChooseOne)), ())


def powers(card: p.Card) -> tuple[p.Power | p.FromDiscard, ...]:
    """The powers, in the book's order."""
    if isinstance(card, p.Token):
        return ()
    return tuple(
        ability
        for ability in card.abilities
        if isinstance(ability, p.Power) or (isinstance(ability, p.FromDiscard) and isinstance(ability.ability, p.Power))
    )


def mode_line(grammar: Grammar, number: int, mode: int) -> str:
    """One mode of an OR card, with its cost."""
    card = CARDS[number]
    return grammar.mode(modes(card)[mode], Context(this=_this(card)))


def power_line(grammar: Grammar, number: int, which: int) -> str:
    """One power: its cost and its effect, without the zone where it works."""
    card = CARDS[number]
    power = powers(card)[which]
    if isinstance(power, p.FromDiscard):
        return grammar.ability(power.ability, Context(this=Word.CARD))
    return grammar.ability(power, Context(this=_this(card)))


def recalls(number: int) -> bool:
    """Whether the card's power in the discard pile only recalls it."""
    return any(isinstance(each, p.FromDiscard) and each.ability.do == (p.Recall(),) for each in powers(CARDS[number]))


def trigger_line(book: Book, grammar: Grammar, number: int, pc: int) -> str:
    """The text of a waiting trigger: the ability's line, or the sentence that delayed it until the end of the turn."""
    if pc == book.righteous:
        gained = grammar.sentences((p.GainHealth(p.X),), Context())
        return f"{capital(grammar.keyword(p.RIGHTEOUS, Case.NOMINATIVE))} → {gained}"
    source = source_map(CARDS)[pc]
    if source is not None and source.number == number and source.ability is not None and source.entry == pc:
        return grammar.ability(source.ability, Context(this=_this(CARDS[number])))
    return sentence_at(grammar, number, pc)


def sentence_at(grammar: Grammar, number: int, pc: int) -> str:
    """The sentence being carried out; the whole line for instructions before the first sentence, such as loyalty or a cost.

    Empty if the instruction has no text.
    """
    source = source_map(CARDS)[pc] if pc < len(source_map(CARDS)) else None
    if source is None or source.number != number:
        return ""
    this = _this(CARDS[number])
    if source.place is None:
        return "" if source.ability is None else grammar.ability(source.ability, Context(this=this))
    at = Context(this=Word.CARD if isinstance(source.ability, p.FromDiscard) else this)
    return sentence(grammar.clauses(source.sentences, at)[source.place])
