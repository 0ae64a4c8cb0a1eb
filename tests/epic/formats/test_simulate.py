"""Simulations: the same seed gives the same games, natively or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from mulligan.core.decks.deck import Deck, slug
from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.output import new_output
from mulligan.core.kernel.series import deal_key, game_key, new_seeds
from mulligan.core.settings import GameSettings
from mulligan.epic.cards import BASE_SET
from mulligan.epic.decks.formats import constructed, format_named, formats, precon
from mulligan.epic.game import EpicGame, GameOptions, book
from mulligan.epic.parts import Champion, Event
from mulligan.epic.series import clear_tables, set_up
from mulligan.players.simulate import simulate
from mulligan.players.stream import new_stream, pick_below
from tests.depth import only

BIG = Deck(("kong", "triceratops", "muse") * 40, "big")


def test_the_same_seed_gives_the_same_games() -> None:
    one, again, other = simulate("epic", 60, seed=1), simulate("epic", 60, seed=1), simulate("epic", 60, seed=2)
    assert (one.digest, one.decisions, one.wins) == (again.digest, again.decisions, again.wins)
    assert one.digest != other.digest


@pytest.mark.parametrize("chunk", [1, 7, 60, 1000])
def test_chunks_change_nothing(chunk: int) -> None:
    seen: list[tuple[int, int]] = []
    found = simulate(
        "epic",
        60,
        ("greedy", "random"),
        5,
        GameSettings(format="sealed"),
        progress=lambda done, games: seen.append((done, games)),
        chunk=chunk,
    )
    whole = simulate("epic", 60, ("greedy", "random"), 5, GameSettings(format="sealed"))
    assert (found.digest, found.decisions, found.wins) == (whole.digest, whole.decisions, whole.wins)
    assert seen[-1] == (60, 60) and len(seen) == -(-60 // chunk)


DEALT = list(formats())
QUICK = [name for name in DEALT if not formats()[name].drafted]  # drafts have layouts of their own


@pytest.mark.parametrize("format", only(QUICK, DEALT))
@pytest.mark.parametrize("ruleset", ["duels2022", "revised", "base2016"])
def test_wins_add_up(format: str, ruleset: str) -> None:
    found = simulate("epic", 200, seed=3, settings=GameSettings(format=format, ruleset=ruleset))
    assert found.games == 200 == sum(found.wins.values()) + found.draws + found.unfinished
    assert found.unfinished == 0
    assert list(found.wins) == ["random", "random 2", "random 3"][: max(2, format_named(format).players[0])]
    assert found.decisions > 200 * 10 and found.decisions_per_second > 0


def test_impatience_leaves_games_unfinished() -> None:
    found = simulate("epic", 10, most=20)
    assert (found.unfinished, found.draws, sum(found.wins.values()), found.decisions) == (10, 0, 0, 200)


def test_no_games_at_all() -> None:
    found = simulate("epic", 0)
    assert (found.games, found.decisions, found.decisions_per_second, found.wins) == (0, 0, 0.0, {"random": 0, "random 2": 0})


def test_greedy_beats_random_from_either_place() -> None:
    assert simulate("epic", 400, ("greedy", "random")).wins["greedy"] > 380
    assert simulate("epic", 400, ("random", "greedy")).wins["greedy"] > 380


@pytest.mark.parametrize("format", ["starter", "sealed", "precon", "precon_two"])
def test_a_game_of_a_series_can_be_played_again(format: str) -> None:
    """The native setup gives exactly the state that `EpicGame.new` gives."""
    for number in (0, 1, 6, 123_457):
        described = format_named(format)
        table = clear_tables(1, 60, GameOptions(), 2)
        set_up(book(), table[0], described.box(), new_seeds(9), number, new_output(0))
        decks = described.decks(deal_key(9, number))
        game = EpicGame.new(GameOptions(), [deck.cards for deck in decks], game_key(9, number))
        assert np.array(table[0]).tobytes() == np.array(game.state).tobytes()


def test_a_deal_is_played_twice_with_the_seats_exchanged() -> None:
    assert deal_key(4, 10) == deal_key(4, 11) != deal_key(4, 12)
    assert game_key(4, 10) != game_key(4, 11)


def test_players_keep_their_own_decks() -> None:
    champions, events = (three_of_twenty(kind) for kind in (Champion, Event))
    assert simulate("epic", 100, decks=(champions, events), settings=GameSettings(format="constructed")).wins["random"] > 90
    assert simulate("epic", 100, decks=(events, champions), settings=GameSettings(format="constructed")).wins["random 2"] > 90


def three_of_twenty(kind: type) -> Deck:
    cards = [slug(card.name) for card in BASE_SET if isinstance(card, kind) and card.cost == 1]
    return Deck(tuple(card for card in cards[:20] for _ in range(3)), kind.__name__)


@pytest.mark.interpreted  # a layout of its own
def test_decks_larger_than_sixty_cards() -> None:
    legal = Deck(tuple(card for card in precon().take(("wild",), ("sage",))[0].cards for _ in range(3)), "all of wild")
    assert len(legal.cards) == 90
    found = simulate("epic", 2, decks=(legal, legal), settings=GameSettings(format=constructed()))
    assert found.unfinished == 0 and sum(found.wins.values()) + found.draws == 2


def test_refusals() -> None:
    with pytest.raises(ValueError, match="no bot “alphazero”; available: random, novice, easy, greedy"):
        simulate("epic", 1, ("random", "alphazero"))
    with pytest.raises(ValueError, match="name 2 players for “duel”, not 1"):
        simulate("epic", 1, ("random",))
    with pytest.raises(ValueError, match="no format"):
        simulate("epic", 1, settings=GameSettings(format="poker"))
    with pytest.raises(ValueError, match="no ruleset"):
        simulate("epic", 1, settings=GameSettings(ruleset="poker"))
    with pytest.raises(ValueError, match="not -1"):
        simulate("epic", -1)
    with pytest.raises(IllegalDeck, match=r"deck big – .*E-DECK-05"):
        simulate("epic", 1, decks=(BIG, BIG), settings=GameSettings(format="constructed"))


def test_the_stream_of_players_is_even() -> None:
    stream = new_stream(7)
    counts = np.bincount([pick_below(stream, 6) for _ in range(6000)], minlength=6)
    assert counts.sum() == 6000 and len(counts) == 6
    assert 850 < counts.min() <= counts.max() < 1150


@pytest.mark.slow
@pytest.mark.parametrize("players", [("random", "random"), ("easy", "greedy")])
def test_interpreted_and_native_play_the_same_games(players: tuple[str, str]) -> None:
    code = (
        "import json; from mulligan.core.settings import GameSettings; from mulligan.players.simulate import simulate; "
        f"found = simulate('epic', 4, {tuple(players)!r}, 11, GameSettings(format='sealed')); "
        "print(json.dumps([found.digest, found.decisions, found.wins]))"
    )
    environment = {**os.environ, "MULLIGAN_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    native = simulate("epic", 4, players, 11, GameSettings(format="sealed"))
    assert json.loads(done.stdout) == [native.digest, native.decisions, native.wins]
