"""An event for every line of the log, seen by every kind of viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mulligan.core.kernel.output import EVERYBODY, SPECTATOR, EventRow, new_output, note_to
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS, GameOptions, GwentGame
from mulligan.gwent.parts import CLOSE, RANGED, SIEGE
from mulligan.gwent.state import NO_ROW, NOBODY, State
from mulligan.gwent.text import Language, card_text
from mulligan.gwent.text.table import events, scene_of
from mulligan.gwent.text.table.lines import Log
from mulligan.gwent.text.table.scene import Scene
from tests.gwent.text.sentences import seen_by
from tests.text.logs import SampleLogs
from tests.text.viewers import SampleViewer
from tests.wording import Section, one_term

# Epic's word for a pile or an act, or one that the rules page does not have
gwent_terms = one_term(
    {
        Language.EN: r"\bgraveyard\b",
        Language.RU: r"\bсыгра(?:ть|йте|ет)\b|\bна руке\b|\bсброса?\b",
        Language.ES: r"\bmazo\b|\bpila de descarte\b",
        Language.FR: r"\b(?:votre|sa|la) pioche\b",
    }
)


# --- viewers ----------------------------------------------------------------------------------------------------------------


# Player 1 acts, on player 2; in solo games it is the other way round.
VIEWERS = {
    "you": SampleViewer(),
    "opponent": SampleViewer(1),
    "spectator": SampleViewer(SPECTATOR),
    "named opponent": SampleViewer(1, names=("Ola", "Iwo")),
    "named spectator": SampleViewer(SPECTATOR, names=("Ola", "Iwo")),
    "human in solo": SampleViewer(0, "solo", actor=1),
    "you of three": SampleViewer(0, "free_for_all", 3),
    "other of three": SampleViewer(1, "free_for_all", 3),
    "third of three": SampleViewer(2, "free_for_all", 3),
    "you of a team": SampleViewer(0, "teams", 4),
    "teammate": SampleViewer(2, "teams", 4),
    "other team": SampleViewer(1, "teams", 4),
    "spectator of teams": SampleViewer(SPECTATOR, "teams", 4),
}


@cache
def state(mode: str, seats: int) -> State:
    leaders = ("foltest_the_siegemaster", "eredin_bringer_of_death", "king_bran_the_unifier", "emhyr_var_emreis_the_relentless")
    decks = [[leader, *["decoy"] * 22] for leader in leaders[:seats]]
    return GwentGame.new(GameOptions(mode=mode, starter=0), decks, bytes(16)).state


def scene(viewer: SampleViewer, language: Language) -> Scene:
    at = state(viewer.mode, viewer.seats)
    return scene_of(seen_by(viewer.seat, at), at.rules, language, viewer.names)


# --- events -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """An event of a kind, with its players and other values."""

    kind: EventKind
    card: str = ""
    row: int = NO_ROW
    amounts: tuple[int, ...] = (1,)
    of_side: bool = False  # no actor; `other` is the actor's side
    other: Callable[[SampleViewer], int] = lambda viewer: NOBODY
    hidden: bool = False  # only the actor may see the card

    def event(self, viewer: SampleViewer, amount: int) -> EventRow:
        at, output = state(viewer.mode, viewer.seats), new_output(1)
        seat, other = viewer.actor, self.other(viewer)
        if self.of_side:
            seat, other = NOBODY, int(at.players[viewer.actor].side)
        audience = 1 << viewer.actor if self.hidden else EVERYBODY
        note_to(output, audience, self.kind, seat, NUMBERS[self.card] if self.card else -1, amount, other)
        output.events[0].place = self.row
        return output.events[0]


def own_side(viewer: SampleViewer) -> int:
    return int(state(viewer.mode, viewer.seats).players[viewer.actor].side)


def their_side(viewer: SampleViewer) -> int:
    return int(state(viewer.mode, viewer.seats).players[other_player(viewer)].side)


def other_player(viewer: SampleViewer) -> int:
    return 1 - viewer.actor


def oneself(viewer: SampleViewer) -> int:
    return viewer.actor


COUNTED = (1, 2, 5, 21, 22)
# Some events have one line for those who see the card, or at a table of two, and another for the rest.
SAMPLES: Mapping[tuple[Log, ...], Sample] = {
    (Log.COIN_TOSSED, Log.STARTER_DRAWN): Sample(EventKind.COIN_TOSSED),
    (Log.CHOOSER_DRAWN,): Sample(EventKind.CHOOSER_DRAWN),
    (Log.STARTER_CHOSEN,): Sample(EventKind.STARTER_CHOSEN, other=other_player),
    (Log.STARTER_SELF,): Sample(EventKind.STARTER_CHOSEN, other=oneself),
    (Log.DREW, Log.DREW_HIDDEN): Sample(EventKind.DREW, "crone_brewess", hidden=True),
    (Log.REDREW, Log.REDREW_HIDDEN): Sample(EventKind.REDREW, "roach", hidden=True),
    (Log.ROUND_BEGAN,): Sample(EventKind.ROUND_BEGAN, amounts=(2,)),
    (Log.PLAYED,): Sample(EventKind.PLAYED, "crone_weavess"),
    (Log.PLAYED_IN_ROW,): Sample(EventKind.PLAYED, "commanders_horn", SIEGE),
    (Log.PLACED,): Sample(EventKind.PLACED, "prince_stennis", CLOSE, other=their_side),
    (Log.REVIVED,): Sample(EventKind.REVIVED, "impera_brigade_guard"),
    (Log.MUSTERED,): Sample(EventKind.MUSTERED, "vampire_katakan"),
    (Log.FOUND,): Sample(EventKind.FOUND, "biting_frost"),
    (Log.SUMMONED,): Sample(EventKind.SUMMONED, "bovine_defence_force", CLOSE, of_side=True),
    (Log.TRANSFORMED,): Sample(EventKind.TRANSFORMED, "transformed_young_vildkaarl", RANGED, of_side=True),
    (Log.DESTROYED,): Sample(EventKind.DESTROYED, "milva", RANGED, of_side=True),
    (Log.DECOYED,): Sample(EventKind.DECOYED, "arachas", CLOSE),
    (Log.HORN_BLOWN,): Sample(EventKind.HORN_BLOWN, row=SIEGE, of_side=True),
    (Log.WEATHER_CLEARED,): Sample(EventKind.WEATHER_CLEARED),
    (Log.WEATHER_DISCARDED,): Sample(EventKind.WEATHER_DISCARDED, "skellige_storm"),
    (Log.LEADER_USED,): Sample(EventKind.LEADER_USED, "eredin_commander_of_the_red_riders"),
    (Log.LEADER_CANCELLED,): Sample(EventKind.LEADER_CANCELLED, "king_bran_the_unifier"),
    (Log.PEEKED, Log.PEEKED_HIDDEN): Sample(EventKind.PEEKED, "vampire_bruxa", other=other_player, hidden=True),
    (Log.TAKEN,): Sample(EventKind.TAKEN, "havekar_healer", other=their_side),
    (Log.TAKEN_OWN,): Sample(EventKind.TAKEN, "griffin", other=own_side),
    (Log.DISCARDED,): Sample(EventKind.DISCARDED, "endrega"),
    (Log.PICKED, Log.PICKED_HIDDEN): Sample(EventKind.PICKED, "gaunter_odimm_darkness", hidden=True),
    (Log.RESHUFFLED,): Sample(EventKind.RESHUFFLED, amounts=COUNTED),
    (Log.MOVED,): Sample(EventKind.MOVED, "yaevinn", RANGED),
    (Log.PASSED,): Sample(EventKind.PASSED),
    (Log.RAN_OUT,): Sample(EventKind.RAN_OUT),
    (Log.SCORED,): Sample(EventKind.SCORED, amounts=(42,), of_side=True),
    (Log.POINTS_SCORED,): Sample(EventKind.POINTS_SCORED, amounts=COUNTED, of_side=True),
    (Log.ROUND_WON,): Sample(EventKind.ROUND_WON, of_side=True),
    (Log.ROUND_DRAWN,): Sample(EventKind.ROUND_DRAWN),
    (Log.GEM_LOST,): Sample(EventKind.GEM_LOST, of_side=True),
    (Log.KEPT,): Sample(EventKind.KEPT, "fiend", CLOSE, of_side=True),
    (Log.RETURNED,): Sample(EventKind.RETURNED, "olaf"),
    (Log.HIDDEN,): Sample(EventKind.HIDDEN),
    (Log.TURNED_UP,): Sample(EventKind.TURNED_UP, "crone_whispess"),
    (Log.LEADER_TURNED_UP,): Sample(EventKind.LEADER_TURNED_UP, "francesca_findabair_the_beautiful"),
    (Log.STRENGTHENED,): Sample(EventKind.STRENGTHENED, amounts=(3,), of_side=True),
    (Log.EXHAUSTED,): Sample(EventKind.EXHAUSTED),
    (Log.OVERFLOWED,): Sample(EventKind.OVERFLOWED),
    (Log.WON,): Sample(EventKind.WON),
    (Log.DRAWN_GAME,): Sample(EventKind.DRAWN_GAME),
    (Log.DECK_CHOSEN,): Sample(EventKind.DECK_CHOSEN, "foltest_king_of_temeria"),
    (Log.GAME_WON,): Sample(EventKind.GAME_WON, amounts=(2,)),
    (Log.GAME_REPLAYED,): Sample(EventKind.GAME_REPLAYED),
}


def log_lines(sample: Sample, language: Language) -> Iterator[tuple[str, int, Log, str]]:
    """Which line each viewer sees, for each amount."""
    for amount in sample.amounts:
        for name, viewer in VIEWERS.items():
            at, event = scene(viewer, language), sample.event(viewer, amount)
            yield name, amount, events.log_of(at, event), events.line(at, event)


def sections(sample: Sample, language: Language) -> list[Section]:
    seen = list(log_lines(sample, language))
    return [{name: line for name, at, _, line in seen if at == amount} for amount in sample.amounts]


def lines(language: Language) -> dict[str, list[Section]]:
    return {", ".join(log.name for log in logs): sections(sample, language) for logs, sample in SAMPLES.items()}


def card_lines(language: Language) -> Iterator[str]:
    return (line for card in BY_SLUG.values() for line in card_text(card, language).lines)


LOGS = SampleLogs(Path(__file__).parent / "log", lines, card_lines, gwent_terms)
