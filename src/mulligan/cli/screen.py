"""The table as text: what one seat may see, drawn from its view."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.cli.cards import COLOURS
from mulligan.core.desk import UNKNOWN
from mulligan.epic.cards import CARDS
from mulligan.epic.game import EpicGame, book
from mulligan.epic.parts import Alignment, Keyword
from mulligan.epic.state import CHOSEN, Position, Role, Step
from mulligan.epic.text import Language, card_text, grammar, term
from mulligan.epic.text.table import (
    POSITIONS,
    ROLES,
    STEPS,
    Label,
    event_text,
    label_text,
    player_text,
)
from mulligan.epic.text.words import capital
from mulligan.epic.view import SeenChampion, View

LOG_LINES = 8


class Screen:
    """Draws for one seat in one language."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console, self.language = console, language
        self.log: dict[int, list[str]] = {0: [], 1: []}

    def label(self, label: Label, **values: object) -> str:
        return label_text(label, self.language, **values)

    def remember(self, game: EpicGame) -> None:
        """Put what happened into each seat's own log."""
        for seat in self.log:
            for i in range(game.desk.event_count):
                line = event_text(game.desk.events[i], game.state, book(), seat, self.language)
                if line:
                    self.log[seat].append(line)

    # --- the table ---------------------------------------------------------------------------

    def draw(self, game: EpicGame, seat: int) -> None:
        """The whole screen for a seat: the other side, one's own side, hand, log."""
        seen = game.view(seat)
        self.console.clear()
        self.console.print(self._heading(seen, seat))
        self.console.print(self._side(game, seen, 1 - seat, seat))
        self.console.print(self._side(game, seen, seat, seat))
        self.console.print(self._hand(seen, seat))
        if self.log[seat]:
            lines = Text("\n".join(self.log[seat][-LOG_LINES:]), style="dim")
            self.console.print(Panel(lines, title=self.label(Label.LOG), title_align="left", border_style="dim"))

    def _heading(self, seen: View, seat: int) -> Text:
        whose = Label.YOUR_TURN if seen.turn_player == seat else Label.OPPONENT_TURN
        parts = [self.label(STEPS[Step(seen.step)])]
        if seen.turn > 0:
            parts = [self.label(Label.TURN, number=int(seen.turn)), self.label(whose), *parts]
        return Text(" · ".join(map(capital, parts)), style="bold")

    def _side(self, game: EpicGame, seen: View, side: int, seat: int) -> Panel:
        player = seen.players[side]
        facts = [
            (Label.HEALTH, player.health),
            (Label.GOLD, player.gold),
            (Label.HAND, player.hand_count),
            (Label.DECK, player.deck_count),
            (Label.DISCARD_PILE, player.discard_count),
        ]
        title = f"{capital(player_text(game.state, book(), side, seat, self.language))} — " + " · ".join(
            f"{self.label(label)} {int(value)}" for label, value in facts
        )
        slots = [slot for slot in range(seen.slots) if seen.champions[slot].controller == side]
        rows: RenderableType = Text("—", style="dim")
        if slots:
            table = Table(box=None, padding=(0, 1), show_header=False)
            for slot in slots:
                self._champion_row(table, seen.champions[slot])
            rows = table
        return Panel(rows, title=title, title_align="left", border_style="cyan" if side == seat else "red")

    def _champion_row(self, table: Table, champion: SeenChampion) -> None:
        card = CARDS[champion.card]
        name = Text(grammar(self.language).name(card), style=f"bold {COLOURS[card.alignment]}")
        health = f"{champion.attack}/{champion.defense}"
        marks = []
        if champion.damage:
            marks.append(f"{self.label(Label.DAMAGE)} {champion.damage}")
        if champion.counters:
            marks.append(f"{self.label(Label.COUNTERS)} {champion.counters}")
        if champion.position != Position.PREPARED:
            marks.append(self.label(POSITIONS[Position(champion.position)]))
        if champion.deploying:
            marks.append(self.label(Label.DEPLOYING))
        if champion.role != Role.NONE:
            marks.append(self.label(ROLES[Role(champion.role)]).upper())
        words = [self.keyword(keyword) for keyword in Keyword if champion.keywords & keyword]
        table.add_row(
            name, Text(health, style="bold"), Text(", ".join(marks), style="yellow"), Text(", ".join(words), style="dim")
        )

    def keyword(self, keyword: Keyword) -> str:
        return term(f"epic.kw.{str(keyword.name).lower()}", self.language)

    def _hand(self, seen: View, seat: int) -> Panel:
        player = seen.players[seat]
        table = Table(box=None, padding=(0, 1), show_header=False)
        for place in range(player.hand_count):
            number = player.hand[place].card
            if number != UNKNOWN:
                card = CARDS[number]
                text = card_text(card, self.language)
                back = "strike " if player.hand[place].mark & CHOSEN else ""  # chosen so far, in a mulligan or for loyalty
                name = Text(text.name, style=f"{back}bold {COLOURS[card.alignment]}")
                table.add_row(name, Text(text.type_line.partition(" · ")[2], style="dim"), Text(" ".join(text.lines)))
        return Panel(table, title=capital(self.label(Label.YOUR_HAND)), title_align="left", border_style="cyan")

    # --- the question ---------------------------------------------------------------------------

    def ask(self, game: EpicGame, seat: int) -> tuple[int, ...]:
        """Print the open question and its numbered options; returns the options in that order."""
        options = game.legal()
        self.console.print(Text("\n" + game.describe_question(self.language, seat), style="bold"))
        numbered = Table(box=None, padding=(0, 1), show_header=False)
        for place, option in enumerate(options, 1):
            numbered.add_row(Text(str(place), style="bold cyan"), Text(game.describe(option, self.language, seat)))
        self.console.print(numbered)
        return options

    def result(self, game: EpicGame, seat: int | None) -> None:
        """How the game ended, for a seat or (None) for both at one screen."""
        result = game.result
        assert result is not None
        if result.is_draw:
            words = self.label(Label.DRAW)
        elif seat is None:
            winner = self.label(Label.PLAYER, number=result.winners[0] + 1)
            words = self.label(Label.PLAYER_WINS, player=winner)
        else:
            words = self.label(Label.YOU_WIN if seat in result.winners else Label.OPPONENT_WINS)
        self.console.print(Panel(Text(words, style="bold", justify="center"), border_style="green"))

    def piles(self, game: EpicGame, seat: int) -> Group:
        """Both discard piles: public, any time (E-SETUP-07)."""
        seen = game.view(seat)
        panels = []
        for side in (1 - seat, seat):
            player = seen.players[side]
            names = [grammar(self.language).name(CARDS[player.discard[i].card]) for i in range(player.discard_count)]
            title = f"{capital(player_text(game.state, book(), side, seat, self.language))} — {self.label(Label.DISCARD_PILE)}"
            panels.append(Panel(Text(", ".join(names) or "—"), title=title, title_align="left"))
        return Group(*panels)


def alignment_word(alignment: Alignment, language: Language) -> str:
    return term(f"epic.align.{alignment.name.lower()}", language)
