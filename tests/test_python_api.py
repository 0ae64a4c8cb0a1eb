"""The Python API refuses what it cannot do with errors that name the problem, and every function has an example that runs."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mulligan
from mulligan.core.text import Language
from mulligan.registry import GAMES

SEEDS = (-1, 2**128)
OUTSIDE = (-2, -1, 2, 9)  # seats that a duel does not have; -1 is a spectator


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    "use",
    [
        lambda seed: mulligan.new_game("epic", seed=seed),
        lambda seed: mulligan.bot("epic", "random", seed=seed),
        lambda seed: mulligan.resample(mulligan.new_game("epic", seed=1), 0, seed=seed),
        lambda seed: mulligan.simulate("epic", 1, seed=seed),
    ],
    ids=["new_game", "bot", "resample", "simulate"],
)
def test_a_seed_outside_of_the_key_is_refused(use: Callable[[int], object], seed: int) -> None:
    with pytest.raises(mulligan.InvalidSettings, match=str(seed)):
        use(seed)


def test_the_largest_seed_deals_a_game() -> None:
    assert mulligan.new_game("gwent", seed=2**128 - 1).key == b"\xff" * 16


def test_a_mistyped_card_suggests_the_closest_name() -> None:
    with pytest.raises(mulligan.UnknownCard, match="“Kong”") as refused:
        mulligan.card("epic", "Kongs")
    assert isinstance(refused.value, LookupError) and isinstance(refused.value, mulligan.InvalidInput)


def test_an_unknown_language_lists_those_there_are() -> None:
    with pytest.raises(mulligan.InvalidSettings, match=r"“de”.*en, pl, ru, es, fr"):
        mulligan.card("epic", "Kong").text("de")


@pytest.mark.parametrize("count", [0, 1, 3])
def test_play_names_the_number_of_players_it_needs(count: int) -> None:
    players = [mulligan.bot("epic", "random", seed=1)] * count
    with pytest.raises(ValueError, match=f"2 players, not {count}"):
        mulligan.play(mulligan.new_game("epic", seed=1), players)


def test_one_player_plays_solo() -> None:
    game = mulligan.new_game("gwent", mulligan.GameSettings(mode="solo"), seed=1)
    mulligan.play(game, [mulligan.bot("gwent", "random", seed=1)])
    assert game.question is None


@pytest.mark.parametrize("seat", OUTSIDE)
@pytest.mark.parametrize(("name", "format"), [("epic", None), ("epic", "dark"), ("gwent", None)])
def test_a_seat_that_does_not_exist_is_refused(name: str, format: str | None, seat: int) -> None:
    game: Any = mulligan.new_game(name, mulligan.GameSettings(format=format), seed=1)
    bot, before = mulligan.bot(name, "random", seed=1), game.digest()
    for use in (
        lambda: mulligan.resample(game, seat),
        lambda: game.redeal(seat, 1),
        lambda: game.leave(seat),
        lambda: game.legal(seat),
        lambda: game.answer(seat, 0),
        lambda: bot.choice(game, seat),
    ):
        with pytest.raises(ValueError, match=f"seat {seat}|P{seat + 1} |leave"):
            use()
    assert game.digest() == before and game.answers == ()


@pytest.mark.parametrize("seat", [seat for seat in OUTSIDE if seat != -1])
@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_that_does_not_exist_is_refused(name: str, seat: int) -> None:
    game: Any = mulligan.new_game(name, seed=1)
    option = game.question.options[0]
    for look in (
        lambda: game.view(seat),
        lambda: game.events(seat),
        lambda: game.describe(option, Language.EN, seat),
        lambda: game.describe_question(Language.EN, seat),
    ):
        with pytest.raises(ValueError, match=f"seat {seat}"):
            look()


def test_decks_for_a_draft_are_refused() -> None:
    with pytest.raises(mulligan.IllegalDeck, match="draft"):
        mulligan.new_game("epic", mulligan.GameSettings(format="dark"), decks=[["kong"]], seed=1)


def test_the_settings_and_the_decks_brought_decide_which_decks_are_known() -> None:
    game, settings = mulligan.new_game("gwent", seed=1), mulligan.GameSettings(format="classic")

    def same_deck(**known: Any) -> bool:
        return deck_of(mulligan.resample(game, 0, seed=1, **known)) == deck_of(game)

    assert same_deck() and same_deck(settings=settings) and same_deck(settings=settings, brought=[0])
    assert not same_deck(settings=settings, brought=[1])
    assert mulligan.bot("gwent", "random", 1, settings, brought=[1]).choice(game, 0) in game.questions[0].options


def deck_of(game: mulligan.PlayableGame) -> Counter[int]:
    return Counter(int(card.card) for card in game.state.cards if card.owner == 1)


def test_every_function_has_an_example() -> None:
    functions = [each for each in map(mulligan.api.__dict__.get, mulligan.api.__all__) if inspect.isfunction(each)]
    functions += [mulligan.Card.text, mulligan.Card.group.fget, mulligan.Card.program.fget]
    assert len(functions) >= 15
    assert [each.__name__ for each in functions if ">>>" not in (each.__doc__ or "")] == []


def test_a_star_import_offers_the_api() -> None:
    names: dict[str, object] = {}
    exec("from mulligan import *", names)
    assert names.keys() - {"__builtins__"} == set(mulligan.api.__all__)


@pytest.mark.slow  # mypy reads all modules of the package first
def test_a_type_checker_reports_a_mistyped_name(tmp_path: Path) -> None:
    module = tmp_path / "player.py"
    module.write_text('import mulligan\n\nmulligan.new_gmae("epic")\nreveal_type(mulligan.new_game("epic").seats)\n')
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(module)], capture_output=True, text=True, check=False)
    assert 'has no attribute "new_gmae"' in done.stdout
    assert re.search(r'Revealed type is "(builtins\.)?int"', done.stdout)
