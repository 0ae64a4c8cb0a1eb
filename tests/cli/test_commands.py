"""Output and exit codes of the commands."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mulligan.core.kernel.native import INTERPRETED
from mulligan.core.text import Language
from mulligan.epic.cards import BY_SLUG
from mulligan.epic.decks.decklists import STARTER
from mulligan.epic.parts import EVIL, GOOD
from mulligan.registry import GAMES, plugin_for
from tests.cli.command import ROOT, mulligan, mulligan_process, refused


def test_a_process_ends_with_an_exit_code_and_no_traceback() -> None:
    played = mulligan_process("play", "--terminal", "--seed", "3", "--take", "good,wild", said="1\n" * 600)
    assert played.returncode == 0 and "wins" in played.stdout.lower()[-1500:], played.stderr
    wrong = mulligan_process("simulate", "go")
    assert wrong.returncode == 2 and "no game “go”" in wrong.stderr and "Traceback" not in wrong.stderr


@pytest.mark.parametrize("language", ["pl", "ru", "es", "fr"])
def test_a_whole_game_can_be_played_in_the_terminal(language: str) -> None:
    done = mulligan("play", "--terminal", "--lang", language, "--seed", "3", "--take", "good,wild", said="1\n" * 600)
    assert done.returncode == 0, done.stderr
    ends = {"pl": "wygrywa", "ru": "побежда", "es": "gana", "fr": "gagne"}
    assert ends[language] in done.stdout.lower()[-1500:]


def test_hot_seat_hides_the_other_hand() -> None:
    """The screen is cleared and handed over before the other hand is shown."""
    done = mulligan("play", "--terminal", "--against", "person", "--seed", "3", "--take", "good,wild", said="\n1\n\n1\n\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("has the screen") >= 2


def test_alignments_are_asked_for_and_not_chosen() -> None:
    done = mulligan("play", "--terminal", "--seed", "3", said="9\n1\n1\nq\n")
    assert done.returncode == 0
    assert "from 1 to 4" in done.stdout


def test_odd_input_is_answered_and_loses_nothing() -> None:
    said = "²\n[/bold]\nc [/bold]\nc\ns\n99999999999999999999\n-1\n?\nd\nl\nb\n1\nq\n"
    done = mulligan("play", "--terminal", "--seed", "3", "--take", "good, wild", said=said)
    assert done.returncode == 0, done.stderr
    assert "[/bold]" in done.stdout
    assert mulligan("play", "--terminal", "--seed", "9" * 45).returncode == 2


def test_both_people_take_their_alignment() -> None:
    words = ("play", "--terminal", "--format", "precon", "--against", "person", "--seed", "3")
    assert mulligan(*words, said="1\n2\n\nq\n").stdout.count("Alignment 1/1") == 2


def test_premade_decks_stand_in_for_those_that_are_not_brought() -> None:
    words = ("play", "--terminal", "--format", "constructed", "--seed", "3")
    said = mulligan(*words, said="3\n\nq\n").stdout
    assert said.count("Alignment 1/1") == 2 and "deck 55" in said
    assert mulligan(*words, "--take", "evil", said="q\n").returncode == 0


def test_each_players_deck_can_be_named_on_the_command_line() -> None:
    words = ("play", "--terminal", "--format", "precon", "--seed", "3", "--take", "evil")
    said = mulligan(*words, "--take", "sage", "--against", "person", said="\nq\n").stdout
    assert "Alignment" not in said and "has the screen" in said
    assert "E-FMT-GEN-01" in refused(*words, "--take", "evil")


def test_a_deck_file_instead_of_taking(tmp_path: Path) -> None:
    """The bot takes what the deck in the file has left."""
    file = tmp_path / "mine.txt"
    file.write_text("".join(f"{BY_SLUG[card].name}\n" for alignment in (GOOD, EVIL) for card in STARTER[alignment]))
    done = mulligan("play", "--terminal", "--deck", str(file), "--seed", "3", said="q\n")
    assert done.returncode == 0, done.stderr
    file.write_text("30 Kong\n")
    assert "The format doesn’t have these cards" in refused("play", "--terminal", "--deck", str(file))


def test_a_game_is_saved_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert mulligan("play", "--terminal", "--seed", "4", "--take", "evil,sage", said=f"1\n1\nsave {file}\nq\n").returncode == 0
    saved = json.loads(file.read_text())
    done = mulligan("play", "--terminal", "--load", str(file), said="q\n")
    assert done.returncode == 0
    assert saved["answers"]
    file.write_text(file.read_text().replace(saved["digest"], "0" * 16))
    assert "a different position" in refused("play", "--terminal", "--load", str(file))
    file.write_text("not a game")
    assert "not a saved game" in refused("play", "--terminal", "--load", str(file))


def test_simulate_json_keeps_its_shape() -> None:
    done = json.loads(mulligan("simulate", "gwent", "--games", "50", "--seed", "7", "--json").stdout)
    keys = {"game", "games", "decisions", "seconds", "decisions_per_second", "wins", "draws", "unfinished", "digest"}
    assert keys <= set(done)
    assert sum(done["wins"].values()) + done["draws"] + done["unfinished"] == done["games"] == 50
    again = json.loads(mulligan_process("simulate", "gwent", "--games", "50", "--seed", "7", "--json").stdout)
    assert again["digest"] == done["digest"]


def test_values_are_measured_and_written(tmp_path: Path) -> None:
    path = tmp_path / "values.py"
    found = json.loads(mulligan("values", "epic", "--games", "40", "--write", str(path), "--json").stdout)
    assert {"name", "points", "margin"} == found[0].keys() and len(found) > 60
    assert f'"{found[0]["name"]}": (' in path.read_text()
    assert "there is no folder" in refused("values", "epic", "--games", "40", "--write", str(tmp_path / "no" / "values.py"))


def test_simulate_names_unknown_values() -> None:
    assert "no bot “chess”" in refused("simulate", "epic", "--players", "chess,random")
    assert "no format “chess”" in refused("simulate", "epic", "--format", "chess")
    assert "no game “go”" in refused("simulate", "go")
    assert "no ruleset “old”; available: duels2022" in refused("simulate", "epic", "--ruleset", "old")
    assert "no mode “chess”; available: duel, free_for_all" in refused("simulate", "epic", "--mode", "chess")


def test_card_shows_words_program_and_tests() -> None:
    said = mulligan("card", "Palace Guard", "--lang", "fr").stdout
    assert "Garde du Palais" in said and "BANISH" in said and "palace_guard.scn" in said
    assert "the closest name is “Palace Guard”" in refused("card", "Palace Gard")
    assert "no language “xx”" in refused("card", "kong", "--lang", "xx")
    assert "Kong" in mulligan("card", "kong", "--game", "epic").stdout
    assert "no game “go”" in refused("card", "kong", "--game", "go")


def test_a_card_is_shown_with_its_rulings_which_are_tests_too() -> None:
    ruling = next(each for each in plugin_for("gwent").rulings().values() if each.cards)
    lines = mulligan("card", ruling.cards[0], "--game", "gwent", "--lang", "pl").stdout.replace("\n", " ")
    assert f"ruling   {ruling.asked[Language.PL]} {ruling.said[Language.PL]}" in lines
    assert f"test     {ruling.scenario.name}" in lines


def test_card_is_found_by_its_name_in_any_language() -> None:
    for name in ("Roach", "Płotka", "Плотва", "Sardinilla", "Ablette"):
        assert "Płotka" in mulligan("card", name, "--game", "gwent", "--lang", "pl").stdout


def test_card_shows_the_english_name_beneath_a_translated_one() -> None:
    title, beneath = mulligan("card", "straznik palacowy", "--lang", "pl").stdout.splitlines()[:2]
    assert "Strażnik Pałacowy" in title and beneath.strip("│ ") == "Palace Guard"
    title, beneath = mulligan("card", "Kong", "--lang", "pl").stdout.splitlines()[:2]
    assert "Kong" in title and "Kong" not in beneath
    assert "Palace Guard" not in mulligan("card", "Palace Guard").stdout.splitlines()[1]


def test_cards_lists_an_alignment() -> None:
    said = mulligan("cards", "epic", "--filter", "wild").stdout
    assert "Kong" in said and "Palace Guard" not in said
    assert "no group of cards “blue”; available: good, wild, evil, sage" in refused("cards", "epic", "--filter", "blue")


def test_scenario_reports_failed_expectations(tmp_path: Path) -> None:
    file = tmp_path / "wrong.scn"
    file.write_text("scenario kong: stays\nP1 hand: ?1 play: kong\nturn P1\nexpect kong attack 12\n")
    done = mulligan("scenario", str(file))
    assert done.returncode == 1
    assert "line 4" in done.stdout and "kong's attack is 13, not 12" in done.stdout
    file.write_text("scenario kong: stays\nP1 hand: ?1 play: kong\nturn P1\nexpect kong attack 13\n")
    assert mulligan("scenario", str(file)).returncode == 0


IMPOSSIBLE = (
    ("P1 hand: konk", "no card 'konk'"),
    ("P1 play: fireball", "is not a champion"),
    ("P1 hand: wolf", "E-TOKEN-03"),
    ("P1 play: kong(sleepy)", "a champion is not 'sleepy'"),
    ("turn P3", "P3 has no seat"),
    ("turn P9", "P1 to P8"),
    ("P3 hand: kong", "P3 has no seat"),
    ("expect P3 30hp", "P3 has no seat"),
    ("mode hydra 5", "equal teams"),
    ("mode chess", "no mode 'chess'"),
    ("ruleset old", "no ruleset 'old'"),
    ("switch mood good", "no switch 'mood'"),
    ("P1 dances with kong", "no such move"),
    ("expect kong happy", "not in play"),
    ("P1 play: wolf(damage 2)", "would have broken"),
    ("P1 deck: kong x120, lash", "more than 120"),
    ("key zz", "hexadecimal"),
    ("turn P1 number x", "the number of a turn is a number"),
    ("key 00", "16 bytes"),
    ("P1 99999999999hp", "health is a number from"),
    ("P1 play: kong(counters 999999)", "from 0 to 255"),
    ("P1 hand: ?99999", "from 0 to 120"),
)


@pytest.fixture(scope="module")
def failures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The report of each failed scenario, by its line."""
    folder = tmp_path_factory.mktemp("impossible")
    for number, (text, _) in enumerate(IMPOSSIBLE):
        (folder / f"{number:02}.scn").write_text(f"scenario bad\n{text}\nexpect game goes on\n")
    done = mulligan("scenario", str(folder))
    assert done.returncode == len(IMPOSSIBLE)
    said = done.stdout.split("✗ ")[1:]
    assert len(said) == len(IMPOSSIBLE)
    return {text: " ".join(part.split()) for (text, _), part in zip(IMPOSSIBLE, said, strict=True)}


