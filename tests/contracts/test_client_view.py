"""Boards and words for a viewer do not depend on what is hidden from them: they are the same for a resampled state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Chance
from typing import Any

import pytest

from mulligan.core.client.story import Chronicle
from mulligan.core.client.view import Viewer, ViewPart, client_view, view_builder
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.kernel.record import copy_of
from mulligan.core.plugin import GamePlugin
from mulligan.core.text import Language
from mulligan.registry import plugin_for
from tests.contracts.games import SHOWN, SUBJECTS
from tests.contracts.subject import Subject
from tests.contracts.walk import new_random
from tests.depth import first_few, only

NAMES = ("Ida", "Radomir", "Zofia", "Jan", "Lena", "Marek", "Ines", "Tomasz")
GAMES = 4


def plugin_named(name: str) -> GamePlugin:
    return plugin_for(name.split("_")[0])


def positions(subject: Subject, number: int, chance: Chance) -> Iterator[Any]:
    """The positions of a random game, after each answer."""
    game = subject.new_game(number)
    yield game
    while game.question is not None:
        question = chance.choice(game.questions)
        game.answer(question.seat, chance.choice(question.options))
        yield game


def shown(plugin: GamePlugin, game: Any, viewer: Viewer) -> tuple[Any, ...]:
    """Everything that a client is sent after an answer."""
    log = Chronicle(plugin, viewer)
    log.append(game)
    return client_view(plugin, game, viewer), log.events, log.story, view_builder(plugin, game.stage).progress(game)


@pytest.mark.parametrize("number", first_few(range(GAMES)))
@pytest.mark.parametrize("name", only(SHOWN, SUBJECTS))
def test_nothing_shown_depends_on_hidden_information(name: str, number: int) -> None:
    subject, plugin, chance = SUBJECTS[name], plugin_named(name), Chance(number)
    stream, pool = new_random(number), subject.pools()[0]
    for game in positions(subject, number, chance):
        state = game.state
        seat = chance.randrange(SPECTATOR, game.seats)
        if subject.half_decided(state, seat):
            continue
        viewer = Viewer(seat, chance.choice(list(Language)), NAMES[: game.seats])
        seen = shown(plugin, game, viewer)
        truth = copy_of(game._table)
        subject.resample(subject.book(), state, seat, pool, stream)
        imagined = shown(plugin, game, viewer)
        game._table[0] = truth[0]
        assert imagined == seen, f"{name} {number}, for {viewer}, after {len(game.answers)} answers"


@pytest.mark.parametrize("name", only(SHOWN, SUBJECTS))
def test_options_and_their_things_are_on_the_board(name: str) -> None:
    """Every option highlights a place on the board, and pressing that place gives the option.

    Others see neither the options nor how many things are left to select.
    """
    subject, plugin, chance = SUBJECTS[name], plugin_named(name), Chance(7)
    for game in positions(subject, 1, chance):
        views = view_builder(plugin, game)
        watched = client_view(plugin, game, Viewer(SPECTATOR, Language.EN, NAMES[: game.seats]))
        assert all((each.options, each.most) == ((), 0) for each in watched.questions)
        for question in game.questions:
            table = client_view(plugin, game, Viewer(question.seat, Language.EN, NAMES[: game.seats]))
            places = set(places_of(table.board))
            asked = next(each for each in table.questions if each.seat == question.seat)
            assert tuple(option.choice for option in asked.options) == question.options
            assert all(each.options == () for each in table.questions if each.seat != question.seat)
            for option in asked.options:
                assert option.words
                assert {option.on, option.to} - {""} <= places, f"{option} of {asked.ask}"
                if option.on.split("/")[0] not in ("", "trigger", "found"):
                    assert option.choice in views.choices_at(game, question.seat, option.on), f"{option} of {asked.ask}"


def places_of(thing: Any) -> Iterator[str]:
    """All places of a board."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from places_of(each)
    elif isinstance(thing, ViewPart):
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field.endswith("place") and isinstance(value, str):
                yield value
            else:
                yield from places_of(value)
