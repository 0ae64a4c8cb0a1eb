"""Puts the open question into a sentence, for the asked player and for others."""

from __future__ import annotations

from mulligan.core.text.table import Who
from mulligan.gwent.hidden.view import source_in
from mulligan.gwent.state import NOBODY, Ask, DeckSearch, FrameKind
from mulligan.gwent.text.table.lines import Query
from mulligan.gwent.text.table.scene import Scene


def question(scene: Scene) -> str:
    ask = Ask(scene.view.ask)
    query, other, amount = _details(scene, ask)
    card = scene.card(source_in(scene.view))
    seat = NOBODY if ask is Ask.NOTHING else int(scene.view.asked)
    return scene.say(scene.speech.queries[query], seat=seat, other=other, card=card, amount=amount)


def _details(scene: Scene, ask: Ask) -> tuple[Query, Who, int]:
    """The template, the other player or team it names, and its number."""
    view, seat = scene.view, int(scene.view.asked)
    match ask:
        case Ask.STARTER:
            return Query.STARTER_OF_TEAM if view.round_number > 0 else Query.STARTER, NOBODY, 0
        case Ask.OPPONENT:
            spy = scene.waiting.kind == FrameKind.SPY
            return Query.OPPONENT_FOR_SPY if spy else Query.OPPONENT, NOBODY, 0
        case Ask.REDRAW:
            return Query.REDRAW, NOBODY, int(view.players[seat].redraws)
        case Ask.TURN:
            leader = view.players[seat].leader_usable  # the deck may decide it, so only its player sees it
            return Query.TURN_WITH_LEADER if leader else Query.TURN, NOBODY, 0
        case Ask.TAKE:
            side = int(scene.waiting.other)
            return (Query.TAKE_OWN, NOBODY, 0) if side == scene.teams[seat] else (Query.TAKE, scene.party_of(side), 0)
        case Ask.DISCARD:
            return Query.DISCARD, NOBODY, int(scene.waiting.left)
        case Ask.PICK:
            weather = scene.waiting.other == DeckSearch.WEATHER
            return Query.PICK_WEATHER if weather else Query.PICK, NOBODY, 0
        case _:
            return Query[ask.name], NOBODY, 0
