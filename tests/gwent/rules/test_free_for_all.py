"""Three to five players: chance, knowledge, and games in which all players only pass."""

from __future__ import annotations

import pytest

from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.output import SPECTATOR, knows
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame
from mulligan.gwent.state import Ask, Option
from tests.gwent.rules.many_keys import KEYS, hand, pairs, played, side, with_each_key

FREE_FOR_ALL = GameOptions(mode="free_for_all")
FOLTEST = ["foltest_the_siegemaster", *["ves"] * 14]
FRANCESCA = ["francesca_findabair_the_beautiful", *["milva"] * 14]


# --- who starts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
def test_G_220_three_to_five_players_sit_down(players: int) -> None:
    with pytest.raises(IllegalDeck, match=r"3–5 decks.*G-220"):
        GwentGame.new(FREE_FOR_ALL, [FOLTEST] * players, KEYS[0])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_G_223_the_first_starter_is_any_of_the_players(players: int) -> None:
    games = [GwentGame.new(FREE_FOR_ALL, [FOLTEST] * players, key) for key in KEYS]
    assert {int(game.state.starter) for game in games} == set(range(players))


@pytest.mark.parametrize(
    ("decks", "choosers"),
    [
        ([FRANCESCA, FOLTEST, FRANCESCA], {0, 2}),
        ([FOLTEST, FRANCESCA, FRANCESCA, FRANCESCA], {1, 2, 3}),
        ([FRANCESCA, FRANCESCA, FRANCESCA], {0, 1, 2}),
    ],
    ids=["two of three", "three of four", "all"],
)
def test_G_225_chance_decides_which_of_several_scoiatael_chooses_the_starter(
    decks: list[list[str]], choosers: set[int]
) -> None:
    games = [GwentGame.new(FREE_FOR_ALL, decks, key) for key in KEYS]
    assert {int(game.state.asked) for game in games} == choosers
    assert {int(game.state.ask) for game in games} == {Ask.STARTER}
    assert {tuple(game.legal()) for game in games} == {tuple(Option.PLAYER + seat for seat in range(len(decks)))}


@pytest.mark.parametrize(
    ("third", "starters"),
    [("P3 hand: ?1", {0, 1}), ("P3 hand: ?1  close: griffin", {0, 1, 2})],
    ids=["two lead", "all are equal"],
)
def test_G_223_the_starter_among_equals_is_random(third: str, starters: set[int]) -> None:
    """OQ-18."""
    games = with_each_key(f"""
        mode free_for_all 3
        P1 hand: ?1  close: ves
        P2 hand: ?1  close: zoltan_chivay
        {third}
        P1 passes
        P2 passes
        P3 passes
    """)
    assert {int(game.state.starter) for game in games} == starters
    assert all(game.state.asked == game.state.starter for game in games)


# --- factions ----------------------------------------------------------------------------------------


def test_G_105_each_monsters_player_keeps_any_unit_of_their_own() -> None:
    games = with_each_key("""
        mode free_for_all 3
        P1 monsters hand: ?1  close: fiend, draug  ranged: grave_hag
        P2 hand: ?1  close: vesemir
        P3 monsters hand: ?1  close: stefan_skellen(P2)  siege: ice_giant
        P1 passes
        P2 passes
        P3 passes
    """)
    kept = {(side(game, 0), side(game, 1), side(game, 2)) for game in games}
    first, third = ("fiend", "grave_hag"), ("stefan_skellen", "ice_giant")
    assert kept == {(frozenset({one}), frozenset(), frozenset({other})) for one in first for other in third}


def test_G_106_any_two_units_come_back_to_each_skellige_player() -> None:
    games = with_each_key("""
        mode free_for_all 3
        P1 skellige hand: ?1  discard: svanrige, hjalmar, udalryk, kambi
        P2 hand: ?1  close: vesemir
        P3 skellige hand: ?1  discard: donar_an_hindar, blueboy_lugos, madman_lugos
        round 2
        P1 passes
        P2 passes
        P3 passes
    """)
    assert {side(game, 2) for game in games} == pairs("donar_an_hindar", "blueboy_lugos", "madman_lugos")
    assert {side(game, 0) for game in games} == pairs("svanrige", "udalryk", "kambi")


# --- leaders -----------------------------------------------------------------------------------------


