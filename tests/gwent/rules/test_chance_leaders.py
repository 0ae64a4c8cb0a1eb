"""Random outcomes of factions and leaders, over many keys: the tests fail if a choice replaces chance."""

from __future__ import annotations

import pytest

from mulligan.core.kernel.output import knows
from mulligan.gwent.game import SLUGS
from mulligan.gwent.state import Ask
from tests.gwent.rules.many_keys import hand, pairs, side, with_each_key

# --- factions ----------------------------------------------------------------------------------------


def test_G_105_any_unit_of_the_monsters_may_be_the_one_that_stays() -> None:
    games = with_each_key("""
        P1 monsters passed  hand: ?2  close: fiend, draug, decoy, stefan_skellen(P2)  ranged: grave_hag  siege: ice_giant
        P2 hand: ?2
        turn P2
        P2 passes
    """)
    kept = {"fiend", "stefan_skellen", "grave_hag", "ice_giant"}
    assert {side(game, 0) for game in games} == {frozenset({card}) for card in kept}


def test_G_106_any_two_units_of_the_discard_pile_may_come_back() -> None:
    games = with_each_key("""
        P1 skellige gems 1 passed  hand: ?2  ranged: hjalmar  discard: svanrige, decoy, udalryk, cerys, madman_lugos, kambi
        P2 hand: ?2
        turn P2
        round 2
        P2 passes
    """)
    assert {side(game, 0) for game in games} == pairs("svanrige", "udalryk", "madman_lugos", "kambi")


def test_G_106_its_player_chooses_for_a_medic_that_comes_back() -> None:
    games = with_each_key("""
        P1 skellige gems 1 passed  hand: ?2  ranged: hjalmar  discard: birna_bran, svanrige, udalryk, donar_an_hindar
        P2 hand: ?2
        turn P2
        round 2
        P2 passes
    """)
    asked = {"birna_bran" in side(game, 0): (int(game.state.ask), int(game.state.asked)) for game in games}
    assert asked == {True: (Ask.REVIVE, 0), False: (Ask.TURN, 0)}
    assert {len(game.legal()) for game in games if game.state.ask == Ask.REVIVE} == {2}


# --- leaders -----------------------------------------------------------------------------------------


def test_G_136_the_emperor_of_nilfgaard_sees_any_three_cards() -> None:
    games = with_each_key("""
        P1 leader: emhyr_var_emreis_emperor_of_nilfgaard
        P2 hand: ves, ballista, catapult, decoy
        P1 uses the leader
    """)
    cards = {"ves", "ballista", "catapult", "decoy"}
    seen = set()
    for game in games:
        hand = game.state.players[1].hand
        copies = [game.state.cards[number] for number in hand.cards[: hand.count]]
        seen.add(frozenset(SLUGS[copy.card] for copy in copies if knows(int(copy.known), 0)))
    assert seen == {frozenset(cards - {card}) for card in cards}


@pytest.mark.parametrize(
    "scenario",
    [
        """
        P1 hand: havekar_healer, ?1  discard: milva, schirru, iorveth, vesemir
        P2 leader: emhyr_var_emreis_invader_of_the_north
        P1 plays havekar_healer
        """,
        """
        P1 leader: emhyr_var_emreis_invader_of_the_north  hand: havekar_healer, ?1  discard: milva, schirru, iorveth, vesemir
        P1 plays havekar_healer
        """,
        """
        P1 hand: yennefer_of_vengerberg, ?1  discard: havekar_healer, milva, schirru, iorveth, vesemir
        P2 leader: emhyr_var_emreis_invader_of_the_north
        P1 plays yennefer_of_vengerberg
        P1 revives havekar_healer
        """,
    ],
    ids=["the opponent's Medic", "his own Medic", "a Medic that a hero has revived"],
)
def test_G_139_under_the_invader_of_the_north_a_medic_revives_any_unit(scenario: str) -> None:
    games = with_each_key(scenario)
    assert all((game.state.ask, game.state.asked) == (Ask.TURN, 1) for game in games)
    medics = {"havekar_healer", "yennefer_of_vengerberg"}
    assert {side(game, 0) - medics for game in games} == {frozenset({card}) for card in ("milva", "schirru", "vesemir")}


