"""Puts the open question into a sentence, for the asked player and for others."""

from __future__ import annotations

from mulligan.core.text.table import Who
from mulligan.gwent.hidden.view import source_in
from mulligan.gwent.state import NOBODY, Ask, DeckSearch, FrameKind
from mulligan.gwent.text.table.lines import QuestionLine
from mulligan.gwent.text.table.scene import Scene


def question(scene: Scene) -> str:
    ask = Ask(scene.view.ask)
    kind, other, amount = _details(scene, ask)
    card = scene.card(source_in(scene.view))
    seat = NOBODY if ask is Ask.NOTHING else int(scene.view.asked)
    return scene.say(scene.speech.questions[kind], seat=seat, other=other, card=card, amount=amount)


def _details(scene: Scene, ask: Ask) -> tuple[QuestionLine, Who, int]:
    """The template, the other player or team it names, and its number."""
    view, seat = scene.view, int(scene.view.asked)
    match ask:
        case Ask.STARTER:
            return QuestionLine.STARTER_OF_TEAM if view.round_number > 0 else QuestionLine.STARTER, NOBODY, 0
        case Ask.OPPONENT:
            spy = scene.waiting.kind == FrameKind.SPY
            return QuestionLine.OPPONENT_FOR_SPY if spy else QuestionLine.OPPONENT, NOBODY, 0
        case Ask.REDRAW:
            return QuestionLine.REDRAW, NOBODY, int(view.players[seat].redraws)
        case Ask.TURN:
            leader = view.players[seat].leader_usable  # visible only to its player, because it can depend on the deck
            return QuestionLine.TURN_WITH_LEADER if leader else QuestionLine.TURN, NOBODY, 0
        case Ask.TAKE:
            side = int(scene.waiting.other)
            return (
                (QuestionLine.TAKE_OWN, NOBODY, 0)
                if side == scene.teams[seat]
                else (QuestionLine.TAKE, scene.owner_of(side), 0)
            )
        case Ask.DISCARD:
            return QuestionLine.DISCARD, NOBODY, int(scene.waiting.left)
        case Ask.PICK:
            weather = scene.waiting.other == DeckSearch.WEATHER
            return QuestionLine.PICK_WEATHER if weather else QuestionLine.PICK, NOBODY, 0
        case _:
            return QuestionLine[ask.name], NOBODY, 0
