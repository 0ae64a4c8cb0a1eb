"""Epic's words for transcripts: `kong@3` is the champion in slot 3."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from mulligan.core.game import Question
from mulligan.core.kernel.journal import Happening
from mulligan.core.scenario.transcript import Header, Words
from mulligan.epic.choices import decode
from mulligan.epic.events import Happened
from mulligan.epic.game import SLUGS, EpicGame, Options
from mulligan.epic.modes import DUEL
from mulligan.epic.parts import Keyword
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
    Happened.TURN_BEGAN: "{p} begins turn {n}",
    Happened.DREW: "{p} draws {c}",
    Happened.MULLIGANED: "{p} puts {n} back",
    Happened.GOLD_SPENT: "{p} pays {n}",
    Happened.PLAYED: "{p} plays {c}",
    Happened.ENTERED: "{at} enters for {p}",
    Happened.TRIGGERED: "{at} triggers for {p}",
    Happened.POWER_USED: "{p} uses {at}",
    Happened.MODE_CHOSEN: "{p} chooses mode {n} of {c}",
    Happened.TARGETED: "{p} picks {at}",
    Happened.PLAYER_TARGETED: "{p} picks {o}",
    Happened.CARD_TARGETED: "{p} picks {c} of {o}",
    Happened.DAMAGED: "{at} is dealt {n}",
    Happened.PLAYER_DAMAGED: "{p} is dealt {n}",
    Happened.GAINED_HEALTH: "{p} gains {n} health",
    Happened.LOST_HEALTH: "{p} loses {n} health",
    Happened.BROKEN: "{at} breaks",
    Happened.BANISHED: "{at} is banished",
    Happened.RETURNED: "{c} returns to {p}",
    Happened.TRANSFORMED: "{at} transforms into {token}",
    Happened.DISCARDED: "{p} discards {c}",
    Happened.EXPENDED: "{at} expends",
    Happened.PREPARED: "{at} prepares",
    Happened.FLIPPED: "{at} flips",
    Happened.CONTROL_CHANGED: "{p} controls {at}",
    Happened.BONUS: "{at} gets {n:+}/{m:+}",
    Happened.KEYWORDS_GAINED: "{at} gains {words}",
    Happened.COUNTERS: "{at} gets {n:+} counters",
    Happened.ATTACKED: "{at} attacks {o}",
    Happened.BLOCKED: "{at} blocks",
    Happened.NOT_BLOCKED: "{p} does not block",
    Happened.LEFT_BATTLE: "{at} leaves the battle",
    Happened.ASSIGNED: "{at} assigns {n} to {victim}",
    Happened.REVEALED: "{p} reveals {c}",
    Happened.RECALLED: "{p} recalls {c}",
    Happened.PASSED: "{p} passes",
    Happened.ATTACKS_ENDED: "no more attacks",
    Happened.TURN_ENDED: "{p} ends the turn",
    Happened.CHOSE_AMOUNT: "{p} sends {n} through",
    Happened.ELIMINATED: "{p} is out",
    Happened.WON: "{p} wins",
    Happened.DRAWN_GAME: "a draw",
    Happened.STEP_BEGAN: "[{step}]",
}
_ANSWERED_BY: Mapping[IntEnum, Collection[IntEnum]] = {
    Happened.PASSED: {Ask.MAIN, Ask.PLAYS},
    Happened.MODE_CHOSEN: {Ask.MODE},
    Happened.TARGETED: {Ask.TARGET, Ask.CHOOSE},
    Happened.PLAYER_TARGETED: {Ask.TARGET, Ask.CHOOSE},
    Happened.CARD_TARGETED: {Ask.TARGET, Ask.CHOOSE},
    Happened.ASSIGNED: {Ask.ASSIGN},
    Happened.CHOSE_AMOUNT: {Ask.BREAKTHROUGH},
    Happened.NOT_BLOCKED: {Ask.BLOCKER},
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
    options = Options(
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


def _event(event: Happening) -> str:
    card = event.card or "?"
    return _EVENTS[Happened(event.kind)].format(
        p=f"P{event.seat + 1}",
        o=f"P{event.other + 1}",
        c=card,
        at=f"{card}@{event.place}" if event.place != NO_SLOT else card,
        n=event.amount,
        token=SLUGS[event.amount] if event.kind == Happened.TRANSFORMED else "",
        m=event.other,
        victim=f"@{event.other}" if event.other != NO_SLOT else "the player",
        step=Step(event.amount).name if event.kind == Happened.STEP_BEGAN else "",
        words="+".join(word.name or "" for word in Keyword if event.kind == Happened.KEYWORDS_GAINED and word & event.amount),
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
