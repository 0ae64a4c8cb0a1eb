"""Gwent's words for transcripts: `trebuchet@siege` is a unit of the siege row, `ballista→siege` is laid there.

A star stands behind a choice that nobody was asked for: there was one answer, or chance or the virtual opponent made it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from mulligan.core.game import Question
from mulligan.core.kernel.journal import Happening
from mulligan.core.scenario.transcript import Header, Words
from mulligan.gwent.choices import decode
from mulligan.gwent.events import Happened
from mulligan.gwent.game import SLUGS, GwentGame, Options
from mulligan.gwent.parts import Row
from mulligan.gwent.state import NO_ROW, Ask, Option

_PASS = {Ask.REDRAW: "done", Ask.TURN: "pass"}
_HAND = {Ask.REDRAW: "put back ", Ask.DISCARD: "discard "}
_UNIT = {Ask.DECOY: "decoy ", Ask.BOND: "copy "}
_PLAYER = {Ask.STARTER: " starts", Ask.OPPONENT: ""}
_DISCARD = {Ask.REVIVE: "revive ", Ask.TAKE: "take "}

# {p}: the seat, {o}: the other player, or a side by its first player, {c}: the card, {at}: the card in its row, {to}: the card
# and where it goes, {row}: the row, {n}: the amount.
_EVENTS = {
    Happened.COIN_TOSSED: "the coin is tossed for {p}",
    Happened.STARTER_CHOSEN: "{p} chooses {o} to start",
    Happened.DREW: "{p} draws {c}",
    Happened.REDREW: "{p} puts {c} back",
    Happened.ROUND_BEGAN: "round {n} begins with {p}",
    Happened.PLAYED: "{p} plays {to}",
    Happened.PLACED: "{at} of {o} placed",
    Happened.REVIVED: "{p} revives {c}",
    Happened.MUSTERED: "{p} musters {c}",
    Happened.FOUND: "{p} finds {c}",
    Happened.SUMMONED: "{at} of {o} summoned",
    Happened.TRANSFORMED: "{at} of {o} transformed",
    Happened.DESTROYED: "{at} of {o} destroyed",
    Happened.DECOYED: "{p} takes {at} back",
    Happened.HORN_BLOWN: "horn on {row} of {o}",
    Happened.WEATHER_CLEARED: "{p} clears the weather",
    Happened.WEATHER_DISCARDED: "{c} of {p} discarded",
    Happened.LEADER_USED: "{p} uses {c}",
    Happened.LEADER_CANCELLED: "{c} of {p} cancelled",
    Happened.PEEKED: "{p} sees {c} of {o}",
    Happened.TAKEN: "{p} takes {c} of {o} discard",
    Happened.DISCARDED: "{p} discards {c}",
    Happened.PICKED: "{p} picks {c}",
    Happened.RESHUFFLED: "{p} shuffles {n} in",
    Happened.MOVED: "{p} moves {to}",
    Happened.PASSED: "{p} passes",
    Happened.SCORED: "{o} has {n}",
    Happened.ROUND_WON: "{o} wins the round",
    Happened.ROUND_DRAWN: "the round is drawn",
    Happened.GEM_LOST: "{o} loses a gem",
    Happened.KEPT: "{at} of {o} stays",
    Happened.RETURNED: "{c} returns for {p}",
    Happened.HIDDEN: "{p} hides a card",
    Happened.TURNED_UP: "{p} turns up {c}",
    Happened.LEADER_TURNED_UP: "{p} turns up {c}",
    Happened.STRENGTHENED: "{o} gains {n}",
    Happened.WON: "{p} wins",
    Happened.DRAWN_GAME: "a draw",
    Happened.DECK_CHOSEN: "{p} chooses the deck of {c}",
    Happened.GAME_WON: "{p} has won {n}",
    Happened.GAME_REPLAYED: "the game is replayed",
    Happened.CHOOSER_DRAWN: "{p} is to choose who starts",
    Happened.POINTS_SCORED: "{o} scores {n}",
    Happened.EXHAUSTED: "nothing can change any more",
}
_ANSWERED_BY: Mapping[IntEnum, Collection[IntEnum]] = {
    Happened.REVIVED: {Ask.REVIVE},
    Happened.DECOYED: {Ask.DECOY},
    Happened.TAKEN: {Ask.TAKE},
}


def _header(game: GwentGame) -> Header:
    options = game.options
    settings = [f"{switch}={value}" for switch, value in sorted(options.switches.items())]
    if options.mode != Options().mode:
        settings.append(f"mode={options.mode}")
    if options.variants:
        settings.append(f"variants={'+'.join(options.variants)}")
    if options.starter is not None:
        settings.append(f"starter=P{options.starter + 1}")
    return Header("gwent", (options.ruleset, *settings), game.key, game.decks)


def _begin(header: Header) -> GwentGame:
    ruleset, *settings = header.settings
    switches = dict(setting.split("=") for setting in settings)
    mode, variants = switches.pop("mode", Options().mode), switches.pop("variants", "")
    starter = switches.pop("starter", None)
    options = Options(
        ruleset,
        switches,
        mode,
        tuple(variants.split("+")) if variants else (),
        None if starter is None else int(starter[1:]) - 1,
    )
    return GwentGame.new(options, header.decks, header.key)


def _option(game: GwentGame, question: Question, option: int) -> str:
    state, ask, choice = game.state, Ask[question.ask], decode(option)
    player = state.players[question.seat]
    match choice.kind:
        case Option.PASS:
            return _PASS[ask]
        case Option.LEADER:
            return "leader"
        case Option.ROW:
            return _row(choice.row)
        case Option.PLAYER:
            return f"P{choice.place + 1}{_PLAYER[ask]}"
        case Option.HAND:
            return _HAND[ask] + _card(game, player.hand.cards[choice.place])
        case Option.PLAY:
            return "play " + _laid(_card(game, player.hand.cards[choice.place]), choice.row)
        case Option.UNIT:
            cards = state.sides[player.side].rows[choice.row].cards
            return _UNIT[ask] + _standing(_card(game, cards.cards[choice.place]), choice.row)
        case Option.DISCARD:
            whose = f" of P{choice.side + 1} discard" if choice.side != player.side else ""
            return _DISCARD[ask] + _card(game, state.sides[choice.side].discard.cards[choice.place]) + whose
        case Option.CARD:
            return "pick " + SLUGS[choice.place]
        case _:
            return f"deck {choice.place + 1}"


def _card(game: GwentGame, number: int) -> str:
    return SLUGS[game.state.cards[number].card]


def _place(option: int) -> int:
    return decode(option).place


def _row(row: int) -> str:
    return Row(row).name.lower()


def _standing(card: str, row: int) -> str:
    return f"{card}@{_row(row)}" if 0 <= row < NO_ROW else card


def _laid(card: str, row: int) -> str:
    return f"{card}→{_row(row)}" if 0 <= row < NO_ROW else card


def _event(event: Happening) -> str:
    card, row = event.card or "?", event.place
    return _EVENTS[Happened(event.kind)].format(
        p=f"P{event.seat + 1}",
        o=f"P{event.other + 1}",
        c=card,
        at=_standing(card, row),
        to=_laid(card, row),
        row=_row(row) if 0 <= row < NO_ROW else "",
        n=event.amount,
    )


WORDS = Words(
    header=_header,
    begin=_begin,
    option=_option,
    place=_place,
    event=_event,
    answered_by=_ANSWERED_BY,
    slugs=(*SLUGS, "leader_horn"),  # LEADER_HORN lies in a horn slot as no card does
    card_fields=("card", "discard", "horn", "leader", "side_deck"),
)
