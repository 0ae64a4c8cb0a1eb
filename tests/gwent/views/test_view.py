"""The contents of views. The contracts test the opening, and on every state of random games that nothing hidden shows."""

from __future__ import annotations

import pytest

from mulligan.core.kernel.output import EVERYBODY, SPECTATOR, UNKNOWN
from mulligan.gwent.choices import Choice, decode, encode
from mulligan.gwent.decks.formats import human_set, whole_set
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS, SLUGS, GameOptions, GwentGame
from mulligan.gwent.hidden.view import View
from mulligan.gwent.parts import CLOSE, MONSTERS, NILFGAARD, RANGED, SKELLIGE, Row
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import LEADER_HORN, NO_CARD, NO_ROW, Ask, LeaderState, ModeKind, Option

DECKS = (
    ["foltest_king_of_temeria", *["ballista"] * 12, *["ves"] * 12, "impenetrable_fog"],
    ["eredin_destroyer_of_worlds", *["fiend"] * 12, *["griffin"] * 12],
)


def opening(ruleset: str = "physical") -> GwentGame:
    return GwentGame.new(GameOptions(ruleset, starter=0), DECKS, bytes(16))


def table(one: PlayerSetup, other: PlayerSetup, **more: object) -> GwentGame:
    """P1 is to play."""
    return set_up(PositionSetup(players=(one, other), **more))  # type: ignore[arg-type]


def rows(**cards: list[str]) -> dict[Row, list[CardSetup]]:
    return {row: [CardSetup(card) for card in cards.get(row.name.lower(), [])] for row in Row}


def hand(view: View, seat: int) -> list[str | None]:
    player = view.players[seat]
    return [SLUGS[place.card] if place.card != UNKNOWN else None for place in player.hand[: player.hand_count]]


def true_hand(game: GwentGame, seat: int) -> list[str | None]:
    pile = game.state.players[seat].hand
    return [SLUGS[game.state.cards[number].card] for number in pile.cards[: pile.count]]


def play(game: GwentGame, card: str, row: int = NO_ROW) -> None:
    seat = int(game.state.asked)
    game.answer(seat, encode(Choice(Option.PLAY, place=true_hand(game, seat).index(card), row=row)))


# --- hands and decks ------------------------------------------------------------------------------------


def test_G_030_leaders_are_public() -> None:
    for seat in (0, 1, SPECTATOR):
        assert [SLUGS[player.leader] for player in opening().view(seat).players] == [DECKS[0][0], DECKS[1][0]]


def test_G_033_a_card_put_back_is_its_owners_secret() -> None:
    game = opening()
    back = true_hand(game, 0)[3]
    game.answer(0, Option.HAND + 3)
    assert SLUGS[game.view(0).players[0].deck[0].card] == back
    assert {event.card for event in game.events(0) if event.kind == EventKind.REDREW} == {back}
    for other in (1, SPECTATOR):
        assert game.view(other).players[0].deck[0].card == UNKNOWN
        assert game.view(other).players[0].deck[0].known == 1 << 0  # that P1 knows it is public: all saw where it went
        assert {event.card for event in game.events(other)} == {None}


@pytest.mark.parametrize(("ruleset", "known"), [("physical", 0), ("video", 1 << 0)])
def test_G_033_only_the_video_game_leaves_it_at_the_bottom(ruleset: str, known: int) -> None:
    game = opening(ruleset)
    back = true_hand(game, 0)[3]
    game.answer(0, Option.HAND + 3)
    game.answer(0, Option.PASS)
    lowest = game.view(0).players[0].deck[0]
    assert lowest.known == known
    assert lowest.card == (NUMBERS[back or ""] if known else UNKNOWN)


def test_G_096_a_decoyed_card_is_known_in_the_hand() -> None:
    game = table(PlayerSetup(hand=["ves", "decoy"], rows=rows(close=["stefan_skellen"])), PlayerSetup())
    play(game, "decoy")
    for seat in (1, SPECTATOR):
        assert hand(game.view(seat), 0) == [None, "stefan_skellen"]


