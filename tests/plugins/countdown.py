"""A small but complete game, which shows that a new game needs no change elsewhere.

Each player holds six cards worth one to three. Players take turns adding one to a heap; bringing it to ten wins (C-01).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from typing import Annotated, Any, Self

from rich.text import Text

from mulligan.core.base_game import TableGame
from mulligan.core.client.card_faces import Art, Face, Faces
from mulligan.core.client.card_index import CardIndex, CardPage, groups, index, printed, texts_of
from mulligan.core.client.report import NoReport
from mulligan.core.client.view import (
    CardView,
    EventView,
    MomentView,
    OptionView,
    Progress,
    QuestionView,
    StoryLine,
    Viewer,
    ViewPart,
)
from mulligan.core.decks.deck import Catalogue, Deck
from mulligan.core.decks.formats import Format
from mulligan.core.game import IllegalDeck, Question, Result
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, new_output, note_card, offer
from mulligan.core.kernel.random import Random, below
from mulligan.core.kernel.record import I8, dtype_of, new_record
from mulligan.core.kernel.series import Box, Seeds, deal_game, deck_of_seat, seed_game
from mulligan.core.plugin import GameCards, GameMode, GamePlugin, Kernels
from mulligan.core.refusals import AnyReason, Refusal
from mulligan.core.rulesets import Rulesets
from mulligan.core.scenario.scenario import DoesNotHold
from mulligan.core.term_files import add_terms
from mulligan.core.text import CardText, Language
from mulligan.core.text.table.voices import English

CARDS = ("nothing", "one", "two", "three")  # a card's number is its value
NUMBERS = {card: number for number, card in enumerate(CARDS)}
HAND, GOAL = 6, 10


class Ask(IntEnum):
    NOTHING = 0
    PLAY = 1


class EventKind(IntEnum):
    PLAYED = 0


add_terms(files(__package__).joinpath("terms.csv"))


class Reason(AnyReason):
    NOT_IN_HAND = "countdown.why.not_in_hand"
    NO_CARD = "countdown.why.no_card"
    SIZE = "countdown.why.size"  # {size}, {count}


class Player:
    count: I8
    cards: Annotated[list[I8], HAND]


class State:
    random: Random
    players: Annotated[list[Player], 2]
    heap: I8
    ask: I8
    asked: I8
    over: I8
    winners: I8


class Book:
    worth: Annotated[list[I8], len(CARDS)]


@native
def legal(book: Book, state: State, output: Output) -> int:
    output.option_count = 0
    for card in range(1, len(book.worth)):
        if find(state.players[state.asked], card) >= 0 and state.over == 0:
            offer(output, card)
    return output.option_count


@native
def find(player: Player, card: int) -> int:
    for place in range(player.count):
        if player.cards[place] == card:
            return place
    return -1


@native
def step(book: Book, state: State, choice: int, output: Output) -> None:
    output.option_count = 0
    player = state.players[state.asked]
    place = find(player, choice)
    player.count -= 1
    player.cards[place] = player.cards[player.count]
    player.cards[player.count] = 0
    state.heap += book.worth[choice]
    note_card(output, EventKind.PLAYED, state.asked, choice, state.heap)
    if state.heap >= GOAL:
        state.over, state.winners, state.ask = 1, 1 << state.asked, Ask.NOTHING
    else:
        state.asked = 1 - state.asked


@native
def begin_game(state: State) -> None:
    state.asked, state.ask = below(state.random, 2), Ask.PLAY


@native
def set_up(book: Book, state: State, box: Box, seeds: Seeds, number: int, output: Output) -> None:
    deal_game(box, seeds, number, 2)
    seed_game(seeds, state.random, number)
    for seat in range(2):
        deck = deck_of_seat(box, number, seat, 2)
        for place in range(box.sizes[deck]):
            state.players[seat].cards[place] = box.decks[deck][place]
        state.players[seat].count = box.sizes[deck]
    begin_game(state)


@native
def resample(book: Book, state: State, seat: int, pool: int, random: Random) -> None:
    """Deal the other hand at random."""
    other = state.players[1 - seat]
    for place in range(other.count):
        other.cards[place] = 1 + below(random, len(book.worth) - 1)


def book() -> Book:
    made: Book = new_record(dtype_of(Book))[0]
    made.worth[:] = list(range(len(CARDS)))
    return made


@dataclass(frozen=True)
class GameOptions:
    ruleset: str = "plain"


class Countdown(TableGame):
    title, save_format = "Countdown", "mulligan countdown game 1"
    asks, kinds, slugs = Ask, EventKind, CARDS
    choices, asked_rule, kernels = len(CARDS), "C-01", 10

    @classmethod
    def new(cls, options: GameOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        if any(card not in NUMBERS for deck in decks for card in deck):
            raise IllegalDeck(Refusal(Reason.NO_CARD))
        return cls._started(clear_tables(1, HAND, options, 2), options, decks, key)

    def _begin(self) -> None:
        for player, deck in zip(self.state.players, self.decks):
            player.cards[:] = [NUMBERS[card] for card in deck]
            player.count = len(deck)
        begin_game(self.state)

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> GameOptions:
        return GameOptions(**kept)

    def _new_output(self) -> Output:
        return new_output()

    def _legal(self, seat: int) -> int:
        return legal(book(), self.state, self._output)

    def _step(self, choice: int) -> None:
        step(book(), self.state, choice, self._output)

    def _resample(self, seat: int, random: Random) -> None:
        resample(book(), self.state, seat, 0, random)

    def _source(self) -> int:
        return -1

    def _why_not(self, seat: int, choice: int) -> Refusal:
        return Refusal(Reason.NOT_IN_HAND, "C-01")

    def view(self, seat: int) -> list[str]:
        player = self.state.players[seat]
        return [CARDS[card] for card in player.cards[: player.count]]

    def _option_line(self, choice: int, viewer: int, language: Language) -> str:
        return f"Play {CARDS[choice]}"

    def _question_line(self, viewer: int, language: Language) -> str:
        return f"The heap is {self.state.heap}. What do you play?"


class CountdownScreen(English):
    """English for everybody."""

    def __init__(self, language: Language) -> None: ...

    def table(self, game: Countdown, seat: int) -> Text:
        return Text(f"heap {game.state.heap}, hand {', '.join(game.view(seat))}")

    def piles(self, game: Countdown, seat: int) -> Text:
        return Text(f"heap {game.state.heap}")

    def piles_name(self) -> str:
        return "the heap"

    def log(self, game: Countdown, seat: int) -> list[str]:
        return [f"P{event.seat + 1} plays {event.card}, which makes {event.amount}" for event in game.events(seat)]


class CountdownBoard(ViewPart, frozen=True):
    heap: int
    hand: tuple[CardView, ...]
    kind: str = "countdown"


class CountdownViewBuilder:
    """Hides other players' hands entirely."""

    boards, mid_move, revealing, windows = (CountdownBoard,), frozenset[str](), frozenset[str](), ()

    def board(self, game: Countdown, viewer: Viewer) -> CountdownBoard:
        hand = game.view(viewer.seat) if viewer.seat >= 0 else []
        cards = tuple(CardView(f"hand/{viewer.seat}/{place}", card) for place, card in enumerate(hand))
        return CountdownBoard(int(game.state.heap), cards)

    def question(self, game: Countdown, asked: Question, viewer: Viewer) -> QuestionView:
        mine = asked.options if asked.seat == viewer.seat else ()
        hand = game.view(asked.seat)
        options = tuple(
            OptionView(choice, game.describe(choice, viewer.language), on=f"hand/{asked.seat}/{hand.index(CARDS[choice])}")
            for choice in mine
        )
        return QuestionView(asked.ask, asked.seat, game.describe_question(viewer.language), options=options)

    def window(self, game: Countdown, seat: int) -> str:
        return ""

    def most(self, game: Countdown, seat: int) -> int:
        return 0

    def events(self, game: Countdown, viewer: Viewer) -> list[EventView]:
        return [
            EventView(event.kind.name, event.seat, event.card or "", "", event.amount, -1, f"{event.card} is played")
            for event in game.events(viewer.seat)
        ]

    def story(self, game: Countdown, events: Sequence[EventView], viewer: Viewer) -> list[StoryLine]:
        return [StoryLine(number, event.words) for number, event in enumerate(events)]

    def teams(self, game: Countdown) -> tuple[int, ...]:
        return 0, 1

    def progress(self, game: Countdown) -> Progress:
        return Progress("turn", 1)

    def moments(self, game: Countdown, viewer: Viewer) -> Sequence[MomentView]:
        return ()

    def reporter(self) -> NoReport:
        return NoReport()

    def eliminated(self, game: Countdown) -> Collection[int]:
        return ()

    def outcome(self, result: Result, game: Countdown, viewer: Viewer) -> str:
        return f"P{result.winners[0] + 1} wins"

    def preview_board(self, game: Countdown, viewer: Viewer, choice: int) -> CountdownBoard:
        return self.board(game, viewer)

    def choices_at(self, game: Countdown, seat: int, place: str) -> list[int]:
        return []


