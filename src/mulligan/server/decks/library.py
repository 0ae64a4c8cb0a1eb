"""People's decks: saving, checking, fixing, filling, reading and sharing them. The code is the same for all games."""

from __future__ import annotations

import asyncio
import secrets
import string
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from mulligan.core.decks import builder
from mulligan.core.decks.building import DeckSet
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.report import DeckReport
from mulligan.core.decks.sharing import SharedDeck, is_code, read_code, write_code
from mulligan.core.decks.suggestions import completed, suggested
from mulligan.core.game import InvalidInput
from mulligan.core.text import Language
from mulligan.core.text.refusals import SLUGS, GameWords
from mulligan.registry import GAMES, plugin_for
from mulligan.server import game_loader
from mulligan.server.decks.descriptions import deck_format, deck_line, premade_deck, saved_deck
from mulligan.server.decks.lists import cards_of, decks_of, list_of, most_decks, opened, pool_of, same_cards
from mulligan.server.decks.names import checked_name, default_name, shown_name
from mulligan.server.decks.text import card_names, read_lines
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.limits import Limits
from mulligan.server.store import Person, Results, Store, StoredTable, TooManyDecks
from mulligan.server.wire import (
    Code,
    DeckChanged,
    DeckEdit,
    DeckExport,
    DeckFormats,
    DeckLine,
    DeckList,
    DeckPool,
    DeckRead,
    DeckSaved,
    DeckSuggestion,
    DeckSuggestions,
    DeckText,
    PremadeDeck,
    SavedDeck,
    Settings,
)

ID_LETTERS = 12
_LETTERS = string.ascii_lowercase + string.digits
LONGEST_TOKEN = 32


