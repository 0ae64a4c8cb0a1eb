"""Lines of the story of every game, for several viewers in every language.

`MULLIGAN_GOLDEN=1` rewrites the files in `tests/<game>/text/story`; the diff is reviewed like code.
"""

from __future__ import annotations

import pytest

from mulligan.core.text import Language
from tests.epic.text.stories import STORIES as EPIC
from tests.gwent.text.stories import STORIES as GWENT
from tests.text.stories import SampleStories
from tests.wording import assert_golden, faults

every_game = pytest.mark.parametrize("stories", [EPIC, GWENT], ids=("epic", "gwent"))
every_language = pytest.mark.parametrize("language", Language)


@every_language
@every_game
def test_golden_stories(stories: SampleStories, language: Language) -> None:
    told = stories.all_told(language)
    assert_golden(stories.folder / f"{language}.txt", told)
    assert not faults([line for play in told.values() for line in play.values()], language, stories.word)


@every_language
@every_game
def test_each_language_has_all_clauses(stories: SampleStories, language: Language) -> None:
    assert set(stories.scene(stories.viewers["you"], language).speech.story) == set(stories.clauses)
