"""`sentences.toml` is complete, or it is not loaded."""

from __future__ import annotations

from importlib.resources import files

import pytest

from mulligan.core.text.terms import Language
from mulligan.gwent import text
from mulligan.gwent.text.sentences import FIELDS, read_sentences, sentences

TOML = files(text).joinpath("sentences.toml").read_text(encoding="utf-8")
PEEK = "[leaders.peek]"


def peek_with(old: str, new: str) -> str:
    before, row, after = TOML.partition(PEEK)
    assert old in after.split("[")[0]
    return before + row + after.replace(old, new, 1)


def test_every_sentence_exists_in_every_language() -> None:
    assert set(sentences()) == set(FIELDS)
    assert all(set(row) == set(Language) for row in sentences().values())


def test_a_row_that_lacks_a_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\[leaders.peek\] lacks fr"):
        read_sentences(peek_with('fr = "regardez', '# fr = "regardez'))
    with pytest.raises(ValueError, match=r"\[leaders.peek\] lacks en"):
        read_sentences(peek_with('"look at {cards:random} in your opponent\'s hand"', '" "'))


def test_a_missing_row_is_refused() -> None:
    with pytest.raises(ValueError, match=r"lacks \[leaders.peek\]"):
        before, _, after = TOML.partition(PEEK)
        read_sentences(f"{before}[{after.partition('[')[2]}")


def test_a_row_that_no_ability_uses_is_refused() -> None:
    with pytest.raises(ValueError, match=r"has no use for \[leaders.look\]"):
        read_sentences(TOML + "".join(["\n[leaders.look]\n", *(f'{language.value} = "look"\n' for language in Language)]))


def test_a_field_that_the_part_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\[leaders.peek\] en names \{row\}"):
        read_sentences(peek_with("look at {cards:random}", "look at {row}"))