class CountdownTable:
    """A notation of one line: `heap 9 and two` expects that the card brings the heap to its goal."""

    def do(self, words: str) -> None:
        _, heap, _, card = words.split()
        if int(heap) + NUMBERS[card] < GOAL:
            raise DoesNotHold(f"{heap} and {card} are less than {GOAL}")

    def finish(self) -> None: ...


def clear_tables(count: int, most_cards: int, options: GameOptions, decks: int) -> Any:
    return new_record(dtype_of(State), count)


def check(format: Format, deck: Deck, pool: Deck | None) -> list[Refusal]:
    return [] if len(deck.cards) == HAND else [Refusal.of(Reason.SIZE, "C-02", size=HAND, count=len(deck.cards))]


def formats(ruleset: str, switches: Mapping[str, str] | None = None) -> Mapping[str, Format]:
    piles = (("low", ("one", "one", "two") * 2), ("high", ("three", "three", "two") * 2))
    return {"ready": Format("ready", ("C-02",), (2, 2), check, piles, takes=1, numbers=NUMBERS, supply="C-02")}


def face(card: str) -> Face:
    group = group_of(card)
    worth, art = NUMBERS[card], Art(subject=f"dice-six-faces-{card}", backdrop="hourglass")
    said = group.title()
    return Face(
        card=card,
        name=card.title(),
        kind="card",
        group=group,
        kind_words="Card",
        group_words=said,
        allegiance=said,
        lines=(),
        strength=worth,
        art=art,
    )


