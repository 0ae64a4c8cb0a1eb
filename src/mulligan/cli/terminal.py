"""People at one screen, or one against a bot: asking, answering, and everything else that can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.cards import panel
from mulligan.cli.screen import Screen
from mulligan.core.game import Question
from mulligan.core.plugin import PlayableGame
from mulligan.core.text.table import Label
from mulligan.players.bot import Bot


class Quit(Exception):
    """The person has had enough."""


def number_said(said: str, last: int) -> int:
    """A number from 1 to the last one, or 0."""
    plain = said.isascii() and said.isdigit() and len(said) < 6
    return int(said) if plain and 1 <= int(said) <= last else 0


class Terminal:
    """Asks whoever is asked; hides one hand before it shows the other. People have the first seats, a bot has the rest."""

    def __init__(self, screen: Screen, game: PlayableGame, bot: Bot | None, people: int) -> None:
        self.screen, self.game, self.bot, self.people = screen, game, bot, people
        self.console: Console = screen.console
        self.shown: int | None = None  # whose hand is on the screen

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
            self.console.input(self.screen.label(Label.HAND_OVER, player=self.screen.player(seat)))
        self.shown = seat

    def _turn_of(self, question: Question) -> None:
        """One answer of a person."""
        seat, numbers = question.seat, self.screen.numbers(self.game, question)
        self.screen.draw(self.game, seat)
        self.screen.ask(self.game, question)
        while True:
            said = self.console.input("[bold]> [/]").strip()
            typed = [int(word) for word in said.split() if word.isascii() and word.isdigit() and len(word) < 6]
            if said and len(typed) == len(said.split()) and all(number in numbers for number in typed):
                self._answer(question, [numbers[number] for number in typed])
                return
            if self._command(said, seat, max(numbers)):
                return

    def _answer(self, question: Question, choices: Sequence[int]) -> None:
        """One answer after the other. Each was meant as it was shown: when it no longer says so, the rest is forgotten."""
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

    def _command(self, said: str, seat: int, last: int) -> bool:
        """Everything that is not an answer; True when the question must be asked anew."""
        word, _, rest = said.partition(" ")
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
                self._say(Label.NUMBER_WANTED, last=last)
        return False

    def _say(self, label: Label, **values: object) -> None:
        """What a person typed may stand in it, so it is never read as markup."""
        self.console.print(Text(self.screen.label(label, **values)))

    def _help(self) -> None:
        label = self.screen.label
        self._say(Label.HELP)
        for keys, text in (
            ("? · help", label(Label.HELP_HELP)),
            ("c · card NAME", label(Label.HELP_CARD)),
            ("l · log", label(Label.HELP_LOG)),
            ("d · discard", self.screen.piles_name(self.game)),
            ("b · back", label(Label.HELP_BACK)),
            ("s · save FILE", label(Label.HELP_SAVE)),
            ("q · quit", label(Label.HELP_QUIT)),
        ):
            self.console.print(f"  [bold cyan]{keys:16}[/] {text}", highlight=False)

    def _card(self, name: str) -> None:
        plugin = self.screen.plugin
        if (card := plugin.cards.catalogue().known(name)) is None:
            self._say(Label.NO_SUCH_CARD, name=name)
            return
        self.console.print(panel(plugin, card, self.screen.language))

    def _back(self, seat: int) -> bool:
        """Against a bot one may take back; with several people at the screen, to one's own last answer."""
        own = [ply for ply, answer in enumerate(self.game.answers) if answer.seat == seat]
        if not own:
            self._say(Label.NOTHING_TO_TAKE_BACK)
            return False
        self.game.take_back(len(self.game.answers) - own[-1])
        self.screen.log[seat].append(self.screen.label(Label.TAKEN_BACK))
        return True

    def _save(self, path: Path) -> None:
        try:
            path.write_bytes(self.game.save())
        except OSError as error:
            self.console.print(Text(f"{path}: {error.strerror}"))
            return
        self._say(Label.SAVED, file=path)
