""" "If you do": every operation that can precede `then` reports correctly whether it was done.

A kernel's return value is a rule: one that always returns "done" would break "if you do". Each operation runs where it can be
done and where it cannot; the part after `then` must happen only in the first case. Every operation needs both cases.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from mulligan.core.kernel.output import Output, new_output
from mulligan.epic import parts as p
from mulligan.epic.book.assembler import assemble
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import CARDS
from mulligan.epic.cards.tokens import WOLF
from mulligan.epic.rules.engine import run, step
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.programs.frames import begin_ability
from mulligan.epic.scenario.position import ChampionSetup, PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import DUEL, NO_CARD, NO_SLOT, Ask, Option, PlayerMark, Position, Role, State

START = 30  # health of every player
THEN = 7  # health gained after `then`
NOTHING = p.X  # X is 0 if nothing was picked


def position(one: PlayerSetup, *others: PlayerSetup, mode: str = "duel") -> PositionSetup:
    """The first player's Main Phase. Players without cards pass immediately, so all hold one by default."""
    players = [one, *(others or (PlayerSetup(),))]
    return PositionSetup(players=[replace(each, hand=each.hand or ["plague"]) for each in players], mode=mode)


def in_play(*cards: ChampionSetup | str, **more: object) -> PlayerSetup:
    champions = [ChampionSetup(card) if isinstance(card, str) else card for card in cards]
    return PlayerSetup(play=champions, **more)  # type: ignore[arg-type]


EMPTY = position(PlayerSetup())
NO_HAND = PositionSetup(players=[PlayerSetup(), PlayerSetup(hand=["plague"])])
ONE_EACH = position(in_play("human"), in_play("wolf"))
MINE = position(in_play("human", "human"))
EXPENDED = position(in_play(ChampionSetup("human", position=Position.EXPENDED)))


def unlike(keyword: p.Keyword) -> PositionSetup:
    return position(PlayerSetup(), in_play(ChampionSetup("wolf", lasting=keyword)))


def everyone_fights(state: State) -> None:
    for slot in range(state.slots):
        state.champions[slot].role = Role.ATTACKER
    state.battle.attacker, state.battle.defender = 0, 1


def opponent_cannot_gain_health(state: State) -> None:
    state.players[1].mark |= PlayerMark.NO_HEALTH


def source_fights(state: State) -> None:
    state.champions[0].role = Role.ATTACKER
    state.battle.attacker, state.battle.defender = 0, 1


@dataclass(frozen=True)
class Could:
    """An effect, in a position where it can be done."""

    effect: p.Plain
    position: PositionSetup = field(default_factory=lambda: ONE_EACH)
    prepare: Callable[[State], None] = lambda state: None
    willing: bool = True  # picks something when asked
    seat: int = 0
    from_pile: bool = False  # the source is the first card in the discard pile, not a champion


class CouldNot(Could):
    """An effect, in a position where it cannot be done or is declined."""


