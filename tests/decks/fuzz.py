"""Hostile decks and settings: `python -m tests.decks.fuzz 100000` sends that many lists, links, decks and settings.

Every input must be answered, or refused with a sentence; it reports all others.
Run it with MULLIGAN_INTERPRET=1, so that nothing is compiled.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.sharing import SharedDeck, write_code
from mulligan.core.game import InvalidInput
from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server import game_loader
from mulligan.server.decks.library import Decks
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.limits import Limits
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.store import Person, Store
from mulligan.server.wire import Code, DeckEdit, DeckList, DeckText, SeatDeck, Settings

STRANGE = (
    *("", " ", "-", "---", "#", "# x", "0", "-1", "x", "×", "3x", "999999999999999999999", "1e9", "٣", "²", "NaN", "null"),
    *("\x00", "\x1b[0m", "\u202e", "\u200b", "\ufeff", "\ud7ff", "é" * 9, "💥", "a" * 5000, "(" * 50, "{name}", "{0}", "%s"),
    *(
        "m1.",
        "m1.AAAA",
        "m2.AAAA",
        "m999.x",
        "/d#m1.",
        "https://x/d#m1.====",
        "'; DROP TABLE decks; --",
        "<b>",
        "../..",
        "kong\r",
    ),
)
LANGUAGES = tuple(Language)


class Fuzz:
    """Makes inputs from real decks by mutating them, in ways that people and attackers would."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.names = {game: self._names(game) for game in GAMES}
        self.cards = {game: tuple(plugin_for(game).cards.catalogue().names) for game in GAMES}
        self.formats = sorted({name for game in GAMES for name in plugin_for(game).formats(plugin_for(game).rulesets[0])})

    def _names(self, game: str) -> tuple[str, ...]:
        plugin = plugin_for(game)
        return tuple(plugin.card_name(card, each) for card in plugin.cards.catalogue().names for each in Language)

    def text(self) -> tuple[str, str]:
        """A game, and a list with a few odd lines."""
        chance, game = self.chance, self.chance.choice(list(GAMES))
        lines = [f"{chance.randrange(-1, 9)} {self._name(game)}" for _ in range(chance.randrange(12))]
        for _ in range(chance.choice((0, 1, 1, 3))):
            lines.insert(chance.randrange(len(lines) + 1), chance.choice(STRANGE))
        return game, chance.choice(("\n", "\n", "\r\n", "\r", "\u2028", " ", "")).join(lines)

    def _name(self, game: str) -> str:
        """A card's name, perhaps with a typo, perhaps of the other game."""
        name = self.chance.choice(self.names[game if self.chance.random() < 0.9 else self.chance.choice(list(GAMES))])
        if self.chance.random() < 0.2:
            at = self.chance.randrange(len(name))
            name = name[:at] + self.chance.choice(("", "x", " ", "ż", "#", "\x00")) + name[at + self.chance.randrange(2) :]
        return name

    def code(self) -> tuple[str, str]:
        """A share link with some letters changed, or a valid one with odd contents."""
        chance, game = self.chance, self.chance.choice(list(GAMES))
        decks = tuple(Deck(tuple(self._some(game) for _ in range(chance.randrange(40)))) for _ in range(chance.randrange(5)))
        texts = [chance.choice((*STRANGE, *self.formats)) for _ in range(3)]
        shared = SharedDeck(
            chance.choice((game, game, *STRANGE)), texts[0], texts[1], (texts[2],), chance.choice(STRANGE), decks
        )
        code = list(write_code(shared))
        for _ in range(chance.choice((0, 0, 1, 4))):
            code[chance.randrange(len(code))] = chance.choice("AZaz09_-=.#m ")
        return game, "".join(code[: chance.choice((len(code), len(code), chance.randrange(1, 80)))])

    def _some(self, game: str) -> str:
        return self.chance.choice(self.cards[game])

    def list(self) -> bytes:
        """The JSON of a deck, well-formed or not."""
        chance, game = self.chance, self.chance.choice(list(GAMES))
        deck: dict[str, Any] = {"game": self._odd(game), "decks": [self._part(game) for _ in range(chance.randrange(4))]}
        for key, value in (
            ("format", chance.choice(self.formats)),
            ("ruleset", None),
            ("variants", ["deck_building"]),
            ("name", "Deck"),
            ("cover", self._some(game)),
        ):
            if chance.random() < 0.4:
                deck[key] = self._odd(value)
        body = json.dumps(deck).encode()
        if chance.random() < 0.1:
            at = chance.randrange(len(body))
            body = body[:at] + bytes([chance.randrange(256)]) + body[at + chance.randrange(3) :]
        return body

    def _part(self, game: str) -> Any:
        cards = [
            {"card": self._odd(self._some(game)), "count": self._odd(self.chance.randrange(1, 5))}
            for _ in range(self.chance.randrange(30))
        ]
        part: dict[str, Any] = {"cards": self._odd(cards)}
        if game == "gwent" and self.chance.random() < 0.7:
            part["leader"] = self.chance.choice([card for card in self.cards[game] if plugin_for(game).building.leads(card)])
        return self._odd(part)

    def settings(self) -> bytes:
        """The JSON of a table's settings, well-formed or not: real names in any combination, and numbers near the limits."""
        chance, game = self.chance, self.chance.choice(list(GAMES))
        plugin = plugin_for(game)
        mode = chance.choice(plugin.modes)
        switches = dict(chance.sample([(name, chance.choice(values)) for name, values in plugin.rules.switches.items()], 2))
        settings: dict[str, Any] = {"game": self._odd(game)}
        for key, value in (
            ("mode", mode.name),
            ("format", chance.choice((*mode.formats, *self.formats))),
            ("ruleset", chance.choice(tuple(plugin.rulesets))),
            ("variants", list(mode.variants)),
            ("seats", chance.choice((*range(-1, 11), 10**9))),
            ("teams", chance.randrange(-1, 6)),
            ("boxes", chance.choice((0, 1, 3, 16, 17, 10**9))),
            ("pool", chance.choice((0, 30, 31, 60, 90, 960, 1921, 10**9))),
            ("set", chance.choice(("base", "starter"))),
            ("ending", chance.choice((*mode.endings, "first_blood"))),
            ("switches", {str(self._odd(name)): self._odd(said) for name, said in switches.items()}),
            ("bots", ["random"] * chance.randrange(9)),
            ("clock", {"move": chance.choice((-1, 30, 10**9)), "bank": self._odd(None)}),
            ("ruling", chance.choice((*STRANGE, *plugin.rulings()))),
        ):
            if chance.random() < (0.05 if key == "ruling" else 0.4):
                settings[key] = self._odd(value)
        return json.dumps(settings).encode()

    def _odd(self, value: Any) -> Any:
        """Mostly the value itself."""
        if self.chance.random() > 0.01:
            return value
        return self.chance.choice((*STRANGE, None, -1, 0, 2**63, 1.5, [], {}, [[[]]], True))


