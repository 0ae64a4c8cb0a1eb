"""Gwent's compiled players and the loops in which they play."""

from __future__ import annotations

from enum import IntEnum

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.series import set_up
from mulligan.gwent.state import State
from mulligan.players.gwent.beginner import choose_easy, choose_novice
from mulligan.players.gwent.deck_building import card_value
from mulligan.players.gwent.greedy import choose_greedy
from mulligan.players.gwent.search import LEVELS, RECIPE, RULES
from mulligan.players.playouts import make_playouts
from mulligan.players.random import choose_random
from mulligan.players.search.levels import Searchers
from mulligan.players.search.search import make_search
from mulligan.players.stream import Stream


class BotKind(IntEnum):
    RANDOM = 0
    NOVICE = 1
    EASY = 2
    GREEDY = 3


@native
def choose(player: int, book: Book, state: State, output: GwentOutput, stream: Stream) -> int:
    """A player's answer to the open question; its options are in `output`."""
    if player == BotKind.GREEDY:
        return choose_greedy(book, state, output)
    if player == BotKind.NOVICE:
        return choose_novice(book, state, output, stream)
    if player == BotKind.EASY:
        return choose_easy(book, state, output, stream)
    return choose_random(output, stream)


SEARCHERS = Searchers(make_search(RULES, choose), RECIPE, LEVELS, functions=160)
PLAYOUTS = make_playouts(
    tuple(player.name.lower() for player in BotKind), choose, legal, step, set_up, card_value=card_value, searchers=SEARCHERS
)
