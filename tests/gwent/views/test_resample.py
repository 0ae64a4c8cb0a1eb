"""Resampling redeals the cards a seat does not know. The contracts test that the seat's view stays the same."""

from __future__ import annotations

from collections import Counter

from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.kernel.random import Random, seed
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.gwent.choices import Choice, encode
from mulligan.gwent.decks.formats import human_set, whole_set
from mulligan.gwent.game import NUMBERS, SLUGS, GwentGame, Options, book
from mulligan.gwent.hidden.resample import Pool, new_pool, resample
from mulligan.gwent.parts import MONSTERS, NILFGAARD, SIEGE, SKELLIGE
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import Ask, ModeKind, Option

MINE = [name for name in human_set(MONSTERS)[1:] if name != "decoy"][:30]
THEIRS = list(dict.fromkeys(human_set(NILFGAARD)[1:]))[:30]  # thirty different cards
TIMES = 3000


def opening(ruleset: str = "physical") -> GwentGame:
    decks = ["eredin_commander_of_the_red_riders", *MINE], ["emhyr_var_emreis_the_relentless", *THEIRS]
    return GwentGame.new(Options(ruleset, starter=0), decks, bytes(16))


def stream() -> Random:
    random: Random = new_record(dtype_of(Random))[0]
    seed(random, b"the search's own")
    return random


def resampled(game: GwentGame, seat: int, pool: Pool, random: Random) -> GwentGame:
    twin = game.copy()
    resample(book(), twin.state, seat, pool, random)
    return twin


def cards(game: GwentGame, seat: int, zone: str) -> list[str]:
    pile = getattr(game.state.players[seat], zone)
    return [SLUGS[game.state.cards[number].card] for number in pile.cards[: pile.count]]


def assert_about_equal(counts: Counter[str], kinds: int) -> None:
    """Check that all kinds are about equally frequent, within five standard deviations."""
    share = sum(counts.values()) / kinds
    assert len(counts) == kinds
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values()), counts


