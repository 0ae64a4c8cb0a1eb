"""`expect`: checks of the result and the log, and a game's own expectations."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mulligan.core.lookup import nearest
from mulligan.core.scenario.log import check_log
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import PLAYER

if TYPE_CHECKING:
    from mulligan.core.scenario.notation import Notation

_EXPECTED = ("P1 wins", "P1, P3 win", "draw", "game goes on", "log:", "no log:", "either")


def check_expectation(table: Notation[Any], game: Any, words: str) -> None:
    head, _, rest = words.partition(" ")
    head, rest = head.lower(), rest.strip()
    if match := re.fullmatch(r"(P[0-9]+(?: ?,? ?(?:and )?P[0-9]+)*) wins?", words, re.I):
        _check_winners(game, tuple(sorted(table.seat(name.upper()) for name in re.findall(r"P[0-9]+", match[1], re.I))))
    elif "." not in head and (match := PLAYER.fullmatch(words)):
        table.expect_player(table.seat(f"P{match[1]}"), match[2].strip())
    elif words.lower() == "draw":
        _check_winners(game, ())
    elif words.lower() == "game goes on":
        if game.result is not None:
            raise DoesNotHold("the game is over")
    elif head == "either":
        _check_either(table, game, rest)
    elif head == "log:":
        check_log(table, game, rest, wanted=True)
    elif words.lower().startswith("no log:"):
        check_log(table, game, words[len("no log:") :].strip(), wanted=False)
    elif head in {each.split()[0] for each in table.expected} or table.leading_card(words) is not None:
        table.expect(head, rest, words)
    else:
        raise not_expected(table, words)


def not_expected(table: Notation[Any], words: str) -> ScenarioError:
    """Refuse an expectation and list the valid ones. Cards are left out of the list: `kong attack 13` shows the form."""
    head = words.partition(" ")[0]
    there = {each.split()[0]: each for each in (*table.expected, *_EXPECTED)}
    if head.lower() in ("winner", "winners", "win", "wins", "won"):
        return ScenarioError(f"not understood: {words!r}; say `expect P1 wins`")
    near, card = nearest(head, there), table.catalogue().near(head)
    meant = there[near] if near else card
    listed = ", ".join(f"`{each}`" for each in (*_EXPECTED, *table.expected))
    return ScenarioError(f"not understood: {words!r}{f'; did you mean `{meant}`?' if meant else ';'} One can expect {listed}")


def _check_either(table: Notation[Any], game: Any, words: str) -> None:
    """`either P1 hand: kong or P1 hand: lash`: at least one of them is true."""
    parts = re.split(r"\s+or\s+", words)
    if len(parts) < 2:
        raise ScenarioError("say `expect either P1 hand: kong or P1 hand: lash`")
    found = []
    for part in parts:
        try:
            check_expectation(table, game, part)
        except DoesNotHold as error:
            found.append(str(error))
    if len(found) == len(parts):
        raise DoesNotHold("; ".join(dict.fromkeys(found)))


def _check_winners(game: Any, winners: tuple[int, ...]) -> None:
    result = game.result
    if result is None:
        raise DoesNotHold("the game goes on")
    if result.winners != winners:
        names = ", ".join(f"P{seat + 1}" for seat in result.winners)
        raise DoesNotHold("draw" if result.is_draw else f"{names} {'wins' if len(result.winners) == 1 else 'win'}")


def same(what: str, found: str, wanted: str) -> None:
    if found.lower() != wanted.strip().lower():
        raise DoesNotHold(f"{what} {found}")


def same_number(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise DoesNotHold(f"{what} {found}, not {wanted}")
