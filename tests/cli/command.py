"""The command line in a process of its own, as a user meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def mulligan(*words: str, said: str = "", columns: int = 140, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": str(columns)}
    return subprocess.run(
        [sys.executable, "-m", "mulligan", *words], input=said, capture_output=True, text=True, env=environment, cwd=folder
    )


def refused(*words: str) -> str:
    """A user's mistake: exit code 2, one message, no traceback."""
    done = mulligan(*words)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())
