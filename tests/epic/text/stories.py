"""Plays of Epic that the story tells."""

from __future__ import annotations

from pathlib import Path

from mulligan.epic import parts as p
from mulligan.epic.events import BY_TRANSFORMING, EventKind
from mulligan.epic.game import NUMBERS
from mulligan.epic.state import Step
from mulligan.epic.text.table import events, story
from mulligan.epic.text.table.lines import Story
from tests.epic.text.log_samples import VIEWERS, scene
from tests.text.stories import Row, SampleStories
from tests.wording import epic_terms

K = EventKind


def played(card: str, *effects: Row) -> tuple[Row, ...]:
    return (Row(K.PLAYED, card=card), Row(K.GOLD_SPENT, amount=1), *effects)


def drew(seat: int, *cards: str) -> tuple[Row, ...]:
    return tuple(Row(K.DREW, seat, card, known=1 << seat) for card in cards)


def wolves(count: int, seat: int = 0) -> tuple[Row, ...]:
    return tuple(Row(K.ENTERED, seat, "wolf", slot, other=seat) for slot in range(count))


def hurt(amount: int, *victims: tuple[int, str, int]) -> tuple[Row, ...]:
    return tuple(Row(K.DAMAGED, seat, card, slot, amount) for seat, card, slot in victims)


def broken(*victims: tuple[int, str, int]) -> tuple[Row, ...]:
    return tuple(Row(K.BROKEN, seat, card, slot) for seat, card, slot in victims)


def began(step: Step) -> Row:
    return Row(K.STEP_BEGAN, amount=step, other=1 if step is Step.ATTACKERS else -1)


