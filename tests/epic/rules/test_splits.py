"""E-DMG-06, E-KW-BREAKTHROUGH-01: in small battles, exactly the allowed splits of damage can be chosen."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from mulligan.epic.events import EventKind
from mulligan.epic.game import EpicGame
from mulligan.epic.rules.stats import BREAKTHROUGH
from mulligan.epic.scenario.position import ChampionSetup, PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import NO_SLOT, Ask, Option

Attackers = tuple[tuple[int, bool], ...]  # attack, and whether they have breakthrough
Split = tuple[tuple[int, ...], ...]  # by attacker: damage to each blocker, then to the player

BATTLES: list[tuple[Attackers, tuple[int, ...]]] = [  # attackers, and defense of the blockers
    (((5, True),), (2,)),
    (((4, True), (3, True)), (5,)),
    (((4, True), (3, False)), (2,)),
    (((3, True), (4, True)), (1, 2)),
    (((2, False), (4, True)), (1, 2)),
    (((3, True), (1, True), (2, True)), (2, 1)),
    (((2, False), (3, False)), (1, 4)),
]


def allowed(pool: str, attackers: Attackers, blockers: tuple[int, ...]) -> set[Split]:
    """All splits allowed by the rules (D-13, Q-19), computed independently of the questions."""

    def shares(attack: int, through: bool) -> Iterator[tuple[int, ...]]:
        for given in itertools.product(range(attack + 1), repeat=len(blockers)):
            rest = attack - sum(given)
            if rest == 0 or (rest > 0 and through):
                yield *given, rest

    def fits(split: Split) -> bool:
        through = [given for given, (_, has) in zip(split, attackers, strict=True) if has]
        if pool == "each":
            return all(given[-1] == 0 or all(map(int.__ge__, given, blockers)) for given in through)
        covered = all(sum(given[i] for given in through) >= defense for i, defense in enumerate(blockers))
        return covered or all(given[-1] == 0 for given in through)

    return {split for split in itertools.product(*(tuple(shares(*each)) for each in attackers)) if fits(split)}


def battle(pool: str, attackers: Attackers, blockers: tuple[int, ...]) -> EpicGame:
    """A battle at the first question of the damage step. Blockers deal no damage."""
    attacking = [
        ChampionSetup("wolf", attack=attack - 2, defense=90, keywords=BREAKTHROUGH if through else 0)
        for attack, through in attackers
    ]
    blocking = [ChampionSetup("wolf", attack=-2, defense=defense - 2) for defense in blockers]
    players = [PlayerSetup(play=attacking), PlayerSetup(play=blocking)]
    game = set_up(PositionSetup(players, switches={"breakthrough_pool": pool}))
    for slot in range(len(attackers)):
        game.answer(0, Option.CHAMPION + slot)
    for slot in range(len(attackers), len(attackers) + len(blockers)):
        game.answer(1, Option.CHAMPION + slot)
    return game


def chosen(game: EpicGame, attackers: int, blockers: int) -> Iterator[Split]:
    """Every split that the questions lead to."""
    waiting = [(game, [[0] * (blockers + 1) for _ in range(attackers)])]
    while waiting:
        at, before = waiting.pop()
        split = [list(shares) for shares in before]
        for event in at.events(0):
            if event.kind == EventKind.ASSIGNED:
                split[event.place][-1 if event.other == NO_SLOT else event.other - attackers] = event.amount
        question = at.question
        if at.state.ask not in (Ask.ASSIGN, Ask.BREAKTHROUGH) or question is None:
            yield tuple(tuple(shares) for shares in split)
            continue
        for option in question.options:
            after = at.copy()
            after.answer(0, option)
            waiting.append((after, split))


@pytest.mark.parametrize("pool", ("together", "each"))
@pytest.mark.parametrize(("attackers", "blockers"), BATTLES)
def test_E_KW_BREAKTHROUGH_01_exactly_the_allowed_splits_can_be_chosen(
    pool: str, attackers: Attackers, blockers: tuple[int, ...]
) -> None:
    found = list(chosen(battle(pool, attackers, blockers), len(attackers), len(blockers)))
    assert len(found) == len(set(found))  # each split is reached in one way only
    assert set(found) == allowed(pool, attackers, blockers)
