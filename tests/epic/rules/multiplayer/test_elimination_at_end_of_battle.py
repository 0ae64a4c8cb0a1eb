"""Players killed by battle damage are out before the battle ends. No base card triggers at that end, so one is made here."""

from __future__ import annotations

from mulligan.core.kernel.output import new_output
from mulligan.core.kernel.record import new_record
from mulligan.epic.book.assembler import assemble
from mulligan.epic.cards import CARDS
from mulligan.epic.modes import set_mode
from mulligan.epic.parts import EVIL, CardClass, Champion, GainHealth, When, when
from mulligan.epic.rules.engine import run, step
from mulligan.epic.rules.in_play import enter_untriggered
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.setup import clear_table
from mulligan.epic.state import NO_CARD, NOBODY, TABLE, Ask, Option, State, Step, state_dtype

HERALD = Champion(
    "Herald of the Test", EVIL, cost=1, attack=9, defense=9, classes=CardClass.HUMAN,
    abilities=when(When.END_OF_BATTLE, GainHealth(4)),
)  # fmt: skip
BOOK = assemble((*CARDS, HERALD))


def test_E_TRIG_11_abilities_at_the_end_of_battle_happen_although_the_defender_died_of_the_damage() -> None:
    state: State = new_record(state_dtype(TABLE))[0]
    output = new_output()
    set_mode(state.mode, "free_for_all", 1)
    clear_table(state, 3)
    state.teams[1].health = 9
    state.turn_player = state.holder = 0
    for seat in range(3):
        slot = enter_untriggered(BOOK, state, output, len(CARDS), NO_CARD, seat, seat)
        state.champions[slot].deploying = 0
    state.turn, state.step = 3, Step.MAIN
    run(BOOK, state, output)
    step(BOOK, state, Option.CHAMPION + 0, output)
    assert state.ask == Ask.DEFENDER
    step(BOOK, state, Option.PLAYER + 1, output)
    while state.step != Step.MAIN and state.over == 0:
        legal(BOOK, state, output)
        step(BOOK, state, int(output.options[0]), output)  # no blocks, all pass
    assert state.players[1].eliminated == 1
    # Remaining players gain 4 each; the eliminated player's herald left with them.
    assert [int(state.teams[seat].health) for seat in (0, 2)] == [34, 34]
    assert [int(champion.controller) for champion in state.champions[:3]] == [0, NOBODY, 2]
    assert state.battle.attacker == NOBODY
