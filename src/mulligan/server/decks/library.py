"""People's decks: saving, checking, fixing, filling, reading and sharing them. The code is the same for all games."""

from __future__ import annotations

import asyncio
import secrets
import string
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from mulligan.core.decks import builder
from mulligan.core.decks.builder import BuiltFormat
from mulligan.core.decks.building import DeckSet
from mulligan.core.decks.deck import Deck, ParsedLine
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.decks.report import DeckReport
from mulligan.core.decks.sharing import SharedDeck, is_code, read_code, write_code
from mulligan.core.decks.suggestions import completed, suggested
from mulligan.core.game import IllegalDeck, InvalidInput
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import AnyReason, CardSlugs, Names, Refusal, Value
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.core.text.refusals import SLUGS, GameWords, problem_text, refusal_text
from mulligan.core.text.words import capital
from mulligan.registry import GAMES, plugin_for
from mulligan.server import game_loader
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.game_loader import LoadedGame
from mulligan.server.limits import Limits
from mulligan.server.reasons import TableReason
from mulligan.server.store import Person, Results, Store, StoredDeck, StoredTable, TooManyDecks
from mulligan.server.wire import (
    Code,
    DeckCard,
    DeckChanged,
    DeckEdit,
    DeckExport,
    DeckFormat,
    DeckFormats,
    DeckLine,
    DeckList,
    DeckPart,
    DeckPool,
    DeckRead,
    DeckSaved,
    DeckSuggestion,
    DeckSuggestions,
    DeckText,
    DeckTextLine,
    PremadeDeck,
    SavedDeck,
)

T = TypeVar("T")
ID_LETTERS = 12
LARGEST_POOL = 240  # maximum size of a pool; no draft deals more
_LETTERS = string.ascii_lowercase + string.digits
_SHOWN = 10  # unknown names listed in a refusal
_LONGEST_SHOWN = 40  # letters of each name
LONGEST_TOKEN = 32


@dataclass(frozen=True, slots=True)
class Decks:
    """Everything people do with decks outside a table. A refused request raises RequestError and changes nothing."""

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
            lambda: tuple(_line(each, results.get(each.id, Results()), language, table) for each in found)
        )

    async def deck(self, person: Person, id: str) -> SavedDeck:
        found = await self.store.decks.get(person.id, id)
        if found is None:
            raise _no_deck()
        return _saved(found)

    async def add(self, person: Person, deck: DeckList, language: Language) -> SavedDeck:
        complete = await self._complete(deck, language)
        with self._limited():
            return _saved(await self.store.decks.add(person.id, _new_id(), complete, self.limits.decks))

    async def copy(self, person: Person, id: str) -> SavedDeck:
        with self._limited():
            copied = await self.store.decks.copy(person.id, id, _new_id(), self.limits.decks, self.limits.deck_name)
        if copied is None:
            raise _no_deck()
        return _saved(copied)

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
        return DeckSaved(deck=_saved(saved), other=None if other is None else _saved(other))

    async def delete(self, person: Person, id: str) -> None:
        if not await self.store.decks.delete(person.id, id):
            raise _no_deck()

    async def _complete(self, deck: DeckList, language: Language) -> DeckList:
        """A deck to store: checked, with a name and with the rules it is built for."""
        plugin, built, _ = _opened(await game_loader.loaded(deck.game), deck)
        decks = _decks(plugin, deck)
        name = _checked_name(deck.name, self.limits) or _name_of(plugin, built, decks, language)[: self.limits.deck_name]
        return _list(plugin, built, decks, name, deck.cover)

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
        plugin, built, decks = _opened(loaded, deck)
        return await _computed(lambda: builder.report(plugin, built, decks, loaded.playouts.card_value, language))

    async def fixed(self, deck: DeckList, language: Language) -> DeckChanged:
        """Fix everything that can be fixed, and add the missing cards."""
        return await self._changed(deck, language, builder.fix_all)

    async def filled(self, deck: DeckList, language: Language) -> DeckChanged:
        return await self._changed(deck, language, builder.fill)

    async def _changed(self, deck: DeckList, language: Language, change: Callable[..., DeckSet]) -> DeckChanged:
        loaded = await game_loader.loaded(deck.game)
        plugin, built, before = _opened(loaded, deck)
        value_of = loaded.playouts.card_value

        def work() -> DeckChanged:
            after = change(plugin, built.format, before, value_of)
            return DeckChanged(
                deck=_list(plugin, built, (*after, *_decks(plugin, deck)[len(after) :]), deck.name, deck.cover),
                changes=builder.differences(before, after),
                report=builder.report(plugin, built, after, value_of, language),
            )

        return await _computed(work)

    async def suggestions(self, asked: DeckPool) -> DeckSuggestions:
        """Decks from a pool, by the bots' evaluation."""
        loaded = await game_loader.loaded(asked.game)
        plugin, value_of = loaded.plugin, loaded.playouts.card_value
        pool, deck = (_pool(plugin, cards) for cards in (asked.pool, asked.deck))
        if not 0 < asked.least <= asked.most or pool.total() < asked.least or deck - pool:
            raise RequestError(Code.MALFORMED, "`deck` is not part of `pool`, or `pool` has fewer than `least` cards")
        return await _computed(
            lambda: DeckSuggestions(
                starts=tuple(
                    DeckSuggestion(groups=each.groups, cards=_cards(each.cards))
                    for each in suggested(plugin.building, pool, asked.least, value_of)
                ),
                completed=_cards(completed(pool, deck, asked.least, asked.most, value_of)),
            )
        )

    # --- text ------------------------------------------------------------------------------------

    async def read(self, text: DeckText, language: Language) -> DeckRead:
        """Read a list, a deck file or a share link."""
        if is_code(text.text):
            return await self._read_code(text.text)
        plugin = (await game_loader.loaded(text.game)).plugin
        with _refusals(plugin):
            return await _computed(lambda: _read_lines(plugin, text.text, language, self.limits))

    async def _read_code(self, text: str) -> DeckRead:
        for game in GAMES:
            await game_loader.loaded(game)
        with _refusals():
            shared = read_code(text, _cards_of)
            plugin = plugin_for(shared.game)
            try:
                built = builder.format_for(plugin, shared.format, shared.ruleset, shared.variants)
            except InvalidInput:  # this version does not have the format
                built = builder.fitting_format(plugin, Deck.of_set(shared.decks))
        name = _shown_name(shared.name, self.limits)
        deck = _list(plugin, built, shared.decks[: _most_decks(plugin)], name, shared.cover)
        _decks(plugin, deck)  # refuses one that is too large
        return DeckRead(deck=deck, lines=(), unread=shared.unknown)

    async def export(self, deck: DeckList, language: Language) -> DeckExport:
        plugin, built, decks = _opened(await game_loader.loaded(deck.game), deck)
        name = _shown_name(deck.name, self.limits)
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
        formats = tuple(_format(plugin, each, language) for each in builder.built_formats(plugin))
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
            _premade(plugin, each, pile, deck, formats, language)
            for each in built
            for pile, deck in plugin.building.premade(each.format).items()
        )


