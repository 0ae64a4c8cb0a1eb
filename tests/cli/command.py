"""Run the command line, in this process or in a new one."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from mulligan.cli import main
from mulligan.cli.app import console

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def mulligan(*words: str, said: str = "", columns: int = 140, folder: Path = ROOT) -> Done:
    """Run the command in this process, which has loaded the rules; a new process takes two seconds to start."""
    out, err, code = StringIO(), StringIO(), 0
    with (
        patch.object(sys, "argv", ["mulligan", *words]),
        patch.object(sys, "stdin", StringIO(said)),
        patch.object(console, "_width", columns),
        patch.dict(os.environ, COLUMNS=str(columns)),
        chdir(folder),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def mulligan_process(*words: str, said: str = "") -> Done:
    """Run the command as a user does."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "140"}
    command = [sys.executable, "-m", "mulligan", *words]
    done = subprocess.run(command, input=said, capture_output=True, text=True, env=environment, cwd=ROOT)
    return Done(done.returncode, done.stdout, done.stderr)


def refused(*words: str) -> str:
    """Run a command that must fail with exit code 2. Returns its message."""
    done = mulligan(*words)
    assert done.returncode == 2, done.stderr
    return " ".join(done.stderr.split())
