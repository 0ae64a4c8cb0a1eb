"""Epic's words for transcripts: `kong@3` is the champion in slot 3."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from mulligan.core.game import Question
from mulligan.core.kernel.output import SeenEvent
from mulligan.core.scenario.transcript import Header, Words
from mulligan.epic.book.enums import Keyword
from mulligan.epic.choices import decode
from mulligan.epic.events import EventKind
from mulligan.epic.game import SLUGS, EpicGame, GameOptions
from mulligan.epic.modes import DUEL
from mulligan.epic.state import NO_SLOT, Ask, Option, Step

_PASS = {
    Ask.MULLIGAN: "done",
    Ask.ATTACKER: "done",
    Ask.BLOCKER: "done",
    Ask.END_TURN: "back to main",
    Ask.MAY: "no",
    Ask.MAIN: "pass",
    Ask.PLAYS: "pass",
}
_HAND = {
    Ask.MAIN: "play ",
    Ask.PLAYS: "play ",
    Ask.MULLIGAN: "put back ",
    Ask.DISCARD: "discard ",
    Ask.HAND_LIMIT: "discard ",
    Ask.REVEAL: "reveal ",
}
_CHAMPION = {Ask.MAIN: "attack ", Ask.ATTACKER: "attack ", Ask.BLOCKER: "block ", Ask.JOIN: "join ", Ask.KEEP: "keep "}
_PILE = {Ask.MAIN: "use ", Ask.PLAYS: "use ", Ask.RECYCLE: "recycle "}

# {p}: the seat, {o}: the other player, {c}: the card, {at}: the champion, {n}: the amount, {m}: the other number.
_EVENTS = {
    EventKind.TURN_BEGAN: "{p} begins turn {n}",
    EventKind.DREW: "{p} draws {c}",
    EventKind.MULLIGANED: "{p} puts {n} back",
    EventKind.GOLD_SPENT: "{p} pays {n}",
    EventKind.PLAYED: "{p} plays {c}",
    EventKind.ENTERED: "{at} enters for {p}",
    EventKind.TRIGGERED: "{at} triggers for {p}",
    EventKind.POWER_USED: "{p} uses {at}",
    EventKind.MODE_CHOSEN: "{p} chooses mode {n} of {c}",
    EventKind.TARGETED: "{p} picks {at}",
    EventKind.PLAYER_TARGETED: "{p} picks {o}",
    EventKind.CARD_TARGETED: "{p} picks {c} of {o}",
    EventKind.DAMAGED: "{at} is dealt {n}",
    EventKind.PLAYER_DAMAGED: "{p} is dealt {n}",
    EventKind.GAINED_HEALTH: "{p} gains {n} health",
    EventKind.LOST_HEALTH: "{p} loses {n} health",
    EventKind.BROKEN: "{at} breaks",
    EventKind.BANISHED: "{at} is banished",
    EventKind.RETURNED: "{c} returns to {p}",
    EventKind.TRANSFORMED: "{at} transforms into {token}",
    EventKind.DISCARDED: "{p} discards {c}",
    EventKind.EXPENDED: "{at} expends",
    EventKind.PREPARED: "{at} prepares",
    EventKind.FLIPPED: "{at} flips",
    EventKind.CONTROL_CHANGED: "{p} controls {at}",
    EventKind.BONUS: "{at} gets {n:+}/{m:+}",
    EventKind.KEYWORDS_GAINED: "{at} gains {words}",
    EventKind.COUNTERS: "{at} gets {n:+} counters",
    EventKind.ATTACKED: "{at} attacks {o}",
    EventKind.BLOCKED: "{at} blocks",
    EventKind.NOT_BLOCKED: "{p} does not block",
    EventKind.LEFT_BATTLE: "{at} leaves the battle",
    EventKind.ASSIGNED: "{at} assigns {n} to {victim}",
    EventKind.REVEALED: "{p} reveals {c}",
    EventKind.RECALLED: "{p} recalls {c}",
    EventKind.PASSED: "{p} passes",
    EventKind.ATTACKS_ENDED: "no more attacks",
    EventKind.OVERFLOWED: "an effect is lost",
    EventKind.TURN_ENDED: "{p} ends the turn",
    EventKind.CHOSE_AMOUNT: "{p} sends {n} through",
    EventKind.ELIMINATED: "{p} is out",
    EventKind.WON: "{p} wins",
    EventKind.DRAWN_GAME: "a draw",
    EventKind.STEP_BEGAN: "[{step}]",
}
_ANSWERED_BY: Mapping[IntEnum, Collection[IntEnum]] = {
    EventKind.PASSED: {Ask.MAIN, Ask.PLAYS},
    EventKind.MODE_CHOSEN: {Ask.MODE},
    EventKind.TARGETED: {Ask.TARGET, Ask.CHOOSE},
    EventKind.PLAYER_TARGETED: {Ask.TARGET, Ask.CHOOSE},
    EventKind.CARD_TARGETED: {Ask.TARGET, Ask.CHOOSE},
    EventKind.ASSIGNED: {Ask.ASSIGN},
    EventKind.CHOSE_AMOUNT: {Ask.BREAKTHROUGH},
    EventKind.NOT_BLOCKED: {Ask.BLOCKER},
}


def _header(game: EpicGame) -> Header:
    options = game.options
    settings = [f"{switch}={value}" for switch, value in sorted(options.switches.items())]
    if options.first_player is not None:
        settings.append(f"first_player=P{options.first_player + 1}")
    if options.mode != DUEL:
        settings.append(f"mode={options.mode}")
    if options.teams is not None:
        settings.append(f"teams={options.teams}")
    return Header("epic", (options.ruleset, *settings), game.key, game.decks)


def _begin(header: Header) -> EpicGame:
    ruleset, *settings = header.settings
    switches = dict(setting.split("=") for setting in settings)
    first, mode, teams = (switches.pop(name, None) for name in ("first_player", "mode", "teams"))
    options = GameOptions(
        ruleset,
        switches,
        None if first is None else int(first[1:]) - 1,
        mode or DUEL,
        None if teams is None else int(teams),
    )
    return EpicGame.new(options, header.decks, header.key)


def _option(game: EpicGame, question: Question, option: int) -> str:
    state, ask, choice = game.state, Ask[question.ask], decode(option)
    player = state.players[question.seat]
    match choice.kind:
        case Option.PASS:
            return _PASS.get(ask, "none")
        case Option.YES:
            return "end turn" if ask == Ask.END_TURN else "yes"
        case Option.MODE:
            return f"mode {choice.place}"
        case Option.PLAYER:
            return f"P{choice.seat + 1}"
        case Option.TRIGGER:
            return SLUGS[state.triggers[choice.place].card]
        case Option.HAND:
            return _HAND.get(ask, "") + SLUGS[state.cards[player.hand.cards[choice.place]].card]
        case Option.CHAMPION:
            return _CHAMPION.get(ask, "") + _champion(int(state.champions[choice.place].card), choice.place)
        case Option.POWER:
            second = " again" if choice.power else ""
            return f"use{second} {_champion(int(state.champions[choice.place].card), choice.place)}"
        case Option.DISCARD:
            number = state.players[choice.seat].discard.cards[choice.place]
            return f"{_PILE.get(ask, '')}{SLUGS[state.cards[number].card]} of P{choice.seat + 1} discard"
        case _:
            return str(choice.place)


def _place(option: int) -> int:
    return decode(option).place


def _champion(card: int, slot: int) -> str:
    return f"{SLUGS[card]}@{slot}"


def _event(event: SeenEvent) -> str:
    card = event.card or "?"
    return _EVENTS[EventKind(event.kind)].format(
        p=f"P{event.seat + 1}",
        o=f"P{event.other + 1}",
        c=card,
        at=f"{card}@{event.place}" if event.place != NO_SLOT else card,
        n=event.amount,
        token=SLUGS[event.amount] if event.kind == EventKind.TRANSFORMED else "",
        m=event.other,
        victim=f"@{event.other}" if event.other != NO_SLOT else "the player",
        step=Step(event.amount).name if event.kind == EventKind.STEP_BEGAN else "",
        words="+".join(word.name or "" for word in Keyword if event.kind == EventKind.KEYWORDS_GAINED and word & event.amount),
    )


WORDS = Words(
    header=_header,
    begin=_begin,
    option=_option,
    place=_place,
    event=_event,
    answered_by=_ANSWERED_BY,
    slugs=SLUGS,
    program_fields=("pc",),
)
