"""Bots weigh an effect that they have no case for by its tone in the table of operations."""

from __future__ import annotations

import pytest

from mulligan.epic import parts as p
from mulligan.epic.book.assembler import assemble
from mulligan.epic.cards import CARDS
from mulligan.epic.scenario.position import ChampionSetup, PlayerSetup, PositionSetup, set_up
from mulligan.players.epic.programs import program_value


def value(*do: p.Effect) -> int:
    """The value of an event with these sentences, to the first of two players with a Human each."""
    one = PlayerSetup(hand=["plague"], play=[ChampionSetup("human")])
    state = set_up(PositionSetup(players=[one, one])).state
    book = assemble((*CARDS, p.Event("Trial of the Test", p.GOOD, cost=0, do=do)))
    return program_value(book, state, 0, len(CARDS), int(book.cards[len(CARDS)].pc), 0)


@pytest.mark.parametrize(("who", "good"), [(p.EACH_OPPONENT, True), (p.YOU, False)])
def test_harm_to_players_is_good_for_their_opponents_only(who: p.Player, good: bool) -> None:
    assert (value(p.CannotGainHealth(who)) > 0) is good
    assert value(p.CannotGainHealth(who)) != 0


def test_an_effect_of_neutral_tone_has_no_value() -> None:
    assert value(p.ReturnAnew(p.Each())) == 0 == value(p.CannotGainHealth(p.EACH_PLAYER))