# --- from and to the wire ----------------------------------------------------------------------------


def _opened(loaded: LoadedGame, deck: DeckList) -> tuple[GamePlugin, BuiltFormat, DeckSet]:
    """The rules and the decks of a list; RefusedInput if it names unknown rules or cards, or is far too large."""
    plugin = loaded.plugin
    try:
        built = builder.format_for(plugin, deck.format, deck.ruleset, deck.variants)
    except InvalidInput as error:
        raise RefusedInput(Code.SETTINGS, error.refusals, plugin) from error
    return plugin, built, builder.decks_for(plugin, built.format, _decks(plugin, deck))


def _decks(plugin: GamePlugin, deck: DeckList) -> DeckSet:
    """The cards of a list. It need not be legal, but it may contain only cards of the game."""
    catalogue, most = plugin.cards.catalogue(), _most_decks(plugin)
    if len(deck.decks) > most:
        raise _refused(plugin, CommonDeckReason.TOO_MANY_DECKS, most=most, count=len(deck.decks))
    _check_cards(plugin, [each for part in deck.decks for each in part.cards], catalogue.largest)
    _check_names(plugin, filter(None, [deck.cover, *(part.leader for part in deck.decks)]))
    for part in deck.decks:
        if part.leader and not plugin.building.leads(part.leader):
            raise _refused(plugin, CommonDeckReason.NOT_A_LEADER, card=CardSlugs((part.leader,)))
    return tuple(_deck(part) for part in deck.decks)


def _check_cards(plugin: GamePlugin, cards: Sequence[DeckCard], most: int) -> None:
    """RefusedInput if cards are unknown, have no copies, or are more than `most`."""
    _check_names(plugin, (each.card for each in cards))
    if any(each.count < 1 for each in cards):
        raise _refused(plugin, CommonDeckReason.NO_COPIES)
    if sum(each.count for each in cards) > most:
        raise _refused(plugin, CommonDeckReason.FILE_TOO_LARGE, most=most)


