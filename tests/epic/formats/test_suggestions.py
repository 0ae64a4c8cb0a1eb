"""Decks from a pool, by the bots' judgement."""

from __future__ import annotations

import random as python_random
from collections import Counter

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.suggestions import completed, suggested
from mulligan.epic.decks.formats import BASE
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for

BUILDING = plugin_for("epic").building
value_of = playouts_of("epic").card_value


def pool_of(size: int, number: int = 1) -> Counter[str]:
    return Counter(python_random.Random(number).sample(BASE * 3, size))


@pytest.mark.parametrize("size", [36, 60, 240])
def test_E_DECK_01_suggested_decks_have_thirty_cards_of_the_pool(size: int) -> None:
    pool = pool_of(size)
    found = suggested(BUILDING, pool, 30, value_of)
    assert len(found) == 3 and found[-1].groups == ()
    for each in found:
        assert each.cards.total() == 30 and not each.cards - pool
    assert found == suggested(BUILDING, Counter(dict(reversed(pool.items()))), 30, value_of)


def test_a_pair_takes_other_alignments_only_if_it_has_too_few_cards() -> None:
    pool = pool_of(60)
    sizes = Counter(BUILDING.groups(Deck((card,)))[0] for card in pool.elements())
    for each in suggested(BUILDING, pool, 30, value_of)[:2]:
        own = Counter(BUILDING.groups(Deck((card,)))[0] in each.groups for card in each.cards.elements())[True]
        assert own == min(30, sum(sizes[group] for group in each.groups))


def test_a_deck_is_filled_with_the_best_and_cut_by_the_weakest() -> None:
    pool = pool_of(60)
    kept = Counter(list(pool.elements())[:26])
    filled = completed(pool, kept, 30, 30, value_of)
    assert not kept - filled and filled.total() == 30 and not filled - pool
    first = completed(pool, kept, 27, 30, value_of) - kept
    assert [value_of(card, kept) for card in first] == [max(value_of(card, kept) for card in pool - kept)]
    cut = completed(pool, pool, 30, 59, value_of)
    (gone,) = pool - cut
    rest = {card: value_of(card, pool - Counter((card,))) for card in pool}
    assert rest[gone] == min(rest.values())
    assert completed(pool, cut, 30, 59, value_of) == cut
