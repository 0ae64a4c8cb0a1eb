"""E-MP-12: players leave random games of Epic at every kind of question, and every state keeps the invariants.

These tests use the public face, where the journal shows assigned and dealt damage. The walks of `test_random_games.py` leave
games too, and check views and copies.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from mulligan.core.game import LEAVE, IllegalAnswer, Question
from mulligan.core.kernel.output import SPECTATOR, SeenEvent
from mulligan.epic.events import EventKind
from mulligan.epic.game import EpicGame, GameOptions, book
from mulligan.epic.state import NO_SLOT, NOBODY, Ask, Role, Step
from tests.contracts.epic import DECK_CARDS, EPIC, new_game_to_leave
from tests.contracts.epic_invariants import Fault, fault
from tests.depth import first_few

QUARTERS, GAMES = range(4), 40
# How often a player leaves, per thousand questions of the kind; more often at rare kinds.
OFTEN = {
    **dict.fromkeys((Ask.MAIN, Ask.PLAYS, Ask.MULLIGAN), 2),
    **dict.fromkeys((Ask.ATTACKER, Ask.BLOCKER, Ask.TARGET, Ask.MODE), 10),
    **dict.fromkeys((Ask.HAND_LIMIT, Ask.JOIN, Ask.KEEP, Ask.MEMBER, Ask.MAY, Ask.BREAKTHROUGH), 500),
}
OFTEN_ELSE = 50


# Events between the first assignment and the damage, including a player's leaving.
WHILE_ASSIGNING = (
    EventKind.CHOSE_AMOUNT,
    EventKind.ELIMINATED,
    EventKind.CONTROL_CHANGED,
    EventKind.GAINED_HEALTH,
    EventKind.DREW,
)


class Battle:
    """The damage of one battle, as the journal reports it."""

    def __init__(self) -> None:
        self.assigned: Counter[int] | None = None  # by slot, NO_SLOT for the defending player; None: no damage step
        self.dealt: Counter[int] = Counter()
        self.sides: set[int] = set()  # attacking seats and the defender
        self.blocked = True
        self.damage_before: dict[int, int] = {}  # by slot

    def read(self, game: EpicGame, events: tuple[SeenEvent, ...]) -> None:
        """Follow the events of one answer; AssertionError if unassigned damage is dealt."""
        for event in events:
            if event.kind == EventKind.STEP_BEGAN and event.amount == Step.ATTACKERS:
                self.sides, self.blocked = set(), True
            elif event.kind == EventKind.ATTACKED:
                self.sides |= {event.seat, event.other}
            elif event.kind == EventKind.NOT_BLOCKED:
                self.blocked = False
            if event.kind == EventKind.STEP_BEGAN and event.amount == Step.DAMAGE:
                self.assigned, self.dealt = Counter(), Counter()
            elif self.assigned is None:
                continue
            elif event.kind == EventKind.ASSIGNED:
                assert not self.dealt, "assigned after dealing"
                self.assigned[event.other] += event.amount
            elif event.kind == EventKind.DAMAGED:
                self.dealt[event.place] += event.amount
            elif event.kind == EventKind.PLAYER_DAMAGED:
                self.dealt[NO_SLOT] += event.amount
            elif event.kind == EventKind.BROKEN and not self.dealt:
                assert self.damage_before.get(event.place), f"{event.card} breaks, and nothing has damaged it"
            elif event.kind not in WHILE_ASSIGNING:
                self._end(game)
        if self.dealt:
            self._end(game)
        state = game.state
        self.damage_before = {slot: int(state.champions[slot].damage) for slot in range(state.slots)}

    def _end(self, game: EpicGame) -> None:
        """Check the damage of a battle that ended, with or without a damage step."""
        assert self.assigned is not None
        if not self.blocked:
            assert not self.assigned and set(self.dealt) <= {NO_SLOT}
        elif self.dealt or not (game.state.over or any(game.state.players[seat].eliminated for seat in self.sides)):
            assert self.dealt == self.assigned, (dict(self.dealt), dict(self.assigned))
        self.assigned, self.dealt = None, Counter()


def fighters(game: EpicGame) -> list[tuple[int, int, int]]:
    champions = game.state.champions
    return [
        (slot, int(champions[slot].serial), int(champions[slot].role))
        for slot in range(game.state.slots)
        if champions[slot].role != Role.NONE
    ]


def has_champions_across_teams(game: EpicGame, team: set[int]) -> bool:
    """Whether another team controls a champion that the team owns, or the reverse: leaving then changes play of others."""
    champions = [game.state.champions[slot] for slot in range(game.state.slots)]
    return any(
        champion.controller != NOBODY and (int(champion.owner) in team) != (int(champion.controller) in team)
        for champion in champions
    )


def leave(game: EpicGame, seat: int, before: Question) -> None:
    """Q-29: leaving does not change how others assign damage, unless the team fights or a champion leaves with it."""
    state = game.state
    team = {other for other in range(game.seats) if state.players[other].team == state.players[seat].team}
    assigning = before.ask in ("ASSIGN", "BREAKTHROUGH")
    involved = team & {int(state.battle.attacker), int(state.battle.defender)} or has_champions_across_teams(game, team)
    fought, assigned = fighters(game), state.champions["assigned"].copy()
    game.leave(seat)
    if assigning and not involved and game.result is None:
        assert game.question == before
        assert fighters(game) == fought and (game.state.champions["assigned"] == assigned).all()


def played_with_leavers(number: int) -> tuple[EpicGame, Counter[str]]:
    """Play a random game with leavers. Returns it and the kinds of questions at which players left."""
    game = new_game_to_leave(number)
    chance = random.Random(number)
    battle, left = Battle(), Counter[str]()
    while (question := game.question) is not None:
        here = [seat for seat in range(game.seats) if not game.state.players[seat].eliminated]
        if chance.randrange(1000) < OFTEN.get(Ask[question.ask], OFTEN_ELSE):
            leave(game, chance.choice(here), question)
            left[question.ask] += 1
        else:
            game.answer(question.seat, chance.choice(question.options))
        if game.result is None:  # a game that ends during a choice leaves it unfinished
            found = fault(book(), game.state)
            assert found == Fault.NONE, (number, len(game.answers), question.ask, Fault(found).name)
        battle.read(game, game.events(SPECTATOR))
    return game, left


@cache
def games(quarter: int) -> tuple[list[EpicGame], Counter[str]]:
    played = [played_with_leavers(number) for number in range(GAMES * quarter, GAMES * (quarter + 1))]
    return [game for game, _ in played], sum((left for _, left in played), Counter[str]())


@pytest.mark.parametrize("quarter", first_few(QUARTERS))
def test_E_MP_12_unassigned_damage_is_never_dealt(quarter: int) -> None:
    played, left = games(quarter)
    assert left.total() == sum(answer.choice == LEAVE for game in played for answer in game.answers) > GAMES
    for game in played[:10]:
        assert EpicGame.load(game.save()).digest() == game.digest()


@pytest.mark.slow
def test_E_MP_12_players_leave_at_every_kind_of_question() -> None:
    left = sum((games(quarter)[1] for quarter in QUARTERS), Counter[str]())
    assert set(left) == {ask.name for ask in Ask} - {Ask.NOTHING.name}


def test_E_MP_12_leaving_a_duel_loses_it() -> None:
    for seat in (0, 1):
        game = EPIC.new_game(1)
        game.leave(seat)
        assert game.result.winners == (1 - seat,)
        with pytest.raises(IllegalAnswer, match="the game is over"):
            game.leave(1 - seat)
        game.undo(1)
        assert game.result is None and game.question is not None


def test_E_MP_12_eliminated_players_cannot_leave() -> None:
    game = EpicGame.new(GameOptions(mode="free_for_all"), [DECK_CARDS[:30]] * 4, bytes(16))
    game.leave(0)
    before = game.digest()
    for seat in (0, -1, 8):
        with pytest.raises(IllegalAnswer, match="E-MP-12"):
            game.leave(seat)
    assert game.digest() == before
