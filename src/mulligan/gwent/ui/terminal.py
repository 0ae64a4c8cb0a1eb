"""Draws a seat's view of the table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.core.kernel.output import UNKNOWN
from mulligan.core.text import Language
from mulligan.core.text.table import AnyLabel
from mulligan.core.text.table.labels import TableLabel
from mulligan.core.text.words import capital
from mulligan.gwent.cards import BY_SLUG, CARDS
from mulligan.gwent.game import GwentGame, book
from mulligan.gwent.hidden.view import SeenRow, SeenSide, View, is_for_points, winning_points
from mulligan.gwent.parts import Card, Faction, Row, Unit
from mulligan.gwent.rules.leaders.use import is_active
from mulligan.gwent.rules.rounds import GEMS
from mulligan.gwent.state import NO_CARD, LeaderState, Phase
from mulligan.gwent.text import card_text, grammar
from mulligan.gwent.text.table import FACTIONS, LEADER_STATES, PHASES, ROWS, Label, scene_of, speech
from mulligan.gwent.text.table.events import event as event_line
from mulligan.gwent.text.table.scene import Scene
from mulligan.gwent.tournament import TournamentGame, TournamentView

COLOURS = {
    Faction.NORTHERN_REALMS: "blue",
    Faction.NILFGAARD: "yellow",
    Faction.SCOIATAEL: "green",
    Faction.MONSTERS: "red",
    Faction.SKELLIGE: "magenta",
    Faction.NEUTRAL: "white",
}


class GwentScreen:
    """Draws for any seat, in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def label(self, label: AnyLabel, **values: object) -> str:
        return speech(self.language).label(label, **values)

    def log(self, game: GwentGame | TournamentGame, seat: int) -> Sequence[str]:
        events = game.output.events[: game.output.event_count]
        scene = self._scene(game, seat)
        lines = (event_line(scene, event) for event in events)
        return [line for line in lines if line]

    def table(self, game: GwentGame | TournamentGame, seat: int) -> RenderableType:
        """The other sides, the weather, the seat's own side, and the hands it sees."""
        seen = game.view(seat)
        if isinstance(seen, TournamentView):
            match = self._match(seen, game, seat)
            return match if seen.game is None else Group(match, self._board(game, seen.game, seat))
        return self._board(game, seen, seat)

    def _board(self, game: GwentGame | TournamentGame, seen: View, seat: int) -> Group:
        """The other sides clockwise, then the seat's own."""
        count, own = len(seen.sides), int(seen.players[seat].side)
        theirs = [self._side(game, seen, (own + turn) % count, seat) for turn in range(1, count)]
        hands = [self._teammates_hand(game, seen, who, seat) for who in _players_of(seen, own) if who != seat]
        ours = self._side(game, seen, own, seat)
        return Group(self._heading(seen), *theirs, self._weather(seen), ours, *hands, self._hand(seen, seat))

    def _match(self, seen: TournamentView, game: GwentGame | TournamentGame, seat: int) -> Panel:
        """The decks of both players: out, in play, or waiting."""
        lines = Text()
        for each in (1 - seat, seat):
            lines.append(f"{capital(self._player(game, each, seat))} {seen.wins[each]}  ", style="bold")
            for number, deck in enumerate(seen.decks[each]):
                leader = BY_SLUG[deck.leader]
                style = "strike dim" if deck.won else COLOURS[leader.faction]
                style += " underline" if seen.playing[each] == number else ""
                lines.append(self.label(FACTIONS[leader.faction]), style=style)
                lines.append("  ")
            lines.append("\n" if each != seat else "")
        return Panel(lines, border_style="dim")

    def _player(self, game: GwentGame | TournamentGame, player: int, seat: int) -> str:
        return self._scene(game, seat).player_alone(player)

    def _scene(self, game: GwentGame | TournamentGame, seat: int) -> Scene:
        stage = game.stage
        return scene_of(stage.view(seat), stage.state.rules, self.language)

    def _heading(self, seen: View) -> Text:
        parts = [self.label(PHASES[Phase(seen.phase)])]
        if seen.round_number > 0:
            parts = [self.label(Label.ROUND, number=int(seen.round_number))]
        return Text(" · ".join(map(capital, parts)), style="bold")

    def _side(self, game: GwentGame | TournamentGame, seen: View, number: int, seat: int) -> Panel:
        """A board and its players. With many boards, the empty rows of other players are left out."""
        side, players, ours = seen.sides[number], _players_of(seen, number), number == seen.players[seat].side
        alone, crowded = len(players) == 1, len(seen.sides) > 2
        title = " — ".join(
            [
                ", ".join(capital(self._player(game, who, seat)) for who in players),
                " · ".join([*(self._about(seen, players[0]) if alone else []), self._standing(seen, side)]),
            ]
        )
        lines: list[RenderableType] = []
        for who in players:
            if not alone:
                lines.append(Text(" · ".join([capital(self._player(game, who, seat)), *self._about(seen, who)]), style="bold"))
            leader, counts = self._leader(seen, who), self._counts(seen, who, side if alone else None)
            lines += [Text(" · ").join([leader, counts])] if crowded and not ours else [leader, counts]
        if not alone:
            lines.append(Text(f"{self.label(Label.DISCARD_PILE)} {int(side.discard_count)}", style="dim"))
        rows = Table(box=None, padding=(0, 1), show_header=False)
        for row in (Row.CLOSE, Row.RANGED, Row.SIEGE) if ours else (Row.SIEGE, Row.RANGED, Row.CLOSE):
            if ours or not crowded or side.rows[row].count or side.rows[row].horn != NO_CARD:
                self._row(rows, row, side.rows[row])
        lines += [rows, Text(f"{capital(self.label(Label.TOTAL))} {int(side.total)}", style="bold")]
        return Panel(Group(*lines), title=title, title_align="left", border_style="cyan" if ours else "red")

    def _about(self, seen: View, who: int) -> list[str]:
        """A player's faction, and whether they have passed."""
        player = seen.players[who]
        return [self.label(FACTIONS[Faction(player.faction)]), *([self.label(Label.PASSED).upper()] if player.passed else [])]

    def _standing(self, seen: View, side: SeenSide) -> str:
        """Gems, or points out of those needed to win."""
        if is_for_points(seen):
            return f"{self.label(Label.POINTS)} {int(side.points)}/{winning_points(seen)}"
        return "◆" * int(side.gems) + "◇" * (GEMS - int(side.gems))

    def _counts(self, seen: View, who: int, side: SeenSide | None) -> Text:
        """The numbers of cards in a player's hand and deck, and in the discard pile if the player doesn't share it."""
        player = seen.players[who]
        counts = [(Label.HAND, player.hand_count), (Label.DECK, player.deck_count)]
        if side is not None:
            counts.append((Label.DISCARD_PILE, side.discard_count))
        return Text(" · ".join(f"{self.label(label)} {int(count)}" for label, count in counts), style="dim")

    def _leader(self, seen: View, who: int) -> Text:
        player = seen.players[who]
        if player.leader == UNKNOWN:
            return Text(f"{capital(self.label(Label.LEADER_DECK))} {int(seen.leader_count)}", style="dim")
        state = LeaderState(player.leader_state)
        style = "dim" if state != LeaderState.READY else COLOURS[Faction(player.faction)]
        name = grammar(self.language).name(CARDS[player.leader])
        if state == LeaderState.READY and not is_active(book().leaders[player.leader]):
            return Text(name, style=style)  # a passive leader
        return Text(f"{name} ({self.label(LEADER_STATES[state])})", style=style)

    def _row(self, table: Table, row: Row, seen: SeenRow) -> None:
        name = Text(self.label(ROWS[row]), style="bold")
        marks = ("❄" if seen.weather else " ") + ("♪" if seen.horn != NO_CARD else " ")
        units = Text()
        for place in range(seen.count):
            card = CARDS[seen.cards[place].card]
            units.append(", " if place else "")
            units.append(grammar(self.language).name(card), style=self._style(card))
            if isinstance(card, Unit):
                units.append(f" {int(seen.cards[place].strength)}", style="bold")
        table.add_row(
            name, Text(f"{int(seen.total):3}", style="bold"), Text(marks, style="yellow"), units or Text("—", style="dim")
        )

    def _style(self, card: Card) -> str:
        hero = isinstance(card, Unit) and card.hero
        return f"{COLOURS[card.faction]}{' italic' if hero else ''}"

    def _weather(self, seen: View) -> Text:
        names = [grammar(self.language).name(CARDS[seen.weather[place].card]) for place in range(seen.weather_count)]
        parts = [f"{capital(self.label(Label.WEATHER))}: {', '.join(names) or '—'}"]
        if seen.under_count:
            parts.append(f"{self.label(Label.UNDER_DECOYS)}: {int(seen.under_count)}")
        return Text("  " + " · ".join(parts), style="yellow" if names else "dim")

    def _teammates_hand(self, game: GwentGame | TournamentGame, seen: View, who: int, seat: int) -> Panel:
        """G-230: teammates see each other's hands."""
        units = Text()
        for card in sorted(_cards_in_hand(seen, who), key=_as_people_sort):
            units.append(", " if units else "")
            units.append(grammar(self.language).name(card), style=self._style(card))
            if isinstance(card, Unit):
                units.append(f" {card.strength}")
        title = f"{capital(self._player(game, who, seat))} — {self.label(Label.HAND)}"
        return Panel(units or Text("—", style="dim"), title=title, title_align="left", border_style="dim cyan")

    def _hand(self, seen: View, seat: int) -> Panel:
        table = Table(box=None, padding=(0, 1), show_header=False)
        for card in sorted(_cards_in_hand(seen, seat), key=_as_people_sort):
            text = card_text(card, self.language)
            about = text.type_line.partition(" · ")[2]
            name = Text(text.name, style=f"bold {self._style(card)}")
            table.add_row(name, Text(about, style="dim"), Text(" ".join(text.lines)))
        title = capital(self.label(TableLabel.YOUR_HAND))
        return Panel(table, title=title, title_align="left", border_style="cyan")

    def piles_name(self) -> str:
        return self.label(Label.DISCARD_PILE)

    def piles(self, game: GwentGame | TournamentGame, seat: int) -> RenderableType:
        """All discard piles, which are public (G-016)."""
        view = game.view(seat)
        seen = view.game if isinstance(view, TournamentView) else view
        if seen is None:
            return Text("—")
        panels, own = [], int(seen.players[seat].side)
        for turn in range(1, len(seen.sides) + 1):
            number = (own + turn) % len(seen.sides)
            side, players = seen.sides[number], _players_of(seen, number)
            names = [grammar(self.language).name(CARDS[side.discard[place]]) for place in range(side.discard_count)]
            whose = ", ".join(capital(self._player(game, who, seat)) for who in players)
            title = f"{whose} — {self.label(Label.DISCARD_PILE)}"
            panels.append(Panel(Text(", ".join(names) or "—"), title=title, title_align="left"))
        return Group(*panels)


def _players_of(seen: View, side: int) -> list[int]:
    """The players of a side, the viewer first."""
    players = [who for who in range(len(seen.players)) if seen.players[who].side == side]
    return sorted(players, key=lambda who: who != seen.seat)


def _cards_in_hand(seen: View, who: int) -> list[Card]:
    """The cards in a hand that the viewer knows."""
    player = seen.players[who]
    return [CARDS[player.hand[place].card] for place in range(player.hand_count) if player.hand[place].card != UNKNOWN]


def _as_people_sort(card: Card) -> tuple[int, int, int, str]:
    """Units by row, strongest first, then everything else."""
    if isinstance(card, Unit):
        return 0, int(card.rows[0]), -card.strength, card.name
    return 1, 0, 0, card.name
