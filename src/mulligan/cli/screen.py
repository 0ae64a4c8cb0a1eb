"""Draws the terminal screen of any game: table, log, question with options, result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.core.client.view import Viewer, view_builder
from mulligan.core.game import Question
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.plugin import DraftScreen, GamePlugin, GameScreen, PlayableGame
from mulligan.core.text import Language
from mulligan.core.text.table import TableLabel

LOG_LINES = 8  # minimum; more if more are new, since much happens between two turns at a large table
MOST_LOG_LINES = 24


def folded(lines: Sequence[str]) -> Sequence[str]:
    """Merge repeated lines into one.

    >>> folded(["You draw a card.", "You draw a card.", "You pass."])
    ['You draw a card. (×2)', 'You pass.']
    """
    counted = ((line, len(list(alike))) for line, alike in groupby(lines))
    return [f"{line} (×{count})" if count > 1 else line for line, count in counted]


class Screen:
    """Draws for any seat, in one language."""

    def __init__(self, console: Console, plugin: GamePlugin, language: Language) -> None:
        self.console, self.plugin, self.language = console, plugin, language
        self.drawn = plugin.screen(language)
        self.draft = None if plugin.drafting is None else plugin.drafting.screen(language)
        self.log: defaultdict[int, list[str]] = defaultdict(list)  # by seat
        self.read: defaultdict[int, int] = defaultdict(int)  # by seat: number of log lines already shown

    def label(self, label: TableLabel, **values: object) -> str:
        return self.drawn.label(label, **values)

    def player(self, seat: int) -> str:
        return self.label(TableLabel.PLAYER, number=seat + 1)

    def _drafting(self, game: PlayableGame) -> DraftScreen | None:
        """The draft's screen during a draft, otherwise None."""
        return self.draft if self.plugin.is_draft(game) else None

    def _of(self, game: PlayableGame) -> GameScreen:
        return self._drafting(game) or self.drawn

    def remember(self, game: PlayableGame) -> None:
        """Append the events of the last answer to each seat's log."""
        for seat in range(game.seats):
            for stage in game.recent_stages:
                self.log[seat] += self._of(stage).log(stage, seat)

    def piles(self, game: PlayableGame, seat: int) -> None:
        self.console.print(self._of(game).piles(game, seat))

    def piles_name(self, game: PlayableGame) -> str:
        return self._of(game).piles_name()

    def draw(self, game: PlayableGame, seat: int) -> None:
        """Draw the table and the log for a seat."""
        self.console.clear()
        self.console.print(self._of(game).table(game, seat))
        log = self.log[seat]
        if log:
            new = len(log) - self.read[seat]
            lines = folded(log[-max(LOG_LINES, new) :])[-MOST_LOG_LINES:]
            self.read[seat] = len(log)
            self.console.print(
                Panel(
                    Text("\n".join(lines), style="dim"),
                    title=self.label(TableLabel.LOG),
                    title_align="left",
                    border_style="dim",
                )
            )

    def ask(self, game: PlayableGame, question: Question) -> None:
        """Print the open question and its numbered options."""
        seat = question.seat
        self.console.print(Text("\n" + game.describe_question(self.language, seat), style="bold"))
        if drafting := self._drafting(game):
            self.console.print(drafting.options(game, question))
            return
        numbered = Table(box=None, padding=(0, 1), show_header=False)
        for place, option in enumerate(question.options, 1):
            numbered.add_row(Text(str(place), style="bold cyan"), Text(game.describe(option, self.language, seat)))
        self.console.print(numbered)

    def numbers(self, game: PlayableGame, question: Question) -> Mapping[int, int]:
        """The options by their printed numbers."""
        drafting = self._drafting(game)
        return dict(enumerate(question.options, 1)) if drafting is None else drafting.numbers(game, question)

    def result(self, game: PlayableGame, seat: int | None) -> None:
        """Print the result, as seen by a seat or, with None, by everyone at the screen."""
        assert game.result is not None
        viewer = Viewer(SPECTATOR if seat is None else seat, self.language)
        text = view_builder(self.plugin, game.stage).outcome(game.result, game, viewer)
        self.console.print(Panel(Text(text, style="bold", justify="center"), border_style="green"))
