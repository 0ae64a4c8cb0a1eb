"""Random games, and a walk through one that checks every state on the way."""

from __future__ import annotations

import random as python_random
from dataclasses import dataclass
from typing import Any

import numpy as np
from invariants import Fault, fault

from mulligan.core.decks import slug
from mulligan.core.desk import SPECTATOR, Desk, knows, new_desk
from mulligan.core.native import native
from mulligan.core.random import Random, below, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.epic.book import Book
from mulligan.epic.cards import BASE_SET
from mulligan.epic.choices import CHOICES
from mulligan.epic.game import NUMBERS, EpicGame, Options, book
from mulligan.epic.resample import Lists, Pool, new_pool, resample
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.rulesets import RULESETS, SWITCHES
from mulligan.epic.state import Ask, State
from mulligan.epic.view import new_view, view

MOST_DECISIONS = 5000  # random games take some 250
DECK_CARDS = tuple(slug(card.name) for card in BASE_SET)
GAME, TWIN, RESAMPLED = 0, 1, 2
SAME, CARD_SHOWN, LEAK = 0, 1, 2


def new_game(number: int, size: int = 0) -> EpicGame:
    """Random game number so and so: always the same. With decks of a given size, or of mixed kinds."""
    chance = python_random.Random(number)
    switches = {switch: chance.choice(values) for switch, values in SWITCHES.items() if chance.random() < 0.3}
    options = Options(chance.choice(tuple(RULESETS)), switches, chance.choice((None, 0, 1)))
    decks = [chance.choices(DECK_CARDS, k=size) if size else _deck(chance) for _ in range(2)]
    return EpicGame.new(options, decks, chance.randbytes(16))


