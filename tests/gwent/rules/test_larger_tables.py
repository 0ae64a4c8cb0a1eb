"""Three to five players and teams (sections 14.3 and 14.4): setup, chance, endless rounds, limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from mulligan.core.decks.formats import Format
from mulligan.core.game import IllegalDeck, Result
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.kernel.series import deal_key, game_key, new_seeds
from mulligan.core.settings import GameSettings
from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.decks.catalogue import faction_of
from mulligan.gwent.decks.formats import advanced, classic, whole_set
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame, book
from mulligan.gwent.output import new_output
from mulligan.gwent.parts import CLOSE, FACTIONS, MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE, Faction, Row
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.rules.points import IDLE_ROUNDS
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.series import set_up as set_up_game
from mulligan.gwent.state import (
    COUNTED_POINTS,
    COUNTED_ROUNDS,
    LARGE_DECK,
    LEADERS,
    LEAN_DECK,
    PILE_SIZE,
    ModeKind,
    Option,
    layout_for,
)

KEYS = [number.to_bytes(KEY_BYTES, "little") for number in range(24)]
READY = {faction_of(deck): deck.cards for deck in advanced().take(*((faction.name.lower(),) for faction in FACTIONS))}


def decks(*factions: Faction) -> list[tuple[str, ...]]:
    return [READY[faction] for faction in factions]


def new(mode: str, *factions: Faction, key: bytes = bytes(16), starter: int | None = None) -> GwentGame:
    return GwentGame.new(GameOptions(mode=mode, starter=starter), decks(*factions), key)


def rows(**cards: list[CardSetup]) -> dict[Row, list[CardSetup]]:
    return {row: cards.get(row.name.lower(), []) for row in Row}


def everybody_passes(game: GwentGame) -> None:
    """Pass to the end of the round or the game."""
    before = int(game.state.round_number)
    while (question := game.question) is not None and question.ask == "TURN" and game.state.round_number == before:
        game.answer(question.seat, Option.PASS)


def happened(game: GwentGame) -> set[EventKind]:
    return {EventKind(event.kind) for event in game.events(0)}


def names(game: GwentGame, cards: Sequence[int]) -> list[str]:
    return [SLUGS[game.state.cards[number].card] for number in cards]


# --- setting up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_G_220_three_to_five_players_have_boards_of_their_own_and_no_gems(seats: int) -> None:
    game = new("free_for_all", *FACTIONS[:seats], starter=0)
    assert game.seats == len(game.state.sides) == seats
    assert [int(player.side) for player in game.state.players] == list(range(seats))
    assert {int(side.gems) for side in game.state.sides} == {0}


def test_G_230_teams_sit_crosswise_and_share_two_boards_and_two_gems_each() -> None:
    game = new("teams", *FACTIONS[:4], starter=0)
    assert [int(player.side) for player in game.state.players] == [0, 1, 0, 1]
    assert [int(side.gems) for side in game.state.sides] == [2, 2]


@pytest.mark.parametrize(
    ("mode", "seats", "refusal"),
    [
        ("duel", 3, r"“duel” is played with 2 decks, not 3 \(G-011\)"),
        ("solo", 1, r"“solo” is played with 2 decks, not 1 \(G-240\)"),
        ("free_for_all", 2, r"“free_for_all” is played with 3–5 decks, not 2 \(G-220\)"),
        ("free_for_all", 6, r"“free_for_all” is played with 3–5 decks, not 6 \(G-220\)"),
        ("teams", 3, r"“teams” is played with 4 decks, not 3 \(G-230\)"),
        ("teams", 5, r"“teams” is played with 4 decks, not 5 \(G-230\)"),
    ],
)
def test_another_number_of_players_is_refused(mode: str, seats: int, refusal: str) -> None:
    with pytest.raises(IllegalDeck, match=refusal):
        GwentGame.new(GameOptions(mode=mode), [READY[FACTIONS[seat % 5]] for seat in range(seats)], bytes(16))


@pytest.mark.parametrize(
    ("factions", "refusal"),
    [
        ((MONSTERS, SKELLIGE, MONSTERS, NILFGAARD), r"P1 and P3 are teammates and can’t choose the same: \w+ \(G-230\)"),
        ((MONSTERS, SKELLIGE, NILFGAARD, SKELLIGE), r"P2 and P4 are teammates and can’t choose the same: \w+ \(G-230\)"),
    ],
)
def test_G_230_teammates_of_one_faction_are_refused(factions: Sequence[Faction], refusal: str) -> None:
    with pytest.raises(IllegalDeck, match=refusal):
        new("teams", *factions)
    new("teams", MONSTERS, MONSTERS, SKELLIGE, SKELLIGE)  # opponents may be


def test_a_starter_without_a_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 3 to start; there are 3"):
        new("free_for_all", *FACTIONS[:3], starter=3)


@pytest.mark.parametrize("format", [classic(), advanced()], ids=lambda format: str(format.name))
def test_G_230_dealt_decks_are_of_different_factions_at_larger_tables(format: Format) -> None:
    met: Counter[tuple[Faction | None, ...]] = Counter()
    for number in range(400):
        dealt = [faction_of(deck) for deck in format.decks(number.to_bytes(16, "little"), 4)]
        assert len(set(dealt)) == 4
        met[dealt[0], dealt[2]] += 1
    assert len(met) == 20 and min(met.values()) >= 5


@pytest.mark.parametrize(("mode", "seats"), [("free_for_all", 3), ("teams", 4)])
def test_a_native_game_is_the_game_of_its_decks_and_key(mode: str, seats: int) -> None:
    chosen = PLUGIN.choose(GameSettings(mode, seats=seats))
    box = chosen.format.box(chosen.decks)
    for number in range(8):
        table = PLUGIN.kernels.clear_tables(1, 1 + LEAN_DECK, chosen.options, seats)
        set_up_game(book(), table[0], box, new_seeds(5), number, new_output(table[0], 0))
        dealt = [deck.cards for deck in chosen.format.decks(deal_key(5, number), seats)]
        assert GwentGame.new(chosen.options, dealt, game_key(5, number)).state.tobytes() == table[0].tobytes()


# --- who starts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["free_for_all", "teams"])
def test_G_223_the_first_starter_is_random(mode: str) -> None:
    factions = MONSTERS, NILFGAARD, SKELLIGE, NORTHERN_REALMS
    starters = Counter(int(new(mode, *factions, key=key).state.starter) for key in KEYS)
    assert set(starters) == {0, 1, 2, 3}


def test_G_225_a_single_scoiatael_player_may_choose_anybody() -> None:
    for key in KEYS[:6]:
        question = new("free_for_all", MONSTERS, SCOIATAEL, SKELLIGE, key=key).question
        assert question is not None and (question.ask, question.seat) == ("STARTER", 1)
        assert question.options == tuple(Option.PLAYER + seat for seat in range(3))


@pytest.mark.parametrize(
    ("mode", "factions"),
    [
        ("free_for_all", (SCOIATAEL, MONSTERS, SCOIATAEL)),
        ("teams", (SCOIATAEL, MONSTERS, SKELLIGE, SCOIATAEL)),
    ],
)
def test_G_225_G_234_chance_decides_which_scoiatael_chooses_the_starter(mode: str, factions: Sequence[Faction]) -> None:
    asked: Counter[int] = Counter()
    for key in KEYS:
        game = new(mode, *factions, key=key)
        question = game.question
        assert question is not None and question.ask == "STARTER"
        assert question.options == tuple(Option.PLAYER + seat for seat in range(len(factions)))
        assert EventKind.CHOOSER_DRAWN in happened(game)
        asked[question.seat] += 1
    assert set(asked) == {seat for seat, faction in enumerate(factions) if faction == SCOIATAEL}
    assert min(asked.values()) >= 6


def test_G_223_the_starter_is_random_if_points_and_totals_are_equal() -> None:
    """OQ-18: P1 and P2 both scored one, with the same total."""
    starters: Counter[int] = Counter()
    for key in KEYS:
        strong = rows(close=[CardSetup("vesemir")])
        players = [PlayerSetup(rows=strong), PlayerSetup(rows=strong), PlayerSetup()]
        game = set_up(PositionSetup(players, mode=ModeKind.FREE_FOR_ALL, key=key))
        everybody_passes(game)
        assert EventKind.COIN_TOSSED in happened(game)
        starters[int(game.state.starter)] += 1
    assert set(starters) == {0, 1} and min(starters.values()) >= 6


# --- what chance keeps and returns in teams -------------------------------------------------------------------


def test_G_233_the_monsters_of_a_team_keep_their_own_units_and_enemy_spies() -> None:
    kept: Counter[str] = Counter()
    standing = rows(close=[CardSetup("ves", 0), CardSetup("fiend", 2), CardSetup("stefan_skellen", 1), CardSetup("draug", 2)])
    for key in KEYS:
        players = [PlayerSetup(NORTHERN_REALMS, rows=standing), PlayerSetup(), PlayerSetup(MONSTERS), PlayerSetup()]
        game = set_up(PositionSetup(players, mode=ModeKind.TEAMS, key=key))
        spy = next(card for card in game.state.cards if SLUGS[card.card] == "stefan_skellen")
        spy.holder = 1
        everybody_passes(game)
        cards = game.state.sides[0].rows[CLOSE].cards
        (left,) = names(game, cards.cards[: cards.count])
        kept[left] += 1
    assert set(kept) == {"fiend", "stefan_skellen"}


def test_G_233_a_team_returns_cards_of_skellige_and_enemy_spies() -> None:
    returned: set[str] = set()
    for key in KEYS:
        skellige = PlayerSetup(SKELLIGE, discard=["olaf", "udalryk"])
        teammate = PlayerSetup(NORTHERN_REALMS, discard=["ves", "thaler"])
        game = set_up(
            PositionSetup([skellige, PlayerSetup(), teammate, PlayerSetup()], mode=ModeKind.TEAMS, round_number=2, key=key)
        )
        everybody_passes(game)
        question = game.question
        assert question is not None and (question.ask, question.seat) == ("STARTER", 1)  # drawn, and P1 had started
        game.answer(1, Option.PLAYER + 1)
        returned |= {str(event.card) for event in game.events(0) if event.kind == EventKind.RETURNED}
    assert returned == {"olaf", "udalryk"}


# --- rounds without end ---------------------------------------------------------------------------------------


def a_table(*players: PlayerSetup, round_number: int = 1) -> GwentGame:
    return set_up(PositionSetup(players, mode=ModeKind.FREE_FOR_ALL, round_number=round_number))


def test_G_220_there_is_no_limit_on_rounds() -> None:
    """A card is played every third round, and none scores."""
    hands = [PlayerSetup(hand=["decoy", *["biting_frost"] * 5]) for _ in range(3)]
    game = a_table(*hands)
    for number in range(1, 16):
        assert (int(game.state.round_number), game.result) == (number, None)
        if number % 3 == 1:
            seat = int(game.state.asked)
            game.answer(seat, max(game.legal()))
        everybody_passes(game)


def test_a_round_after_the_last_that_is_counted_is_played_like_any_other() -> None:
    players = [PlayerSetup(hand=["vesemir", "decoy"], rows=rows(close=[CardSetup("ves")])) for _ in range(3)]
    game = a_table(*players, round_number=COUNTED_ROUNDS)
    for seat in range(3):
        game.answer(seat, Option.PASS)
    assert (int(game.state.round_number), game.result) == (COUNTED_ROUNDS, None)
    first = int(game.state.asked)
    game.answer(first, encode(Choice(Option.PLAY, place=0, row=CLOSE)))
    for _ in range(3):
        game.answer(int(game.state.asked), Option.PASS)
    assert [int(side.points) for side in game.state.sides] == [2 if seat == first else 0 for seat in range(3)]
    assert game.result is None


def test_G_222_ten_rounds_of_passes_end_the_game() -> None:
    """OQ-39: players have cards left, but play none."""
    game = a_table(PlayerSetup(points=1), PlayerSetup(), PlayerSetup())
    for number in range(1, IDLE_ROUNDS + 1):
        assert (int(game.state.round_number), game.result) == (number, None)
        everybody_passes(game)
    assert game.result == Result((0,))
    assert EventKind.EXHAUSTED in happened(game)


def test_G_222_a_leader_that_may_find_a_card_is_given_up_by_passing() -> None:
    """OQ-20: passing does not reveal whether the deck holds a Fog."""
    for deck in (["ballista"], ["impenetrable_fog"]):
        players = [PlayerSetup(hand=[]) for _ in range(3)]
        players[0] = PlayerSetup(NORTHERN_REALMS, "foltest_king_of_temeria", hand=[], deck=deck, points=2)
        game = a_table(*players)
        question = game.question
        assert question is not None and (question.ask, question.seat) == ("TURN", 0)
        game.answer(0, Option.PASS)
        assert game.result == Result((0,))


def test_G_222_equals_at_the_end_of_all_cards_win_together() -> None:
    two = a_table(*[PlayerSetup(hand=[], points=points) for points in (2, 2, 1)])
    assert two.result == Result((0, 1))
    three = a_table(*[PlayerSetup(hand=[], points=2) for _ in range(3)])
    assert three.result == Result(())


def test_points_stop_at_the_largest_number() -> None:
    """OQ-19: five Nilfgaard players who always tie score four each in every round."""
    game = a_table(*[PlayerSetup(NILFGAARD, points=COUNTED_POINTS - 1) for _ in range(5)])
    everybody_passes(game)
    assert [int(side.points) for side in game.state.sides] == [COUNTED_POINTS] * 5
    assert game.result is None


# --- limits ---------------------------------------------------------------------------------------------------


def test_a_table_has_room_for_all_its_cards_or_a_side_and_all_spies() -> None:
    for seats, sides in ((3, 3), (4, 4), (5, 5), (4, 2)):
        lean, large = layout_for(seats, sides, LEAN_DECK), layout_for(seats, sides, LARGE_DECK)
        assert lean["pile"] == lean["cards"] <= 256 ** lean["copy"]
        assert large["cards"] <= 256 ** large["copy"]
        teammates = seats // sides
        spies = max(sum(card in SPIES for card in whole_set(faction)) for faction in FACTIONS)
        assert teammates * (large["cards"] // seats) + (seats - teammates) * spies + seats <= large["pile"] == PILE_SIZE


SPIES = {
    "avallach",
    "prince_stennis",
    "sigismund_dijkstra",
    "thaler",
    "shilard_fitz_oesterlen",
    "stefan_skellen",
    "vattier_de_rideaux",
}


@pytest.mark.parametrize("card", ["thaler", "biting_frost"])
def test_G_021_more_spies_or_weather_than_there_is_room_for_are_refused(card: str) -> None:
    deck = ["foltest_the_siegemaster", *[card] * LARGE_DECK]
    with pytest.raises(IllegalDeck, match=r"too many spies or weather cards; a pile has room for 256 cards \(G-021\)"):
        GwentGame.new(GameOptions(mode="free_for_all"), [deck] * 5, bytes(16))


def busy_answers(game: GwentGame) -> Iterator[tuple[int, int]]:
    """Answers of a player who passes only when there is nothing else to do."""
    turn = 0
    while (question := game.question) is not None:
        options = [option for option in question.options if option != Option.PASS] or question.options
        turn += 1
        yield question.seat, options[7 * turn % len(options)]


def test_five_players_with_lively_decks_stay_far_from_the_limits() -> None:
    most = 0
    for number, leader in enumerate(("eredin_bringer_of_death", "crach_an_craite_wild_boar_of_the_sea")):
        faction = (MONSTERS, SKELLIGE)[number]
        cards = whole_set(faction)[LEADERS : LEADERS + LEAN_DECK]
        game = GwentGame.new(GameOptions(mode="free_for_all", starter=0), [[leader, *cards]] * 5, bytes([number] * 16))
        for seat, choice in busy_answers(game):
            game.answer(seat, choice)
            most = max(most, int(game.state.depth))
        assert game.result is not None
    assert most <= layout_for(5, 5, LEAN_DECK)["frames"] // 2


def test_the_units_of_five_skellige_players_return_together() -> None:
    players = [PlayerSetup(SKELLIGE, discard=["olaf", "udalryk"]) for _ in range(5)]
    game = set_up(PositionSetup(players, mode=ModeKind.FREE_FOR_ALL, round_number=2))
    everybody_passes(game)
    while (question := game.question) is not None and question.ask == "ROW":
        game.answer(question.seat, question.options[0])
    assert [sum(row.cards.count for row in side.rows) for side in game.state.sides] == [2] * 5
