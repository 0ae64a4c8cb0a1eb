"""A draft in the terminal, drawn from a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.core.game import Question
from mulligan.core.kernel.output import UNKNOWN
from mulligan.core.text import Language, term
from mulligan.core.text.table import AnyLabel
from mulligan.core.text.words import capital
from mulligan.epic.book.enums import Alignment
from mulligan.epic.cards import CARDS
from mulligan.epic.draft.drafted import DraftedGame
from mulligan.epic.draft.game import DraftGame
from mulligan.epic.draft.hidden.view import SeenCard, View
from mulligan.epic.draft.state import CHOSEN, LEFT_OUT, Ask, Option
from mulligan.epic.draft.text import Caption, Scene, caption, event_line, pool_name, scene_of
from mulligan.epic.parts import Champion, Token
from mulligan.epic.text import card_text, grammar
from mulligan.epic.text.table import speech
from mulligan.epic.ui.terminal import COLOURS

Draft: TypeAlias = DraftGame | DraftedGame  # a DraftedGame while its draft is open
NAMES = {
    "pack": Caption.PACK_DRAFT,
    "cube": Caption.CUBE_DRAFT,
    "dark": Caption.DARK_DRAFT,
    "open": Caption.OPEN_DRAFT,
    "sealed_choice": Caption.SEALED,
}


class EpicDraftScreen:
    """Draws the draft for any seat, in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def label(self, label: AnyLabel, **values: object) -> str:
        return speech(self.language).label(label, **values)

    def _caption(self, which: Caption, **values: object) -> str:
        return caption(which, self.language, **values)

    def log(self, game: DraftGame, seat: int) -> Sequence[str]:
        events = game.output.events[: game.output.event_count]
        scene = scene_of(game.view(seat), seat, self.language)
        lines = (event_line(scene, event) for event in events)
        return [line for line in lines if line]

    # --- the table -------------------------------------------------------------------------------

    def table(self, game: Draft, seat: int) -> RenderableType:
        """The progress of the draft, the other players, and the pools that the seat may see."""
        scene = scene_of(game.view(seat), seat, self.language)
        pools = [self._pool(scene, other) for other in range(scene.seats) if self._shows_pool(scene, other)]
        return Group(self._heading(game, scene), self._others(scene), *pools)

    def _heading(self, game: Draft, scene: Scene) -> Text:
        plan, seen = game.stage.options.plan, scene.view
        parts = [self._caption(NAMES[plan.name])]
        if seen.ask == Ask.PICK:
            parts.append(self._caption(Caption.ROUND, round=int(seen.round_number) + 1, rounds=plan.rounds))
            parts.append(self._caption(Caption.PICK, pick=int(seen.pick) + 1, picks=len(plan.takes)))
        elif scene.viewer >= 0:
            needed = str(plan.fewest) if plan.fewest == plan.most else f"{plan.fewest}–{plan.most}"
            parts.append(self._caption(Caption.YOUR_DECK, size=scene.deck_size, needed=needed))
        return Text(" · ".join(parts), style="bold")

    def _others(self, scene: Scene) -> Text:
        """The number of cards each player has; players who still have to choose are marked."""
        said = []
        for other in range(scene.seats):
            if other != scene.viewer:
                name, player = capital(scene.player_alone(other)), scene.view.players[other]
                said.append(f"{name} {int(player.pool_count)}{' …' if player.waiting else ''}")
        return Text(" · ".join(said), style="dim")

    def _shows_pool(self, scene: Scene, other: int) -> bool:
        """Show the seat's own pool, unless it is choosing from it now, and pools that are face up."""
        ask = scene.view.ask
        if other == scene.viewer:
            return not (ask == Ask.BUILD and scene.is_asked)
        return bool(scene.view.plan.shared) and ask == Ask.PICK

    def _pool(self, scene: Scene, other: int) -> Panel:
        player = scene.view.players[other]
        cards = [player.pool[rank] for rank in range(player.pool_count)]
        title = capital(pool_name(scene, other))
        names = Text(", ").join(self._name(card) for card in cards) if cards else Text("—", style="dim")
        border = "cyan" if other == scene.viewer else "red"
        facts = " · ".join([str(len(cards)), *self._counts(cards)])
        return Panel(names, title=f"{title} — {facts}", title_align="left", border_style=border)

    def _counts(self, cards: Sequence[SeenCard]) -> list[str]:
        """The number of cards of each alignment."""
        counts = Counter(CARDS[card.card].alignment for card in cards)
        return [
            f"{term(f'epic.align.{each.name.lower()}', self.language)} {counts[each]}" for each in Alignment if counts[each]
        ]

    def _name(self, seen: SeenCard) -> Text:
        card = CARDS[seen.card]
        out = "strike dim " if seen.mark == LEFT_OUT else ""
        return Text(grammar(self.language).name(card), style=f"{out}{COLOURS[card.alignment]}")

    # --- options ---------------------------------------------------------------------------------

    def numbers(self, game: Draft, question: Question) -> Mapping[int, int]:
        """The options by the numbers printed before them. A card in the pool keeps its number while a deck is built."""
        if question.ask == Ask.BUILD.name:
            return {option: option for option in question.options}
        return dict(enumerate(question.options, 1))

    def options(self, game: Draft, question: Question) -> RenderableType:
        seen = game.view(question.seat)
        if question.ask == Ask.BUILD.name:
            return self._building(game, seen, question)
        return self._pack(seen, self.numbers(game, question))

    def _pack(self, seen: View, numbers: Mapping[int, int]) -> Table:
        """The cards in the pack, in full. Chosen cards have a tick instead of a number."""
        numbered = {option - Option.CARD: str(number) for number, option in numbers.items()}
        table = Table(box=None, padding=(0, 1), show_header=False)
        there = Counter((card.card, card.mark) for card in seen.pack)
        for place in range(len(seen.pack)):
            chosen = seen.pack[place].mark == CHOSEN
            if seen.pack[place].card == UNKNOWN or not (chosen or place in numbered):
                continue
            card, copies = CARDS[seen.pack[place].card], there[seen.pack[place].card, seen.pack[place].mark]
            text = card_text(card, self.language)
            entry = Text(text.name, style=f"bold {COLOURS[card.alignment]}")
            entry.append(f" ×{copies}" if copies > 1 and not chosen else "")
            entry.append(f"  {text.type_line.partition(' · ')[2]}", style="default dim")
            entry.append(f"\n{' '.join(text.lines)}", style="default not bold")
            table.add_row(Text("✓" if chosen else numbered[place], style="bold cyan"), entry)
        return table

    def _building(self, game: Draft, seen: View, question: Question) -> RenderableType:
        """The pool in columns by alignment; cards left out have a cross."""
        player, parts = seen.players[question.seat], list[RenderableType]()
        for alignment in Alignment:
            entries = [
                self._entry(player.pool[rank], rank + Option.CARD, question)
                for rank in range(player.pool_count)
                if CARDS[player.pool[rank].card].alignment == alignment
            ]
            parts += [Columns(entries, padding=(0, 2), equal=True, column_first=True)] if entries else []
        if Option.DONE in question.options:
            done = Text(f"{Option.DONE:3d} ", style="bold cyan")
            parts.append(done.append(game.describe(Option.DONE, self.language, question.seat), style="bold default"))
        return Group(*parts)

    def _entry(self, seen: SeenCard, option: int, question: Question) -> Text:
        entry = Text(f"{option:3d} ", style="bold cyan" if option in question.options else "dim")
        entry.append("✗ " if seen.mark == LEFT_OUT else "", style="red")
        entry.append_text(self._name(seen))
        return entry.append(f" {_facts(seen.card)}", style="dim")

    # --- memory ----------------------------------------------------------------------------------

    def piles_name(self) -> str:
        return self._caption(Caption.SEEN)

    def piles(self, game: Draft, seat: int) -> RenderableType:
        """The cards the seat has seen in packs, round by round."""
        seen = game.view(seat)
        packs = 1 if seen.plan.shared else int(seen.seats)
        panels = []
        for number in range(seen.plan.rounds):
            passed = [each for each in seen.remembered[: seen.remembered_count] if each.pack // packs == number]
            if passed:
                names = Text(", ").join(Text(grammar(self.language).name(CARDS[each.card])) for each in passed)
                title = capital(self._caption(Caption.ROUND, round=number + 1, rounds=int(seen.plan.rounds)))
                panels.append(Panel(names, title=title, title_align="left"))
        return Group(*panels) if panels else Text(self._caption(Caption.SEEN_NOTHING))


def _facts(number: int) -> str:
    """Cost, and a champion's attack and defense."""
    card = CARDS[number]
    cost = "" if isinstance(card, Token) else str(card.cost)
    return f"{cost} {card.attack}/{card.defense}" if isinstance(card, Champion) else cost
