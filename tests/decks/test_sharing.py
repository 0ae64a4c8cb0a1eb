"""Share codes hold a whole deck; damaged ones are refused."""

from __future__ import annotations

from hashlib import sha256

import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.decks.sharing import SharedDeck, is_code, read_code, write_code
from mulligan.core.game import IllegalDeck
from mulligan.gwent.decks.formats import format_named
from mulligan.registry import GAMES, plugin_for

EPIC = SharedDeck("epic", "constructed", "duels2022", (), "Wölfe & Stürme", (Deck(("kong",) * 3 + ("rage",)),), "kong")


def cards_of(game: str) -> tuple[str, ...]:
    return tuple(plugin_for(game).cards.catalogue().names)


def trio() -> SharedDeck:
    decks = tuple(Deck(tuple(cards)) for _, cards in format_named("advanced").piles[:3])
    return SharedDeck("gwent", "tournament", "physical", ("a", "b"), "Three", decks)


@pytest.mark.parametrize("shared", [EPIC, trio()], ids=["one", "three"])
def test_a_code_and_a_link_give_the_deck_back(shared: SharedDeck) -> None:
    code = write_code(shared)
    assert len(code) < 800 and is_code(code) and code.replace("m1.", "").replace("-", "").replace("_", "").isalnum()
    for text in (code, f"https://cards.example/d#{code}", f"  {code}\n", code + "=="):
        assert read_code(text, cards_of) == shared


def test_every_card_has_its_own_key() -> None:
    for game in GAMES:
        keys = {sha256(card.encode()).digest()[:3] for card in cards_of(game)}
        assert len(keys) == len(cards_of(game)) and bytes(3) not in keys


def test_unknown_cards_are_counted() -> None:
    read = read_code(write_code(EPIC), lambda game: ("kong",))
    assert read.unknown == 1 and read.decks == (Deck(("kong",) * 3),)


def test_every_damage_is_noticed() -> None:
    code = write_code(EPIC)
    for place in range(3, len(code) - 1):
        for letter in "aZ0_":
            if code[place] != letter:
                refused(code[:place] + letter + code[place + 1 :], CommonDeckReason.BAD_CODE)
    for length in range(3, len(code)):
        refused(code[:length], CommonDeckReason.BAD_CODE)
    refused("m2." + code[3:], CommonDeckReason.NEWER_CODE)
    refused("m1." + "A" * 9000, CommonDeckReason.BAD_CODE)


def refused(code: str, reason: CommonDeckReason) -> None:
    with pytest.raises(IllegalDeck) as error:
        read_code(code, cards_of)
    assert error.value.refusals[0].reason is reason, code
