"""Epic's native players."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.draft import rules as draft
from mulligan.epic.draft.series import hand_over, set_up_draft
from mulligan.epic.draft.state import State as DraftState
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.series import set_up
from mulligan.players.epic.beginner import choose_easy, choose_novice
from mulligan.players.epic.deck_building import card_value, features
from mulligan.players.epic.drafting import choose_any_card, choose_best_card
from mulligan.players.epic.greedy import choose_greedy
from mulligan.players.epic.search import LEVELS, RECIPE, RULES
from mulligan.players.playouts import PLAYERS, BotKind, make_choose, make_drafts, make_playouts
from mulligan.players.search.levels import Searchers
from mulligan.players.search.search import make_search
from mulligan.players.stream import Stream


@native
def choose_in_draft(player: int, book: Book, state: DraftState, output: Output, stream: Stream) -> int:
    """Choose a card in a draft."""
    if player != BotKind.RANDOM:
        return choose_best_card(book, state, output)
    return choose_any_card(state, output, stream)


DRAFTS = make_drafts(choose_in_draft, draft.legal, draft.step, set_up_draft, hand_over, set_up)
CHOOSE = make_choose(choose_novice, choose_easy, choose_greedy)
SEARCHERS = Searchers(make_search(RULES, CHOOSE), RECIPE, LEVELS, functions=210)
PLAYOUTS = make_playouts(PLAYERS, CHOOSE, legal, step, set_up, DRAFTS, card_value, SEARCHERS, features)
