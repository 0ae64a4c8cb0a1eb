"""Epic in the terminal, drawn from a seat's view."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.core.kernel.output import UNKNOWN
from mulligan.core.text import Language, term
from mulligan.core.text.table import AnyLabel, TableLabel
from mulligan.core.text.words import capital
from mulligan.epic.book.enums import Alignment, Keyword
from mulligan.epic.cards import CARDS
from mulligan.epic.game import EpicGame, book
from mulligan.epic.hidden.view import SeenChampion, View
from mulligan.epic.state import CHOSEN, Position, Role, Step
from mulligan.epic.text import card_text, grammar
from mulligan.epic.text.table import (
    POSITIONS,
    ROLES,
    STEPS,
    Label,
    battle_line,
    scene_of,
    speech,
    turn_line,
)
from mulligan.epic.text.table.events import event as event_line
from mulligan.epic.text.table.scene import Scene
from mulligan.epic.ui.neighbours import attacks_everybody, neighbour

COLOURS = {Alignment.GOOD: "yellow", Alignment.WILD: "green", Alignment.EVIL: "magenta", Alignment.SAGE: "blue"}


class EpicScreen:
    """Draws the table for any seat, in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def label(self, label: AnyLabel, **values: object) -> str:
        return speech(self.language).label(label, **values)

    def log(self, game: EpicGame, seat: int) -> Sequence[str]:
        events = game.output.events[: game.output.event_count]
        scene = self._scene(game, game.view(seat))
        lines = (event_line(scene, event) for event in events)
        return [line for line in lines if line]

    def table(self, game: EpicGame, seat: int) -> RenderableType:
        """The other players in turn order, then the seat's own side and hand."""
        seen = game.view(seat)
        scene = self._scene(game, seen)
        teams = [self._team(scene, seen, team, seat) for team in _teams(seen, seat)]
        hand = () if _is_out(seen, seat) else (self._hand(seen, seat),)
        return Group(*self._heading(scene, seen), *teams, *hand)

    def _scene(self, game: EpicGame, seen: View) -> Scene:
        return scene_of(seen, game.state.rules, book(), self.language)

    def _heading(self, scene: Scene, seen: View) -> Iterator[Text]:
        parts = [self.label(STEPS[Step(seen.step)])]
        if seen.turn > 0:
            parts = [self.label(TableLabel.TURN, number=int(seen.turn)), turn_line(scene), *parts]
        yield Text(" · ".join(map(capital, parts)), style="bold")
        if battle := battle_line(scene):
            yield Text(battle, style="bold yellow")
        if out := [scene.player_alone(who) for who in range(seen.seats) if _is_out(seen, who)]:
            yield Text(f"{capital(self.label(Label.OUT))}: {', '.join(out)}", style="dim")

    def _team(self, scene: Scene, seen: View, team: Sequence[int], seat: int) -> Panel:
        """A player, or a team, which shares its health (E-HYDRA-02)."""
        first = seen.players[team[0]]
        turn = "▶ " if seen.turn > 0 and first.team == seen.players[seen.turn_player].team else ""
        name = scene.team_alone(team[0])
        body: list[RenderableType] = []
        for who in team:
            body += self._player(seen, who, seat, name=scene.player_alone(who) if len(team) > 1 else "")
        title = f"{turn}{capital(name)} — {self.label(Label.HEALTH)} {int(first.health)}"
        return Panel(Group(*body), title=title, title_align="left", border_style="cyan" if seat in team else "red")

    def _player(self, seen: View, who: int, seat: int, name: str) -> Iterator[RenderableType]:
        """The parts that teammates don't share: marks, gold, cards and champions."""
        player = seen.players[who]
        facts = (
            (Label.GOLD, player.gold),
            (Label.HAND, player.hand_count),
            (Label.DECK, player.deck_count),
            (Label.DISCARD_PILE, player.discard_count),
        )
        marks = [self.label(mark) for mark in _marks(seen, who, seat)]
        counts = [f"{self.label(label)} {int(count)}" for label, count in facts]
        styled = [
            (name and capital(name), "bold"),
            *((mark, "yellow") for mark in marks),
            *((count, "dim") for count in counts),
        ]
        yield Text(" · ").join(Text(words, style=style) for words, style in styled if words)
        if any(champion.controller == who for champion in seen.champions[: seen.slots]):
            yield self._champions(seen, who)

    def _champions(self, seen: View, who: int) -> Table:
        """One row per champion; identical ones share a row."""
        alike = Counter(self._looks(champion) for champion in seen.champions[: seen.slots] if champion.controller == who)
        table = Table(box=None, padding=(0, 1), show_header=False)
        for (number, strength, marks, words), count in alike.items():
            card = CARDS[number]
            name = Text(grammar(self.language).name(card), style=f"bold {COLOURS[card.alignment]}")
            name.append(f" ×{count}" if count > 1 else "", style="bold default")
            about = Text(", ").join(Text(said, style=style) for said, style in ((marks, "yellow"), (words, "dim")) if said)
            table.add_row(name, Text(strength, style="bold"), about)
        return table

    def _looks(self, champion: SeenChampion) -> tuple[int, str, str, str]:
        """A champion's card, strength, status and keywords."""
        marks = []
        if champion.damage:
            marks.append(f"{self.label(Label.DAMAGE)} {champion.damage}")
        if champion.counters:
            marks.append(f"{self.label(Label.COUNTERS)} ×{champion.counters}")
        if champion.position != Position.PREPARED:
            marks.append(self.label(POSITIONS[Position(champion.position)]))
        if champion.deploying:
            marks.append(self.label(Label.DEPLOYING))
        if champion.role != Role.NONE:
            marks.append(self.label(ROLES[Role(champion.role)]).upper())
        words = [self.keyword(keyword) for keyword in Keyword if champion.keywords & keyword]
        return int(champion.card), f"{champion.attack}/{champion.defense}", ", ".join(marks), ", ".join(words)

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
                back = "strike " if player.hand[place].mark & CHOSEN else ""  # chosen for a mulligan or for loyalty
                name = Text(text.name, style=f"{back}bold {COLOURS[card.alignment]}")
                facts = Text(text.type_line.partition(" · ")[2], style="dim")
                table.add_row(Group(name, facts), Text(" ".join(text.lines)))
        return Panel(table, title=capital(self.label(TableLabel.YOUR_HAND)), title_align="left", border_style="cyan")

    def piles_name(self) -> str:
        return self.label(Label.DISCARD_PILE)

    def piles(self, game: EpicGame, seat: int) -> RenderableType:
        """All discard piles, which are public (E-SETUP-07)."""
        seen = game.view(seat)
        scene = self._scene(game, seen)
        panels = []
        for who in (who for team in _teams(seen, seat) for who in team):
            player = seen.players[who]
            names = [grammar(self.language).name(CARDS[player.discard[i].card]) for i in range(player.discard_count)]
            title = f"{capital(scene.player_alone(who))} — {self.label(Label.DISCARD_PILE)}"
            panels.append(Panel(Text(", ".join(names) or "—"), title=title, title_align="left"))
        return Group(*panels)


def _is_out(seen: View, who: int) -> bool:
    """E-MP-12: eliminated, with everything they own. A finished duel stays on the table."""
    return seen.seats > 2 and seen.players[who].eliminated != 0


def _teams(seen: View, seat: int) -> Sequence[Sequence[int]]:
    """The teams in turn order, the seat's own last."""
    teams: defaultdict[int, list[int]] = defaultdict(list)
    for turn in range(1, seen.seats + 1):
        who = int(seat + turn) % int(seen.seats)
        if not _is_out(seen, who):
            teams[int(seen.players[who].team)].append(who)
    return sorted(teams.values(), key=lambda team: seat in team)


def _marks(seen: View, who: int, seat: int) -> Iterator[Label]:
    """The initiative and, in Hunter, where the player sits and whether they can be reached."""
    if seen.holder == who:
        yield Label.INITIATIVE
    side = neighbour(seen, who, seat)
    if side in ("left", "both"):
        yield Label.LEFT_NEIGHBOUR
    if side in ("right", "both"):
        yield Label.RIGHT_NEIGHBOUR
    me, them = seen.players[seat], seen.players[who]
    if them.team != me.team and not attacks_everybody(seen, seat) and not me.reach >> who & 1:
        yield Label.OUT_OF_REACH
