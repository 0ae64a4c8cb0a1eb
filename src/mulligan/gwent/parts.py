"""The vocabulary of Gwent's cards. A card is one declaration: no methods, no sentences.

A part says what happens, never how: the rules and the grammars read it. The card decides what a part is about: a `Horn` on a
unit is for its own row, on a special card for the row it is played on, on a leader for a named row.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import ClassVar, TypeAlias, get_args

from mulligan.gwent.book.leaders import LeaderEffect

__all__ = [
    "CLOSE",
    "FACTIONS",
    "MONSTERS",
    "NEUTRAL",
    "NILFGAARD",
    "NORTHERN_REALMS",
    "PLAIN",
    "RANGED",
    "ROWS",
    "SCOIATAEL",
    "SIEGE",
    "SKELLIGE",
    "Ability",
    "Berserker",
    "Card",
    "DiscardAndPick",
    "DrawAndPlay",
    "Faction",
    "Horn",
    "Leader",
    "LeaderAbility",
    "LeaderEffect",
    "Muster",
    "OpeningCards",
    "Peek",
    "PlayFromDeck",
    "Row",
    "Scorch",
    "Special",
    "Spy",
    "StrengthPerAgile",
    "Summon",
    "TheyDiscard",
    "Trait",
    "Unit",
    "WeatherOn",
]


class Row(IntEnum):
    """G-011: front to back."""

    CLOSE = 0
    RANGED = 1
    SIEGE = 2


CLOSE, RANGED, SIEGE = Row
ROWS = tuple(Row)


class Faction(IntEnum):
    NORTHERN_REALMS = 0
    NILFGAARD = 1
    SCOIATAEL = 2
    MONSTERS = 3
    SKELLIGE = 4
    NEUTRAL = 5  # G-013: printed once in the colours of each faction


NORTHERN_REALMS, NILFGAARD, SCOIATAEL, MONSTERS, SKELLIGE, NEUTRAL = Faction
FACTIONS = (NORTHERN_REALMS, NILFGAARD, SCOIATAEL, MONSTERS, SKELLIGE)


# --- abilities of units, special and weather cards ----------------------------------------------


class Trait(IntEnum):
    """The properties and abilities of a card, one bit each: the book holds a mask of them.

    Cards name the members of `PLAIN`. The other bits follow from the kind of card and from parts with arguments.
    """

    UNIT = 1 << 0
    HERO = 1 << 1
    WEATHER = 1 << 2
    TIGHT_BOND = 1 << 3  # G-071
    MORALE_BOOST = 1 << 4  # G-072
    HORN = 1 << 5  # G-073, G-095
    MEDIC = 1 << 6  # G-076
    MARDROEME = 1 << 7  # G-082: for the row it is in
    SPY = 1 << 8  # G-074
    SCORCH = 1 << 9  # G-080, G-081, G-097
    MUSTER = 1 << 10  # G-078
    BERSERKER = 1 << 11  # G-082
    SUMMON = 1 << 12  # G-085
    DECOY = 1 << 13  # G-096
    CLEAR_WEATHER = 1 << 14  # G-100

    @property
    def slug(self) -> str:
        """Its name among terms and signs."""
        return "commanders_horn" if self is Trait.HORN else self.name.lower()


PLAIN = (Trait.TIGHT_BOND, Trait.MORALE_BOOST, Trait.MEDIC, Trait.MARDROEME, Trait.DECOY, Trait.CLEAR_WEATHER)


@dataclass(frozen=True, slots=True)
class Horn:
    """Doubles the strength of a row (G-073, G-095, G-155)."""

    trait: ClassVar = Trait.HORN
    effect: ClassVar = LeaderEffect.HORN
    row: Row | None = None  # only a leader names one


@dataclass(frozen=True, slots=True)
class Spy:
    """G-074."""

    trait: ClassVar = Trait.SPY
    draws: int = 2


@dataclass(frozen=True, slots=True, init=False)
class Muster:
    """Plays all cards with these slugs from hand and deck (G-078)."""

    trait: ClassVar = Trait.MUSTER
    calls: tuple[str, ...]

    def __init__(self, *calls: str) -> None:
        object.__setattr__(self, "calls", calls)


@dataclass(frozen=True, slots=True)
class Scorch:
    """Destroys the strongest units on the battlefield (G-081, G-097), or in one of the opponent's rows (G-080)."""

    trait: ClassVar = Trait.SCORCH
    effect: ClassVar = LeaderEffect.SCORCH
    row: Row | None = None
    least: int = 0  # the total that the row must have


@dataclass(frozen=True, slots=True)
class Berserker:
    """G-082: becomes the side-deck card with this slug."""

    trait: ClassVar = Trait.BERSERKER
    becomes: str


@dataclass(frozen=True, slots=True)
class Summon:
    """G-085: is replaced by the side-deck card with this slug."""

    trait: ClassVar = Trait.SUMMON
    replacement: str


