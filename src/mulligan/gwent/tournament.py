"""A tournament (G-210 to -214): three decks each, of three factions; the first to win two games with different decks wins.

It has the same API as a single game. A player's deck is the list of all three decks, each starting with its leader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from numpy.typing import NDArray

from mulligan.core.base_game import TableGame
from mulligan.core.decks.deck import Deck, deck_of_player
from mulligan.core.game import IllegalDeck, Result
from mulligan.core.kernel.output import note_card, note_game, note_player, offer
from mulligan.core.kernel.random import Purpose, below, stream
from mulligan.core.kernel.record import new_record
from mulligan.core.refusals import Refusal, SettingName
from mulligan.core.staged_game import StagedGame
from mulligan.core.text import Language
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.catalogue import TRIO, leaders_of, split
from mulligan.gwent.decks.formats import check_deck, tournament
from mulligan.gwent.decks.refusals import DeckReason
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS, GameOptions, GwentGame
from mulligan.gwent.hidden.view import View
from mulligan.gwent.refusals import Reason
from mulligan.gwent.rules.setup import clear_table
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.state import DUEL, Ask, Option, state_dtype
from mulligan.gwent.text import grammar

WINS = 2  # G-211
SEATS = 2


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """The settings of its games, all with defaults."""

    ruleset: str = GWENT.default
    switches: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckSeen:
    """The public facts about a deck: its leader, and so its faction."""

    leader: str
    won: bool  # and so is out of the tournament


@dataclass(frozen=True, slots=True)
class TournamentView:
    """A seat's view of the tournament."""

    decks: tuple[tuple[DeckSeen, ...], ...]  # by seat
    playing: tuple[int | None, ...]  # each seat's current deck
    wins: tuple[int, ...]
    options: tuple[int, ...]  # of the open question, for a seat that is choosing its deck
    game: View | None  # the current or last game


class DeckStage(GwentGame):
    """The stage in which the seats choose decks, one after another (G-212, G-213)."""

    def __init__(self, table: NDArray[Any]) -> None:
        super().__init__(table)
        self.chooses: tuple[int, ...] = ()  # the seats that have not chosen yet
        self.leaders: Sequence[Sequence[str]] = ()  # of all decks, by seat
        self.won: Sequence[Sequence[bool]] = ()  # shared with the tournament, like `playing`
        self.playing: list[int | None] = []

    @classmethod
    def between(cls, tournament: TournamentGame, seats: tuple[int, ...]) -> Self:
        """The choice between two games, or before the first."""
        choice = cls(new_record(state_dtype(DUEL)))
        clear_table(choice.state)
        choice.leaders = [[leaders_of(deck)[0] for deck in trio] for trio in tournament.trios]
        choice.won, choice.playing = tournament.won, tournament.playing
        choice._ask(seats)
        return choice

    def _ask(self, seats: tuple[int, ...]) -> None:
        self.chooses = seats
        self.state.ask, self.state.asked = (Ask.DECK, seats[0]) if seats else (Ask.NOTHING, 0)

    def _legal(self, seat: int) -> int:
        """G-213: a deck that has won is out, so the winner must change decks; the loser may keep theirs."""
        self._output.option_count = 0
        if self.chooses:
            for number, won in enumerate(self.won[seat]):
                if not won:
                    offer(self._output, Option.DECK + number)
        return int(self._output.option_count)

    def _source(self) -> int:
        return -1

    def _step(self, choice: int) -> None:
        seat, number = self.chooses[0], choice - Option.DECK
        self.playing[seat] = number
        note_card(self._output, EventKind.DECK_CHOSEN, seat, NUMBERS[self.leaders[seat][number]])
        self._ask(self.chooses[1:])

    def _why_not(self, seat: int, choice: int) -> Refusal:
        if Option.DECK <= choice < Option.DECK + TRIO:
            return Refusal(Reason.DECK_HAS_WON, "G-213")
        return Refusal(Reason.DECK, "G-210")

    def _option_line(self, choice: int, viewer: int, language: Language) -> str:
        said = super()._option_line(choice, viewer, language)
        leader = BY_SLUG[self.leaders[self.chooses[0]][choice - Option.DECK]]
        return f"{said} · {grammar(language).name(leader)}"

    def copy(self) -> Self:
        twin = super().copy()
        twin.chooses, twin.leaders, twin.won, twin.playing = self.chooses, self.leaders, self.won, list(self.playing)
        return twin


