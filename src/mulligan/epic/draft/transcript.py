"""Words for drafts in transcripts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from mulligan.core.game import Question
from mulligan.core.kernel.output import SeenEvent
from mulligan.core.scenario.transcript import Header, Words
from mulligan.epic.draft.choices import decode
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import first_card, pack_of
from mulligan.epic.draft.state import LEFT_OUT, Ask, Option
from mulligan.epic.game import SLUGS

# {p}: the seat, {c}: the card, {n}: the amount, {m}: the other number.
_EVENTS = {
    EventKind.ROUND_BEGAN: "[round {n} of {m}]",
    EventKind.DEALT: "{p} is dealt {n}",
    EventKind.REVEALED: "{c} is revealed",
    EventKind.SAW: "{p} sees {c}",
    EventKind.PICKS_FIRST: "{p} picks first",
    EventKind.TOOK: "{p} takes {c}",
    EventKind.PASSED_LEFT: "packs of {n} go left",
    EventKind.PASSED_RIGHT: "packs of {n} go right",
    EventKind.DISCARDED: "{n} are discarded",
    EventKind.BUILDING_BEGAN: "[decks of {n} to {m}]",
    EventKind.BUILT: "{p} has a deck",
    EventKind.ENDED: "the draft is over",
}
_ANSWERED_BY: Mapping[IntEnum, Collection[IntEnum]] = {EventKind.BUILT: {Ask.BUILD}}


def _header(game: DraftGame) -> Header:
    plan = game.options.plan
    settings = {
        "seats": game.options.seats,
        "rounds": plan.rounds,
        "pack": plan.pack,
        "takes": "+".join(map(str, plan.takes)),
        "shared": int(plan.shared),
        "fewest": plan.fewest,
        "most": plan.most,
    }
    return Header("draft", (plan.name, *(f"{name}={value}" for name, value in settings.items())), game.key, game.decks)


def _begin(header: Header) -> DraftGame:
    name, *said = header.settings
    settings = dict(setting.split("=") for setting in said)
    seats, takes, shared = settings.pop("seats"), settings.pop("takes"), settings.pop("shared")
    numbers = {setting: int(value) for setting, value in settings.items()}
    plan = Plan(name, takes=tuple(map(int, takes.split("+"))), shared=shared == "1", **numbers)
    return DraftGame.new(DraftOptions(plan, int(seats)), header.decks, header.key)


def _option(game: DraftGame, question: Question, option: int) -> str:
    state, choice = game.state, decode(option)
    if choice.kind is Option.DONE:
        return "done"
    if question.ask == Ask.PICK.name:
        start = first_card(state, state.round_number, pack_of(state, question.seat))
        return SLUGS[state.cards[start + choice.place].card]
    card = state.cards[state.players[question.seat].pool.cards[choice.place]]
    return f"{'in' if card.mark == LEFT_OUT else 'out'} {SLUGS[card.card]}"


def _place(option: int) -> int:
    return decode(option).place


def _event(event: SeenEvent) -> str:
    return _EVENTS[EventKind(event.kind)].format(p=f"P{event.seat + 1}", c=event.card or "?", n=event.amount, m=event.other)


WORDS = Words(
    header=_header,
    begin=_begin,
    option=_option,
    place=_place,
    event=_event,
    answered_by=_ANSWERED_BY,
    slugs=SLUGS,
)
