"""The rules pages have the same rules, order and numbers in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server.http.rulebook import rules
from mulligan.server.wire import RuleBlock, Rulebook

OTHERS = [each for each in Language if each is not Language.EN]
PAGES = [(game, language) for game in GAMES for language in OTHERS]
_MARKED = re.compile(r"`[^`]+`")
_NUMBERED = re.compile(r"\b(?:[EGDQ]|OQ)-[A-Z0-9-]*\d\w?\b")
_NUMBER = re.compile(r"\d+")
_LINK = re.compile(r"\]\(([^)]+)\)")
_ENGLISH = re.compile(r"\b(?:is|are|when|which|that|has|have|its|their|player|cards)\b")


def texts(page: Rulebook) -> Iterator[tuple[str, str]]:
    """All texts of a page, with their places."""
    for section in page.sections:
        where = section.title.split(" ")[0]
        yield where, section.title
        for block in section.blocks:
            yield from ((where, text) for text in (block.text, *block.items) if text)
            yield from ((f"{where} {row.id}", " | ".join(row.cells)) for row in block.rows)


def shape(block: RuleBlock) -> tuple[object, ...]:
    rows = tuple((row.id, tuple(bool(cell) for cell in row.cells)) for row in block.rows)
    return bool(block.text), len(block.items), len(block.head), rows


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_rules(game: str, language: Language) -> None:
    english, page = rules(game, Language.EN), rules(game, language)
    assert [each.level for each in page.sections] == [each.level for each in english.sections]
    for ours, theirs in zip(page.sections, english.sections, strict=True):
        assert [shape(block) for block in ours.blocks] == [shape(block) for block in theirs.blocks], ours.title


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_numbers(game: str, language: Language) -> None:
    """Costs, counts and ids are easy to get wrong, and easy to test."""
    for (where, text), (_, english) in zip(texts(rules(game, language)), texts(rules(game, Language.EN)), strict=True):
        for pattern in (_MARKED, _NUMBERED, _NUMBER):
            assert sorted(pattern.findall(text)) == sorted(pattern.findall(english)), f"{where}: {text}"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_paragraph_explains_the_game_in_a_minute(game: str, language: Language) -> None:
    """Newcomers get it before everything else."""
    first = rules(game, language).sections[0].blocks[0].text
    assert first.startswith("**") and 400 < len(first) < 1000


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_leaves_no_english(game: str, language: Language) -> None:
    """English card names may remain, but no English sentences."""
    assert [text for _, text in texts(rules(game, language)) if _ENGLISH.search(_MARKED.sub("", text))] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_names_cards_as_the_table_does(game: str, language: Language) -> None:
    page = "\n".join(_MARKED.sub("", text) for _, text in texts(rules(game, language)))
    english = [face.original for face in plugin_for(game).cards.faces(language).cards if face.original]
    assert [name for name in english if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", page)] == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_links_on_a_page_arrive(game: str, language: Language) -> None:
    page = rules(game, language)
    anchors = {section.anchor for section in page.sections}
    targets = [target for _, text in texts(page) for target in _LINK.findall(text) if target.startswith("#")]
    assert {target[1:] for target in targets} <= anchors
