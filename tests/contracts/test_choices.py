"""`Choice` ⇄ int, both ways for every number of every game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from mulligan.registry import GAMES


@pytest.fixture(params=list(GAMES))
def choices(request: pytest.FixtureRequest) -> Any:
    """The module of a game's choices."""
    return import_module(f"mulligan.{request.param}.choices")


def test_every_number_is_a_choice_and_back(choices: Any) -> None:
    decoded = [choices.decode(number) for number in range(choices.CHOICES)]
    assert [choices.encode(choice) for choice in decoded] == list(range(choices.CHOICES))
    assert len(set(decoded)) == choices.CHOICES


def test_other_numbers_are_not_choices(choices: Any) -> None:
    for number in (-1, choices.CHOICES, choices.CHOICES + 1000):
        with pytest.raises(ValueError, match="a choice is a number"):
            choices.decode(number)
