"""Every example of docs/python.md runs and says what it gives."""

from __future__ import annotations

import doctest
from pathlib import Path

import mulligan

GUIDE = Path(__file__).parents[1] / "docs" / "python.md"


def test_every_example_of_the_python_guide_runs() -> None:
    done = doctest.testfile(str(GUIDE), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert done.attempted > 30 and done.failed == 0


def test_the_package_offers_all_names_of_the_api_and_no_others() -> None:
    for name in mulligan.api.__all__:
        assert getattr(mulligan, name) is getattr(mulligan.api, name)
    assert not hasattr(mulligan, "new_gmae")
    assert set(mulligan.api.__all__) <= set(dir(mulligan))
