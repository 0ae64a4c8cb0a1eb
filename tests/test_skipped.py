"""Runs of one recipe print a single line about skipped tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import skipped


def test_the_line_of_several_runs_comes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "skipped"
    monkeypatch.setenv(skipped.FILE, str(file))
    assert skipped.line_of_run(["Skipped: chromium is not installed"]) == ""
    assert skipped.line_of_run(["Skipped: redis-server is not installed", "Skipped: no GPU"]) == ""
    skipped.main(file)
    skipped.main(file)
    said = "2 tests were skipped; to run them: sudo apt-get install chromium redis-server\n"
    assert capsys.readouterr().out == said


def test_a_single_run_prints_its_own_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(skipped.FILE, raising=False)
    said = "1 test was skipped; to run them: sudo apt-get install chromium"
    assert skipped.line_of_run(["Skipped: chromium is not installed"]) == said
