"""Every operation has exactly one kernel, or the rules cannot be imported."""

from __future__ import annotations

import pytest

from mulligan.epic.book.operations import Op
from mulligan.epic.rules.effects.cards import recall
from mulligan.epic.rules.effects.dispatch import dispatcher
from mulligan.epic.rules.effects.registry import KERNELS, carries_out


def test_an_operation_without_a_kernel_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KERNELS, Op.RECALL)
    with pytest.raises(TypeError, match="no kernel carries out RECALL"):
        dispatcher()


def test_a_second_kernel_for_an_operation_is_refused() -> None:
    with pytest.raises(TypeError, match="RECALL has two kernels"):
        carries_out(Op.RECALL)(recall)
