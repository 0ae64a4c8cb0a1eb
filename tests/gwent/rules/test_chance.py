"""Random outcomes before the first turn and after a search, over many keys: the tests fail if a choice replaces chance."""

from __future__ import annotations

import itertools

import pytest

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame
from mulligan.gwent.parts import Row
from mulligan.gwent.scenario.position import PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import Option

KEYS = [number.to_bytes(KEY_BYTES, "little") for number in range(24)]
CLOSE = ("ves", "vesemir", "roach", "zoltan_chivay", "yarpen_zigrin", "siegfried_of_denesle")
RANGED = ("dethmold", "keira_metz", "sabrina_glevissig", "sheldon_skaggs", "sile_de_tansarville", "philippa_eilhart")
SIEGE = ("ballista", "catapult", "trebuchet", "siege_tower", "dun_banner_medic", "kaedweni_siege_expert")
DIFFERENT = CLOSE + RANGED + SIEGE  # 18 cards, no two alike
FOLTEST = ["foltest_the_siegemaster", *DIFFERENT]
BRAN = ["king_bran_the_unifier", *["udalryk"] * 18]
ROW_OF_SPY = {
    "prince_stennis": Row.CLOSE,
    "sigismund_dijkstra": Row.CLOSE,
    "thaler": Row.SIEGE,
    "shilard_fitz_oesterlen": Row.CLOSE,
    "stefan_skellen": Row.CLOSE,
    "vattier_de_rideaux": Row.CLOSE,
    "avallach": Row.CLOSE,
}
SPIES = ["foltest_the_siegemaster", *ROW_OF_SPY, *CLOSE]  # 13 cards: at least four spies in hand, three cards in the deck
DAISY = ["francesca_findabair_daisy_of_the_valley", *["milva"] * 18]


def _hand(game: GwentGame, seat: int) -> list[str]:
    hand = game.state.players[seat].hand
    return [SLUGS[game.state.cards[number].card] for number in hand.cards[: hand.count]]


def _deck(game: GwentGame, seat: int) -> list[str]:
    """The bottom first."""
    deck = game.state.players[seat].deck
    return [SLUGS[game.state.cards[number].card] for number in deck.cards[: deck.count]]


def _put_back(game: GwentGame, seat: int, card: str) -> str:
    """Put a card back; returns the card drawn for it."""
    kept = set(_hand(game, seat)) - {card}
    game.answer(seat, encode(Choice(Option.HAND, place=_hand(game, seat).index(card))))
    (drawn,) = set(_hand(game, seat)) - kept
    return drawn


@pytest.mark.parametrize("decks", [(FOLTEST, BRAN), (DAISY, DAISY)], ids=["no_scoiatael", "both_scoiatael"])
def test_G_031_a_fair_coin_picks_the_first_player(decks: tuple[list[str], list[str]]) -> None:
    starters = [int(GwentGame.new(GameOptions(), decks, key).state.starter) for key in KEYS]
    assert 6 <= sum(starters) <= 18


def test_G_031_the_only_scoiatael_player_is_asked_with_any_key() -> None:
    for key in KEYS:
        question = GwentGame.new(GameOptions(), (BRAN, DAISY), key).question
        assert question is not None
        assert (question.ask, question.seat) == ("STARTER", 1)


def test_G_032_decks_are_shuffled_before_the_first_hand_is_drawn() -> None:
    games = [GwentGame.new(GameOptions(), (FOLTEST, BRAN), key) for key in KEYS]
    assert len({tuple(_hand(game, 0)) for game in games}) == len(KEYS)
    assert {card for game in games for card in _hand(game, 0)} == set(DIFFERENT)
    assert all(sorted(_hand(game, 0) + _deck(game, 0)) == sorted(DIFFERENT) for game in games)


