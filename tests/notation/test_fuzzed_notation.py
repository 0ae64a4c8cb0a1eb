"""No text makes the scenario runner crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.depth import THOROUGH

ROOT = Path(__file__).resolve().parents[2]
MUTATIONS = 100_000 if THOROUGH else 2_500


def test_every_mutated_scenario_holds_or_fails_with_an_error_of_the_notation() -> None:
    """Runs interpreted in its own process, so that mutations do not compile rules for other table sizes."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MULLIGAN_INTERPRET": "1"}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("fuzz.py")), str(MUTATIONS)],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert f"{MUTATIONS} mutated scenarios, 0 without an answer" in done.stdout
