"""A tournament (G-210 to -214): three decks each, of three factions; the first to win two games with different decks.

It has the same face as a single game. A player's deck is here the list of all three, each begun by its leader.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Self

import numpy as np

from mulligan.core.decks import Deck
from mulligan.core.desk import Happening, note
from mulligan.core.game import IllegalAnswer, IllegalDeck, Question, Result
from mulligan.core.random import KEY_BYTES, Random, below, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.core.table import KeptGame
from mulligan.core.text import Language
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.choices import CHOICES
from mulligan.gwent.decks import TRIO, leaders_of, split
from mulligan.gwent.desk import GwentDesk
from mulligan.gwent.formats import check_deck, tournament
from mulligan.gwent.game import NUMBERS, GwentGame, Options
from mulligan.gwent.happened import Happened
from mulligan.gwent.rules.setup import clear_table
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.state import DUEL, NOBODY, Ask, Option, State, state_dtype
from mulligan.gwent.text import grammar
from mulligan.gwent.view import View

WINS = 2  # G-211
SEATS = 2


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """How its games are played. What is left out is the default."""

    ruleset: str = GWENT.default
    switches: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckSeen:
    """What everybody knows of a deck: its leader, and so its faction."""

    leader: str
    won: bool  # and is out of the tournament


@dataclass(frozen=True, slots=True)
class TournamentView:
    """What a seat may see."""

    decks: tuple[tuple[DeckSeen, ...], ...]  # by seat
    playing: tuple[int | None, ...]  # which deck each plays with now
    wins: tuple[int, ...]
    options: tuple[int, ...]  # of the open question, for the seat that is asked which deck it plays
    game: View | None  # as the seat sees it


class TournamentGame(KeptGame):
    """A tournament of two players."""

    title, format = "a Gwent tournament", "mulligan gwent tournament 1"
    slugs = GwentGame.slugs
    seats = SEATS

    def __init__(self, options: TournamentOptions, decks: Sequence[Sequence[str]], key: bytes) -> None:
        """`new` and `load` are the usual ways to a tournament."""
        self.options, self.decks, self.key = options, tuple(map(tuple, decks)), key
        self.trios = [split(Deck(deck)) for deck in self.decks]
        self._between = GwentGame(new_record(state_dtype(DUEL)))  # the table on which decks are chosen
        clear_table(self._between.state)
        self._begin()

    def _begin(self) -> None:
        self._answers: list[int] = []
        self.game: GwentGame | None = None
        self.games = 0
        self.wins = [0, 0]
        self.won = [[False] * TRIO for _ in range(SEATS)]
        self.playing: list[int | None] = [None, None]
        first = self._coin()  # G-212
        self._ask_decks(first, 1 - first)

    def _ask_decks(self, *seats: int) -> None:
        self._choosing = list(seats)
        self._between.state.ask = Ask.DECK if seats else Ask.NOTHING
        self._between.state.asked = seats[0] if seats else 0

    @classmethod
    def new(cls, options: TournamentOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """A new tournament between two trios of decks. The key decides everything that is random; none means a secret one."""
        if len(decks) != SEATS:
            raise IllegalDeck(f"a tournament has {SEATS} players, not {len(decks)} (G-210)")
        for seat, deck in enumerate(decks):
            if found := check_deck(Deck(tuple(deck)), tournament()):
                raise IllegalDeck(f"P{seat + 1}: {'; '.join(map(str, found))}")
        return cls(options, decks, secrets.token_bytes(KEY_BYTES) if key is None else key)

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> TournamentOptions:
        return TournamentOptions(**kept)

    # --- looking ---------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        if self._choosing:
            return Question(Ask.DECK.name, self._choosing[0], None, self.legal())
        return self.game.question if self.game is not None else None

    def legal(self) -> tuple[int, ...]:
        """G-213: a deck that has won is never used again; who has just won must so take another, who lost may keep theirs."""
        if self._choosing:
            won = self.won[self._choosing[0]]
            return tuple(Option.DECK + number for number in range(TRIO) if not won[number])
        return self.game.legal() if self.game is not None else ()

    @property
    def result(self) -> Result | None:
        for seat, wins in enumerate(self.wins):
            if wins == WINS:
                return Result((seat,))
        return None

    def view(self, seat: int) -> TournamentView:
        """What a seat may see; SPECTATOR (-1) sees what everybody knows."""
        asked = bool(self._choosing) and self._choosing[0] == seat
        return TournamentView(
            tuple(
                tuple(DeckSeen(self._leader(each, number), self.won[each][number]) for number in range(TRIO))
                for each in range(SEATS)
            ),
            tuple(self.playing),
            tuple(self.wins),
            self.legal() if asked else (),
            self.game.view(seat) if self.game is not None else None,
        )

    def _leader(self, seat: int, number: int) -> str:
        return leaders_of(self.trios[seat][number])[0]

    @property
    def _open(self) -> GwentGame:
        """The table at which the open question is asked."""
        return self._between if self._choosing or self.game is None else self.game

    @property
    def state(self) -> State:
        """Only for rules, tests and tools."""
        return self._open.state

    @property
    def desk(self) -> GwentDesk:
        """What happened since the last answer."""
        desk: GwentDesk = self.told.desk
        return desk

    @property
    def told(self) -> GwentGame:
        """The table on which that happened."""
        return self.game or self._between

    def events(self, seat: int) -> tuple[Happening, ...]:
        """What happened since the last answer, as a seat (or SPECTATOR) saw it."""
        return self.told.events(seat)

    def describe(self, choice: int, language: Language, reader: int | None = None) -> str:
        """An option of the open question in words, for the seat that is asked or another reader."""
        said = self._open.describe(choice, language, reader)
        if not self._choosing:
            return said
        leader = BY_SLUG[self._leader(self._choosing[0], choice - Option.DECK)]
        return f"{said} · {grammar(language).name(leader)}"

    def describe_question(self, language: Language, reader: int | None = None) -> str:
        """The open question as a sentence."""
        return self._open.describe_question(language, reader)

    # --- playing ---------------------------------------------------------------------------------

    def answer(self, seat: int, choice: int) -> None:
        if self._choosing:
            self._choose(seat, choice)
        else:
            game = self._open
            game.answer(seat, choice)
            if game.result is not None:
                self._game_over(game, game.result)
        self._answers.append(int(choice))

    def _choose(self, seat: int, choice: int) -> None:
        asked = self._choosing[0]
        if seat != asked:
            raise IllegalAnswer(seat, Ask.DECK.name, f"P{asked + 1} is asked, not P{seat + 1}", "G-212")
        if isinstance(choice, bool) or not isinstance(choice, int | np.integer) or not 0 <= choice < CHOICES:
            raise IllegalAnswer(seat, Ask.DECK.name, f"{choice!r} is not a choice")
        if choice not in self.legal():
            out = Option.DECK <= choice < Option.DECK + TRIO
            reason = "a deck that has won is not used again" if out else "choose one of the three decks"
            raise IllegalAnswer(seat, Ask.DECK.name, reason, "G-213" if out else "G-210")
        self.playing[asked] = int(choice) - Option.DECK
        self._ask_decks(*self._choosing[1:])
        self.desk.event_count = 0
        if not self._choosing:
            self._next_game()
        leader = NUMBERS[self._leader(asked, self.playing[asked] or 0)]
        note(self.desk, Happened.DECK_CHOSEN, asked, leader, -1, 0, -1)

    def _next_game(self) -> None:
        """G-214: by the standard rules, every game with a key of its own."""
        chosen = [self.trios[seat][self.playing[seat] or 0].cards for seat in range(SEATS)]
        options = Options(self.options.ruleset, self.options.switches)
        self.game = GwentGame.new(options, chosen, sha256(self.key + bytes([self.games])).digest()[:KEY_BYTES])
        self.games += 1

    def _game_over(self, game: GwentGame, result: Result) -> None:
        """G-211, G-213, OQ-33: the winner chooses first, then the loser, who knows it. OQ-12: a drawn game is replayed."""
        if result.is_draw:
            self._next_game()
            note(self.desk, Happened.GAME_REPLAYED, NOBODY, -1, -1, 0, -1)
            return
        (winner,) = result.winners
        self.wins[winner] += 1
        self.won[winner][self.playing[winner] or 0] = True
        note(game.desk, Happened.GAME_WON, winner, -1, -1, self.wins[winner], -1)
        if self.result is None:
            self._ask_decks(winner, 1 - winner)

    def _coin(self) -> int:
        random: Random = new_record(dtype_of(Random))[0]
        seed(random, self.key)
        return below(random, SEATS)

    def take_back(self, count: int = 1) -> None:
        """Go back so many answers, by playing the tournament anew up to there."""
        if not 0 <= count <= len(self._answers):
            raise ValueError(f"{len(self._answers)} answers were given, {count} cannot be taken back")
        kept = self._answers[: len(self._answers) - count]
        self._begin()
        for choice in kept:
            question = self.question
            assert question is not None
            self.answer(question.seat, choice)

    def copy(self) -> Self:
        twin = type(self)(self.options, self.decks, self.key)
        twin._answers, twin.games = list(self._answers), self.games
        twin.wins, twin.won = list(self.wins), [list(won) for won in self.won]
        twin.playing = list(self.playing)
        twin._ask_decks(*self._choosing)
        twin.game = self.game.copy() if self.game is not None else None
        return twin

    def digest(self) -> str:
        """A hash of the whole state."""
        between = repr((self.wins, self.won, self.playing, self._choosing)).encode()
        inside = self.game.digest().encode() if self.game is not None else b""
        return sha256(between + inside).hexdigest()[:16]
