"""The starter pool (docs/starter-pool.md)."""

from __future__ import annotations

from mulligan.epic.cards import BY_SLUG
from mulligan.epic.decks.decklists import STARTER
from mulligan.epic.parts import Alignment, Token


def test_fifteen_known_cards_of_each_alignment() -> None:
    assert set(STARTER) == set(Alignment)
    for alignment, cards in STARTER.items():
        assert len(cards) == len(set(cards)) == 15
        assert all(BY_SLUG[card].alignment is alignment for card in cards)


def test_first_games_need_few_keywords() -> None:
    declared = {card: repr(BY_SLUG[card]) for cards in STARTER.values() for card in cards}
    for part in ("When.LOYALTY_2", "Recall(", "Transform(", "TakeControl", "Discard("):
        assert not [card for card, text in declared.items() if part in text], part
    assert [card for card, text in declared.items() if "Recycle(" in text] == [
        "watchful_gargoyle",
        "word_of_summoning",
        "ogre_mercenary",
        "spike_trap",
    ]


def test_every_alignment_has_free_cards_and_twice_as_many_paid_ones() -> None:
    for cards in STARTER.values():
        declared = [BY_SLUG[card] for card in cards]
        free = sum(not isinstance(card, Token) and card.cost == 0 for card in declared)
        assert 3 <= free <= 5


def test_every_alignment_shows_champions_and_events() -> None:
    for cards in STARTER.values():
        champions = sum(hasattr(BY_SLUG[card], "attack") for card in cards)
        assert 7 <= champions <= 11
