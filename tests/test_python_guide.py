"""Every Python example in the README and in docs/python.md runs and prints what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import mulligan

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("page", "examples"), [("README.md", 5), ("docs/python.md", 30)])
def test_every_python_example_of_a_page_runs(page: str, examples: int) -> None:
    done = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert done.attempted >= examples and done.failed == 0


def test_the_package_offers_all_names_of_the_api_and_no_others() -> None:
    for name in mulligan.api.__all__:
        assert getattr(mulligan, name) is getattr(mulligan.api, name)
    assert not hasattr(mulligan, "new_gmae")
    assert set(mulligan.api.__all__) <= set(dir(mulligan))
