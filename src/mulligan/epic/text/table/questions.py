"""The open question as a sentence, for the player who is asked and for all others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mulligan.core.text.table import Who
from mulligan.core.text.words import Case
from mulligan.epic.book.enums import Domain
from mulligan.epic.rules.battle import most_through
from mulligan.epic.rules.turn import HAND_LIMIT
from mulligan.epic.state import NO_SLOT, NOBODY, Ask, Option, Step
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.lines import Query
from mulligan.epic.text.table.programs import sentence_at
from mulligan.epic.text.table.scene import Scene

_WINDOWS: Final[Mapping[Step, Query]] = {
    Step.BEFORE_BLOCKERS: Query.PLAYS_BEFORE_BLOCKERS,
    Step.BEFORE_DAMAGE: Query.PLAYS_BEFORE_DAMAGE,
    Step.ENDING: Query.PLAYS_ENDING,
}
# A card asks: its name and the sentence being carried out are said first.
_FROM_CARD: Final = (
    Ask.TARGET,
    Ask.CHOOSE,
    Ask.MAY,
    Ask.DISCARD,
    Ask.REVEAL,
    Ask.RECYCLE,
    Ask.AMOUNT,
    Ask.JOIN,
    Ask.KEEP,
    Ask.MEMBER,
)


def question(scene: Scene, ask: Ask) -> str:
    """The question, with the card that asks it."""
    state, speech = scene.state, scene.speech
    seat = int(state.asked)
    query, other, words = _details(scene, ask)
    asked = scene.say(speech.queries[query], seat=NOBODY if ask is Ask.NOTHING else seat, other=other, **words)
    if ask not in _FROM_CARD:
        return asked
    frame = state.frames[state.depth - 1]
    line = sentence_at(speech.grammar, int(frame.card), int(frame.pc))
    name = scene.card(int(frame.card))
    return speech.typeset(f"{name} — {speech.quoted(line)} {asked}" if line else f"{name} — {asked}")


def _details(scene: Scene, ask: Ask) -> tuple[Query, Who, dict[str, object]]:
    """Which template it is, the other player or team it speaks of, and its words."""
    state = scene.state
    battle = state.battle
    match ask:
        case Ask.MAIN:
            return Query.MAIN_OF_TEAM if scene.in_teams else Query.MAIN, NOBODY, {}
        case Ask.PLAYS:
            return _window(scene), scene.party(int(state.turn_player)), {}
        case Ask.DEFENDER:
            return Query.DEFENDER, NOBODY, {"source": scene.champion_name(int(battle.source))}
        case Ask.ASSIGN:
            words: dict[str, object] = {
                "source": scene.champion_name(int(battle.source)),
                "damage": scene.amount(battle.left, Word.DAMAGE),
            }
            if battle.victim == NO_SLOT:
                return Query.ASSIGN_TO_PLAYER, scene.party(int(battle.defender)), words
            return Query.ASSIGN, NOBODY, words | {"victim": scene.champion(int(battle.victim))}
        case Ask.BREAKTHROUGH:
            through = scene.amount(most_through(scene.book, state), Word.DAMAGE)
            return Query.BREAKTHROUGH, scene.party(int(battle.defender)), {"damage": through}
        case Ask.HAND_LIMIT:
            return Query.HAND_LIMIT, NOBODY, {"amount": state.players[state.asked].hand.count - HAND_LIMIT}
        case _:
            return Query[ask.name], NOBODY, _program_words(scene, ask)


def _window(scene: Scene) -> Query:
    """Q-21: a turn whose player is out ends by itself."""
    state = scene.state
    alone = state.step == Step.ENDING and state.players[state.turn_player].eliminated
    return Query.PLAYS_ENDING_WITHOUT if alone else _WINDOWS[Step(state.step)]


def _program_words(scene: Scene, ask: Ask) -> dict[str, object]:
    """What a card's program knows of its question."""
    state = scene.state
    if state.depth == 0:
        return {}
    frame = state.frames[state.depth - 1]
    words: dict[str, object] = {"card": scene.card(int(frame.card)), "amount": int(frame.left)}
    if ask is Ask.CHOOSE:
        champions = scene.book.code[frame.pc].domain == Domain.CHAMPIONS
        words["thing"] = scene.amount(1, Word.CHAMPION if champions else Word.CARD)
    if ask is Ask.AMOUNT:
        words["damage"] = scene.amount(frame.left, Word.DAMAGE)
        target = int(frame.x)
        if target >= Option.CHAMPION:
            words["victim"] = scene.champion(target - Option.CHAMPION)
            words["victim_acc"] = scene.champion(target - Option.CHAMPION, Case.ACCUSATIVE)
        else:
            words["victim"] = scene.player_alone(target - Option.PLAYER)
            words["victim_acc"] = scene.speech.player(scene.person(target - Option.PLAYER), Case.ACCUSATIVE)
    return words
