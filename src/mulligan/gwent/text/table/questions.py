"""The open question as a sentence, for the player who is asked and for all others."""

from __future__ import annotations

from mulligan.core.text.table import Who
from mulligan.gwent.hidden.view import source
from mulligan.gwent.rules.leaders import usable
from mulligan.gwent.state import NOBODY, Ask, DeckSearch, FrameKind
from mulligan.gwent.text.table.lines import Query
from mulligan.gwent.text.table.scene import Scene


def question(scene: Scene, ask: Ask) -> str:
    query, other, amount = _details(scene, ask)
    card = scene.card(source(scene.state))
    seat = NOBODY if ask is Ask.NOTHING else int(scene.state.asked)
    return scene.say(scene.speech.queries[query], seat=seat, other=other, card=card, amount=amount)


def _details(scene: Scene, ask: Ask) -> tuple[Query, Who, int]:
    """Which template it is, the other player or team it speaks of, and its number."""
    state = scene.state
    seat = int(state.asked)
    match ask:
        case Ask.STARTER:
            return Query.STARTER_OF_TEAM if state.round_number > 0 else Query.STARTER, NOBODY, 0
        case Ask.OPPONENT:
            spy = state.frames[state.depth - 1].kind == FrameKind.SPY
            return Query.OPPONENT_FOR_SPY if spy else Query.OPPONENT, NOBODY, 0
        case Ask.REDRAW:
            return Query.REDRAW, NOBODY, int(state.players[seat].redraws)
        case Ask.TURN:
            leader = seat == scene.viewer and usable(scene.book, state, seat)  # the deck may decide it: nobody else's to know
            return Query.TURN_WITH_LEADER if leader else Query.TURN, NOBODY, 0
        case Ask.TAKE:
            side = int(state.frames[state.depth - 1].other)
            return (Query.TAKE_OWN, NOBODY, 0) if side == state.players[seat].side else (Query.TAKE, scene.party_of(side), 0)
        case Ask.DISCARD:
            return Query.DISCARD, NOBODY, int(state.frames[state.depth - 1].left)
        case Ask.PICK:
            weather = state.frames[state.depth - 1].other == DeckSearch.WEATHER
            return Query.PICK_WEATHER if weather else Query.PICK, NOBODY, 0
        case _:
            return Query[ask.name], NOBODY, 0
