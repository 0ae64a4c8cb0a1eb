"""How the people at a screen come to their decks: the format says what it needs of them. Nobody chooses for a person."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from mulligan.cli.decks import legal_deck
from mulligan.cli.errors import UserError
from mulligan.cli.screen import Screen
from mulligan.cli.terminal import number_said
from mulligan.core.bringing import enough_left, piles_in, rest
from mulligan.core.decks import Deck
from mulligan.core.formats import Format
from mulligan.core.kit import Chosen
from mulligan.core.text.table import Label
from mulligan.core.text.words import capital


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played, and what came with the command for it."""

    chosen: Chosen
    people: int  # of the decks, how many people decide on; the others are a bot's
    key: bytes
    files: tuple[Path, ...]
    takes: tuple[str, ...]


def decks_for(screen: Screen, setting: Setting) -> tuple[tuple[str, ...], ...]:
    """The cards of each deck, the first player's first; or of the one box that decks are drafted from."""
    return tuple(deck.cards for deck in _decks(screen, setting))


def _decks(screen: Screen, setting: Setting) -> tuple[Deck, ...]:
    format = setting.chosen.format
    if setting.takes and not format.taken:
        raise UserError(f"--take is only for formats with ready-made piles; {format.name} has none")
    if format.drafted:
        return (_box(setting),)
    if format.taken:
        return _taken(screen, setting)
    if setting.files or format.brought:
        return _brought(screen, setting)
    return format.decks(setting.key, setting.chosen.decks)


def _brought(screen: Screen, setting: Setting) -> tuple[Deck, ...]:
    wanted = setting.chosen.decks
    if len(setting.files) != wanted:
        named = " ".join(["--deck FILE"] * wanted)
        raise UserError(f"{setting.chosen.format.name} needs {wanted} deck files, the first player's first: {named}")
    return tuple(legal_deck(screen.kit, file, setting.chosen.format) for file in setting.files)


def _box(setting: Setting) -> Deck:
    """What is drafted from; the players build their decks at the table."""
    if setting.files:
        raise UserError(f"in {setting.chosen.format.name}, decks are drafted at the table; leave out --deck")
    return Deck(setting.chosen.format.cards)


def _taken(screen: Screen, setting: Setting) -> tuple[Deck, ...]:
    """Piles by their names, or a deck file instead. A bot is content with what is left."""
    wanted, format = setting.chosen.decks, setting.chosen.format
    if len(setting.files) + len(setting.takes) > wanted:
        raise UserError(f"{setting.chosen.mode.name} needs {wanted} decks here; --deck and --take name more")
    brought = [legal_deck(screen.kit, file, format) for file in setting.files]
    said = [tuple(name.strip() for name in take.lower().split(",")) for take in setting.takes]
    unused = format.supplies() - piles_in(format, brought)
    for place in range(len(brought) + len(said), wanted):
        left = unused - Counter(itertools.chain(*said))
        enough_left(format, place, left)
        asked = place < setting.people and left.total() > format.takes
        said.append(_ask(screen, format, place, left) if asked else rest(format, setting.key, len(said), left))
    if not brought:
        return format.take(*said)
    return (*brought, *(format.deck_of(place, names, unused) for place, names in enumerate(said, len(brought))))


def _ask(screen: Screen, format: Format, place: int, left: Counter[str]) -> tuple[str, ...]:
    """A person takes one pile after the other."""
    console, cards, tongue = screen.console, screen.kit.cards, screen.language
    who, what = capital(screen.player(place)), capital(cards.word(cards.kind, tongue))
    taken: list[str] = []
    while len(taken) < format.takes:
        offered = [name for name in left if name not in taken]
        console.print(Text(f"\n{who} · {what} {len(taken) + 1}/{format.takes}", style="bold"))
        for number, name in enumerate(offered, 1):
            pile = dict(format.piles)[name]
            example = ", ".join(cards.text(card, tongue).name for card in pile[-4:])
            console.print(f"  [bold cyan]{number}[/] {cards.word(name, tongue)}  [dim]{example} …[/]", highlight=False)
        said = console.input("> ").strip().lower()
        if number := number_said(said, len(offered)):
            taken.append(offered[number - 1])
        elif said in offered:
            taken.append(said)
        else:
            console.print(Text(screen.label(Label.NUMBER_WANTED, last=len(offered))))
    return tuple(taken)
