"""Assembles the book from card declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.record import new_record
from mulligan.gwent import parts as p
from mulligan.gwent import state as s
from mulligan.gwent.book import layout as b
from mulligan.gwent.book.layout import BOOK, Book, CardFacts
from mulligan.gwent.book.leaders import LeaderEffect, LeaderRow


def assemble(cards: Sequence[p.Card]) -> Book:
    """The book of these cards. ValueError or KeyError if a declaration does not fit, or names a card that does not exist."""
    if len(cards) > b.MAX_CARDS:
        raise ValueError(f"the book has room for {b.MAX_CARDS} cards, not {len(cards)}")
    book: Book = new_record(BOOK)[0]
    numbers = {slug(card.name): number for number, card in enumerate(cards)}
    replacements = {
        ability.replacement
        for card in cards
        if isinstance(card, p.Unit)
        for ability in card.abilities
        if isinstance(ability, p.Summon)
    }
    for number, card in enumerate(cards):
        facts = book.cards[number]
        facts.faction = card.faction
        book.copies[number] = 1 if isinstance(card, p.Leader) else card.copies
        match card:
            case p.Leader():
                _leader(book.leaders[number], card.ability, numbers)
                _leader(book.solo[number], card.solo or card.ability, numbers)
            case p.Unit():
                facts.abilities = p.Trait.UNIT | (p.Trait.HERO if card.hero else 0)
                facts.strength = card.strength
                if card.side_deck:
                    facts.side_deck = b.SideDeckRole.REPLACEMENT if slug(card.name) in replacements else b.SideDeckRole.FORM
                facts.row, facts.rows = card.rows[0], _mask(card.rows)
                facts.plays = facts.rows
                for ability in card.abilities:
                    _ability(facts, ability, numbers)
            case p.Special():
                facts.abilities = p.Trait.WEATHER if card.weather else 0
                facts.row = s.NO_ROW
                _ability(facts, card.ability, numbers)
                facts.plays = 0 if facts.abilities & (p.Trait.HORN | p.Trait.MARDROEME | p.Trait.DECOY) else 1 << s.NO_ROW
            case _:
                assert_never(card)
    _musters(book, cards, numbers)
    return book


def _musters(book: Book, cards: Sequence[p.Card], numbers: Mapping[str, int]) -> None:
    """Give cards that are called together a group."""
    groups: dict[tuple[str, ...], int] = {}
    for number, card in enumerate(cards):
        for ability in card.abilities if isinstance(card, p.Unit) else ():
            if isinstance(ability, p.Muster):
                group = 1 << groups.setdefault(ability.calls, len(groups))
                book.cards[number].calls = group
                for called in ability.calls:
                    book.cards[numbers[called]].answers |= group
    if len(groups) > b.MAX_GROUPS:
        raise ValueError(f"the book has room for {b.MAX_GROUPS} groups of mustered cards, not {len(groups)}")


def _mask(rows: Sequence[p.Row]) -> int:
    return sum(1 << row for row in rows)


def _ability(facts: CardFacts, ability: p.Ability, numbers: Mapping[str, int]) -> None:
    facts.abilities |= ability if isinstance(ability, p.Trait) else ability.trait
    match ability:
        case p.Trait():
            if ability not in p.PLAIN:
                raise ValueError(f"{ability.name} follows from the kind of card or from a part; a card does not name it")
        case p.Horn() | p.Muster():
            pass
        case p.Spy():
            facts.draws = ability.draws
        case p.Scorch():
            facts.scorch_row = b.BATTLEFIELD if ability.row is None else ability.row
            facts.scorch_least = ability.least
        case p.Berserker():
            facts.becomes = numbers[ability.becomes]
        case p.Summon():
            facts.becomes = numbers[ability.replacement]
        case p.WeatherOn():
            facts.rows = _mask(ability.rows)
        case _:
            assert_never(ability)


def _leader(row: LeaderRow, ability: p.LeaderAbility, numbers: Mapping[str, int]) -> None:
    """An effect's operands are the fields of its part, by name; a card is named by its slug."""
    effect = ability if isinstance(ability, LeaderEffect) else ability.effect
    row.effect, row.use = effect, effect.facts.use
    row.passives, row.needs_deck = effect.facts.passive, effect.facts.needs_deck
    for operand in effect.facts.operands:
        value = getattr(ability, operand, None)
        if value is None:
            raise ValueError(f"a leader's {effect.name} needs {operand!r}")
        setattr(row, operand, numbers[value] if operand == "card" else value)
