"""Epic's drafts as a subject of the contracts; `Subject` describes the names."""

from __future__ import annotations

import random as python_random
from dataclasses import replace

import numpy as np

from mulligan.core.decks.formats import Format
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import new_output
from mulligan.core.kernel.random import Random, below
from mulligan.epic.book.layout import MAX_CARDS
from mulligan.epic.decks.formats import cube, dark, open_draft, pack, sealed_choice
from mulligan.epic.draft.choices import CHOICES
from mulligan.epic.draft.game import MAX_EVENTS, DraftGame, DraftOptions
from mulligan.epic.draft.hidden.memory import NEVER, is_public, last_seen
from mulligan.epic.draft.hidden.resample import Pool, new_pool, resample
from mulligan.epic.draft.hidden.view import new_view, view
from mulligan.epic.draft.plan import Plan
from mulligan.epic.draft.rules import is_asked, legal, step
from mulligan.epic.draft.state import Ask, State
from mulligan.epic.draft.transcript import WORDS
from mulligan.epic.game import book
from tests.contracts.draft_invariants import Fault, fault
from tests.contracts.subject import Subject


def new_game(number: int) -> DraftGame:
    """Every format with every number of players it allows, sometimes with more boxes than needed."""
    chance = python_random.Random(number)
    seats = 2 + number // 5 % 7
    more = 1 if chance.random() < 0.2 else None
    match number % 5:
        case 0:
            return _new_game(chance, pack(max(3, seats), more and 3), max(3, seats))
        case 1:
            return _new_game(chance, cube(seats), seats)
        case 2:
            return _new_game(chance, dark(boxes=more and 2), 2)
        case 3:
            return _new_game(chance, open_draft(pool=60 + 4 * chance.randrange(3), boxes=more and 2), 2)
        case _:
            return _new_game(chance, sealed_choice(seats, pool=31 + chance.randrange(4)), seats)


def new_large_game(number: int) -> DraftGame:
    """Pools so large that players name the cards they play, not those they leave out."""
    chance = python_random.Random(number)
    return _new_game(chance, sealed_choice(2 + number % 2, pool=61 + number % 60), 2 + number % 2)


def _new_game(chance: python_random.Random, format: Format, seats: int) -> DraftGame:
    assert isinstance(format.plan, Plan)
    return DraftGame.new(DraftOptions(format.plan, seats), (format.cards,), chance.randbytes(16))


@native
def seats(state: State) -> int:
    return int(state.seats)


@native
def half_decided(state: State, seat: int) -> bool:
    """A player who picks two cards may have chosen one of them."""
    return state.ask == Ask.PICK and state.asked != seat and state.plan.takes[state.pick] > 1


@native
def exchange_hidden_cards(state: State, seat: int, random: Random) -> None:
    for _ in range(10):
        one, other = below(random, state.box), below(random, state.box)
        if _is_hidden(state, seat, one) and _is_hidden(state, seat, other):
            card = state.cards[one].card
            state.cards[one].card = state.cards[other].card
            state.cards[other].card = card


@native
def _is_hidden(state: State, seat: int, place: int) -> bool:
    return last_seen(state, place, seat) == NEVER and not is_public(state, place)


@native
def by_chance(kind: int) -> bool:
    """Chance only decides who begins, before the first question."""
    return False


@native
def lists_differ(state: State, other: State, pool: Pool, seat: int) -> bool:
    """Resampling must keep the box and the seat's own pool."""
    counts = np.zeros(MAX_CARDS, np.int64)
    for place in range(state.box):
        counts[state.cards[place].card] += 1
        counts[other.cards[place].card] -= 1
    for card in range(len(counts)):
        if counts[card] != 0:
            return True
    if seat >= 0:
        for rank in range(state.players[seat].pool.count):
            if state.players[seat].pool.cards[rank] != other.players[seat].pool.cards[rank]:
                return True
    return False


DRAFT = Subject(
    game=DraftGame,
    ask=Ask,
    never_asked={Ask.NOTHING},
    choices=CHOICES,
    words=WORDS,
    book=book,
    new_output=lambda state: new_output(MAX_EVENTS),
    new_view=new_view,
    new_game=new_game,
    pools=lambda: (new_pool(),),
    faults=Fault,
    legal=legal,
    step=step,
    view=view,
    resample=resample,
    fault=fault,
    seats=seats,
    half_decided=half_decided,
    exchange_hidden_cards=exchange_hidden_cards,
    by_chance=by_chance,
    lists_differ=lists_differ,
    is_asked=is_asked,
)
DRAFT_LARGE = replace(DRAFT, new_game=new_large_game)
