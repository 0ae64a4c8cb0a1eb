"""The board of a draft that clients see: how packs are passed, and which picks are final."""

from __future__ import annotations

from mulligan.core.client.view import Viewer, view_builder
from mulligan.core.plugin import PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.epic.draft.ui.board import DraftBoard
from mulligan.players.bot import Determinizer
from mulligan.registry import plugin_for
from mulligan.server.room.state.preview import preview_choices

EPIC = plugin_for("epic")


def begun(format: str, seats: int = 2, mode: str = "duel", **settings: int) -> PlayableGame:
    chosen = EPIC.choose(GameSettings(mode, format=format, seats=seats, **settings))
    return chosen.new([chosen.format.cards], bytes(16))


def board(game: PlayableGame, seat: int = 0) -> DraftBoard:
    found = view_builder(EPIC, game.stage).board(game, Viewer(seat, Language.EN))
    assert isinstance(found, DraftBoard)
    return found


def pick_all(game: PlayableGame) -> None:
    for question in game.questions:
        game.answer(question.seat, question.options[0])


def test_E_FMT_PACK_02_and_03_packs_go_left_and_then_right() -> None:
    game, seen = begun("pack", 3, "free_for_all"), []
    while game.questions and len(seen) < 18:
        now = board(game)
        seen.append(now.passing)
        assert (now.shared, now.takes) == (False, 1) and now.round_words.startswith("pack ")
        pick_all(game)
    assert seen == [1] * 9 + [-1] * 9


def test_E_FMT_DARK_02_and_03_the_rest_is_swapped_and_then_discarded() -> None:
    game = begun("dark")
    assert (board(game).takes, board(game).then, len(board(game).pack)) == (1, 2, 5)
    pick_all(game)
    assert (board(game).takes, board(game).then, len(board(game).pack)) == (2, 0, 4)
    assert board(game).round_words.startswith("round ")


def test_E_FMT_DARK_03_the_first_of_two_cards_is_a_preview() -> None:
    game = begun("dark")
    pick_all(game)
    first, second = game.questions[0].options[:2]
    kept = [
        preview_choices(EPIC, Determinizer(EPIC), game, choices, Viewer(0, Language.EN)).kept
        for choices in ([first], [first, second])
    ]
    assert kept == [1, 1]


def test_E_FMT_OPEN_02_all_pick_from_one_pack() -> None:
    game = begun("open")
    now = board(game, game.questions[0].seat)
    assert (now.shared, now.passing, now.takes, now.then) == (True, 0, 1, 2)


def test_E_FMT_OPEN_04_the_last_pick_before_decks_are_built_is_final() -> None:
    game = begun("open", pool=64)
    while True:
        (question,) = game.questions
        ahead = game.copy()
        ahead.answer(question.seat, question.options[0])
        if board(ahead).building:
            break
        game = ahead
    choice = question.options[0]
    assert preview_choices(EPIC, Determinizer(EPIC), game, [choice], Viewer(question.seat, Language.EN)).kept == 0
