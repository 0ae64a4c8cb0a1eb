"""`expect log:` checks the events since the last answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import number, one_of

if TYPE_CHECKING:
    from mulligan.core.scenario.notation import Notation

MOST = 32767  # of an event's amount


@dataclass
class _Wanted:
    kind: int
    card: str | None = None
    seat: int | None = None
    other: int | None = None  # the second player of the event
    amount: int | None = None
    times: int | None = None


def check_log(table: Notation[Any], game: Any, words: str, *, wanted: bool) -> None:
    """`log: BROKEN kong`, `log: P2 DREW x2`, `log: DAMAGED kong 3`, `log: P1 ATTACKED kong on P3`; also `no log:`."""
    sought = _read(table, game, words)
    kind = game.kinds(sought.kind)
    events = [game.output.events[i] for i in range(game.output.event_count) if game.output.events[i].kind == kind]
    fitting = [event for event in events if _fits(table, game, sought, event)]
    happened = len(fitting) == sought.times if sought.times is not None else bool(fitting)
    if happened != wanted:
        there = ", ".join(_described(game, event) for event in events) or "-"
        raise DoesNotHold(f"{words} {'happened' if happened else 'did not happen'}; {kind.name} events: {there}")


def _read(table: Notation[Any], game: Any, words: str) -> _Wanted:
    kinds = list(game.kinds.__members__)
    match = re.fullmatch(r"(?:(P[0-9]+) )?(\S+)(.*)", words, re.I)
    if not match:
        raise ScenarioError(f"say `expect log: BROKEN kong`; the kinds are {', '.join(kinds)}")
    sought = _Wanted(game.kinds[one_of("event", match[2], kinds)], seat=table.seat(match[1].upper()) if match[1] else None)
    rest = match[3].strip()
    if found := re.fullmatch(r"(.*?) ?\bx([0-9]+)", rest, re.I):
        rest, sought.times = found[1], number(found[2], "how often it happened", 0, MOST)
    if found := re.fullmatch(r"(.*?) ?\bon (P[0-9]+)", rest, re.I):
        rest, sought.other = found[1], table.seat(found[2].upper())
    if found := re.fullmatch(r"(.*?) ?(?<!\S)(-?[0-9]+)", rest):
        rest, sought.amount = found[1], number(found[2], "an amount", -MOST, MOST)
    if found := re.fullmatch(r"(P[0-9]+)\b ?(.*)", rest, re.I):
        rest, sought.seat = found[2], table.seat(found[1].upper())
    if rest:
        sought.card = table.known(rest)
    return sought


def _fits(table: Notation[Any], game: Any, sought: _Wanted, event: Any) -> bool:
    if sought.card is not None and (event.card < 0 or game.slugs[event.card] != sought.card):
        return False
    if sought.seat is not None and event.seat != sought.seat:
        if event.seat >= 0 or event.other != table.side_of(sought.seat):
            return False
    if sought.other is not None and event.other != sought.other:
        return False
    return sought.amount is None or event.amount == sought.amount


def _described(game: Any, event: Any) -> str:
    parts = [f"P{int(event.seat) + 1}"] if event.seat >= 0 else []
    parts += [game.slugs[event.card]] if event.card >= 0 else []
    return " ".join([*parts, str(int(event.amount))])
