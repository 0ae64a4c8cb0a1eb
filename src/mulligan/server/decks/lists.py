"""Deck lists from clients: checked, turned into decks, and written back. A list need not be legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from mulligan.core.decks import builder
from mulligan.core.decks.builder import BuiltFormat
from mulligan.core.decks.building import DeckSet
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import InvalidInput
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import AnyReason, CardSlugs, Names, Refusal, Value
from mulligan.registry import plugin_for
from mulligan.server.errors import RefusedInput
from mulligan.server.game_loader import LoadedGame
from mulligan.server.reasons import TableReason
from mulligan.server.wire import Code, DeckCard, DeckList, DeckPart

LARGEST_POOL = 240  # maximum size of a pool; no draft deals more
_SHOWN = 10  # unknown names listed in a refusal
LONGEST_SHOWN = 40  # letters of each name


def opened(loaded: LoadedGame, deck: DeckList) -> tuple[GamePlugin, BuiltFormat, DeckSet]:
    """The rules and the decks of a list; RefusedInput if it names unknown rules or cards, or is far too large."""
    plugin = loaded.plugin
    try:
        built = builder.format_for(plugin, deck.format, deck.ruleset, deck.variants)
    except InvalidInput as error:
        raise RefusedInput(Code.SETTINGS, error.refusals, plugin) from error
    return plugin, built, builder.decks_for(plugin, built.format, decks_of(plugin, deck))


def decks_of(plugin: GamePlugin, deck: DeckList) -> DeckSet:
    """The cards of a list. It need not be legal, but it may contain only cards of the game."""
    catalogue, most = plugin.cards.catalogue(), most_decks(plugin)
    if len(deck.decks) > most:
        raise refused(plugin, CommonDeckReason.TOO_MANY_DECKS, most=most, count=len(deck.decks))
    _check_cards(plugin, [each for part in deck.decks for each in part.cards], catalogue.largest)
    _check_names(plugin, filter(None, [deck.cover, *(part.leader for part in deck.decks)]))
    for part in deck.decks:
        if part.leader and not plugin.building.leads(part.leader):
            raise refused(plugin, CommonDeckReason.NOT_A_LEADER, card=CardSlugs((part.leader,)))
    return tuple(_deck(part) for part in deck.decks)


def _check_cards(plugin: GamePlugin, cards: Sequence[DeckCard], most: int) -> None:
    """RefusedInput if cards are unknown, have no copies, or are more than `most`."""
    _check_names(plugin, (each.card for each in cards))
    if any(each.count < 1 for each in cards):
        raise refused(plugin, CommonDeckReason.NO_COPIES)
    if sum(each.count for each in cards) > most:
        raise refused(plugin, CommonDeckReason.FILE_TOO_LARGE, most=most)


def _check_names(plugin: GamePlugin, names: Iterable[str]) -> None:
    known = plugin.cards.catalogue().names
    if unknown := [card[:LONGEST_SHOWN] for card in dict.fromkeys(names) if card not in known]:
        raise refused(plugin, CommonDeckReason.UNKNOWN_CARDS, names=Names(unknown[:_SHOWN]))


def players_deck(plugin: GamePlugin, format: Format, deck: DeckList) -> Deck:
    """A saved deck as it is brought to a table; RefusedInput if it is for another game."""
    if deck.game != plugin.name:
        raise refused(plugin, TableReason.OTHER_GAME)
    return Deck.of_set(builder.decks_for(plugin, format, decks_of(plugin, deck)), deck.name)


def _deck(part: DeckPart) -> Deck:
    counts = Counter([part.leader] if part.leader else [])
    for each in part.cards:
        counts[each.card] += each.count
    return Deck(tuple(counts.elements()))


def list_of(plugin: GamePlugin, built: BuiltFormat, decks: Sequence[Deck], name: str, cover: str) -> DeckList:
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
    return DeckPart(leader=leader, cards=cards_of(counts))


def same_cards(one: DeckList, other: DeckList) -> bool:
    """Whether two lists have the same cards, in any order and under any name."""
    first, second = ([_deck(part).counts for part in each.decks if part != DeckPart()] for each in (one, other))
    return first == second


def cards_of(counts: Counter[str]) -> tuple[DeckCard, ...]:
    return tuple(DeckCard(card=card, count=count) for card, count in counts.items() if count > 0)


def pool_of(plugin: GamePlugin, cards: tuple[DeckCard, ...]) -> Counter[str]:
    """The cards of a pool, or of a deck from it; RefusedInput if some are unknown or there are far too many."""
    _check_cards(plugin, cards, LARGEST_POOL)
    return _deck(DeckPart(cards=cards)).counts


@lru_cache(16)
def _most_decks_of(game: str) -> int:
    plugin = plugin_for(game)
    return max((plugin.building.decks(each.format) for each in builder.built_formats(plugin)), default=1)


def most_decks(plugin: GamePlugin) -> int:
    """The most decks that a player needs in any format."""
    return _most_decks_of(plugin.name)


def refused(plugin: GamePlugin, reason: AnyReason, **values: Value) -> RefusedInput:
    return RefusedInput(Code.DECK, [Refusal(reason, values=values)], plugin)
