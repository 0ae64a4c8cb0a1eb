"""The journal as a story: a line for every play, pass and end of a round, and a heading for every round.

A line is made from the events as the viewer saw them, so it cannot reveal more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final, TypeAlias

from mulligan.core.client.view import EventView
from mulligan.core.text.table import Who
from mulligan.core.text.table.story import Clause, StoryEffect, card_phrases, composed, counted, merged, with_all
from mulligan.gwent.events import EventKind
from mulligan.gwent.state import NOBODY
from mulligan.gwent.text.table.labels import Label
from mulligan.gwent.text.table.lines import Story
from mulligan.gwent.text.table.scene import Scene

_Effect: TypeAlias = StoryEffect[Story | None]  # None: the event's own sentence

_PLAYS = (EventKind.PLAYED, EventKind.LEADER_USED)
_BEGINS = (
    *_PLAYS,
    EventKind.COIN_TOSSED,
    EventKind.CHOOSER_DRAWN,
    EventKind.STARTER_CHOSEN,
    EventKind.DECK_CHOSEN,
    EventKind.PASSED,
    EventKind.EXHAUSTED,
    EventKind.WON,
    EventKind.DRAWN_GAME,
    EventKind.GAME_WON,
    EventKind.GAME_REPLAYED,
)
_SILENT = (*_PLAYS, EventKind.WEATHER_DISCARDED)
_CLAUSES: Final = {
    kind: Story[kind.name]
    for kind in (
        EventKind.DREW,
        EventKind.REDREW,
        EventKind.REVIVED,
        EventKind.MUSTERED,
        EventKind.FOUND,
        EventKind.SUMMONED,
        EventKind.DESTROYED,
        EventKind.DECOYED,
        EventKind.HORN_BLOWN,
        EventKind.WEATHER_CLEARED,
        EventKind.PEEKED,
        EventKind.DISCARDED,
        EventKind.PICKED,
    )
}
_IDLE = ("scorch", "clear_weather")  # cards that do nothing but their effect
_COUNTABLE = (Story.DREW, Story.ALL_DREW, Story.REDREW, Story.PEEKED, Story.PICKED)  # the others name all cards
_IN_ROW = (Story.PLACED, Story.OTHER_PLACED, Story.SUMMONED, Story.HORN_BLOWN)
_OTHER_SIDE = (Story.PLACED, Story.OTHER_PLACED, Story.TAKEN)


def heading(scene: Scene, event: EventView) -> str:
    """The heading of a round: "Round 2"."""
    return scene.speech.label(Label.ROUND, number=event.amount) if event.kind == EventKind.ROUND_BEGAN.name else ""


def begins(first: EventView, event: EventView) -> bool:
    """Whether an event begins a line after the one that `first` began."""
    kind, before = EventKind[event.kind], EventKind[first.kind]
    match kind:
        case EventKind.SCORED:
            return before is not kind
        case EventKind.REDREW:
            return (before, first.seat) != (kind, event.seat)
        case _:
            return kind in _BEGINS


def line(scene: Scene, events: Sequence[EventView]) -> str:
    """The line of a play and all its effects."""
    first = events[0]
    effects = merged(_effects(scene, events), _key)
    effects = with_all(effects, Story.DREW, Story.ALL_DREW, scene.seats)
    played = EventKind[first.kind] in _PLAYS
    words = first.words.removesuffix(".")
    if played and first.card in _IDLE and not effects:
        words = scene.clause(scene.speech.story[Story.WITHOUT_EFFECT], clause=words)
    head = Clause(words, subject=first.seat) if played else None
    return composed(scene.speech, head, [_clause(scene, effect, events) for effect in effects])


def _effects(scene: Scene, events: Sequence[EventView]) -> Iterator[_Effect]:
    """The effects of the events, in order; silent events have none."""
    result_has_scores = _scores(events) is not None
    for event in events:
        kind = EventKind[event.kind]
        if kind in _SILENT or (kind is EventKind.SCORED and result_has_scores):
            continue
        if kind is EventKind.WEATHER_CLEARED and not any(each.kind == EventKind.WEATHER_DISCARDED.name for each in events):
            continue
        story = _story(scene, events, event, kind)
        things = (event.card,), (event.place,), (event.amount,)
        if story is not None or (event.words and kind is not EventKind.PLACED):
            yield StoryEffect(story, event.seat, *things, event.other, words=event.words)


def _story(scene: Scene, events: Sequence[EventView], event: EventView, kind: EventKind) -> Story | None:
    """The clause of an event; None if its own sentence is used."""
    match kind:
        case EventKind.PLACED:
            if not event.words:  # it is implied
                return None
            return Story.PLACED if event.card == events[0].card else Story.OTHER_PLACED
        case EventKind.TAKEN:
            return Story.TAKEN_OWN if event.other == scene.teams[event.seat] else Story.TAKEN
        case EventKind.ROUND_WON | EventKind.ROUND_DRAWN:
            scores = _scores(events)
            tied = scores is not None and kind is EventKind.ROUND_WON and len(set(scores.values())) == 1
            return None if scores is None else Story.TIE_WON if tied else Story[kind.name]
        case EventKind.POINTS_SCORED:  # G-221, G-225
            totals = _totals(events)
            beaten = sum(total < totals[event.other] for total in totals.values())
            return Story.POINTS_FOR_TIES if event.amount > beaten else None
        case _:
            return _CLAUSES.get(kind)


def _scores(events: Sequence[EventView]) -> dict[int, int] | None:
    """The totals of two sides at the end of a round that has a result."""
    scores = _totals(events)
    ended = {EventKind.ROUND_WON.name, EventKind.ROUND_DRAWN.name} & {event.kind for event in events}
    return scores if len(scores) == 2 and ended else None


def _totals(events: Sequence[EventView]) -> dict[int, int]:
    return {event.other: event.amount for event in events if event.kind == EventKind.SCORED.name}


def _key(effect: _Effect) -> Hashable:
    """Effects with the same key become one clause."""
    shared = (effect.kind, effect.seat, effect.other)
    if effect.kind is None:
        return (*shared, effect.words)
    if effect.kind in _COUNTABLE:
        return (*shared, bool(effect.cards[0]))
    return (*shared, *effect.places) if effect.kind in _IN_ROW else shared


def _clause(scene: Scene, effect: _Effect, events: Sequence[EventView]) -> Clause:
    if effect.kind is None:
        times = f" (×{effect.times})" if effect.times > 1 else ""
        return Clause(f"{effect.words.removesuffix('.')}{times}", is_sentence=True)
    template = scene.speech.story[effect.kind]
    cards = [scene.card_of(card) for card in effect.cards]
    words = card_phrases(scene.speech, cards, effect.kind not in _COUNTABLE)
    words |= {"names": scene.speech.listed(counted(cards)), "amount": sum(effect.amounts)}
    words |= _result(effect, events)
    words["points"] = scene.count(effect.amount, scene.speech.point_noun)
    if effect.places[0]:
        words |= scene.row(int(effect.places[0].rpartition("/")[2]))
    seat, other = _players(scene, effect)
    needed = {name: word for name, word in words.items() if f"{{{name}}}" in template}
    text = scene.clause(template, seat=seat, other=other, many=effect.times > 1, **needed)
    if not template.startswith("{seat} "):
        return Clause(text)
    predicate = scene.clause(template.removeprefix("{seat} "), seat=seat, other=other, many=effect.times > 1, **needed)
    return Clause(text, predicate, effect.seat)


def _players(scene: Scene, effect: _Effect) -> tuple[Who, Who]:
    """The players named by a clause; an event about a side names its player or team."""
    if effect.kind in _OTHER_SIDE:
        return effect.seat, scene.owner_of(effect.other)
    if effect.seat == NOBODY:
        return scene.owner_of(effect.other), NOBODY
    return effect.seat, effect.other


def _result(effect: _Effect, events: Sequence[EventView]) -> dict[str, object]:
    """The totals of a round, the winner's first."""
    scores = _scores(events)
    if scores is None or effect.kind not in (Story.ROUND_WON, Story.ROUND_DRAWN, Story.TIE_WON):
        return {}
    won = effect.other if effect.other in scores else next(iter(scores))
    return {"score": scores[won], "other_score": next(total for side, total in scores.items() if side != won)}