@dataclass(frozen=True)
class World:
    """A real store with a player, a saved deck and a table that waits for it."""

    store: Store
    person: Person
    decks: Decks
    tables: Lobby
    saved: str
    table: str

    @classmethod
    async def opened(cls, folder: str) -> World:
        store = await Store.open(f"{folder}/fuzz.db")
        person, _ = await store.new_guest("Fuzz")
        decks, tables = Decks(store, Limits()), Lobby(store, Limits())
        saved = await decks.add(person, DeckList(game="epic", name="Apes"), Language.EN)
        table = await tables.open(person, Settings(game="gwent", format="advanced", hot_seat=True))
        return cls(store, person, decks, tables, saved.id, table.id)

    async def state(self) -> tuple[object, ...]:
        """Everything that an input may change."""
        return await self.store.decks.all(self.person.id), await self.store.table(self.table)

    async def add(self, deck: DeckList, language: Language) -> None:
        added = await self.decks.add(self.person, deck, language)
        await self.decks.delete(self.person, added.id)

    async def save(self, deck: DeckList, language: Language) -> None:
        now = await self.store.decks.get(self.person.id, self.saved)
        assert now is not None
        await self.decks.save(self.person, self.saved, DeckEdit(deck=deck, revision=now.revision), language)

    async def bring(self, text: str) -> None:
        await self.tables.bring(self.table, self.person, SeatDeck(seat=0, text=text, ready=False))