CASES: dict[Op, list[Could]] = {
    Op.DRAW: [Could(p.Draw(1)), CouldNot(p.Draw(NOTHING)), CouldNot(p.Draw(1, p.ITS_CONTROLLER))],
    Op.DISCARD: [
        Could(p.Discard(1, p.YOU), position(PlayerSetup(hand=["kong", "kong"]))),
        Could(p.Discard(2, p.YOU), position(PlayerSetup(hand=["kong"]))),
        CouldNot(p.Discard(1, p.YOU), NO_HAND),
    ],
    Op.GAIN_HEALTH: [
        Could(p.GainHealth(1, p.EACH_OPPONENT)),
        CouldNot(p.GainHealth(NOTHING)),
        CouldNot(p.GainHealth(1, p.EACH_OPPONENT), prepare=opponent_cannot_gain_health),
        CouldNot(p.GainHealth(1, p.ITS_CONTROLLER)),
    ],
    Op.LOSE_HEALTH: [
        Could(p.LoseHealth(1, p.EACH_OPPONENT)),
        CouldNot(p.LoseHealth(NOTHING)),
        CouldNot(p.LoseHealth(1, p.ITS_CONTROLLER)),
    ],
    Op.NO_HEALTH: [Could(p.CannotGainHealth(p.EACH_OPPONENT)), CouldNot(p.CannotGainHealth(p.ITS_CONTROLLER))],
    Op.DAMAGE: [
        Could(p.Damage(1, p.Each())),
        Could(p.Damage(1, p.EACH_OPPONENT), EMPTY),
        CouldNot(p.Damage(1, p.Each()), EMPTY),
        CouldNot(p.Damage(NOTHING, p.Each())),
    ],
    Op.DIVIDE_DAMAGE: [Could(p.DivideDamage(1)), CouldNot(p.DivideDamage(0))],
    Op.BREAK: [
        Could(p.Break(p.Each())),
        CouldNot(p.Break(p.Each()), EMPTY),
        CouldNot(p.Break(p.Each()), unlike(p.UNBREAKABLE)),
    ],
    Op.BANISH: [
        Could(p.Banish(p.Each())),
        Could(p.Banish(p.THIS), position(PlayerSetup(discard=["kong"])), from_pile=True),
        CouldNot(p.Banish(p.Each()), EMPTY),
        CouldNot(p.Banish(p.Each()), unlike(p.UNBANISHABLE)),
        CouldNot(p.Banish(p.THIS), EMPTY),
    ],
    Op.RETURN: [Could(p.ReturnToHand(p.Each())), CouldNot(p.ReturnToHand(p.Each()), EMPTY)],
    Op.RETURN_ANEW: [Could(p.ReturnAnew(p.Each())), CouldNot(p.ReturnAnew(p.Each()), EMPTY)],
    Op.RECALL: [
        Could(p.Recall(), position(PlayerSetup(discard=["kong"])), from_pile=True),
        CouldNot(p.Recall(), EMPTY),
    ],
    Op.RECYCLE: [
        Could(p.Recycle(), position(PlayerSetup(discard=["kong", "kong"]))),
        CouldNot(p.Recycle(), position(PlayerSetup(discard=["kong"]))),
        CouldNot(p.Recycle(), position(PlayerSetup(discard=["kong", "kong"])), willing=False),
    ],
    Op.EXPEND: [
        Could(p.Expend(p.Each())),
        CouldNot(p.Expend(p.Each()), EMPTY),
        CouldNot(p.Expend(p.Each()), EXPENDED),
    ],
    Op.PREPARE: [
        Could(p.Prepare(p.Each()), EXPENDED),
        CouldNot(p.Prepare(p.Each()), EMPTY),
        CouldNot(p.Prepare(p.Each())),
    ],
    Op.BONUS: [Could(p.ThisTurn(p.Each(), 1)), CouldNot(p.ThisTurn(p.Each(), 1), EMPTY)],
    Op.GAIN: [Could(p.Gain(p.Each(), p.BLITZ)), CouldNot(p.Gain(p.Each(), p.BLITZ), EMPTY)],
    Op.COUNTERS: [
        Could(p.PutCounters(1, p.Each())),
        CouldNot(p.PutCounters(1, p.Each()), EMPTY),
        CouldNot(p.PutCounters(NOTHING, p.Each())),
    ],
    Op.CREATE: [
        Could(p.Create(WOLF)),
        CouldNot(p.Create(WOLF, NOTHING)),
        CouldNot(p.Create(WOLF), position(in_play(*["human"] * DUEL["champions"]))),
    ],
    Op.PUT_INTO_PLAY: [
        Could(p.PutIntoPlay(p.THIS), position(PlayerSetup(discard=["kong"])), from_pile=True),
        CouldNot(p.PutIntoPlay(p.THIS), EMPTY),
        CouldNot(
            p.PutIntoPlay(p.THIS),
            position(in_play(*["human"] * DUEL["champions"], discard=["kong"])),
            from_pile=True,
        ),
    ],
    Op.RETURN_ALL: [
        Could(p.ReturnAllToPlay(), position(PlayerSetup(), PlayerSetup(discard=["kong"]))),
        CouldNot(p.ReturnAllToPlay(), position(PlayerSetup(discard=["plague"]))),
    ],
    Op.TRANSFORM: [Could(p.Transform(p.Each(), WOLF)), CouldNot(p.Transform(p.Each(), WOLF), EMPTY)],
    Op.CONTROL: [Could(p.TakeControl(p.Each())), CouldNot(p.TakeControl(p.Each()), MINE)],
    Op.CONTROL_THIS_TURN: [Could(p.TakeControlThisTurn(p.Each())), CouldNot(p.TakeControlThisTurn(p.Each()), MINE)],
    Op.LEAVE_BATTLE: [
        Could(p.RemoveFromBattle(p.Each()), MINE, everyone_fights),
        CouldNot(p.RemoveFromBattle(p.Each()), MINE),
    ],
    Op.JOIN: [
        Could(p.JoinBattle(p.yours(), p.AIRBORNE), MINE, source_fights),
        CouldNot(p.JoinBattle(p.yours(), p.AIRBORNE), MINE, source_fights, willing=False),
        CouldNot(p.JoinBattle(p.yours(), p.AIRBORNE), MINE, everyone_fights),
        CouldNot(p.JoinBattle(p.yours(), p.AIRBORNE), MINE),
    ],
    Op.NO_ATTACKS: [
        Could(p.NoMoreAttacks()),
        CouldNot(p.NoMoreAttacks(), position(*[PlayerSetup() for _ in range(4)], mode="hunter_first_blood"), seat=2),
    ],
    Op.KEEP_ONE: [Could(p.BreakAllButOneEach(), MINE), CouldNot(p.BreakAllButOneEach())],
}


