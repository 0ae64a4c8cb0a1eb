"""An event for every line of the log, seen by every kind of viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from mulligan.core.kernel.output import SPECTATOR, new_output, note, note_hidden
from mulligan.epic import parts as p
from mulligan.epic.cards import CARDS
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions, book
from mulligan.epic.parts import Keyword
from mulligan.epic.state import NO_SLOT, Role, State, Step
from mulligan.epic.text import Language, card_text
from mulligan.epic.text.table import events
from mulligan.epic.text.table.lines import Log
from mulligan.epic.text.table.scene import Scene
from tests.epic.text.sentences import scene as scene_of_state
from tests.text.logs import SampleLogs
from tests.text.viewers import SampleViewer
from tests.wording import epic_terms

AMOUNTS = (1, 2, 5, 21)  # each needs another form of the noun in Polish or Russian
DEFENDER = -2  # as `other`: the last seat
VICTIM = 1  # a champion of the defending player, in battle
IDLE = 2  # a champion of the defending player, not in battle

VIEWERS = {
    "you": SampleViewer(0),
    "opponent": SampleViewer(1),
    "opponent of Piotr": SampleViewer(1, names=("Piotr", "Ania")),
    "spectator": SampleViewer(SPECTATOR),
    "third of four": SampleViewer(2, "free_for_all", 4),
    "last of four": SampleViewer(3, "free_for_all", 4),
    "teammate": SampleViewer(1, "hydra", 4),
    "other team": SampleViewer(3, "hydra", 4),
    "spectator of teams": SampleViewer(SPECTATOR, "hydra", 4),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """An event as the rules write it to the journal."""

    kind: EventKind
    card: str = "kong"
    place: int = NO_SLOT
    amount: int = 0
    other: int = -1
    hidden: bool = False
    viewers: Sequence[str] = ()  # all of them if empty


def counted(kind: EventKind, place: int = NO_SLOT, other: int = -1, sign: int = 1) -> tuple[Sample, ...]:
    """Every viewer sees the first amount; the others only change the noun."""
    first, *others = (Sample(kind, place=place, amount=sign * amount, other=other) for amount in AMOUNTS)
    return (first, *(replace(sample, viewers=("you", "opponent")) for sample in others))


def one(kind: EventKind, card: str = "kong", place: int = NO_SLOT, amount: int = 0, other: int = -1) -> tuple[Sample, ...]:
    return (Sample(kind, card, place, amount, other),)


KEYWORDS = (p.BLITZ, p.UNBREAKABLE | p.UNTARGETABLE, p.BREAKTHROUGH | p.AIRBORNE, Keyword((1 << len(Keyword)) - 1))
SAMPLES: dict[Log, tuple[Sample, ...]] = {
    Log.TURN_BEGAN: one(EventKind.TURN_BEGAN, amount=3),
    Log.DREW: one(EventKind.DREW),
    Log.DREW_HIDDEN: (Sample(EventKind.DREW, hidden=True),),
    Log.MULLIGANED: counted(EventKind.MULLIGANED),
    Log.KEPT_HAND: one(EventKind.MULLIGANED),
    Log.GOLD_SPENT: one(EventKind.GOLD_SPENT, amount=1),
    Log.PLAYED: one(EventKind.PLAYED) + one(EventKind.PLAYED, "chomp"),
    Log.ENTERED: one(EventKind.ENTERED, place=0),
    Log.TOKEN_ENTERED: one(EventKind.ENTERED, "wolf", 0) + one(EventKind.ENTERED, "human", 0),
    Log.TRIGGERED: one(EventKind.TRIGGERED, "high_king", 0) + one(EventKind.TRIGGERED, "hunting_raptors", 0),
    Log.POWER_USED: one(EventKind.POWER_USED, "time_bender", 0),
    Log.DISCARD_POWER_USED: one(EventKind.POWER_USED, "ancient_chant"),
    Log.MODE_CHOSEN: one(EventKind.MODE_CHOSEN, "deadly_raid", amount=1) + one(EventKind.MODE_CHOSEN, "amnesia", amount=1),
    Log.TARGETED: one(EventKind.TARGETED, "zombie", VICTIM, other=DEFENDER),
    Log.OWN_TARGETED: one(EventKind.TARGETED, "zombie", 0, other=0),
    Log.PLAYER_TARGETED: one(EventKind.PLAYER_TARGETED, other=DEFENDER),
    Log.SELF_TARGETED: one(EventKind.PLAYER_TARGETED, other=0),
    Log.CARD_TARGETED: one(EventKind.CARD_TARGETED, other=DEFENDER),
    Log.OWN_CARD_TARGETED: one(EventKind.CARD_TARGETED, other=0),
    Log.DAMAGED: counted(EventKind.DAMAGED, 0),
    Log.PLAYER_DAMAGED: counted(EventKind.PLAYER_DAMAGED),
    Log.GAINED_HEALTH: counted(EventKind.GAINED_HEALTH),
    Log.LOST_HEALTH: counted(EventKind.LOST_HEALTH),
    Log.BROKEN: one(EventKind.BROKEN, "zombie", 0),
    Log.BANISHED: one(EventKind.BANISHED, place=0),
    Log.CARD_BANISHED: one(EventKind.BANISHED),
    Log.RETURNED: one(EventKind.RETURNED),
    Log.TOKEN_RETURNED: one(EventKind.RETURNED, "wolf", 0),
    Log.TRANSFORMED: one(EventKind.TRANSFORMED, "zombie", 0, amount=NUMBERS["wolf"]),
    Log.DISCARDED: one(EventKind.DISCARDED) + one(EventKind.DISCARDED, "apocalypse"),
    Log.EXPENDED: one(EventKind.EXPENDED, place=0),
    Log.PREPARED: one(EventKind.PREPARED, place=0),
    Log.FLIPPED: one(EventKind.FLIPPED, place=0),
    Log.CONTROL_CHANGED: one(EventKind.CONTROL_CHANGED, place=0) + one(EventKind.CONTROL_CHANGED, "zombie", 0),
    Log.BONUS: one(EventKind.BONUS, place=0, amount=2, other=2) + one(EventKind.BONUS, place=0, amount=-3, other=0),
    Log.KEYWORDS_GAINED: tuple(Sample(EventKind.KEYWORDS_GAINED, place=0, amount=int(words)) for words in KEYWORDS),
    Log.COUNTERS: counted(EventKind.COUNTERS, 0),
    Log.COUNTERS_LOST: counted(EventKind.COUNTERS, 0, sign=-1)[:2],
    Log.ATTACKED: one(EventKind.ATTACKED, place=0, other=DEFENDER),
    Log.ATTACKED_WHOM: one(EventKind.ATTACKED, place=0, other=DEFENDER),
    Log.BLOCKED: one(EventKind.BLOCKED, place=0),
    Log.NOT_BLOCKED: one(EventKind.NOT_BLOCKED),
    Log.LEFT_BATTLE: one(EventKind.LEFT_BATTLE, place=0),
    Log.ASSIGNED: counted(EventKind.ASSIGNED, 0, IDLE),
    Log.ASSIGNED_TO_PLAYER: counted(EventKind.ASSIGNED, 0, NO_SLOT),
    Log.ASSIGNED_TO_TEAM: counted(EventKind.ASSIGNED, 0, NO_SLOT)[:1],
    Log.ASSIGNED_TO_CHAMPION: counted(EventKind.ASSIGNED, 0, VICTIM)[:2],
    Log.REVEALED: one(EventKind.REVEALED),
    Log.RECALLED: one(EventKind.RECALLED),
    Log.PASSED: one(EventKind.PASSED),
    Log.ATTACKS_ENDED: one(EventKind.ATTACKS_ENDED),
    Log.OVERFLOWED: one(EventKind.OVERFLOWED),
    Log.TURN_ENDED: one(EventKind.TURN_ENDED),
    Log.CHOSE_AMOUNT: counted(EventKind.CHOSE_AMOUNT),
    Log.ELIMINATED: one(EventKind.ELIMINATED),
    Log.WON: one(EventKind.WON),
    Log.DRAWN_GAME: one(EventKind.DRAWN_GAME),
    Log.STEP_BEGAN: tuple(
        Sample(EventKind.STEP_BEGAN, amount=step, other=DEFENDER) for step in Step if step is not Step.ATTACKERS
    ),
    Log.BATTLE_BEGAN: one(EventKind.STEP_BEGAN, amount=Step.ATTACKERS, other=DEFENDER),
}


@cache
def table(mode: str, seats: int) -> State:
    """A table where seat 0 attacks with Kong, and the last seat blocks with a Wolf."""
    state = EpicGame.new(GameOptions(mode=mode, first_player=0), [["kong"] * 30] * seats, bytes(16)).state
    for slot, (card, seat, role) in enumerate(
        (("kong", 0, Role.ATTACKER), ("wolf", seats - 1, Role.BLOCKER), ("kong", seats - 1, Role.NONE))
    ):
        champion = state.champions[slot]
        champion.card, champion.controller, champion.owner, champion.role = NUMBERS[card], seat, seat, role
    state.slots = 3
    return state


def scene(viewer: SampleViewer, language: Language) -> Scene:
    return scene_of_state(table(viewer.mode, viewer.seats), book(), viewer.seat, language, viewer.names)


def log_lines(log: Log, sample: Sample, language: Language) -> Iterator[tuple[str, str]]:
    """The sample's lines by viewer, without viewers who see another kind of line: your own draw is not hidden from you."""
    output = new_output(1)
    number = NUMBERS[sample.card]
    event = output.events[0]
    for name in sample.viewers or VIEWERS:
        viewer = VIEWERS[name]
        output.event_count = 0
        if sample.hidden:
            note_hidden(output, sample.kind, 0, number)
        else:
            other = viewer.seats - 1 if sample.other == DEFENDER else sample.other
            note(output, sample.kind, 0, number, sample.place, sample.amount, other)
        seen = scene(viewer, language)
        if events.kind_of_line(seen, event) is log:
            yield name, events.line(seen, event)


@cache
def lines(language: Language) -> dict[str, list[dict[str, str]]]:
    return {log.name: [dict(log_lines(log, sample, language)) for sample in samples] for log, samples in SAMPLES.items()}


def card_lines(language: Language) -> Iterator[str]:
    for card in CARDS:
        text = card_text(card, language)
        yield from (text.type_line, *text.lines)


LOGS = SampleLogs(Path(__file__).parent / "log", lines, card_lines, epic_terms)