def test_G_138_a_card_from_a_discard_pile_is_known_in_the_hand() -> None:
    taker = PlayerSetup(leader="emhyr_var_emreis_the_relentless", faction=NILFGAARD, hand=["ves"])
    game = table(taker, PlayerSetup(discard=["thaler"]))
    game.answer(0, Option.LEADER)
    for seat in (1, SPECTATOR):
        assert hand(game.view(seat), 0) == [None, "thaler"]


def test_G_136_seen_cards_are_known_to_the_seats_that_saw_them() -> None:
    peeker = PlayerSetup(leader="emhyr_var_emreis_emperor_of_nilfgaard", faction=NILFGAARD)
    game = table(peeker, PlayerSetup(hand=["fiend", "griffin", "forktail", "foglet", "harpy"]))
    game.answer(0, Option.LEADER)
    seen, held = hand(game.view(0), 1), true_hand(game, 1)
    assert [card for card in seen if card is not None] == [card for card, mine in zip(held, seen, strict=True) if mine]
    assert sum(card is not None for card in seen) == 3
    assert hand(game.view(SPECTATOR), 1) == [None] * 5
    cards = [event.card for event in game.events(0) if event.kind == EventKind.PEEKED]
    assert sorted(card or "" for card in cards) == sorted(card or "" for card in seen if card is not None)
    assert [event.card for event in game.events(SPECTATOR) if event.kind == EventKind.PEEKED] == [None] * 3


def test_G_150_the_places_of_cards_shuffled_in_by_crach_are_unknown() -> None:
    crach = PlayerSetup(leader="crach_an_craite_wild_boar_of_the_sea", faction=SKELLIGE, discard=["olaf", "scorch"])
    game = table(crach, PlayerSetup(discard=["fiend"]))
    assert game.view(1).sides[0].discard_count == 2
    game.answer(0, Option.LEADER)
    for seat in (0, 1, SPECTATOR):
        view = game.view(seat)
        assert [view.players[other].deck_count for other in (0, 1)] == [12, 11]
        assert {int(place.card) for other in (0, 1) for place in view.players[other].deck[:11]} == {UNKNOWN}


def test_a_search_does_not_show_the_order_of_the_deck() -> None:
    """Each card is offered once, by its number; another order of the deck gives the same options."""
    deck = ["fiend", "griffin", "fiend", "forktail", "griffin", "foglet"]

    def options(order: list[str]) -> list[str]:
        searcher = PlayerSetup(
            leader="eredin_destroyer_of_worlds", faction=MONSTERS, hand=["harpy", "harpy", "harpy"], deck=order
        )
        game = table(searcher, PlayerSetup())
        game.answer(0, Option.LEADER)
        for _ in range(2):
            game.answer(0, Option.HAND)
        assert game.view(1).ask == Ask.PICK and game.view(1).option_count == 0
        return [SLUGS[decode(option).place] for option in game.legal()]

    assert sorted(options(deck)) == sorted(set(deck))
    assert options(deck) == options(deck[::-1]) == options(sorted(deck))


def test_picked_cards_are_hidden() -> None:
    searcher = PlayerSetup(leader="eredin_destroyer_of_worlds", faction=MONSTERS, hand=["harpy"] * 3, deck=["fiend", "griffin"])
    game = table(searcher, PlayerSetup())
    game.answer(0, Option.LEADER)
    for _ in range(2):
        game.answer(0, Option.HAND)
    game.answer(0, encode(Choice(Option.CARD, place=NUMBERS["fiend"])))
    assert hand(game.view(0), 0) == ["harpy", "fiend"]
    for seat in (1, SPECTATOR):
        assert hand(game.view(seat), 0) == [None, None]
        assert [event.card for event in game.events(seat) if event.kind == EventKind.PICKED] == [None]


