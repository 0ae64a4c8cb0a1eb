"""No base card has an "at the end of battle" ability, so cards made for the purpose test these rules."""

from __future__ import annotations

from mulligan.core.kernel.output import new_output
from mulligan.core.kernel.record import new_record
from mulligan.epic.book.assembler import assemble
from mulligan.epic.cards import CARDS
from mulligan.epic.modes import set_mode
from mulligan.epic.parts import EVIL, CardClass, Champion, GainHealth, LoseHealth, When, when
from mulligan.epic.rules.engine import run, step
from mulligan.epic.rules.in_play import enter_untriggered
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.setup import clear_table
from mulligan.epic.state import DUEL, NO_CARD, Option, State, Step, state_dtype

HERALD = Champion(
    "Herald of the Test", EVIL, cost=1, attack=1, defense=9, classes=CardClass.HUMAN,
    abilities=(when(When.END_OF_BATTLE, GainHealth(4)), when(When.DEALS_DAMAGE, LoseHealth(1))),
)  # fmt: skip
BOOK = assemble((*CARDS, HERALD))
NUMBER = len(CARDS)


def _battle() -> tuple[State, list[tuple[int, int]]]:
    """Each player has a herald; the turn player's attacks unblocked. Returns the state and health totals after every answer."""
    state: State = new_record(state_dtype(DUEL))[0]
    output = new_output()
    set_mode(state.mode, "duel", 1)
    clear_table(state, 2)
    state.turn_player = state.holder = 0
    for seat in (0, 1):
        slot = enter_untriggered(BOOK, state, output, NUMBER, NO_CARD, seat, seat)
        state.champions[slot].deploying = 0
    state.turn, state.step = 3, Step.MAIN
    run(BOOK, state, output)
    step(BOOK, state, Option.CHAMPION + 0, output)
    seen = []
    while state.step != Step.MAIN and state.over == 0:
        legal(BOOK, state, output)
        step(BOOK, state, int(output.options[0]), output)
        seen.append((int(state.teams[0].health), int(state.teams[1].health)))
    return state, seen


def test_E_TRIG_11_end_of_battle_abilities_resolve_after_triggers_of_the_damage() -> None:
    _, seen = _battle()
    # 30 - 1 (its own damage ability) + 4, and the defender 30 - 1 (damage) + 4: each exactly once, before the Main Phase.
    assert seen[-1] == (33, 33)


def test_E_DMG_10_the_battle_is_over_only_after_the_end_of_battle_abilities() -> None:
    state, _ = _battle()
    assert state.battle.attacker == -1
    assert all(state.champions[slot].role == 0 for slot in range(state.slots))
