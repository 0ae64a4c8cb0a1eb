"""The story covers the whole journal, names no card that its events hide, and is the same after a reload and an undo."""

from __future__ import annotations

from random import Random as Chance

import pytest

from mulligan.core.client.story import Chronicle, current_lines
from mulligan.core.client.view import StoryLine, Viewer
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from tests.contracts.games import SHOWN, SUBJECTS
from tests.contracts.test_client_view import NAMES, plugin_named, positions
from tests.depth import only
from tests.wording import unfilled_template

ANSWERS = 250


@pytest.mark.parametrize("name", only(SHOWN, SUBJECTS))
def test_every_event_is_covered_by_one_line_and_no_line_names_a_hidden_card(name: str) -> None:
    plugin, chance = plugin_named(name), Chance(3)
    language = chance.choice(list(Language))
    cards = {plugin.cards.text(card, language).name for card in plugin.cards.catalogue().names}
    log = None
    for number, game in enumerate(positions(SUBJECTS[name], 3, chance)):
        if log is None:
            log = Chronicle(plugin, Viewer(chance.randrange(SPECTATOR, game.seats), language, NAMES[: game.seats]))
        log.append(game)
        if number == ANSWERS:
            break
    assert log is not None and log.events
    starts = [line.first for line in log.story]
    assert starts[0] == 0 and starts == sorted(set(starts)) and starts[-1] < len(log.events)
    for line, end in zip(log.story, [*starts[1:], len(log.events)], strict=True):
        covered = " ".join(event.words for event in log.events[line.first : end])
        known = {plugin.cards.text(event.card, language).name for event in log.events[line.first : end] if event.card}
        named = {card for card in cards if card in line.words}
        assert all(card in covered or any(card in other for other in known) for card in named), (line.words, covered)
        assert not unfilled_template(line.words.replace("-1", ""), language), line.words


@pytest.mark.parametrize("name", only(SHOWN, SUBJECTS))
def test_the_story_is_the_same_after_a_reload_and_an_undo(name: str) -> None:
    plugin, chance = plugin_named(name), Chance(5)
    log = None
    stories: list[list[StoryLine]] = []
    events: list[int] = []
    updates: list[StoryLine] = []
    for number, game in enumerate(positions(SUBJECTS[name], 2, chance)):
        log = log or Chronicle(plugin, Viewer(0, Language.EN, NAMES[: game.seats]))
        log.append(game)
        updates += log.since(1)[1] if number > 0 else log.story
        stories.append(list(log.story))
        events.append(len(log.events))
        if number == ANSWERS:
            break
    assert log is not None
    assert list(current_lines(updates)) == stories[-1]
    for answers in (len(stories) - 1, len(stories) // 2, 0):
        log.cut(answers)
        assert list(log.story) == stories[answers]
        assert len(log.events) == events[answers]
