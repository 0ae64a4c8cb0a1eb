"""Plays that would do nothing: cards and powers whose text finds nothing to do now.

They are legal, and what they trigger can be worth it: only what a text does itself counts here. Clients don't highlight
them, and say why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mulligan.core.text import Language
from mulligan.core.text.terms import term
from mulligan.epic.book.enums import CardType, Domain, InBattle
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.choices import decode
from mulligan.epic.events import EventKind
from mulligan.epic.game import EpicGame, book
from mulligan.epic.state import Ask, Option

_PRICE: Final = {EventKind.PLAYED, EventKind.POWER_USED, EventKind.GOLD_SPENT, EventKind.MODE_CHOSEN}
_AFTERWARDS: Final = {
    EventKind.TRIGGERED,
    EventKind.PASSED,
    EventKind.STEP_BEGAN,
    EventKind.TURN_BEGAN,
    EventKind.TURN_ENDED,
}
# Questions of the rules, after the play. All other questions are part of a card's effect.
BETWEEN_PLAYS: Final = {Ask.NOTHING, Ask.MAIN, Ask.PLAYS, Ask.ORDER, Ask.END_TURN, Ask.HAND_LIMIT, Ask.BLOCKER}


def idle_plays(game: EpicGame, seat: int, options: Sequence[int], language: Language) -> Mapping[int, str]:
    """The options of a seat that would do nothing, with the reason.

    They are tried on a copy with the cards hidden from the seat dealt again, so the reasons reveal nothing about the true ones.
    """
    if game.state.ask not in (Ask.MAIN, Ask.PLAYS, Ask.MODE):
        return {}
    twin = game.copy()
    twin.redeal(seat, 0)
    programs = ((choice, _program(twin, choice)) for choice in options)
    return {
        choice: term(f"epic.idle.{_lacks(book(), program)}", language)
        for choice, program in programs
        if program is not None and _does_nothing(twin, choice)
    }


def _program(game: EpicGame, choice: int) -> int | None:
    """Where the program of an event, a mode or a power begins; None: it is something else, or its price may be its purpose."""
    state, picked = game.state, decode(choice)
    match picked.kind:
        case Option.MODE:
            return int(book().rows[state.frames[state.depth - 1].card].modes[picked.place].pc)
        case Option.HAND:
            card = state.cards[state.players[state.asked].hand.cards[picked.place]].card
            return None if book().cards[card].card_type == CardType.CHAMPION else int(book().cards[card].pc)
        case Option.POWER:
            power = book().rows[state.champions[picked.place].card].powers[picked.power]
            return None if power.break_this or power.counters or power.picks else int(power.pc)
        case _:
            return None


def _does_nothing(game: EpicGame, choice: int) -> bool:
    """Whether a play, in each of its modes, causes no event but its price."""
    twin = game.copy()
    seat, is_power = int(game.state.asked), decode(choice).kind is Option.POWER
    twin.answer(seat, choice)
    events = [EventKind(kind) for kind in twin.output.events["kind"][: twin.output.event_count].tolist()]
    if is_power and EventKind.EXPENDED in events:
        events.remove(EventKind.EXPENDED)  # its price
    for kind in events:
        if kind in _AFTERWARDS:
            return True
        if kind not in _PRICE:
            return False
    if twin.state.ask == Ask.MODE:
        return all(_does_nothing(twin, mode) for mode in twin.legal(seat))
    return twin.state.ask in BETWEEN_PLAYS


def _lacks(rules: Book, pc: int) -> str:
    """The row of `terms.csv` for what the text looks for first."""
    for row in _rows(rules, pc):
        if row.op in (Op.PICK, Op.EACH):
            if row.op == Op.PICK and row.domain in (Domain.CARDS, Domain.CARDS_OF_MARKED):
                return "card"
            return "attacker" if rules.filters[row.which].battle == InBattle.ATTACKING else "champion"
    return "nothing"


def _rows(rules: Book, pc: int) -> Iterator[Instruction]:
    while rules.code[pc].op != Op.END:
        yield rules.code[pc]
        pc += 1
