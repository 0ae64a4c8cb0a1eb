"""Programs for people: what a declaration became. Nobody reads or writes them by hand."""

from __future__ import annotations

from mulligan.core.decks.deck import slug
from mulligan.epic.book.enums import CardType, Condition, Counted, Domain, Guard, Keyword, PickFlag, Player, When, Zone
from mulligan.epic.book.layout import Book, Op
from mulligan.epic.parts import Card

_AMOUNT_OPS = {Op.DRAW, Op.GAIN_HEALTH, Op.LOSE_HEALTH, Op.DAMAGE, Op.COUNTERS, Op.CREATE}
_PLAYER_OPS = {Op.DRAW, Op.DISCARD, Op.GAIN_HEALTH, Op.LOSE_HEALTH, Op.CREATE}
_JUMPS = {Op.JUMP, Op.MAY, Op.LOYALTY}


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
        costs = [name for name in ("expend", "gold", "counters", "break_this") if getattr(row_, name)]
        where = "discard " if facts.discard_power else ""
        lines.append(f"{where}power {' '.join(costs)}  {_program(book, cards, int(row_.pc))}")
    return lines


def _program(book: Book, cards: tuple[Card, ...], pc: int) -> str:
    words, last = [], pc
    while True:
        row = book.code[pc]
        op = Op(row.op)
        words.append(f"{pc} {_instruction(book, cards, pc)}")
        target = {Op.JUMP: row.a, Op.MAY: row.a, Op.LOYALTY: row.a, Op.IF: row.c, Op.DELAY: row.b}.get(op, 0)
        last = max(last, int(target))
        if op == Op.END and pc >= last:
            return " · ".join(words)
        pc += 1


def _instruction(book: Book, cards: tuple[Card, ...], pc: int) -> str:
    row = book.code[pc]
    op = Op(row.op)
    words = [op.name]
    if op in _AMOUNT_OPS:
        words.append(f"{Counted(row.a).name.lower()}+{row.b}" if row.a else str(row.b))
    if op == Op.DISCARD or op == Op.DIVIDE_DAMAGE:
        words.append(str(row.b))
    if op in _PLAYER_OPS:
        words.append(Player(row.c).name.lower())
    if op == Op.CREATE:
        words.append(slug(cards[row.d].name))
    if op == Op.TRANSFORM:
        words.append(slug(cards[row.a].name))
    if op == Op.IF:
        words.append(f"{_condition(row.a)} else {row.c}")
    if op in _JUMPS:
        words.append(f"→ {row.a}")
    if op == Op.PICK:
        flags = " ".join(flag.name.lower() for flag in PickFlag if row.d & flag)
        words.append(f"{Domain(row.a).name.lower()} #{row.b} {Zone(row.c).name.lower()} {flags} ≤{row.e}")
    if op in (Op.EACH, Op.JOIN):
        words.append(f"#{row.a}")
    if op == Op.BONUS:
        words.append(f"{row.a:+}/{row.b:+}")
    if op in (Op.BONUS, Op.GAIN, Op.JOIN) and row.c:
        words.append(" ".join(str(keyword.name).lower() for keyword in Keyword if row.c & keyword))
    if op == Op.DELAY:
        words.append(f"{row.a}, go on at {row.b}")
    return " ".join(words)


def _condition(number: int) -> str:
    named = Condition(number) if number in list(Condition) else Guard(number)
    return named.name.lower()
