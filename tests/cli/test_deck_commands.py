"""The commands for decks say the same as the browser: problems with their fixes, filled decks, lists and share links."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.gwent.decks.catalogue import catalogue
from mulligan.gwent.decks.formats import format_named
from tests.cli.command import mulligan


@pytest.fixture
def apes(tmp_path: Path) -> Path:
    file = tmp_path / "apes.txt"
    file.write_text("4 Kong\n8 Muse\n", encoding="utf-8")
    return file


def test_check_names_rules_and_fixes(apes: Path) -> None:
    done = mulligan("deck", "check", str(apes))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "✗ 12 cards. The deck needs at least 60 (E-DECK-04).",
        "  → Autofill 48 more",
        "✗ 4 copies of Kong. The limit is 3 per card (E-DECK-05).",
        "  → Remove 1 Kong",
        "✗ 8 copies of Muse. The limit is 3 per card (E-DECK-05).",
        "  → Remove 8 Muse (fixes both)",
        "  → Remove 5 Muse",
        "✗ 8 free sage cards need 16 paid sage cards. You have 0 (E-DECK-06).",
        "  → Remove 8 Muse (fixes both)",
        "  → Add 16 paid sage",
    ]


def test_a_fixed_deck_is_legal(apes: Path, tmp_path: Path) -> None:
    fixed = tmp_path / "fixed.txt"
    assert mulligan("deck", "fix", str(apes), "--out", str(fixed)).returncode == 0
    assert mulligan("deck", "check", str(fixed)).stdout.startswith("✓ fixed.txt")
    assert mulligan("deck", "fill", str(fixed)).stdout.splitlines()[1:] == fixed.read_text(encoding="utf-8").splitlines()[1:]
    assert "cannot write" in mulligan("deck", "fix", str(apes), "--out", str(tmp_path / "no" / "x.txt")).stderr


def test_a_set_is_filled_from_nothing(tmp_path: Path) -> None:
    empty, whole = tmp_path / "empty.txt", tmp_path / "trio.txt"
    empty.write_text("", encoding="utf-8")
    rules = ("--game", "gwent", "--format", "tournament")
    mulligan("deck", "fill", str(empty), *rules, "--out", str(whole))
    assert whole.read_text(encoding="utf-8").count("---") == 2
    assert mulligan("deck", "check", str(whole), *rules).returncode == 0


def test_share_and_import(tmp_path: Path) -> None:
    file = tmp_path / "Siege.txt"
    leader, *cards = dict(format_named("classic").piles)["northern_realms"]
    file.write_text(catalogue().write(Deck((leader, *cards))), encoding="utf-8")
    code = mulligan("deck", "share", str(file), "--game", "gwent").stdout.strip()
    assert code.startswith("m1.") and "\n" not in code
    back = mulligan("deck", "import", f"https://cards.example/d#{code}").stdout
    assert back == "# Siege\n" + file.read_text(encoding="utf-8")
    assert "damaged or incomplete" in mulligan("deck", "import", code[:-4]).stderr
    assert "not a share link" in mulligan("deck", "import", "3 Kong").stderr
    polish = mulligan("deck", "export", str(file), "--game", "gwent", "--lang", "pl").stdout
    assert "2 Katapulta\n" in polish and catalogue().read(polish).counts == Deck((leader, *cards)).counts
