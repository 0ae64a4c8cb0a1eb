"""Coverage of rules and cards: which rules have tests, which cards have scenarios and text in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mulligan.core.plugin import GamePlugin
from mulligan.core.scenario.scenario import read_scenarios, scenario_files
from mulligan.core.text import Language
from mulligan.registry import DEFAULT


class NoCheckout(FileNotFoundError):
    """The audit needs the rules pages and the tests, which only a checkout has."""


@dataclass(frozen=True)
class RulesAudit:
    total: int
    missing: tuple[str, ...]
    unknown: tuple[str, ...]  # rules that tests name but the page does not have

    @property
    def tested(self) -> int:
        return self.total - len(self.missing)


@dataclass(frozen=True)
class CardsAudit:
    total: int
    without_scenario: tuple[str, ...]
    text: dict[str, int]  # cards with a text, by language

    @property
    def scenarios(self) -> int:
        return self.total - len(self.without_scenario)


@dataclass(frozen=True)
class Audit:
    rules: RulesAudit
    cards: CardsAudit

    @property
    def complete(self) -> bool:
        """Every rule we implement and every card has a test, and no test names an unknown rule."""
        return not (self.rules.missing or self.rules.unknown or self.cards.without_scenario)


def checkout() -> Path:
    """The root of the checkout that contains this package, or of the one in the current folder."""
    for root in (Path(__file__).resolve().parents[2], Path.cwd()):
        if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir():
            return root
    raise NoCheckout("the audit needs a checkout of Mulligan: run it there, where docs/rules and tests are")


def audit(root: Path, plugin: GamePlugin) -> Audit:
    return Audit(audit_rules(root, plugin), audit_cards(root, plugin))


def rule_id(plugin: GamePlugin) -> re.Pattern[str]:
    """The pattern of the game's rule ids: E-WIN-03, G-076."""
    return re.compile(rf"{re.escape(plugin.rule_prefix)}(?:[A-Z0-9]+-)*\d+")


def rule_rows(root: Path, plugin: GamePlugin) -> Iterator[tuple[str, bool]]:
    """Every rule on the page, and whether it is informational, with nothing to test."""
    for line in (root / "docs" / "rules" / f"{plugin.name}.md").read_text(encoding="utf-8").splitlines():
        match = re.match(rf"\| ({rule_id(plugin).pattern}) \|", line)
        if match:
            yield match[1], "(info)" in line


def tested_names(root: Path, plugin: GamePlugin) -> set[str]:
    """The rule ids and card slugs that scenario titles and test names start with."""
    names: set[str] = set()
    folders = [root / "tests", root / "src"]  # rulings are tests beside the rules
    for file in scenario_files(folder for folder in folders if folder.is_dir()):
        for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file), DEFAULT):
            if scenario.game == plugin.name:
                names.update(scenario.about)
    for path in (root / "tests").rglob("test_*.py"):
        for name in re.findall(r"def test_(\w+)", path.read_text(encoding="utf-8")):
            for part in re.split(rf"-(?={re.escape(plugin.rule_prefix)})", name.replace("_", "-")):  # one test, several rules
                if match := rule_id(plugin).match(part):
                    names.add(match[0])
    return names


def audit_rules(root: Path, plugin: GamePlugin) -> RulesAudit:
    rows = dict(rule_rows(root, plugin))
    wanted = [rule for rule, info in rows.items() if not info]
    names = tested_names(root, plugin)
    unknown = sorted(name for name in names if name.startswith(plugin.rule_prefix) and name not in rows)
    return RulesAudit(len(wanted), tuple(rule for rule in wanted if rule not in names), tuple(unknown))


def audit_cards(root: Path, plugin: GamePlugin) -> CardsAudit:
    names, cards = tested_names(root, plugin), tuple(plugin.cards.catalogue().names)
    text = {language.value: sum(1 for card in cards if plugin.cards.text(card, language).type_line) for language in Language}
    return CardsAudit(len(cards), tuple(card for card in cards if card not in names), text)


def as_json(audit: Audit) -> dict[str, object]:
    """The audit of one game in the stable shape that programs rely on."""
    rules, cards = audit.rules, audit.cards
    return {
        "rules": {
            "total": rules.total,
            "tested": rules.tested,
            "missing": list(rules.missing),
            "unknown": list(rules.unknown),
        },
        "cards": {
            "total": cards.total,
            "scenarios": cards.scenarios,
            "missing": list(cards.without_scenario),
            "text": cards.text,
        },
    }