def test_G_136_the_emperor_of_nilfgaard_sees_any_three_cards_of_the_hand_he_chose() -> None:
    cards = {"ves", "ballista", "catapult", "decoy"}
    games = with_each_key("""
        mode free_for_all 3
        P1 leader: emhyr_var_emreis_emperor_of_nilfgaard
        P2 hand: ves, ballista, catapult, decoy
        P3 hand: ves, ballista, catapult, decoy
        P1 uses the leader
        P1 chooses P3
    """)
    seen = set()
    for game in games:
        hand = game.state.players[2].hand
        copies = [game.state.cards[number] for number in hand.cards[: hand.count]]
        seen.add(frozenset(SLUGS[copy.card] for copy in copies if knows(int(copy.known), 0)))
    assert seen == {frozenset(cards - {card}) for card in cards}


def test_G_136_only_its_player_and_the_owner_of_the_hand_learn_the_cards() -> None:
    game = played("""
        mode free_for_all 3
        P1 leader: emhyr_var_emreis_emperor_of_nilfgaard
        P2 hand: ?1
        P3 hand: ves, ballista
        P1 uses the leader
        P1 chooses P3
    """)
    shown = {
        seat: {event.card for event in game.events(seat) if event.kind == EventKind.PEEKED} for seat in (SPECTATOR, 0, 1, 2)
    }
    assert shown == {SPECTATOR: {None}, 0: {"ves", "ballista"}, 1: {None}, 2: {"ves", "ballista"}}


def test_G_016_a_spys_draws_are_hidden() -> None:
    game = played("""
        mode free_for_all 3
        P1 hand: thaler, ?1  deck: ves, ballista
        P1 plays thaler
        P1 chooses P3
    """)
    drawn = {seat: {event.card for event in game.events(seat) if event.kind == EventKind.DREW} for seat in (SPECTATOR, 0, 1, 2)}
    assert drawn == {SPECTATOR: {None}, 0: {"ves", "ballista"}, 1: {None}, 2: {None}}


@pytest.mark.parametrize("medic", ["P1", "P2", "P3"])
def test_G_139_under_the_invader_of_the_north_every_players_medic_revives_any_unit(medic: str) -> None:
    games = with_each_key(f"""
        mode free_for_all 3
        P2 leader: emhyr_var_emreis_invader_of_the_north
        {medic} hand: havekar_healer, ?1  discard: milva, schirru, iorveth, vesemir
        turn {medic}
        {medic} plays havekar_healer
    """)
    revived = {side(game, int(medic[1]) - 1) - {"havekar_healer"} for game in games}
    assert revived == {frozenset({card}) for card in ("milva", "schirru", "vesemir")}


def test_G_150_crach_shuffles_the_discard_piles_into_all_decks() -> None:
    games = with_each_key("""
        mode free_for_all 3
        P1 leader: crach_an_craite_wild_boar_of_the_sea  hand: stefan_skellen  deck: svanrige, udalryk  discard: olaf, decoy
        P2 hand: thaler  deck: milva, schirru  discard: vesemir, scorch
        P3 hand: thaler  deck: ves, ballista  discard: catapult, biting_frost
        P1 uses the leader
        P2 plays thaler
        P2 chooses P1
        P3 plays thaler
        P3 chooses P1
        P1 plays stefan_skellen
        P1 chooses P3
    """)
    assert {hand(game, 0) for game in games} == pairs("svanrige", "udalryk", "olaf", "decoy")
    assert {hand(game, 1) for game in games} == pairs("milva", "schirru", "vesemir", "scorch")
    assert {hand(game, 2) for game in games} == pairs("ves", "ballista", "catapult", "biting_frost")


# --- nobody wants to play ------------------------------------------------------------------------------


def _pass_on(game: GwentGame) -> None:
    """Let all players pass to the end of the round."""
    number = int(game.state.round_number)
    while game.result is None and game.state.round_number == number:
        game.answer(int(game.state.asked), int(Option.PASS))


def test_G_222_most_points_win_after_ten_rounds_of_passes() -> None:
    """OQ-39."""
    game = played("""
        mode free_for_all 3
        P1 points 1 hand: ?1
        P2 points 2 hand: ?1
        P3 points 1 hand: ?1
    """)
    for _ in range(9):
        _pass_on(game)
        assert game.result is None
    _pass_on(game)
    assert game.result is not None and game.result.winners == (1,)
    assert game.state.round_number == 10


def test_G_222_a_play_gives_the_game_ten_more_rounds() -> None:
    """OQ-39."""
    game = played("""
        mode free_for_all 3
        P1 leader: foltest_the_siegemaster  hand: ?9
        P2 hand: ?9
        P3 hand: ?9
    """)
    for _ in range(9):
        _pass_on(game)
    assert game.result is None
    acting = next(option for option in game.legal() if option != Option.PASS)
    game.answer(int(game.state.asked), acting)
    for _ in range(10):
        _pass_on(game)
        assert game.result is None
    _pass_on(game)
    assert game.result is not None
    assert game.state.round_number == 20
