"""The audit notices what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan import audit
from mulligan.epic.plugin import PLUGIN
from mulligan.registry import GAMES, plugin_for


def _checkout(root: Path, scenario: str) -> Path:
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "docs" / "rules" / "epic.md").write_text(
        "| id | rule | notes |\n| --- | --- | --- |\n"
        "| E-WIN-01 | lose at 0 |  |\n| E-WIN-02 | win |  |\n| E-SETUP-03 | box | (info) |\n"
    )
    (root / "tests").mkdir()
    (root / "tests" / "one.scn").write_text(scenario)
    return root


def test_a_rule_without_a_test_is_missing(tmp_path: Path) -> None:
    found = audit.audit_rules(_checkout(tmp_path, "scenario E-WIN-01: shown\nturn P1\n"), PLUGIN)
    assert (found.total, found.tested, found.missing) == (2, 1, ("E-WIN-02",))


def test_a_test_that_names_no_rule_is_noticed(tmp_path: Path) -> None:
    found = audit.audit_rules(_checkout(tmp_path, "scenario E-WIN-01, E-WIN-99: shown\nturn P1\n"), PLUGIN)
    assert found.unknown == ("E-WIN-99",)


def test_a_card_without_a_scenario_is_missing(tmp_path: Path) -> None:
    found = audit.audit_cards(_checkout(tmp_path, "scenario kong: shown\nturn P1\n"), PLUGIN)
    assert "kong" not in found.without_scenario and "palace_guard" in found.without_scenario


def test_a_card_and_a_rule_are_only_shown_by_scenarios_of_their_own_game(tmp_path: Path) -> None:
    found = audit.audit(_checkout(tmp_path, "game go\nscenario kong, E-WIN-99: shown\nturn P1\n"), PLUGIN)
    assert "kong" in found.cards.without_scenario and found.rules.unknown == ()
    assert not found.complete


def test_a_python_test_counts_for_the_rule_it_is_named_after(tmp_path: Path) -> None:
    root = _checkout(tmp_path, "scenario E-WIN-01: shown\nturn P1\n")
    (root / "tests" / "test_more.py").write_text("def test_E_WIN_02_a_player_wins_2_games() -> None: ...\n")
    assert audit.audit_rules(root, PLUGIN).missing == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_this_checkout_lacks_a_test(game: str) -> None:
    found = audit.audit_rules(audit.checkout(), plugin_for(game))
    assert (found.missing, found.unknown) == ((), ())


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_this_checkout_lacks_a_scenario_or_a_language(game: str) -> None:
    found = audit.audit_cards(audit.checkout(), plugin_for(game))
    assert found.without_scenario == ()
    assert set(found.text.values()) == {found.total}