# --- the battlefield ------------------------------------------------------------------------------------


def test_units_are_shown_as_strong_as_they_are_now() -> None:
    one = PlayerSetup(rows=rows(close=["blue_stripes_commando", "blue_stripes_commando"], siege=["thaler"]))
    other = PlayerSetup(rows=rows(close=["fiend", "geralt_of_rivia"]), horns={CLOSE: "leader", RANGED: "commanders_horn"})
    game = table(one, other, weather=[CardSetup("biting_frost", 1)])
    for seat in (0, 1, SPECTATOR):
        ours, theirs = game.view(seat).sides
        assert [int(unit.strength) for unit in ours.rows[0].cards[:2]] == [2, 2]
        assert [int(unit.strength) for unit in theirs.rows[0].cards[:2]] == [2, 15]
        assert [int(row.weather) for row in ours.rows] == [1, 0, 0]
        assert [int(row.horn) for row in theirs.rows] == [LEADER_HORN, NUMBERS["commanders_horn"], NO_CARD]
        assert (ours.total, theirs.total) == (4 + 1, 17)


def test_a_spy_is_shown_with_its_owner() -> None:
    game = table(PlayerSetup(hand=["thaler"]), PlayerSetup())
    play(game, "thaler", 2)
    unit = game.view(SPECTATOR).sides[1].rows[2].cards[0]
    assert (SLUGS[unit.card], unit.owner) == ("thaler", 0)


def test_whether_a_leader_finds_its_card_is_its_players_secret() -> None:
    """G-120: only what everybody can see is shown of a leader."""
    for deck, usable in ((["impenetrable_fog"], 1), (["ves"], 0)):
        game = table(PlayerSetup(leader="foltest_king_of_temeria", deck=deck), PlayerSetup())
        assert game.view(0).players[0].leader_usable == usable
        for seat in (1, SPECTATOR):
            shown = game.view(seat).players[0]
            assert (shown.leader_usable, shown.leader_state) == (0, LeaderState.READY)


def test_a_side_deck_is_its_owners_to_see() -> None:
    """It would reveal which Berserkers are in the deck."""
    game = table(PlayerSetup(faction=SKELLIGE, deck=["berserker", "young_berserker"]), PlayerSetup())
    mine = game.view(0).players[0]
    assert sorted(SLUGS[card] for card in mine.side_deck[: mine.side_deck_count]) == [
        "transformed_vildkaarl",
        *["transformed_young_vildkaarl"] * 3,
    ]
    assert game.view(1).players[0].side_deck_count == game.view(SPECTATOR).players[0].side_deck_count == 0


# --- solo ------------------------------------------------------------------------------------------------


def test_G_242_the_virtual_opponents_leaders_lie_face_down() -> None:
    decks = human_set(MONSTERS), whole_set(NILFGAARD)
    view = GwentGame.new(GameOptions(mode="solo", variants=("leaders",)), decks, bytes(16)).view(0)
    assert (view.players[1].leader, view.leader_count) == (UNKNOWN, 5)


def test_G_256_the_card_under_a_decoy_is_hidden() -> None:
    one = PlayerSetup(hand=["ves", "ves"])
    virtual = PlayerSetup(faction=MONSTERS, hand=[], deck=["decoy", "fiend", "griffin", "forktail"])
    game = table(one, virtual, mode=1)
    play(game, "ves", 0)
    number = game.state.under[0]
    assert game.state.cards[number].known == 0
    for seat in (0, 1, SPECTATOR):
        assert game.view(seat).under_count == 1
        assert [event.card for event in game.events(seat) if event.kind == EventKind.HIDDEN] == [None]
    game.answer(0, Option.PASS)
    assert any(event.kind == EventKind.TURNED_UP and event.card for event in game.events(SPECTATOR))
    assert game.state.cards[number].known == EVERYBODY


# --- teammates (G-230) -----------------------------------------------------------------------------------


