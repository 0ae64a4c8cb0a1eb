"""The assembler turns every part into instructions, or refuses it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_type_hints

import pytest

from mulligan.epic import parts as p
from mulligan.epic.book.assembler import _Assembler, assemble
from mulligan.epic.book.enums import PickFlag
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
    """An effect of this part, with a value of the right type in every field."""
    hints = {name: hint for name, hint in get_type_hints(part).items() if name != "op"}
    return part(**{name: SAMPLES.get(hint, p.THIS) for name, hint in hints.items()})


def test_an_effect_the_assembler_does_not_know_is_refused() -> None:
    class Unknown:
        pass

    with pytest.raises(AssertionError, match="Unknown"):
        assemble([event(Unknown())])  # type: ignore[arg-type]


def test_an_ability_the_assembler_does_not_know_is_refused() -> None:
    card = p.Champion("Trial", p.GOOD, 1, 1, 1, p.CardClass.HUMAN, abilities="flies")  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="flies"):
        assemble([card])


def test_a_group_the_assembler_does_not_know_is_refused() -> None:
    with pytest.raises(AssertionError, match="everything"):
        assemble([event(p.Break("everything"))])  # type: ignore[arg-type]


def test_a_may_that_pays_for_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match="needs `then`"):
        p.May(p.Pay(health=1))


def test_a_may_whose_then_depends_on_several_sentences_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot depend on If"):
        p.May(p.If(p.Condition.YOUR_TURN, p.Draw(1)), then=p.Draw(1))


DEMON = TOKENS[0]


@pytest.mark.parametrize(
    ("may", "program"),
    [
        (p.May(p.Banish(p.Target())), "CLEAR · PICK may → 3 · BANISH · END"),
        (p.May(p.Pay(health=1), then=p.Create(DEMON)), "MAY → 2 · CREATE · END"),
        (p.May(p.Break(p.Target()), then=p.Create(DEMON)), "CLEAR · PICK may → 4 · BREAK → 4 · CREATE · END"),
        (p.May(p.Break(p.Chosen(p.yours())), then=p.Recall()), "CLEAR · PICK may pays → 4 · BREAK → 4 · RECALL · END"),
        (p.May(p.Banish(p.THIS), then=p.Create(DEMON)), "MAY → 5 · CLEAR · THIS · BANISH → 5 · CREATE · END"),
    ],
)
def test_an_effect_that_is_not_done_skips_its_consequence(may: p.May, program: str) -> None:
    book = assemble([*TOKENS, event(may)])
    start = int(book.cards[len(TOKENS)].pc)
    said = []
    for row in book.code[start : book.code_count]:
        how = "".join(f" {flag.name.lower()}" for flag in (PickFlag.MAY, PickFlag.PAYS) if row.how & flag)
        said.append(Op(row.op).name + how + (f" → {row.jump - start}" if row.jump else ""))
    assert " · ".join(said) == program


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


def power(cost: p.Cost | tuple[p.Cost, ...]) -> p.Champion:
    return p.Champion("Trial", p.GOOD, 1, 1, 1, p.CardClass.HUMAN, abilities=p.Power(p.Draw(1), cost=cost))


@pytest.mark.parametrize(
    "cost",
    [p.Pay(health=1), p.Break(p.Target()), p.Draw(1), (p.Break(p.Chosen(p.yours())), p.Banish(p.Chosen(p.yours())))],
    ids=["health", "a target", "a gain", "two picks"],
)
def test_a_cost_that_powers_cannot_have_yet_is_refused(cost: p.Cost) -> None:
    with pytest.raises(TypeError, match="cannot be the cost of a power"):
        assemble([power(cost)])


def test_a_cost_that_picks_opens_the_program_of_the_power() -> None:
    book = assemble([power((p.Expend(p.THIS), p.Break(p.Chosen(p.yours()))))])
    row = book.rows[0].powers[0]
    assert (row.expend, row.picks) == (1, 1)
    assert [Op(each.op).name for each in book.code[row.pc : book.code_count]] == ["CLEAR", "PICK", "BREAK", "DRAW", "END"]
    assert book.code[row.pc + 1].how == PickFlag.PAYS
