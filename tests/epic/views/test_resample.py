"""Resampling deals a seat's unknown cards again. The contracts test the opening, and that the view stays the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mulligan.core.decks.formats import PUBLIC
from mulligan.core.settings import GameSettings
from mulligan.epic.decks.formats import cube_cards, formats
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, GameOptions
from mulligan.epic.hidden.resample import MAX_POOL, Lists, new_pool
from mulligan.epic.plugin import PLUGIN
from mulligan.epic.state import Option
from tests.contracts.resampling import TIMES, assert_about_equal, cards, resampled, stream

MINE, THEIRS = SLUGS[10:40], SLUGS[50:80]


def opening() -> EpicGame:
    return EpicGame.new(GameOptions(first_player=0), (MINE, THEIRS), bytes(16))


@pytest.mark.parametrize(("lists", "kinds"), [(Lists.SHARED, 90), (Lists.EACH, 120)])
def test_a_closed_list_is_dealt_from_the_pool(lists: Lists, kinds: int) -> None:
    """With one copy of each card, the seat's own cards are gone from a shared pool, but not from the opponent's own pool."""
    game, random = opening(), stream()
    pool = new_pool(lists, dict.fromkeys(range(4, 124), 1))
    seen: Counter[str] = Counter()
    for _ in range(TIMES):
        theirs = cards(resampled("epic", game, 0, pool, random), 1, "hand")
        assert len(set(theirs)) == 5
        seen.update(theirs)
    assert_about_equal(seen, kinds)


def test_a_pool_that_runs_dry_leaves_the_list_as_it_is() -> None:
    game, random = opening(), stream()
    pool = new_pool(Lists.SHARED, dict.fromkeys(range(4, 30), 1))
    twin = resampled("epic", game, 0, pool, random)
    assert Counter(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == Counter(THEIRS)


def test_a_pool_has_a_limit() -> None:
    with pytest.raises(ValueError, match="a pool may have"):
        new_pool(Lists.EACH, {5: MAX_POOL + 1})


def test_the_last_cards_of_a_shared_pool_are_dealt() -> None:
    """All cards are in the two decks, so the opponent has those that the seat hasn't."""
    game, random = opening(), stream()
    pool = new_pool(Lists.SHARED, dict.fromkeys((NUMBERS[name] for name in (*MINE, *SLUGS[90:120])), 1))
    for _ in range(20):
        twin = resampled("epic", game, 0, pool, random)
        assert Counter(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == Counter(SLUGS[90:120])


def lists_in(format: str, **settings: Any) -> Lists:
    chosen = PLUGIN.choose(GameSettings(format=format, **settings))
    return Lists(PLUGIN.kernels.new_pool(chosen.origin(range(chosen.seats))).lists)


def test_the_format_decides_what_is_known_of_decks() -> None:
    assert {name for name in formats() if lists_in(name) == Lists.OPEN} == {"starter", "precon", "precon_two", "open"}
    assert {name for name in formats() if lists_in(name) == Lists.EACH} == {"constructed", "limited"}
    assert lists_in("open", pool=64) == Lists.SHARED  # two of each player's cards stay out
    assert PLUGIN.kernels.new_pool(PUBLIC).lists == Lists.OPEN


@pytest.mark.parametrize(
    ("settings", "total", "most"),
    [
        (GameSettings(format="sealed"), 120, 1),
        (GameSettings(format="sealed", boxes=16), 16 * 120, 16),
        (GameSettings(format="cube"), len(cube_cards()), 3),
        (GameSettings(format="constructed"), 3 * 120, 3),
    ],
)
def test_a_pool_has_the_cards_of_its_format(settings: GameSettings, total: int, most: int) -> None:
    pool = PLUGIN.kernels.new_pool(PLUGIN.choose(settings).origin((1,)))
    assert sum(pool.copies) == pool.total == total
    assert max(pool.copies) == most


def test_only_decks_that_were_brought_are_private() -> None:
    """E-FMT-CON-01: a premade deck was taken openly, so its cards only change places."""
    game, random = opening(), stream()
    chosen = PLUGIN.choose(GameSettings(format="constructed"))
    for brought, same in (((0,), True), ((1,), False), ((), True)):
        twin = resampled("epic", game, 0, PLUGIN.kernels.new_pool(chosen.origin(brought)), random)
        assert (Counter(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == Counter(THEIRS)) == same


def test_cards_of_a_batch_change_places_only_with_each_other() -> None:
    game, random, pool = opening(), stream(), new_pool()
    back = cards(game, 1, "hand")[:3]
    for place in range(3):
        game.answer(1, Option.HAND + place)
    game.answer(1, Option.PASS)
    orders = Counter(tuple(cards(resampled("epic", game, 1, pool, random), 1, "deck")[:3]) for _ in range(TIMES))
    assert len(orders) == 6 and all(sorted(order) == sorted(back) for order in orders)
    lowest = Counter(order[0] for order, times in orders.items() for _ in range(times))
    assert_about_equal(lowest, 3)
    others = {cards(resampled("epic", game, 0, pool, random), 1, "deck")[0] for _ in range(200)}
    assert len(others) > 20  # the other seat does not know what was put back


def test_cards_set_aside_by_the_opponent_are_resampled() -> None:
    game, random, pool = opening(), stream(), new_pool()
    game.answer(1, Option.HAND)
    marked: Counter[int] = Counter()
    for _ in range(TIMES):
        state = resampled("epic", game, 0, pool, random).state
        hand = state.players[1].hand
        marked.update(place for place in range(5) if state.cards[hand.cards[place]].mark)
    assert_about_equal(marked, 5)
    mine = resampled("epic", game, 1, pool, random).state
    assert [int(mine.cards[mine.players[1].hand.cards[place]].mark) for place in range(5)] == [2, 0, 0, 0, 0]
