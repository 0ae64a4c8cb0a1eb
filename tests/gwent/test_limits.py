"""Every limit of the layout: how close the largest legal decks come, and what happens at the edge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.output import MAX_EVENTS
from mulligan.core.kernel.random import Random, below, seed
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.gwent.cards import BY_SLUG, LEADERS, SIDE_DECK
from mulligan.gwent.decks.formats import human_set, whole_set
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import FEWEST_CARDS, GameOptions, GwentGame
from mulligan.gwent.output import MAX_CHAIN, MAX_SEARCH
from mulligan.gwent.parts import (
    CLOSE,
    FACTIONS,
    MONSTERS,
    NEUTRAL,
    NILFGAARD,
    RANGED,
    SKELLIGE,
    Faction,
    Leader,
    Trait,
    Unit,
)
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.rulesets import RULESETS
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import APPEARING, DUEL, LARGE, MAX_ROUNDS, RESERVED_FRAMES, UNDER, Away, ModeKind, Option
from mulligan.gwent.state import LEADERS as MOST_LEADERS
from mulligan.gwent.state import SIDE_DECK as MOST_IN_SIDE_DECK

LEADER = "foltest_the_siegemaster"
UNUSED = 77  # written to unused frames; those that still hold it were not needed


def a_deck(cards: int) -> list[str]:
    return [LEADER, *["ballista"] * cards]


def all_cards(faction: Faction, leader: int) -> list[str]:
    """A deck of a faction's whole set."""
    cards = [card for card in whole_set(faction) if not isinstance(BY_SLUG[card], Leader)]
    return [[name for name, card in BY_SLUG.items() if card in LEADERS and card.faction == faction][leader], *cards]


# --- how far games reach ----------------------------------------------------------------------------------


def answers(game: GwentGame) -> Iterator[tuple[int, int]]:
    """Answers of a player who passes only when there is nothing else to do, to fill the table."""
    random: Random = new_record(dtype_of(Random))[0]
    seed(random, game.key)
    while (question := game.question) is not None:
        options = [option for option in question.options if option != Option.PASS] or question.options
        yield question.seat, options[int(below(random, len(options)))]


def frames_for(game: GwentGame, seat: int, choice: int) -> int:
    """Number of frames in use together while an answer is carried out."""
    left = game.state.frames["left"]  # type: ignore[call-overload]  # a numpy array at run time
    left[game.state.depth :] = UNUSED
    game.answer(seat, choice)
    used = int((left != UNUSED).sum())
    left[left == UNUSED] = 0
    return used


def reach(game: GwentGame) -> Counter[str]:
    """The most frames, events and thoughts that a game needs at one time."""
    most: Counter[str] = Counter()
    for seat, choice in answers(game):
        most |= Counter(frames=frames_for(game, seat, choice), events=int(game.output.event_count))
    most["thoughts"] = sum(int(node.table.weighing) for node in game.output.search)
    most["rounds"] = int(game.state.round_number)
    return most


