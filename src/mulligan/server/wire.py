"""All types that go over the wire, declared once. `tools/wire.py` generates the client's types from them.

A socket belongs to one table, for one of the person's seats or as a spectator. It receives the whole table first, then changes.
`ply` counts the entries of a table; an answer names the ply it saw, so that an answer to an older question can be refused.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from mulligan.core.client.view import ClientView, EventView, MomentView, Progress, StoryLine
from mulligan.core.decks.report import DeckChange, DeckProblem, DeckReport

VERSION = 3  # of the protocol; a client with another one must reload the page
MAX_MESSAGE = 16 * 1024  # bytes of one message to the server


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message, tagged by `type`: its class name in lower case."""


class Data(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Part of a message."""


# --- refusals -------------------------------------------------------------------------------------


class Code(StrEnum):
    """Why a request was refused. Clients have a sentence for each in every language."""

    MALFORMED = "malformed"  # not a valid message
    VERSION = "version"
    NOT_FOUND = "not_found"
    NOT_YOURS = "not_yours"  # the seat or the table
    STALE = "stale"  # the question has been answered, or the table has moved on
    ILLEGAL = "illegal"  # a rule forbids it; `words` and `rule` say why
    NOT_NOW = "not_now"  # the table's state does not allow it
    SEAT_TAKEN = "seat_taken"
    TABLE_FULL = "table_full"
    DECK = "deck"  # `words` say what is wrong with it
    NAME_TAKEN = "name_taken"
    BAD_NAME = "bad_name"
    BAD_PASSWORD = "bad_password"
    WRONG_PASSWORD = "wrong_password"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"  # unfinished tables or decks of one person
    NO_UNDO = "no_undo"
    NO_REVIEW = "no_review"  # `values.why`: running, study
    NO_HINT = "no_hint"  # `values.why`: over, people, draft, study, not_asked, busy
    ORIGIN = "origin"
    SETTINGS = "settings"  # of a new table; `words` say what is wrong
    BUSY = "busy"  # no new tables for now; try again in `seconds`
    BROKEN = "broken"  # the server's fault


class Refused(Struct):
    code: Code
    words: str  # a sentence, in English unless it comes from a game
    rule: str = ""
    values: dict[str, str | int] = {}
    problems: tuple[DeckProblem, ...] = ()  # of a deck that the format does not allow; `words` contain all of them


# --- tables ---------------------------------------------------------------------------------------


class SeatKind(StrEnum):
    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class TableStatus(StrEnum):
    OPEN = "open"  # seats or decks are missing
    RUNNING = "running"
    OVER = "over"


class Clock(Data):
    """Thinking time in seconds: `move` per answer, or a `bank` with an `increment` after each answer."""

    move: int | None = None
    bank: int | None = None
    increment: int = 0


class Settings(Data):
    """The game to play (`GameSettings`) and its players. Omitted fields take their defaults."""

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
    switches: dict[str, str] = {}  # rules that differ from the ruleset, by name
    ending: str | None = None  # of a mode with several
    clock: Clock | None = None
    listed: bool = False  # public: anyone may find, join and watch it
    bots: tuple[str, ...] = ()  # bots for the last seats
    hot_seat: bool = False  # the person who opens the table has all seats without a bot
    names: tuple[str, ...] = ()  # when opening: names of the players at one device, in seat order
    take: tuple[str, ...] = ()  # when opening: your own pick, as in `SeatDeck`; never shown to others
    deck_text: str = ""  # or your own deck
    deck_id: str = ""  # or one that you have saved
    # Begin at the position of this ruling, which decides all other settings; the person who opens the table has all seats.
    ruling: str = ""
    wait: bool = False  # the game waits for the host's `ready` even if no seat or deck is missing
    instead: str = ""  # when opening: your table that this one replaces, if its game has not begun; its players can follow


class PileInfo(Data):
    """A pile to pick by name. If it has leaders, a leader's name picks the pile with that leader.

    `NAME/random` leaves the leader to the key.
    """

    name: str
    words: str
    leaders: tuple[tuple[tuple[str, str], ...], ...] = ()  # for each deck of the pile: name and words, the default first


class TakenPile(Data):
    """A pile that cannot be picked because of other players."""

    pile: PileInfo
    index: int  # its place among all piles
    players: tuple[int, ...]  # seats that have it; the number of seats means the virtual opponent
    words: str  # why, with the rule
    rule: str


class OwnDeck(Data):
    """A deck that a player has brought."""

    id: str  # of a saved deck; empty: it came as text
    cards: int  # without leaders
    groups: tuple[str, ...]  # alignments or factions, the largest first; of a set, in the order of its decks
    leaders: tuple[tuple[tuple[str, str], ...], ...] = ()  # for each deck: name and words of the cards that can lead it
    led: tuple[str, ...] = ()  # the leaders it has now


class DeckNeed(Data):
    """The possible choices for a seat's deck, and those made so far."""

    seat: int  # one of the viewer's, or a bot's
    takes: int = 0  # number of `piles` to pick, by name or "random"
    piles: tuple[PileInfo, ...] = ()
    taken: tuple[TakenPile, ...] = ()
    opponents: tuple[PileInfo, ...] = ()  # piles for the virtual opponent, of which one, or "random", can be picked
    opponents_taken: tuple[TakenPile, ...] = ()
    built: bool = False  # the player may bring a deck
    picked: tuple[str, ...] = ()  # names of the picked piles, as in `SeatDeck.take`
    opponent: str = ""  # the name of the virtual opponent's pile; empty: the key decides
    own: OwnDeck | None = None  # or the deck that was brought
    ready: bool = False  # the choice is final


class SeatInfo(Data):
    seat: int
    kind: SeatKind
    name: str
    bot: str = ""  # which one
    yours: bool = False
    away: bool = False  # its player is not connected
    host: bool = False  # of the person who opened the table
    ready: bool = True  # nothing is missing: it has a player and a deck, and the player is ready
    groups: tuple[str, ...] = ()  # before the game: its piles or groups, if they are public
    asked: bool = False
    out: bool = False  # left, resigned or eliminated
    left: float | None = None  # seconds on the clock at the time of sending
    thinking: float | None = None  # seconds until a bot that thinks about its questions has answered, at most


class OfferKind(StrEnum):
    DRAW = "draw"
    UNDO = "undo"
    REMATCH = "rematch"


class OfferInfo(Data):
    kind: OfferKind
    seat: int  # made the offer
    agreed: tuple[int, ...]  # seats


class NoteKind(StrEnum):
    """Events at a table outside its game. Clients have a sentence for each."""

    TOOK_BACK = "took_back"  # everything after this line
    TIME = "time"  # time ran out, and the game has a default answer, such as keeping the opening hand
    SELECTED = "selected"  # time ran out in a draft: what the player had selected counts
    SUGGESTED = "suggested"  # the same, but a bot had to choose, or to complete the selection
    LEFT = "left"  # a bot plays until the player returns
    RETURNED = "returned"
    REPLACED = "replaced"  # the player has lost, and a bot plays on


class TableNote(Data):
    """A line of the log about a seat, before the event with number `line`."""

    kind: NoteKind
    seat: int
    line: int


class TableInfo(Data):
    """Everything about a table except the game itself."""

    id: str
    settings: Settings
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    teams: tuple[int, ...]
    key_hash: str  # public before the deal
    key: str = ""  # public after the game
    invitation: str = ""  # for seated players only
    need: DeckNeed | None = None  # of the viewer's first seat that is not ready
    choices: tuple[DeckNeed, ...] = ()  # before the game: of all the viewer's seats and, for the host, of bots
    spectators: int = 0
    offers: tuple[OfferInfo, ...] = ()
    undo: str = "no"  # the viewer's undo now: free, ask, no
    undos_left: int = 0
    hints: bool = False  # the viewer may ask for hints: nobody else plays at this table
    claim: tuple[int, ...] = ()  # seats that the viewer may claim
    ending: str = ""  # how it ended outside the rules: resigned, drawn, claimed, time
    winners: tuple[int, ...] = ()
    rematch: str = ""  # id of the rematch or, before the game, of the table that replaces this one, with the same invitation
    notes: tuple[TableNote, ...] = ()  # lines of the log that the game does not write, in order


# --- from the server ------------------------------------------------------------------------------


class Table(Struct):
    """The whole table as the viewer sees it: sent first, and whenever earlier state is no longer valid."""

    version: int
    ply: int
    table: TableInfo
    seat: int  # the viewer's; -1: spectator
    view: ClientView | None  # None: the game has not begun
    log: tuple[EventView, ...]  # all events so far
    story: tuple[StoryLine, ...]  # lines that cover the log
    seen: int = 0  # the first `seen` of `log` are not new to the viewer
    passing: dict[str, str] = {}  # the viewer's policy for each window: stop, act, never


class Moved(Struct):
    """A move, made of one or more answers, and its consequences."""

    ply: int
    by: int
    events: tuple[EventView, ...]
    story: tuple[StoryLine, ...]  # in order; a line replaces all earlier ones that begin at its first event or later
    view: ClientView
    table: TableInfo
    moments: tuple[MomentView, ...] = ()


class ReplayedMove(Data):
    """A past move: its number of events and the board after it."""

    by: int
    events: int
    board: Any
    moments: tuple[MomentView, ...] = ()


class Replayed(Struct):
    """The boards since an earlier position, as the viewer saw them. The events are those of the log from number `line` on."""

    line: int
    board: Any  # before the first move
    moves: tuple[ReplayedMove, ...]


class Preview(Struct):
    """A preview: the table after choices that are not final. Only this client sees it."""

    ply: int
    choices: tuple[int, ...]
    kept: int  # the number of leading choices that the view includes; the others are held back
    events: tuple[EventView, ...]
    view: ClientView


class Seats(Struct):
    """The table changed, but not the game: presence, clocks or offers."""

    table: TableInfo


class Signalled(Struct):
    seat: int
    signal: str


class Why(Struct):
    """The reason why something cannot be chosen now."""

    place: str
    words: str
    rule: str


class HintedAnswer(Data):
    """An answer to the open question, with the probability that the seat wins with it."""

    choice: int
    chance: float
    on: str = ""  # as in `OptionView`
    to: str = ""
    words: str = ""


class HintOutlook(Data):
    """The changes expected until the seat's next turn or round, over many deals of the cards that it doesn't know."""

    unit: str  # of the scores, as in `Progress`
    own: int  # change of the score of the seat's team
    others: int  # of the other teams together
    ahead: int  # percent of the deals in which the team gains more, or loses less, than every other team
    won: int  # percent of the deals in which the team wins the game


class Hinted(Struct):
    """The best answers to the open question after `choices`, the best first. Only the client that asked gets them."""

    ply: int
    choices: tuple[int, ...]
    answers: tuple[HintedAnswer, ...]  # up to three
    story: str  # the best answer's play and its direct effects; empty if nothing happens that doesn't depend on hidden cards
    outlook: HintOutlook | None  # None: the play ends the game


class ReviewedMistake(Data):
    """An answer that cost chances to win."""

    answers: int  # given in the game before it
    line: int  # the length of the log before its play, for `replay`
    number: int  # of the turn or round
    chosen: str  # in words, as options
    best: str
    chance: float  # to win, with the best answer
    lost: float


class ReviewPoint(Data):
    number: int  # of the turn or round
    chance: float  # of the seat to win


class Reviewed(Struct):
    """A review of a finished game for one seat, or its progress."""

    seat: int
    share: int  # per cent done; the other fields are complete at 100
    points: tuple[ReviewPoint, ...] = ()  # in order; the last one is the result
    mistakes: tuple[ReviewedMistake, ...] = ()  # the costliest, at most three


class Pong(Struct):
    at: float


ServerMessage: TypeAlias = Table | Moved | Replayed | Preview | Seats | Signalled | Why | Hinted | Reviewed | Pong | Refused


# --- to the server --------------------------------------------------------------------------------


class Look(Struct):
    """Show the table from one of your seats, or as a spectator (-1), in a language. The first message of a socket."""

    version: int
    seat: int | None = None  # None: your seat that is asked, else your first, else spectator
    language: str = "en"
    invitation: str = ""  # required to watch a private table


class Choose(Struct):
    """Answer the open question, with all choices since the last final one. They stay a preview until one is final."""

    ply: int
    choices: tuple[int, ...]
    hold: bool = False  # only preview them, up to the first that is final or completes a selection


class WhyNot(Struct):
    """Ask why the thing at `place` cannot be chosen."""

    place: str
    choices: tuple[int, ...] = ()  # of the preview


class Hint(Struct):
    """Ask for a hint for your open question. It takes a moment; `hinted` or `refused` follows."""

    ply: int
    choices: tuple[int, ...] = ()  # of the preview


class Replay(Struct):
    """Ask for the boards since event number `line` of the log, to replay what has happened.

    They are those of the last hundred moves or, with `moves`, of that many from `line` on.
    """

    line: int
    moves: int = 0  # 0: all


class Review(Struct):
    """Ask for the review of a finished game for your seat. `reviewed` reports its progress, then has it."""


class Passing(Struct):
    """Set the policy for a window: stop, act (stop only if you could act) or never."""

    window: str
    how: str


class Signal(Struct):
    signal: str


class Skip(Struct):
    """Skip to your next decision: until then, bots don't pause before they play."""


class Offer(Struct):
    """Make an offer, or agree to one."""

    kind: OfferKind


class Decline(Struct):
    kind: OfferKind


class Undo(Struct):
    """Take back your last move if that is free; otherwise ask the other players."""


class Resign(Struct):
    pass


class Claim(Struct):
    """Claim an absent player's seat: they lose, or a bot plays on for them."""

    seat: int
    bot: bool  # a bot plays on


class Ping(Struct):
    at: float


ClientMessage: TypeAlias = (
    Look | Choose | WhyNot | Hint | Replay | Review | Passing | Signal | Skip | Offer | Decline | Undo | Resign | Claim | Ping
)


# --- REST -----------------------------------------------------------------------------------------


class Me(Data):
    name: str
    account: bool  # has a password
    named: bool = True  # False: a guest with the name that the server gave them


class Rename(Data):
    name: str


class Credentials(Data):
    name: str
    password: str


class Opened(Data):
    id: str


class Invitation(Data):
    """Take a seat at a table; a private table requires its invitation."""

    invitation: str = ""
    seat: int | None = None


class SeatDeck(Data):
    """A seat's deck: names of piles (`take`), a deck as text, or a saved deck.

    A leader's name picks its pile; the names of several decks in one pile are joined by `+`. "random" leaves it to the key.
    After your own picks, or with your own deck, `take` names the pile of a virtual opponent. With neither piles nor a deck,
    only `ready` changes.
    """

    seat: int
    take: tuple[str, ...] = ()
    text: str = ""
    deck_id: str = ""
    leader: str = ""  # leads your own deck instead of its leader; of several decks, joined by `+`
    opponent: str = ""  # the virtual opponent's pile, or "random", to change nothing else
    ready: bool = True  # False: others see the choice as taken, but the game waits until you are ready


class Swap(Data):
    """Two seats whose players, with their decks, change places."""

    seats: tuple[int, int]


class SeatName(Data):
    """The name of a player who shares the host's device."""

    name: str


class Again(Data):
    """A past position of a finished game: before the answer number `answers`, and before the play that it belongs to."""

    seat: int  # yours; bots play all others
    answers: int


class SetupChange(Data):
    """Changes to the settings of a table that has not begun. Omitted fields stay as they are."""

    teams: int | None = None
    variants: tuple[str, ...] | None = None


# --- decks


class DeckCard(Data):
    card: str
    count: int


class DeckPart(Data):
    """A deck: a leader, if the game has them, and the other cards in the order they were added."""

    cards: tuple[DeckCard, ...] = ()
    leader: str = ""


class DeckRules(Data):
    """The rules that a deck is built for. Omitted fields take their defaults, those of the first format for built decks."""

    game: str
    format: str | None = None
    ruleset: str | None = None
    variants: tuple[str, ...] = ()


class DeckList(DeckRules):
    """A player's deck, or the set of decks that a tournament needs. It need not be legal, or complete."""

    name: str = ""
    decks: tuple[DeckPart, ...] = ()
    cover: str = ""  # card on the deck's tile; empty: the server chooses


class DeckLine(Data):
    """A saved deck in a list."""

    id: str
    name: str
    game: str
    format: str
    ruleset: str
    variants: tuple[str, ...]
    format_words: str
    covers: tuple[str, ...]  # a card for each deck of the set
    groups: tuple[str, ...]  # its alignments or factions, the largest first; of a set, in the order of its decks
    cards: int  # without leaders
    problems: int  # 0: legal
    problem: str  # the first problem in words, with its rule; empty if it is legal
    revision: int
    updated: float  # Unix time
    played: int  # finished games with it
    won: int


class SavedDeck(Data):
    """A deck with its contents. `revision` grows by one with each save."""

    id: str
    revision: int
    updated: float  # Unix time
    deck: DeckList


class DeckEdit(Data):
    """A new version of a deck, based on a revision of it or on a save whose answer was lost."""

    deck: DeckList
    revision: int
    token: str = ""  # of this save: up to 32 characters, chosen by the client
    lost: tuple[str, ...] = ()  # tokens of earlier saves that got no answer


class DeckSaved(Data):
    """The result of saving. If the deck was edited elsewhere in the meantime, both versions are kept.

    Then `deck` is a copy with a new id and a new name, and `other` is the version from the other device.
    """

    deck: SavedDeck
    other: SavedDeck | None = None


class DeckChanged(Data):
    """A deck after fixing or filling it. Applying `changes` in the builder gives the same, so that they can be undone."""

    deck: DeckList
    changes: tuple[DeckChange, ...]
    report: DeckReport


class DeckPool(Data):
    """A pool of cards, such as that of a draft, and the deck that a player is building from it."""

    game: str
    pool: tuple[DeckCard, ...]
    deck: tuple[DeckCard, ...] = ()
    least: int = 30  # deck size
    most: int = 30


class DeckSuggestion(Data):
    groups: tuple[str, ...]  # its alignments or factions; empty: the strongest cards of all groups
    cards: tuple[DeckCard, ...]


class DeckSuggestions(Data):
    """Decks to start from, the best first, and the deck completed: filled up to `least` or cut down to `most` cards."""

    starts: tuple[DeckSuggestion, ...]
    completed: tuple[DeckCard, ...]


class DeckText(Data):
    """A deck as typed, pasted or read from a file; or a share link, or its code."""

    game: str
    text: str


class DeckTextLine(Data):
    """A line of a deck as text. All lines come back, in order."""

    text: str
    count: int = 0  # copies; 0: no card
    card: str = ""  # empty: not recognised, or not a card
    deck: int = 0  # index of the deck that it belongs to
    near: tuple[str, ...] = ()  # cards with similar names, the most similar first
    problem: str = ""  # why the line is not imported, in words


class DeckRead(Data):
    """A text, read. `deck` contains the lines that were recognised."""

    deck: DeckList
    lines: tuple[DeckTextLine, ...]  # empty if the text was a share link
    unread: int  # lines, or cards of a link, that were not recognised


class DeckExport(Data):
    file: str  # the deck file, in English
    list: str  # "3 Kong" per line, in the viewer's language
    code: str  # contains the whole deck: a share link is /d# and this code


class DeckFormat(Data):
    """A format that decks can be built for."""

    format: str
    ruleset: str
    variants: tuple[str, ...]
    words: str
    rules: tuple[str, ...]
    decks: int  # number of decks that a player needs: three in a tournament, otherwise one
    leaders: dict[str, tuple[str, ...]]  # cards that can lead a deck, by group; empty: decks have no leaders
    copies: dict[str, int]  # most copies of each card; other cards cannot be in such a deck
    modes: tuple[str, ...]  # names


class DeckFormats(Data):
    game: str
    formats: tuple[DeckFormat, ...]  # the default first
    most_decks: int  # that one person can save
    most_name: int  # characters


class PremadeDeck(Data):
    """A deck that comes with the game, to play as it is or to edit a copy of."""

    pile: str
    words: str  # its name
    format_words: str
    cover: str
    deck: DeckList
    fits: tuple[int, ...] = ()  # indexes of the formats of `DeckFormats` in which it is legal, alone or as one deck of a set


class TableLine(Data):
    """A table in a list."""

    id: str
    settings: Settings
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    your_turn: bool = False
    winners: tuple[int, ...] | None = None  # seats; None: not over, or not recorded
    spectators: int = 0
    updated: float = 0.0
    progress: Progress | None = None  # None: the game has not begun, or was last played by an older version
    idle: float | None = None  # seconds since the last move at the time of sending


class TableLists(Data):
    mine: tuple[TableLine, ...]  # without archived games
    open: tuple[TableLine, ...]
    archived: int = 0  # number of your archived games


class PoolInfo(Data):
    """The sizes that a pool can have, if there are enough boxes."""

    default: int  # as in the rulebook
    least: int
    most: int
    step: int


class BoxesInfo(Data):
    """The number of boxes at a table. A player needs `each` cards or piles, or a whole pool, which all players can share."""

    least: int
    most: int  # equal to `least` if the rules fix the number
    holds: dict[str, int]  # cards or piles in a box, by set; in all boxes together if the number is fixed
    each: int  # 0: as many as the pool
    shared: bool


class FormatInfo(Data):
    name: str
    words: str
    about: str  # one sentence
    rule: str  # that describes it
    minutes: int  # before the game, for drafting and building
    requires: dict[str, tuple[str, ...]]  # switches that must have one of these values
    players: tuple[int, int]
    drafted: bool
    brought: bool  # players are expected to bring decks; the piles are for those without one
    takes: int
    built: bool = False  # players may bring a deck
    boxes: BoxesInfo | None = None  # None: the number of boxes cannot be chosen
    pool: PoolInfo | None = None  # None: the size of the pool cannot be chosen
    sets: tuple[tuple[str, str], ...] = ()  # name, words; the default first; empty if there is no choice


class ValueInfo(Data):
    """One way to play a rule."""

    name: str
    words: str  # a sentence
    rule: str
    rulesets: tuple[str, ...]  # names of the rulesets that play it this way; empty: no edition does


class SwitchInfo(Data):
    """A rule that differs between rulesets and can be changed separately."""

    name: str
    words: str  # a question, which the values answer
    values: tuple[ValueInfo, ...]


class RulesetInfo(Data):
    name: str
    words: str
    about: str


class EndingInfo(Data):
    """One of several ways in which a mode can end."""

    name: str
    words: str
    about: str
    minutes: int  # typical, per player
    alias: str  # the mode with this ending, as older tables name it


class TableSize(Data):
    """A number of players, and the numbers of teams that they can form; the default first, none without teams."""

    seats: int
    teams: tuple[int, ...]


class VariantInfo(Data):
    name: str
    words: str
    about: str
    builds: bool = False  # players build their decks


class ModeInfo(Data):
    name: str
    words: str
    about: str  # one sentence
    rule: str  # that describes it
    attacks: str  # attack directions: all, left, teams, or virtual
    minutes: int  # typical, per player; 0: unknown
    players: tuple[int, int]
    sizes: tuple[TableSize, ...]  # numbers of players within these bounds that can play it
    formats: tuple[str, ...]  # names, the default first
    variants: tuple[VariantInfo, ...]
    endings: tuple[EndingInfo, ...] = ()  # the default first; empty: there is only one


class GameInfo(Data):
    name: str
    title: str
    modes: tuple[ModeInfo, ...]
    formats: tuple[FormatInfo, ...]
    rulesets: tuple[RulesetInfo, ...]  # the default first
    switches: tuple[SwitchInfo, ...]
    bots: tuple[str, ...]
    windows: tuple[tuple[str, str], ...]  # windows for automatic passing: name, words


class Games(Data):
    games: tuple[GameInfo, ...]
    signals: tuple[str, ...]  # quick phrases; clients have each in every language


class Preparing(Data):
    """Progress of compiling the rules, which the first game on a machine waits for."""

    share: int | None  # per cent done; None: nothing is being compiled


class RuleRow(Data):
    """A row of a table; a rule if it has an id."""

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
    anchor: str  # target of links on the page
    blocks: tuple[RuleBlock, ...]


class Rulebook(Data):
    """All rules of a game. Inline markup is Markdown."""

    game: str
    title: str
    sections: tuple[RuleSection, ...]


class GameRecord(Data):
    """A finished game, which `mulligan verify` can check."""

    format: str
    table: str
    key_hash: str
    settings: Settings
    names: tuple[str, ...]
    entries: tuple[tuple[Any, ...], ...]
    saved: dict[str, Any]  # the game as written by `save`: options, decks, key, answers, digest


class PositionText(Data):
    """A table's position in the scenario notation, as a seat sees it."""

    text: str
