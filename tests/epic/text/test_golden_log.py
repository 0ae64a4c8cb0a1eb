"""Every line of the log, for every kind of reader, in every language; the golden files are in `log/`.

`MULLIGAN_GOLDEN=1` rewrites them; the diff is reviewed like code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from mulligan.core.kernel.journal import new_desk, note, note_hidden
from mulligan.epic import parts as p
from mulligan.epic.cards import CARDS
from mulligan.epic.events import Happened
from mulligan.epic.game import NUMBERS, EpicGame, Options, book
from mulligan.epic.parts import Keyword
from mulligan.epic.state import NO_SLOT, Role, State, Step
from mulligan.epic.text import Language, card_text
from mulligan.epic.text.table import events, speech
from mulligan.epic.text.table.lines import Log
from mulligan.epic.text.table.programs import modes
from mulligan.epic.text.table.scene import Scene
from wording import assert_golden, epic_terms, faults

LOG = Path(__file__).parent / "log"
AMOUNTS = (1, 2, 5, 21)  # each takes another form of the noun in Polish or Russian
DEFENDER = -2  # as `other`: the last seat
VICTIM = 1  # a champion of the defending player, in battle
IDLE = 2  # a champion of the defending player that is not

every_language = pytest.mark.parametrize("language", Language)


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of the events of seat 0."""

    mode: str
    seats: int
    seat: int
    names: Sequence[str] = ()