KINDS = 8


async def answered(fuzz: Fuzz, world: World, number: int) -> str:
    """Send one input; returns how it was answered: with a result, or with the code of a refusal, which changes nothing."""
    language, decks = LANGUAGES[number // KINDS % len(LANGUAGES)], world.decks
    before = await world.state()
    try:
        match number % KINDS:
            case 0:
                game, text = fuzz.text()
                await _read_and_export(decks, DeckText(game=game, text=text), language)
            case 1:
                game, text = fuzz.code()
                await _read_and_export(decks, DeckText(game=game, text=text), language)
            case 2:
                await _set_up(msgspec.json.decode(fuzz.settings(), type=Settings))
            case 3:
                await world.bring(fuzz.chance.choice((fuzz.text, fuzz.code))()[1])
            case 4:
                await world.add(msgspec.json.decode(fuzz.list(), type=DeckList), language)
            case 5:
                await world.save(msgspec.json.decode(fuzz.list(), type=DeckList), language)
            case _:
                deck = msgspec.json.decode(fuzz.list(), type=DeckList)
                await fuzz.chance.choice((decks.report, decks.report, decks.report, decks.fixed, decks.filled))(deck, language)
        return "answered"
    except RequestError as error:
        message = error.message(language)
        longest = 5000 if message.problems else 1000  # all problems of a deck are listed
        assert message.words and len(message.words) < longest, message.words
        assert await world.state() == before, "a refused input changed something"
        return str(error.code)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return "malformed"


async def _set_up(settings: Settings) -> None:
    """Check settings as opening a table does, before rules are compiled."""
    await game_loader.loaded(settings.game)
    if settings.ruling:
        settings, _ = await game_loader.at_ruling(settings)
    try:
        game_loader.chosen(settings)
    except InvalidInput as error:
        raise RefusedInput(Code.SETTINGS, error.refusals, plugin_for(settings.game)) from error


async def _read_and_export(decks: Decks, text: DeckText, language: Language) -> None:
    """Everything that is read can be checked and exported, and the exported deck is the same."""
    read = await decks.read(text, language)
    out = await decks.export(read.deck, language)
    again = await decks.read(DeckText(game=read.deck.game, text=out.code), language)
    assert _counts(again.deck) == _counts(read.deck)[: max(1, len(again.deck.decks))], text


def _counts(deck: DeckList) -> list[Counter[str]]:
    """The cards of each deck that is not empty."""
    parts = [Counter({each.card: each.count for each in part.cards}) + Counter([part.leader]) for part in deck.decks]
    return [part for part in parts if part != Counter([""])]


def crashes(count: int, seed: int = 0) -> Iterator[str]:
    """Send `count` inputs and yield those that are neither answered nor refused."""
    fuzz = Fuzz(seed)
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        world = runner.run(World.opened(folder))
        for number in range(count):
            try:
                runner.run(answered(fuzz, world, number))
            except Exception:
                yield f"input {number} of seed {seed}:\n{traceback.format_exc()}"
        runner.run(world.store.close())


def main() -> int:
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    found = 0
    for crash in crashes(count, seed):
        found += 1
        print(crash, flush=True)
    print(f"{count} inputs, {found} without an answer")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
