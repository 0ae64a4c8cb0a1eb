"""The book for people: what a declaration became."""

from __future__ import annotations

from mulligan.gwent.book import layout as b
from mulligan.gwent.book.layout import Book, Effect, LeaderRow
from mulligan.gwent.cards import CARDS
from mulligan.gwent.parts import Row

_ABILITIES = {
    "unit": b.UNIT,
    "hero": b.HERO,
    "weather": b.WEATHER,
    "tight bond": b.TIGHT_BOND,
    "morale boost": b.MORALE_BOOST,
    "horn": b.HORN,
    "medic": b.MEDIC,
    "mardroeme": b.MARDROEME,
    "spy": b.SPY,
    "scorch": b.SCORCH,
    "muster": b.MUSTER,
    "berserker": b.BERSERKER,
    "summon": b.SUMMON,
    "decoy": b.DECOY,
    "clear weather": b.CLEAR_WEATHER,
}


def disassemble(book: Book, number: int) -> list[str]:
    """The facts of a card, one line each."""
    facts = book.cards[number]
    leader, solo = book.leaders[number], book.solo[number]
    if leader.effect != Effect.NONE:
        lines = [f"leader  {_leader(leader)}"]
        return lines if _leader(solo) == _leader(leader) else [*lines, f"solo    {_leader(solo)}"]
    words = [name for name, bit in _ABILITIES.items() if facts.abilities & bit]
    rows = " and ".join(row.name.lower() for row in Row if facts.rows >> row & 1)
    words += [f"on {rows}"] if rows else []
    words += [str(facts.strength)] if facts.abilities & b.UNIT else []
    lines = [" ".join(words)]
    if facts.abilities & b.SPY:
        lines.append(f"draws {facts.draws}")
    if facts.abilities & b.MUSTER:
        called = [card.name for other, card in enumerate(CARDS) if book.cards[other].answers & facts.calls]
        lines.append("calls " + ", ".join(called))
    if facts.abilities & b.SCORCH:
        where = "battlefield" if facts.scorch_row == b.BATTLEFIELD else f"{Row(facts.scorch_row).name.lower()} row"
        lines.append(f"scorches the {where}" + (f" from {facts.scorch_least}" if facts.scorch_least else ""))
    if facts.abilities & (b.BERSERKER | b.SUMMON):
        lines.append(f"becomes {CARDS[facts.becomes].name}")
    return lines


def _leader(row: LeaderRow) -> str:
    effect = Effect(row.effect)
    words = [effect.name.lower()]
    match effect:
        case Effect.PLAY_FROM_DECK:
            words.append("any weather" if row.card == b.ANY_WEATHER else CARDS[row.card].name)
        case Effect.HORN:
            words.append(Row(row.row).name.lower())
        case Effect.SCORCH:
            words += [Row(row.row).name.lower(), f"from {row.amount}"]
        case Effect.DISCARD_AND_PICK:
            words += [str(row.amount), str(row.card)]
        case _ if row.amount:
            words.append(str(row.amount))
    return " ".join(words)
