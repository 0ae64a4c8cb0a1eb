"""E-MP-12, E-MP-14, Q-21, Q-29: a player leaves the game while somebody decides."""

from __future__ import annotations

import numpy as np
import pytest

from mulligan.core.game import Question
from mulligan.epic.game import EpicGame
from mulligan.epic.notation import EpicTable
from mulligan.epic.state import NOBODY, Option

P1, P2, P3, P4 = range(4)
THRASHER_AND_WOLF = """
    mode free_for_all 4
    P1 30hp 0g hand: ?1 play: thrasher_demon, wolf
    P2 30hp 0g play: kong
    P3 30hp 0g
    P4 30hp 0g play: human
    turn P1
    P1 attacks P2 with thrasher_demon, wolf
    P1 passes
    P2 blocks with kong
"""


def at(moves: str) -> EpicTable:
    """The table after these lines."""
    table = EpicTable()
    for line in moves.strip().splitlines():
        table.do(line.strip())
    return table


def asked(game: EpicGame) -> Question:
    question = game.question
    assert question is not None
    return question


def in_play(game: EpicGame, seat: int) -> list[str]:
    state = game.state
    return [game.slugs[state.champions[slot].card] for slot in range(state.slots) if state.champions[slot].controller == seat]


def test_Q_21_the_attacker_leaves_while_the_defender_assigns_and_nothing_is_damaged_or_broken() -> None:
    table = at(THRASHER_AND_WOLF)
    game = all_pass(table)
    assert (asked(game).ask, asked(game).seat) == ("ASSIGN", P2)
    game.leave(P1)
    assert in_play(game, P2) == ["kong"]
    assert not game.happened & {"BROKEN", "DAMAGED", "PLAYER_DAMAGED"}
    table.do("expect kong damage 0")
    assert game.state.battle.attacker == NOBODY


def test_Q_21_the_defender_leaves_while_assigning_and_nothing_is_damaged_or_broken() -> None:
    game = all_pass(at(THRASHER_AND_WOLF))
    game.leave(P2)
    assert sorted(in_play(game, P1)) == ["thrasher_demon", "wolf"]
    assert not game.happened & {"BROKEN", "DAMAGED", "PLAYER_DAMAGED"}
    assert (asked(game).ask, asked(game).seat) == ("MAIN", P1)


def test_Q_29_a_third_player_leaves_and_the_open_question_and_what_was_assigned_stay() -> None:
    table = at(THRASHER_AND_WOLF)
    game = all_pass(table)
    before = asked(game)
    game.leave(P4)
    assert asked(game) == before
    assert "BROKEN" not in game.happened
    table.do("P2 assigns 0")
    table.do("expect no log: ASSIGNED thrasher_demon")
    assert in_play(game, P2) == []  # damaged by Thrasher Demon
    assert in_play(game, P1) == ["thrasher_demon"]


TWO_BLOCKERS = """
    mode free_for_all 3
    P1 30hp 0g play: wurm_hatchling(counters 12), kong{of_kong}
    P2 30hp 0g play: palace_guard{of_guard}, demon
    P3 30hp 0g play: human
    turn P1
    P1 attacks P2 with wurm_hatchling, kong
    P2 blocks with palace_guard, demon
"""


def all_pass(table: EpicTable) -> EpicGame:
    """Up to the next question that is not about plays."""
    game = table.table()
    while asked(game).ask == "PLAYS":
        game.answer(asked(game).seat, Option.PASS)
    return game


def two_blockers(of_kong: str = "", of_guard: str = "") -> EpicGame:
    return all_pass(at(TWO_BLOCKERS.format(of_kong=of_kong, of_guard=of_guard)))


def test_Q_29_breakthrough_that_was_announced_stays_announced() -> None:
    game = two_blockers()
    assert asked(game).ask == "BREAKTHROUGH"
    game.leave(P3)
    assert asked(game).ask == "BREAKTHROUGH"


def test_E_DMG_05_the_attacker_is_not_asked_again_when_a_third_player_leaves() -> None:
    """The defender knows the first assignment; the attacker must not learn the second before choosing anew (D-10)."""
    game = two_blockers()
    while asked(game).seat == P1:
        game.answer(P1, asked(game).options[-1])
    assert asked(game).seat == P2
    before, assigned = asked(game), game.state.champions["assigned"].copy()
    game.leave(P3)
    assert asked(game) == before
    assert (game.state.champions["assigned"] == assigned).all()


@pytest.mark.parametrize("whose", ("of_kong", "of_guard"))
def test_Q_29_a_champion_in_the_battle_leaves_with_its_owner_and_the_damage_is_assigned_again(whose: str) -> None:
    game = two_blockers(**{whose: "(owner P3)"})
    game.answer(P1, asked(game).options[-1])
    game.leave(P3)
    assert "STEP_BEGAN" in game.happened
    assert (asked(game).ask, asked(game).seat) == ("BREAKTHROUGH", P1)
    assert not game.state.champions["assigned"].any() and not game.state.players["assigned"].any()
    assert np.count_nonzero(game.state.champions["role"]) == 3


