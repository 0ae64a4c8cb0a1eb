"""Evaluation of a position: each team's chance to win, by a logistic model of a few features.

The weights were fitted to positions at the start of turns in games between greedy players with random mistakes
(`python -m bench.positions epic`).
"""

from __future__ import annotations

from math import exp, log

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.seating import is_in, same_team, seats_of
from mulligan.epic.rules.stats import AIRBORNE, attack, has
from mulligan.epic.state import NOBODY, Position, State
from mulligan.players.epic.evaluation import champion_value, health_of
from mulligan.players.epic.position_weights import WEIGHTS
from mulligan.players.search.tree import Scratch

FEATURES = 14
_WEIGHTS = np.array(WEIGHTS)


@native
def measure(book: Book, state: State, seat: int, features: list[float]) -> None:
    """Write the features of a seat's team."""
    health, weakest = float(max(0, health_of(state, seat))), 30000.0
    value, count, ready, striking, flying, hand, few = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    gold, library, on_turn = 0.0, 0.0, 0.0
    for other in range(seats_of(state)):
        if same_team(state, other, seat):
            player = state.players[other]
            hand += float(player.hand.count)
            few += min(3.0, float(player.hand.count))
            gold += float(player.gold)
            library += float(player.deck.count)
        elif is_in(state, other):
            weakest = min(weakest, float(health_of(state, other)))
    if same_team(state, state.turn_player, seat):
        on_turn = 1.0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and same_team(state, champion.controller, seat):
            one, strength = float(champion_value(book, state, slot)), float(attack(book, state, slot))
            value += one
            count += 1.0
            if champion.position == Position.PREPARED:
                ready += one
                if champion.deploying == 0:
                    striking += strength
            if has(book, state, slot, AIRBORNE):
                flying += strength
    features[0] = on_turn
    features[1] = value * 0.1
    features[2] = count
    features[3] = ready * 0.1
    features[4] = striking * 0.1 * on_turn
    features[5] = striking * 0.1 * (1.0 - on_turn)
    features[6] = health * 0.1
    features[7] = log(health + 2.0)
    features[8] = hand
    features[9] = few
    features[10] = gold * on_turn
    features[11] = gold * (1.0 - on_turn)
    features[12] = library * 0.1
    features[13] = min(3.0, (0.5 * value + flying) / (max(weakest, 0.0) + 5.0))


@native
def evaluate(book: Book, state: State, scratch: Scratch) -> None:
    """Write each seat's chance to win: the same for teammates, 0 for eliminated players."""
    total = 0.0
    for seat in range(seats_of(state)):
        scratch.results[seat] = 0.0
        if is_in(state, seat):
            counted = False  # whether an earlier seat is a teammate
            for other in range(seat):
                if same_team(state, other, seat) and scratch.results[other] > 0.0:
                    scratch.results[seat], counted = scratch.results[other], True
            if not counted:
                measure(book, state, seat, scratch.features)
                score = 0.0
                for k in range(FEATURES):
                    score += _WEIGHTS[k] * scratch.features[k]
                scratch.results[seat] = exp(score)
                total += scratch.results[seat]
    for seat in range(seats_of(state)):
        scratch.results[seat] = scratch.results[seat] / total
