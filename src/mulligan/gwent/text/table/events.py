"""Turns events into lines of the log.

The row of a card has its own line only if it isn't obvious: for a spy or an agile unit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mulligan.core.kernel.output import EventRow, knows
from mulligan.core.text.table import Who
from mulligan.gwent.cards import CARDS
from mulligan.gwent.events import EventKind
from mulligan.gwent.parts import Special, Unit
from mulligan.gwent.rulesets import RepeatedWeather
from mulligan.gwent.state import NO_CARD, NOBODY
from mulligan.gwent.text.table.lines import Log
from mulligan.gwent.text.table.scene import Scene

_HIDDEN: Final[Mapping[EventKind, Log]] = {
    EventKind.DREW: Log.DREW_HIDDEN,
    EventKind.REDREW: Log.REDREW_HIDDEN,
    EventKind.PEEKED: Log.PEEKED_HIDDEN,
    EventKind.PICKED: Log.PICKED_HIDDEN,
}
_OTHER_PLAYER = (Log.STARTER_CHOSEN, Log.PEEKED, Log.PEEKED_HIDDEN)
_OTHER_SIDE = (Log.PLACED, Log.TAKEN)
_OF_SIDE = (Log.MOVED, Log.RETURNED, Log.WON)  # rows, discard pile and victory are the team's (G-230)


def event(scene: Scene, event: EventRow) -> str | None:
    """The line of an event, or None if another line covers it."""
    return None if _is_silent(scene, event) else line(scene, event)


def _is_silent(scene: Scene, event: EventRow) -> bool:
    match EventKind(event.kind):
        case EventKind.PLACED:
            unit = CARDS[event.card]
            at_home = event.other == scene.teams[event.seat]
            return at_home and isinstance(unit, Unit) and not unit.agile
        case EventKind.RESHUFFLED | EventKind.POINTS_SCORED:
            return event.amount == 0
        case EventKind.WON:
            return not scene.stands_for_team(int(event.seat))
        case EventKind.WEATHER_DISCARDED:
            # otherwise it is one of many discarded by Clear Weather or the end of the round
            return scene.rules.repeated_weather == RepeatedWeather.STAYS
        case _:
            return False


def line(scene: Scene, event: EventRow) -> str:
    """The line of any event, including those that `event` leaves out."""
    card = _known_card(scene, event)
    log = log_of(scene, event)
    seat, other = _players(scene, event, log)
    amount = int(event.amount)
    words: dict[str, object] = {"amount": amount, "card": scene.card(card)}
    words["cards"] = scene.count(amount, scene.speech.grammar.card_noun)
    words["points"] = scene.count(amount, scene.speech.point_noun)
    return scene.say(scene.speech.log[log], seat=seat, other=other, **words | scene.row(int(event.place)))


def _players(scene: Scene, event: EventRow, log: Log) -> tuple[Who, Who]:
    """The players named by the line; an event about a side names its player or team."""
    seat, other = int(event.seat), int(event.other)
    if log in _OTHER_PLAYER:
        return seat, other
    if log in _OTHER_SIDE:
        return seat, scene.owner_of(other)
    if seat == NOBODY:
        return scene.owner_of(other), NOBODY
    return scene.team_of(seat) if log in _OF_SIDE else seat, NOBODY


def _known_card(scene: Scene, event: EventRow) -> int:
    return int(event.card) if knows(int(event.known), scene.viewer) else NO_CARD


def log_of(scene: Scene, event: EventRow) -> Log:
    """The kind of line for an event, which depends on the viewer."""
    kind, card = EventKind(event.kind), _known_card(scene, event)
    if card == NO_CARD and kind in _HIDDEN:
        return _HIDDEN[kind]
    match kind:
        case EventKind.COIN_TOSSED:
            return Log.STARTER_DRAWN if scene.seats > 2 else Log.COIN_TOSSED
        case EventKind.STARTER_CHOSEN:
            return Log.STARTER_SELF if event.other == event.seat else Log.STARTER_CHOSEN
        case EventKind.PLAYED:
            laid = event.place >= 0 and isinstance(CARDS[card], Special)
            return Log.PLAYED_IN_ROW if laid else Log.PLAYED
        case EventKind.TAKEN:
            own = event.other == scene.teams[event.seat]
            return Log.TAKEN_OWN if own else Log.TAKEN
        case _:
            return Log[kind.name]
