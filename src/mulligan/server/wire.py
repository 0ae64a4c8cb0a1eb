"""Everything that goes over the wire, declared once. `tools/wire.py` makes the client's types from it.

A socket is at one table, for one seat of the person or as a spectator. It is sent the whole table first, then what changes.
`ply` counts the entries of a table; who answers says which one they saw, so an answer to an older question is refused.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from mulligan.core.client.view import Shown, ShownEvent

VERSION = 1  # of the protocol; a client of another one is told to load the page anew
MAX_MESSAGE = 16 * 1024  # bytes of one message to the server


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message, known by its `type`: the name of its class in small letters."""


class Data(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Part of a message."""


# --- refusals -------------------------------------------------------------------------------------


class Code(StrEnum):
    """Why something was refused. A client has a sentence for each in every language."""

    MALFORMED = "malformed"  # not a message at all
    VERSION = "version"
    NOT_FOUND = "not_found"
    NOT_YOURS = "not_yours"  # the seat, the table
    STALE = "stale"  # the question has been answered, or the table has moved on
    ILLEGAL = "illegal"  # a rule says no; `words` and `rule` say why
    NOT_NOW = "not_now"  # the table is not in a state for that
    SEAT_TAKEN = "seat_taken"
    TABLE_FULL = "table_full"
    DECK = "deck"  # `words` say what is wrong with it
    NAME_TAKEN = "name_taken"
    BAD_NAME = "bad_name"
    BAD_PASSWORD = "bad_password"
    WRONG_PASSWORD = "wrong_password"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"  # tables of one guest, sockets
    NO_UNDO = "no_undo"
    ORIGIN = "origin"
    SETTINGS = "settings"  # of a new table; `words` say what is wrong
    BROKEN = "broken"  # the server's fault


class Refused(Struct):
    code: Code
    words: str  # a sentence; in English where no game says it
    rule: str = ""
    values: dict[str, str | int] = {}


# --- tables ---------------------------------------------------------------------------------------


class SeatKind(StrEnum):
    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class Stage(StrEnum):
    """Where a table is."""

    OPEN = "open"  # seats or decks are missing
    RUNNING = "running"
    OVER = "over"


class Clock(Data):
    """How long one may think. All in seconds; `move` is for each answer, else `bank` with `increment` after each."""

    move: int | None = None
    bank: int | None = None
    increment: int = 0


class Settings(Data):
    """What is played (`GameSettings`) and by whom. Anything left out takes its default."""

    game: str
    mode: str | None = None
    format: str | None = None
    ruleset: str | None = None
    variants: tuple[str, ...] = ()
    seats: int | None = None
    teams: int | None = None
    boxes: int | None = None
    pool: int | None = None
    set: str | None = None
    switches: dict[str, str] = {}  # single rules that differ from the ruleset, by name
    clock: Clock | None = None
    listed: bool = False  # anybody may find it and sit down, or watch
    bots: tuple[str, ...] = ()  # names of bots for the last seats
    hot_seat: bool = False  # the one who opens it has all seats that no bot has
    take: tuple[str, ...] = ()  # when opening: what one's own seat takes, as in `Deck`; nobody is shown it
    deck_text: str = ""  # or the deck that it brings


class PileInfo(Data):
    """A pile that can be taken by its name. Where it has leaders, naming one instead takes the pile led by it."""

    name: str
    words: str
    leaders: tuple[tuple[tuple[str, str], ...], ...] = ()  # name and words, the default first; for each deck of the pile


class DeckNeed(Data):
    """What a seat still has to bring before the game can begin."""

    seat: int  # which one of the reader's
    takes: int = 0  # so many of `piles`, by name, or "random"
    piles: tuple[PileInfo, ...] = ()
    opponents: tuple[PileInfo, ...] = ()  # one of them, or "random", may be named for the virtual opponent
    brought: bool = False  # nothing lies ready: a deck of one's own is needed
    built: bool = False  # a deck of one's own may be brought


class SeatInfo(Data):
    seat: int
    kind: SeatKind
    name: str
    bot: str = ""  # which one
    yours: bool = False
    away: bool = False  # nobody looks at the table from there
    ready: bool = True  # its deck is there
    asked: bool = False
    out: bool = False  # left or resigned
    left: float | None = None  # seconds on the clock, when this was sent


class OfferKind(StrEnum):
    DRAW = "draw"
    UNDO = "undo"
    REMATCH = "rematch"


class OfferInfo(Data):
    kind: OfferKind
    seat: int  # who offers
    agreed: tuple[int, ...]  # seats


class TableInfo(Data):
    """All about a table but the game itself."""

    id: str
    settings: Settings
    stage: Stage
    seats: tuple[SeatInfo, ...]
    teams: tuple[int, ...]
    key_hash: str  # shown before the deal
    key: str = ""  # after the game
    invitation: str = ""  # for those who sit there
    need: DeckNeed | None = None  # of the reader's seat
    watchers: int = 0
    offers: tuple[OfferInfo, ...] = ()
    undo: str = "no"  # free, ask, no: what it would be for the reader now
    undos_left: int = 0
    claim: tuple[int, ...] = ()  # seats that have stayed away too long: the reader may claim them
    ending: str = ""  # how it ended beside the rules: resigned, drawn, claimed, time
    winners: tuple[int, ...] = ()
    rematch: str = ""  # id of the table that follows


# --- from the server ------------------------------------------------------------------------------


class TakenBack(Data):
    """Somebody took back what followed a line of the log."""

    line: int
    seat: int


class Table(Struct):
    """The whole table, as the reader sees it: first, and whenever what was seen no longer holds."""

    version: int
    ply: int
    table: TableInfo
    seat: int  # the reader's; -1 only watches
    shown: Shown | None  # None: the game has not begun
    log: tuple[ShownEvent, ...]  # everything that happened so far
    seen: int = 0  # so many of `log` the reader has seen before
    taken_back: tuple[TakenBack, ...] = ()
    passing: dict[str, str] = {}  # the reader's choice for each window: stop, act, never


class Moved(Struct):
    """What somebody did, one answer or several that came together, and what it caused."""

    ply: int
    by: int
    events: tuple[ShownEvent, ...]
    shown: Shown
    table: TableInfo


class Held(Struct):
    """The table as it would be after choices that are not final yet. Nobody else sees it."""

    ply: int
    choices: tuple[int, ...]
    events: tuple[ShownEvent, ...]
    shown: Shown


class Seats(Struct):
    """Something about the table changed, not the game: presence, clocks, offers."""

    table: TableInfo


class Signalled(Struct):
    seat: int
    signal: str


class Why(Struct):
    """Why a thing cannot be chosen now."""

    place: str
    words: str
    rule: str


class Pong(Struct):
    at: float


ServerMessage: TypeAlias = Table | Moved | Held | Seats | Signalled | Why | Pong | Refused


# --- to the server --------------------------------------------------------------------------------


class Look(Struct):
    """Read the table from one of one's seats (-1: as a spectator) in a language. The first message of a socket."""

    version: int
    seat: int | None = None  # None: one's own seat that is asked, or the first, or none
    language: str = "en"
    invitation: str = ""  # for those who do not sit at a table that is not listed


class Choose(Struct):
    """Answer the open question, with all choices since the last that was final. The server holds them while they lead on."""

    ply: int
    choices: tuple[int, ...]


class Ask(Struct):
    """Why can this thing not be chosen?"""

    place: str
    choices: tuple[int, ...] = ()  # held so far


class Passing(Struct):
    """What to do in a window: stop, act (stop where one could act), never."""

    window: str
    how: str


class Signal(Struct):
    signal: str


class Offer(Struct):
    """Offer, or agree to what is offered."""

    kind: OfferKind


class Decline(Struct):
    kind: OfferKind


class Undo(Struct):
    """Take back one's last answer, where that is free; else it is offered."""


class Resign(Struct):
    pass


class Claim(Struct):
    """The seat of somebody who stayed away: its loss, or a bot for it."""

    seat: int
    bot: bool


class Ping(Struct):
    at: float


ClientMessage: TypeAlias = Look | Choose | Ask | Passing | Signal | Offer | Decline | Undo | Resign | Claim | Ping


# --- REST -----------------------------------------------------------------------------------------


class Me(Data):
    name: str
    account: bool  # has a password


class Rename(Data):
    name: str


class Credentials(Data):
    name: str
    password: str


class Opened(Data):
    id: str


class Invitation(Data):
    """Sit down at a table: with its invitation, or without one where it is listed."""

    invitation: str = ""
    seat: int | None = None


class Deck(Data):
    """A seat's deck: names of piles (`take`), or a deck as text.

    A leader's name takes its pile; the names of several decks in one pile are joined by `+`. "random" leaves it to the key.
    Behind one's own, or beside a text, `take` names the pile of a virtual opponent.
    """

    seat: int
    take: tuple[str, ...] = ()
    text: str = ""


class TableLine(Data):
    """A table in a list."""

    id: str
    settings: Settings
    stage: Stage
    seats: tuple[SeatInfo, ...]
    your_turn: bool = False
    winners: tuple[int, ...] | None = None  # seats; None: it is not over, or nobody noted it down
    watchers: int = 0
    updated: float = 0.0


class Tables(Data):
    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]


