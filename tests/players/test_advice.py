"""Advice: it finds wins, repeats itself, tells what a play does, and knows only what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import mulligan
from mulligan.core.client.view import Viewer
from mulligan.core.game import InvalidSettings
from mulligan.core.plugin import PlayableGame
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.players.playouts import playouts_of
from mulligan.players.search.searcher import Candidate, Thinker
from mulligan.players.teaching.advice import Adviser
from mulligan.players.teaching.calibration import Calibration, calibration_of
from mulligan.players.teaching.lookahead import Lookahead, Outlook
from mulligan.players.teaching.review import weigh
from mulligan.registry import plugin_for
from tests.players.test_search import EPIC_WINS, GWENT_WINS, KEY, at

DRAWS = """
    P1 30hp 1g hand: surprise_attack
    P2 30hp 0g hand: ?5"""


def adviser(game: str, iterations: int = 400, key: bytes = KEY) -> Adviser:
    return Adviser(plugin_for(game), playouts_of(game), key, iterations)


def story(game: str, table: PlayableGame, play: tuple[int, ...], language: Language = Language.EN) -> str:
    return Lookahead(plugin_for(game), playouts_of(game), KEY).story(table, Viewer(0, language), play)


def outlook(game: str, table: PlayableGame, play: tuple[int, ...]) -> Outlook:
    return Lookahead(plugin_for(game), playouts_of(game), KEY).outlook(table, 0, play)


@pytest.mark.parametrize(
    ("game", "text"), [("epic", EPIC_WINS["burn, of many targets"]), ("gwent", GWENT_WINS["scorch"])], ids=["epic", "gwent"]
)
def test_a_win_within_reach_is_certain(game: str, text: str) -> None:
    table = at(game, text)
    advice = adviser(game).advise(table, 0)
    assert advice.best.chance > 0.95 and advice.best.chance == max(each.chance for each in advice.answers)
    assert [each.visits for each in advice.answers] == sorted((each.visits for each in advice.answers), reverse=True)


def test_a_play_comes_with_its_target_and_its_story() -> None:
    table = at("epic", EPIC_WINS["burn, of many targets"])
    play = adviser("epic").advise(table, 0).play
    assert len(play) == 2
    assert (
        story("epic", table, play) == "You play Flame Strike: 8 damage to your opponent. Your opponent is eliminated. You win."
    )
    assert outlook("epic", table, play).won == 1.0


def test_a_pass_that_wins_the_game_says_so() -> None:
    table = at("gwent", GWENT_WINS["pass"])
    advice = adviser("gwent").advise(table, 0)
    assert advice.play == (0,) and outlook("gwent", table, advice.play).won == 1.0
    assert "pass" in story("gwent", table, advice.play)


@pytest.mark.parametrize("language", list(Language))
def test_a_drawn_card_is_not_named(language: Language) -> None:
    """Its story is the same for every deal that the seat cannot tell apart."""
    table = at("epic", DRAWS)
    play = table.questions[0].options[1:2]
    told = {story("epic", mulligan.resample(table, 0, seed), play, language) for seed in range(4)}
    assert len(told) == 1 and told != {""}


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_the_same_key_gives_the_same_advice(game: str) -> None:
    table = mulligan.new_game(game, seed=3)
    assert table.question is not None
    seat = table.question.seat
    first, again, other = (adviser(game, 60, key).advise(table, seat) for key in (KEY, KEY, bytes(16)))
    assert first == again != other


def test_choices_that_are_not_final_are_followed() -> None:
    table = at("epic", EPIC_WINS["burn, of many targets"])
    first, target = adviser("epic").advise(table, 0).play
    assert adviser("epic").advise(table, 0, (first,)).best.choice == target
    assert table.questions[0].ask == "MAIN"


def test_advice_is_refused_where_there_is_none() -> None:
    game = mulligan.new_game("gwent", seed=7)
    assert game.question is not None
    with pytest.raises(ValueError, match="is not asked"):
        mulligan.advise(game, 1 - game.question.seat)
    with pytest.raises(ValueError, match="at least 1"):
        mulligan.advise(game, game.question.seat, iterations=0)
    draft = mulligan.new_game("epic", mulligan.GameSettings(format="dark"), seed=1)
    with pytest.raises(ValueError, match="is not asked"):
        mulligan.advise(draft, 0)
    with pytest.raises(InvalidSettings):
        playouts_of("chess")


def test_calibration_keeps_order_and_certainty() -> None:
    for game in ("epic", "gwent"):
        chances = [calibration_of(game).chance(value / 100) for value in range(101)]
        assert chances == sorted(chances) and (chances[0], chances[-1]) == (0.0, 1.0)
    assert Calibration(1.0, -0.5).chance(0.5) < 0.5


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_the_search_gets_only_what_the_seat_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its deal looks the same to the seat, and differs from the true one."""
    searched = []
    candidates = Thinker.candidates

    def seen(self: Thinker, state: Any, seat: int, continues: bool = False) -> Sequence[Candidate]:
        searched.append(state.copy())
        return candidates(self, state, seat, continues)

    monkeypatch.setattr(Thinker, "candidates", seen)
    table = mulligan.new_game(game, seed=3)
    assert table.question is not None
    seat = table.question.seat
    adviser(game, 20).advise(table, seat)
    twin = table.copy()
    twin._table[0] = searched[0]  # type: ignore[attr-defined]
    assert twin.view(seat).tobytes() == table.view(seat).tobytes() and twin.digest() != table.digest()


AHEAD = """
    P1 gems 1 hand: vesemir, biting_frost close: geralt_of_rivia
    P2 passed gems 1 hand: - close: vesemir"""


def test_an_answer_beside_a_sure_win_is_not_a_mistake_if_it_wins_too() -> None:
    table, plugin, playouts = at("gwent", AHEAD), plugin_for("gwent"), playouts_of("gwent")
    played = table.questions[0].options[-1]
    best, chance, lost = weigh(plugin, adviser("gwent"), Lookahead(plugin, playouts, KEY), table, 0, played)
    assert (best, chance) == (0, 1.0) and lost < 0.05


def test_a_single_answer_has_a_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search tries nothing if all answers are equal."""
    table = at("gwent", GWENT_WINS["pass"])
    monkeypatch.setattr(Thinker, "candidates", lambda *_: [Candidate(0, 0, 0.0)])
    assert adviser("gwent").advise(table, 0).best.chance == 1.0


def test_a_story_ends_with_its_play() -> None:
    """In a window the next play would be possible immediately."""
    lines = ("P1 30hp 1g hand: fireball, hasty_retreat, lash", "P2 30hp 1g hand: ?3 play: kong", "turn P2")
    table: PlayableGame = game_at(plugin_for("epic").table, lines, KEY)
    while table.question is not None and table.question.seat != 0:
        table.answer(1, 0)
    assert table.question is not None and table.question.ask == "PLAYS" and len(table.question.options) > 2
    for choice in table.question.options[1:]:
        told = story("epic", table, (choice,))
        assert told.count("You play") == 1
