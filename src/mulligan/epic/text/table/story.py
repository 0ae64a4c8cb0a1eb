"""The journal as a story: a line for every play, attack, block and battle damage, and a heading for every turn.

A line is made from the events as the viewer saw them, so it cannot reveal more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final, TypeAlias

from mulligan.core.client.view import EventView
from mulligan.core.text.table import TableLabel, Who
from mulligan.core.text.table.story import Clause, StoryEffect, card_phrases, composed, counted, merged, with_all
from mulligan.core.text.words import Case, Number, Phrase, signed
from mulligan.epic.book.enums import Keyword
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import BY_SLUG, CARDS
from mulligan.epic.events import BY_TRANSFORMING, EventKind
from mulligan.epic.parts import Event, Token
from mulligan.epic.state import NOBODY, Step
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.lines import Story
from mulligan.epic.text.table.scene import Scene

_Effect: TypeAlias = StoryEffect[Story | None]  # None: the event's own sentence

_PLAYS = (EventKind.PLAYED, EventKind.POWER_USED)
_STEPS = (Step.ATTACKERS, Step.BLOCKERS, Step.DAMAGE, Step.END)  # steps that begin a line
_ALONE = (EventKind.MULLIGANED, EventKind.ELIMINATED, EventKind.WON, EventKind.DRAWN_GAME)  # events that also begin a line
_AS_IT_IS = (*_ALONE, EventKind.NOT_BLOCKED, EventKind.ATTACKS_ENDED, EventKind.OVERFLOWED)
_CLAUSES: Final = {
    EventKind.DREW: Story.DREW,
    EventKind.DAMAGED: Story.DAMAGED,
    EventKind.PLAYER_DAMAGED: Story.PLAYER_DAMAGED,
    EventKind.GAINED_HEALTH: Story.GAINED_HEALTH,
    EventKind.LOST_HEALTH: Story.LOST_HEALTH,
    EventKind.BROKEN: Story.BROKEN,
    EventKind.TRANSFORMED: Story.TRANSFORMED,
    EventKind.DISCARDED: Story.DISCARDED,
    EventKind.EXPENDED: Story.EXPENDED,
    EventKind.PREPARED: Story.PREPARED,
    EventKind.FLIPPED: Story.FLIPPED,
    EventKind.CONTROL_CHANGED: Story.CONTROL_CHANGED,
    EventKind.BONUS: Story.BONUS,
    EventKind.KEYWORDS_GAINED: Story.KEYWORDS_GAINED,
    EventKind.LEFT_BATTLE: Story.LEFT_BATTLE,
    EventKind.REVEALED: Story.REVEALED,
    EventKind.RECALLED: Story.RECALLED,
}
_PRICE = (EventKind.GOLD_SPENT, EventKind.EXPENDED, EventKind.MODE_CHOSEN)
_TARGETS = (EventKind.TARGETED, EventKind.PLAYER_TARGETED, EventKind.CARD_TARGETED)
_AFTERWARDS = (EventKind.PASSED, EventKind.STEP_BEGAN, EventKind.TURN_ENDED)
_EFFECTLESS = (*_PLAYS, *_PRICE, *_TARGETS, *_AFTERWARDS)
_TOTALS = (Story.PLAYER_DAMAGED, Story.GAINED_HEALTH, Story.LOST_HEALTH)
_OF_TOKENS = (Story.TOKENS_ENTERED, Story.TOKENS_ENTERED_UNDER, Story.TOKENS_LEFT)
_GAINING = (Story.TOKENS_ENTERED, Story.TOKENS_ENTERED_UNDER, Story.BONUS)
_ALL_NAMED = (Story.ENTERED, Story.ENTERED_UNDER, Story.RETURNED, Story.CARD_BANISHED)


def heading(scene: Scene, event: EventView) -> str:
    """The heading of a turn: "Turn 7: Radomir"."""
    if event.kind != EventKind.TURN_BEGAN.name:
        return ""
    turn = scene.speech.label(TableLabel.TURN, number=event.amount)
    return scene.speech.typeset(f"{turn}: {scene.player_in_heading(event.seat)}")


def begins(first: EventView, event: EventView) -> bool:
    """Whether an event begins a line after the one that `first` began."""
    kind = EventKind[event.kind]
    if kind is EventKind.STEP_BEGAN:
        return event.amount in _STEPS
    if kind is EventKind.TRIGGERED:  # within a play or a battle it belongs to that line
        return EventKind[first.kind] not in _PLAYS and not (
            first.kind == EventKind.STEP_BEGAN.name and first.amount != Step.END
        )
    return kind in _PLAYS or kind in _ALONE


def line(scene: Scene, events: Sequence[EventView], unfinished: EventView | None = None) -> str:
    """The line of a play and all its effects. If it ends with `unfinished`, more of them may follow."""
    first = events[0]
    kind = EventKind[first.kind]
    effects = with_all(merged(_with_breaking(_effects(events)), _key), Story.DREW, Story.ALL_DREW, scene.seats)
    head = first.words if kind in _PLAYS else ""
    if kind is EventKind.POWER_USED and effects and effects[0].kind is Story.RECALLED:  # that line says everything
        head, effects = effects[0].words, effects[1:]
    head = head.removesuffix(".")
    if events[-1] is not unfinished and _did_nothing(scene, events):
        head = scene.clause(scene.speech.story[Story.WITHOUT_EFFECT], clause=head)
    begun = Clause(head, subject=first.seat) if head else None
    return composed(scene.speech, begun, list(_clauses(scene, effects)))


def _did_nothing(scene: Scene, events: Sequence[EventView]) -> bool:
    """Whether an event or a power had no effect, and none of it waits for the end of the turn."""
    kinds = [EventKind[event.kind] for event in events]
    own = takewhile(lambda kind: kind is not EventKind.TRIGGERED, kinds)
    if kinds[0] not in _PLAYS or not all(kind in _EFFECTLESS for kind in own):
        return False
    card = BY_SLUG[events[0].card]
    return kinds[0] is EventKind.POWER_USED or (isinstance(card, Event) and not _waits(scene, CARDS.index(card)))


def _waits(scene: Scene, number: int) -> bool:
    code, pc = scene.book.code, int(scene.book.cards[number].pc)
    while code[pc].op not in (Op.END, Op.DELAY):
        pc += 1
    return bool(code[pc].op == Op.DELAY)


# --- effects -----------------------------------------------------------------------------------------------------------


def _effects(events: Sequence[EventView]) -> Iterator[_Effect]:
    """The effects of the events, in order; silent events have none."""
    first, source = events[0], ""
    for event in events:
        kind = EventKind[event.kind]
        if kind is EventKind.TRIGGERED:
            source = event.card if event.card != first.card or EventKind[first.kind] not in _PLAYS else ""
        elif kind in _AS_IT_IS and event.words:
            yield StoryEffect(None, event.seat, words=event.words)
        elif story := _story(first, event, kind):
            things = (event.card,), (event.place,), (event.amount,)
            yield StoryEffect(story, event.seat, *things, event.other, source, event.words)


def _story(first: EventView, event: EventView, kind: EventKind) -> Story | None:
    """The clause of an event in the line that `first` began; None if it is implied."""
    played = EventKind[first.kind] in _PLAYS
    match kind:
        case EventKind.ENTERED:
            if event.amount == BY_TRANSFORMING or (played and event.card == first.card and event.seat == first.seat):
                return None
            foreign = event.seat != first.seat
            if isinstance(BY_SLUG[event.card], Token):
                return Story.TOKENS_ENTERED_UNDER if foreign else Story.TOKENS_ENTERED
            return Story.ENTERED_UNDER if foreign else Story.ENTERED
        case EventKind.BANISHED:
            return Story.BANISHED if event.place else Story.CARD_BANISHED
        case EventKind.RETURNED:
            return Story.TOKENS_LEFT if event.place else Story.RETURNED
        case EventKind.COUNTERS:
            return Story.COUNTERS if event.amount > 0 else Story.COUNTERS_LOST
        case EventKind.ATTACKED:
            return Story.JOINED_ATTACK if played else Story.ATTACK
        case EventKind.BLOCKED:
            return Story.JOINED_BLOCK if played else Story.BLOCK
        case EventKind.EXPENDED | EventKind.FLIPPED | EventKind.PREPARED:
            # Implied: powers, attackers and blockers expend or flip their champions, and a turn prepares them.
            return _CLAUSES[kind] if played and event.place != first.place else None
        case _:
            return _CLAUSES.get(kind)


def _with_breaking(effects: Iterator[_Effect]) -> Iterator[_Effect]:
    """Add up the damage to a champion, and merge its breaking into the same clause."""
    said: list[_Effect] = []
    for effect in effects:
        hurt = next((n for n, each in enumerate(said) if each.kind is Story.DAMAGED and each.places == effect.places), None)
        if hurt is None or effect.kind not in (Story.DAMAGED, Story.BROKEN):
            said.append(effect)
        elif effect.kind is Story.DAMAGED:
            said[hurt] = replace(said[hurt], amounts=(said[hurt].amount + effect.amount,))
        else:
            said[hurt] = replace(said[hurt], kind=Story.DAMAGED_AND_BROKEN)
    yield from said


def _key(effect: _Effect) -> Hashable:
    """Effects with the same key become one clause."""
    shared = (effect.kind, effect.seat, effect.source)
    match effect.kind:
        case None:
            return (*shared, effect.words)
        case Story.DREW:
            return (*shared, bool(effect.cards[0]))
        case Story.ATTACK | Story.JOINED_ATTACK:
            return (*shared, effect.other)
        case kind if kind in _OF_TOKENS:
            return (*shared, *effect.cards)
        case kind if kind in _TOTALS:
            return shared
        case Story.BONUS:
            return (*shared, effect.amount, effect.other)
        case _:
            return (*shared, effect.amount)


# --- clauses -----------------------------------------------------------------------------------------------------------


def _clauses(scene: Scene, effects: Sequence[_Effect]) -> Iterator[Clause]:
    """A clause for each effect; a champion that arrives or gets stronger and gains a keyword has one clause."""
    gained = {effect.places: effect for effect in effects if effect.kind is Story.KEYWORDS_GAINED}
    partners: dict[tuple[str, ...], _Effect] = {}
    for effect in effects:
        if effect.kind in _GAINING and effect.places in gained:
            partners.setdefault(effect.places, effect)
    for effect in effects:
        clause = _clause(scene, effect)
        if partners.get(effect.places) is effect:
            gains = _gains(scene, effect, Keyword(gained[effect.places].amount))
            yield replace(clause, text=scene.clause(scene.speech.story[Story.AND_GAINED], clause=clause.text, gains=gains))
        elif effect.kind is not Story.KEYWORDS_GAINED or effect.places not in partners:
            yield clause


def _gains(scene: Scene, effect: _Effect, keywords: Keyword) -> str:
    """The end of a clause, "gains blitz", agreeing with the effect's champions or tokens."""
    grammar, number = scene.speech.grammar, Number.ONE if effect.times == 1 else Number.MANY
    noun, card = grammar.nouns[Word.CHAMPION], BY_SLUG[effect.cards[0]]
    if effect.kind in _OF_TOKENS and isinstance(card, Token):
        noun, number = grammar.token(card), scene.speech.verb_number(effect.times)
    return grammar.gains(keywords, Phrase(noun.form(number), number, noun.gender))


