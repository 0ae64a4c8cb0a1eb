"""The scenario notation for Epic, including everything that has confused people."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.core.scenario.scenario import read_scenarios, run_scenario
from mulligan.registry import GAMES, plugin_for
from tests.notation.played import failure, holds

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_the_examples_of_the_documentation_hold() -> None:
    scenarios = read_scenarios(DOCS.read_text(encoding="utf-8"), str(DOCS), "epic")
    assert [each.game for each in scenarios] == ["epic", "gwent", "epic"]
    assert [run_scenario(each, {game: plugin_for(game).table for game in GAMES}) for each in scenarios] == [None, None, None]


def test_several_lines_for_one_player_add_up_within_a_zone() -> None:
    holds(
        "epic",
        """
        P1 hand: kong
        P1 hand: lash, ?1
        P1 play: muse
        P1 play: medusa
        P1 deck: rage
        P1 deck: wither
        P1 discard: turn
        P1 discard: fireball
        turn P1
        expect P1 hand: kong, lash, ?1 play: muse, medusa deck: rage, wither discard: turn, fireball
        """,
    )


def test_a_mode_after_player_lines_keeps_those_players() -> None:
    holds("epic", "P1 20hp hand: kong\nP2 12hp\nmode free_for_all 3\nP3 7hp\nturn P1\nexpect P1 20hp hand: kong\nexpect P3 7hp")
    holds("epic", "P1 20hp hand: kong\nmode free_for_all 3\nexpect P2 30hp")


def test_a_second_mode_is_refused() -> None:
    assert failure("epic", "mode free_for_all 3\nmode hydra 4\nexpect draw") == "line 2: the mode is already set"


BATTLE = """
P1 hand: ?1 play: thrasher_demon
P2 hand: ?1 play: medusa, kong
turn P1
P1 attacks with thrasher_demon
P1 passes
P2 passes
P2 blocks with medusa, kong
P2 passes
P1 passes
"""


def test_assign_says_whom_the_damage_is_for() -> None:
    asked = failure("epic", BATTLE + "P1 is asked MAIN")
    assert "P1 is asked ASSIGN by thrasher_demon about P2.medusa" in asked
    holds("epic", BATTLE + "P1 is asked ASSIGN by thrasher_demon about medusa")
    assert "about P2.medusa" in failure("epic", BATTLE + "P1 is asked ASSIGN about kong")


def test_assigning_damage_to_another_than_the_question_is_about_does_not_hold() -> None:
    holds("epic", BATTLE + "P1 assigns 3 to medusa")
    holds("epic", BATTLE + "P1 assigns 3 to P2.medusa")
    assert "how much damage P2.medusa gets, not kong" in failure("epic", BATTLE + "P1 assigns 3 to kong")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P1 play: wolf(damage 2)", "wolf has damage 2 and defense 2: it would have broken (E-KW-BREAK-02)"),
        ("P1 0hp", "P1 has 0hp"),
        ("P1 -3hp", "P1 has -3hp"),
        ("P1 5g", "gold (E-COST-04) is a number from 0 to 1, not '5'"),
        ("P1 99999hp", "health is a number from"),
        ("turn P1 number 0", "number of a turn is a number from 1"),
        ("turn P1 number", "a turn is `turn P1`"),
        ("turn P1 battle", "battles are reached by moves"),
        ("P2 out", "fewer than two players are left"),
        ("mode free_for_all 3\nP1 out hand: kong", "all of P1's cards"),
        ("P1 deck: kong x121", "from 1 to 120"),
        ("P1 deck: kong x60\nP1 deck: kong x61", "no deck has more than 120"),
        ("later: P1 kong on P2", "kong has no effect that waits for the end of the turn"),
        ("P1 hand: kong\nbegin P1", "a game begins with decks alone"),
    ],
)
def test_impossible_positions_are_refused(line: str, message: str) -> None:
    assert message in failure("epic", f"P1 20hp\n{line}\nP1 is asked MAIN")


def test_a_player_without_health_is_reported_at_the_last_line_about_that_player() -> None:
    assert failure("epic", "P1 20hp\nP2 0hp\nturn P1\nP1 is asked MAIN").startswith("line 2: P2 has 0hp")


def test_a_champion_that_would_have_broken_is_reported_at_its_own_line() -> None:
    said = failure("epic", "P1 hand: ?1\nP2 play: wolf(damage 2)\nturn P1\nP1 passes")
    assert said.startswith("line 2: ")
    holds("epic", "P1 hand: ?1 play: wolf(damage 2, unbreakable), wolf(damage 2, +0/+1), wolf(damage 1)\nP1 is asked MAIN")


def test_E_MP_12_a_player_leaves() -> None:
    table = "mode free_for_all 3\nP1 hand: ?1\nP2 hand: ?1 play: kong\nP3 hand: ?1\nturn P1\n"
    holds("epic", table + "P2 leaves\nexpect P2 out play: -\nexpect log: P2 ELIMINATED\nP1 is asked MAIN")
    holds("epic", table + "P1 leaves\nP3 leaves\nexpect P2 wins")
    assert "P2 cannot leave" in failure("epic", table + "P2 leaves\nP2 leaves")


def test_eliminated_players_can_be_written() -> None:
    holds(
        "epic",
        "mode free_for_all 3\nP2 0hp out\nP1 hand: ?1\nP3 hand: ?1\nturn P1\nP1 passes\nP3 is asked PLAYS\nexpect P2 out",
    )


DEAD = """
P1 30hp 1g hand: demon_breach, ?1 discard: plentiful_dead x2
P2 30hp 1g hand: ?1
turn P1
P1 plays demon_breach
"""


def test_may_choose_lists_the_abilities_of_ORDER() -> None:
    holds("epic", DEAD + "P1 may choose: plentiful_dead")
    holds("epic", DEAD + "P1 may choose: ability 1 of plentiful_dead, ability 2 of plentiful_dead")
    assert "also legal: ability 2 of plentiful_dead" in failure("epic", DEAD + "P1 may choose: plentiful_dead 1")


def test_may_choose_lists_yes_and_no_of_MAY() -> None:
    holds("epic", DEAD + "P1 orders plentiful_dead\nP1 is asked MAY\nP1 may choose: yes, no\nP1 may choose: nothing, yes")
    assert "also legal: yes" in failure("epic", DEAD + "P1 orders plentiful_dead\nP1 may choose: nothing")


def test_may_choose_lists_powers() -> None:
    powers = "P1 1g hand: ?1 play: time_walker, kong\nP2 hand: ?1\nturn P1\n"
    said = failure("epic", powers + "P1 may choose: nothing")
    listed = said.partition("also legal: ")[2].partition(";")[0]
    holds("epic", powers + f"P1 may choose: nothing, {listed}")


def test_owners_default_to_the_acting_player() -> None:
    table = "P1 hand: ?1 play: wolf\nP2 hand: ?1 play: wolf\nturn P1\n"
    holds("epic", table + "P1 can attack with wolf\nP1 attacks with wolf\nP1 passes\nP2 passes\nP2 blocks with wolf")


def test_players_keep_their_own_champions() -> None:
    holds(
        "epic",
        """
        mode free_for_all 3
        P1 1g hand: stand_alone, ?1 play: muse, wolf
        P2 hand: ?1 play: muse, wolf
        P3 hand: ?1 play: muse, wolf
        turn P1
        P1 plays stand_alone
        P1 chooses mode 2
        P1 keeps muse
        P2 keeps wolf
        P3 may choose: muse, wolf
        P3 keeps muse
        expect P1 play: muse
        expect P2 play: wolf
        expect P3 play: muse
        """,
    )


def test_several_controllers_are_named() -> None:
    table = "mode free_for_all 4\nP1 hand: ?1\nP2 play: muse\nP3 play: muse\nP4 play: muse\nturn P1\n"
    assert "say P2.muse, P3.muse or P4.muse" in failure("epic", table + "expect muse expended")


def test_the_same_words_describe_a_champion_in_a_position_and_in_an_expectation() -> None:
    said = "damage 1, counters 2, expended, deploying, attacked, +2/+3, airborne, blitz for good, owner P2, back to P2"
    holds("epic", f"P1 hand: ?1 play: kong({said})\nturn P1\nexpect P1 play: kong({said})\nexpect kong has airborne")
    holds(
        "epic",
        "P1 hand: ?1 play: wolf(has airborne), kong(P2, not deploying)\nexpect wolf airborne\nexpect kong lacks airborne",
    )
    holds("epic", "P1 hand: ?1 play: kong(P2)\nexpect kong owner P2\nexpect P1 play: kong(P2, not attacked)")


def test_control_for_this_turn_goes_back_at_the_end_of_the_turn() -> None:
    holds(
        "epic",
        """
        P1 hand: ?1 play: kong(owner P2, back to P2)
        P2 hand: ?1
        turn P1
        P1 passes
        P2 passes
        expect P2 play: kong
        """,
    )


def test_a_champion_that_must_attack_attacks_once_per_turn() -> None:
    table = "P1 hand: ?1 play: raging_t_rex{}\nP2 hand: ?1\nturn P1\n"
    assert "P1 cannot: pass" in failure("epic", table.format("") + "P1 can pass")
    holds("epic", table.format("(attacked)") + "P1 can pass")


def test_a_1_cost_card_already_played_can_be_written() -> None:
    holds("epic", "P1 0g hand: ?1 played good/wild\nP2 hand: ?1\nturn P1\nexpect P1 0g played wild/good")
    assert "of good" in failure("epic", "P1 0g hand: ?1 played good\nturn P1\nexpect P1 played evil")


def test_no_attacks_are_left_this_turn() -> None:
    holds("epic", "P1 hand: ?1 play: kong\nP2 hand: ?1\nturn P1 no attacks\nP1 cannot attack with kong")


def test_an_effect_waits_for_the_end_of_the_turn() -> None:
    holds(
        "epic",
        """
        P1 hand: ?1 play: kong, muse
        P2 hand: ?1
        later: P1 final_task on kong
        turn P1 end
        expect P1 play: muse discard: kong
        """,
    )


def test_facts_come_before_or_after_zones() -> None:
    holds("epic", "P1 hand: kong 20hp 0g\nP2 12hp hand: ?3 1g\nturn P1\nexpect P1 hand: kong 0g\nexpect P2 hand: 3 12hp 1g")


def test_either_of_several_results() -> None:
    table = "P1 20hp hand: kong\nturn P1\nexpect either "
    holds("epic", table + "P1 hand: lash or P1 hand: kong")
    assert "P1's hand is kong" in failure("epic", table + "P1 hand: lash or P1 19hp")
    assert "say `expect either" in failure("epic", table + "P1 19hp")


def test_the_log_has_players_and_amounts() -> None:
    played = """
        P1 0g hand: fireball
        P2 30hp hand: ?1 play: kong
        turn P1
        P1 plays fireball
        P1 targets P2
        """
    holds("epic", played + "expect log: PLAYER_DAMAGED P2 3")
    holds("epic", played + "expect log: P2 PLAYER_DAMAGED 3 x1")
    holds("epic", played + "expect no log: P1 PLAYER_DAMAGED")
    holds("epic", played + "expect no log: P2 PLAYER_DAMAGED 7")
    assert "PLAYER_DAMAGED events: P2 3" in failure("epic", played + "expect log: PLAYER_DAMAGED P2 7")


def test_names_in_any_spelling() -> None:
    holds(
        "epic",
        """
        P1 1g hand: Palace Guard, LYING IN WAIT, the people’s champion
        P2 hand: ?1 play: Kong(damage 3), wolf x2
        turn P1
        P1 plays Palace Guard
        P1 is asked TARGET by Palace Guard
        P1 may choose: nothing, Kong, wolf, P1.Palace Guard
        P1 targets Kong
        expect Palace Guard deploying
        expect P1 hand: Lying in Wait, The People's Champion
        """,
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P1 plays konk", "did you mean `kong`?"),
        ("P1 playes kong", "did you mean `plays`?"),
        ("P1 is asked TARGT", "did you mean `TARGET`?"),
        ("expect log: BROKN kong", "did you mean `BROKEN`?"),
        ("expect trun P1", "did you mean `turn"),
        ("expect winner P1", "say `expect P1 wins`"),
        ("expect P1 hnad: kong", "did you mean `hand:`?"),
        ("expect kong expnded", "did you mean `expended`?"),
        ("expcet draw", "did you mean `expect`?"),
        ("P1 20hp", "`P1 20hp` belongs to the position"),
        ("turn P2", "`turn` belongs to the position"),
        ("P1 assigns all", "how much is a number from 0 to 255, not 'all'"),
        ("P2 can pass", "P2 is not asked anything: P1 is asked MAIN"),
        ("P2 may choose: nothing", "P2 is not asked anything: P1 is asked MAIN"),
        ("P1 may choose: nothing, yess", "no card 'yess'"),
        ("P1 chooses mode two", "a mode is a number"),
    ],
)
def test_unknown_words_get_suggestions(line: str, message: str) -> None:
    said = failure("epic", f"P1 1g hand: kong, ?1 play: kong\nP2 hand: ?1\nturn P1\nP1 is asked MAIN\n{line}")
    assert said.startswith("line 5: ") and message in said


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rulset revised", "did you mean `ruleset`?"),
        ("ruleset revisd", "did you mean `revised`?"),
        ("switch window_clos all_pass", "did you mean `window_close`?"),
        ("switch window_close allpass", "did you mean `all_pass`?"),
        ("mode hidra 4", "did you mean `hydra`?"),
        ("P1 hand: konk", "did you mean `kong`?"),
        ("P1 haand: kong", "did you mean `hand:`?"),
        ("P1 play: kong(expnded)", "did you mean `expended`?"),
        ("P1 hand: kong(expended)", "a card of the hand is not 'expended'"),
        ("P1 hand: kong(", "are not closed"),
        ("P1 hand: kong, 3", "no card '3'"),
        ("key 00", "32 hexadecimal digits"),
    ],
)
def test_a_wrong_line_of_the_position_is_reported_immediately(line: str, message: str) -> None:
    said = failure("epic", f"P1 20hp\n{line}\nturn P1\nP1 is asked MAIN")
    assert said.startswith("line 2: ") and message in said