@pytest.mark.parametrize("ruleset", ["physical", "video"])
def test_G_033_a_rejected_card_does_not_come_straight_back(ruleset: str) -> None:
    fewest = ["foltest_the_siegemaster", *DIFFERENT[:13]]
    for key in KEYS:
        game = GwentGame.new(GameOptions(ruleset, starter=0), (fewest, BRAN), key)
        first = _hand(game, 0)[0]
        drawn = _put_back(game, 0, first)
        assert drawn != first
        second = _hand(game, 0)[0]
        assert _put_back(game, 0, second) not in (first, second)
        assert len(_hand(game, 0)) == 10
        assert sorted(_hand(game, 0) + _deck(game, 0)) == sorted(DIFFERENT[:13])


@pytest.mark.parametrize("ruleset", ["physical", "video"])
def test_G_033_the_second_pick_may_be_the_card_just_drawn(ruleset: str) -> None:
    for key in KEYS:
        game = GwentGame.new(GameOptions(ruleset, starter=0), (FOLTEST, BRAN), key)
        drawn = _put_back(game, 0, _hand(game, 0)[0])
        _put_back(game, 0, drawn)
        assert drawn in _deck(game, 0)
        assert int(game.state.asked) == 1


def _drawn(game: GwentGame) -> list[str]:
    return [str(event.card) for event in game.events(0) if event.kind == EventKind.DREW]


def _orders_after_redraws(options: GameOptions) -> set[tuple[int, ...]]:
    """In which order spies draw the rest of the deck: 0 and 1 are the rejected cards, 2 is the third card."""
    orders = set()
    for key in KEYS:
        game = GwentGame.new(options, (SPIES, BRAN), key)
        first, second = _hand(game, 0)[:2]
        _put_back(game, 0, first)
        _put_back(game, 0, second)
        game.answer(1, int(Option.PASS))
        drawn: list[str] = []
        while len(drawn) < 3:
            place = next(place for place, card in enumerate(_hand(game, 0)) if card in ROW_OF_SPY)
            game.answer(0, encode(Choice(Option.PLAY, place=place, row=ROW_OF_SPY[_hand(game, 0)[place]])))
            drawn += _drawn(game)
            if not game.state.players[1].passed:
                game.answer(1, int(Option.PASS))
        orders.add(tuple(0 if card == first else 1 if card == second else 2 for card in drawn))
    return orders


def test_G_033_rejected_cards_are_shuffled_back_after_the_redraws() -> None:
    assert _orders_after_redraws(GameOptions(starter=0)) == set(itertools.permutations(range(3)))


@pytest.mark.parametrize("options", [GameOptions("video", starter=0), GameOptions(switches={"redraw": "bottom"}, starter=0)])
def test_G_033_in_the_video_game_a_rejected_card_goes_to_the_bottom_immediately(options: GameOptions) -> None:
    assert _orders_after_redraws(options) == {(2, 0, 1)}


def _drawn_after(first_play: str, deck: list[str]) -> set[tuple[str, ...]]:
    """The sets of cards that a spy draws after this card was played."""
    found = set()
    for key in KEYS:
        mine = PlayerSetup(hand=[first_play, "thaler", "ves"], deck=deck)
        game = set_up(PositionSetup(players=(mine, PlayerSetup()), key=key))
        game.answer(0, encode(Choice(Option.PLAY, place=0, row=Row.CLOSE)))
        game.answer(1, int(Option.PASS))
        hand = game.state.players[0].hand
        spy = next(place for place in range(hand.count) if game.slugs[game.state.cards[hand.cards[place]].card] == "thaler")
        game.answer(0, encode(Choice(Option.PLAY, place=spy, row=Row.SIEGE)))
        found.add(tuple(_drawn(game)))
    return found


def test_G_078_the_deck_is_shuffled_after_a_muster() -> None:
    drawn = _drawn_after("nekker", [*DIFFERENT, "nekker"])
    assert len(drawn) > len(KEYS) // 2
    assert "nekker" not in {card for pair in drawn for card in pair}


def test_G_078_the_deck_is_shuffled_although_the_muster_finds_nothing_in_it() -> None:
    assert len(_drawn_after("nekker", list(DIFFERENT))) > len(KEYS) // 2


def test_G_078_without_a_muster_the_deck_keeps_its_order() -> None:
    assert _drawn_after("vesemir", [*DIFFERENT, "nekker"]) == {DIFFERENT[:2]}
