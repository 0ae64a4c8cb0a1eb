"""Every sentence of a draft exists in every language."""

from __future__ import annotations

import re

import pytest

from mulligan.core.decks.formats import Format
from mulligan.core.text import Language
from mulligan.epic.decks.formats import cube, dark, formats, open_draft, sealed_choice
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.state import Ask, Option
from mulligan.epic.draft.text import TEXTS, event_line, scene_of
from mulligan.epic.draft.text.lines import Caption, Log, OptionLine, QuestionLine
from mulligan.epic.draft.ui.terminal import NAMES

KEY = bytes(range(16))
PLACES = re.compile(r"{(\w+)}")


def new(plan: object, box: tuple[str, ...], seats: int = 2) -> DraftGame:
    assert isinstance(plan, Plan)
    return DraftGame.new(DraftOptions(plan, seats), (box,), KEY)


@pytest.mark.parametrize("language", Language)
def test_every_language_has_every_line(language: Language) -> None:
    texts = TEXTS[language]
    for table, kinds in (
        (texts.log, Log),
        (texts.questions, QuestionLine),
        (texts.options, OptionLine),
        (texts.captions, Caption),
    ):
        assert set(table) == set(kinds)
        assert all(table.values())
    assert {kind.name for kind in EventKind} <= {log.name for log in Log}


@pytest.mark.parametrize("language", [language for language in Language if language is not Language.EN])
def test_a_line_names_the_same_things_in_every_language(language: Language) -> None:
    """Templates name the same values; where English counts cards, others may give the number."""
    english, other = TEXTS[Language.EN], TEXTS[language]
    for table, theirs in ((english.log, other.log), (english.questions, other.questions), (english.options, other.options)):
        for line, template in table.items():
            found, wanted = set(PLACES.findall(theirs[line])), set(PLACES.findall(template))
            same = {"cards": "amount", "cards_nom": "amount", "apiece": "amount", "seat_gen": "seat"}
            assert {same.get(name, name) for name in found} == {same.get(name, name) for name in wanted}, line
    for line, template in english.captions.items():
        assert set(PLACES.findall(other.captions[line])) == set(PLACES.findall(template)), line


def test_questions_and_options_for_asked_players_and_for_others() -> None:
    draft = new(dark().plan, dark().cards)
    assert draft.describe_question(Language.EN, 0) == "Choose a card to take."
    assert draft.describe(Option.CARD, Language.EN, 0) == "Take Chomp!"
    assert draft.describe(Option.CARD, Language.EN, -1) == "Take unknown card"
    draft.answer(0, Option.CARD)
    assert draft.describe_question(Language.EN, 0) == "Waiting for a choice: your opponent."
    draft.answer(1, Option.CARD)
    assert draft.describe_question(Language.PL, 1) == "Wybierz kartę, którą weźmiesz (pozostało: 2)."


def test_building_counts_down_and_says_when_a_deck_is_ready() -> None:
    draft = new(sealed_choice(pool=32).plan, sealed_choice(pool=32).cards)
    assert draft.describe_question(Language.EN, 0) == "Choose a card to leave out (2 to go)."
    draft.answer(0, Option.CARD)
    assert draft.describe(Option.CARD, Language.EN, 0).startswith("Put back ")
    draft.answer(0, Option.CARD + 1)
    french = draft.describe_question(Language.FR, 0)
    assert " ".join(french.split()) == "Votre deck compte 30 cartes : terminez ou modifiez-le."
    assert draft.describe(Option.DONE, Language.ES, 0) == "El mazo está listo"
    large = new(sealed_choice(pool=90).plan, sealed_choice(pool=90).cards)
    assert large.describe_question(Language.EN, 0) == "Choose a card for your deck (30 to go)."
    assert large.describe(Option.CARD, Language.RU, 0).startswith("Добавить в колоду карту «")


def test_a_spectator_does_not_read_which_cards_a_player_leaves_out() -> None:
    draft = new(sealed_choice(pool=32).plan, sealed_choice(pool=32).cards)
    before = draft.describe(Option.CARD, Language.EN, -1)
    draft.answer(0, Option.CARD)
    assert before == draft.describe(Option.CARD, Language.EN, -1) == "Leave out unknown card"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("format", [cube(3), open_draft(pool=64)], ids=["cube", "open"])
def test_the_log_has_a_line_for_all_that_happens(format: Format, language: Language) -> None:
    draft = new(format.plan, format.cards, format.players[0] if format.name == "open" else 3)
    said, kinds = [], set()
    while True:
        for event in draft.output.events[: draft.output.event_count]:
            kinds.add(EventKind(event.kind))
            for viewer in (-1, 0, 1):
                line = event_line(scene_of(draft.view(viewer), viewer, language), event)
                said += [line] if line else []
        question = draft.question
        if question is None:
            break
        done, another = Option.DONE in question.options, len(draft.answers) % len(question.options)
        draft.answer(question.seat, Option.DONE if done else question.options[another])
    assert EventKind.TOOK in kinds and EventKind.BUILT in kinds and EventKind.ENDED in kinds
    assert all(line[0].isupper() and line.endswith((".", "!")) and "{" not in line for line in said)  # Chomp!
    assert not any(sign in line for line in said for sign in "[]|<>")


def test_every_draft_has_a_name_on_the_screen() -> None:
    assert set(NAMES) == {name for name, format in formats().items() if format.drafted}
    assert {ask.name for ask in Ask} == {"NOTHING", "PICK", "BUILD"}