def test_Q_29_a_bonus_that_leaves_with_its_owner_changes_the_attack_and_the_damage_is_assigned_again() -> None:
    table = at("""
        mode free_for_all 3
        P1 30hp 0g play: wolf, wolf, jungle_queen(owner P3, expended)
        P2 30hp 0g play: demon, demon
        P3 30hp 0g
        turn P1
        P1 attacks P2 with wolf#1, wolf#2
        P2 blocks with demon#1, demon#2
    """)
    game = all_pass(table)
    assert (asked(game).ask, asked(game).seat, len(asked(game).options)) == ("ASSIGN", P1, 4)  # 0 to 3
    game.answer(P1, asked(game).options[-1])
    game.leave(P3)
    assert (asked(game).ask, asked(game).seat, len(asked(game).options)) == ("ASSIGN", P1, 3)  # 0 to 2
    assert not game.state.champions["assigned"].any()


def test_E_MP_12_the_first_attacker_leaves_with_its_owner_before_it_is_said_whom_it_attacks() -> None:
    table = at("""
        mode free_for_all 4
        P1 30hp 0g play: kong(owner P4), wolf
        P2 30hp 0g
        P3 30hp 0g
        P4 30hp 0g
        turn P1
    """)
    game = table.table()
    attack = next(option for option in asked(game).options if "Kong" in game.describe(option, "en"))
    game.answer(P1, attack)
    assert asked(game).ask == "DEFENDER"
    game.leave(P4)
    assert (asked(game).ask, asked(game).seat) == ("MAIN", P1)
    table.do("expect P1 play: wolf(prepared)")


def test_Q_03_what_leaving_breaks_is_gone_before_blockers_are_chosen() -> None:
    """A Wolf that lived by Jungle Queen's bonus cannot block after the queen has left with her owner."""
    table = at("""
        mode free_for_all 3
        P1 30hp 0g play: demon
        P2 30hp 0g play: wolf(damage 2), jungle_queen(owner P3, expended), kong
        P3 30hp 0g
        turn P1
        P1 attacks P2 with demon
    """)
    game = all_pass(table)
    assert (asked(game).ask, asked(game).seat) == ("BLOCKER", P2)
    game.leave(P3)
    assert in_play(game, P2) == ["kong"]
    assert (asked(game).ask, asked(game).seat, len(asked(game).options)) == ("BLOCKER", P2, 2)


def test_E_MP_14_an_event_ends_when_its_player_leaves_while_another_player_chooses_for_it() -> None:
    table = at("""
        mode free_for_all 3
        P1 30hp 1g hand: stand_alone play: kong
        P2 30hp 0g hand: ?1 play: wolf, demon
        P3 30hp 0g hand: ?1 play: human, zombie
        turn P1
        P1 plays stand_alone
        P1 chooses mode 2
    """)
    game = table.table()
    assert (asked(game).ask, asked(game).seat) == ("KEEP", P2)
    game.leave(P1)
    assert asked(game).ask == "PLAYS"  # the last lap of P1's turn
    assert in_play(game, P2) == ["wolf", "demon"] and in_play(game, P3) == ["human", "zombie"]


def test_E_MP_12_damage_is_divided_among_the_targets_that_are_left() -> None:
    """Lightning Storm: a target and its amount are not asked for again because somebody else leaves."""
    table = at("""
        mode free_for_all 4
        P1 30hp 1g hand: lightning_storm
        P2 30hp 0g
        P3 30hp 0g
        P4 30hp 0g
        turn P1
        P1 plays lightning_storm
        P1 targets P2
        P1 assigns 2
        P1 targets P3
    """)
    game = table.table()
    before = asked(game)
    assert before.ask == "AMOUNT"
    game.leave(P4)
    assert asked(game) == before
    game.leave(P3)
    table.do("expect P1 26hp")  # the only target that is left
    table.do("expect P2 28hp")


def test_E_TARGET_02_divided_damage_that_finds_no_target_any_more_is_not_dealt() -> None:
    table = at("""
        mode free_for_all 3
        P1 30hp 1g hand: lightning_storm, ?1
        P2 30hp 0g
        P3 30hp 0g play: kong
        turn P1
        P1 plays lightning_storm
        P1 targets P1
        P1 assigns 1
        P1 targets P2
        P1 assigns 1
        P1 targets P3
    """)
    game = table.table()
    assert asked(game).ask == "AMOUNT"  # Kong could be given some as well
    game.leave(P3)
    table.do("expect P1 29hp")
    table.do("expect P2 29hp")
    assert (asked(game).ask, asked(game).seat) == ("MAIN", P1)


def test_E_BATTLE_07_the_pass_of_a_player_who_has_left_does_not_close_the_window_for_the_others() -> None:
    table = at("""
        mode free_for_all 4
        P1 30hp 0g hand: ?1 play: wolf
        P2 30hp 0g hand: ?1
        P3 30hp 0g hand: ?1 play: human
        P4 30hp 0g hand: ?1
        turn P1
        P1 attacks P3 with wolf
        P1 passes
        P2 passes
    """)
    game = table.table()
    game.leave(P2)
    table.do("P3 passes")
    assert (asked(game).ask, asked(game).seat) == ("PLAYS", P4)
    table.do("P4 passes")
    assert (asked(game).ask, asked(game).seat) == ("BLOCKER", P3)


def test_E_BATTLE_07_a_player_who_had_not_passed_yet_leaves_and_the_window_closes_without_them() -> None:
    table = at("""
        mode free_for_all 4
        P1 30hp 0g hand: ?1 play: wolf
        P2 30hp 0g hand: ?1
        P3 30hp 0g hand: ?1 play: human
        P4 30hp 0g hand: ?1
        turn P1
        P1 attacks P3 with wolf
        P1 passes
        P2 passes
    """)
    game = table.table()
    game.leave(P4)
    table.do("P3 passes")
    assert (asked(game).ask, asked(game).seat) == ("BLOCKER", P3)
