"""The ready-made decks (docs/gwent-decks.md)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.catalogue import faction_of
from mulligan.gwent.decks.decklists import ADVANCED, CLASSIC, CardCounts
from mulligan.gwent.decks.formats import check_deck, copies_in, format_named
from mulligan.gwent.parts import FACTIONS, Faction, Leader, Muster, PlayFromDeck, Special, Unit
from mulligan.gwent.state import DUEL

READY = [
    pytest.param(name, faction, deck, id=f"{name}-{faction.name.lower()}")
    for name, decks in (("classic", CLASSIC), ("advanced", ADVANCED))
    for faction, deck in decks.items()
]
every_deck = pytest.mark.parametrize(("name", "faction", "deck"), READY)


@every_deck
def test_it_is_legal_and_fits_the_lean_layout(name: str, faction: Faction, deck: CardCounts) -> None:
    cards = Deck(tuple(Counter(deck).elements()))
    assert check_deck(cards, name) == []
    assert faction_of(cards) is faction
    assert len(cards.cards) - 1 <= DUEL["deck"]
    assert isinstance(BY_SLUG[next(iter(deck))], Leader)  # first, as `whole_set` and people expect


@every_deck
def test_mustering_and_mustered_cards_are_in_one_deck(name: str, faction: Faction, deck: CardCounts) -> None:
    """A classic deck may lack Roach, which is not in every ruleset."""
    for card in deck:
        declared = BY_SLUG[card]
        for ability in declared.abilities if isinstance(declared, Unit) else ():
            if isinstance(ability, Muster):
                missing = [each for each in ability.calls if deck.get(each, 0) < copies_in("boxed", BY_SLUG[each])]
                assert missing in ([], ["roach"] if name == "classic" else [])


@every_deck
def test_a_leader_that_looks_for_a_card_finds_one(name: str, faction: Faction, deck: CardCounts) -> None:
    for card in deck:
        declared = BY_SLUG[card]
        if isinstance(declared, Leader) and isinstance(declared.ability, PlayFromDeck):
            weather = [each for each in deck if isinstance(special := BY_SLUG[each], Special) and special.weather]
            assert weather if declared.ability.card is None else declared.ability.card in deck


def test_each_faction_has_both() -> None:
    assert tuple(CLASSIC) == tuple(ADVANCED) == FACTIONS


def test_the_classic_decks_are_legal_in_the_video_game_too() -> None:
    for deck in CLASSIC.values():
        assert check_deck(Deck(tuple(Counter(deck).elements())), format_named("classic", "video")) == []


def test_no_hero_is_in_two_of_the_advanced_decks() -> None:
    heroes = [{card for card in deck if isinstance(unit := BY_SLUG[card], Unit) and unit.hero} for deck in ADVANCED.values()]
    assert not any(one & other for one, other in combinations(heroes, 2))


def test_the_page_lists_every_deck_as_it_is(request: pytest.FixtureRequest) -> None:
    page = (request.config.rootpath / "docs" / "gwent-decks.md").read_text(encoding="utf-8")
    for decks in (CLASSIC, ADVANCED):
        for deck in decks.values():
            leader, *cards = deck
            listed = ", ".join(f"{deck[card]} {BY_SLUG[card].name}" if deck[card] > 1 else BY_SLUG[card].name for card in cards)
            assert f"**{BY_SLUG[leader].name}**: {listed}." in page