READERS = {
    "you": Reader("duel", 2, 0),
    "opponent": Reader("duel", 2, 1),
    "opponent of Piotr": Reader("duel", 2, 1, ("Piotr", "Ania")),
    "spectator": Reader("duel", 2, -1),
    "third of four": Reader("free_for_all", 4, 2),
    "last of four": Reader("free_for_all", 4, 3),
    "teammate": Reader("hydra", 4, 1),
    "other team": Reader("hydra", 4, 3),
    "spectator of teams": Reader("hydra", 4, -1),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """An event as the rules write it into the journal."""

    kind: Happened
    card: str = "kong"
    place: int = NO_SLOT
    amount: int = 0
    other: int = -1
    hidden: bool = False
    readers: Sequence[str] = ()  # all of them if empty


def counted(kind: Happened, place: int = NO_SLOT, other: int = -1, sign: int = 1) -> tuple[Sample, ...]:
    """Every reader sees the first amount; the others only change the noun."""
    first, *others = (Sample(kind, place=place, amount=sign * amount, other=other) for amount in AMOUNTS)
    return (first, *(replace(sample, readers=("you", "opponent")) for sample in others))


def one(kind: Happened, card: str = "kong", place: int = NO_SLOT, amount: int = 0, other: int = -1) -> tuple[Sample, ...]:
    return (Sample(kind, card, place, amount, other),)


KEYWORDS = (p.BLITZ, p.UNBREAKABLE | p.UNTARGETABLE, p.BREAKTHROUGH | p.AIRBORNE, Keyword((1 << len(Keyword)) - 1))
SAMPLES: dict[Log, tuple[Sample, ...]] = {
    Log.TURN_BEGAN: one(Happened.TURN_BEGAN, amount=3),
    Log.DREW: one(Happened.DREW),
    Log.DREW_HIDDEN: (Sample(Happened.DREW, hidden=True),),
    Log.MULLIGANED: counted(Happened.MULLIGANED),
    Log.KEPT_HAND: one(Happened.MULLIGANED),
    Log.GOLD_SPENT: one(Happened.GOLD_SPENT, amount=1),
    Log.PLAYED: one(Happened.PLAYED) + one(Happened.PLAYED, "chomp"),
    Log.ENTERED: one(Happened.ENTERED, place=0),
    Log.TOKEN_ENTERED: one(Happened.ENTERED, "wolf", 0) + one(Happened.ENTERED, "human", 0),
    Log.TRIGGERED: one(Happened.TRIGGERED, "high_king", 0) + one(Happened.TRIGGERED, "hunting_raptors", 0),
    Log.POWER_USED: one(Happened.POWER_USED, "time_bender", 0),
    Log.DISCARD_POWER_USED: one(Happened.POWER_USED, "ancient_chant"),
    Log.MODE_CHOSEN: one(Happened.MODE_CHOSEN, "deadly_raid", amount=1) + one(Happened.MODE_CHOSEN, "amnesia", amount=1),
    Log.TARGETED: one(Happened.TARGETED, "zombie", VICTIM, other=DEFENDER),
    Log.OWN_TARGETED: one(Happened.TARGETED, "zombie", 0, other=0),
    Log.PLAYER_TARGETED: one(Happened.PLAYER_TARGETED, other=DEFENDER),
    Log.SELF_TARGETED: one(Happened.PLAYER_TARGETED, other=0),
    Log.CARD_TARGETED: one(Happened.CARD_TARGETED, other=DEFENDER),
    Log.OWN_CARD_TARGETED: one(Happened.CARD_TARGETED, other=0),
    Log.DAMAGED: counted(Happened.DAMAGED, 0),
    Log.PLAYER_DAMAGED: counted(Happened.PLAYER_DAMAGED),
    Log.GAINED_HEALTH: counted(Happened.GAINED_HEALTH),
    Log.LOST_HEALTH: counted(Happened.LOST_HEALTH),
    Log.BROKEN: one(Happened.BROKEN, "zombie", 0),
    Log.BANISHED: one(Happened.BANISHED, place=0),
    Log.CARD_BANISHED: one(Happened.BANISHED),
    Log.RETURNED: one(Happened.RETURNED),
    Log.TOKEN_RETURNED: one(Happened.RETURNED, "wolf", 0),
    Log.TRANSFORMED: one(Happened.TRANSFORMED, "zombie", 0, amount=NUMBERS["wolf"]),
    Log.DISCARDED: one(Happened.DISCARDED) + one(Happened.DISCARDED, "apocalypse"),
    Log.EXPENDED: one(Happened.EXPENDED, place=0),
    Log.PREPARED: one(Happened.PREPARED, place=0),
    Log.FLIPPED: one(Happened.FLIPPED, place=0),
    Log.CONTROL_CHANGED: one(Happened.CONTROL_CHANGED, place=0) + one(Happened.CONTROL_CHANGED, "zombie", 0),
    Log.BONUS: one(Happened.BONUS, place=0, amount=2, other=2) + one(Happened.BONUS, place=0, amount=-3, other=0),
    Log.KEYWORDS_GAINED: tuple(Sample(Happened.KEYWORDS_GAINED, place=0, amount=int(words)) for words in KEYWORDS),
    Log.COUNTERS: counted(Happened.COUNTERS, 0),
    Log.COUNTERS_LOST: counted(Happened.COUNTERS, 0, sign=-1)[:2],
    Log.ATTACKED: one(Happened.ATTACKED, place=0, other=DEFENDER),
    Log.ATTACKED_WHOM: one(Happened.ATTACKED, place=0, other=DEFENDER),
    Log.BLOCKED: one(Happened.BLOCKED, place=0),
    Log.NOT_BLOCKED: one(Happened.NOT_BLOCKED),
    Log.LEFT_BATTLE: one(Happened.LEFT_BATTLE, place=0),
    Log.ASSIGNED: counted(Happened.ASSIGNED, 0, IDLE),
    Log.ASSIGNED_TO_PLAYER: counted(Happened.ASSIGNED, 0, NO_SLOT),
    Log.ASSIGNED_TO_TEAM: counted(Happened.ASSIGNED, 0, NO_SLOT)[:1],
    Log.ASSIGNED_TO_CHAMPION: counted(Happened.ASSIGNED, 0, VICTIM)[:2],
    Log.REVEALED: one(Happened.REVEALED),
    Log.RECALLED: one(Happened.RECALLED),
    Log.PASSED: one(Happened.PASSED),
    Log.ATTACKS_ENDED: one(Happened.ATTACKS_ENDED),
    Log.TURN_ENDED: one(Happened.TURN_ENDED),
    Log.CHOSE_AMOUNT: counted(Happened.CHOSE_AMOUNT),
    Log.ELIMINATED: one(Happened.ELIMINATED),
    Log.WON: one(Happened.WON),
    Log.DRAWN_GAME: one(Happened.DRAWN_GAME),
    Log.STEP_BEGAN: tuple(
        Sample(Happened.STEP_BEGAN, amount=step, other=DEFENDER) for step in Step if step is not Step.ATTACKERS
    ),
    Log.BATTLE_BEGAN: one(Happened.STEP_BEGAN, amount=Step.ATTACKERS, other=DEFENDER),
}


@cache
def table(mode: str, seats: int) -> State:
    """A table where seat 0 attacks with Kong, and the last seat blocks with a Wolf."""
    state = EpicGame.new(Options(mode=mode, first_player=0), [["kong"] * 30] * seats, bytes(16)).state
    for slot, (card, seat, role) in enumerate(
        (("kong", 0, Role.ATTACKER), ("wolf", seats - 1, Role.BLOCKER), ("kong", seats - 1, Role.NONE))
    ):
        champion = state.champions[slot]
        champion.card, champion.controller, champion.owner, champion.role = NUMBERS[card], seat, seat, role
    state.slots = 3
    return state


def scene(reader: Reader, language: Language) -> Scene:
    state = table(reader.mode, reader.seats)
    teams = [int(state.players[seat].team) for seat in range(reader.seats)]
    return Scene(speech(language), reader.seat, reader.seats, reader.names, state, book(), teams=teams)


def told(log: Log, sample: Sample, language: Language) -> Iterator[tuple[str, str]]:
    """The sample's lines by reader, where it is this kind of line: nobody sees their own draw as a hidden card."""
    desk = new_desk(1)
    number = NUMBERS[sample.card]
    event = desk.events[0]
    for name in sample.readers or READERS:
        reader = READERS[name]
        desk.event_count = 0
        if sample.hidden:
            note_hidden(desk, sample.kind, 0, number)
        else:
            other = reader.seats - 1 if sample.other == DEFENDER else sample.other
            note(desk, sample.kind, 0, number, sample.place, sample.amount, other)
        seen = scene(reader, language)
        if events.kind_of_line(seen, event) is log:
            yield name, events.line(seen, event)


@cache
def lines(language: Language) -> dict[str, list[dict[str, str]]]:
    return {log.name: [dict(told(log, sample, language)) for sample in samples] for log, samples in SAMPLES.items()}


def test_every_kind_of_line_is_in_the_golden_file() -> None:
    assert set(SAMPLES) == set(Log)
    assert {sample.kind for samples in SAMPLES.values() for sample in samples} == set(Happened)
    for name, samples in lines(Language.EN).items():
        assert all(samples), f"{name}: no reader sees this sample"


@every_language
def test_golden_lines_of_the_log(language: Language) -> None:
    assert_golden(LOG / f"{language}.txt", lines(language))


@every_language
def test_lines_of_the_log_have_no_fault(language: Language) -> None:
    said = [line for samples in lines(language).values() for readers in samples for line in readers.values()]
    assert not faults(said, language, epic_terms)


@every_language
def test_lines_of_cards_have_no_fault(language: Language) -> None:
    said = [line for card in CARDS for text in [card_text(card, language)] for line in (text.type_line, *text.lines)]
    assert not faults(said, language, epic_terms)


@every_language
def test_options_of_every_or_card_are_quoted_in_the_log(language: Language) -> None:
    """Another player's choice must not read as if it addressed the reader."""
    opening = {Language.EN: "“", Language.PL: "„"}.get(language, "«")
    for card in CARDS:
        for mode in range(len(modes(card))):
            sample = Sample(Happened.MODE_CHOSEN, next(slug for slug, n in NUMBERS.items() if CARDS[n] is card), amount=mode)
            for _, line in told(Log.MODE_CHOSEN, sample, language):
                assert f" {opening}" in line and line[-1] in ".”»", line


def test_a_transformed_champion_is_said_once() -> None:
    """The token has been named by the line before."""
    desk = new_desk(2)
    note(desk, Happened.ENTERED, 0, NUMBERS["wolf"], 0, 1, 0)
    note(desk, Happened.ENTERED, 0, NUMBERS["wolf"], 0, 0, 0)
    reader = scene(READERS["you"], Language.EN)
    assert [events.event(reader, desk.events[place]) for place in range(2)] == [
        None,
        "A Wolf token enters play under your control.",
    ]
