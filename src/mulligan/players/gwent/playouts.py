"""Gwent's compiled players and the loops in which they play."""

from __future__ import annotations

from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.series import set_up
from mulligan.players.gwent.beginner import choose_easy, choose_novice
from mulligan.players.gwent.deck_building import card_value, features
from mulligan.players.gwent.greedy import choose_greedy
from mulligan.players.gwent.search import LEVELS, RECIPE, RULES
from mulligan.players.playouts import PLAYERS, make_choose, make_playouts
from mulligan.players.search.levels import Searchers
from mulligan.players.search.search import make_search

CHOOSE = make_choose(choose_novice, choose_easy, choose_greedy)
SEARCHERS = Searchers(make_search(RULES, CHOOSE), RECIPE, LEVELS, functions=160)
PLAYOUTS = make_playouts(PLAYERS, CHOOSE, legal, step, set_up, card_value=card_value, searchers=SEARCHERS, features=features)
