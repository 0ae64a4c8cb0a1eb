"""All user-facing text has typographic apostrophes and, in French, no-break spaces beside punctuation."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mulligan.core.client.card_faces import Faces
from mulligan.core.text import Language, term
from mulligan.core.text.terms import terms
from mulligan.core.text.typesetting import typeset, typeset_markdown
from mulligan.registry import GAMES, plugin_for
from mulligan.server.http.rulebook import rules
from mulligan.server.wire import Rulebook

EXAMPLES = Path(__file__).parents[2] / "web" / "src" / "lib" / "typeset.examples.json"
NOT_READ = re.compile(r"`[^`]*`|\]\([^)]*\)")  # code and link targets
WRONG = {
    "a straight apostrophe": re.compile(r"\w'"),
    "a space that breaks": re.compile(r"« | [»;!?:](?=[\s»)]|$)"),
    "no space at all": re.compile(r"«(?!\u202f)|(?<!\u202f)»|[^\u00a0]:(?:\s|$)|[^\u202f];(?:\s|$)"),
}


def faults(text: str, language: Language) -> list[str]:
    """The faults of a text; spaces matter in French only."""
    wanted = WRONG if language is Language.FR else {"a straight apostrophe": WRONG["a straight apostrophe"]}
    return [f"{what}: {text}" for what, wrong in wanted.items() if wrong.search(NOT_READ.sub("x", text))]


def test_the_check_finds_mistakes() -> None:
    assert len(faults("l'or : « deux »", Language.FR)) == 3 and faults("l’or : deux", Language.EN) == []
    assert faults("l’or\u00a0: «\u202fdeux\u202f»\u202f!", Language.FR) == [] and faults("Prêt ?", Language.FR) != []


@pytest.mark.parametrize("example", json.loads(EXAMPLES.read_text(encoding="utf-8")), ids=lambda example: example["typed"])
def test_server_and_client_typeset_the_same(example: dict[str, str]) -> None:
    language = Language(example["language"])
    assert typeset(example["typed"], language) == example["shown"]
    assert typeset(example["shown"], language) == example["shown"]


def test_code_and_targets_of_links_stay_as_they_are() -> None:
    line = "Voir `l'or : x` : [l'or ?](#l'or)"
    assert typeset_markdown(line, Language.FR) == "Voir `l'or : x`\u00a0: [l’or\u202f?](#l'or)"


@pytest.mark.parametrize("language", Language)
def test_terms_are_typeset(language: Language) -> None:
    assert all(plugin_for(game) for game in GAMES)  # which adds their terms
    assert [fault for name in terms() for fault in faults(term(name, language), language)] == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_cards_are_typeset(game: str, language: Language) -> None:
    assert [fault for text in _on_cards(plugin_for(game).cards.faces(language)) for fault in faults(text, language)] == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_are_typeset(game: str, language: Language) -> None:
    assert [fault for text in _on_page(rules(game, language)) for fault in faults(text, language)] == []


def _on_cards(faces: Faces) -> Iterator[str]:
    for card in faces.cards:
        yield from (card.name, card.kind_words, card.group_words, card.allegiance, *card.lines)
    for sign in faces.signs:
        yield from (sign.name, sign.words)


def _on_page(page: Rulebook) -> Iterator[str]:
    yield page.title
    for section in page.sections:
        yield section.title
        for block in section.blocks:
            yield from (block.text, *block.items, *block.head)
            yield from (cell for row in block.rows for cell in row.cells)
