"""What is on the screen in any game: its table, the log, the question with its options, the result."""

from __future__ import annotations

from collections import defaultdict

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.core.game import Question
from mulligan.core.kit import Kit, PlayableGame
from mulligan.core.text import Language
from mulligan.core.text.table import Label

LOG_LINES = 8


class Screen:
    """Draws for any seat, in one language."""

    def __init__(self, console: Console, kit: Kit, language: Language) -> None:
        self.console, self.kit, self.language = console, kit, language
        self.drawn = kit.screen(language)
        self.log: defaultdict[int, list[str]] = defaultdict(list)  # by seat

    def label(self, label: Label, **values: object) -> str:
        return self.drawn.label(label, **values)

    def player(self, seat: int) -> str:
        return self.label(Label.PLAYER, number=seat + 1)

    def remember(self, game: PlayableGame) -> None:
        """Put what happened into each seat's own log."""
        for seat in range(game.seats):
            self.log[seat] += self.drawn.happened(game, seat)

    def draw(self, game: PlayableGame, seat: int) -> None:
        """The whole screen for a seat."""
        self.console.clear()
        self.console.print(self.drawn.table(game, seat))
        if self.log[seat]:
            lines = Text("\n".join(self.log[seat][-LOG_LINES:]), style="dim")
            self.console.print(Panel(lines, title=self.label(Label.LOG), title_align="left", border_style="dim"))

    def ask(self, game: PlayableGame, question: Question) -> None:
        """The open question and its numbered options."""
        seat = question.seat
        self.console.print(Text("\n" + game.describe_question(self.language, seat), style="bold"))
        numbered = Table(box=None, padding=(0, 1), show_header=False)
        for place, option in enumerate(question.options, 1):
            numbered.add_row(Text(str(place), style="bold cyan"), Text(game.describe(option, self.language, seat)))
        self.console.print(numbered)

    def result(self, game: PlayableGame, seat: int | None) -> None:
        """How the game ended, for a seat or (None) for all who sit at one screen."""
        result = game.result
        assert result is not None
        if result.is_draw:
            words = self.label(Label.DRAW)
        elif seat in result.winners:
            words = self.label(Label.YOU_WIN)
        elif seat is not None and game.seats == 2:
            words = self.label(Label.PLAYER_WINS)
        else:
            words = self.label(Label.PLAYER_WINS, player=", ".join(map(self.player, result.winners)))
        self.console.print(Panel(Text(words, style="bold", justify="center"), border_style="green"))
