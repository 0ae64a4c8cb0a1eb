"""Sentences at the table: none is missing in any language, and every word of real games is in the viewer's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum

import pytest

from mulligan.core.text import Language
from mulligan.core.text.table import TableLabel
from mulligan.core.text.terms import has_term
from mulligan.core.text.typesetting import typeset
from tests.epic.text.spoken import EPIC
from tests.gwent.text.spoken import GWENT
from tests.text.spoken import Spoken

every_game = pytest.mark.parametrize("game", [EPIC, GWENT], ids=("epic", "gwent"))
every_language = pytest.mark.parametrize("language", Language)


@every_language
@every_game
def test_tables_are_full(game: Spoken, language: Language) -> None:
    for name, keys in game.tables.items():
        table: Mapping[Enum, str] = getattr(game.speech(language), name)
        assert set(table) == set(keys)
        for template in table.values():
            assert template.count("[") == template.count("]") and template.count("<") == template.count(">"), template


@every_language
@every_game
def test_every_label_has_words(game: Spoken, language: Language) -> None:
    for label in (*game.labels, *TableLabel):
        assert has_term(label.value)
        text = game.label_text(label, language, **game.values)
        game.assert_is_said(text, language)
        if language is not Language.EN:
            game.assert_no_english(re.sub(game.same, "", text), language)


@every_language
@every_game
def test_labels_agree_on_their_words(game: Spoken, language: Language) -> None:
    for label in (*game.labels, *TableLabel):
        text, english = (game.label_text(label, each, **game.values) for each in (language, Language.EN))
        for name, value in game.values.items():
            assert (str(value) in text) == (str(value) in english), (label, name)


@pytest.mark.slow
@every_language
@every_game
def test_sentences_in_games_are_complete(game: Spoken, language: Language) -> None:
    heard = game.played().heard[language]
    said = heard.questions, heard.options, heard.lines
    assert all(len(each) > least for each, least in zip(said, game.least, strict=True))
    for text in set().union(*said):
        game.assert_is_said(text, language)
        assert text == typeset(text, language)
    for text in heard.questions | heard.lines:
        assert text[-1] in game.endings, text


@pytest.mark.slow
@pytest.mark.parametrize("language", [each for each in Language if each is not Language.EN])
@every_game
def test_no_english_in_other_languages(game: Spoken, language: Language) -> None:
    heard = game.played().heard[language]
    printed = sorted(game.names(language), key=len, reverse=True)
    names = re.compile("|".join(map(re.escape, printed)))
    for text in heard.questions | heard.options | heard.lines:
        game.assert_no_english(names.sub("", text), language)