def test_G_139_a_medic_that_skellige_brings_back_revives_any_unit() -> None:
    games = with_each_key("""
        P1 gems 1 passed leader: emhyr_var_emreis_invader_of_the_north  hand: ?1  close: letho_of_gulet
        P2 skellige  hand: ?1  discard: birna_bran, svanrige, udalryk, donar_an_hindar
        turn P2
        round 2
        P2 passes
    """)
    assert all((game.state.ask, game.state.asked) == (Ask.TURN, 0) for game in games)
    three = {side(game, 1) - {"birna_bran"} for game in games if "birna_bran" in side(game, 1)}
    assert three == pairs("svanrige", "udalryk", "donar_an_hindar")


@pytest.mark.parametrize(
    "search",
    [
        """
        P1 leader: foltest_king_of_temeria  hand: thaler, ?1  deck: ves, impenetrable_fog, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        """,
        """
        P1 leader: emhyr_var_emreis_his_imperial_majesty  hand: thaler, ?1  deck: ves, torrential_rain, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        """,
        """
        P1 leader: francesca_findabair_pureblood_elf  hand: thaler, ?1  deck: ves, biting_frost, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        """,
        """
        P1 leader: eredin_king_of_the_wild_hunt  hand: thaler, ?1  deck: ves, clear_weather, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        P1 finds clear_weather
        """,
        """
        P1 leader: eredin_destroyer_of_worlds  hand: thaler, ?3  deck: ves, mahakaman_defender, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        P1 discards mahakaman_defender, mahakaman_defender
        P1 finds mahakaman_defender
        """,
        """
        P1 leader: arnjolf_the_patricide  hand: thaler, ?1  deck: ves, war_longship, ballista, dethmold  siege: war_longship
        P2 hand: ?3
        P1 uses the leader
        """,
        """
        P1 leader: eist_tuirseach_king_of_cintra  hand: thaler, ?1  deck: ves, skellige_storm, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        """,
        """
        P1 leader: harald_an_craite_the_cripple  hand: thaler, ?1  deck: ves, mardroeme, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        P1 chooses close
        """,
    ],
    ids=lambda scenario: scenario.split()[2],
)
def test_G_121_the_deck_is_shuffled_after_a_search(search: str) -> None:
    """The next spy draws any two of the other three cards."""
    games = with_each_key(search + "P2 plays mahakaman_defender\nP1 plays thaler")
    drawn = {hand(game, 0) - {"mahakaman_defender"} for game in games}
    assert drawn == pairs("ves", "ballista", "dethmold")


def test_G_121_without_a_search_the_deck_keeps_its_order() -> None:
    games = with_each_key("""
        P1 leader: foltest_the_siegemaster  hand: thaler, ?1  deck: ves, ballista, dethmold
        P2 hand: ?3
        P1 uses the leader
        P2 plays mahakaman_defender
        P1 plays thaler
    """)
    assert {hand(game, 0) - {"mahakaman_defender"} for game in games} == {frozenset({"ves", "ballista"})}


def test_G_150_crach_shuffles_the_discard_piles_into_both_decks() -> None:
    games = with_each_key("""
        P1 leader: crach_an_craite_wild_boar_of_the_sea  hand: stefan_skellen  deck: svanrige, udalryk  discard: olaf, decoy
        P2 hand: thaler  deck: milva, schirru  discard: vesemir, scorch
        P1 uses the leader
        P2 plays thaler
        P1 plays stefan_skellen
    """)
    assert {hand(game, 0) for game in games} == pairs("svanrige", "udalryk", "olaf", "decoy")
    assert {hand(game, 1) for game in games} == pairs("milva", "schirru", "vesemir", "scorch")
