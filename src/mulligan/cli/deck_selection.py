"""Deck selection in the terminal: the questions depend on the format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from mulligan.cli.commands.decks import legal_deck
from mulligan.cli.errors import UserError
from mulligan.cli.screen import Screen
from mulligan.cli.terminal import parse_number
from mulligan.core.decks.selection import (
    RANDOM,
    DeckChoice,
    DeckChoices,
    check_choice,
    enough_left,
    left_for,
    taken_for,
)
from mulligan.core.plugin import GameSetup
from mulligan.core.text.refusals import problem_text
from mulligan.core.text.table import TableLabel
from mulligan.core.text.words import capital


@dataclass(frozen=True, slots=True)
class Setting:
    """The game to play, and the decks named on the command line."""

    chosen: GameSetup
    people: int  # number of decks that people choose; bots take the others
    key: bytes
    files: tuple[Path, ...]
    takes: tuple[str, ...]


def choices_for(screen: Screen, setting: Setting) -> dict[int, DeckChoice]:
    """The decks that people choose. Bots take the remaining piles."""
    format = setting.chosen.format
    if setting.takes and not format.taken:
        raise UserError(f"--take is only for formats with ready-made piles; {format.name} has none")
    if setting.files and format.drafted:
        raise UserError(f"in {format.name}, decks are drafted at the table; leave out --deck")
    if format.taken:
        return _taken(screen, setting)
    if setting.files:
        return _brought(screen, setting)
    return {}


def _brought(screen: Screen, setting: Setting) -> dict[int, DeckChoice]:
    wanted = setting.chosen.decks
    if len(setting.files) != wanted:
        named = " ".join(["--deck FILE"] * wanted)
        raise UserError(f"{setting.chosen.format.name} needs {wanted} deck files, the first player's first: {named}")
    return dict(enumerate(_from_files(screen, setting)))


def _from_files(screen: Screen, setting: Setting) -> list[DeckChoice]:
    format = setting.chosen.format
    return [DeckChoice(deck=legal_deck(screen.plugin, file, format, screen.language)) for file in setting.files]


def _taken(screen: Screen, setting: Setting) -> dict[int, DeckChoice]:
    """Decks from piles or deck files; asks for those the command line does not name."""
    chosen, format = setting.chosen, setting.chosen.format
    if len(setting.files) + len(setting.takes) > chosen.decks:
        raise UserError(f"{chosen.mode.name} needs {chosen.decks} decks here; --deck and --take name more")
    named = [DeckChoice(tuple(name.strip() for name in take.lower().split(","))) for take in setting.takes]
    choices = dict(enumerate(_from_files(screen, setting) + named))
    for place in choices:
        check_choice(chosen, choices, place)
    asked = len(choices) < setting.people
    for place in range(len(choices), chosen.decks if asked else setting.people):
        if place >= setting.people and RANDOM in choices.get(place - 1, DeckChoice()).take:
            break  # a player who takes a random deck does not choose for the bots that follow
        left = left_for(chosen, choices, place)
        enough_left(format, place, left)
        if left.total() > format.takes:
            choices[place] = DeckChoice(_ask(screen, setting, choices, place))
    return choices


def _ask(screen: Screen, setting: Setting, choices: DeckChoices, place: int) -> tuple[str, ...]:
    """Ask for each pile of a player or a bot, and for a leader if there is a choice. An empty line means random."""
    chosen = setting.chosen
    left = list(left_for(chosen, choices, place))
    cards, tongue, format = screen.plugin.cards, screen.language, chosen.format
    who = screen.label(TableLabel.VIRTUAL) if place >= chosen.seats else screen.player(place)
    taken: list[str] = []
    while len(taken) < format.takes:
        offered = [name for name in left if name not in taken]
        title = f"{who} · {capital(cards.word(cards.kind, tongue))} {len(taken) + 1}/{format.takes}"
        words = [f"{cards.word(name, tongue)}  [dim]{_examples(screen, chosen, name)} …[/]" for name in offered]
        others = [
            f"{cards.word(name, tongue)}  {problem_text(why, tongue, words=screen.plugin)}"
            for name, why in taken_for(chosen, choices, place).items()
        ]
        name = _choose(screen, title, offered, words, None if taken else RANDOM, others)
        if name == RANDOM:
            return (RANDOM,)
        taken.append(name if place >= chosen.seats else _led(screen, chosen, who, name, is_bot=place >= setting.people))
    return tuple(taken)


def _led(screen: Screen, chosen: GameSetup, who: str, pile: str, *, is_bot: bool) -> str:
    """Ask for the leaders of a pile, which can be random for a bot. Returns their names, or the pile's if it has none."""
    cards, tongue = screen.plugin.cards, screen.language
    groups = chosen.format.leaders(pile)
    named = []
    for leaders in groups:
        title = f"{who} · {capital(screen.label(TableLabel.LEADER))} · {cards.word(cards.group_of(leaders[0]), tongue)}"
        words = [f"{cards.text(leader, tongue).name}  [dim]{_ability(screen, leader)}[/]" for leader in leaders]
        name = _choose(screen, title, leaders, words, RANDOM if is_bot else leaders[0])
        named.append(f"{cards.group_of(leaders[0])}/{RANDOM}" if name == RANDOM else name)
    return "+".join(named) or pile


def _ability(screen: Screen, leader: str) -> str:
    return " ".join(screen.plugin.cards.text(leader, screen.language).lines)


def _choose(
    screen: Screen, title: str, names: Sequence[str], words: Sequence[str], default: str | None, others: Sequence[str] = ()
) -> str:
    """Ask for one of `names` by number or name; an empty line means the default, if there is one. `others` cannot be chosen."""
    console = screen.console
    console.print(Text(f"\n{title}", style="bold"))
    for number, each in enumerate(words, 1):
        console.print(f"  [bold cyan]{number}[/] {each}", highlight=False)
    for each in others:
        console.print(f"  [dim]– {each}[/]", highlight=False)
    if default == RANDOM:
        console.print(f"  [bold cyan]⏎[/] {screen.label(TableLabel.AT_RANDOM)}", highlight=False)
    while True:
        line = console.input("> ").strip().lower()
        if number := parse_number(line, len(names)):
            return names[number - 1]
        if default is not None and line in ("", default):
            return default
        if line in names:
            return line
        console.print(Text(screen.label(TableLabel.NUMBER_WANTED, last=len(names))))


def _examples(screen: Screen, chosen: GameSetup, name: str) -> str:
    """Four cards of a pile, preferably of its own group."""
    cards, pile = screen.plugin.cards, list(dict.fromkeys(dict(chosen.format.piles)[name]))
    own = [card for card in pile if cards.group_of(card) == name]
    return ", ".join(cards.text(card, screen.language).name for card in (own or pile)[-4:])
