"""Prints the book's facts about a card, for reviewers of declarations."""

from __future__ import annotations

from mulligan.gwent.book import layout as b
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect, LeaderRow
from mulligan.gwent.cards import CARDS
from mulligan.gwent.parts import Row, Trait


def disassemble(book: Book, number: int) -> list[str]:
    """The facts of a card, one per line."""
    facts = book.cards[number]
    leader, solo = book.leaders[number], book.solo[number]
    if leader.effect != LeaderEffect.NONE:
        lines = [f"leader  {_leader(leader)}"]
        return lines if _leader(solo) == _leader(leader) else [*lines, f"solo    {_leader(solo)}"]
    words = [trait.name.lower().replace("_", " ") for trait in Trait if facts.abilities & trait]
    rows = " and ".join(row.name.lower() for row in Row if facts.rows >> row & 1)
    words += [f"on {rows}"] if rows else []
    words += [str(facts.strength)] if facts.abilities & Trait.UNIT else []
    lines = [" ".join(words)]
    if facts.abilities & Trait.SPY:
        lines.append(f"draws {facts.draws}")
    if facts.abilities & Trait.MUSTER:
        called = [card.name for other, card in enumerate(CARDS) if book.cards[other].answers & facts.calls]
        lines.append("calls " + ", ".join(called))
    if facts.abilities & Trait.SCORCH:
        where = "battlefield" if facts.scorch_row == b.BATTLEFIELD else f"{Row(facts.scorch_row).name.lower()} row"
        lines.append(f"scorches the {where}" + (f" from {facts.scorch_least}" if facts.scorch_least else ""))
    if facts.abilities & (Trait.BERSERKER | Trait.SUMMON):
        lines.append(f"becomes {CARDS[facts.becomes].name}")
    return lines


def _leader(row: LeaderRow) -> str:
    """The effect and its operands."""
    effect = LeaderEffect(row.effect)
    return " ".join([effect.name.lower(), *(_operand(name, getattr(row, name)) for name in effect.facts.operands)])


def _operand(name: str, value: int) -> str:
    match name:
        case "card":
            return CARDS[value].name
        case "row":
            return Row(value).name.lower()
        case "least":
            return f"from {value}"
        case _:
            return str(value)
