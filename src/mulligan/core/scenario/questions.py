"""`P1 is asked`, `P1 can`, `P1 may choose`: checks of the open question and its legal answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import begins_with, one_of, split_list, unknown
from mulligan.core.text import Language

if TYPE_CHECKING:
    from mulligan.core.scenario.notation import Notation


def check_asked(table: Notation[Any], game: Any, seat: int, words: str) -> None:
    """`is asked TARGET`, `is asked TARGET by kong`, `is asked ASSIGN about medusa`."""
    match = re.fullmatch(r"(\S+)(?: by (.+?))?(?: about (.+))?", words, re.I)
    asks = [ask for ask in game.asks.__members__ if ask != "NOTHING"]
    kind = one_of("question", match[1] if match else words, asks)
    if game.question is None:
        raise DoesNotHold("nobody is asked anything: the game is over")
    if match and match[2] and not table.find(match[2]):
        table.known(match[2])
    asked = seat in {question.seat for question in game.questions} and game.question.ask == kind
    by, about = match[2] if match else None, match[3] if match else None
    if not asked or (by and table.find(by) != table.asked_by()) or (about and table.asked_about() != table.about(seat, about)):
        raise DoesNotHold(table.who_is_asked())


def _check_seat(table: Notation[Any], game: Any, seat: int) -> None:
    if seat not in {question.seat for question in game.questions}:
        raise DoesNotHold(f"P{seat + 1} is not asked anything: {table.who_is_asked()}")


def check_can(table: Notation[Any], game: Any, seat: int, words: str) -> None:
    """`P1 cannot play kong (E-COST-03)`, `P1 can attack with kong`, `P1 cannot pass`."""
    match = re.fullmatch(r"(can|cannot) (.+?)(?: \(([A-Z]+-[A-Z0-9-]+)\))?", words, re.I)
    if not match:
        raise ScenarioError(f"say `can play kong` or `cannot play kong (E-COST-03)`, not {words!r}")
    wanted = match[1].lower() == "can"
    _check_seat(table, game, seat)
    if match[2].lower() in table.plain_infinitive:
        option: int = table.plain_infinitive[match[2].lower()]
    else:
        if not any(begins_with(match[2], form) for form in table.verbs.values()):
            raise unknown("move", match[2], [*table.plain_infinitive, *table.verbs.values()])
        verb, objects = table.split_verb(match[2], list(table.verbs.values()))
        if len(objects) != 1:
            raise ScenarioError("`can` and `cannot` are followed by exactly one card, player or row")
        option = table.option(seat, verb, objects[0])
    legal = option in game.legal()
    if legal != wanted:
        raise DoesNotHold(f"P{seat + 1} {'can' if legal else 'cannot'}: {match[2]}{_why(game, seat, option)}")
    if match[3]:
        refusal = game.why_not(seat, option)
        if refusal is None:
            raise ScenarioError("only `cannot` names a rule")
        if refusal.rule != match[3].upper():
            reason = game.describe_refusal(refusal, Language.EN)
            raise DoesNotHold(f"the rule is {refusal.rule or 'none'}, not {match[3]}: {reason}")


def _why(game: Any, seat: int, option: int) -> str:
    refusal = game.why_not(seat, option)
    return "" if refusal is None else f"; {game.describe_refusal(refusal, Language.EN)}"


def check_may_choose(table: Notation[Any], game: Any, seat: int, words: str) -> None:
    """Exactly these answers are legal; `nothing` stands for passing."""
    _check_seat(table, game, seat)
    wanted: set[int] = set()
    for part in split_list(words):
        if part.lower() in ("nothing", "no"):
            wanted.add(0)
        else:
            for thing in dict.fromkeys(table.things(part)):
                wanted |= table.all_like(seat, thing)
    legal = set(game.legal())
    if wanted != legal:
        more = ", ".join(table.say(option) for option in sorted(legal - wanted))
        less = ", ".join(table.say(option) for option in sorted(wanted - legal))
        raise DoesNotHold(f"also legal: {more or '-'}; not legal: {less or '-'}")
