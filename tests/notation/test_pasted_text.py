"""Scenarios as people paste them."""

from __future__ import annotations

import pytest

from mulligan.core.scenario.scenario import Scenario, plain_line, read_scenarios

PLAIN = "scenario kong: attacks\nP1 30hp hand: ?1 play: kong\nturn P1\nexpect kong attack 13\n"


def words(text: str, file: str = "") -> list[tuple[str, tuple[str, ...]]]:
    return [(each.title, tuple(line.words for line in each.lines)) for each in read_scenarios(text, file, "epic")]


@pytest.mark.parametrize(
    "text",
    [
        PLAIN.replace("\n", "\r\n"),
        PLAIN.replace("\n", "\r"),
        PLAIN.replace(" ", "\t"),
        PLAIN.replace(" ", "\u00a0"),
        PLAIN.replace(" ", "  "),
        PLAIN.replace("\n", "\n\n\t\n"),
        "\ufeff" + PLAIN,
        "\u200b" + PLAIN,
        PLAIN.replace("scenario", "Scenario"),
        PLAIN.replace("scenario", "SCENARIO:"),
        "```\n" + PLAIN + "```\n",
        "~~~text\n" + PLAIN + "~~~\n",
        PLAIN.replace("turn", "    turn"),
    ],
    ids=["crlf", "cr", "tabs", "nbsp", "blanks", "empty", "bom", "zero-width", "capital", "colon", "fence", "tilde", "indent"],
)
def test_pasted_text_reads_like_the_plain_one(text: str) -> None:
    assert words(text) == words(PLAIN)


def test_characters_of_word_processors() -> None:
    assert (
        plain_line("P1 play: wolf(+2/−1) ×2, the people’s champion – …")
        == "P1 play: wolf(+2/-1) x2, the people's champion - ..."
    )


def test_only_fenced_blocks_of_a_markdown_file_are_read() -> None:
    text = f"# A bug\n\nThe wolf is gone.\n\n```\n{PLAIN}```\n\nThat's all.\n"
    assert words(text, "report.md") == words(PLAIN)


def test_line_numbers_are_those_of_the_file() -> None:
    (scenario,) = read_scenarios("```\r\nscenario a\r\n\r\nturn P1\r\n```", "", "epic")
    assert [line.number for line in scenario.lines] == [4]


def test_a_game_line_holds_for_the_scenarios_after_it() -> None:
    found: list[Scenario] = read_scenarios(
        "scenario a\nturn P1\ngame gwent\nscenario b\nturn P1\nGame: Epic\nscenario c\nturn P2", "", "epic"
    )
    assert [(each.title, each.game) for each in found] == [("a", "epic"), ("b", "gwent"), ("c", "epic")]
