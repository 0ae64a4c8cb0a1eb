"""The terminal game: people share a screen or play a bot, by typing answers and commands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.commands.cards import panel
from mulligan.cli.screen import Screen
from mulligan.core.game import Question
from mulligan.core.plugin import PlayableGame
from mulligan.core.text.table import TableLabel
from mulligan.players.bot import Bot


class Quit(Exception):
    """The user typed `quit`."""


def parse_number(text: str, last: int) -> int:
    """Parse a number from 1 to `last`; 0 if the text is anything else."""
    plain = text.isascii() and text.isdigit() and len(text) < 6
    return int(text) if plain and 1 <= int(text) <= last else 0


class Terminal:
    """Asks people and bots in turn, and hides one hand before showing the next. People have the first seats, bots the rest."""

    def __init__(self, screen: Screen, game: PlayableGame, bot: Bot | None, people: int) -> None:
        self.screen, self.game, self.bot, self.people = screen, game, bot, people
        self.console: Console = screen.console
        self.shown: int | None = None  # the seat whose hand is on the screen

    def run(self) -> None:
        self.screen.remember(self.game)
        while (question := self.game.question) is not None:
            if self.bot is not None and question.seat >= self.people:
                self.bot.answer(self.game, question.seat)
                self.screen.remember(self.game)
            else:
                self._hand_over(question.seat)
                self._turn_of(question)
        self.screen.draw(self.game, 0 if self.shown is None else self.shown)
        self.screen.result(self.game, 0 if self.people == 1 else None)

    def _hand_over(self, seat: int) -> None:
        if self.people > 1 and self.shown != seat:
            self.console.clear()
            self.console.input(self.screen.label(TableLabel.HAND_OVER, player=self.screen.player(seat)))
        self.shown = seat

    def _turn_of(self, question: Question) -> None:
        """Show the screen and read input until the person has answered."""
        seat, numbers = question.seat, self.screen.numbers(self.game, question)
        self.screen.draw(self.game, seat)
        self.screen.ask(self.game, question)
        while True:
            line = self.console.input("[bold]> [/]").strip()
            typed = [int(word) for word in line.split() if word.isascii() and word.isdigit() and len(word) < 6]
            if line and len(typed) == len(line.split()) and all(number in numbers for number in typed):
                self._answer(question, [numbers[number] for number in typed])
                return
            if self._command(line, seat, max(numbers)):
                return

    def _answer(self, question: Question, choices: Sequence[int]) -> None:
        """Give several answers in a row, but stop once an option no longer means what it did when it was shown."""
        meant = [self._words(choice, question.seat) for choice in choices]
        for choice, words in zip(choices, meant, strict=True):
            asked = next((each for each in self.game.questions if each.seat == question.seat), None)
            if asked is None or asked.ask != question.ask or choice not in asked.options:
                return
            if self._words(choice, question.seat) != words:
                return
            self.game.answer(question.seat, choice)
            self.screen.remember(self.game)

    def _words(self, choice: int, seat: int) -> str:
        return self.game.describe(choice, self.screen.language, seat)

    def _command(self, line: str, seat: int, last: int) -> bool:
        """Carry out a command that is not an answer; True if the question must be asked again."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "?" | "h" | "help":
                self._help()
            case "q" | "quit" | "exit":
                raise Quit
            case "c" | "card" if rest:
                self._card(rest)
            case "d" | "discard":
                self.screen.piles(self.game, seat)
            case "l" | "log":
                self.console.print(Text("\n".join(self.screen.log[seat])))
            case "b" | "back":
                return self._back(seat)
            case "s" | "save" if rest:
                self._save(Path(rest))
            case "c" | "card" | "s" | "save":
                self._help()
            case _:
                self._say(TableLabel.NUMBER_WANTED, last=last)
        return False

    def _say(self, label: TableLabel, **values: object) -> None:
        """Print a sentence. It may contain the user's input, so it is not parsed as markup."""
        self.console.print(Text(self.screen.label(label, **values)))

    def _help(self) -> None:
        label = self.screen.label
        self._say(TableLabel.HELP)
        for keys, text in (
            ("? · help", label(TableLabel.HELP_HELP)),
            ("c · card NAME", label(TableLabel.HELP_CARD)),
            ("l · log", label(TableLabel.HELP_LOG)),
            ("d · discard", self.screen.piles_name(self.game)),
            ("b · back", label(TableLabel.HELP_BACK)),
            ("s · save FILE", label(TableLabel.HELP_SAVE)),
            ("q · quit", label(TableLabel.HELP_QUIT)),
        ):
            self.console.print(f"  [bold cyan]{keys:16}[/] {text}", highlight=False)

    def _card(self, name: str) -> None:
        plugin = self.screen.plugin
        if (card := plugin.cards.catalogue().known(name)) is None:
            self._say(TableLabel.NO_SUCH_CARD, name=name)
            return
        self.console.print(panel(plugin, card, self.screen.language))

    def _back(self, seat: int) -> bool:
        """Undo everything from the seat's own last answer on; True if there was one."""
        own = [ply for ply, answer in enumerate(self.game.answers) if answer.seat == seat]
        if not own:
            self._say(TableLabel.NOTHING_TO_UNDO)
            return False
        self.game.undo(len(self.game.answers) - own[-1])
        self.screen.log[seat].append(self.screen.label(TableLabel.UNDONE))
        return True

    def _save(self, path: Path) -> None:
        try:
            path.write_bytes(self.game.save())
        except OSError as error:
            self.console.print(Text(f"{path}: {error.strerror}"))
            return
        self._say(TableLabel.SAVED, file=path)
