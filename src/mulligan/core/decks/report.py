"""The report on a deck, in the viewer's language: its problems, their fixes, and its numbers.

Browser, waiting room and terminal show the same report.
"""

from __future__ import annotations

from mulligan.core.client.view import ViewPart


class DeckChange(ViewPart, frozen=True):
    """Copies of a card to add to a deck, or to remove from it."""

    deck: int  # index in the set; 0 unless a player has several decks
    card: str
    count: int  # negative: remove


class DeckFix(ViewPart, frozen=True):
    """Changes that solve a problem, offered as one button."""

    words: str  # its effect: "Remove 1 Kong"
    changes: tuple[DeckChange, ...]
    solves: tuple[int, ...]  # indexes of the problems that it solves; `words` mention it if there are several
    fill: bool = False  # autofill decides what to add, and `changes` are empty


class DeckProblem(ViewPart, frozen=True):
    """A rule that a deck breaks."""

    reason: str  # id of the sentence, for programs: epic.deck.why.copies
    rule: str
    words: str  # a sentence, without the rule
    values: dict[str, str | int]  # the numbers and names in it
    decks: tuple[int, ...]  # indexes of the affected decks in the set
    cards: tuple[str, ...]  # cards to mark
    fixes: tuple[DeckFix, ...]  # the best first; may be empty


class DeckGauge(ViewPart, frozen=True):
    """A number that a rule limits."""

    name: str  # cards, units, specials, spies, medics, strength
    words: str
    value: int
    least: int | None = None
    most: int | None = None
    rule: str = ""


class DeckBalance(ViewPart, frozen=True):
    """The cards of one alignment. Free cards cost 0."""

    group: str
    words: str
    paid: int
    free: int
    most_free: int | None = None  # the number of free cards that its paid cards allow; None: no limit


class DeckRow(ViewPart, frozen=True):
    """The units of one row; agile ones count in each of their rows."""

    name: str
    words: str
    count: int
    strength: int


class DeckFigure(ViewPart, frozen=True):
    """An informative number that no rule limits."""

    name: str
    words: str
    value: int
    percent: bool = False


class DeckStats(ViewPart, frozen=True):
    gauges: tuple[DeckGauge, ...]  # the number of cards first
    balance: tuple[DeckBalance, ...] = ()
    curve: tuple[tuple[int, int], ...] = ()  # cost or strength, and the number of cards with it
    rows: tuple[DeckRow, ...] = ()
    figures: tuple[DeckFigure, ...] = ()
    notes: tuple[str, ...] = ()  # sentences about cards that work together


class DeckState(ViewPart, frozen=True):
    """The current state of one deck of a set."""

    group: str  # faction or main alignment; empty if there is none yet
    words: str  # the group's name
    cards: int  # without the leader
    problems: int
    stats: DeckStats
    room: dict[str, int]  # copies of each card that can be added without breaking a rule; cards without room are left out


class DeckUse(ViewPart, frozen=True):
    """A format that a deck can be played in."""

    format: str
    ruleset: str
    variants: tuple[str, ...]
    words: str
    modes: tuple[str, ...]  # names of the modes with this format
    legal: bool


class DeckReport(ViewPart, frozen=True):
    problems: tuple[DeckProblem, ...]
    decks: tuple[DeckState, ...]  # as many as the format needs, even if the list has fewer
    missing: int  # cards that autofill would add; 0: complete
    uses: tuple[DeckUse, ...]