def test_the_other_hand_may_be_any_part_of_the_deck() -> None:
    game, random, pool = opening(), stream(), new_pool()
    seen: Counter[str] = Counter()
    for _ in range(TIMES):
        twin = resampled(game, 0, pool, random)
        seen.update(cards(twin, 1, "hand"))
        assert cards(twin, 0, "hand") == cards(game, 0, "hand")
        assert sorted(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == sorted(THEIRS)
    assert_about_equal(seen, 30)


def test_the_own_next_card_may_be_any_that_is_left() -> None:
    game, random, pool = opening(), stream(), new_pool()
    drawn: Counter[str] = Counter()
    for _ in range(TIMES):
        twin = resampled(game, 1, pool, random)
        twin.answer(0, Option.PASS)
        twin.answer(1, Option.HAND)
        drawn.update(cards(twin, 1, "hand")[-1:])
    assert_about_equal(drawn, 20)
    assert not set(drawn) & set(cards(game, 1, "hand"))


def test_G_033_a_card_at_the_bottom_stays_there_for_its_owner_only() -> None:
    game, random, pool = opening("video"), stream(), new_pool()
    game.answer(0, Option.PASS)
    back = cards(game, 1, "hand")[4]
    game.answer(1, Option.HAND + 4)
    game.answer(1, Option.PASS)
    assert {cards(resampled(game, 1, pool, random), 1, "deck")[0] for _ in range(200)} == {back}
    assert len({cards(resampled(game, 0, pool, random), 1, "deck")[0] for _ in range(200)}) > 20


def test_G_136_cards_that_were_seen_stay_where_they_are() -> None:
    peeker = PlayerSetup(leader="emhyr_var_emreis_emperor_of_nilfgaard", faction=NILFGAARD)
    game, random, pool = set_up(PositionSetup((peeker, PlayerSetup(hand=THEIRS[:6], deck=THEIRS[6:])))), stream(), new_pool()
    game.answer(0, Option.LEADER)
    held, seen = cards(game, 1, "hand"), [int(place.card) for place in game.view(0).players[1].hand[:6]]
    others: Counter[str] = Counter()
    for _ in range(500):
        dealt = cards(resampled(game, 0, pool, random), 1, "hand")
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


def test_G_150_what_was_shuffled_in_is_in_no_hand_that_was_held_before() -> None:
    hand, discard = ["stefan_skellen", "vesemir", "ves"], ["fiend", "griffin"]
    game = crach(PlayerSetup(hand=hand, deck=["foglet", "harpy", "forktail"], discard=discard))
    random, pool = stream(), new_pool()
    dealt: Counter[str] = Counter()
    for _ in range(TIMES):
        dealt.update(cards(resampled(game, 0, pool, random), 1, "hand"))
    assert_about_equal(dealt, 6)
    assert not set(dealt) & set(discard)


def test_G_150_what_was_drawn_since_may_be_any_card_of_the_deck() -> None:
    game = crach(
        PlayerSetup(hand=["stefan_skellen", "vesemir"], deck=["foglet", "harpy", "forktail"], discard=["fiend", "griffin"])
    )
    game.answer(1, encode(Choice(Option.PLAY, place=0, row=0)))
    random, pool = stream(), new_pool()
    drawn: Counter[str] = Counter()
    for _ in range(TIMES):
        held, *since = cards(resampled(game, 0, pool, random), 1, "hand")
        assert held not in ("fiend", "griffin")
        drawn.update(since)
    assert set(drawn) == {"vesemir", "foglet", "harpy", "forktail", "fiend", "griffin"}
    assert drawn["fiend"] > drawn["foglet"] > 0  # a card that cannot be in the old hand is more likely in the new one


def test_a_player_who_searches_a_deck_finds_something() -> None:
    """Arnjolf's player is asked which unit is copied, so the deck holds a copy of one."""
    searcher = PlayerSetup(
        faction=SKELLIGE,
        leader="arnjolf_the_patricide",
        hand=["war_longship", "olaf", "udalryk"],
        deck=["war_longship", "svanrige", "madman_lugos", "kambi"],
    )
    searcher.rows[SIEGE] = [CardSetup("war_longship")]
    game, random, pool = set_up(PositionSetup((searcher, PlayerSetup()))), stream(), new_pool()
    game.answer(0, Option.LEADER)
    assert game.state.ask == Ask.BOND
    hands = {tuple(sorted(cards(resampled(game, 1, pool, random), 0, "hand"))) for _ in range(300)}
    assert len(hands) > 10
    assert not any(hand.count("war_longship") == 2 for hand in hands)


def test_the_virtual_opponents_secrets_are_dealt_anew() -> None:
    """G-242, G-256: the leaders' pile, the deck, and the card under a Decoy, which may be any of the deck."""
    game = GwentGame.new(Options(mode="solo", variants=("leaders",)), (human_set(MONSTERS), whole_set(NILFGAARD)), bytes(16))
    random, pool = stream(), new_pool()
    tops = Counter(SLUGS[resampled(game, 0, pool, random).state.leaders[4]] for _ in range(TIMES))
    assert_about_equal(tops, 5)
    virtual = PlayerSetup(faction=MONSTERS, hand=[], deck=["fiend", "griffin", "forktail"])
    hidden = set_up(PositionSetup((PlayerSetup(), virtual), mode=ModeKind.SOLO, under=["harpy"]))
    under: Counter[str] = Counter()
    for _ in range(TIMES):
        state = resampled(hidden, 0, pool, random).state
        under[SLUGS[state.cards[state.under[0]].card]] += 1
    assert_about_equal(under, 4)


def test_nobody_foresees_the_game_from_a_resampled_state() -> None:
    game, random, pool = opening(), stream(), new_pool()
    keys = {(int(game.state.random.key0), int(game.state.random.key1))}
    for seat in (0, 1, SPECTATOR):
        for _ in range(10):
            twin = resampled(game, seat, pool, random).state.random
            keys.add((int(twin.key0), int(twin.key1)))
            assert twin.drawn == 0
    assert len(keys) == 31
