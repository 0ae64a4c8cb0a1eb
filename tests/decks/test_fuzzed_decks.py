"""Malformed and hostile decks and settings get an answer or a sentence; `python -m tests.decks.fuzz 100000` tries more."""

from __future__ import annotations

import pytest

from tests.decks.fuzz import crashes
from tests.depth import THOROUGH


def test_strange_decks_are_answered() -> None:
    assert not list(crashes(1500, seed=7))


@pytest.mark.slow
def test_many_strange_decks_are_answered() -> None:
    assert not list(crashes(100_000 if THOROUGH else 6000, seed=8))
