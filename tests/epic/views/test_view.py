"""The contents of views. The contracts test the opening, and on every state of random games that nothing hidden shows."""

from __future__ import annotations

from mulligan.core.kernel.output import EVERYBODY, SPECTATOR, UNKNOWN
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions
from mulligan.epic.hidden.view import View
from mulligan.epic.state import CHOSEN, Ask, Option

KONG, GUARD = NUMBERS["kong"], NUMBERS["palace_guard"]
DECKS = (["kong"] * 20 + ["palace_guard"] * 10, ["kong"] * 15 + ["palace_guard"] * 15)


def opening() -> EpicGame:
    """P1 begins, so P2 is asked for the mulligan first (E-MULL-08)."""
    return EpicGame.new(GameOptions(first_player=0), DECKS, bytes(16))


def hand(view: View, seat: int) -> list[int]:
    player = view.players[seat]
    return [int(place.card) for place in player.hand[: player.hand_count]]


def true_hand(game: EpicGame, seat: int) -> list[int]:
    pile = game.state.players[seat].hand
    return [int(game.state.cards[number].card) for number in pile.cards[: pile.count]]


def test_cards_laid_aside_for_the_mulligan_are_their_owners_secret() -> None:
    game = opening()
    before = {seat: game.view(seat).tobytes() for seat in (0, SPECTATOR)}
    game.answer(1, Option.HAND + 2)
    assert [int(place.mark) for place in game.view(1).players[1].hand[:5]] == [0, 0, CHOSEN, 0, 0]
    for seat, view in before.items():
        assert game.view(seat).tobytes() == view


def test_the_order_of_a_mulligan_is_unknown_but_its_cards_are_known_to_their_owner() -> None:
    game = opening()
    back = sorted(true_hand(game, 1)[place] for place in (0, 2, 4))
    for place in (0, 2, 4):
        game.answer(1, Option.HAND + place)
    game.answer(1, Option.PASS)
    mine = game.view(1).players[1]
    assert [(int(card.batch), int(card.card)) for card in mine.batched[: mine.batched_count]] == [(1, card) for card in back]
    assert [int(place.batch) for place in mine.deck[:4]] == [1, 1, 1, 0]
    for other in (0, SPECTATOR):
        theirs = game.view(other).players[1]
        assert theirs.batched_count == 0 and all(place.batch == 0 for place in theirs.deck)
        assert all(place.card == UNKNOWN for place in theirs.deck[: theirs.deck_count])
        drawn = [event for event in game.events(other) if event.kind == EventKind.DREW]
        assert [event.card for event in drawn] == [None] * 3
    drawn = [event for event in game.events(1) if event.kind == EventKind.DREW]
    assert [NUMBERS[event.card or ""] for event in drawn] == true_hand(game, 1)[2:]


def test_one_card_put_back_is_known_by_its_place() -> None:
    game = opening()
    back = true_hand(game, 1)[3]
    game.answer(1, Option.HAND + 3)
    game.answer(1, Option.PASS)
    assert game.view(1).players[1].deck[0].card == back
    assert game.view(0).players[1].deck[0].card == UNKNOWN
    assert game.view(0).players[1].deck[0].known == 1 << 1  # that P2 knows it is public: all saw P2 put it there


def test_a_card_that_comes_back_to_the_hand_stays_known() -> None:
    game = opening()
    number = game.state.players[0].hand.cards[1]
    game.state.cards[number].known = EVERYBODY
    for seat in (1, SPECTATOR):
        assert hand(game.view(seat), 0) == [UNKNOWN, true_hand(game, 0)[1], UNKNOWN, UNKNOWN, UNKNOWN]


def test_champions_are_shown_as_they_are_now() -> None:
    deck = ["kong"] * 30
    game = EpicGame.new(GameOptions(first_player=0), (deck, deck), bytes(16))
    game.answer(1, Option.PASS)
    game.answer(0, Option.PASS)
    game.answer(0, Option.HAND)
    while game.state.ask != Ask.MAIN:
        game.answer(int(game.state.asked), game.legal()[0])
    for seat in (0, 1, SPECTATOR):
        view = game.view(seat)
        champion = view.champions[0]
        assert (view.slots, champion.card, champion.controller, champion.owner) == (1, KONG, 0, 0)
        assert champion.deploying == 1 and champion.attack > 0 and champion.defense > champion.damage
        assert view.players[0].gold == 0 and view.players[0].hand_count == 4
