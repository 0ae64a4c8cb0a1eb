"""A draft and the game after it share one public face."""

from __future__ import annotations

import random as python_random
from collections import Counter

import pytest
from rich.console import Console

from mulligan.cli.screen import Screen
from mulligan.core.game import CorruptGame, IllegalAnswer
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.plugin import GameSetup, PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.epic.draft.drafted import DraftedGame
from mulligan.epic.draft.game import DraftGame
from mulligan.epic.game import EpicGame
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for

PLUGIN, PLAYOUTS = plugin_for("epic"), playouts_of("epic")
KEY = bytes(range(16))
FORMATS = ["pack", "dark", "open", "cube", "sealed_choice"]


def new(format: str, key: bytes = KEY, seats: int | None = None, mode: str | None = None) -> PlayableGame:
    chosen = PLUGIN.choose(GameSettings(mode, format=format, seats=seats))
    return chosen.new([chosen.format.cards], key)


def play(game: PlayableGame, answers: int, number: int = 0) -> PlayableGame:
    """Play at random; a deck is finished as soon as it may be."""
    chance = python_random.Random(number)
    for _ in range(answers):
        question = game.question
        if question is None:
            break
        done = question.ask == "BUILD" and 0 in question.options
        game.answer(question.seat, 0 if done else chance.choice(question.options))
    return game


def through_the_draft(game: PlayableGame, number: int = 0) -> PlayableGame:
    while PLUGIN.is_draft(game):
        play(game, 1, number + len(game.answers))
    return game


@pytest.mark.parametrize("format", FORMATS)
def test_choosing_a_format_leads_to_its_draft_and_then_to_the_game(format: str) -> None:
    game = new(format)
    assert isinstance(game, DraftedGame) and isinstance(game.stage, DraftGame) and game.result is None
    through_the_draft(game)
    assert isinstance(game.stage, EpicGame)
    assert game.stage.decks == game.played and len(game.played) == game.seats
    assert {type(stage) for stage in game.recent_stages} == {DraftGame, EpicGame}
    assert [event.kind.name for event in game.events(SPECTATOR)][-1] == "DREW"
    assert game.question is not None and game.question.ask == "MULLIGAN"


def test_the_game_has_a_key_of_its_own() -> None:
    one, other = (through_the_draft(new("dark", key)) for key in (KEY, bytes(16)))
    keys = {KEY, bytes(16), *(game.stage.key for game in (one, other))}  # type: ignore[attr-defined]
    assert len(keys) == 4


@pytest.mark.parametrize(("mode", "seats"), [("free_for_all", 3), ("free_for_all", 8), ("hunter_first_blood", 4), ("hydra", 6)])
def test_a_pack_draft_is_followed_by_any_mode_for_its_players(mode: str, seats: int) -> None:
    game = through_the_draft(new("pack", mode=mode, seats=seats))
    assert game.seats == seats and isinstance(game, DraftedGame) and game.options.game.mode == mode
    assert play(game, 20).seats == seats


def test_a_draft_that_is_for_more_players_brings_them() -> None:
    chosen = PLUGIN.choose(GameSettings(format="pack"))
    assert isinstance(chosen, GameSetup) and (chosen.seats, chosen.mode.name) == (3, "free_for_all")
    with pytest.raises(ValueError, match="3–8 players, not 2"):
        PLUGIN.choose(GameSettings(format="pack", seats=2))
    with pytest.raises(ValueError, match="2 players, not 4"):
        PLUGIN.choose(GameSettings(format="dark", seats=4))


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("answers", [3, 40, 10_000])
def test_saving_copying_and_taking_back(format: str, answers: int) -> None:
    """At several points in the draft and in the game."""
    game = play(new(format), answers, answers)
    loaded = PLUGIN.load(game.save())
    assert loaded.digest() == game.digest() == game.copy().digest()
    assert loaded.answers == game.answers and loaded.questions == game.questions and loaded.result == game.result
    back = len(game.answers) // 2
    halfway = game.copy()
    halfway.undo(back)
    assert len(halfway.answers) == len(game.answers) - back and PLUGIN.load(halfway.save()).digest() == halfway.digest()
    for seat, choice in game.answers[len(halfway.answers) :]:
        halfway.answer(seat, choice)
    assert halfway.digest() == game.digest()
    halfway.undo(len(halfway.answers))
    assert halfway.digest() == new(format).digest()


def test_a_copy_goes_its_own_way() -> None:
    game = new("dark")
    before = game.digest()
    play(game.copy(), 30)
    assert game.digest() == before and game.answers == ()


def test_a_changed_save_is_refused() -> None:
    saved = play(new("dark"), 70).save()
    for changed in (saved.replace(b'"answers": [[', b'"answers": [[0, 99], ['), saved[:-9], b"", b"{}"):
        assert changed != saved
        with pytest.raises(CorruptGame):
            DraftedGame.load(changed)


def test_an_illegal_answer_changes_nothing() -> None:
    game = new("dark")
    before = game.digest()
    with pytest.raises(IllegalAnswer):
        game.answer(0, 99)
    assert game.digest() == before and game.answers == ()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("player", PLAYOUTS.players)
def test_bots_draft_build_and_play_to_the_end(format: str, player: str) -> None:
    game, bot = new(format), Bot(PLUGIN, PLAYOUTS, player, KEY)
    while (question := game.question) is not None:
        bot.answer(game, question.seat)
    assert game.result is not None
    assert not sum(map(Counter, game.played), Counter[str]()) - Counter(game.decks[0])  # type: ignore[attr-defined]


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("width", [48, 100])
def test_every_screen_can_be_drawn_in_every_language(format: str, width: int) -> None:
    game = new(format)
    consoles = [Console(width=width, record=True, file=open("/dev/null", "w")) for _ in Language]  # noqa: SIM115
    screens = [Screen(console, PLUGIN, language) for console, language in zip(consoles, Language, strict=True)]
    asked = set()
    while PLUGIN.is_draft(game):
        if len(game.answers) % 7 == 0 or (game.question and game.question.ask not in asked):
            for screen in screens:
                screen.remember(game)
                for seat in range(game.seats):
                    screen.draw(game, seat)
                    screen.piles(game, seat)
                for question in game.questions:
                    screen.ask(game, question)
                    assert set(screen.numbers(game, question).values()) == set(question.options)
        asked |= {question.ask for question in game.questions}
        play(game, 1, len(game.answers))
    for console in consoles:
        assert max(map(len, console.export_text().splitlines())) <= width
        console.file.close()