@pytest.mark.parametrize(("text", "message"), IMPOSSIBLE)
def test_an_impossible_scenario_names_its_line(failures: dict[str, str], text: str, message: str) -> None:
    assert "line" in failures[text] and message in failures[text]


def test_files_without_scenarios_are_refused(tmp_path: Path) -> None:
    assert "no such file" in refused("scenario", str(tmp_path / "nowhere.scn"))
    (tmp_path / "empty.scn").write_text("# nothing\n")
    assert "no scenario found" in refused("scenario", str(tmp_path / "empty.scn"))
    (tmp_path / "binary.scn").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("scenario", str(tmp_path / "binary.scn"))


def test_deck_check_names_the_line_the_card_and_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Kong\n56 Burrowing Wurm\n")
    done = mulligan("deck", "check", str(file))
    assert done.returncode == 1 and "E-DECK-05" in done.stdout
    file.write_text("3 Kong\n2 Palace Gard\n")
    assert "Line 2" in refused("deck", "check", str(file))
    assert "cannot read" in refused("deck", "check", str(tmp_path / "none.txt"))
    assert "no format" in refused("deck", "check", str(file), "--format", "chess")


def test_audit_json_keeps_its_shape_and_misses_nothing() -> None:
    done = mulligan("audit", "--json")
    found = json.loads(done.stdout)["epic"]
    assert set(json.loads(done.stdout)) == set(GAMES)
    assert found["rules"]["missing"] == [] and found["rules"]["total"] == found["rules"]["tested"] > 200
    assert found["cards"]["total"] == found["cards"]["scenarios"] == len(plugin_for("epic").cards.catalogue().names)
    assert found["cards"]["text"] == dict.fromkeys(["en", "pl", "ru", "es", "fr"], found["cards"]["total"])
    assert done.returncode == 0


