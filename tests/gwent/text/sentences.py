"""Sentences of a view, for tests that set up a state by hand."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.kernel.output import EventRow
from mulligan.core.text import Language
from mulligan.gwent.game import book
from mulligan.gwent.hidden.view import View, view_of
from mulligan.gwent.output import new_output
from mulligan.gwent.state import Rules, State
from mulligan.gwent.text.table import scene_of
from mulligan.gwent.text.table.events import event as event_line
from mulligan.gwent.text.table.options import option as option_line
from mulligan.gwent.text.table.questions import question as question_line


def seen_by(viewer: int, state: State) -> View:
    return view_of(book(), state, new_output(state), viewer)


def question_text(view: View, rules: Rules, language: Language, *, names: Sequence[str] = ()) -> str:
    return question_line(scene_of(view, rules, language, names))


def option_text(view: View, rules: Rules, option: int, language: Language, *, names: Sequence[str] = ()) -> str:
    return option_line(scene_of(view, rules, language, names), option)


def event_text(event: EventRow, view: View, rules: Rules, language: Language, *, names: Sequence[str] = ()) -> str | None:
    return event_line(scene_of(view, rules, language, names), event)


def player_text(view: View, rules: Rules, seat: int, language: Language, *, names: Sequence[str] = ()) -> str:
    return scene_of(view, rules, language, names).player_alone(seat)


def team_text(view: View, rules: Rules, seat: int, language: Language, *, names: Sequence[str] = ()) -> str:
    return scene_of(view, rules, language, names).team_alone(seat)
