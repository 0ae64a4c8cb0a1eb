"""The numbers of choices. The contracts test that they convert both ways."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mulligan.epic.choices import Choice, decode, encode
from mulligan.epic.state import LARGEST_DECK, PILE_SIZE, TABLE, Option


@pytest.mark.parametrize(
    ("choice", "number"),
    [
        (Choice(Option.PASS), 0),
        (Choice(Option.YES), 1),
        (Choice(Option.MODE, place=1), 3),
        (Choice(Option.PLAYER, seat=7), 17),
        (Choice(Option.NUMBER, place=255), 273),
        (Choice(Option.TRIGGER, place=191), 465),
        (Choice(Option.HAND, place=119), 585),
        (Choice(Option.CHAMPION, place=191), 777),
        (Choice(Option.POWER, place=191, power=1), 1161),
        (Choice(Option.DISCARD, seat=7, place=119), 2121),
    ],
)
def test_choice_numbers_are_stable(choice: Choice, number: int) -> None:
    """Saved games and trained networks contain them."""
    assert encode(choice) == number and decode(number) == choice


def test_the_largest_table_has_a_number_for_everything() -> None:
    kinds = sorted(Option)
    room = {kind: after - kind for kind, after in pairwise(kinds)}
    assert room[Option.PLAYER] == TABLE["seats"]
    assert room[Option.TRIGGER] == TABLE["triggers"]
    assert room[Option.HAND] == LARGEST_DECK == PILE_SIZE
    assert room[Option.CHAMPION] == TABLE["champions"]
    assert room[Option.POWER] == 2 * TABLE["champions"]
    assert room[Option.DISCARD] == TABLE["seats"] * PILE_SIZE
