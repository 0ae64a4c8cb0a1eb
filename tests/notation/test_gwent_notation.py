"""The scenario notation for Gwent, including everything that has confused people."""

from __future__ import annotations

import pytest

from tests.notation.played import failure, holds


def test_several_lines_for_one_player_add_up_within_a_zone() -> None:
    holds(
        "gwent",
        """
        P1 hand: ves
        P1 hand: thaler
        P1 close: vesemir
        P1 close: ves
        weather: biting_frost
        weather: torrential_rain(P2)
        turn P1
        expect P1 hand: ves, thaler close: vesemir 1, ves 1
        expect weather: biting_frost, torrential_rain
        """,
    )


def test_a_mode_after_player_lines_keeps_those_players() -> None:
    after = "P1 monsters hand: fiend\nP2 close: ves\nmode teams\nP3 hand: ves\nturn P1\n"
    holds("gwent", after + "expect P1 hand: fiend\nexpect P4 close: ves")
    assert failure("gwent", "solo\nmode teams\nexpect draw") == "line 2: the mode is already set"


def test_G_022_a_form_on_the_table_does_not_empty_the_side_deck() -> None:
    holds("gwent", "P1 close: bovine_defence_force ranged: cow\nturn P1\nexpect P1 side deck: bovine_defence_force")
    holds(
        "gwent",
        """
        P1 skellige hand: mardroeme, ?1 ranged: transformed_young_vildkaarl, young_berserker
        P2 hand: ?1
        turn P1
        P1 plays mardroeme on ranged
        expect P1 ranged: transformed_young_vildkaarl x2, mardroeme side deck: transformed_young_vildkaarl x1
        """,
    )


def test_nothing_in_a_row_can_be_expected() -> None:
    holds("gwent", "P1 hand: ?1\nturn P1\nexpect P1 close: nothing ranged: - siege: 0")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P1 gems 7", "the number of gems is a number from 1 to 2, not '7'"),
        ("P1 gems 0", "the number of gems is a number from 1 to 2, not '0'"),
        ("round 0", "the round is a number from 1"),
        ("round three", "the round is a number from 1 to 127, not 'three'"),
        ("round 4", "there is no round 4"),
        ("P1 points 3", "outside a free-for-all there are gems"),
        ("mode free_for_all 3\nP1 gems 1", "a free-for-all has points"),
        ("P1 close: commanders_horn", "horns: close"),
        ("P1 close: biting_frost", "weather: biting_frost"),
        ("P1 close: scorch", "cannot be in a row"),
        ("P1 close: ballista", "it goes in siege (G-050)"),
        ("P1 close: foltest_the_siegemaster", "is a leader and cannot be in a deck"),
        ("P1 hand: foltest_the_siegemaster", "is a leader and cannot be in a deck"),
        ("P1 leader: ves", "ves is not a leader"),
        ("weather: clear_weather", "is not a weather card that stays in play"),
        ("weather: ves", "is not a weather card"),
        ("P1 horns: close (scorch)", "cannot be in a horn slot"),
        ("mode teams\nP1 monsters\nP3 monsters", "P1 and P3 are teammates: their factions differ (G-230)"),
        ("solo\nP1 monsters\nP2 monsters", "different factions (OQ-36)"),
        ("solo\nP2 hand: ves", "the virtual opponent has no hand"),
        ("P1 loose 30", "fewer than are loose"),
        ("P1 close: ves hand: thaler\nbegin P1", "P1 needs a leader to begin"),
    ],
)
def test_impossible_positions_are_refused(line: str, message: str) -> None:
    assert message in failure("gwent", f"P1 hand: ?1\n{line}\nturn P1\nP1 is asked TURN")


@pytest.mark.parametrize("line", ["P2 points 3", "round 4", "P2 loose 30"])
def test_errors_of_the_whole_position_are_reported_at_their_line(line: str) -> None:
    assert failure("gwent", f"P1 hand: ?1\n{line}\nturn P1\nP1 is asked TURN").startswith("line 2: ")


def test_gwent_has_no_leaving() -> None:
    said = failure("gwent", "P1 hand: ?2\nP2 hand: ?1\nturn P1\nP2 leaves")
    assert said.startswith("line 4: P2 cannot leave: ")


