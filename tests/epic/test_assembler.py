"""The assembler turns every part into instructions, or refuses it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_type_hints

import pytest

from mulligan.epic import parts as p
from mulligan.epic.book.assembler import _Assembler, assemble
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import TOKENS


def event(*do: p.Effect) -> p.Event:
    return p.Event("Trial", p.GOOD, cost=1, do=do)


SAMPLES: dict[object, Any] = {
    p.Amount: 2,
    int: 2,
    p.Keyword: p.BLITZ,
    p.Which: p.CHAMPION,
    p.Token: TOKENS[0],
    p.Player: p.YOU,
    p.Players: p.YOU,
}


def sample(part: type[p.Plain]) -> p.Plain:
    """One effect of the part: every field gets a value of its type."""
    hints = {name: hint for name, hint in get_type_hints(part).items() if name != "op"}
    return part(**{name: SAMPLES.get(hint, p.THIS) for name, hint in hints.items()})


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


def test_an_operand_that_the_operation_does_not_read_is_refused() -> None:
    with pytest.raises(TypeError, match="BREAK does not read amount"):
        _Assembler([]).emit(Op.BREAK, amount=1)


def test_a_part_without_an_operand_of_its_operation_is_refused() -> None:
    @dataclass(frozen=True)
    class Sketch(p.Plain):
        op = Op.LOSE_HEALTH
        amount: int

    with pytest.raises(TypeError, match="Sketch has no who, which LOSE_HEALTH reads"):
        p.check([Sketch])


def test_a_part_about_two_things_is_refused() -> None:
    @dataclass(frozen=True)
    class Swap(p.Plain):
        op = Op.CONTROL
        what: p.Champions
        other: p.Champions

    with pytest.raises(TypeError, match="Swap is about other and what"):
        p.check([Swap])


def test_two_parts_with_one_operation_are_refused() -> None:
    @dataclass(frozen=True)
    class Shatter(p.Plain):
        op = Op.BREAK
        what: p.Champions

    with pytest.raises(TypeError, match="Shatter and Break are both BREAK"):
        p.check([p.Break, Shatter])


def test_every_plain_effect_ends_with_its_operation() -> None:
    """No part is skipped: the last instruction before END is the part's own operation."""
    for part in p.PLAIN:
        book = assemble([*TOKENS, event(sample(part))])
        assert book.code[book.code_count - 2].op == part.op, part.__name__
