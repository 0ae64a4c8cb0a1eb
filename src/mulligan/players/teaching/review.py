"""Reviews of finished games: how good each answer of a seat was, from what the seat knew then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mulligan.core.client.view import Viewer, view_builder
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.core.text import Language
from mulligan.players.teaching.advice import Advice, Adviser, WeighedAnswer
from mulligan.players.teaching.lookahead import Lookahead

QUICK = 2000  # iterations for each answer; the worst ones are weighed again with the adviser's own number
WORST = 6  # answers that are weighed again
MOST_MISTAKES = 3
LEAST_LOST = 0.03  # of a mistake: smaller differences are noise


@dataclass(frozen=True, slots=True)
class WeighedMove:
    """An answer that was given, and the best one, with the seat's chances to win."""

    answers: int  # given in the game before it
    number: int  # of the turn or round
    play: int  # answers of the same play have the same number
    chosen: int
    best: int
    chance: float  # with the best answer
    lost: float  # by the answer that was given


def weigh(
    plugin: GamePlugin, adviser: Adviser, lookahead: Lookahead, game: PlayableGame, seat: int, chosen: int
) -> tuple[int, float, float]:
    """The best answer to a seat's open question, its chance to win, and how much less `chosen` has."""
    advice = adviser.advise(game, seat)
    given = _listed(plugin, game, advice, chosen)
    if given.choice == advice.best.choice or given.is_measured:
        lost = advice.best.chance - given.chance
    else:  # the search has hardly tried it: compare both answers with the same play afterwards
        lost = lookahead.wins(game, seat, advice.play) - lookahead.wins(game, seat, (chosen,))
    return advice.best.choice, advice.best.chance, min(max(0.0, lost), advice.best.chance)


def _listed(plugin: GamePlugin, game: PlayableGame, advice: Advice, chosen: int) -> WeighedAnswer:
    """The answer, or the listed one that is equal to it: the search tries only one of equal answers."""
    found = next((each for each in advice.answers if each.choice == chosen), None)
    if found is not None:
        return found
    question = next(each for each in game.stage.questions if each.seat == advice.seat)
    options = view_builder(plugin, game.stage).question(game.stage, question, Viewer(advice.seat, Language.EN)).options
    words = {option.choice: option.words for option in options}
    return next((each for each in advice.answers if words.get(each.choice) == words.get(chosen)), advice.best)


def worst(moves: Iterable[WeighedMove], count: int) -> Sequence[WeighedMove]:
    """The costliest mistakes, at most one for each play, the worst first."""
    plays: dict[int, WeighedMove] = {}
    for move in moves:
        if move.lost >= LEAST_LOST and (move.play not in plays or move.lost > plays[move.play].lost):
            plays[move.play] = move
    return sorted(plays.values(), key=lambda move: (-move.lost, move.answers))[:count]