def test_owners_of_cards_in_hands_decks_and_discard_piles() -> None:
    holds(
        "gwent",
        """
        P1 hand: dun_banner_medic, albrich(P2) deck: ves(P2) discard: stefan_skellen(P2), ves
        P2 hand: ?1
        turn P1
        expect P1 hand: dun_banner_medic, albrich(P2) discard: stefan_skellen(P2), ves
        P1 plays dun_banner_medic
        P1 may choose: stefan_skellen, ves
        P1 revives stefan_skellen
        expect P2 close: stefan_skellen(P2) 9
        """,
    )
    assert "P1's discard is ves" in failure("gwent", "P1 hand: ?1 discard: ves\nexpect P1 discard: ves(P2)")


def test_the_score_of_the_last_round_can_be_expected_after_the_next_began() -> None:
    played = "P1 hand: ?2 close: ves\nP2 hand: ?2 passed\nturn P1\n"
    assert "no round has been scored yet" in failure("gwent", played + "expect P1 score 5")
    holds("gwent", played + "P1 passes\nexpect round 2\nexpect P1 score 5\nexpect P2 score 0")


def test_scores_of_earlier_rounds_can_be_written() -> None:
    third = "P1 hand: ?1 gems 1 scores 12/30\nP2 hand: ?1 gems 1 scores 20/8\nround 3\nturn P1\n"
    holds("gwent", third + "expect P1 score 30\nexpect P2 score 8")


def test_facts_come_before_or_after_zones() -> None:
    holds(
        "gwent",
        """
        P1 hand: ?1 leader: Foltest: The Siegemaster (used) gems 1
        P2 close: ves leader: Emhyr var Emreis: Emperor of Nilfgaard passed
        turn P1
        expect P1 hand: 1 leader used gems 1
        expect P2 close: ves 5 passed total 5
        """,
    )


def test_names_in_every_language() -> None:
    holds(
        "gwent", "P1 hand: Płotka, Pożoga\nP2 ranged: SÍLE DE TANSARVILLE\nexpect P1 hand: roach, scorch\nexpect P2 ranged: 1"
    )


def test_either_of_several_results() -> None:
    holds("gwent", "P1 hand: ves\nturn P1\nexpect either P1 hand: thaler or P1 hand: ves or draw")


def test_the_log_has_players_and_amounts() -> None:
    played = "P1 hand: ?1 close: ves\nP2 hand: ?1 passed\nturn P1\nP1 passes\n"
    holds("gwent", played + "expect log: SCORED P1 5")
    holds("gwent", played + "expect log: P2 GEM_LOST")
    holds("gwent", played + "expect no log: P1 GEM_LOST")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P1 playes ves", "did you mean `plays`?"),
        ("P1 plays vess", "did you mean `ves`?"),
        ("P1 plays ves on clos", "did you mean `close`?"),
        ("expect P1 clse: ves", "did you mean `close:`?"),
        ("expect P2 hand: 10 leader cancelled", "P2: not leader cancelled"),
        ("expect P2 leader gone", "no state of a leader 'gone'"),
        ("expect wether: biting_frost", "did you mean `weather:"),
        ("P1 gems 2", "`P1 gems 2` belongs to the position"),
    ],
)
def test_unknown_words_get_suggestions(line: str, message: str) -> None:
    said = failure("gwent", f"P1 hand: ves, ?1\nP2 hand: ?10\nturn P1\nP1 is asked TURN\n{line}")
    assert said.startswith("line 5: ") and message in said


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P1 monstrs hand: ves", "did you mean `monsters`?"),
        ("P1 leader: foltest_the_siegemaster (usd)", "did you mean `used`?"),
        ("P1 horns: clos", "did you mean `close`?"),
        ("solo leadres", "did you mean `leaders`?"),
        ("switch pool boxd", "did you mean `boxed`?"),
        ("P1 discard: ves(mine)", "a card is not 'mine'"),
        ("P1 leader: ves, olaf", "a player has one leader"),
    ],
)
def test_a_wrong_line_of_the_position_is_reported_immediately(line: str, message: str) -> None:
    said = failure("gwent", f"P1 hand: ?1\n{line}\nturn P1\nP1 is asked TURN")
    assert said.startswith("line 2: ") and message in said
