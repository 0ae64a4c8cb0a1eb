"""Resampling deals a seat's unknown cards again. The contracts test the opening, and that the view stays the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import PUBLIC
from mulligan.core.settings import GameSettings
from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.decks.formats import Led, formats, human_set, medics_in, specials_in, spies_in, whole_set
from mulligan.gwent.game import NUMBERS, SLUGS, GameOptions, GwentGame, book
from mulligan.gwent.hidden.resample import new_pool
from mulligan.gwent.parts import CLOSE, MONSTERS, NILFGAARD, SIEGE, SKELLIGE, Trait
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import Ask, Away, ModeKind, Option
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


# --- private decks ----------------------------------------------------------------------------------


def private_pool(format: str, mode: str = "duel", variants: tuple[str, ...] = ()) -> Any:
    chosen = PLUGIN.choose(GameSettings(mode, format=format, variants=variants))
    return PLUGIN.kernels.new_pool(chosen.origin(range(chosen.seats)))


def built(name: str) -> Led:
    format = formats()[name]
    assert isinstance(format, Led)
    return format


def all_cards(game: GwentGame, seat: int) -> Counter[str]:
    """The cards of a player's deck, wherever they are."""
    return Counter(SLUGS[card.card] for card in game.state.cards if card.owner == seat and card.card and not card.away)


@pytest.mark.parametrize("format", ["classic", "advanced"])
def test_a_private_deck_is_dealt_from_its_factions_set(format: str) -> None:
    game, random, pool = opening(), stream(), private_pool(format)
    there = Counter(built(format).legal_cards(NILFGAARD))
    seen: Counter[str] = Counter()
    for _ in range(300):
        dealt = all_cards(resampled("gwent", game, 0, pool, random), 1)
        assert dealt.total() == 30 and not dealt - there
        deck = Deck(tuple(dealt.elements()))
        assert len(specials_in(deck)) <= (10 if format == "classic" else 5)
        assert format == "classic" or (len(spies_in(deck)) <= 2 and len(medics_in(deck)) <= 2)
        seen += dealt
    assert set(seen) == set(there)
    assert seen["avallach"] > 5 * seen["impenetrable_fog"] / 3 > 0  # players prefer heroes and spies to weather


def test_cards_that_were_seen_count() -> None:
    """Menno Coehoorn lies in the discard pile, and there is only one; the third Impera Brigade Guard is known in hand."""
    theirs = PlayerSetup(
        faction=NILFGAARD,
        hand=["ves", CardSetup("impera_brigade_guard", known=0b01), "vesemir"],
        deck=["foglet"] * 20,
        discard=["menno_coehoorn", "impera_brigade_guard", "impera_brigade_guard"],
    )
    game, random, pool = set_up(PositionSetup((PlayerSetup(), theirs))), stream(), private_pool("classic")
    for _ in range(300):
        twin = resampled("gwent", game, 0, pool, random)
        assert cards(twin, 1, "hand")[1] == "impera_brigade_guard"
        dealt = all_cards(twin, 1)
        assert dealt["menno_coehoorn"] == 1 and dealt["impera_brigade_guard"] <= 4
        assert twin.view(0).tobytes() == game.view(0).tobytes()


def test_G_150_cards_shuffled_into_a_private_deck_are_in_it() -> None:
    game = crach(
        PlayerSetup(faction=MONSTERS, hand=["vesemir"], deck=["foglet", "harpy", "forktail"], discard=["fiend", "griffin"])
    )
    random, pool = stream(), private_pool("classic")
    decks = [Counter(cards(resampled("gwent", game, 0, pool, random), 1, "deck")) for _ in range(300)]
    assert all(deck["fiend"] == deck["griffin"] == 1 for deck in decks)
    assert len(set(map(str, decks))) > 100


def test_G_022_a_private_deck_has_the_side_deck_it_needs() -> None:
    game = GwentGame.new(
        GameOptions("physical", starter=0),
        (["eredin_commander_of_the_red_riders", *MINE], ["king_bran_the_unifier", *human_set(SKELLIGE)[1:31]]),
        bytes(16),
    )
    random, pool, sizes = stream(), private_pool("classic"), set()
    for _ in range(100):
        twin = resampled("gwent", game, 0, pool, random)
        needed = {int(book().cards[NUMBERS[card]].becomes) for card in all_cards(twin, 1) if becomes_another(card)}
        aside = Counter(int(card.card) for card in twin.state.cards if card.owner == 1 and card.away == Away.SIDE_DECK)
        assert aside == Counter({card: int(book().copies[card]) for card in needed})
        sizes.add(aside.total())
    assert len(sizes) > 1


def becomes_another(card: str) -> bool:
    return bool(book().cards[NUMBERS[card]].abilities & (Trait.BERSERKER | Trait.SUMMON))


def test_a_searched_private_deck_holds_a_card_to_find() -> None:
    """Arnjolf copies the longship or the warrior, so the deck holds another one."""
    searcher = PlayerSetup(
        faction=SKELLIGE, leader="arnjolf_the_patricide", hand=["olaf"], deck=["war_longship", "svanrige", "kambi"]
    )
    searcher.rows[SIEGE], searcher.rows[CLOSE] = [CardSetup("war_longship")], [CardSetup("clan_an_craite_warrior")]
    game = set_up(PositionSetup((searcher, PlayerSetup())))
    game.answer(0, Option.LEADER)
    assert game.state.ask == Ask.BOND
    random, pool, decks = stream(), private_pool("classic"), set()
    for _ in range(100):
        deck = cards(resampled("gwent", game, 1, pool, random), 0, "deck")
        assert {"war_longship", "clan_an_craite_warrior"} & set(deck)
        decks.add(tuple(sorted(deck)))
    assert len(decks) > 50


def test_a_deck_that_no_set_explains_is_shuffled() -> None:
    """It holds one card more than the set has left."""
    hand = built("classic").legal_cards(NILFGAARD)
    theirs = PlayerSetup(faction=NILFGAARD, hand=list(hand[:30]), deck=list(hand[30:]), discard=["menno_coehoorn", "ves"])
    game, random, pool = set_up(PositionSetup((PlayerSetup(), theirs))), stream(), private_pool("classic")
    assert all_cards(resampled("gwent", game, 0, pool, random), 1) == all_cards(game, 1)


def test_premade_decks_and_whole_sets_are_public() -> None:
    assert PLUGIN.kernels.new_pool(PLUGIN.choose(GameSettings(format="classic")).origin()).private == 0
    assert private_pool("solo", "solo").private == 0
    assert private_pool("solo", "solo", ("deck_building",)).private == 0b01
    assert private_pool("tournament", "tournament").private == 0b11
    assert PLUGIN.kernels.new_pool(PUBLIC).private == 0


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
