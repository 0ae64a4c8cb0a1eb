"""Previews show exactly what the true game would, and nothing hidden from the seat."""

from __future__ import annotations

import random as python_random
from collections.abc import Sequence

import pytest

from mulligan.core.client.view import EventView, Viewer, client_view, events, view_builder
from mulligan.core.game import IllegalAnswer, Question
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.players.bot import Determinizer
from mulligan.registry import plugin_for
from mulligan.server.room.state.preview import preview_choices

NAMES = ("Ana", "Ben", "Cleo", "Dan")
GAMES = [
    pytest.param("epic", "duel", None, 2, id="epic-duel"),
    pytest.param("epic", "free_for_all", None, 4, id="epic-four"),
    pytest.param("epic", "duel", "sealed_choice", 2, id="epic-draft", marks=pytest.mark.native),
    pytest.param("gwent", "duel", None, 2, id="gwent-duel"),
    pytest.param("gwent", "free_for_all", None, 3, id="gwent-three"),
]
ANSWERS = 120  # answers checked per game
BUILDING = 12  # fewer in deck building, where each answer is many choices
LONGEST = 12  # choices in a row; building a deck could go on for long


def new_game(plugin: GamePlugin, mode: str, format: str | None, seats: int, number: int) -> PlayableGame:
    chosen = plugin.choose(GameSettings(mode, format=format, seats=seats))
    key = number.to_bytes(KEY_BYTES, "little")
    if chosen.format.drafted:
        return chosen.new([chosen.format.cards], key)
    return chosen.new([deck.cards for deck in chosen.format.decks(key, chosen.decks)], key)


def question_of(game: PlayableGame, seat: int) -> Question | None:
    return next((each for each in game.questions if each.seat == seat), None)


def play(game: PlayableGame, seat: int, choices: Sequence[int]) -> None:
    for choice in choices:
        game.answer(seat, choice)


@pytest.mark.parametrize(("name", "mode", "format", "seats"), GAMES)
def test_a_preview_is_what_the_true_table_becomes(name: str, mode: str, format: str | None, seats: int) -> None:
    plugin, chance, previewed = plugin_for(name), python_random.Random(7), 0
    determinizer = Determinizer(plugin)
    for number in range(2):
        game = new_game(plugin, mode, format, seats, number)
        for _ in range(ANSWERS if format is None else BUILDING):
            if game.question is None:
                break
            seat = chance.choice(game.questions).seat
            viewer = Viewer(seat, chance.choice(list(Language)), NAMES[:seats])
            choices: list[int] = []
            ahead = game.copy()
            while len(choices) < LONGEST:
                question = question_of(ahead, seat)
                assert question is not None
                choices.append(chance.choice(question.options))
                preview = preview_choices(plugin, determinizer, game, choices, viewer)
                if preview.kept < len(choices):
                    assert preview.kept == len(choices) - 1
                    break
                said: list[EventView] = []
                ahead = game.copy()
                for choice in choices:
                    ahead.answer(seat, choice)
                    said.extend(events(plugin, ahead, viewer))
                assert client_view(plugin, preview.game, viewer) == client_view(plugin, ahead, viewer)
                assert preview.events == tuple(said)
                previewed += 1
            play(game, seat, choices)
    assert previewed > 0, "choices are previewed in the middle of plays"


def test_the_copy_has_no_hidden_information() -> None:
    """Played on, the copy deals other cards: it contains neither the order of the deck nor future random numbers."""
    plugin = plugin_for("epic")
    game = new_game(plugin, "duel", None, 2, 3)
    twin = Determinizer(plugin).resampled(game, 0)
    assert int(twin.state.random.key0) != int(game.state.random.key0)
    ours = [int(game.state.cards[number].card) for number in game.state.players[1].hand.cards[:5]]
    dealt = {
        tuple(int(each.state.cards[number].card) for number in each.state.players[1].hand.cards[:5])
        for each in (Determinizer(plugin).resampled(game, 0) for _ in range(8))
    }
    assert len(dealt) > 1, ours


def test_an_illegal_choice_is_refused_and_nothing_has_changed() -> None:
    plugin = plugin_for("gwent")
    game = new_game(plugin, "duel", None, 2, 1)
    before, question = game.digest(), game.question
    assert question is not None
    wrong = next(choice for choice in range(2000) if choice not in question.options)
    with pytest.raises(IllegalAnswer):
        preview_choices(plugin, Determinizer(plugin), game, [wrong], Viewer(question.seat, Language.EN))
    assert game.digest() == before


def test_previewed_questions_are_questions_of_the_game() -> None:
    for name in ("epic", "gwent"):
        plugin = plugin_for(name)
        game = new_game(plugin, "duel", None, 2, 1)
        assert view_builder(plugin, game).mid_move