@pytest.mark.slow
def test_duels_with_all_cards_of_their_factions_stay_far_from_the_limits() -> None:
    most: Counter[str] = Counter()
    for number, (one, other) in enumerate(product(FACTIONS, FACTIONS)):
        decks = all_cards(one, number % 5), all_cards(other, number // 5)
        most |= reach(GwentGame.new(GameOptions(("physical", "video")[number % 2]), decks, bytes([number] * 16)))
    assert 0 < most["frames"] <= LARGE["frames"] // 2
    assert most["events"] <= MAX_EVENTS // 8
    assert most["rounds"] <= MAX_ROUNDS


@pytest.mark.slow
def test_solo_games_with_whole_sets_stay_far_from_the_limits() -> None:
    most: Counter[str] = Counter()
    for number, (mine, theirs) in enumerate(permutations(FACTIONS, 2)):
        options = GameOptions(("physical", "video")[number % 2], mode="solo", variants=("leaders",))
        most |= reach(GwentGame.new(options, (human_set(mine), whole_set(theirs)), bytes([number] * 16)))
    assert 0 < most["frames"] <= LARGE["frames"] // 2
    assert most["events"] <= MAX_EVENTS // 8
    assert 3 <= most["thoughts"] <= MAX_SEARCH // 2


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_virtual_opponent_weighs_the_longest_chain_of_choices_of_a_set(faction: Faction) -> None:
    """A card to play, its Medic, every Medic it revives, and the row of the last unit."""
    cards = [BY_SLUG[name] for name in whole_set(faction)]
    revived = [card for card in cards if isinstance(card, Unit) and Trait.MEDIC in card.abilities and not card.hero]
    assert 3 + len(revived) <= MAX_CHAIN


def test_the_frames_hold_all_replacements() -> None:
    """Cow and Kambi of both players leave together when a round ends."""
    replaced = {**PlayerSetup().rows, CLOSE: [CardSetup("kambi")], RANGED: [CardSetup("cow")]}
    game = set_up(PositionSetup((PlayerSetup(rows=replaced), PlayerSetup(rows=replaced, passed=True))))
    assert frames_for(game, 0, Option.PASS) == 4
    assert [side.rows[CLOSE].cards.count for side in game.state.sides] == [2, 2]


# --- decks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "limits"), [(FEWEST_CARDS, DUEL), (DUEL["deck"], DUEL), (DUEL["deck"] + 1, LARGE)])
def test_the_larger_deck_chooses_the_layout(cards: int, limits: dict[str, int]) -> None:
    game = GwentGame.new(GameOptions(), (a_deck(FEWEST_CARDS), a_deck(cards)), bytes(16))
    assert len(game.state.cards) == limits["cards"]
    assert game.state.players[1].deck.count == cards - 10


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_largest_decks_are_played_with_their_side_decks(ruleset: str) -> None:
    needing = ["cow", "kambi", "berserker", "young_berserker"]
    deck = [LEADER, *needing, *["ballista"] * (LARGE["deck"] - len(needing))]
    game = GwentGame.new(GameOptions(ruleset), (deck, deck), bytes(16))
    aside = [sum(card.away == Away.SIDE_DECK and card.owner == seat for card in game.state.cards) for seat in (0, 1)]
    assert aside[0] == aside[1] <= MOST_IN_SIDE_DECK
    assert sum(card.card != 0 for card in game.state.cards) == 2 * (LARGE["deck"] + aside[0])
    reach(game)


def test_a_deck_that_is_too_large_or_too_small_is_refused_by_name() -> None:
    with pytest.raises(IllegalDeck, match=f"room for {LARGE['deck']}"):
        GwentGame.new(GameOptions(), (a_deck(LARGE["deck"] + 1), a_deck(30)), bytes(16))
    with pytest.raises(IllegalDeck, match=f"at least {FEWEST_CARDS}"):
        GwentGame.new(GameOptions(), (a_deck(30), a_deck(FEWEST_CARDS - 1)), bytes(16))


def test_the_smallest_deck_is_enough_for_the_largest_opening_hand() -> None:
    """G-033, G-141: Daisy of the Valley's eleven cards, and two redraws that do not bring back what was rejected."""
    daisy = ["francesca_findabair_daisy_of_the_valley", *["milva"] * FEWEST_CARDS]
    game = GwentGame.new(GameOptions(starter=0), (daisy, a_deck(30)), bytes(16))
    for _ in range(2):
        game.answer(0, Option.HAND)
    assert (game.state.players[0].hand.count, game.state.players[0].deck.count) == (11, 2)


def test_the_layouts_have_room_for_the_box() -> None:
    for faction in FACTIONS:
        assert len(all_cards(faction, 0)) - 1 <= LARGE["deck"]
        aside = sum(card.copies for card in SIDE_DECK if card.faction in (faction, NEUTRAL))
        assert aside <= MOST_IN_SIDE_DECK
        assert sum(leader.faction == faction for leader in LEADERS) == MOST_LEADERS
    for limits in (DUEL, LARGE):
        assert limits["cards"] == limits["seats"] * (limits["deck"] + MOST_IN_SIDE_DECK) == limits["pile"]
        assert limits["cards"] <= 256 ** limits["copy"]


# --- the edge -------------------------------------------------------------------------------------------------


def test_replacements_that_find_no_room_are_reported_as_lost() -> None:
    """More Cows than any set holds: the game goes on, and the log says that effects were lost."""
    rows = {**PlayerSetup().rows, RANGED: [CardSetup("cow")] * (2 * LARGE["frames"])}
    game = set_up(PositionSetup((PlayerSetup(rows=rows), PlayerSetup(passed=True)), ruleset="video"))
    assert frames_for(game, 0, Option.PASS) <= LARGE["frames"]
    assert game.state.sides[0].rows[CLOSE].cards.count == APPEARING
    assert game.state.depth == 0 and game.question is not None
    lost = [event for event in game.events(0) if event.kind == EventKind.OVERFLOWED]
    assert len(lost) == game.output.overflows == 2 * LARGE["frames"] - (LARGE["frames"] - RESERVED_FRAMES)


def test_any_number_of_cards_may_be_called() -> None:
    """A deck of one card that musters itself: all copies come together, and the game continues."""
    deck = [LEADER, *["nekker"] * LARGE["deck"]]
    game = GwentGame.new(GameOptions(starter=0), (deck, deck), bytes(16))
    most = reach(game)
    assert most["frames"] <= LARGE["frames"]
    assert game.result is not None


def test_a_full_journal_changes_nothing_but_itself() -> None:
    games = [GwentGame.new(GameOptions(), (all_cards(SKELLIGE, 0), all_cards(NILFGAARD, 0)), bytes(16)) for _ in range(2)]
    games[1].output.limit = 2
    for seat, choice in answers(games[0]):
        games[0].answer(seat, choice)
        games[1].answer(seat, choice)
        assert games[1].events(0) == games[0].events(0)[:2]
    assert games[1].digest() == games[0].digest()


def test_a_decoy_beyond_the_limit_covers_no_card_and_is_reported() -> None:
    """Both sets together have fewer."""
    virtual = PlayerSetup(faction=MONSTERS, hand=[], deck=["decoy", "fiend", "fiend"])
    game = set_up(PositionSetup((PlayerSetup(hand=["ves", "ves"]), virtual), mode=ModeKind.SOLO, under=["griffin"] * UNDER))
    game.answer(0, Option.PLAY)
    assert game.state.under_count == UNDER
    assert game.output.overflows == 1
    assert game.state.players[VIRTUAL].deck.count == 2
    game.answer(0, Option.PASS)  # reveals them all
    assert game.state.under_count == 0
