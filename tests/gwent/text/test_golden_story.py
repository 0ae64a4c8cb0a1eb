"""Lines of the story, for several viewers in every language; the golden files are in `story/`.

`MULLIGAN_GOLDEN=1` rewrites them; the diff is reviewed like code.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mulligan.core.client.story import story_lines
from mulligan.core.client.view import EventView
from mulligan.core.kernel.output import EVERYBODY, NO_PLACE, knows, new_output, note
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS
from mulligan.gwent.parts import CLOSE, RANGED, SIEGE
from mulligan.gwent.state import NOBODY
from mulligan.gwent.text import Language
from mulligan.gwent.text.table import events, story
from mulligan.gwent.text.table.lines import Story
from mulligan.gwent.text.table.scene import Scene
from tests.gwent.text.test_golden_log import GWENT_WORDS, VIEWERS, every_language, scene
from tests.wording import assert_golden, faults

STORY = Path(__file__).parent / "story"
TOLD = ("you", "opponent", "named opponent", "spectator", "other team")
K = EventKind


class Row(NamedTuple):
    kind: EventKind
    seat: int = 0
    card: str = "ballista"
    place: int = NO_PLACE
    amount: int = 0
    other: int = -1
    known: int = EVERYBODY


def played(card: str, *effects: Row, row: int = NO_PLACE) -> tuple[Row, ...]:
    return (Row(K.PLAYED, card=card, place=row), *effects)


def drew(seat: int, *cards: str) -> tuple[Row, ...]:
    return tuple(Row(K.DREW, seat, card, known=1 << seat) for card in cards)


def burned(side: int, strength: int, *cards: str) -> tuple[Row, ...]:
    return tuple(Row(K.DESTROYED, NOBODY, card, SIEGE, strength, side) for card in cards)


def ended(mine: int, theirs: int, *result: Row) -> tuple[Row, ...]:
    return Row(K.SCORED, NOBODY, amount=mine, other=0), Row(K.SCORED, NOBODY, amount=theirs, other=1), *result


def lost(side: int) -> Row:
    return Row(K.GEM_LOST, NOBODY, other=side)


TEN = ("ballista", "catapult", "trebuchet", "decoy", "scorch") * 2
PLAYS: dict[str, tuple[Row, ...]] = {
    "a round": (Row(K.ROUND_BEGAN, 0, amount=2), *played("ballista", Row(K.PLACED, 0, place=SIEGE, other=0), row=SIEGE)),
    "the opening": (Row(K.COIN_TOSSED, 0), *drew(0, *TEN), *drew(1, *TEN)),
    "exchanges": (
        Row(K.REDREW, card="decoy", known=1), *drew(0, "ballista"), Row(K.REDREW, card="scorch", known=1), *drew(0, "catapult")
    ),
    "a spy": played("thaler", Row(K.PLACED, 0, "thaler", SIEGE, other=1), *drew(0, "decoy", "scorch"), row=SIEGE),
    "a muster": played("nekker", *(Row(K.MUSTERED, card="nekker"),) * 2, row=CLOSE),
    "a medic": played("yennefer_of_vengerberg", Row(K.REVIVED, card="ballista"), row=RANGED),
    "a revived spy": played(
        "yennefer_of_vengerberg", Row(K.REVIVED, card="thaler"), Row(K.PLACED, 0, "thaler", SIEGE, other=1)
    ),
    "a scorch": played("scorch", *burned(1, 16, "catapult", "catapult")),
    "a scorch of both sides": played("scorch", *burned(0, 8, "trebuchet"), *burned(1, 8, "catapult", "ballista")),
    "a decoy": played("decoy", Row(K.DECOYED, card="thaler", place=SIEGE)),
    "clear weather": played("clear_weather", Row(K.WEATHER_CLEARED), Row(K.WEATHER_DISCARDED, card="biting_frost")),
    "a horn by a leader": (
        Row(K.LEADER_USED, card="foltest_the_siegemaster"), Row(K.HORN_BLOWN, NOBODY, "foltest_the_siegemaster", SIEGE, other=0)
    ),
    "a card by a leader": (Row(K.LEADER_USED, card="foltest_king_of_temeria"), Row(K.FOUND, card="impenetrable_fog")),
    "a look at a hand": (
        Row(K.LEADER_USED, card="emhyr_var_emreis_emperor_of_nilfgaard"),
        *(Row(K.PEEKED, 0, card, amount=1, other=1, known=1) for card in ("decoy", "thaler", "scorch")),
    ),
    "a card from their pile": (
        Row(K.LEADER_USED, card="emhyr_var_emreis_the_relentless"), Row(K.TAKEN, 0, "catapult", other=1)
    ),
    "cards from the pile and the deck": (
        Row(K.LEADER_USED, card="eredin_destroyer_of_worlds"),
        *(Row(K.DISCARDED, card=card) for card in ("decoy", "scorch")),
        Row(K.PICKED, card="nekker", known=1),
        Row(K.TAKEN, 0, "catapult", other=0),
    ),
    "summoned": played("decoy", Row(K.SUMMONED, NOBODY, "bovine_defence_force", CLOSE, other=0)),
    "a pass": (Row(K.PASSED),),
    "a round won": ended(41, 28, Row(K.ROUND_WON, NOBODY, other=0), lost(1), *drew(0, "ballista")),
    "a round lost": ended(3, 21, Row(K.ROUND_WON, NOBODY, other=1), lost(0)),
    "a tie": ended(30, 30, Row(K.ROUND_DRAWN, NOBODY), lost(0), lost(1)),
    "the end": (Row(K.WON, 0),),
}  # fmt: skip


def view_of(scene: Scene, row: Row) -> EventView:
    """An event as the viewer of a scene saw it."""
    output = new_output(1)
    note(output, row.kind, row.seat, NUMBERS[row.card], row.place, row.amount, row.other)
    output.events[0].known = row.known
    card = row.card if knows(row.known, scene.viewer) else ""
    place = f"row/0/{row.place}" if row.place != NO_PLACE else ""
    return EventView(row.kind.name, row.seat, card, place, row.amount, row.other, events.event(scene, output.events[0]) or "")


def story_of(rows: Sequence[Row], viewer: str, language: Language) -> str:
    seen = scene(VIEWERS[viewer], language)
    lines = story_lines(
        [view_of(seen, row) for row in rows],
        story.begins,
        lambda event: story.heading(seen, event),
        lambda covered: story.line(seen, covered),
    )
    return " / ".join(f"# {line.words}" if line.heading else line.words for line in lines)


@cache
def stories(language: Language) -> dict[str, dict[str, str]]:
    return {name: {viewer: story_of(rows, viewer, language) for viewer in TOLD} for name, rows in PLAYS.items()}


@every_language
def test_golden_stories(language: Language) -> None:
    assert_golden(STORY / f"{language}.txt", stories(language))


@every_language
def test_stories_have_no_fault(language: Language) -> None:
    assert not faults([line for each in stories(language).values() for line in each.values()], language, GWENT_WORDS)


def test_each_language_has_all_clauses() -> None:
    for language in Language:
        assert set(scene(VIEWERS["you"], language).speech.story) == set(Story)
