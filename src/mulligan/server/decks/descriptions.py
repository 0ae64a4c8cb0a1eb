"""Saved decks, premade decks and formats, as clients see them."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.decks import builder
from mulligan.core.decks.builder import BuiltFormat
from mulligan.core.decks.building import DeckSet
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import Refusal
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.core.text.refusals import problem_text
from mulligan.core.text.words import capital
from mulligan.registry import plugin_for
from mulligan.server.decks.lists import decks_of, list_of
from mulligan.server.store import Results, StoredDeck, StoredTable
from mulligan.server.wire import DeckFormat, DeckLine, PremadeDeck, SavedDeck


def saved_deck(stored: StoredDeck) -> SavedDeck:
    return SavedDeck(id=stored.id, revision=stored.revision, updated=stored.updated, deck=stored.deck)


def deck_line(stored: StoredDeck, results: Results, language: Language, table: StoredTable | None) -> DeckLine:
    deck, plugin = stored.deck, plugin_for(stored.deck.game)
    built = builder.format_for(plugin, deck.format, deck.ruleset, deck.variants)
    listed = decks_of(plugin, deck)
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


def premade_deck(
    plugin: GamePlugin, built: BuiltFormat, pile: str, deck: Deck, formats: Sequence[BuiltFormat], language: Language
) -> PremadeDeck:
    return PremadeDeck(
        pile=pile,
        words=capital(plugin.pile_name(pile, language)),
        format_words=built.words(plugin, language),
        cover=plugin.building.cover(deck),
        deck=list_of(plugin, built, (deck,), "", ""),
        fits=tuple(i for i, each in enumerate(formats) if _fits(plugin, each.format, deck)),
    )


def _fits(plugin: GamePlugin, format: Format, deck: Deck) -> bool:
    """Whether a deck breaks no rule of a format, alone or as the first of a set whose other decks are missing."""
    broken = builder.check(plugin, format, builder.decks_for(plugin, format, (deck,)))
    return not any(0 in each.places for each in broken)


def deck_format(plugin: GamePlugin, built: BuiltFormat, language: Language) -> DeckFormat:
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