def _check_names(plugin: GamePlugin, names: Iterable[str]) -> None:
    known = plugin.cards.catalogue().names
    if unknown := [card[:_LONGEST_SHOWN] for card in dict.fromkeys(names) if card not in known]:
        raise _refused(plugin, CommonDeckReason.UNKNOWN_CARDS, names=Names(unknown[:_SHOWN]))


def players_deck(plugin: GamePlugin, format: Format, deck: DeckList) -> Deck:
    """A saved deck as it is brought to a table; RefusedInput if it is for another game."""
    if deck.game != plugin.name:
        raise _refused(plugin, TableReason.OTHER_GAME)
    return Deck.of_set(builder.decks_for(plugin, format, _decks(plugin, deck)), deck.name)


def _deck(part: DeckPart) -> Deck:
    counts = Counter([part.leader] if part.leader else [])
    for each in part.cards:
        counts[each.card] += each.count
    return Deck(tuple(counts.elements()))


def _list(plugin: GamePlugin, built: BuiltFormat, decks: Sequence[Deck], name: str, cover: str) -> DeckList:
    return DeckList(
        game=plugin.name,
        format=built.format.name,
        ruleset=built.ruleset,
        variants=built.variants,
        name=name,
        decks=tuple(_part(plugin, deck) for deck in decks),
        cover=cover,
    )


def _part(plugin: GamePlugin, deck: Deck) -> DeckPart:
    counts = deck.counts
    leader = next(filter(plugin.building.leads, counts), "")
    counts[leader] -= 1
    return DeckPart(leader=leader, cards=_cards(counts))


def _cards(counts: Counter[str]) -> tuple[DeckCard, ...]:
    return tuple(DeckCard(card=card, count=count) for card, count in counts.items() if count > 0)


def _pool(plugin: GamePlugin, cards: tuple[DeckCard, ...]) -> Counter[str]:
    """The cards of a pool, or of a deck from it; RefusedInput if some are unknown or there are far too many."""
    _check_cards(plugin, cards, LARGEST_POOL)
    return _deck(DeckPart(cards=cards)).counts


@lru_cache(16)
def _most_decks_of(game: str) -> int:
    plugin = plugin_for(game)
    return max((plugin.building.decks(each.format) for each in builder.built_formats(plugin)), default=1)


def _most_decks(plugin: GamePlugin) -> int:
    """The most decks that a player needs in any format."""
    return _most_decks_of(plugin.name)


def _saved(stored: StoredDeck) -> SavedDeck:
    return SavedDeck(id=stored.id, revision=stored.revision, updated=stored.updated, deck=stored.deck)


def _line(stored: StoredDeck, results: Results, language: Language, table: StoredTable | None) -> DeckLine:
    deck, plugin = stored.deck, plugin_for(stored.deck.game)
    built = builder.format_for(plugin, deck.format, deck.ruleset, deck.variants)
    listed = _decks(plugin, deck)
    decks = builder.decks_for(plugin, built.format, listed)
    if table is not None:
        format = plugin.choose(GameSettings.of(table.settings)).format
        # Skip empty decks: for an incomplete set, report only the missing decks.
        decks = builder.decks_for(plugin, format, listed)[: max(1, len(listed))]
        refusals = _refusals_of(plugin, decks, format)
    else:
        refusals = _refusals_of(plugin, decks, built.format)
    groups = [plugin.building.groups(each) for each in decks]
    covers = [deck.cover, *(plugin.building.cover(each) for each in decks)] if deck.cover else map(plugin.building.cover, decks)
    return DeckLine(
        id=stored.id,
        name=deck.name,
        game=deck.game,
        format=built.format.name,
        ruleset=built.ruleset,
        variants=built.variants,
        format_words=built.words(plugin, language),
        covers=tuple(dict.fromkeys(filter(None, covers)))[: len(decks)],
        groups=groups[0] if len(groups) == 1 else tuple(each[0] for each in groups if each),
        cards=sum(not plugin.building.leads(card) for each in decks for card in each.cards),
        problems=len(refusals),
        problem=problem_text(refusals[0], language, words=plugin) if refusals else "",
        revision=stored.revision,
        updated=stored.updated,
        played=results.played,
        won=results.won,
    )


def _refusals_of(plugin: GamePlugin, decks: DeckSet, format: Format) -> list[Refusal]:
    return plugin.check_deck(Deck.of_set(decks), format, None)


def _premade(
    plugin: GamePlugin, built: BuiltFormat, pile: str, deck: Deck, formats: Sequence[BuiltFormat], language: Language
) -> PremadeDeck:
    return PremadeDeck(
        pile=pile,
        words=capital(plugin.pile_name(pile, language)),
        format_words=built.words(plugin, language),
        cover=plugin.building.cover(deck),
        deck=_list(plugin, built, (deck,), "", ""),
        fits=tuple(i for i, each in enumerate(formats) if _fits(plugin, each.format, deck)),
    )


