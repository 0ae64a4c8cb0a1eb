"""Deck choices in the terminal: asked for, or named on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from mulligan.core.decks.deck import Deck
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.catalogue import catalogue
from mulligan.gwent.decks.formats import solo
from mulligan.gwent.parts import SKELLIGE
from tests.cli.command import mulligan, refused

SOLO = ("play", "gwent", "--terminal", "--mode", "solo", "--seed", "3")


def built(faction: str) -> str:
    return catalogue().write(Deck(solo(built=True).deck_of(0, (faction,), solo().supplies()).cards))


def test_G_240_G_242_solo_asks_for_faction_leader_and_opponent() -> None:
    done = mulligan(*SOLO, "--lang", "pl", said="4\n2\n9\n4\nq\n")
    assert done.returncode == 0, done.stderr
    asked = [line for line in done.stdout.splitlines() if " · " in line][:3]
    assert [line.split(" · ")[0] for line in asked] == ["Gracz 1", "Gracz 1", "Wirtualny przeciwnik"]
    assert "Dowódca" in asked[1] and "Eredin" in done.stdout
    assert "od 1 do 4" in done.stdout, "the player's own faction is not offered for the opponent"


def test_empty_input_leaves_the_choice_to_the_key() -> None:
    one, again = (mulligan(*SOLO, said="\n\nq\n") for _ in range(2))
    assert one.returncode == 0 and one.stdout == again.stdout and "at random" in one.stdout


def test_deck_and_leader_of_the_bot_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = mulligan("play", "gwent", "--terminal", "--seed", "3", said=f"monsters\n\n5\n2\nsave {file}\nq\n")
    asked = [line.split(" · ")[:2] for line in done.stdout.splitlines() if " · " in line][:4]
    assert asked == [["Player 1", "Faction 1/1"], ["Player 1", "Leader"], ["Player 2", "Faction 1/1"], ["Player 2", "Leader"]]
    first, second = json.loads(file.read_text())["decks"]
    assert first[0] == "eredin_commander_of_the_red_riders" and second[0] != "king_bran_the_unifier"
    assert BY_SLUG[second[0]].faction is SKELLIGE


def test_a_teammates_pile_is_listed_with_the_reason() -> None:
    done = mulligan("play", "gwent", "--terminal", "--mode", "teams", "--against", "person", said="2\n\n4\n\n")
    assert "– Nilfgaard  Your teammate P1 is playing it. Teammates need different ones (G-230)." in done.stdout


def test_decks_can_be_named_on_the_command_line(tmp_path: Path) -> None:
    done = mulligan(*SOLO, "--take", "eredin_bringer_of_death", "--take", "skellige", said="q\n")
    assert done.returncode == 0 and "1/1" not in done.stdout and "Bringer of Death" in done.stdout
    assert "only 1 “Monsters” in “Whole sets”; choose another (OQ-36)" in refused(
        *SOLO, "--take", "eredin_bringer_of_death", "--take", "monsters"
    )
    teams = ("play", "gwent", "--terminal", "--mode", "teams", "--against", "person")
    takes = [word for faction in ("nilfgaard", "monsters", "nilfgaard") for word in ("--take", faction)]
    assert "P1 and P3 are teammates and can’t choose the same: Nilfgaard (G-230)" in refused(*teams, *takes)
    file = tmp_path / "mine.txt"
    file.write_text(built("monsters"))
    variant = (*SOLO, "--variant", "deck_building", "--deck", str(file))
    assert mulligan(*variant, "--take", "skellige", said="q\n").returncode == 0
    assert "whole Monsters set" in refused(*SOLO, "--deck", str(file))


def test_G_260_deck_check_knows_the_variant(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(built("skellige"))
    check = ("deck", "check", str(file), "--game", "gwent", "--format", "solo")
    assert mulligan(*check, "--variant", "deck_building").returncode == 0
    assert "G-240" in mulligan(*check).stdout
    assert "no variant “chess”; available: deck_building, leaders" in refused(*check, "--variant", "chess")


def test_E_DECK_04_deck_check_refuses_more_than_120_cards(tmp_path: Path) -> None:
    file = tmp_path / "large.txt"
    file.write_text("121 Kong\n")
    assert "more than 120 cards" in refused("deck", "check", str(file)) and "E-DECK-04" in refused("deck", "check", str(file))


def test_single_switches_are_named_or_refused() -> None:
    for command in (("play", "--terminal"), ("simulate",), ("draft", "--terminal")):
        assert "no rule switch “mood”; available: mulligan_order, " in refused(*command, "--switch", "mood=good")
    assert "“blitz” can’t be “both”" in refused("simulate", "--switch", "blitz=both")
    assert "use --switch NAME=VALUE" in refused("simulate", "--switch", "blitz")
    assert "named twice" in refused("simulate", "--switch", "blitz=x", "--switch", "blitz=y")
    each = mulligan("simulate", "--games", "40", "--json", "--switch", "breakthrough-pool=each")
    assert each.returncode == 0, each.stderr
    default = mulligan("simulate", "--games", "40", "--json")
    assert json.loads(each.stdout)["digest"] != json.loads(default.stdout)["digest"]


def test_the_starter_pool_is_a_set_of_limited_formats() -> None:
    assert mulligan("simulate", "--games", "4", "--format", "cube", "--set", "starter").returncode == 0
    assert "at most 4 players, not 5 (E-FMT-CUBE-03)" in refused(
        "simulate", "--mode", "free_for_all", "--seats", "5", "--format", "cube", "--set", "starter"
    )


def test_the_first_game_of_gwent_is_played_with_classic_decks(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = mulligan("play", "gwent", "--terminal", "--take", "monsters", "--seed", "3", said=f"save {file}\nq\n")
    assert done.returncode == 0 and "eredin_commander_of_the_red_riders" in file.read_text()


def test_half_a_choice_is_not_finished_by_the_key() -> None:
    """An empty line picks everything at random, but not the second alignment once the first is picked."""
    asked = "Alignment 2/2"
    done = mulligan("play", "--terminal", "--seed", "3", said="2\n\n1\nq\n")
    assert done.returncode == 0 and asked in done.stdout and "from 1 to 3" in done.stdout
    done = mulligan("play", "--terminal", "--seed", "3", said="\nq\n")
    assert done.returncode == 0 and asked not in done.stdout
