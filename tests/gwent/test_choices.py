"""The numbers of choices. The contracts test that they convert both ways."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mulligan.core.kernel.output import MAX_OPTIONS
from mulligan.gwent.book.layout import MAX_CARDS
from mulligan.gwent.choices import Choice, decode, encode
from mulligan.gwent.decks.catalogue import TRIO
from mulligan.gwent.state import NO_ROW, PILE_SIZE, PLACES, ROW_COUNT, TABLE, Option


@pytest.mark.parametrize(
    ("choice", "number"),
    [
        (Choice(Option.PASS), 0),
        (Choice(Option.LEADER), 1),
        (Choice(Option.ROW, row=2), 4),
        (Choice(Option.PLAYER, place=4), 9),
        (Choice(Option.DECK, place=2), 12),
        (Choice(Option.HAND, place=255), 268),
        (Choice(Option.PLAY, place=0, row=0), 269),
        (Choice(Option.PLAY, place=255, row=NO_ROW), 1292),
        (Choice(Option.UNIT, place=255, row=2), 2060),
        (Choice(Option.DISCARD, place=255, side=4), 3340),
        (Choice(Option.CARD, place=255), 3596),
    ],
)
def test_choice_numbers_are_stable(choice: Choice, number: int) -> None:
    """Saved games and trained networks contain them."""
    assert encode(choice) == number and decode(number) == choice


def test_the_largest_table_has_a_number_for_everything() -> None:
    room = {kind: after - kind for kind, after in pairwise(sorted(Option))}
    assert TABLE["pile"] == PILE_SIZE and PLACES == ROW_COUNT + 1
    assert room[Option.ROW] == ROW_COUNT
    assert room[Option.PLAYER] == TABLE["seats"]
    assert room[Option.DECK] == TRIO
    assert room[Option.HAND] == PILE_SIZE
    assert room[Option.PLAY] == PLACES * PILE_SIZE
    assert room[Option.UNIT] == ROW_COUNT * PILE_SIZE
    assert room[Option.DISCARD] == TABLE["sides"] * PILE_SIZE
    assert room[Option.CARD] == MAX_CARDS


def test_the_output_has_room_for_all_answers_to_a_question() -> None:
    """The longest lists: pass, the leader and each card of a full hand in every place; and a whole discard pile."""
    assert 2 + PLACES * TABLE["pile"] <= MAX_OPTIONS