@dataclass(frozen=True, slots=True, init=False)
class WeatherOn:
    """G-098."""

    trait: ClassVar = Trait.WEATHER
    rows: tuple[Row, ...]

    def __init__(self, *rows: Row) -> None:
        object.__setattr__(self, "rows", rows)


Ability: TypeAlias = Trait | Horn | Spy | Muster | Scorch | Berserker | Summon | WeatherOn


# --- abilities of leaders -----------------------------------------------------------------------
# An effect without operands is named by itself. For the others there is a part, whose fields are the effect's operands.


@dataclass(frozen=True, slots=True)
class PlayFromDeck:
    """Plays the card with this slug from the deck (G-130, G-153)."""

    effect: ClassVar = LeaderEffect.PLAY_FROM_DECK
    card: str


@dataclass(frozen=True, slots=True)
class Peek:
    """Shows random cards of the opponent's hand (G-136)."""

    effect: ClassVar = LeaderEffect.PEEK
    cards: int


@dataclass(frozen=True, slots=True)
class OpeningCards:
    """Adds cards to the opening hand (G-141)."""

    effect: ClassVar = LeaderEffect.OPENING_CARDS
    cards: int


@dataclass(frozen=True, slots=True)
class DiscardAndPick:
    """Discards cards from the hand, then takes chosen cards from the deck (G-147)."""

    effect: ClassVar = LeaderEffect.DISCARD_AND_PICK
    cards: int
    picks: int


@dataclass(frozen=True, slots=True)
class TheyDiscard:
    """Solo: the human discards cards of their choice (G-136)."""

    effect: ClassVar = LeaderEffect.THEY_DISCARD
    cards: int


@dataclass(frozen=True, slots=True)
class DrawAndPlay:
    """Solo: draws cards and plays them immediately (G-141, G-147)."""

    effect: ClassVar = LeaderEffect.DRAW_AND_PLAY
    cards: int


@dataclass(frozen=True, slots=True)
class StrengthPerAgile:
    """Solo: adds to its total for each of its Agile units on the battlefield (G-144)."""

    effect: ClassVar = LeaderEffect.STRENGTH_PER_AGILE
    strength: int


LeaderPart: TypeAlias = (
    Horn | Scorch | PlayFromDeck | Peek | OpeningCards | DiscardAndPick | TheyDiscard | DrawAndPlay | StrengthPerAgile
)
LeaderAbility: TypeAlias = LeaderEffect | LeaderPart


def _check_leader_parts() -> None:
    """Every effect with operands has one part, whose fields are those operands."""
    parts = {part.effect: tuple(field.name for field in fields(part)) for part in get_args(LeaderPart)}
    table = {effect: effect.facts.operands for effect in LeaderEffect if effect.facts.operands}
    if wrong := [effect.name for effect in LeaderEffect if parts.get(effect) != table.get(effect)]:
        raise TypeError(f"parts and table disagree about the operands of {', '.join(wrong)}")


_check_leader_parts()


# --- cards --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Leader:
    name: str
    faction: Faction
    ability: LeaderAbility
    solo: LeaderAbility | None = None  # for the virtual opponent; None: the same
    in_video: bool = True  # section 13: three leaders are only in the boxed edition


@dataclass(frozen=True, slots=True, init=False)
class Unit:
    """G-010. Two rows make it Agile (G-070). `copies` is the number in a faction's set (G-021)."""

    name: str
    faction: Faction
    rows: tuple[Row, ...]
    strength: int
    abilities: tuple[Ability, ...]
    copies: int
    video_copies: int | None  # in the video game's set; None: the same
    hero: bool
    side_deck: bool  # G-015: never starts in a deck

    def __init__(
        self,
        name: str,
        faction: Faction,
        rows: Row | Iterable[Row],
        strength: int,
        *abilities: Ability,
        copies: int = 1,
        video_copies: int | None = None,
        hero: bool = False,
        side_deck: bool = False,
    ) -> None:
        values = {
            "name": name,
            "faction": faction,
            "rows": (rows,) if isinstance(rows, Row) else tuple(rows),
            "strength": strength,
            "abilities": abilities,
            "copies": copies,
            "video_copies": video_copies,
            "hero": hero,
            "side_deck": side_deck,
        }
        for field, value in values.items():
            object.__setattr__(self, field, value)

    @property
    def agile(self) -> bool:
        return len(self.rows) > 1


@dataclass(frozen=True, slots=True)
class Special:
    """G-010. A weather card is a special card for deck limits; its ability makes it one."""

    name: str
    faction: Faction
    ability: Ability
    copies: int = 3
    video_copies: int | None = None

    @property
    def weather(self) -> bool:
        """G-100: Clear Weather is a weather card too."""
        return isinstance(self.ability, WeatherOn) or self.ability is Trait.CLEAR_WEATHER


Card: TypeAlias = Leader | Unit | Special