def _clause(scene: Scene, effect: _Effect) -> Clause:
    source = scene.card_of(effect.source) if {effect.source} != set(effect.cards) else ""
    if effect.kind is None:
        return Clause(effect.words.removesuffix("."), subject=effect.seat, source=source, is_sentence=True)
    template = scene.speech.story[effect.kind]
    number = Number.ONE if effect.times == 1 else Number.MANY
    words: dict[str, object] = _amounts(scene, effect) | _names(scene, effect, number)
    if effect.kind in _OF_TOKENS:
        number = scene.speech.verb_number(effect.times)
    seat: Who = scene.team_of(effect.seat) if effect.kind in _TOTALS else effect.seat
    other: Who = scene.team_of(effect.other) if effect.kind is Story.ATTACK else NOBODY
    needed = {name: word for name, word in words.items() if f"{{{name}}}" in template}
    text = scene.clause(template, seat=seat, other=other, many=number is Number.MANY, **needed)
    if not template.startswith("{seat} "):
        return Clause(text, source=source)
    predicate = scene.clause(template.removeprefix("{seat} "), seat=seat, other=other, many=number is Number.MANY, **needed)
    return Clause(text, predicate, effect.seat, source)


def _amounts(scene: Scene, effect: _Effect) -> dict[str, object]:
    speech, total = scene.speech, effect.kind in _TOTALS
    nouns = speech.grammar.nouns
    amount = sum(effect.amounts) if total else abs(effect.amount)
    count = speech.count if total or effect.times == 1 else speech.apiece
    return {
        "damage": count(amount, nouns[Word.DAMAGE]),
        "counters": count(amount, nouns[Word.COUNTER]),
        "health": speech.count(amount, nouns[Word.HEALTH]),
        "strength": f"{signed(effect.amount)}/{signed(effect.other)}",
    }


def _names(scene: Scene, effect: _Effect, number: Number) -> dict[str, object]:
    speech, cards = scene.speech, [scene.card_of(card) for card in effect.cards]
    words: dict[str, object] = card_phrases(speech, cards, effect.kind in _ALL_NAMED)
    words["names"] = names = speech.listed(counted(cards))
    if effect.seat != NOBODY:
        words["champions"] = speech.champions(names, number, scene.mention(effect.seat), Case.NOMINATIVE)
    if effect.kind is Story.KEYWORDS_GAINED:
        words["gains"] = _gains(scene, effect, Keyword(effect.amount))
    if effect.kind is Story.TRANSFORMED:
        words["tokens"] = scene.tokens(CARDS[effect.amount], effect.times, Case.ACCUSATIVE)
    if effect.kind in _OF_TOKENS:
        words["tokens"] = scene.tokens(BY_SLUG[effect.cards[0]], effect.times)
    return words