def faces(language: Language) -> Faces:
    """English for everybody."""
    return Faces("countdown", language, tuple(face(card) for card in CARDS[1:]), ())


def card_index(language: Language) -> CardIndex:
    said = faces(language)
    return index(said, texts_of([said]), [groups("Height", said)], ())


def card_page(card: str, language: Language) -> CardPage | None:
    if card not in CARDS[1:]:
        return None
    return CardPage(card, printed({language: faces(language)}, card, language), (), (), (), (), (), HAND, "")


def group_of(card: str) -> str:
    return "high" if card == "three" else "low"


PLUGIN = GamePlugin(
    name="countdown",
    title="Countdown",
    rules=Rulesets({}, {"plain": {}}),
    modes=(GameMode("duel", Countdown, players=(2, 2), formats=("ready",)),),
    formats=formats,
    benchmark="ready",
    check_deck=lambda deck, format, pool: format.check(format, deck, pool),
    options=lambda ruleset, switches, mode, variants, teams: GameOptions(ruleset),
    cards=GameCards(
        catalogue=lambda: Catalogue({card: card.title() for card in CARDS[1:]}, HAND),
        text=lambda card, language: CardText(card.title(), f"Worth {NUMBERS[card]}", ()),
        faces=faces,
        index=card_index,
        page=card_page,
        program=lambda card: [f"ADD {NUMBERS[card]}"],
        kind="height",
        groups={"low": "green", "high": "red"},
        group_of=group_of,
        word=lambda name, language: name,
    ),
    rule_prefix="C-",
    table=CountdownTable,
    kernels=Kernels(
        functions=10,
        book=book,
        clear_tables=clear_tables,
        new_output=lambda state, events: new_output(events),
        set_up=set_up,
        legal=legal,
        step=step,
        new_pool=lambda origin: 0,
        resample=resample,
    ),
    screen=CountdownScreen,
    views=CountdownViewBuilder(),
)
