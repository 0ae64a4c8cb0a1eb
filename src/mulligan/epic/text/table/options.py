"""The words for each answer to the open question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mulligan.core.text.words import Case
from mulligan.epic.choices import Choice, decode
from mulligan.epic.state import CHOSEN, NO_CARD, NOBODY, Ask, Option
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.lines import OptionLine
from mulligan.epic.text.table.programs import mode_line, power_line, recalls, trigger_line
from mulligan.epic.text.table.scene import Scene

_DECLINED: Final[Mapping[Ask, OptionLine]] = {
    Ask.PLAYS: OptionLine.PASS,
    Ask.ATTACKER: OptionLine.DONE,
    Ask.END_TURN: OptionLine.BACK_TO_MAIN,
    Ask.MAY: OptionLine.NO,
    Ask.REVEAL: OptionLine.REVEAL_NOTHING,
    Ask.RECYCLE: OptionLine.NO_RECYCLING,
    Ask.JOIN: OptionLine.NONE,
}
_WITH_HAND: Final[Mapping[Ask, OptionLine]] = {
    Ask.MULLIGAN: OptionLine.PUT_BACK,
    Ask.DISCARD: OptionLine.DISCARD,
    Ask.HAND_LIMIT: OptionLine.DISCARD,
    Ask.REVEAL: OptionLine.REVEAL,
}
_WITH_CHAMPION: Final[Mapping[Ask, OptionLine]] = {
    Ask.MAIN: OptionLine.ATTACK,
    Ask.ATTACKER: OptionLine.ATTACK,
    Ask.BLOCKER: OptionLine.BLOCK,
    Ask.JOIN: OptionLine.JOIN,
    Ask.KEEP: OptionLine.KEEP,
}


def option(scene: Scene, number: int) -> str:
    """One option of the open question."""
    view, choice = scene.view, decode(number)
    ask = Ask(view.ask)
    match choice.kind:
        case Option.PASS:
            return _say(scene, _decline(scene, ask))
        case Option.YES:
            return _yes(scene, ask)
        case Option.MODE:
            return scene.said(mode_line(scene.speech.grammar, int(view.program.card), choice.place))
        case Option.PLAYER:
            return scene.said(_player(scene, ask, choice.seat))
        case Option.NUMBER:
            return scene.said(scene.amount(choice.place, Word.DAMAGE, Case.NOMINATIVE))
        case Option.TRIGGER:
            return _trigger(scene, choice.place)
        case Option.HAND:
            return _hand(scene, ask, choice.place)
        case Option.CHAMPION:
            if ask in _WITH_CHAMPION:
                return _say(scene, _WITH_CHAMPION[ask], champion=scene.champion_name(choice.place))
            return scene.said(scene.champion(choice.place))
        case Option.POWER:
            card = int(view.champions[choice.place].card)
            line = power_line(scene.speech.grammar, card, choice.power)
            return _say(scene, OptionLine.USE, champion=scene.champion_name(choice.place), line=line)
        case _:
            return _discard(scene, ask, choice)


def _say(scene: Scene, kind: OptionLine, **words: object) -> str:
    return scene.say(scene.speech.options[kind], seat=NOBODY, other=NOBODY, **words)


def _decline(scene: Scene, ask: Ask) -> OptionLine:
    """The name of the option PASS, which can also decline or complete."""
    view = scene.view
    match ask:
        case Ask.MAIN:
            others = set(scene.members(int(view.asked))) - {int(view.asked)}
            return OptionLine.END_TURN if all(view.agreed >> other & 1 for other in others) else OptionLine.PASS_IN_TEAM
        case Ask.MULLIGAN:
            player = view.players[view.asked]
            chosen = any(player.hand[place].mark & CHOSEN for place in range(player.hand_count))
            return OptionLine.DONE if chosen else OptionLine.KEEP_HAND
        case Ask.BLOCKER:
            return OptionLine.DONE if view.battle.blocked else OptionLine.NO_BLOCKERS
        case Ask.TARGET | Ask.CHOOSE:
            return OptionLine.DONE if view.program.x > 0 else OptionLine.NONE
        case _:
            return _DECLINED[ask]


def _player(scene: Scene, ask: Ask, seat: int) -> str:
    """E-HYDRA-05: a team is attacked as a whole; the option also names its members."""
    if ask is not Ask.DEFENDER or not scene.in_teams:
        return scene.player_alone(seat)
    return f"{scene.team_alone(seat)} ({', '.join(map(scene.player_alone, scene.members(seat)))})"


def _yes(scene: Scene, ask: Ask) -> str:
    if ask is Ask.END_TURN:
        return _say(scene, OptionLine.END_TURN)
    row = scene.book.code[scene.view.program.pc]
    paid = [scene.amount(int(row.health), Word.HEALTH)] if row.health else []
    paid += [scene.amount(int(row.gold), Word.GOLD)] if row.gold else []
    return (
        _say(scene, OptionLine.YES_AND_PAY, cost=scene.speech.grammar.and_.join(paid)) if paid else _say(scene, OptionLine.YES)
    )


def _trigger(scene: Scene, place: int) -> str:
    trigger = scene.view.triggers[place]
    line = trigger_line(scene.book, scene.speech.grammar, int(trigger.card), int(trigger.pc))
    kind = OptionLine.TRIGGER_AGAIN if trigger.times > 1 else OptionLine.TRIGGER
    return _say(scene, kind, card=scene.card(int(trigger.card)), line=line, times=int(trigger.times))


def _hand(scene: Scene, ask: Ask, place: int) -> str:
    card = scene.card_in_hand(int(scene.view.asked), place)
    name = scene.card(card)
    if card == NO_CARD:
        return scene.said(name)
    if ask in (Ask.MAIN, Ask.PLAYS):
        return _say(scene, OptionLine.PLAY, card=name, gold=_gold(scene, int(scene.book.cards[card].cost)))
    return _say(scene, _WITH_HAND[ask], card=name) if ask in _WITH_HAND else scene.said(name)


def _gold(scene: Scene, gold: int) -> str:
    return scene.amount(gold, Word.GOLD, Case.NOMINATIVE)


def _discard(scene: Scene, ask: Ask, choice: Choice) -> str:
    card = scene.card_in_discard(choice.seat, choice.place)
    name = scene.card(card)
    if ask is Ask.RECYCLE:
        return _say(scene, OptionLine.BANISH, card=name)
    if ask not in (Ask.MAIN, Ask.PLAYS):
        return scene.say(scene.speech.options[OptionLine.IN_PILE], other=choice.seat, card=name)
    if recalls(card):
        return _say(scene, OptionLine.RECALL, card=name, gold=_gold(scene, int(scene.book.rows[card].powers[0].gold)))
    return _say(scene, OptionLine.USE_FROM_DISCARD, card=name, line=power_line(scene.speech.grammar, card, 0))
