"""Showing cards."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.audit import NoCheckout, checkout
from mulligan.cli.errors import UserError
from mulligan.core.decks import slug
from mulligan.core.scenario import read_scenarios, scenario_files
from mulligan.epic.cards import BY_SLUG, CARDS
from mulligan.epic.decks import catalogue
from mulligan.epic.disassemble import disassemble
from mulligan.epic.game import NUMBERS, book
from mulligan.epic.parts import Alignment, Card
from mulligan.epic.text import CardText, Language, card_text

COLOURS = {Alignment.GOOD: "yellow", Alignment.WILD: "green", Alignment.EVIL: "magenta", Alignment.SAGE: "blue"}


def language(code: str) -> Language:
    """A language by its code."""
    try:
        return Language(code.lower())
    except ValueError:
        raise UserError(f"no language {code!r}; there are {', '.join(Language)}") from None


def card_named(name: str) -> Card:
    """A card by its name, in any language, or its slug."""
    try:
        return BY_SLUG[catalogue().find(name)]
    except KeyError as error:
        raise UserError(f"{error.args[0]} (`mulligan cards` lists them all)") from None


def panel(card: Card, text: CardText) -> Panel:
    """A card as a small picture."""
    body = Text(text.type_line + "\n", style="dim")
    body.append("\n".join(text.lines), style="default")
    return Panel(body, title=text.name, title_align="left", border_style=COLOURS[card.alignment], width=72)


def show_card(console: Console, name: str, code: str) -> None:
    card = card_named(name)
    console.print(panel(card, card_text(card, language(code))))
    for line in disassemble(book(), CARDS, NUMBERS[slug(card.name)]):
        console.print(Text("program  ", style="dim"), Text(line), sep="")
    for title in _scenarios(slug(card.name)):
        console.print(Text("test     ", style="dim"), Text(title), sep="")


def _scenarios(name: str) -> list[str]:
    try:
        root = checkout()
    except NoCheckout:
        return []
    return [
        scenario.name
        for file in scenario_files([root / "tests"])
        for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file))
        if name in scenario.about
    ]


def list_cards(console: Console, game: str, code: str, alignment: str | None) -> None:
    if game != "epic":
        raise UserError(f"no game {game!r}; there is epic")
    if alignment is not None and alignment.upper() not in Alignment.__members__:
        raise UserError(f"no alignment {alignment!r}; there are good, wild, evil and sage")
    tongue = language(code)
    table = Table(show_lines=True, expand=True)
    for title in ("", "", ""):
        table.add_column(title)
    table.show_header = False
    for card in CARDS:
        if alignment is None or card.alignment == Alignment[alignment.upper()]:
            text = card_text(card, tongue)
            table.add_row(
                Text(text.name, style=f"bold {COLOURS[card.alignment]}"), Text(text.type_line), Text("\n".join(text.lines))
            )
    console.print(table)
