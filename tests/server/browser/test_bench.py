"""The benchmark of the page, with a few presses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from mulligan.cli.commands.bench import script_measures
from mulligan.registry import GAMES


@pytest.mark.slow
def test_a_tiny_run_measures_everything(browser: Browser) -> None:
    """Takes the `browser` fixture only to skip the test if there is none."""
    results = {each.name: each for each in script_measures("client", "--presses", "5", "--games", "1")}
    measured = (
        "script_kb",
        "press_p50_ms",
        "press_p98_ms",
        "play_frames_mean",
        "end_frames_p5",
        "filter_p50_ms",
        "filter_p98_ms",
    )
    assert set(results) > {f"client_{game}_{what}" for game in GAMES for what in measured}
    assert all(each.value > 0 for each in results.values())
