"""Gwent's vocabulary of transcripts: `trebuchet@siege` is a unit in the siege row, `ballista→siege` is played there.

A star marks a choice that no player made: it was forced, random, or the virtual opponent's.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from mulligan.core.game import Question
from mulligan.core.kernel.output import SeenEvent
from mulligan.core.scenario.transcript import Header, Words
from mulligan.gwent.choices import decode
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GameOptions, GwentGame
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
    EventKind.COIN_TOSSED: "the coin is tossed for {p}",
    EventKind.STARTER_CHOSEN: "{p} chooses {o} to start",
    EventKind.DREW: "{p} draws {c}",
    EventKind.REDREW: "{p} puts {c} back",
    EventKind.ROUND_BEGAN: "round {n} begins with {p}",
    EventKind.PLAYED: "{p} plays {to}",
    EventKind.PLACED: "{at} of {o} placed",
    EventKind.REVIVED: "{p} revives {c}",
    EventKind.MUSTERED: "{p} musters {c}",
    EventKind.FOUND: "{p} finds {c}",
    EventKind.SUMMONED: "{at} of {o} summoned",
    EventKind.TRANSFORMED: "{at} of {o} transformed",
    EventKind.DESTROYED: "{at} of {o} destroyed",
    EventKind.DECOYED: "{p} takes {at} back",
    EventKind.HORN_BLOWN: "horn on {row} of {o}",
    EventKind.WEATHER_CLEARED: "{p} clears the weather",
    EventKind.WEATHER_DISCARDED: "{c} of {p} discarded",
    EventKind.LEADER_USED: "{p} uses {c}",
    EventKind.LEADER_CANCELLED: "{c} of {p} cancelled",
    EventKind.PEEKED: "{p} sees {c} of {o}",
    EventKind.TAKEN: "{p} takes {c} of {o} discard",
    EventKind.DISCARDED: "{p} discards {c}",
    EventKind.PICKED: "{p} picks {c}",
    EventKind.RESHUFFLED: "{p} shuffles {n} in",
    EventKind.MOVED: "{p} moves {to}",
    EventKind.PASSED: "{p} passes",
    EventKind.RAN_OUT: "{p} has nothing left",
    EventKind.SCORED: "{o} has {n}",
    EventKind.ROUND_WON: "{o} wins the round",
    EventKind.ROUND_DRAWN: "the round is drawn",
    EventKind.GEM_LOST: "{o} loses a gem",
    EventKind.KEPT: "{at} of {o} stays",
    EventKind.RETURNED: "{c} returns for {p}",
    EventKind.HIDDEN: "{p} hides a card",
    EventKind.TURNED_UP: "{p} turns up {c}",
    EventKind.LEADER_TURNED_UP: "{p} turns up {c}",
    EventKind.STRENGTHENED: "{o} gains {n}",
    EventKind.WON: "{p} wins",
    EventKind.DRAWN_GAME: "a draw",
    EventKind.DECK_CHOSEN: "{p} chooses the deck of {c}",
    EventKind.GAME_WON: "{p} has won {n}",
    EventKind.GAME_REPLAYED: "the game is replayed",
    EventKind.CHOOSER_DRAWN: "{p} is to choose who starts",
    EventKind.POINTS_SCORED: "{o} scores {n}",
    EventKind.EXHAUSTED: "nothing can change any more",
    EventKind.OVERFLOWED: "an effect is lost",
}
_ANSWERED_BY: Mapping[IntEnum, Collection[IntEnum]] = {
    EventKind.REVIVED: {Ask.REVIVE},
    EventKind.DECOYED: {Ask.DECOY},
    EventKind.TAKEN: {Ask.TAKE},
}


def _header(game: GwentGame) -> Header:
    options = game.options
    settings = [f"{switch}={value}" for switch, value in sorted(options.switches.items())]
    if options.mode != GameOptions().mode:
        settings.append(f"mode={options.mode}")
    if options.variants:
        settings.append(f"variants={'+'.join(options.variants)}")
    if options.starter is not None:
        settings.append(f"starter=P{options.starter + 1}")
    return Header("gwent", (options.ruleset, *settings), game.key, game.decks)


def _begin(header: Header) -> GwentGame:
    ruleset, *settings = header.settings
    switches = dict(setting.split("=") for setting in settings)
    mode, variants = switches.pop("mode", GameOptions().mode), switches.pop("variants", "")
    starter = switches.pop("starter", None)
    options = GameOptions(
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


def _event(event: SeenEvent) -> str:
    card, row = event.card or "?", event.place
    return _EVENTS[EventKind(event.kind)].format(
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
    slugs=(*SLUGS, "leader_horn"),  # LEADER_HORN is in a horn slot, but is not a card
    card_fields=("card", "discard", "horn", "leader", "side_deck"),
)
