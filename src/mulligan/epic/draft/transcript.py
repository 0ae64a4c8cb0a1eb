"""Words for transcripts of drafts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from mulligan.core.game import Question
from mulligan.core.kernel.journal import Happening
from mulligan.core.scenario.transcript import Header, Words
from mulligan.epic.draft.choices import decode
from mulligan.epic.draft.events import Happened
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import first_card, pack_of
from mulligan.epic.draft.state import LEFT_OUT, Ask, Option
from mulligan.epic.game import SLUGS

# {p}: the seat, {c}: the card, {n}: the amount, {m}: the other number.
_EVENTS = {
    Happened.ROUND_BEGAN: "[round {n} of {m}]",
    Happened.DEALT: "{p} is dealt {n}",
    Happened.REVEALED: "{c} is revealed",
    Happened.SAW: "{p} sees {c}",
    Happened.PICKS_FIRST: "{p} picks first",
    Happened.TOOK: "{p} takes {c}",
    Happened.PASSED_LEFT: "packs of {n} go left",
    Happened.PASSED_RIGHT: "packs of {n} go right",
    Happened.DISCARDED: "{n} are discarded",
    Happened.BUILDING_BEGAN: "[decks of {n} to {m}]",
    Happened.BUILT: "{p} has a deck",
    Happened.ENDED: "the draft is over",
}
_ANSWERED_BY: Mapping[IntEnum, Collection[IntEnum]] = {Happened.BUILT: {Ask.BUILD}}


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


def _event(event: Happening) -> str:
    return _EVENTS[Happened(event.kind)].format(p=f"P{event.seat + 1}", c=event.card or "?", n=event.amount, m=event.other)


WORDS = Words(
    header=_header,
    begin=_begin,
    option=_option,
    place=_place,
    event=_event,
    answered_by=_ANSWERED_BY,
    slugs=SLUGS,
)
