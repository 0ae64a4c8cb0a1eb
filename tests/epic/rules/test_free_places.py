"""Freed places look like places that were never used, in every field of their records."""

from __future__ import annotations

import numpy as np

from mulligan.epic.rules.in_play import clear_slot
from mulligan.epic.rules.programs.frames import begin_ability, end_program
from mulligan.epic.scenario.position import PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import NO_SLOT, State


def table() -> State:
    return set_up(PositionSetup(players=[PlayerSetup(hand=["kong"]), PlayerSetup(hand=["kong"])])).state


def scribble(records: object, place: int) -> None:
    """Write to every field of a record."""
    record = np.asarray(records)[place]
    for name in record.dtype.names:
        record[name] = 1


def test_a_slot_that_a_champion_left_is_as_it_was_before() -> None:
    state = table()
    scribble(state.champions, 0)
    clear_slot(state, 0)
    assert state.champions[0] == state.champions[1]


def test_a_program_that_ended_leaves_nothing_in_its_frame() -> None:
    state = table()
    begin_ability(state, 1, 0, 1, 0, NO_SLOT, 0)
    scribble(state.frames, 0)
    end_program(state)
    assert state.depth == 0 and state.frames[0] == state.frames[1]


def test_a_program_starts_with_clean_registers() -> None:
    state = table()
    scribble(state.frames, 1)
    begin_ability(state, 1, 0, 1, 0, NO_SLOT, 0)
    begin_ability(state, 1, 0, 1, 0, NO_SLOT, 0)
    assert state.frames[0] == state.frames[1]
