"""The audit itself: it must notice what is missing."""

from __future__ import annotations

from pathlib import Path

from mulligan import audit


def _checkout(root: Path, scenario: str) -> Path:
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "docs" / "rules" / "epic.md").write_text(
        "| id | rule | notes |\n| --- | --- | --- |\n"
        "| E-WIN-01 | lose at 0 |  |\n| E-WIN-02 | win |  |\n| E-SETUP-03 | box | (info) |\n| E-HUNT-01 | later |  |\n"
    )
    (root / "tests").mkdir()
    (root / "tests" / "one.scn").write_text(scenario)
    return root


def test_a_rule_without_a_test_is_missing(tmp_path: Path) -> None:
    found = audit.audit_rules(_checkout(tmp_path, "scenario E-WIN-01: shown\nturn P1\n"))
    assert (found.total, found.tested, found.missing) == (2, 1, ("E-WIN-02",))


def test_a_test_that_names_no_rule_is_noticed(tmp_path: Path) -> None:
    found = audit.audit_rules(_checkout(tmp_path, "scenario E-WIN-01, E-WIN-99: shown\nturn P1\n"))
    assert found.unknown == ("E-WIN-99",)


def test_a_card_without_a_scenario_is_missing(tmp_path: Path) -> None:
    found = audit.audit_cards(_checkout(tmp_path, "scenario kong: shown\nturn P1\n"))
    assert "kong" not in found.without_scenario and "palace_guard" in found.without_scenario


def test_no_card_of_this_checkout_lacks_a_scenario_or_a_language() -> None:
    found = audit.audit_cards(audit.checkout())
    assert found.without_scenario == ()
    assert set(found.text.values()) == {found.total}
