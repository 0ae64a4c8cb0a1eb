"""Lines of a draft's log; `tests/contracts` compares all of them with the golden files."""

from __future__ import annotations

import pytest

from mulligan.core.text import Language
from mulligan.epic.decks.formats import cube
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.state import Option
from mulligan.epic.draft.text.lines import Log
from tests.epic.draft.log_samples import SAMPLES, lines

every_language = pytest.mark.parametrize("language", Language)


def test_every_kind_of_line_is_in_the_golden_file() -> None:
    assert set(SAMPLES) == set(Log)
    assert {sample.kind for samples in SAMPLES.values() for sample in samples} == set(EventKind)
    for name, samples in lines(Language.EN).items():
        assert all(samples), f"{name}: no viewer sees this sample"


@every_language
def test_a_draft_has_one_word_for_a_pack(language: Language) -> None:
    pack = {Language.EN: "pack", Language.PL: "paczk", Language.RU: "пач", Language.ES: "lote", Language.FR: "paquet"}[language]
    for name in ("PASSED_LEFT", "PASSED_RIGHT", "SWAPPED"):
        assert all(pack in each.lower() for viewers in lines(language)[name] for each in viewers.values())


def test_a_deck_of_thirty_one_cards_is_counted_in_the_right_case() -> None:
    """Russian has "31 карта" where a deck *has* cards, but "31 карту" where a player takes them."""
    format = cube(3)
    draft = DraftGame.new(DraftOptions(format.plan, 3), (format.cards,), bytes(16))
    while (question := draft.question) is not None and question.ask == "PICK":
        draft.answer(question.seat, question.options[0])
    for place in range(5):  # of 36
        draft.answer(0, Option.CARD + place)
    assert draft.describe_question(Language.RU, 0) == "В вашей колоде 31 карта: закончите или измените её."
    assert draft.describe_question(Language.PL, 0) == "Twoja talia ma 31 kart: zakończ albo coś zmień."
