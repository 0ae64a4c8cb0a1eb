"""Prints assembled programs, for reviewers of declarations."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mulligan.core.decks.deck import slug
from mulligan.epic.book.enums import (
    Alignment,
    CardType,
    Condition,
    Counted,
    Domain,
    Guard,
    Keyword,
    PickFlag,
    Player,
    When,
    Zone,
)
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Op
from mulligan.epic.parts import Card


def disassemble(book: Book, cards: tuple[Card, ...], number: int) -> list[str]:
    """The programs of a card, one line each: where it begins, then its instructions."""
    facts = book.cards[number]
    lines = []
    if facts.card_type == CardType.EVENT:
        lines.append(f"play  {_program(book, cards, int(facts.pc))}")
    for i in range(facts.ability_count):
        row = book.rows[number].abilities[i]
        names = " ".join(condition.name.lower() for condition in When if int(row.conditions) >> condition & 1)
        where = "discard " if row.from_discard else ""
        lines.append(f"{where}{names}  {_program(book, cards, int(row.pc))}")
    for i in range(facts.power_count):
        row_ = book.rows[number].powers[i]
        costs = [name for name in ("expend", "gold", "counters", "break_this", "picks") if getattr(row_, name)]
        where = "discard " if facts.discard_power else ""
        lines.append(f"{where}power {' '.join(costs)}  {_program(book, cards, int(row_.pc))}")
    return lines


def _program(book: Book, cards: tuple[Card, ...], pc: int) -> str:
    words, last = [], pc
    while True:
        row = book.code[pc]
        words.append(f"{pc} {_instruction(book, cards, pc)}")
        last = max(last, int(row.jump))
        if row.op == Op.END and pc >= last:
            return " · ".join(words)
        pc += 1


def _instruction(book: Book, cards: tuple[Card, ...], pc: int) -> str:
    """The operation, then the operands that its row of the table names and that are not zero."""
    row = book.code[pc]
    op = Op(row.op)
    words = [op.name]
    for name in op.facts.operands:
        value = int(getattr(row, name))
        if name == "token":
            words.append(slug(cards[value].name))
        elif name in _ALWAYS or value:
            say = _OPERANDS.get(name)
            words.append(say(value) if say else f"{name} {value}")
    if row.jump and "jump" not in op.facts.operands:
        words.append(_OPERANDS["jump"](int(row.jump)))
    return " ".join(words)


def _condition(number: int) -> str:
    named = Condition(number) if number in list(Condition) else Guard(number)
    return named.name.lower()


_ALWAYS = {"amount", "who", "domain", "condition", "which"}  # zero means something
_OPERANDS: Mapping[str, Callable[[int], str]] = {
    "amount": str,
    "keywords": lambda mask: " ".join(str(keyword.name).lower() for keyword in Keyword if mask & keyword),
    "which": lambda number: f"#{number}",
    "jump": lambda pc: f"→ {pc}",
    "counted": lambda number: f"+ {Counted(number).name.lower()}",
    "who": lambda number: Player(number).name.lower(),
    "domain": lambda number: Domain(number).name.lower(),
    "zone": lambda number: Zone(number).name.lower(),
    "how": lambda mask: " ".join(flag.name.lower() for flag in PickFlag if mask & flag),
    "most": lambda number: f"≤{number}",
    "condition": _condition,
    "alignment": lambda number: Alignment(number).name.lower(),
}