def four(*hands: list[str], leader: str | None = None) -> GwentGame:
    """Teams: P1 and P3 against P2 and P4; P1 is to play."""
    players = [PlayerSetup(faction, hand=cards) for faction, cards in zip((NILFGAARD, MONSTERS, SKELLIGE, MONSTERS), hands)]
    players[0].leader = leader
    return set_up(PositionSetup(players, mode=ModeKind.TEAMS))


def test_G_230_teammates_see_each_others_hands_only() -> None:
    game = four(["ves"], ["fiend"], ["olaf"], ["griffin"])
    assert [hand(game.view(0), seat) for seat in range(4)] == [["ves"], [None], ["olaf"], [None]]
    assert [hand(game.view(3), seat) for seat in range(4)] == [[None], ["fiend"], [None], ["griffin"]]
    assert [hand(game.view(SPECTATOR), seat) for seat in range(4)] == [[None]] * 4


def test_G_236_a_teammates_deck_and_side_deck_stay_hidden() -> None:
    game = four(["ves"], ["fiend"], ["kambi"], ["griffin"])
    teammate = game.view(0).players[2]
    assert {int(place.card) for place in teammate.deck[: teammate.deck_count]} == {UNKNOWN}
    assert teammate.side_deck_count == 0 and game.view(2).players[2].side_deck_count == 1


def test_G_230_teammates_see_drawn_cards_and_opponents_do_not() -> None:
    game = four(["stefan_skellen"], ["fiend"], ["olaf"], ["griffin"])
    play(game, "stefan_skellen", CLOSE)
    for seat, seen in ((0, True), (1, False), (2, True), (3, False), (SPECTATOR, False)):
        drawn = [event.card is not None for event in game.events(seat) if event.kind == EventKind.DREW]
        assert drawn == [seen, seen]
    assert None not in hand(game.view(2), 0)


def test_G_230_teammates_see_redraws() -> None:
    decks = [
        DECKS[0],
        DECKS[1],
        ["king_bran_the_unifier", *["olaf"] * 24],
        ["emhyr_var_emreis_the_relentless", *["letho_of_gulet"] * 24],
    ]
    game = GwentGame.new(GameOptions(mode="teams", starter=0), decks, bytes(16))
    game.answer(0, Option.HAND)
    for seat, seen in ((0, True), (1, False), (2, True), (3, False)):
        visible = [event.card is not None for event in game.events(seat) if event.kind in (EventKind.REDREW, EventKind.DREW)]
        assert visible == [seen, seen]


def test_G_136_cards_shown_by_a_leader_are_for_its_player_and_the_hands_viewers() -> None:
    game = four(["ves"], ["fiend"], ["olaf"], ["griffin"], leader="emhyr_var_emreis_emperor_of_nilfgaard")
    game.answer(0, Option.LEADER)
    assert game.legal() == (Option.PLAYER + 1, Option.PLAYER + 3)
    game.answer(0, Option.PLAYER + 3)
    assert [hand(game.view(seat), 3) for seat in range(4)] == [["griffin"], ["griffin"], [None], ["griffin"]]
    seen = [[event.card for event in game.events(seat) if event.kind == EventKind.PEEKED] for seat in range(4)]
    assert seen == [["griffin"], ["griffin"], [None], ["griffin"]]


def test_a_spy_is_public_while_its_opponent_is_chosen() -> None:
    players = [PlayerSetup(hand=["stefan_skellen"]), PlayerSetup(), PlayerSetup()]
    game = set_up(PositionSetup(players, mode=ModeKind.FREE_FOR_ALL))
    play(game, "stefan_skellen", CLOSE)
    assert game.question is not None and game.question.source == "stefan_skellen"
    for seat in (1, 2, SPECTATOR):
        view = game.view(seat)
        assert (view.depth, SLUGS[view.frames[0].card], view.option_count) == (1, "stefan_skellen", 0)
