"""Teams (section 14.4), where a scenario cannot test them: views of teammates, resampling, chance, refusals."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from mulligan.core.game import IllegalAnswer, IllegalDeck
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN, SeenEvent
from mulligan.core.kernel.random import Random, seed
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame, book
from mulligan.gwent.hidden.resample import new_pool, resample
from mulligan.gwent.hidden.view import View
from mulligan.gwent.parts import CLOSE, MONSTERS, NILFGAARD, NORTHERN_REALMS, RANGED, SCOIATAEL, SIEGE, SKELLIGE, Row
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import NO_ROW, Ask, ModeKind, Option

A1, B1, A2, B2 = range(4)
EVERYBODY = (A1, B1, A2, B2, SPECTATOR)
REALMS = ["foltest_the_siegemaster", *["ballista"] * 8, *["ves"] * 8, *["dethmold"] * 8]
EMPIRE = ["emhyr_var_emreis_the_relentless", *["albrich"] * 8, *["vreemde"] * 8, *["rainfarn"] * 8]
HUNT = ["eredin_destroyer_of_worlds", *["fiend"] * 8, *["griffin"] * 8, *["wyvern"] * 8]
ISLES = ["crach_an_craite_wild_boar_of_the_sea", *["udalryk"] * 8, *["svanrige"] * 8, *["hjalmar"] * 8]
ELVES = ["francesca_findabair_the_beautiful", *["milva"] * 8, *["yaevinn"] * 8, *["toruviel"] * 8]
DECKS = (REALMS, EMPIRE, HUNT, ISLES)
KEYS = [number.to_bytes(16, "big") for number in range(400)]


def opening(*decks: list[str], starter: int | None = A1, ruleset: str = "physical", key: bytes = bytes(16)) -> GwentGame:
    return GwentGame.new(GameOptions(ruleset, mode="teams", starter=starter), decks or DECKS, key)


def table(*players: PlayerSetup, **more: object) -> GwentGame:
    """P1 is to play."""
    return set_up(PositionSetup(players, mode=ModeKind.TEAMS, **more))  # type: ignore[arg-type]


def rows(**cards: list[str]) -> dict[Row, list[CardSetup]]:
    return {row: [CardSetup(card) for card in cards.get(row.name.lower(), [])] for row in Row}


def hand(game: GwentGame, seat: int) -> list[str]:
    pile = game.state.players[seat].hand
    return [SLUGS[game.state.cards[number].card] for number in pile.cards[: pile.count]]


def seen_hand(view: View, seat: int) -> list[str | None]:
    player = view.players[seat]
    return [SLUGS[place.card] if place.card != UNKNOWN else None for place in player.hand[: player.hand_count]]


def seen_deck(view: View, seat: int) -> list[str | None]:
    player = view.players[seat]
    return [SLUGS[place.card] if place.card != UNKNOWN else None for place in player.deck[: player.deck_count]]


def play(game: GwentGame, card: str, row: int = NO_ROW) -> None:
    seat = int(game.state.asked)
    game.answer(seat, encode(Choice(Option.PLAY, place=hand(game, seat).index(card), row=row)))


def put_back(game: GwentGame, card: str) -> None:
    seat = int(game.state.asked)
    game.answer(seat, encode(Choice(Option.HAND, place=hand(game, seat).index(card))))


def events_seen(game: GwentGame, kind: EventKind) -> dict[int, list[SeenEvent]]:
    """The events of this kind that each viewer saw."""
    return {viewer: [event for event in game.events(viewer) if event.kind == kind] for viewer in EVERYBODY}


def cards_seen(game: GwentGame, kind: EventKind) -> dict[int, list[str | None]]:
    return {viewer: [event.card for event in events] for viewer, events in events_seen(game, kind).items()}


def assert_about_equal(counts: Counter[Any], kinds: int) -> None:
    """Check that all kinds are about equally frequent, within five standard deviations."""
    share = sum(counts.values()) / kinds
    assert len(counts) == kinds
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values()), counts


# --- what teammates see -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "teammate"), [(A1, A2), (B1, B2), (A2, A1), (B2, B1)])
def test_G_230_teammates_see_each_others_hands_only(seat: int, teammate: int) -> None:
    game = opening()
    view = game.view(seat)
    assert seen_hand(view, seat) == hand(game, seat)
    assert seen_hand(view, teammate) == hand(game, teammate)
    for other in {A1, B1, A2, B2} - {seat, teammate}:
        assert seen_hand(view, other) == [None] * 10


def test_G_236_decks_are_hidden_even_from_teammates() -> None:
    game = opening()
    for viewer in EVERYBODY:
        for seat in (A1, B1, A2, B2):
            assert seen_deck(game.view(viewer), seat) == [None] * 14


def test_G_230_a_spectator_sees_no_hand() -> None:
    view = opening().view(SPECTATOR)
    assert [seen_hand(view, seat) for seat in (A1, B1, A2, B2)] == [[None] * 10] * 4


def test_G_231_only_the_asked_player_sees_options() -> None:
    game = opening()
    assert game.question is not None and game.question.seat == A1
    assert [int(game.view(seat).option_count) for seat in EVERYBODY] == [11, 0, 0, 0, 0]


def test_G_231_teammates_cannot_answer_for_each_other() -> None:
    game = opening()
    with pytest.raises(IllegalAnswer, match="P1 must answer now, not P3"):
        game.answer(A2, Option.PASS)


def test_G_230_the_view_has_two_sides_which_teammates_share() -> None:
    game = table(
        PlayerSetup(rows=rows(close=["vesemir"])), PlayerSetup(), PlayerSetup(rows=rows(close=["fiend"])), PlayerSetup()
    )
    for viewer in EVERYBODY:
        view = game.view(viewer)
        assert len(view.sides) == 2
        assert [int(player.side) for player in view.players] == [0, 1, 0, 1]
        units = view.sides[0].rows[CLOSE].cards[:2]
        assert [(SLUGS[unit.card], int(unit.owner)) for unit in units] == [("vesemir", A1), ("fiend", A2)]
        assert [int(side.total) for side in view.sides] == [12, 0]
        assert [int(side.gems) for side in view.sides] == [2, 2]


def test_G_230_a_card_in_the_teammates_hand_is_known_by_both_for_all_to_see() -> None:
    game = opening()
    for viewer in EVERYBODY:
        view = game.view(viewer)
        assert {int(place.known) for place in view.players[A2].hand[:10]} == {1 << A1 | 1 << A2}
        assert {int(place.known) for place in view.players[B1].hand[:10]} == {1 << B1 | 1 << B2}


def test_G_236_G_013_cards_belong_to_the_player_whose_deck_they_came_from() -> None:
    game = opening(REALMS, EMPIRE, ["eredin_destroyer_of_worlds", *["fiend"] * 24], ISLES)
    for seat in (A1, B1, A2, B2):
        game.answer(seat, Option.PASS)
    for seat in (A1, B1):
        game.answer(seat, Option.PASS)
    play(game, "fiend", CLOSE)
    unit = game.view(SPECTATOR).sides[0].rows[CLOSE].cards[0]
    assert (SLUGS[unit.card], int(unit.owner)) == ("fiend", A2)


@pytest.mark.parametrize(("winners", "rows_of"), [((A1, A2), A2), ((B1, B2), B1)])
def test_G_230_both_teammates_have_won_for_all_to_see(winners: tuple[int, ...], rows_of: int) -> None:
    players = [PlayerSetup(gems=1, passed=seat != B2) for seat in (A1, B1, A2, B2)]
    players[rows_of].rows = rows(close=["vesemir"])
    game = table(*players, turn=B2, round_number=3)
    game.answer(B2, Option.PASS)
    assert game.result is not None and game.result.winners == winners
    for viewer in EVERYBODY:
        assert game.view(viewer).winners == sum(1 << seat for seat in winners)
        assert [event.seat for event in events_seen(game, EventKind.WON)[viewer]] == list(winners)


# --- the journal -------------------------------------------------------------------------------------------


def test_G_230_only_teammates_see_the_opening_hand() -> None:
    game = opening()
    heard = events_seen(game, EventKind.DREW)
    for viewer in (A1, B1, A2, B2):
        for event in heard[viewer]:
            assert (event.card is not None) == (event.seat % 2 == viewer % 2)
    assert [event.card for event in heard[A1] if event.seat == A2] == hand(game, A2)
    assert {event.card for event in heard[SPECTATOR]} == {None}


def test_G_230_the_teammate_sees_a_redraw() -> None:
    game = opening()
    back = hand(game, A1)[3]
    put_back(game, back)
    drawn = hand(game, A1)[-1]
    assert cards_seen(game, EventKind.REDREW) == {A1: [back], A2: [back], B1: [None], B2: [None], SPECTATOR: [None]}
    assert cards_seen(game, EventKind.DREW) == {A1: [drawn], A2: [drawn], B1: [None], B2: [None], SPECTATOR: [None]}


def test_G_230_G_033_the_teammate_also_knows_the_bottom_of_the_deck() -> None:
    game = opening(ruleset="video")
    back = hand(game, A1)[3]
    put_back(game, back)
    game.answer(A1, Option.PASS)
    assert seen_deck(game.view(A1), A1)[0] == seen_deck(game.view(A2), A1)[0] == back
    assert seen_deck(game.view(B1), A1)[0] is seen_deck(game.view(B2), A1)[0] is None


def test_G_230_the_teammate_sees_a_spys_draws() -> None:
    spy = PlayerSetup(NORTHERN_REALMS, hand=["ves"], deck=["dethmold", "ballista", "ves"])
    game = table(
        spy, PlayerSetup(), PlayerSetup(NILFGAARD, hand=["stefan_skellen"], deck=["albrich", "vreemde"]), PlayerSetup(), turn=A2
    )
    play(game, "stefan_skellen", CLOSE)
    drawn = ["albrich", "vreemde"]
    assert cards_seen(game, EventKind.DREW) == {
        A1: drawn, A2: drawn, B1: [None, None], B2: [None, None], SPECTATOR: [None, None]
    }  # fmt: skip


def test_G_230_G_147_the_teammate_sees_cards_found_in_the_deck() -> None:
    finder = PlayerSetup(MONSTERS, "eredin_destroyer_of_worlds", hand=["fiend", "griffin"], deck=["draug", "wyvern"])
    game = table(finder, PlayerSetup(), PlayerSetup(), PlayerSetup())
    game.answer(A1, Option.LEADER)
    put_back(game, "fiend")  # then the other one goes without a question
    assert game.state.ask == Ask.PICK
    game.answer(A1, encode(Choice(Option.CARD, place=SLUGS.index("draug"))))
    assert cards_seen(game, EventKind.PICKED) == {A1: ["draug"], A2: ["draug"], B1: [None], B2: [None], SPECTATOR: [None]}
    assert seen_hand(game.view(A2), A1) == ["draug"]
    assert seen_hand(game.view(B1), A1) == [None]


def test_G_136_a_look_at_a_hand_is_hidden_from_the_teammate_and_known_to_both_opponents() -> None:
    emperor = PlayerSetup(NILFGAARD, "emhyr_var_emreis_emperor_of_nilfgaard")
    game = table(emperor, PlayerSetup(hand=["milva"]), PlayerSetup(), PlayerSetup(hand=["olaf", "udalryk"]))
    game.answer(A1, Option.LEADER)
    game.answer(A1, Option.PLAYER + B2)
    heard = {viewer: sorted(filter(None, cards)) for viewer, cards in cards_seen(game, EventKind.PEEKED).items()}
    both = ["olaf", "udalryk"]
    assert heard == {A1: both, A2: [], B1: both, B2: both, SPECTATOR: []}
    assert seen_hand(game.view(A1), B2) == both
    assert seen_hand(game.view(A1), B1) == [None]
    assert seen_hand(game.view(A2), B2) == [None, None]


def test_G_232_the_unit_that_a_decoy_returns_is_public() -> None:
    game = table(
        PlayerSetup(hand=["decoy", "ves"]), PlayerSetup(), PlayerSetup(MONSTERS, rows=rows(close=["fiend"])), PlayerSetup()
    )
    play(game, "decoy")
    assert cards_seen(game, EventKind.DECOYED) == {viewer: ["fiend"] for viewer in EVERYBODY}
    for viewer in EVERYBODY:
        assert "fiend" in seen_hand(game.view(viewer), A1)


# --- resampling ----------------------------------------------------------------------------------------------


def stream() -> Random:
    random: Random = new_record(dtype_of(Random))[0]
    seed(random, b"the search's own")
    return random


@pytest.mark.parametrize("seat", EVERYBODY)
def test_G_230_resampling_keeps_the_hands_that_a_seat_sees(seat: int) -> None:
    game, random, pool = opening(), stream(), new_pool()
    team = {A1, B1, A2, B2} if seat == SPECTATOR else {A1, B1, A2, B2} - {seat, (seat + 2) % 4}
    hands: dict[int, set[tuple[str, ...]]] = {other: set() for other in range(4)}
    for _ in range(30):
        twin = game.copy()
        resample(book(), twin.state, seat, pool, random)
        assert bytes(twin.view(seat)) == bytes(game.view(seat))  # type: ignore[call-overload]
        for other in range(4):
            hands[other].add(tuple(hand(twin, other)))
            dealt = Counter(hand(twin, other)) + Counter(_deck(twin, other))
            assert dealt == Counter(DECKS[other][1:])
    assert {other for other in range(4) if len(hands[other]) > 1} == team


def _deck(game: GwentGame, seat: int) -> list[str]:
    pile = game.state.players[seat].deck
    return [SLUGS[game.state.cards[number].card] for number in pile.cards[: pile.count]]


def test_G_230_the_teammates_next_card_is_resampled() -> None:
    game, random, pool = opening(), stream(), new_pool()
    drawn = set()
    for _ in range(60):
        twin = game.copy()
        resample(book(), twin.state, A1, pool, random)
        for seat in (A1, B1):
            twin.answer(seat, Option.PASS)
        put_back(twin, hand(twin, A2)[0])
        drawn.add(hand(twin, A2)[-1])
    assert drawn == {"fiend", "griffin", "wyvern"}


def test_G_150_cards_that_teammates_take_from_their_pile_stay_with_their_owners_in_resampling() -> None:
    """All players saw which cards went into which deck, so they cannot be in a hand held before."""
    players = [
        PlayerSetup(SKELLIGE, "crach_an_craite_wild_boar_of_the_sea", discard=["olaf"], hand=["udalryk"], deck=["svanrige"]),
        PlayerSetup(NILFGAARD, hand=["vreemde", "albrich"], deck=["cynthia", "rainfarn"], discard=["sweers"]),
        PlayerSetup(MONSTERS, hand=["griffin"], deck=["wyvern", "foglet"], discard=["fiend"]),
        PlayerSetup(NORTHERN_REALMS, hand=["ves"], deck=["dethmold"], discard=["ballista"]),
    ]
    game, random, pool = table(*players), stream(), new_pool()
    game.answer(A1, Option.LEADER)
    for seat, player in enumerate(players):
        assert sorted(_deck(game, seat)) == sorted(player.deck + player.discard)
    held = set()
    for _ in range(100):
        twin = game.copy()
        resample(book(), twin.state, A1, pool, random)
        assert hand(twin, A2) == ["griffin"]
        held |= {*hand(twin, B1), *hand(twin, B2)}
    assert held == {"vreemde", "albrich", "cynthia", "rainfarn", "ves", "dethmold"}


# --- chance ------------------------------------------------------------------------------------------------


def test_G_231_G_031_the_coin_falls_for_each_of_the_four() -> None:
    starters = Counter(int(opening(starter=None, key=key).state.starter) for key in KEYS)
    assert_about_equal(starters, 4)


def test_G_234_the_coin_falls_for_each_of_two_scoiatael_only() -> None:
    choosers: Counter[Any] = Counter()
    for key in KEYS:
        game = opening(REALMS, ELVES, ELVES, HUNT, starter=None, key=key)
        assert game.question is not None and game.question.ask == "STARTER"
        assert events_seen(game, EventKind.CHOOSER_DRAWN)[SPECTATOR][0].seat == game.question.seat
        choosers[game.question.seat] += 1
    assert set(choosers) == {B1, A2}
    assert_about_equal(choosers, 2)


def test_G_233_each_unit_of_the_monsters_and_each_enemy_spy_is_as_likely_to_stay() -> None:
    kept: Counter[Any] = Counter()
    ours = rows(close=["ves", "yarpen_zigrin"], siege=["ballista"])
    theirs = rows(close=["fiend", "vesemir", "draug"], ranged=["wyvern"])
    theirs[SIEGE] = [CardSetup("thaler", B1)]
    for key in KEYS:
        game = table(
            PlayerSetup(NORTHERN_REALMS, passed=True, rows=ours),
            PlayerSetup(NORTHERN_REALMS, passed=True),
            PlayerSetup(MONSTERS, passed=True, rows=theirs),
            PlayerSetup(),
            turn=B2,
            key=key,
        )
        game.answer(B2, Option.PASS)
        kept.update(cards_seen(game, EventKind.KEPT)[SPECTATOR])
    assert set(kept) == {"fiend", "vesemir", "wyvern", "thaler"}
    assert_about_equal(kept, 4)


def test_G_233_each_unit_of_skellige_is_as_likely_to_return() -> None:
    returned: Counter[Any] = Counter()
    for key in KEYS:
        game = table(
            PlayerSetup(NILFGAARD, passed=True, discard=["albrich", "rainfarn", "stefan_skellen"]),
            PlayerSetup(SCOIATAEL, passed=True, gems=1),
            PlayerSetup(SKELLIGE, passed=True, discard=["udalryk", "svanrige", "clan_brokvar_archer", "cerys", "vesemir"]),
            PlayerSetup(SCOIATAEL, rows=rows(ranged=["milva"])),
            turn=B2,
            round_number=2,
            key=key,
        )
        game.answer(B2, Option.PASS)
        game.answer(B1, Option.PLAYER + B1)
        returned.update(cards_seen(game, EventKind.RETURNED)[SPECTATOR])
    assert sum(returned.values()) == 2 * len(KEYS)
    assert set(returned) == {"udalryk", "svanrige", "clan_brokvar_archer", "vesemir"}
    assert_about_equal(returned, 4)


def test_G_139_G_232_a_medic_revives_at_random_among_the_units_of_both_teammates() -> None:
    revived: Counter[Any] = Counter()
    for key in KEYS:
        game = table(
            PlayerSetup(SCOIATAEL, hand=["havekar_healer"], discard=["toruviel", "decoy"]),
            PlayerSetup(NILFGAARD, "emhyr_var_emreis_invader_of_the_north", discard=["albrich"]),
            PlayerSetup(MONSTERS, discard=["fiend", "draug", "wyvern"]),
            PlayerSetup(),
            key=key,
        )
        play(game, "havekar_healer", RANGED)
        revived.update(cards_seen(game, EventKind.REVIVED)[SPECTATOR])
    assert set(revived) == {"toruviel", "fiend", "wyvern"}
    assert_about_equal(revived, 3)


# --- new games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_G_230_teams_are_four_players(count: int) -> None:
    with pytest.raises(IllegalDeck, match=rf"4 decks, not {count} \(G-230\)"):
        opening(*[*DECKS, ELVES][:count])


@pytest.mark.parametrize(
    ("decks", "teammates"),
    [((REALMS, EMPIRE, REALMS, ISLES), "P1 and P3"), ((REALMS, EMPIRE, HUNT, EMPIRE), "P2 and P4")],
)
def test_G_230_teammates_have_different_factions(decks: tuple[list[str], ...], teammates: str) -> None:
    with pytest.raises(IllegalDeck, match=rf"{teammates} are teammates and can’t choose the same: \w+ \(G-230\)"):
        opening(*decks)


def test_G_230_teammates_with_two_leaders_of_a_faction_are_still_of_one_faction() -> None:
    with pytest.raises(IllegalDeck, match="G-230"):
        opening(REALMS, EMPIRE, ["foltest_king_of_temeria", *REALMS[1:]], ISLES)


def test_G_230_only_teammates_need_different_factions() -> None:
    decks = [REALMS, EMPIRE, HUNT, ISLES, ELVES]
    for table in product(range(5), repeat=4):
        teammates_differ = table[A1] != table[A2] and table[B1] != table[B2]
        try:
            opening(*(decks[place] for place in table))
            started = True
        except IllegalDeck:
            started = False
        assert started == teammates_differ, table


def test_G_230_opponents_may_have_the_same_factions() -> None:
    game = opening(REALMS, REALMS, HUNT, HUNT)
    assert [int(player.faction) for player in game.state.players] == [NORTHERN_REALMS] * 2 + [MONSTERS] * 2


def test_G_020_each_of_the_four_decks_has_one_leader() -> None:
    with pytest.raises(IllegalDeck, match=r"P4 – 0 leaders"):
        opening(REALMS, EMPIRE, HUNT, ISLES[1:])


def test_only_one_of_four_starters_is_announced() -> None:
    with pytest.raises(ValueError, match="no seat 4"):
        opening(starter=4)


@pytest.mark.parametrize("ruleset", ["physical", "video"])
def test_G_230_a_game_of_teams_is_kept_and_played_again(ruleset: str) -> None:
    game = opening(ruleset=ruleset)
    for seat in (A1, B1, A2, B2):
        game.answer(seat, Option.PASS)
    while game.question is not None:
        game.answer(game.question.seat, game.question.options[-1])
    assert GwentGame.load(game.save()).digest() == game.digest()
    assert game.result is not None
    assert game.result.winners in ((), (A1, A2), (B1, B2))
