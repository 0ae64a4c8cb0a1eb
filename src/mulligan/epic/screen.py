"""Epic's table in a terminal: what one seat may see, drawn from its view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.core.desk import UNKNOWN
from mulligan.core.text import Language, term
from mulligan.core.text.table import AnyLabel
from mulligan.core.text.table import Label as TableLabel
from mulligan.core.text.words import capital
from mulligan.epic.cards import CARDS
from mulligan.epic.game import EpicGame, book
from mulligan.epic.parts import Alignment, Keyword
from mulligan.epic.state import CHOSEN, Position, Role, Step
from mulligan.epic.text import card_text, grammar
from mulligan.epic.text.table import POSITIONS, ROLES, STEPS, Label, event_text, player_text, speech
from mulligan.epic.view import SeenChampion, View

COLOURS = {Alignment.GOOD: "yellow", Alignment.WILD: "green", Alignment.EVIL: "magenta", Alignment.SAGE: "blue"}


class EpicScreen:
    """Draws for any seat, in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def label(self, label: AnyLabel, **values: object) -> str:
        return speech(self.language).label(label, **values)

    def happened(self, game: EpicGame, seat: int) -> Sequence[str]:
        events = game.desk.events[: game.desk.event_count]
        lines = (event_text(event, game.state, book(), seat, self.language) for event in events)
        return [line for line in lines if line]

    def table(self, game: EpicGame, seat: int) -> RenderableType:
        """The other side, one's own side, the hand."""
        seen = game.view(seat)
        sides = (self._side(game, seen, side, seat) for side in (1 - seat, seat))
        return Group(self._heading(seen, seat), *sides, self._hand(seen, seat))

    def _heading(self, seen: View, seat: int) -> Text:
        whose = TableLabel.YOUR_TURN if seen.turn_player == seat else TableLabel.PLAYER_TURN
        parts = [self.label(STEPS[Step(seen.step)])]
        if seen.turn > 0:
            parts = [self.label(TableLabel.TURN, number=int(seen.turn)), self.label(whose), *parts]
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
        return Panel(table, title=capital(self.label(TableLabel.YOUR_HAND)), title_align="left", border_style="cyan")

    def piles_name(self) -> str:
        return self.label(Label.DISCARD_PILE)

    def piles(self, game: EpicGame, seat: int) -> RenderableType:
        """Both discard piles: public, any time (E-SETUP-07)."""
        seen = game.view(seat)
        panels = []
        for side in (1 - seat, seat):
            player = seen.players[side]
            names = [grammar(self.language).name(CARDS[player.discard[i].card]) for i in range(player.discard_count)]
            title = f"{capital(player_text(game.state, book(), side, seat, self.language))} — {self.label(Label.DISCARD_PILE)}"
            panels.append(Panel(Text(", ".join(names) or "—"), title=title, title_align="left"))
        return Group(*panels)
