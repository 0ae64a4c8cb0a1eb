"""Every limit of the layout, at its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mulligan.core.game import IllegalAnswer, IllegalDeck
from mulligan.epic.choices import Choice, encode
from mulligan.epic.events import EventKind
from mulligan.epic.game import EpicGame, GameOptions
from mulligan.epic.rules.stats import UNBREAKABLE
from mulligan.epic.scenario.position import (
    ChampionSetup,
    ImpossiblePosition,
    LaterSetup,
    PlayerSetup,
    PositionSetup,
    set_up,
)
from mulligan.epic.state import DUEL, LARGEST_DECK, MAX_HEALTH, MAX_NUMBER, NOBODY, Option

ROOM = DUEL["champions"]


def table(humans: int, hand: list[str], **more: object) -> EpicGame:
    one = PlayerSetup(play=[ChampionSetup("human") for _ in range(humans)], hand=hand, **more)  # type: ignore[arg-type]
    return set_up(PositionSetup(players=[one, PlayerSetup(hand=["burrowing_wurm"])]))


def lost(game: EpicGame) -> int:
    """Effects that the log and the output report as lost."""
    logged = sum(event.kind == EventKind.OVERFLOWED for event in game.events(0))
    assert logged == game.output.overflows
    return logged


def test_a_token_that_finds_no_room_is_reported_as_lost() -> None:
    """E-TARGET-02: do as much of an effect as possible."""
    game = table(ROOM - 2, ["secret_legion"])
    game.answer(0, encode(Choice(Option.HAND)))
    game.answer(0, encode(Choice(Option.MODE, place=1)))
    assert game.state.slots == ROOM
    assert game.question is not None
    assert lost(game) > 0


def test_the_last_slot_can_be_used_and_one_more_champion_cannot_be_played() -> None:
    game = table(ROOM - 1, ["kong", "thundarus"])
    game.state.players[0].gold = 2
    game.answer(0, encode(Choice(Option.HAND, place=1)))
    assert game.state.slots == ROOM
    with pytest.raises(IllegalAnswer):
        game.answer(0, encode(Choice(Option.HAND, place=0)))


def test_a_position_has_no_more_champions_than_room() -> None:
    with pytest.raises(ImpossiblePosition, match="no room"):
        table(ROOM + 1, [])


def test_a_full_table_returns_only_champions_with_room() -> None:
    """Army of the Apocalypse with one free slot: one card returns, the others stay."""
    game = table(ROOM - 1, ["army_of_the_apocalypse"], discard=["kong", "kong", "kong"])
    game.answer(0, encode(Choice(Option.HAND)))
    game.answer(0, encode(Choice(Option.MODE, place=1)))
    assert game.state.slots == ROOM
    assert game.state.players[0].discard.count == 3  # two Kongs and the event
    assert lost(game) == 2


# --- numbers stop at their limit; what that takes away is reported --------------------------------


def duel(*play: ChampionSetup, theirs: Sequence[ChampionSetup] = (), hand: Sequence[str] = (), **more: Any) -> EpicGame:
    """The first player's Main Phase. Both have a card to play, so that nobody passes by themselves."""
    one = PlayerSetup(play=list(play), hand=[*hand, "burrowing_wurm"], **more)
    return set_up(PositionSetup(players=[one, PlayerSetup(play=list(theirs), hand=["burrowing_wurm"])]))


def cast(game: EpicGame) -> None:
    """The first player plays the first card in hand, on the only champion."""
    game.answer(0, Option.HAND)


def end_turn(game: EpicGame) -> None:
    for seat in (0, 1):
        game.answer(seat, Option.PASS)


def pass_window(game: EpicGame) -> None:
    """Nobody plays anything in this step of the battle."""
    while game.question is not None and game.question.ask == "PLAYS":
        game.answer(game.question.seat, Option.PASS)


@pytest.mark.parametrize(("damage", "over"), [(3, 0), (4, 1)])
def test_counters(damage: int, over: int) -> None:
    """Sea Hydra gets as many at the end of the turn as it has damage."""
    game = duel(ChampionSetup("sea_hydra", counters=MAX_NUMBER - 3, damage=damage))
    end_turn(game)
    assert game.state.champions[0].counters == MAX_NUMBER
    assert lost(game) == over


@pytest.mark.parametrize(("bonus", "over"), [(4, 0), (3, 1)])
def test_a_bonus_this_turn(bonus: int, over: int) -> None:
    """Lash: +4 attack."""
    game = duel(ChampionSetup("kong", attack=MAX_NUMBER - bonus), hand=["lash"])
    cast(game)
    assert game.state.champions[0].attack_this_turn == MAX_NUMBER
    assert lost(game) == over


@pytest.mark.parametrize(("room", "over"), [(9, 0), (8, 1)])
def test_health(room: int, over: int) -> None:
    """Drain Essence: 9 health."""
    game = duel(ChampionSetup("kong"), hand=["drain_essence"], health=MAX_HEALTH - room)
    cast(game)
    assert game.state.teams[0].health == MAX_HEALTH
    assert lost(game) == over


def test_damage_to_a_champion_that_it_breaks_is_not_cut() -> None:
    """Drain Essence: 9 damage to a champion with the largest defense."""
    game = duel(ChampionSetup("human", counters=MAX_NUMBER - 1, damage=MAX_NUMBER - 3), hand=["drain_essence"])
    cast(game)
    assert game.state.champions[0].controller == NOBODY
    assert lost(game) == 0