THEIR_KONG, THEIR_ZOMBIE, MY_KONG = (1, "kong", 5), (1, "zombie", 6), (0, "kong", 7)
THEIR_WOLVES = tuple((1, "wolf", slot) for slot in range(4))
PLAYS: dict[str, tuple[Row, ...]] = {
    "a turn": (Row(K.TURN_BEGAN, 1, amount=7), *drew(1, "kong"), Row(K.PREPARED, 1, place=5)),
    "the opening": drew(0, "kong", "wither", "chomp", "rage", "medusa") + drew(1, "kong", "wither", "chomp", "rage", "medusa"),
    "a mulligan": (Row(K.MULLIGANED, amount=2), *drew(0, "wither", "rage"), Row(K.LOST_HEALTH, amount=2)),
    "a champion": played("kong", Row(K.ENTERED, place=0, other=0)),
    "damage that breaks": played("fireball", Row(K.TARGETED, 0, "kong", 5, other=1), *hurt(3, THEIR_KONG), *broken(THEIR_KONG)),
    "damage to many": played(
        "flash_fire", *hurt(2, *THEIR_WOLVES, THEIR_ZOMBIE, MY_KONG), *broken(*THEIR_WOLVES, THEIR_ZOMBIE)
    ),
    "damage to players": played("flash_fire", Row(K.PLAYER_DAMAGED, 0, amount=2), Row(K.PLAYER_DAMAGED, 1, amount=5)),
    "a broken champion": played("chomp", *broken(THEIR_KONG, THEIR_ZOMBIE)),
    "banished": played("banishment", Row(K.BANISHED, *THEIR_KONG), *drew(1, "wither")),
    "a banished card": played("guilt_demon", Row(K.BANISHED, 1, "wither"), Row(K.BANISHED, 1, "rage")),
    "a token": played("brave_squire", *wolves(1), Row(K.KEYWORDS_GAINED, 0, "wolf", 0, int(p.BLITZ))),
    "four tokens": played("brave_squire", *wolves(4), *(Row(K.KEYWORDS_GAINED, 0, "wolf", n, int(p.BLITZ)) for n in range(4))),
    "five tokens": played("brave_squire", *wolves(5)),
    "their tokens": played("brave_squire", *wolves(2, 1)),
    "tokens that leave": played("wave_of_transformation", *(Row(K.RETURNED, 1, "wolf", n) for n in range(3))),
    "a returned champion": played("turn", Row(K.RETURNED, 1, "kong"), Row(K.RETURNED, 0, "medusa")),
    "transformed": played(
        "wave_of_transformation",
        *(Row(K.TRANSFORMED, *victim, NUMBERS["wolf"]) for victim in (THEIR_KONG, THEIR_ZOMBIE)),
        Row(K.ENTERED, 1, "wolf", 5, BY_TRANSFORMING, 1),
    ),
    "stronger": played("rage", Row(K.KEYWORDS_GAINED, place=7, amount=int(p.BREAKTHROUGH)), Row(K.BONUS, 0, "kong", 7, 4, 4)),
    "many are stronger": played("rage", *(Row(K.BONUS, 0, card, n, 1, 0) for n, card in enumerate(("wolf", "wolf", "kong")))),
    "counters": played("rage", *(Row(K.COUNTERS, 0, card, n, 2) for n, card in enumerate(("wolf", "kong")))),
    "lost counters": played("rage", Row(K.COUNTERS, 0, "wolf", 0, -1)),
    "turned champions": played(
        "rage", Row(K.EXPENDED, *THEIR_KONG), Row(K.PREPARED, *MY_KONG), Row(K.FLIPPED, *THEIR_ZOMBIE)
    ),
    "control": played("turn", Row(K.CONTROL_CHANGED, 0, "kong", 5)),
    "back in play": played(
        "word_of_summoning", Row(K.ENTERED, 0, "medusa", 5, other=0), Row(K.ENTERED, 1, "medusa", 6, other=0)
    ),
    "a discard and a draw": played("thought_plucker", Row(K.DISCARDED, 1, "wither"), *drew(0, "rage")),
    "revealed": played("white_knight", Row(K.REVEALED, card="wither"), Row(K.REVEALED, card="rage")),
    "health": played("sea_hydra", Row(K.GAINED_HEALTH, amount=5), Row(K.LOST_HEALTH, 1, amount=2)),
    "a trigger of another card": played(
        "chomp", *broken(THEIR_KONG), Row(K.TRIGGERED, 1, "soul_hunter"), Row(K.PLAYER_DAMAGED, 0, amount=5)
    ),
    "a power": (Row(K.POWER_USED, card="white_knight", place=0), Row(K.EXPENDED, 0, "white_knight", 0), *broken(THEIR_ZOMBIE)),
    "a recalled card": (Row(K.POWER_USED, card="rage"), Row(K.GOLD_SPENT, amount=1), Row(K.RECALLED, card="rage")),
    "a recalled card of a power": played("kong", Row(K.RECALLED, card="rage")),
    "a trigger at the start of a turn": (Row(K.TRIGGERED, card="sea_hydra"), *drew(0, "kong")),
    "an attack": (began(Step.ATTACKERS), *(Row(K.ATTACKED, 0, c, n, other=1) for n, c in enumerate(("kong", "wolf", "wolf")))),
    "joining a battle": played(
        "rage", Row(K.ATTACKED, place=7, other=1), Row(K.BLOCKED, *THEIR_ZOMBIE), Row(K.LEFT_BATTLE, *THEIR_KONG)
    ),
    "a block": (began(Step.BLOCKERS), Row(K.BLOCKED, *THEIR_KONG), Row(K.FLIPPED, *THEIR_KONG), Row(K.BLOCKED, *THEIR_ZOMBIE)),
    "no block": (began(Step.BLOCKERS), Row(K.NOT_BLOCKED, 1)),
    "battle damage": (
        began(Step.DAMAGE), Row(K.ASSIGNED, *MY_KONG, 13, 5), *hurt(13, THEIR_KONG), *hurt(4, MY_KONG), *broken(THEIR_KONG)
    ),
    "a play without effect": played("hasty_retreat"),
    "a play without effect of its own": played("hasty_retreat", Row(K.TRIGGERED, 1, "soul_hunter"), *drew(1, "rage")),
    "a power without effect": (
        Row(K.POWER_USED, card="corpse_taker", place=0), Row(K.EXPENDED, 0, "corpse_taker", 0), Row(K.PASSED, 0)
    ),
    "a play for the end of the turn": played("psionic_assault", Row(K.PLAYER_TARGETED, 0, other=1)),
    "the end": (Row(K.ELIMINATED, 1), Row(K.WON, 0)),
}  # fmt: skip


STORIES = SampleStories(
    folder=Path(__file__).parent / "story",
    plays=PLAYS,
    viewers={name: VIEWERS[name] for name in ("you", "opponent", "opponent of Piotr", "spectator")},
    card="kong",
    place="champion/{}",
    numbers=NUMBERS,
    scene=scene,
    event=events.event,
    story=story,
    clauses=Story,
    word=epic_terms,
)
