"""A game in the terminal: two people at one screen, or one against a bot."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.bots import Bot
from mulligan.cli.cards import language, panel
from mulligan.cli.errors import UserError
from mulligan.cli.screen import Screen, alignment_word
from mulligan.core.decks import Deck
from mulligan.core.game import CorruptGame, IllegalDeck
from mulligan.core.native import compiling
from mulligan.core.random import KEY_BYTES
from mulligan.epic.cards import BY_SLUG
from mulligan.epic.decks import catalogue
from mulligan.epic.formats import Format, check_deck, format_named
from mulligan.epic.game import KERNELS, EpicGame, Options
from mulligan.epic.parts import Alignment
from mulligan.epic.rulesets import RULESETS
from mulligan.epic.text import Language, card_text, grammar, term
from mulligan.epic.text.table import Label
from mulligan.epic.text.words import capital
from mulligan.players.playouts import PLAYERS

PERSON = "person"


@dataclass
class Request:
    """What the command line asked for."""

    lang: str = "en"
    ruleset: str = "duels2022"
    seed: int | None = None
    format: str = "starter"
    against: str = "random"
    decks: tuple[Path, ...] = ()
    take: str = ""
    load: Path | None = None


class Quit(Exception):
    """The person has had enough."""


def play(console: Console, request: Request) -> None:
    """Set up the table and play to the end."""
    tongue = language(request.lang)
    if request.ruleset not in RULESETS:
        raise UserError(f"no ruleset {request.ruleset!r}; there are {', '.join(RULESETS)}")
    if request.against != PERSON and request.against not in PLAYERS:
        raise UserError(f"no opponent {request.against!r}; there are {PERSON}, {', '.join(PLAYERS)}")
    key = secrets.token_bytes(KEY_BYTES) if request.seed is None else request.seed.to_bytes(KEY_BYTES, "little")
    try:
        decks = None if request.load else _decks(console, request, key, tongue)
        with compiling("the rules of Epic", KERNELS):
            game = _load(request.load) if request.load else _new_game(request, decks or (), key)
            bot = None if request.against == PERSON else Bot(request.against, key if request.seed is not None else None)
            _warm_up(game, bot)
        _forget_typed()
        Terminal(Screen(console, tongue), game, bot).run()
    except IllegalDeck as error:
        raise UserError(str(error)) from error
    except (Quit, EOFError):
        console.print()


def _warm_up(game: EpicGame, bot: Bot | None) -> None:
    """Compile all that playing needs: on a copy, so that nothing has happened yet."""
    twin = game.copy()
    if twin.question is not None:
        (bot or Bot("random")).answer(twin, twin.question.seat)
    twin.view(0)


def _forget_typed() -> None:
    """What was typed while the rules were compiled was not meant as an answer."""
    if sys.stdin.isatty():
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _load(path: Path) -> EpicGame:
    try:
        return EpicGame.load(path.read_bytes())
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error
    except CorruptGame as error:
        raise UserError(f"{path}: {error}") from error


def _new_game(request: Request, decks: tuple[Deck, ...], key: bytes) -> EpicGame:
    return EpicGame.new(Options(ruleset=request.ruleset), [deck.cards for deck in decks], key)


def _decks(console: Console, request: Request, key: bytes, tongue: Language) -> tuple[Deck, ...]:
    try:
        chosen = format_named(request.format)
    except ValueError as error:
        raise UserError(str(error)) from error
    if chosen.chosen:
        return _chosen_decks(request, chosen, key)
    if request.decks or chosen.brought:
        if len(request.decks) != 2:
            raise UserError(f"{chosen.name} is played with two decks of your own: --deck FILE --deck FILE")
        decks = tuple(_read(path) for path in request.decks)
        for deck in decks:
            if found := check_deck(deck, chosen):
                raise UserError(f"{deck.name} is not legal in {chosen.name}: {'; '.join(map(str, found))}")
        return decks
    if chosen.takes > 2:
        if request.take:
            raise UserError(f"in {chosen.name} decks are dealt; there is nothing to --take")
        return chosen.decks(key)
    return _taken_decks(console, request, chosen, tongue)


def _taken_decks(console: Console, request: Request, chosen: Format, tongue: Language) -> tuple[Deck, ...]:
    """E-SETUP-02: players take alignments; nobody takes them for a person. A bot is content with what is left."""
    names = [name for name, _ in chosen.piles]
    mine = tuple(name.strip() for name in request.take.lower().split(",")) if request.take else ()
    mine = mine or _ask_alignments(console, chosen, names, 1, tongue)
    left = [name for name in names if name not in mine]
    if request.against == PERSON and len(left) > chosen.takes:
        return chosen.take(mine, _ask_alignments(console, chosen, left, 2, tongue))
    return chosen.take(mine, tuple(left[: chosen.takes]))


def _chosen_decks(request: Request, chosen: Format, key: bytes) -> tuple[Deck, ...]:
    """E-FMT-SEALED-02: what was dealt goes into a file, and the player cuts it down to a deck. Nobody chooses for a player."""
    if request.seed is None:
        raise UserError(f"{chosen.name} is played in two steps, so it needs a number to find the deal again: --seed N")
    pools = chosen.pools(key)
    people = 2 if request.against == PERSON else 1
    files = [Path(f"pool-{request.seed}-P{seat + 1}.txt") for seat in range(people)]
    if len(request.decks) != people:
        for file, pool in zip(files, pools, strict=False):
            if not file.exists():
                file.write_text(catalogue().write(pool), encoding="utf-8")
        named = " ".join(f"--deck {file}" for file in files)
        raise UserError(
            f"{len(pools[0].cards)} cards each were dealt into {', '.join(map(str, files))}: "
            f"cut each file down to {chosen.keeps} cards, then start again with {named}"
        )
    decks = [_read(path) for path in request.decks]
    for deck, pool in zip(decks, pools, strict=False):
        if found := check_deck(deck, chosen, pool):
            raise UserError(f"{deck.name} is not legal in {chosen.name}: {'; '.join(map(str, found))}")
    return (*decks, *(Deck(pool.cards[: chosen.keeps]) for pool in pools[people:]))  # a bot has no opinion of its cards


def _read(path: Path) -> Deck:
    try:
        return catalogue().read(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error
    except (IllegalDeck, UnicodeDecodeError) as error:
        raise UserError(f"{path}: {error}") from error


def _ask_alignments(console: Console, chosen: Format, names: list[str], player: int, tongue: Language) -> tuple[str, ...]:
    taken: list[str] = []
    screen = Screen(console, tongue)
    who = screen.label(Label.PLAYER, number=player)
    while len(taken) < chosen.takes:
        left = [name for name in names if name not in taken]
        what = capital(term("epic.alignment", tongue))
        console.print(Text(f"\n{capital(who)} · {what} {len(taken) + 1}/{chosen.takes}", style="bold"))
        for place, name in enumerate(left, 1):
            cards = next(cards for pile, cards in chosen.piles if pile == name)
            example = ", ".join(grammar(tongue).name(BY_SLUG[card]) for card in cards[-4:])
            console.print(
                f"  [bold cyan]{place}[/] {alignment_word(Alignment[name.upper()], tongue)}  [dim]{example} …[/]",
                highlight=False,
            )
        said = console.input("> ").strip().lower()
        number = _number(said, len(left))
        if number:
            taken.append(left[number - 1])
        elif said in left:
            taken.append(said)
        else:
            console.print(Text(screen.label(Label.NUMBER_WANTED, last=len(left))))
    return tuple(taken)


def _number(said: str, last: int) -> int:
    """A number from 1 to the last one, or 0."""
    plain = said.isascii() and said.isdigit() and len(said) < 6
    return int(said) if plain and 1 <= int(said) <= last else 0


class Terminal:
    """Asks whoever is asked; hides one hand before it shows the other."""

    def __init__(self, screen: Screen, game: EpicGame, bot: Bot | None) -> None:
        self.screen, self.game, self.bot = screen, game, bot
        self.console = screen.console
        self.shown: int | None = None  # whose hand is on the screen

    def run(self) -> None:
        self.screen.remember(self.game)
        while (question := self.game.question) is not None:
            if self.bot is not None and question.seat == 1:
                self.bot.answer(self.game, 1)
                self.screen.remember(self.game)
            else:
                self._hand_over(question.seat)
                self._turn_of(question.seat)
        self.screen.draw(self.game, 0 if self.shown is None else self.shown)
        self.screen.result(self.game, 0 if self.bot else None)

    def _hand_over(self, seat: int) -> None:
        if self.bot is None and self.shown != seat:
            self.console.clear()
            player = self.screen.label(Label.PLAYER, number=seat + 1)
            self.console.input(self.screen.label(Label.HAND_OVER, player=player))
        self.shown = seat

    def _turn_of(self, seat: int) -> None:
        """One answer of a person."""
        self.screen.draw(self.game, seat)
        options = self.screen.ask(self.game, seat)
        while True:
            said = self.console.input("[bold]> [/]").strip()
            if number := _number(said, len(options)):
                self.game.answer(seat, options[number - 1])
                self.screen.remember(self.game)
                return
            if self._command(said, seat, len(options)):
                return

    def _command(self, said: str, seat: int, options: int) -> bool:
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
                self.console.print(self.screen.piles(self.game, seat))
            case "l" | "log":
                self.console.print(Text("\n".join(self.screen.log[seat])))
            case "b" | "back":
                return self._back(seat)
            case "s" | "save" if rest:
                self._save(Path(rest))
            case "c" | "card" | "s" | "save":
                self._help()
            case _:
                self._say(Label.NUMBER_WANTED, last=options)
        return False

    def _say(self, label: Label, **values: object) -> None:
        """What a person typed may stand in it, so it is never read as markup."""
        self.console.print(Text(self.screen.label(label, **values)))

    def _help(self) -> None:
        label = self.screen.label
        self._say(Label.HELP)
        for keys, text in (
            ("? · help", Label.HELP_HELP),
            ("c · card NAME", Label.HELP_CARD),
            ("l · log", Label.HELP_LOG),
            ("d · discard", Label.DISCARD_PILE),
            ("b · back", Label.HELP_BACK),
            ("s · save FILE", Label.HELP_SAVE),
            ("q · quit", Label.HELP_QUIT),
        ):
            self.console.print(f"  [bold cyan]{keys:16}[/] {label(text)}", highlight=False)

    def _card(self, name: str) -> None:
        try:
            card = BY_SLUG[catalogue().find(name)]
        except KeyError:
            self._say(Label.NO_SUCH_CARD, name=name)
            return
        self.console.print(panel(card, card_text(card, self.screen.language)))

    def _back(self, seat: int) -> bool:
        """Against a bot one may take back; with two people at the screen, to one's own last answer."""
        own = [ply for ply, who in enumerate(self._who_answered()) if who == seat]
        if not own:
            self._say(Label.NOTHING_TO_TAKE_BACK)
            return False
        self.game.take_back(len(self.game.answers) - own[-1])
        self.screen.log[seat].append(self.screen.label(Label.TAKEN_BACK))
        return True

    def _who_answered(self) -> list[int]:
        again = self.game.copy()
        answers = again.answers
        again.take_back(len(answers))
        seats = []
        for choice in answers:
            seats.append(int(again.state.asked))
            again.answer(seats[-1], choice)
        return seats

    def _save(self, path: Path) -> None:
        try:
            path.write_bytes(self.game.save())
        except OSError as error:
            self.console.print(Text(f"{path}: {error.strerror}"))
            return
        self._say(Label.SAVED, file=path)