class TournamentGame(StagedGame):
    """A tournament of two players. Its stages are choices of decks, and games."""

    title, save_format = "a Gwent tournament", "mulligan gwent tournament 2"
    slugs = GwentGame.slugs

    @classmethod
    def new(cls, options: TournamentOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """Start a tournament with three decks per player. The key decides everything random; by default it is secret."""
        if len(decks) != SEATS:
            raise IllegalDeck(
                Refusal.of(
                    DeckReason.DECK_COUNT,
                    "G-210",
                    mode=SettingName("mode", "tournament"),
                    span=str(SEATS),
                    most=SEATS,
                    count=len(decks),
                )
            )
        for seat, deck in enumerate(decks):
            with deck_of_player(seat):
                if found := check_deck(Deck(tuple(deck)), tournament()):
                    raise IllegalDeck(*found)
        return super().new(options, decks, key)

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> TournamentOptions:
        return TournamentOptions(**kept)

    def _first_stage(self) -> DeckStage:
        self.trios = [split(Deck(deck)) for deck in self.decks]
        self.game: GwentGame | None = None  # the current or last game
        self.games = 0
        self.wins = [0, 0]
        self.won = [[False] * TRIO for _ in range(SEATS)]
        self.playing: list[int | None] = [None, None]  # the index of each player's deck
        first = self._coin()  # G-212
        return DeckStage.between(self, (first, 1 - first))

    def _coin(self) -> int:
        return below(stream(self.key, Purpose.COIN), SEATS)

    def _next_stage(self, over: TableGame) -> GwentGame | None:
        if isinstance(over, DeckStage):
            return self._next_game()
        result = over.result
        assert result is not None
        return self._game_over(over, result)

    def _next_game(self) -> GwentGame:
        """G-214: a game by the standard rules, with its own key."""
        chosen = [self.trios[seat][self.playing[seat] or 0].cards for seat in range(SEATS)]
        self.game = GwentGame.new(GameOptions(self.options.ruleset, self.options.switches), chosen, self.stage_key(self.games))
        self.games += 1
        return self.game

    def _game_over(self, game: TableGame, result: Result) -> GwentGame | None:
        """The winner chooses a deck first, then the loser (G-211, G-213, OQ-33). A drawn game is replayed (OQ-12)."""
        if result.is_draw:
            note_game(game.output, EventKind.GAME_REPLAYED)
            return self._next_game()
        (winner,) = result.winners
        self.wins[winner] += 1
        self.won[winner][self.playing[winner] or 0] = True
        note_player(game.output, EventKind.GAME_WON, winner, self.wins[winner])
        return DeckStage.between(self, (winner, 1 - winner)) if self.result is None else None

    @property
    def result(self) -> Result | None:
        for seat, wins in enumerate(self.wins):
            if wins == WINS:
                return Result((seat,))
        return None

    def view(self, seat: int) -> TournamentView:
        """The view of a seat, or of a SPECTATOR (-1)."""
        choosing = isinstance(self.stage, DeckStage) and self.stage.state.asked == seat
        return TournamentView(
            tuple(
                tuple(DeckSeen(leaders_of(deck)[0], won) for deck, won in zip(trio, lost, strict=True))
                for trio, lost in zip(self.trios, self.won, strict=True)
            ),
            tuple(self.playing),
            tuple(self.wins),
            self.legal() if choosing else (),
            self.game.view(seat) if self.game is not None else None,
        )

    def copy(self) -> Self:
        twin = super().copy()
        twin.wins, twin.won = list(self.wins), [list(won) for won in self.won]
        twin.playing = list(self.playing)
        if isinstance(twin.stage, DeckStage):
            twin.stage.won, twin.stage.playing = twin.won, twin.playing
        elif isinstance(twin.stage, GwentGame):
            twin.game = twin.stage
        return twin

    def _standing(self) -> object:
        return self.wins, self.won, self.playing, self.games