@dataclass(frozen=True, slots=True)
class Decks:
    """Everything people do with decks outside a table. A refused request raises RequestError and changes nothing.

    Checks and evaluations run in threads, so that tables on this node don't wait.
    """

    store: Store
    limits: Limits

    # --- saving ----------------------------------------------------------------------------------

    async def lines(
        self, person: Person, game: str | None, language: Language, table: StoredTable | None = None
    ) -> tuple[DeckLine, ...]:
        """A person's decks by their own formats or, with a table, as they would be brought there."""
        if table is not None:
            game = table.settings.game
        found = await self.store.decks.all(person.id, game)
        for name in {each.deck.game for each in found}:
            await game_loader.loaded(name)
        results = await self.store.decks.results(person.id)
        return await asyncio.to_thread(
            lambda: tuple(deck_line(each, results.get(each.id, Results()), language, table) for each in found)
        )

    async def deck(self, person: Person, id: str) -> SavedDeck:
        found = await self.store.decks.get(person.id, id)
        if found is None:
            raise _no_deck()
        return saved_deck(found)

    async def add(self, person: Person, deck: DeckList, language: Language) -> SavedDeck:
        complete = await self._complete(deck, language)
        with self._limited():
            return saved_deck(await self.store.decks.add(person.id, _new_id(), complete, self.limits.decks))

    async def keep(self, person: Person, settings: Settings, deck: Deck, language: Language) -> SavedDeck:
        """Save a deck that a person plays at a table with these settings; if they already have it, it is only found."""
        plugin = (await game_loader.loaded(settings.game)).plugin
        built = builder.format_for(plugin, settings.format, settings.ruleset, settings.variants, settings.switches)
        if not built.format.built:  # such decks are drafted, dealt or taken at the table
            built = builder.fitting_format(plugin, deck)
        kept = list_of(plugin, built, plugin.building.split(built.format, deck), "", "")
        for each in await self.store.decks.all(person.id, plugin.name):
            if same_cards(each.deck, kept):
                return saved_deck(each)
        return await self.add(person, kept, language)

    async def copy(self, person: Person, id: str) -> SavedDeck:
        with self._limited():
            copied = await self.store.decks.copy(person.id, id, _new_id(), self.limits.decks, self.limits.deck_name)
        if copied is None:
            raise _no_deck()
        return saved_deck(copied)

    async def save(self, person: Person, id: str, edit: DeckEdit, language: Language) -> DeckSaved:
        """Save a deck. If it was edited elsewhere in the meantime, both versions are kept."""
        deck = await self._complete(edit.deck, language)
        most, longest = self.limits.decks, self.limits.deck_name
        token = edit.token[:LONGEST_TOKEN]
        with self._limited():
            done = await self.store.decks.save(person.id, id, edit.revision, deck, _new_id(), most, longest, token, edit.lost)
        if done is None:
            raise _no_deck()
        saved, other = done
        return DeckSaved(deck=saved_deck(saved), other=None if other is None else saved_deck(other))

    async def delete(self, person: Person, id: str) -> None:
        if not await self.store.decks.delete(person.id, id):
            raise _no_deck()

    async def _complete(self, deck: DeckList, language: Language) -> DeckList:
        """A deck to store: checked, with a name and with the rules it is built for."""
        plugin, built, _ = opened(await game_loader.loaded(deck.game), deck)
        decks = decks_of(plugin, deck)
        name = checked_name(deck.name, self.limits) or default_name(plugin, built, decks, language)[: self.limits.deck_name]
        return list_of(plugin, built, decks, name, deck.cover)

    @contextmanager
    def _limited(self) -> Iterator[None]:
        try:
            yield
        except TooManyDecks as error:
            most = self.limits.decks
            words = f"you have {most} decks; delete one first"
            raise RequestError(Code.TOO_MANY, words, values={"most": most}) from error

    # --- checking, fixing, filling ---------------------------------------------------------------

    async def report(self, deck: DeckList, language: Language) -> DeckReport:
        loaded = await game_loader.loaded(deck.game)
        plugin, built, decks = opened(loaded, deck)
        return await asyncio.to_thread(lambda: builder.report(plugin, built, decks, loaded.playouts.card_value, language))

    async def fixed(self, deck: DeckList, language: Language) -> DeckChanged:
        """Fix everything that can be fixed, and add the missing cards."""
        return await self._changed(deck, language, builder.fix_all)

    async def filled(self, deck: DeckList, language: Language) -> DeckChanged:
        return await self._changed(deck, language, builder.fill)

    async def _changed(self, deck: DeckList, language: Language, change: Callable[..., DeckSet]) -> DeckChanged:
        loaded = await game_loader.loaded(deck.game)
        plugin, built, before = opened(loaded, deck)
        value_of = loaded.playouts.card_value

        def work() -> DeckChanged:
            after = change(plugin, built.format, before, value_of)
            return DeckChanged(
                deck=list_of(plugin, built, (*after, *decks_of(plugin, deck)[len(after) :]), deck.name, deck.cover),
                changes=builder.differences(before, after),
                report=builder.report(plugin, built, after, value_of, language),
            )

        return await asyncio.to_thread(work)

    async def suggestions(self, asked: DeckPool) -> DeckSuggestions:
        """Decks from a pool, by the bots' evaluation."""
        loaded = await game_loader.loaded(asked.game)
        plugin, value_of = loaded.plugin, loaded.playouts.card_value
        pool, deck = (pool_of(plugin, cards) for cards in (asked.pool, asked.deck))
        if not 0 < asked.least <= asked.most or pool.total() < asked.least or deck - pool:
            raise RequestError(Code.MALFORMED, "`deck` is not part of `pool`, or `pool` has fewer than `least` cards")
        return await asyncio.to_thread(
            lambda: DeckSuggestions(
                starts=tuple(
                    DeckSuggestion(groups=each.groups, cards=cards_of(each.cards))
                    for each in suggested(plugin.building, pool, asked.least, value_of)
                ),
                completed=cards_of(completed(pool, deck, asked.least, asked.most, value_of)),
            )
        )

    # --- text ------------------------------------------------------------------------------------

    async def read(self, text: DeckText, language: Language) -> DeckRead:
        """Read a list, a deck file or a share link."""
        if is_code(text.text):
            return await self._read_code(text.text)
        plugin = (await game_loader.loaded(text.game)).plugin
        with _refusals(plugin):
            return await asyncio.to_thread(lambda: read_lines(plugin, text.text, language, self.limits))

    async def _read_code(self, text: str) -> DeckRead:
        for game in GAMES:
            await game_loader.loaded(game)
        with _refusals():
            shared = read_code(text, card_names)
            plugin = plugin_for(shared.game)
            try:
                built = builder.format_for(plugin, shared.format, shared.ruleset, shared.variants)
            except InvalidInput:  # this version does not have the format
                built = builder.fitting_format(plugin, Deck.of_set(shared.decks))
        name = shown_name(shared.name, self.limits)
        deck = list_of(plugin, built, shared.decks[: most_decks(plugin)], name, shared.cover)
        decks_of(plugin, deck)  # refuses one that is too large
        return DeckRead(deck=deck, lines=(), unread=shared.unknown)

    async def export(self, deck: DeckList, language: Language) -> DeckExport:
        plugin, built, decks = opened(await game_loader.loaded(deck.game), deck)
        name = shown_name(deck.name, self.limits)
        catalogue, whole = plugin.cards.catalogue(), Deck.of_set(decks, name)
        names = {card: plugin.card_name(card, language) for card in whole.counts}
        shared = SharedDeck(deck.game, built.format.name, built.ruleset, built.variants, name, decks, deck.cover)
        return DeckExport(
            file=catalogue.write(whole),
            list=catalogue.written(Deck.of_set(decks), names),
            code=write_code(shared),
        )

    async def formats(self, game: str, language: Language) -> DeckFormats:
        """The formats that decks are built for."""
        plugin = (await game_loader.loaded(game)).plugin
        formats = tuple(deck_format(plugin, each, language) for each in builder.built_formats(plugin))
        return DeckFormats(game=game, formats=formats, most_decks=self.limits.decks, most_name=self.limits.deck_name)

    async def premade(self, game: str, language: Language) -> tuple[PremadeDeck, ...]:
        """The decks that come with a game, for the formats of its default ruleset."""
        plugin = (await game_loader.loaded(game)).plugin
        formats = builder.built_formats(plugin)
        built = [
            each
            for each in formats
            if each.ruleset == plugin.rulesets[0] and not each.variants and plugin.building.decks(each.format) == 1
        ]
        return tuple(
            premade_deck(plugin, each, pile, deck, formats, language)
            for each in built
            for pile, deck in plugin.building.premade(each.format).items()
        )


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LETTERS))


def _no_deck() -> RequestError:
    return RequestError(Code.NOT_FOUND, "no such deck")


@contextmanager
def _refusals(words: GameWords = SLUGS) -> Iterator[None]:
    try:
        yield
    except InvalidInput as error:
        raise RefusedInput(Code.DECK, error.refusals, words) from error