def _deck(chance: python_random.Random) -> list[str]:
    """Mostly 30 different cards; some decks are short, so that they run out, some long, some have copies of a few cards."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.sample(DECK_CARDS, 8)
    if kind == 1:
        return chance.sample(DECK_CARDS, 60)
    if kind == 2:
        return chance.choices(chance.sample(DECK_CARDS, 6), k=30)
    return chance.sample(DECK_CARDS, 30)


def new_random(number: int) -> Random:
    stream: Random = new_record(dtype_of(Random))[0]
    seed(stream, number.to_bytes(16, "little"))
    return stream


def pools() -> tuple[Pool, Pool, Pool]:
    """Open lists, one box of three copies for all, and three copies for each."""
    copies = {NUMBERS[name]: 3 for name in DECK_CARDS}
    return new_pool(), new_pool(Lists.SHARED, copies), new_pool(Lists.EACH, copies)


@dataclass(frozen=True)
class Walk:
    fault: Fault
    decisions: int
    answers: list[int]


class Walker:
    """Everything a walk needs, made once."""

    def __init__(self, game: EpicGame) -> None:
        self.tables = np.zeros(3, game.state.dtype).view(np.recarray)
        self.views = np.zeros(2, new_view(game.state).dtype).view(np.recarray)
        self.answers = np.zeros(MOST_DECISIONS, np.int64)
        self.asked = np.zeros(len(Ask), np.int64)  # how often, by kind of question, in all walks
        self.desks = new_desk(), new_desk(), new_desk()
        self.desks[1].limit = 0  # a game without a journal is the same game
        self.pools = pools()

    def walk(self, game: EpicGame, number: int) -> Walk:
        self.tables[GAME] = game.state
        raw_tables = self.tables.view(np.uint8).reshape(3, -1)
        raw_views = self.views.view(np.uint8).reshape(2, -1)
        pool = self.pools[number % 3]
        found, decisions = walk(
            book(),
            self.tables,
            raw_tables,
            self.views,
            raw_views,
            *self.desks,
            pool,
            new_random(number),
            self.answers,
            self.asked,
        )
        return Walk(Fault(found), decisions, [int(choice) for choice in self.answers[:decisions]])


@native
def walk(
    book: Book,
    tables: Any,
    raw_tables: Any,
    views: Any,
    raw_views: Any,
    desk: Desk,
    twin_desk: Desk,
    other_desk: Desk,
    pool: Pool,
    random: Random,
    answers: Any,
    asked: Any,
) -> tuple[int, int]:
    """Play a game at random. At every state: the invariants, the options, the views of both seats and of a spectator.

    After every answer: a copy has come to the same state. And a game that differs only in what a seat does not know goes on
    the same before its eyes until it is shown a card (H3: neither events nor questions tell anything else).
    """
    state, twin, other = tables[GAME], tables[TWIN], tables[RESAMPLED]
    decisions = 0
    while True:
        found = fault(book, state)
        if found != Fault.NONE:
            return found, decisions
        for seat in range(SPECTATOR, len(state.players)):
            found = view_fault(book, tables, raw_tables, views, raw_views, desk, pool, random, seat)
            if found != Fault.NONE:
                return found, decisions
        if state.over != 0:
            return Fault.NONE, decisions
        if decisions == len(answers):
            return Fault.TOO_LONG, decisions
        count = legal(book, state, desk)
        if count == 0:
            return Fault.NO_ANSWER, decisions
        for i in range(count):
            if not 0 <= desk.options[i] < CHOICES or (i > 0 and desk.options[i] <= desk.options[i - 1]):
                return Fault.OPTIONS_NOT_ASCENDING, decisions
        choice = desk.options[below(random, count)]
        answers[decisions] = choice
        asked[state.ask] += 1
        decisions += 1
        tables[TWIN] = tables[GAME]
        tables[RESAMPLED] = tables[GAME]
        desk.event_count = 0
        step(book, state, choice, desk)
        step(book, twin, choice, twin_desk)
        if differ(raw_tables[GAME], raw_tables[TWIN]):
            return Fault.COPY_DIFFERS, decisions
        if desk.event_count == desk.limit:
            return Fault.JOURNAL_FULL, decisions
        seat = below(random, len(state.players) + 1) - 1
        half_decided = other.asked != seat and (other.ask == Ask.MULLIGAN or other.ask == Ask.REVEAL)
        resample(book, other, seat, pool, random)
        if not half_decided and is_legal(book, other, choice, other_desk):
            other_desk.event_count = 0
            step(book, other, choice, other_desk)
            told = compare_events(desk, other_desk, seat)
            if told == LEAK:
                return Fault.EVENTS_TELL_HIDDEN_CARDS, decisions
            if told == SAME:
                view(book, state, desk, seat, views[0])
                view(book, other, desk, seat, views[1])
                if differ(raw_views[0], raw_views[1]):
                    return Fault.VIEW_TELLS_MORE_THAN_THE_EVENTS, decisions


@native
def is_legal(book: Book, state: State, choice: int, desk: Desk) -> bool:
    for i in range(legal(book, state, desk)):
        if desk.options[i] == choice:
            return True
    return False


@native
def compare_events(desk: Desk, other: Desk, seat: int) -> int:
    """Two games that a seat cannot tell apart, after the same answer: only a card that is shown to it may make a difference."""
    for i in range(min(desk.event_count, other.event_count)):
        a, b = desk.events[i], other.events[i]
        if a.kind != b.kind or a.seat != b.seat or a.known != b.known:
            return LEAK
        if knows(a.known, seat) and a.card != b.card:
            return CARD_SHOWN
        if a.place != b.place or a.amount != b.amount or a.other != b.other:
            return LEAK
    return SAME if desk.event_count == other.event_count else LEAK


@native
def differ(one: Any, other: Any) -> bool:
    different = 0
    for i in range(len(one)):
        different |= one[i] ^ other[i]
    return different != 0


@native
def view_fault(
    book: Book,
    tables: Any,
    raw_tables: Any,
    views: Any,
    raw_views: Any,
    desk: Desk,
    pool: Pool,
    random: Random,
    seat: int,
) -> int:
    """The view of a seat stays the same when what it does not know becomes something else."""
    state, other = tables[GAME], tables[RESAMPLED]
    view(book, state, desk, seat, views[0])
    if (views[0].option_count > 0) != (state.over == 0 and state.asked == seat):
        return Fault.OPTIONS_SHOWN

    tables[RESAMPLED] = tables[GAME]
    exchange_hidden_cards(other, seat, random)
    view(book, other, desk, seat, views[1])
    if differ(raw_views[0], raw_views[1]):
        return Fault.VIEW_SHOWS_HIDDEN_CARDS

    tables[RESAMPLED] = tables[GAME]
    resample(book, other, seat, pool, random)
    view(book, other, desk, seat, views[1])
    if differ(raw_views[0], raw_views[1]):
        return Fault.VIEW_OF_A_RESAMPLED_STATE
    found = fault(book, other)
    if found != Fault.NONE:
        return found
    if lists_differ(state, other, pool, seat):
        return Fault.RESAMPLING_CHANGED_A_LIST
    if state.over == 0:
        if legal(book, other, desk) == 0:
            return Fault.NO_ANSWER
        for _ in range(3):  # and it can be played on
            if other.over == 0:
                step(book, other, desk.options[below(random, legal(book, other, desk))], desk)
        found = fault(book, other)
    return found


@native
def exchange_hidden_cards(state: State, seat: int, random: Random) -> None:
    """Independent of resampling: two cards change places that the seat cannot tell apart; and another key."""
    state.random.key0, state.random.key1 = random.key1, random.key0
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
def lists_differ(state: State, other: State, pool: Pool, seat: int) -> bool:
    """One's own list, and everybody's when lists are open, stay what they are."""
    for owner in range(len(state.players)):
        if owner == seat or pool.lists == Lists.OPEN:
            counts = np.zeros(1000, np.int64)
            for number in range(len(state.cards)):
                if state.cards[number].owner == owner:
                    counts[state.cards[number].card] += 1
                    counts[other.cards[number].card] -= 1
            for card in range(len(counts)):
                if counts[card] != 0:
                    return True
    return False
