"""Which tests share a process: those of one game, because its rules take a minute to compile for each size of table."""

from __future__ import annotations

import re

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

TOGETHER = (
    re.compile(r"tests/contracts/test_backends\.py::.*(\[\w+\])"),  # of two backends one is the same
    re.compile(r"(?:tests/|tests/contracts/.*|tests/test_scenarios.*\[|src/mulligan/(?:players/)?)(epic|gwent)"),
)


class ByGame(LoadScopeScheduling):
    """Tests that call the same kernels run in the same process, and those first; all others run wherever there is time."""

    def _split_scope(self, nodeid: str) -> str:
        return next((found[1] for each in TOGETHER if (found := each.match(nodeid))), nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByGame:
    return ByGame(config, log)
