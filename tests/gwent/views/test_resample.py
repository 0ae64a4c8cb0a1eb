"""Resampling deals a seat's unknown cards again. The contracts test the opening, and that the view stays the same."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.decks.formats import human_set, whole_set
from mulligan.gwent.game import NUMBERS, SLUGS, GameOptions, GwentGame
from mulligan.gwent.hidden.resample import new_pool
from mulligan.gwent.parts import CLOSE, MONSTERS, NILFGAARD, SIEGE, SKELLIGE
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import Ask, ModeKind, Option
from tests.contracts.resampling import TIMES, assert_about_equal, cards, resampled, stream

MINE = [name for name in human_set(MONSTERS)[1:] if name != "decoy"][:30]
THEIRS = list(dict.fromkeys(human_set(NILFGAARD)[1:]))[:30]  # thirty different cards


def opening(ruleset: str = "physical") -> GwentGame:
    decks = ["eredin_commander_of_the_red_riders", *MINE], ["emhyr_var_emreis_the_relentless", *THEIRS]
    return GwentGame.new(GameOptions(ruleset, starter=0), decks, bytes(16))


def test_G_033_a_card_at_the_bottom_stays_there_for_its_owner_only() -> None:
    game, random, pool = opening("video"), stream(), new_pool()
    game.answer(0, Option.PASS)
    back = cards(game, 1, "hand")[4]
    game.answer(1, Option.HAND + 4)
    game.answer(1, Option.PASS)
    assert {cards(resampled("gwent", game, 1, pool, random), 1, "deck")[0] for _ in range(200)} == {back}
    assert len({cards(resampled("gwent", game, 0, pool, random), 1, "deck")[0] for _ in range(200)}) > 20


def test_G_136_seen_cards_keep_their_places() -> None:
    peeker = PlayerSetup(leader="emhyr_var_emreis_emperor_of_nilfgaard", faction=NILFGAARD)
    game, random, pool = set_up(PositionSetup((peeker, PlayerSetup(hand=THEIRS[:6], deck=THEIRS[6:])))), stream(), new_pool()
    game.answer(0, Option.LEADER)
    held, seen = cards(game, 1, "hand"), [int(place.card) for place in game.view(0).players[1].hand[:6]]
    others: Counter[str] = Counter()
    for _ in range(500):
        dealt = cards(resampled("gwent", game, 0, pool, random), 1, "hand")
        for place, card in enumerate(seen):
            if card in NUMBERS.values():
                assert dealt[place] == held[place]
            else:
                others[dealt[place]] += 1
    assert_about_equal(others, 27)


def crach(theirs: PlayerSetup) -> GwentGame:
    """P1 has used Crach, and P2 is to play."""
    game = set_up(
        PositionSetup((PlayerSetup(leader="crach_an_craite_wild_boar_of_the_sea", faction=SKELLIGE, hand=["olaf"] * 3), theirs))
    )
    game.answer(0, Option.LEADER)
    return game


def test_G_150_shuffled_in_cards_are_not_in_earlier_hands() -> None:
    hand, discard = ["stefan_skellen", "vesemir", "ves"], ["fiend", "griffin"]
    game = crach(PlayerSetup(hand=hand, deck=["foglet", "harpy", "forktail"], discard=discard))
    random, pool = stream(), new_pool()
    dealt: Counter[str] = Counter()
    for _ in range(TIMES):
        dealt.update(cards(resampled("gwent", game, 0, pool, random), 1, "hand"))
    assert_about_equal(dealt, 6)
    assert not set(dealt) & set(discard)


def test_G_150_later_draws_can_be_any_card_in_the_deck() -> None:
    game = crach(
        PlayerSetup(hand=["stefan_skellen", "vesemir"], deck=["foglet", "harpy", "forktail"], discard=["fiend", "griffin"])
    )
    game.answer(1, encode(Choice(Option.PLAY, place=0, row=0)))
    random, pool = stream(), new_pool()
    drawn: Counter[str] = Counter()
    for _ in range(TIMES):
        held, *since = cards(resampled("gwent", game, 0, pool, random), 1, "hand")
        assert held not in ("fiend", "griffin")
        drawn.update(since)
    assert set(drawn) == {"vesemir", "foglet", "harpy", "forktail", "fiend", "griffin"}
    assert drawn["fiend"] > drawn["foglet"] > 0  # a card that cannot be in the old hand is more likely in the new one


def test_a_player_who_searches_a_deck_finds_something() -> None:
    """Arnjolf's player is asked which of two units is copied, so the deck holds a copy of one: of the only one it can."""
    searcher = PlayerSetup(
        faction=SKELLIGE,
        leader="arnjolf_the_patricide",
        hand=["war_longship", "olaf", "udalryk"],
        deck=["war_longship", "svanrige", "madman_lugos", "kambi"],
    )
    searcher.rows[SIEGE] = [CardSetup("war_longship")]
    searcher.rows[CLOSE] = [CardSetup("clan_an_craite_warrior")]
    game, random, pool = set_up(PositionSetup((searcher, PlayerSetup()))), stream(), new_pool()
    game.answer(0, Option.LEADER)
    assert game.state.ask == Ask.BOND
    hands = {tuple(sorted(cards(resampled("gwent", game, 1, pool, random), 0, "hand"))) for _ in range(300)}
    assert len(hands) > 10
    assert not any(hand.count("war_longship") == 2 for hand in hands)


@pytest.mark.slow
def test_the_virtual_opponents_hidden_cards_are_resampled() -> None:
    """G-242, G-256: the leaders' pile, the deck, and the card under a Decoy, which may be any of the deck."""
    game = GwentGame.new(
        GameOptions(mode="solo", variants=("leaders",)), (human_set(MONSTERS), whole_set(NILFGAARD)), bytes(16)
    )
    random, pool = stream(), new_pool()
    tops = Counter(SLUGS[resampled("gwent", game, 0, pool, random).state.leaders[4]] for _ in range(TIMES))
    assert_about_equal(tops, 5)
    virtual = PlayerSetup(faction=MONSTERS, hand=[], deck=["fiend", "griffin", "forktail"])
    hidden = set_up(PositionSetup((PlayerSetup(), virtual), mode=ModeKind.SOLO, under=["harpy"]))
    under: Counter[str] = Counter()
    for _ in range(TIMES):
        state = resampled("gwent", hidden, 0, pool, random).state
        under[SLUGS[state.cards[state.under[0]].card]] += 1
    assert_about_equal(under, 4)
