"""The open question as a sentence, for the player who is asked and for all others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mulligan.core.text.table import Who
from mulligan.core.text.words import Case
from mulligan.epic.book.enums import Domain, Keyword
from mulligan.epic.choices import decode
from mulligan.epic.rules.turn import HAND_LIMIT
from mulligan.epic.rulesets import BreakthroughPool
from mulligan.epic.state import MAX_NUMBER, NO_CARD, NO_SLOT, NOBODY, Ask, Option, Role, Step
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.lines import QuestionLine
from mulligan.epic.text.table.programs import sentence_at
from mulligan.epic.text.table.scene import Scene

_WINDOWS: Final[Mapping[Step, QuestionLine]] = {
    Step.BEFORE_BLOCKERS: QuestionLine.PLAYS_BEFORE_BLOCKERS,
    Step.BEFORE_DAMAGE: QuestionLine.PLAYS_BEFORE_DAMAGE,
    Step.ENDING: QuestionLine.PLAYS_ENDING,
}
# Questions by a card, which begin with its name and the current sentence.
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
    view, speech = scene.view, scene.speech
    seat = int(view.asked)
    kind, other, words = _details(scene, ask)
    asked = scene.say(speech.questions[kind], seat=NOBODY if ask is Ask.NOTHING else seat, other=other, **words)
    if ask not in _FROM_CARD:
        return asked
    program = view.program
    line = sentence_at(speech.grammar, int(program.card), int(program.pc))
    name = scene.card(int(program.card))
    return speech.typeset(f"{name} — {speech.quoted(line)} {asked}" if line else f"{name} — {asked}")


def _details(scene: Scene, ask: Ask) -> tuple[QuestionLine, Who, dict[str, object]]:
    """The template, the other player or team it names, and the values it needs."""
    view = scene.view
    battle = view.battle
    match ask:
        case Ask.MAIN:
            return _main(scene), NOBODY, {}
        case Ask.PLAYS:
            return _window(scene), scene.team_of(int(view.turn_player)), {}
        case Ask.DEFENDER:
            return QuestionLine.DEFENDER, NOBODY, {"source": scene.champion_name(int(battle.source))}
        case Ask.ATTACKER:
            return QuestionLine.ATTACKER, scene.team_of(int(battle.defender)), {}
        case Ask.ASSIGN:
            words: dict[str, object] = {
                "source": scene.champion_name(int(battle.source)),
                "damage": scene.amount(battle.left, Word.DAMAGE),
            }
            if battle.victim == NO_SLOT:
                return QuestionLine.ASSIGN_TO_PLAYER, scene.team_of(int(battle.defender)), words
            return QuestionLine.ASSIGN, NOBODY, words | {"victim": scene.champion(int(battle.victim))}
        case Ask.BREAKTHROUGH:
            through = scene.amount(_most_through(scene), Word.DAMAGE)
            return QuestionLine.BREAKTHROUGH, scene.team_of(int(battle.defender)), {"damage": through}
        case Ask.HAND_LIMIT:
            return QuestionLine.HAND_LIMIT, NOBODY, {"amount": view.players[view.asked].hand_count - HAND_LIMIT}
        case _:
            return QuestionLine[ask.name], NOBODY, _program_words(scene, ask)


def _main(scene: Scene) -> QuestionLine:
    if scene.in_teams:
        return QuestionLine.MAIN_OF_TEAM
    return QuestionLine.MAIN_WITHOUT_PLAYS if scene.view.option_count == 1 else QuestionLine.MAIN


def _window(scene: Scene) -> QuestionLine:
    """Q-21: the turn of an eliminated player ends by itself."""
    view = scene.view
    alone = view.step == Step.ENDING and view.players[view.turn_player].eliminated
    return QuestionLine.PLAYS_ENDING_WITHOUT if alone else _WINDOWS[Step(view.step)]


def _most_through(scene: Scene) -> int:
    """E-KW-BREAKTHROUGH-01, D-13: the most damage that may break through, as `most_through` has it."""
    champions = [scene.view.champions[slot] for slot in range(scene.view.slots)]
    needed = sum(int(each.defense) for each in champions if each.role == Role.BLOCKER)
    breaking = [int(each.attack) for each in champions if each.role == Role.ATTACKER and each.keywords & Keyword.BREAKTHROUGH]
    if scene.rules.breakthrough_pool == BreakthroughPool.TOGETHER:
        return min(MAX_NUMBER, max(0, sum(breaking) - needed))
    return min(MAX_NUMBER, sum(max(0, attack - needed) for attack in breaking))


def _program_words(scene: Scene, ask: Ask) -> dict[str, object]:
    """The words that a card's program adds to its question."""
    program = scene.view.program
    if program.card == NO_CARD:
        return {}
    words: dict[str, object] = {"card": scene.card(int(program.card)), "amount": int(program.left)}
    if ask is Ask.CHOOSE:
        champions = scene.book.code[program.pc].domain == Domain.CHAMPIONS
        words["thing"] = scene.amount(1, Word.CHAMPION if champions else Word.CARD)
    if ask is Ask.AMOUNT:
        words["damage"] = scene.amount(program.left, Word.DAMAGE)
        target = decode(int(program.x))  # as `share_target` has it
        if target.kind is Option.CHAMPION:
            words["victim"] = scene.champion(target.place)
            words["victim_acc"] = scene.champion(target.place, Case.ACCUSATIVE)
        else:
            words["victim"] = scene.player_alone(target.seat)
            words["victim_acc"] = scene.speech.player(scene.mention(target.seat), Case.ACCUSATIVE)
    return words
