"""Tests of zones that scenarios cannot express: the contents of the box, refused decks, and views."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.game import IllegalAnswer, IllegalDeck
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN
from mulligan.gwent.cards import CARDS, faction_set
from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame
from mulligan.gwent.hidden.view import SeenPlayer
from mulligan.gwent.parts import FACTIONS, NEUTRAL, SKELLIGE, Faction, Leader, Row, Special, Unit
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import Option

FOLTEST = ["foltest_the_siegemaster", *["ballista"] * 22]
BRAN = ["king_bran_the_unifier", *["udalryk"] * 22]


def _kind(card: Leader | Unit | Special) -> str:
    match card:
        case Leader():
            return "leader"
        case Unit():
            return "token" if card.side_deck else "hero" if card.hero else "unit"
        case Special():
            return "weather" if card.weather else "special"


def test_G_010_every_card_is_of_one_kind() -> None:
    kinds = Counter(_kind(card) for card in CARDS)
    assert kinds == {"leader": 25, "hero": 24, "unit": 126, "special": 4, "weather": 5, "token": 4}


def test_G_014_the_box_holds_436_cards() -> None:
    sizes = [sum(getattr(card, "copies", 1) for card in faction_set(faction)) for faction in FACTIONS]
    assert sum(sizes) == 436


@pytest.mark.parametrize("faction", FACTIONS)
def test_G_013_G_014_every_faction_has_its_own_printing_of_the_neutral_cards(faction: Faction) -> None:
    cards = faction_set(faction)
    copies = Counter[str]()
    for card in cards:
        if card.faction == NEUTRAL or isinstance(card, Leader):
            copies[_kind(card)] += getattr(card, "copies", 1)
    assert copies == {"leader": 5, "hero": 5, "unit": 12, "special": 9, "weather": 15, "token": 2}


def test_G_014_G_015_skellige_adds_three_mardroeme_and_five_side_deck_cards() -> None:
    own = [card for card in CARDS if card.faction == SKELLIGE and not isinstance(card, Leader)]
    assert [(card.name, card.copies) for card in own if isinstance(card, Special)] == [("Mardroeme", 3)]
    side_deck = {card.name: card.copies for card in own if isinstance(card, Unit) and card.side_deck}
    assert side_deck == {"Hemdall": 1, "Transformed Vildkaarl": 1, "Transformed Young Vildkaarl": 3}


@pytest.mark.parametrize("card", [slug for slug, card in zip(SLUGS, CARDS) if isinstance(card, Unit) and card.side_deck])
def test_G_015_a_side_deck_card_never_starts_in_a_deck(card: str) -> None:
    with pytest.raises(IllegalDeck, match="G-015"):
        GwentGame.new(GameOptions(), ([*BRAN, card], FOLTEST), bytes(16))


def test_G_013_a_spy_keeps_the_owner_of_its_deck() -> None:
    game = set_up(PositionSetup(players=(PlayerSetup(hand=["thaler", "ves"]), PlayerSetup())))
    game.answer(0, encode(Choice(Option.PLAY, place=0, row=Row.SIEGE)))
    spy = game.view(1).sides[1].rows[Row.SIEGE].cards[0]
    assert (SLUGS[spy.card], spy.owner) == ("thaler", 0)


# --- what is public and what is hidden ---------------------------------------------------------------


def _hand(player: SeenPlayer) -> list[int]:
    return [int(place.card) for place in player.hand[: player.hand_count]]


def _deck(player: SeenPlayer) -> list[int]:
    return [int(place.card) for place in player.deck[: player.deck_count]]


def test_G_016_only_its_player_sees_a_hand() -> None:
    hands = ["vesemir", "thaler"], ["sweers", "scorch", "albrich"]
    game = set_up(PositionSetup(players=(PlayerSetup(hand=hands[0]), PlayerSetup(hand=hands[1]))))
    for seat in (0, 1):
        seen = game.view(seat).players
        assert [SLUGS[card] for card in _hand(seen[seat])] == hands[seat]
        assert _hand(seen[1 - seat]) == [UNKNOWN] * len(hands[1 - seat])
    assert [_hand(player) for player in game.view(SPECTATOR).players] == [[UNKNOWN] * 2, [UNKNOWN] * 3]


def test_G_016_only_its_player_sees_a_drawn_card() -> None:
    game = set_up(
        PositionSetup(players=(PlayerSetup(hand=["thaler", "ves"], deck=["roach", "sweers", "scorch"]), PlayerSetup()))
    )
    game.answer(0, encode(Choice(Option.PLAY, place=0, row=Row.SIEGE)))
    assert sorted(SLUGS[card] for card in _hand(game.view(0).players[0])) == ["roach", "sweers", "ves"]
    for seat in (1, SPECTATOR):
        assert _hand(game.view(seat).players[0]) == [UNKNOWN] * 3
        drawn = [event.card for event in game.events(seat) if event.kind == EventKind.DREW]
        assert drawn == [None, None]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_G_016_the_order_of_a_deck_is_hidden_and_its_size_public(seat: int) -> None:
    game = set_up(PositionSetup(players=(PlayerSetup(deck=["ves"] * 4), PlayerSetup(deck=["sweers"] * 7))))
    assert [_deck(player) for player in game.view(seat).players] == [[UNKNOWN] * 4, [UNKNOWN] * 7]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_G_016_G_011_the_table_is_public(seat: int) -> None:
    mine = PlayerSetup(discard=["vesemir", "decoy"], gems=1, passed=True, leader="foltest_the_siegemaster")
    mine.rows[Row.CLOSE] = [CardSetup("ves"), CardSetup("stefan_skellen", 1)]
    theirs = PlayerSetup(horns={Row.RANGED: "commanders_horn"})
    game = set_up(PositionSetup(players=(mine, theirs), weather=[CardSetup("biting_frost", 1)]))
    seen = game.view(seat)
    side, other = seen.sides
    assert [(SLUGS[unit.card], unit.strength) for unit in side.rows[Row.CLOSE].cards[:2]] == [("ves", 1), ("stefan_skellen", 1)]
    assert [SLUGS[card] for card in side.discard[: side.discard_count]] == ["vesemir", "decoy"]
    assert (side.total, side.gems, other.gems, other.discard_count) == (2, 1, 2, 0)
    assert SLUGS[other.rows[Row.RANGED].horn] == "commanders_horn"
    assert [(SLUGS[seen.weather[0].card], seen.weather[0].holder)] == [("biting_frost", 1)]
    assert [(player.passed, player.leader_state, player.hand_count, player.deck_count) for player in seen.players] == [
        (1, 0, 1, 10),
        (0, 1, 1, 10),
    ]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_G_030_leaders_are_face_up_from_the_start(seat: int) -> None:
    game = GwentGame.new(GameOptions(), (FOLTEST, BRAN), bytes(16))
    assert [SLUGS[player.leader] for player in game.view(seat).players] == [FOLTEST[0], BRAN[0]]


def test_G_040_only_the_player_whose_turn_it_is_may_act() -> None:
    game = set_up(PositionSetup())
    before = game.digest()
    with pytest.raises(IllegalAnswer, match="G-040"):
        game.answer(1, int(Option.PASS))
    assert game.digest() == before
