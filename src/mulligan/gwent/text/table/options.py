"""Puts the options of the open question into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mulligan.gwent.cards import CARDS
from mulligan.gwent.choices import Choice, decode
from mulligan.gwent.parts import Unit
from mulligan.gwent.rules.turns import REDRAWS
from mulligan.gwent.state import NO_CARD, NO_ROW, NOBODY, Ask, Option
from mulligan.gwent.text.table.lines import OptionLine
from mulligan.gwent.text.table.scene import Scene

_WITH_HAND: Final[Mapping[Ask, OptionLine]] = {Ask.REDRAW: OptionLine.PUT_BACK, Ask.DISCARD: OptionLine.DISCARD}


def option(scene: Scene, number: int) -> str:
    """One option of the open question."""
    choice = decode(number)
    ask, asked = Ask(scene.view.ask), int(scene.view.asked)
    match choice.kind:
        case Option.PASS:
            return _say(scene, _decline(scene, ask))
        case Option.LEADER:
            return _leader(scene, asked)
        case Option.ROW:
            return _say(scene, OptionLine.ROW, row=choice.row)
        case Option.PLAYER:
            if ask is Ask.OPPONENT:
                return scene.said(scene.player_alone(choice.place))
            return scene.say(scene.speech.options[OptionLine.START], seat=choice.place)
        case Option.DECK:
            return _say(scene, OptionLine.DECK, amount=choice.place + 1)
        case Option.HAND:
            return _known(scene, _WITH_HAND[ask], scene.card_in_hand(asked, choice.place))
        case Option.PLAY:
            return _play(scene, scene.card_in_hand(asked, choice.place), choice.row)
        case Option.UNIT:
            return _unit(scene, choice)
        case Option.DISCARD:
            card = scene.card_in_discard(choice.side, choice.place)
            return _known(scene, OptionLine.REVIVE if ask is Ask.REVIVE else OptionLine.TAKE, card)
        case _:
            return _found(scene, choice.place if scene.viewer == asked else NO_CARD)


def _say(scene: Scene, kind: OptionLine, *, row: int = NO_ROW, **words: object) -> str:
    return scene.say(scene.speech.options[kind], seat=NOBODY, other=NOBODY, **words | scene.row(row))


def _known(scene: Scene, kind: OptionLine, card: int, row: int = NO_ROW) -> str:
    """The option for a card, or "unknown card"."""
    name = scene.card(card)
    return scene.said(name) if card == NO_CARD else _say(scene, kind, row=row, card=name)


def _decline(scene: Scene, ask: Ask) -> OptionLine:
    """The word for passing or stopping at this question."""
    if ask is not Ask.REDRAW:
        return OptionLine.PASS
    return OptionLine.KEEP_HAND if scene.view.players[scene.view.asked].redraws == REDRAWS else OptionLine.DONE


def _leader(scene: Scene, seat: int) -> str:
    number, grammar = int(scene.view.players[seat].leader), scene.speech.grammar
    return _say(scene, OptionLine.LEADER, card=scene.card(number), line=grammar.lines(CARDS[number])[0])


def _play(scene: Scene, card: int, row: int) -> str:
    """The option to play a card, with the row only if there is a choice."""
    alone = card == NO_CARD or row == NO_ROW
    unit = None if alone else CARDS[card]
    one_row = alone or (isinstance(unit, Unit) and not unit.agile)
    return _known(scene, OptionLine.PLAY if one_row else OptionLine.PLAY_IN_ROW, card, row)


def _unit(scene: Scene, choice: Choice) -> str:
    unit = scene.view.sides[scene.teams[scene.view.asked]].rows[choice.row].cards[choice.place]
    name = scene.speech.grammar.name(CARDS[unit.card])
    return _say(scene, OptionLine.UNIT, row=choice.row, name=name, amount=int(unit.strength))


def _found(scene: Scene, card: int) -> str:
    """The option for a card in the deck, which is taken or played."""
    to_the_hand = scene.waiting.left != 0
    return _known(scene, OptionLine.TAKE if to_the_hand else OptionLine.PLAY, card)