def assembled(effect: p.Plain) -> tuple[Book, int]:
    """A book with the program `you may do it; if you do, gain health`, and the program's start."""
    trial = p.Event("Trial of the Test", p.GOOD, cost=0, do=p.May(effect, then=p.GainHealth(THEN)))
    book = assemble((*CARDS, trial))
    return book, int(book.cards[len(CARDS)].pc)


def begin(case: Could, book: Book, pc: int) -> tuple[State, Output]:
    state, output = set_up(case.position).state, new_output()
    case.prepare(state)
    pile = state.players[case.seat].discard
    number = int(pile.cards[0]) if case.from_pile else NO_CARD
    has_source = not case.from_pile and state.champions[0].controller == case.seat
    slot, serial = (0, int(state.champions[0].serial)) if has_source else (NO_SLOT, 0)
    state.ask = Ask.NOTHING
    begin_ability(state, pc, case.seat, len(CARDS), number, slot, serial)
    run(book, state, output)
    return state, output


def then_happens(case: Could) -> bool:
    """Whether the part after `then` happens; skips the "may" question, so that the operation alone decides."""
    book, pc = assembled(case.effect)
    state, output = begin(case, book, pc + 1 if book.code[pc].op == Op.MAY else pc)
    while state.depth > 0 and state.over == 0:
        options = [int(option) for option in output.options[: legal(book, state, output)]]
        willing = [option for option in options if option != Option.PASS]
        step(book, state, willing[-1] if willing and case.willing else options[0], output)
    return int(state.teams[state.players[case.seat].team].health) == START + THEN


def test_every_operation_that_can_precede_then_has_a_case_that_could_not_be_done() -> None:
    for part in p.PLAIN:
        cases = CASES.get(part.op, [])
        assert any(isinstance(case, CouldNot) for case in cases), f"{part.op.name}: add a case where it cannot be done"
        assert any(not isinstance(case, CouldNot) for case in cases), f"{part.op.name}: add a case where it can be done"


@pytest.mark.parametrize("case", [case for cases in CASES.values() for case in cases], ids=lambda case: case.effect.op.name)
def test_then_happens_exactly_if_it_was_done(case: Could) -> None:
    assert then_happens(case) is not isinstance(case, CouldNot)


PILE = position(PlayerSetup(discard=["kong"]))
MAY_CASES: list[Could] = [
    Could(p.Expend(p.THIS)),
    CouldNot(p.Expend(p.THIS), EXPENDED),
    CouldNot(p.Expend(p.THIS), EMPTY),
    Could(p.Break(p.THIS)),
    CouldNot(p.Break(p.THIS), position(in_play(ChampionSetup("human", lasting=p.UNBREAKABLE)))),
    Could(p.Banish(p.THIS), PILE, from_pile=True),
    CouldNot(p.Banish(p.THIS), EMPTY),
    Could(p.Recall(), PILE, from_pile=True),
    CouldNot(p.Recall(), EMPTY),
    Could(p.Discard(1, p.YOU), EMPTY),
    CouldNot(p.Discard(1, p.YOU), NO_HAND),
    CouldNot(p.Expend(p.THEM)),
]


@pytest.mark.parametrize("case", MAY_CASES, ids=lambda case: case.effect.op.name)
def test_may_is_asked_only_if_it_can_be_done(case: Could) -> None:
    state, _ = begin(case, *assembled(case.effect))
    assert bool(state.ask == Ask.MAY) is not isinstance(case, CouldNot)
    assert state.teams[state.players[0].team].health == START


@pytest.mark.parametrize(("health", "gold", "asked"), [(4, 1, True), (2, 1, False), (4, 0, False)])
def test_may_is_asked_only_if_the_whole_cost_can_be_paid(health: int, gold: int, asked: bool) -> None:
    trial = p.Event("Trial of the Test", p.GOOD, cost=0, do=p.May(p.Pay(health=3, gold=1), then=p.Draw(1)))
    book = assemble((*CARDS, trial))
    could = Could(p.Draw(1), position(PlayerSetup(health=health, gold=gold, deck=["kong"] * 3)))
    state, output = begin(could, book, int(book.cards[len(CARDS)].pc))
    assert bool(state.ask == Ask.MAY) is asked
    if asked:
        step(book, state, Option.YES, output)
        assert (state.teams[0].health, state.players[0].gold, state.players[0].deck.count) == (1, 0, 2)
