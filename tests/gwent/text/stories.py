"""Plays of Gwent that the story tells."""

from __future__ import annotations

from pathlib import Path

from mulligan.core.kernel.output import NO_PLACE
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS
from mulligan.gwent.parts import CLOSE, RANGED, SIEGE
from mulligan.gwent.state import NOBODY
from mulligan.gwent.text.table import events, story
from mulligan.gwent.text.table.lines import Story
from tests.gwent.text.log_samples import VIEWERS, gwent_terms, scene
from tests.text.stories import Row, SampleStories

K = EventKind


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
    "a tie won by Nilfgaard": ended(25, 25, Row(K.ROUND_WON, NOBODY, other=1), lost(0)),
    "a scorch without effect": played("scorch"),
    "clear weather without effect": played("clear_weather", Row(K.WEATHER_CLEARED)),
    "the end": (Row(K.WON, 0),),
}  # fmt: skip


STORIES = SampleStories(
    folder=Path(__file__).parent / "story",
    plays=PLAYS,
    viewers={name: VIEWERS[name] for name in ("you", "opponent", "named opponent", "spectator", "other team")},
    card="ballista",
    place="row/0/{}",
    numbers=NUMBERS,
    scene=scene,
    event=events.event,
    story=story,
    clauses=Story,
    word=gwent_terms,
)
