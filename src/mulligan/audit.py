"""What is tested and what is said: rules with and without tests, cards with and without scenarios and text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mulligan.core.decks import slug
from mulligan.core.scenario import read_scenarios, scenario_files
from mulligan.epic.cards import CARDS
from mulligan.epic.text import Language, card_text, languages

# The parts of the rules that this version plays; the others are for drafts and more players.
DUEL_SECTIONS = (
    "SETUP", "MULL", "WIN", "CARD", "COST", "PLAY", "INIT", "STATIC", "TRIG", "POWER", "POS", "TARGET", "TURN", "BATTLE", "DMG",
    "END", "KW", "TOKEN", "OWN", "DECK",
)  # fmt: skip
DUEL_FORMATS = ("E-FMT-SEALED", "E-FMT-PRECON", "E-FMT-CON")


class NoCheckout(FileNotFoundError):
    """The audit reads the rules page and the tests, which only a checkout has."""


@dataclass(frozen=True)
class RulesAudit:
    total: int
    missing: tuple[str, ...]
    unknown: tuple[str, ...]  # tests that name a rule which the page does not have

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


def checkout() -> Path:
    """The root of the checkout that this package lies in, or that is the current folder."""
    for root in (Path(__file__).resolve().parents[2], Path.cwd()):
        if (root / "docs" / "rules" / "epic.md").exists() and (root / "tests").is_dir():
            return root
    raise NoCheckout("the audit needs a checkout of Mulligan: run it there, where docs/rules and tests are")


def rule_rows(root: Path) -> Iterator[tuple[str, bool]]:
    """Every rule of the page and whether it is only information, with nothing mechanical to test."""
    for line in (root / "docs" / "rules" / "epic.md").read_text(encoding="utf-8").splitlines():
        match = re.match(r"\| (E-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+) \|", line)
        if match:
            yield match[1], "(info)" in line


def in_scope(rule: str) -> bool:
    return rule.split("-")[1] in DUEL_SECTIONS or rule.startswith(DUEL_FORMATS)


def tested_names(root: Path) -> set[str]:
    """Rule ids and card slugs that scenario titles and test names begin with."""
    names: set[str] = set()
    for file in scenario_files([root / "tests"]):
        for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file)):
            names.update(scenario.about)
    for path in (root / "tests").rglob("test_*.py"):
        for match in re.findall(r"def test_(E_[A-Z0-9_]+\d)", path.read_text(encoding="utf-8")):
            names.add(match.replace("_", "-"))
    return names


def audit_rules(root: Path) -> RulesAudit:
    rows = dict(rule_rows(root))
    wanted = [rule for rule, info in rows.items() if in_scope(rule) and not info]
    names = tested_names(root)
    unknown = sorted(name for name in names if name.startswith("E-") and name not in rows)
    return RulesAudit(len(wanted), tuple(rule for rule in wanted if rule not in names), tuple(unknown))


def audit_cards(root: Path) -> CardsAudit:
    names = tested_names(root)
    text = {language.value: 0 for language in Language}
    for language in languages():
        text[language.value] = sum(1 for card in CARDS if card_text(card, language).type_line)
    without = tuple(slug(card.name) for card in CARDS if slug(card.name) not in names)
    return CardsAudit(len(CARDS), without, text)


def as_json(rules: RulesAudit, cards: CardsAudit) -> dict[str, object]:
    """The shape that programs rely on."""
    return {
        "epic": {
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
    }
