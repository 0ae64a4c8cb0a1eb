"""Epic as a subject of the contracts; `Subject` describes the names."""

from __future__ import annotations

import random as python_random
from dataclasses import replace

import numpy as np

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import knows, new_output
from mulligan.core.kernel.random import Random, below
from mulligan.epic.book.layout import MAX_CARDS
from mulligan.epic.cards import BASE_SET
from mulligan.epic.choices import CHOICES
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions, book
from mulligan.epic.hidden.resample import Lists, Pool, new_pool, resample
from mulligan.epic.hidden.view import new_view, view
from mulligan.epic.modes import DUEL, MODES
from mulligan.epic.rules.engine import leave_game, step
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.seating import seats_of
from mulligan.epic.rulesets import RULESETS, SWITCHES
from mulligan.epic.scenario.transcript import WORDS
from mulligan.epic.state import NOBODY, Ask, State
from tests.contracts.epic_invariants import Fault, fault
from tests.contracts.subject import Subject

DECK_CARDS = tuple(slug(card.name) for card in BASE_SET)


def new_game(number: int) -> EpicGame:
    """Mostly 30 different cards; some decks are short enough to run out, some are long, some have a few cards several times."""
    chance = python_random.Random(number)
    return _new_game(chance, _options(chance), [_deck(chance) for _ in range(2)])


def new_large_game(number: int) -> EpicGame:
    """Decks of more than sixty cards."""
    chance = python_random.Random(number)
    return _new_game(chance, _options(chance), [chance.choices(DECK_CARDS, k=61 + number % 60) for _ in range(2)])


def new_table_game(number: int) -> EpicGame:
    """Three to eight players, in every mode."""
    chance = python_random.Random(number)
    mode = chance.choice([name for name in MODES if name != DUEL])
    smallest, largest = MODES[mode].team_size
    size = chance.randint(smallest, largest)
    seats = size * chance.randint(2, 8 // size) if size > 1 else chance.randint(3, 8)
    teams = seats // size if size > 1 else None
    options = replace(_options(chance), mode=mode, teams=teams)
    return _new_game(chance, options, [_deck(chance) for _ in range(seats)])


# Cards that make leaving interesting: champions that change control, break what they damage or have breakthrough, and cards
# that ask rare questions.
TELLING_CARDS = (
    "thrasher_demon", "thrasher_demon", "wurm_hatchling", "triceratops", "jungle_queen", "turn", "turn", "surprise_attack",
    "faithful_pegasus", "faithful_pegasus", "lightning_storm", "stand_alone", "thought_plucker", "inner_demon", "banishment",
)  # fmt: skip


def new_game_to_leave(number: int) -> EpicGame:
    """Like `new_table_game`, with `TELLING_CARDS` in every deck."""
    game = new_table_game(number)
    chance = python_random.Random(number)
    decks = [[*TELLING_CARDS, *chance.sample(DECK_CARDS, 15)] for _ in range(game.seats)]
    return _new_game(chance, replace(game.options, first_player=None), decks)


def _new_game(chance: python_random.Random, options: GameOptions, decks: list[list[str]]) -> EpicGame:
    return EpicGame.new(options, decks, chance.randbytes(16))


def _options(chance: python_random.Random) -> GameOptions:
    switches = {switch: chance.choice(values) for switch, values in SWITCHES.items() if chance.random() < 0.3}
    return GameOptions(chance.choice(tuple(RULESETS)), switches, chance.choice((None, 0, 1)))


def _deck(chance: python_random.Random) -> list[str]:
    kind = chance.randrange(10)
    if kind == 0:
        return chance.sample(DECK_CARDS, 8)
    if kind == 1:
        return chance.sample(DECK_CARDS, 60)
    if kind == 2:
        return chance.choices(chance.sample(DECK_CARDS, 6), k=30)
    return chance.sample(DECK_CARDS, 30)


def pools() -> tuple[Pool, ...]:
    """Open lists, one box of three copies for all, and three copies for each."""
    copies = {NUMBERS[name]: 3 for name in DECK_CARDS}
    return new_pool(), new_pool(Lists.SHARED, copies), new_pool(Lists.EACH, copies)


@native
def seats(state: State) -> int:
    return seats_of(state)


@native
def half_decided(state: State, seat: int) -> bool:
    """Resampling replaces the cards another player has set aside so far, to put back or to reveal."""
    return state.asked != seat and (state.ask == Ask.MULLIGAN or state.ask == Ask.REVEAL)


@native
def exchange_hidden_cards(state: State, seat: int, random: Random) -> None:
    for _ in range(10):
        one, other = below(random, len(state.cards)), below(random, len(state.cards))
        a, b = state.cards[one], state.cards[other]
        if a.card == 0 or b.card == 0 or a.owner != b.owner or knows(a.known, seat) or knows(b.known, seat):
            continue
        batch_a = a.batch if knows(a.batch_known, seat) else 0
        batch_b = b.batch if knows(b.batch_known, seat) else 0
        if batch_a == batch_b:
            card = a.card
            a.card = b.card
            b.card = card


@native
def leaver(state: State, random: Random) -> int:
    """Any player, asked or not: seldom at common questions, often at rare ones."""
    odds = 300
    if state.ask in (Ask.MAIN, Ask.PLAYS):
        odds = 2
    elif state.ask in (Ask.MULLIGAN, Ask.ATTACKER, Ask.BLOCKER, Ask.TARGET, Ask.MODE):
        odds = 15
    elif state.ask in (Ask.ASSIGN, Ask.REVEAL, Ask.RECYCLE, Ask.ORDER, Ask.END_TURN, Ask.DEFENDER):
        odds = 50
    seat = np.int64(below(random, seats_of(state)))
    return seat if below(random, 1000) < odds and state.players[seat].eliminated == 0 else NOBODY


@native
def by_chance(kind: int) -> bool:
    """Chance visible to all only decides who begins."""
    return False


@native
def lists_differ(state: State, other: State, pool: Pool, seat: int) -> bool:
    """Resampling must keep the seat's own list, and all lists if they are open."""
    for owner in range(seats_of(state)):
        if owner == seat or pool.lists == Lists.OPEN:
            counts = np.zeros(MAX_CARDS, np.int64)
            for number in range(len(state.cards)):
                if state.cards[number].owner == owner:
                    counts[state.cards[number].card] += 1
                    counts[other.cards[number].card] -= 1
            for card in range(len(counts)):
                if counts[card] != 0:
                    return True
    return False


EPIC = Subject(
    game=EpicGame,
    ask=Ask,
    never_asked={Ask.NOTHING, Ask.DEFENDER, Ask.MEMBER},
    choices=CHOICES,
    words=WORDS,
    book=book,
    new_output=lambda state: new_output(),
    new_view=new_view,
    new_game=new_game,
    pools=pools,
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
)
EPIC_LARGE = replace(EPIC, new_game=new_large_game)
# Fewer walks: these games have three times as many answers as a duel, and three times as many views of each.
EPIC_TABLE = replace(
    EPIC,
    new_game=new_table_game,
    never_asked={Ask.NOTHING},
    walks=120,
    leaver=leaver,
    leave=leave_game,
    seldom_left={Ask.NOTHING, Ask.ORDER, Ask.JOIN, Ask.KEEP, Ask.MEMBER, Ask.AMOUNT, Ask.BREAKTHROUGH, Ask.HAND_LIMIT},
)
