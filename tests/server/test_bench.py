"""The benchmark of the server, with two tables and one draft for a few seconds."""

from __future__ import annotations

import pytest

from mulligan.cli.commands.bench import script_measures
from support.services import missing_services


@pytest.mark.slow
def test_a_tiny_run_measures_everything() -> None:
    measured = script_measures("server", "--tables", "2", "--drafts", "1", "--pace", "0.1", "--seconds", "5", "--idle", "4")
    results = {each.name: each for each in measured}
    expected = {
        "server_start_s",
        "server_sqlite_p50_ms",
        "server_sqlite_p99_ms",
        "server_draft_p50_ms",
        "server_draft_p99_ms",
        "server_answers_per_s",
        "server_idle_table_kb",
    }
    if not missing_services():
        expected |= {"server_postgres_p50_ms", "server_postgres_p99_ms"}
    assert set(results) == expected
    assert all(each.value > 0 for name, each in results.items() if name != "server_idle_table_kb")
    assert results["server_sqlite_p50_ms"].value <= results["server_sqlite_p99_ms"].value
    note = results["server_sqlite_p99_ms"].note
    assert "2 tables of two" in note and "0 refused" in note
    drafts = results["server_draft_p99_ms"]
    assert results["server_draft_p50_ms"].value <= drafts.value
    assert "1 drafts of 8" in drafts.note and "0 refused" in drafts.note
