"""Which tests share a process: those of one game, because its rules take a minute to compile for each size of table."""

from __future__ import annotations

import gc
import re
from collections import Counter

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

TOGETHER = (
    re.compile(r"tests/contracts/test_backends\.py::.*(\[\w+\])"),  # of two backends one is the same
    re.compile(
        r"(?:tests/|tests/(?:contracts|plugins|notation)/.*|tests/test_scenarios.*\[|src/mulligan/(?:players/)?)(epic|gwent)"
    ),
)
ALONE = ""  # a test that may run anywhere
FEW = 2  # of those a process is given beforehand, so that all have something to do until the end

gc.set_threshold(100_000, 50, 50)  # compiling makes millions of objects, most of which stay


class ByGame(LoadScheduling):
    """Tests that call the same kernels run in the same process, and those first; all others run wherever there is time."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self._groups: list[str] = []  # by the number of a test
        self._owned: dict[WorkerController, str] = {}

    def _send_tests(self, node: WorkerController, num: int) -> None:
        if not self._groups:
            self._groups = [group_of(nodeid) for nodeid in self.collection or ()]
        group = self._owned[node] = self._next_group(node)
        first = [test for test in self.pending if self._groups[test] == group]
        self.pending[:] = first + [test for test in self.pending if self._groups[test] != group]
        wanted = num if group != ALONE else FEW - len(self.node2pending[node])
        super()._send_tests(node, max(0, min(wanted, len(first))))

    def _next_group(self, node: WorkerController) -> str:
        """What it has begun, else what nobody has begun, the largest first, else what may run anywhere, else anything."""
        left = Counter(self._groups[test] for test in self.pending)
        own = self._owned.get(node, ALONE)
        if own != ALONE and left[own]:
            return own
        free = [group for group, _ in left.most_common() if group != ALONE and group not in self._owned.values()]
        others = [group for group in left if group != ALONE]
        return (free or ([] if left[ALONE] else others) or [ALONE])[0]


def group_of(nodeid: str) -> str:
    return next((found[1] for each in TOGETHER if (found := each.match(nodeid))), ALONE)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByGame:
    return ByGame(config, log)