class PoolInfo(Data):
    """The sizes that a pool can have, as far as there are boxes enough."""

    default: int
    least: int
    most: int
    step: int


class FormatInfo(Data):
    name: str
    words: str
    rulesets: tuple[str, ...]  # that have it
    players: tuple[int, int]
    drafted: bool
    brought: bool  # nothing lies ready: every player brings a deck
    takes: int
    built: bool = False  # players may bring a deck of their own
    boxes: bool = False  # their number can be chosen
    pool: PoolInfo | None = None  # None: its size cannot be chosen
    sets: tuple[tuple[str, str], ...] = ()  # name, words; the default first, none where there is no choice


class SwitchInfo(Data):
    """A rule that differs between rulesets and can be changed by itself. The rules page says what its values mean."""

    name: str
    values: tuple[str, ...]
    rulesets: dict[str, str]  # the value in each


class ModeInfo(Data):
    name: str
    words: str
    players: tuple[int, int]
    team_size: tuple[int, int]
    formats: tuple[str, ...]  # names, the usual one first
    variants: tuple[tuple[str, str], ...]  # name, words


class GameInfo(Data):
    name: str
    title: str
    modes: tuple[ModeInfo, ...]
    formats: tuple[FormatInfo, ...]
    rulesets: tuple[tuple[str, str], ...]
    switches: tuple[SwitchInfo, ...]
    bots: tuple[str, ...]
    windows: tuple[tuple[str, str], ...]  # where one may say beforehand that one passes: name, words


class Games(Data):
    games: tuple[GameInfo, ...]
    signals: tuple[str, ...]  # quick phrases; a client has each in every language


class Preparing(Data):
    """The very first game on a machine waits until its rules are compiled."""

    share: int | None  # that is done, in percent; None: nothing is compiled


class RuleRow(Data):
    """A row of a table; a rule, where it has an id."""

    id: str
    cells: tuple[str, ...]


class RuleBlock(Data):
    """A paragraph, a list or a table of the rules."""

    text: str = ""
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[RuleRow, ...] = ()


class RuleSection(Data):
    level: int
    title: str
    anchor: str  # links on the page name it
    blocks: tuple[RuleBlock, ...]


class Rules(Data):
    """All rules of a game. Words inside a line are marked as in Markdown."""

    game: str
    title: str
    sections: tuple[RuleSection, ...]


class GameRecord(Data):
    """A finished game, to be kept and verified."""

    format: str
    table: str
    key_hash: str
    settings: Settings
    names: tuple[str, ...]
    entries: tuple[tuple[Any, ...], ...]
    saved: dict[str, Any]  # the game as `save` keeps it: options, decks, key, answers, digest


class Position(Data):
    """A table's position in the scenario notation, as a seat sees it."""

    text: str
