"""The assembler turns every part into instructions, or refuses it."""

from __future__ import annotations

import pytest

from mulligan.epic import parts as p
from mulligan.epic.book.assembler import assemble


def event(*do: p.Effect) -> p.Event:
    return p.Event("Trial", p.GOOD, cost=1, do=do)


def test_an_effect_the_assembler_does_not_know_is_refused() -> None:
    class Unknown:
        pass

    with pytest.raises(AssertionError, match="Unknown"):
        assemble([event(Unknown())])  # type: ignore[arg-type]


def test_an_ability_the_assembler_does_not_know_is_refused() -> None:
    card = p.Champion("Trial", p.GOOD, 1, 1, 1, (p.CardClass.HUMAN,), abilities=("flies",))  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="flies"):
        assemble([card])


def test_a_group_the_assembler_does_not_know_is_refused() -> None:
    with pytest.raises(AssertionError, match="everything"):
        assemble([event(p.Break("everything"))])  # type: ignore[arg-type]


def test_a_may_that_picks_and_does_more_is_refused() -> None:
    """Declining skips only the pick: what follows would happen all the same, against the words on the card."""
    with pytest.raises(ValueError, match="declined by picking nothing"):
        assemble([event(p.May((p.Break(p.Target()), p.Draw(1))))])