def _fits(plugin: GamePlugin, format: Format, deck: Deck) -> bool:
    """Whether a deck breaks no rule of a format, alone or as the first of a set whose other decks are missing."""
    broken = builder.check(plugin, format, builder.decks_for(plugin, format, (deck,)))
    return not any(0 in each.places for each in broken)


def _format(plugin: GamePlugin, built: BuiltFormat, language: Language) -> DeckFormat:
    return DeckFormat(
        format=built.format.name,
        ruleset=built.ruleset,
        variants=built.variants,
        words=built.words(plugin, language),
        rules=built.format.rules,
        decks=plugin.building.decks(built.format),
        leaders=dict(plugin.building.leaders(built.format)),
        copies=dict(plugin.building.copies(built.format)),
        modes=built.modes,
    )


# --- decks as text -------------------------------------------------------------------------------------


def _read_lines(plugin: GamePlugin, text: str, language: Language, limits: Limits) -> DeckRead:
    lines = list(plugin.cards.catalogue().lines(text))
    parts: dict[int, list[str]] = {}
    for line in lines:
        parts.setdefault(line.deck, []).extend([line.card] * line.count if line.card else [])
    whole = Deck.of_set([Deck(tuple(cards)) for cards in parts.values()])
    built = builder.fitting_format(plugin, whole)
    decks = plugin.building.split(built.format, whole)[: _most_decks(plugin)]
    return DeckRead(
        deck=_list(plugin, built, decks, _title(lines, limits), ""),
        lines=tuple(_text_line(plugin, line, language) for line in lines),
        unread=sum(line.problem is not None for line in lines),
    )


def _text_line(plugin: GamePlugin, line: ParsedLine, language: Language) -> DeckTextLine:
    return DeckTextLine(
        text=line.text,
        count=line.count,
        card=line.card,
        deck=line.deck,
        near=line.near,
        problem="" if line.problem is None else refusal_text(line.problem, language, words=plugin),
    )


def _title(lines: Iterable[ParsedLine], limits: Limits) -> str:
    """The name of a deck file: a comment in its first line."""
    first = next((line.text.strip() for line in lines), "")
    return _shown_name(first.lstrip("# "), limits) if first.startswith("#") else ""


def _cards_of(game: str) -> Iterable[str]:
    if game not in GAMES:
        raise IllegalDeck(Refusal.of(CommonDeckReason.CODE_OF_GAME, game=game[:_LONGEST_SHOWN]))
    return plugin_for(game).cards.catalogue().names


# --- names ---------------------------------------------------------------------------------------------


def _shown_name(name: str, limits: Limits) -> str:
    """A name from a file or a link, shortened and without unprintable characters."""
    plain = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFKC", name))
    return " ".join(plain.split())[: limits.deck_name].strip()


def _checked_name(name: str, limits: Limits) -> str:
    """Check a name that a person typed; RequestError if it is not acceptable."""
    checked = " ".join(unicodedata.normalize("NFKC", name).split())
    if len(checked) > limits.deck_name or checked != _shown_name(checked, limits):
        words = f"a deck's name has at most {limits.deck_name} characters, none of them invisible"
        raise RequestError(Code.BAD_NAME, words, values={"most": limits.deck_name})
    return checked


def _name_of(plugin: GamePlugin, built: BuiltFormat, decks: DeckSet, language: Language) -> str:
    """A name for a deck without one: its alignments or factions."""
    groups = [group for deck in decks for group in plugin.building.groups(deck)[:2]]
    return " + ".join(capital(plugin.pile_name(group, language)) for group in groups) or built.words(plugin, language)


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LETTERS))


# --- refusals ------------------------------------------------------------------------------------------


def _no_deck() -> RequestError:
    return RequestError(Code.NOT_FOUND, "no such deck")


def _refused(plugin: GamePlugin, reason: AnyReason, **values: Value) -> RefusedInput:
    return RefusedInput(Code.DECK, [Refusal(reason, values=values)], plugin)


@contextmanager
def _refusals(words: GameWords = SLUGS) -> Iterator[None]:
    try:
        yield
    except InvalidInput as error:
        raise RefusedInput(Code.DECK, error.refusals, words) from error


async def _computed(work: Callable[[], T]) -> T:
    """Compute in a thread, so that tables on this node don't wait."""
    return await asyncio.to_thread(work)
