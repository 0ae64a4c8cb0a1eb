"""A game as text: every question with all its options, every answer, what happened, digests of both views.

    12 P1 MAIN  pass | play kong | attack wolf@3  ▸ play kong
          P1 plays kong · P1 pays 1 · kong@0 enters for P1
          views p1 9f31c2d0 p2 2c07aa11

`kong@3` is the champion in slot 3, `kong/2` the second card of a hand that holds two. A star behind an event says that the
engine answered by itself, because there was one answer and everybody could see that. It is the whole truth, so it is for tests
and bug reports; players read their own journal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import takewhile
from typing import Any
from zlib import crc32

import numpy as np

from mulligan.core.desk import Happening, happenings
from mulligan.core.game import Question
from mulligan.core.random import Random, below, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.epic.choices import decode
from mulligan.epic.game import SLUGS, EpicGame, Options
from mulligan.epic.happened import Happened
from mulligan.epic.parts import Keyword
from mulligan.epic.state import NO_CARD, NO_SLOT, Ask, Option, Step
from mulligan.epic.view import View

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
    Happened.TRANSFORMED: "{at} transforms",
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
# Events that answers cause: seen after another question than these, the engine has answered.
_ANSWERED_BY = {
    Happened.PASSED: {Ask.MAIN, Ask.PLAYS},
    Happened.MODE_CHOSEN: {Ask.MODE},
    Happened.TARGETED: {Ask.TARGET, Ask.CHOOSE},
    Happened.PLAYER_TARGETED: {Ask.TARGET, Ask.CHOOSE},
    Happened.CARD_TARGETED: {Ask.TARGET, Ask.CHOOSE},
    Happened.ASSIGNED: {Ask.ASSIGN},
    Happened.CHOSE_AMOUNT: {Ask.BREAKTHROUGH},
    Happened.NOT_BLOCKED: {Ask.BLOCKER},
}
_NAMES = np.array([*(crc32(name.encode()) & 0x7FFF for name in SLUGS), NO_CARD], np.int16)  # of no card: the last
_INDENT = "      "
_WIDTH = 124


def transcribe(game: EpicGame, choose: Callable[[Question], int]) -> Iterator[str]:
    """Play a new game to its end; the lines tell what was asked, answered and done."""
    yield from _header(game)
    yield from _told(game, Ask.NOTHING)
    yield _digests(game)
    while (question := game.question) is not None:
        names, choice = option_names(game, question), choose(question)
        source = f" {question.source}" if question.source else ""
        first, *others = names.values()
        asked = f"{len(game.answers) + 1:3} P{question.seat + 1} {question.ask}{source}  {first}"
        *lines, last = _wrapped([asked, *others], " | ", _INDENT)
        yield from lines
        yield f"{last}  ▸ {names[choice]}"
        game.answer(question.seat, choice)
        yield from _told(game, Ask[question.ask])
        yield _digests(game)
    yield _result(game)


def from_header(lines: Iterable[str]) -> EpicGame:
    """The game, at its beginning, that a transcript is of."""
    (_, ruleset, *settings), (_, key), *decks = [line.split() for line in takewhile(str.strip, lines)]
    switches = dict(setting.split("=") for setting in settings)
    first = switches.pop("first_player", None)
    options = Options(ruleset, switches, None if first is None else int(first[1:]) - 1)
    return EpicGame.new(options, [deck[1:] for deck in decks], bytes.fromhex(key))


def at_random(key: bytes) -> Callable[[Question], int]:
    """A player who chooses at random, the same on every backend."""
    stream: Random = new_record(dtype_of(Random))[0]
    seed(stream, key)
    return lambda question: question.options[int(below(stream, len(question.options)))]


def digest(view: View) -> str:
    """A hash of what a view says. Numbers of cards and places in programs change with every new card: names stand for them."""
    raw: Any = view
    told = np.frombuffer(bytearray(raw.tobytes()), raw.dtype)
    _name_cards(told)
    return sha256(told.tobytes()).hexdigest()[:8]


def _name_cards(records: Any) -> None:
    for name in records.dtype.names:
        if records[name].dtype.names:
            _name_cards(records[name])
        elif name == "card":
            records[name] = _NAMES[records[name]]
        elif name == "pc":
            records[name] = 0


def _header(game: EpicGame) -> Iterator[str]:
    options = game.options
    settings = [f"{switch}={value}" for switch, value in sorted(options.switches.items())]
    if options.first_player is not None:
        settings.append(f"first_player=P{options.first_player + 1}")
    yield " ".join(["epic", options.ruleset, *settings])
    yield f"key {game.key.hex()}"
    for seat, deck in enumerate(game.decks):
        yield " ".join([f"P{seat + 1}", *deck])
    yield ""


def _digests(game: EpicGame) -> str:
    views = " ".join(f"p{seat + 1} {digest(game.view(seat))}" for seat in range(game.seats))
    return f"{_INDENT}views {views}"


def _result(game: EpicGame) -> str:
    assert game.result is not None
    winners = " and ".join(f"P{seat + 1}" for seat in game.result.winners)
    return f"{winners} won" if winners else "nobody won"


def _wrapped(words: Iterable[str], joint: str, indent: str) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + len(joint) + len(word) > _WIDTH:
            yield line
            line = indent + word
        else:
            line = line + joint + word if line else word
    if line:
        yield line


# --- options ----------------------------------------------------------------------------------------


def option_names(game: EpicGame, question: Question) -> dict[int, str]:
    """Each option in plain words, each in others."""
    plain = {option: _option(game, Ask[question.ask], question.seat, option) for option in question.options}
    words = list(plain.values())
    return {option: f"{word}/{decode(option).place + 1}" if words.count(word) > 1 else word for option, word in plain.items()}


def _option(game: EpicGame, ask: Ask, seat: int, option: int) -> str:
    state, choice = game.state, decode(option)
    player = state.players[seat]
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


def _champion(card: int, slot: int) -> str:
    return f"{SLUGS[card]}@{slot}"


# --- events ------------------------------------------------------------------------------------------


def _told(game: EpicGame, asked: Ask) -> Iterator[str]:
    """What happened, each event as the player saw it who had a part in it."""
    seen = [happenings(game.desk, seat, Happened, SLUGS) for seat in range(game.seats)]
    words = []
    for events in zip(*seen, strict=True):
        event = events[max(0, events[0].seat)]
        word = event_words(event)
        if event.kind in _ANSWERED_BY:
            if asked not in _ANSWERED_BY[event.kind]:
                word += "*"
            asked = Ask.NOTHING
        words.append(word)
    if words:
        yield from _wrapped([_INDENT + words[0], *words[1:]], " · ", _INDENT)


def event_words(event: Happening) -> str:
    """One event in plain words."""
    card = event.card or "?"
    return _EVENTS[Happened(event.kind)].format(
        p=f"P{event.seat + 1}",
        o=f"P{event.other + 1}",
        c=card,
        at=f"{card}@{event.place}" if event.place != NO_SLOT else card,
        n=event.amount,
        m=event.other,
        victim=f"@{event.other}" if event.other != NO_SLOT else "the player",
        step=Step(event.amount).name if event.kind == Happened.STEP_BEGAN else "",
        words="+".join(word.name or "" for word in Keyword if event.kind == Happened.KEYWORDS_GAINED and word & event.amount),
    )
