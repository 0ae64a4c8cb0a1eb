"""Resampling redeals the cards a seat does not know. The contracts test that the seat's view stays the same."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.kernel.random import Random, seed
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, Options, book
from mulligan.epic.hidden.resample import MAX_POOL, Lists, Pool, new_pool, resample
from mulligan.epic.state import Option

MINE, THEIRS = SLUGS[10:40], SLUGS[50:80]
TIMES = 3000


def opening() -> EpicGame:
    return EpicGame.new(Options(first_player=0), (MINE, THEIRS), bytes(16))


def stream() -> Random:
    random: Random = new_record(dtype_of(Random))[0]
    seed(random, b"the search's own")
    return random


def resampled(game: EpicGame, seat: int, pool: Pool, random: Random) -> EpicGame:
    twin = game.copy()
    resample(book(), twin.state, seat, pool, random)
    return twin


def cards(game: EpicGame, seat: int, zone: str) -> list[int]:
    pile = getattr(game.state.players[seat], zone)
    return [int(game.state.cards[number].card) for number in pile.cards[: pile.count]]


def assert_about_equal(counts: Counter[int], kinds: int) -> None:
    """Check that all kinds are about equally frequent, within five standard deviations."""
    total = sum(counts.values())
    share = total / kinds
    assert len(counts) == kinds
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values()), counts


def test_the_other_hand_may_be_any_part_of_an_open_list() -> None:
    game, random, pool = opening(), stream(), new_pool()
    seen: Counter[int] = Counter()
    for _ in range(TIMES):
        twin = resampled(game, 0, pool, random)
        seen.update(cards(twin, 1, "hand"))
        assert cards(twin, 0, "hand") == cards(game, 0, "hand")
        assert Counter(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == Counter(NUMBERS[name] for name in THEIRS)
    assert_about_equal(seen, 30)


def test_the_own_next_card_may_be_any_that_is_left() -> None:
    game, random, pool = opening(), stream(), new_pool()
    drawn = Counter(cards(resampled(game, 0, pool, random), 0, "deck")[-1] for _ in range(TIMES))
    assert_about_equal(drawn, 25)
    assert not set(drawn) & set(cards(game, 0, "hand"))


@pytest.mark.parametrize(("lists", "kinds"), [(Lists.SHARED, 90), (Lists.EACH, 120)])
def test_a_closed_list_is_dealt_from_the_pool(lists: Lists, kinds: int) -> None:
    """With one copy of each card, the seat's own cards are gone from a shared pool, but not from the opponent's own pool."""
    game, random = opening(), stream()
    pool = new_pool(lists, dict.fromkeys(range(4, 124), 1))
    seen: Counter[int] = Counter()
    for _ in range(TIMES):
        theirs = cards(resampled(game, 0, pool, random), 1, "hand")
        assert len(set(theirs)) == 5
        seen.update(theirs)
    assert_about_equal(seen, kinds)


def test_a_pool_that_runs_dry_leaves_the_list_as_it_is() -> None:
    game, random = opening(), stream()
    pool = new_pool(Lists.SHARED, dict.fromkeys(range(4, 30), 1))
    twin = resampled(game, 0, pool, random)
    assert Counter(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == Counter(NUMBERS[name] for name in THEIRS)


def test_a_pool_has_a_limit() -> None:
    with pytest.raises(ValueError, match="a pool may have"):
        new_pool(Lists.EACH, {5: MAX_POOL + 1})


def test_cards_of_a_batch_change_places_only_with_each_other() -> None:
    game, random, pool = opening(), stream(), new_pool()
    back = cards(game, 1, "hand")[:3]
    for place in range(3):
        game.answer(1, Option.HAND + place)
    game.answer(1, Option.PASS)
    orders = Counter(tuple(cards(resampled(game, 1, pool, random), 1, "deck")[:3]) for _ in range(TIMES))
    assert len(orders) == 6 and all(sorted(order) == sorted(back) for order in orders)
    lowest = Counter(order[0] for order, times in orders.items() for _ in range(times))
    assert_about_equal(lowest, 3)
    others = {cards(resampled(game, 0, pool, random), 1, "deck")[0] for _ in range(200)}
    assert len(others) > 20  # the other seat does not know what was put back


def test_nobody_foresees_the_game_from_a_resampled_state() -> None:
    game, random, pool = opening(), stream(), new_pool()
    keys = {(int(game.state.random.key0), int(game.state.random.key1))}
    for seat in (0, 1, SPECTATOR):
        for _ in range(10):
            twin = resampled(game, seat, pool, random).state.random
            keys.add((int(twin.key0), int(twin.key1)))
            assert twin.drawn == 0
    assert len(keys) == 31


def test_cards_laid_aside_by_the_other_are_dealt_anew() -> None:
    game, random, pool = opening(), stream(), new_pool()
    game.answer(1, Option.HAND)
    marked: Counter[int] = Counter()
    for _ in range(TIMES):
        state = resampled(game, 0, pool, random).state
        hand = state.players[1].hand
        marked.update(place for place in range(5) if state.cards[hand.cards[place]].mark)
    assert_about_equal(marked, 5)
    mine = resampled(game, 1, pool, random).state
    assert [int(mine.cards[mine.players[1].hand.cards[place]].mark) for place in range(5)] == [2, 0, 0, 0, 0]
