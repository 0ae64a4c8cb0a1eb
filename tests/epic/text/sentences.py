"""Sentences of a state, for tests that set one up by hand."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.kernel.output import EventRow, new_output
from mulligan.core.text import Language
from mulligan.epic.book.layout import Book
from mulligan.epic.hidden.view import new_view, view
from mulligan.epic.state import Ask, State
from mulligan.epic.text.table import battle_line, scene_of, turn_line
from mulligan.epic.text.table.events import event as event_line
from mulligan.epic.text.table.options import option as option_line
from mulligan.epic.text.table.questions import question as question_line
from mulligan.epic.text.table.scene import Scene


def scene(state: State, book: Book, viewer: int, language: Language, names: Sequence[str] = ()) -> Scene:
    seen = new_view(state)
    view(book, state, new_output(), viewer, seen)
    return scene_of(seen, state.rules, book, language, names)


def question_text(state: State, book: Book, ask: Ask, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    return question_line(scene(state, book, viewer, language, names), ask)


def option_text(state: State, book: Book, option: int, viewer: int, language: Language) -> str:
    return option_line(scene(state, book, viewer, language), option)


def event_text(
    event: EventRow, state: State, book: Book, viewer: int, language: Language, *, names: Sequence[str] = ()
) -> str | None:
    return event_line(scene(state, book, viewer, language, names), event)


def champion_text(state: State, book: Book, slot: int, viewer: int, language: Language) -> str:
    return scene(state, book, viewer, language).champion_name(slot)


def player_text(state: State, book: Book, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    return scene(state, book, viewer, language, names).player_alone(seat)


def team_text(state: State, book: Book, seat: int, viewer: int, language: Language) -> str:
    return scene(state, book, viewer, language).team_alone(seat)


def turn_text(state: State, book: Book, viewer: int, language: Language) -> str:
    return turn_line(scene(state, book, viewer, language))


def battle_text(state: State, book: Book, viewer: int, language: Language) -> str:
    return battle_line(scene(state, book, viewer, language))