def test_play_points_to_the_browser() -> None:
    assert "--terminal" in refused("play", "--mode", "duel")
    assert "no bot “nobody”; available: person, random, novice, easy, greedy" in refused(
        "play", "--terminal", "--against", "nobody"
    )
    assert "no ruleset" in refused("play", "--terminal", "--ruleset", "old")
    assert "no mode “solo”" in refused("play", "--terminal", "epic", "--mode", "solo")
    assert "no game “go”" in refused("play", "--terminal", "go")
    assert "--take is only for formats with ready-made piles" in refused(
        "play", "--terminal", "--format", "sealed", "--take", "good"
    )


def test_help_is_quick_and_names_the_games() -> None:
    """Neither a game nor numba is imported."""
    code = "import sys; from mulligan.cli.app import app; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True).stdout == "[]\n"
    said = mulligan("simulate", "--help").stdout
    assert all(game in said for game in GAMES)


def test_rules_are_compiled_beforehand() -> None:
    done = mulligan("compile", "gwent")
    assert done.returncode == 0 and "The rules of Gwent are ready" in done.stdout, done.stderr
    assert "epic, gwent" in refused("compile", "chess")


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled with MULLIGAN_INTERPRET=1")
def test_a_compile_in_a_pipe_prints_its_progress(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MULLIGAN_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "mulligan", "compile", "gwent"]
    shares: list[int] = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT, start_new_session=True
    ) as compiling:
        assert compiling.stdout is not None
        for line in compiling.stdout:
            shares += [int(share) for share in re.findall(r"^Compiling: Gwent (\d+) %$", line)]
            if len(set(shares)) > 1:
                os.killpg(compiling.pid, signal.SIGKILL)  # with its workers
                break
    assert shares[-1] > shares[0] and shares == sorted(shares)
