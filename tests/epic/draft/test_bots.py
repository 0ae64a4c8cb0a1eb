"""Bots in drafts: they draft sensibly, and series are the same whether played natively or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from mulligan.core.kernel.output import new_output
from mulligan.core.kernel.series import box_of_decks, deal_key, new_seeds
from mulligan.core.settings import GameSettings
from mulligan.epic.cards import CARDS
from mulligan.epic.decks.formats import dark, format_named, pack, sealed_choice
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import legal, step
from mulligan.epic.draft.series import draft_tables, hand_over, set_up_draft
from mulligan.epic.draft.state import Option
from mulligan.epic.game import NUMBERS, book
from mulligan.players.epic.drafting import rating
from mulligan.players.epic.playouts import DRAFTS, PLAYOUTS
from mulligan.players.playouts import BotKind
from mulligan.players.simulate import simulate
from mulligan.players.stream import new_stream

FORMATS = ["pack", "dark", "open", "cube", "sealed_choice"]


@pytest.mark.slow  # loops of their own
@pytest.mark.parametrize("format", FORMATS)
def test_the_same_seed_gives_the_same_drafts_and_games(format: str) -> None:
    seats = format_named(format).players[0]
    players = (*PLAYOUTS.players[:2], "random")[:seats]
    one, again, other = (
        simulate("epic", 12, players, seed, GameSettings(format=format), chunk=chunk)
        for seed, chunk in ((1, 12), (1, 5), (2, 12))
    )
    assert (one.digest, one.decisions, one.wins) == (again.digest, again.decisions, again.wins)
    assert one.digest != other.digest
    assert one.unfinished == 0 and sum(one.wins.values()) + one.draws == 12


def test_the_native_draft_is_the_one_that_new_begins() -> None:
    """With the same box, key and answers both give the same decks, and players keep theirs when they change seats."""
    for number in (0, 1, 5):
        tables, output, stream = draft_tables(1, dark(), 2), new_output(0), new_stream(number)
        state, box = tables[0], box_of_decks([[0] * 30] * 2)
        set_up_draft(book(), state, box, new_seeds(9), number, output)
        assert isinstance(dark().plan, Plan)
        game = DraftGame.new(DraftOptions(dark().plan, 2), [dark().cards], deal_key(9, number))  # type: ignore[arg-type]
        while state.over == 0:
            assert state.tobytes() == game.state.tobytes()
            legal(book(), state, output)
            choice = int(DRAFTS.choose(BotKind.GREEDY, book(), state, output, stream))
            game.answer(int(state.asked), choice)
            step(book(), state, choice, output)
        hand_over(state, box, number)
        for seat in (0, 1):
            player = (seat + number) % 2
            assert [CARDS[card].name for card in box.decks[player][: box.sizes[player]]] == [
                CARDS[NUMBERS[card]].name for card in game.drafted[seat]
            ]


@pytest.mark.slow  # loops of their own
@pytest.mark.parametrize("format", FORMATS)
def test_greedy_drafts_beat_random_ones(format: str) -> None:
    """Greedy also plays better; it is enough here that drafting and playing together beat random."""
    seats = format_named(format).players[0]
    found = simulate("epic", 60, ("greedy", "random", "random")[:seats], 3, GameSettings(format=format))
    assert found.wins["greedy"] > 54


def draft(format_plan: object, box: tuple[str, ...], seats: int, players: tuple[int, ...]) -> DraftGame:
    assert isinstance(format_plan, Plan)
    game, output, stream = DraftGame.new(DraftOptions(format_plan, seats), (box,), bytes(16)), new_output(0), new_stream(1)
    while (question := game.question) is not None:
        legal(book(), game.state, output)
        game.answer(question.seat, int(DRAFTS.choose(players[question.seat], book(), game.state, output, stream)))
    return game


def average(deck: tuple[str, ...]) -> float:
    return sum(int(rating(NUMBERS[card])) for card in deck) / len(deck)


def test_the_greedy_player_takes_the_better_cards() -> None:
    game = draft(pack(4).plan, pack(4).cards, 4, (BotKind.GREEDY, BotKind.RANDOM, BotKind.RANDOM, BotKind.RANDOM))
    mine, *others = map(average, game.drafted)
    assert mine > max(others) + 30


def test_the_greedy_player_leaves_out_the_weaker_cards() -> None:
    game = draft(sealed_choice().plan, sealed_choice().cards, 2, (BotKind.GREEDY, BotKind.RANDOM))
    pool = [game.slugs[game.state.cards[place].card] for place in game.state.players[0].pool.cards[:60]]
    assert average(game.drafted[0]) > average(tuple(pool)) + 50
    assert len(game.answers) == 2 * 31  # thirty cards each, then done, without second thoughts


def test_the_greedy_player_builds_from_a_large_pool() -> None:
    format = sealed_choice(pool=90)
    game = draft(format.plan, format.cards, 2, (BotKind.GREEDY, BotKind.RANDOM))
    assert [len(deck) for deck in game.drafted] == [30, 30] and len(game.answers) == 2 * 31
    assert game.answers[-1].choice == Option.DONE


@pytest.mark.slow
@pytest.mark.parametrize("format", ["dark", "cube"])
def test_interpreted_and_native_draft_the_same(format: str) -> None:
    code = (
        "import json; from mulligan.core.settings import GameSettings; from mulligan.players.simulate import simulate; "
        f"found = simulate('epic', 2, ('greedy', 'random'), 11, GameSettings(format={format!r})); "
        "print(json.dumps([found.digest, found.decisions, found.wins]))"
    )
    environment = {**os.environ, "MULLIGAN_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    native = simulate("epic", 2, ("greedy", "random"), 11, GameSettings(format=format))
    assert json.loads(done.stdout) == [native.digest, native.decisions, native.wins]