@pytest.mark.parametrize(("damage", "over"), [(MAX_NUMBER - 9, 0), (MAX_NUMBER - 8, 1)])
def test_damage_on_an_unbreakable_champion(damage: int, over: int) -> None:
    game = duel(ChampionSetup("kong", damage=damage, keywords=UNBREAKABLE), hand=["drain_essence"])
    cast(game)
    assert game.state.champions[0].damage == MAX_NUMBER
    assert lost(game) == over


@pytest.mark.parametrize(("counters", "over"), [(MAX_NUMBER - 1, 0), (MAX_NUMBER, 1)])
def test_a_defense_that_is_enough_only_beyond_the_limit(counters: int, over: int) -> None:
    """Drain Essence: 9 damage to a champion with 1 defense and counters."""
    game = duel(ChampionSetup("human", counters=counters, damage=MAX_NUMBER - 9), hand=["drain_essence"])
    cast(game)
    assert game.state.champions[0].controller == NOBODY
    assert lost(game) == over


def test_breakthrough_damage_stops_at_the_largest_amount() -> None:
    """Two attackers with 200 attack: amounts must not run into the numbers of other kinds of choices."""
    hatchlings = [ChampionSetup("wurm_hatchling", counters=196) for _ in range(2)]
    game = set_up(PositionSetup(players=[PlayerSetup(play=hatchlings), PlayerSetup(play=[ChampionSetup("human")])]))
    for choice in (Option.CHAMPION, Option.CHAMPION + 1):
        game.answer(0, choice)
    game.answer(1, Option.CHAMPION + 2)
    question = game.question
    assert question is not None and question.ask == "BREAKTHROUGH"
    assert question.options == tuple(range(Option.NUMBER, Option.NUMBER + MAX_NUMBER + 1))
    assert lost(game) == 1
    game.answer(0, question.options[-1])
    while game.question is not None and game.question.ask == "ASSIGN":
        game.answer(game.question.seat, game.question.options[-1])
    assert game.state.teams[1].health == 30 - MAX_NUMBER


@pytest.mark.parametrize(("counters", "over"), [(MAX_NUMBER - 13, 0), (MAX_NUMBER - 12, 1)])
def test_battle_damage_that_is_divided(counters: int, over: int) -> None:
    """Kong: 13 attack. Damage beyond the largest amount is not assigned."""
    game = duel(ChampionSetup("kong", counters=counters), theirs=[ChampionSetup("human"), ChampionSetup("human")])
    game.answer(0, Option.CHAMPION)
    pass_window(game)
    for choice in (Option.CHAMPION + 1, Option.CHAMPION + 2):
        game.answer(1, choice)
    pass_window(game)
    question = game.question
    assert question is not None and question.ask == "ASSIGN"
    assert question.options == tuple(range(Option.NUMBER, Option.NUMBER + MAX_NUMBER + 1))
    assert lost(game) == over


def test_battle_damage_to_a_player_is_dealt_in_full() -> None:
    game = duel(ChampionSetup("kong", counters=MAX_NUMBER))
    game.answer(0, Option.CHAMPION)
    pass_window(game)
    assert game.state.teams[1].health == 30 - (13 + MAX_NUMBER)
    assert lost(game) == 0


@pytest.mark.slow  # a layout of its own
def test_a_deck_of_the_largest_size_is_played() -> None:
    game = EpicGame.new(GameOptions(), (["kong"] * LARGEST_DECK, ["kong"] * 60), bytes(16))
    assert game.state.players[0].deck.count == LARGEST_DECK - 5


def test_a_larger_deck_is_refused_by_name() -> None:
    with pytest.raises(IllegalDeck, match=f"room for {LARGEST_DECK}"):
        EpicGame.new(GameOptions(), (["kong"] * (LARGEST_DECK + 1), ["kong"] * 60), bytes(16))


def test_many_abilities_wait_together() -> None:
    """More Priestesses than the trigger queue has places: those beyond it are lost and reported, and the game goes on."""
    priestesses = [ChampionSetup("priestess_of_angeline") for _ in range(DUEL["triggers"] + 5)]
    one = PlayerSetup(health=10, play=priestesses, hand=["inner_peace", "burrowing_wurm"], deck=["kong"] * 5)
    game = set_up(PositionSetup(players=[one, PlayerSetup(hand=["burrowing_wurm"], deck=["kong"] * 5)]))
    game.answer(0, encode(Choice(Option.HAND)))
    assert game.state.trigger_count == DUEL["triggers"]
    assert lost(game) == 5
    while game.question is not None and game.question.ask == "ORDER":
        game.answer(0, game.question.options[-1])
    assert game.state.teams[0].health == 10 + 10 + 3 * DUEL["triggers"]


def test_a_delayed_effect_that_finds_no_place_in_the_trigger_queue_is_reported_as_lost() -> None:
    """Sea Hydras fill the queue at the end of the turn, before the effects delayed until then join it."""
    hydras = [ChampionSetup("sea_hydra") for _ in range(DUEL["triggers"] - 1)]
    one = PlayerSetup(play=[*hydras, ChampionSetup("human"), ChampionSetup("human")], hand=["burrowing_wurm"])
    later = [LaterSetup(0, "final_task", champion=(0, "human", which)) for which in (1, 2)]
    game = set_up(PositionSetup(players=[one, PlayerSetup(hand=["burrowing_wurm"])], later=later))
    game.answer(0, Option.PASS)
    game.answer(1, Option.PASS)
    assert game.state.trigger_count == DUEL["triggers"]
    assert lost(game) == 1
