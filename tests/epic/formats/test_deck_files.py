"""Deck files are read as people type them, and errors name the line."""

from __future__ import annotations

import pytest

from mulligan.core.decks.deck import Deck, DeckFileError, slug
from mulligan.core.game import IllegalDeck
from mulligan.epic.cards import BASE_SET, BY_SLUG, CARDS
from mulligan.epic.decks.catalogue import catalogue
from mulligan.epic.text import grammar, languages


def test_counts_names_comments_and_blank_lines() -> None:
    text = """
        # My first deck
        3 Palace Guard
        2x Kong          # with an x
        1 × Muse

        Chomp!
        the people's champion
        WOLF’S CALL
        2 burrowing_wurm
    """
    assert catalogue().read(text, "mine") == Deck(
        ("palace_guard",) * 3
        + ("kong",) * 2
        + ("muse", "chomp", "the_peoples_champion", "wolfs_call")
        + ("burrowing_wurm",) * 2,
        "mine",
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Kong\n\n2 Palace Gard", "line 3 – there’s no card “Palace Gard”; the closest name is “Palace Guard”"),
        ("# a\n7 Xyzzyq", "line 2 – there’s no card “Xyzzyq”"),
        ("3 palace_gard", "line 1 – there’s no card “palace_gard”; the closest name is “Palace Guard”"),
        ("2 Zlodzie Mysli", "line 1 – there’s no card “Zlodzie Mysli”; the closest name is “Złodziej Myśli”"),
        ("0 Kong", "line 1 – the number of copies is 0; leave the line out"),
        ("100 Kong\n21 Muse", "line 2 – there are more than 120 cards; no table has room for a deck that large"),
        ("99999999999999999999 Kong", "line 1 – there are more than 120 cards; no table has room for a deck that large"),
        ("3", "line 1 – there’s no card “3”"),
        ("-1 Kong", "line 1 – there’s no card “-1 Kong”"),
        ("2 !!!", "line 1 – there’s no card “!!!”"),
    ],
)
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(DeckFileError) as error:
        catalogue().read(text)
    assert str(error.value).startswith(message)
    assert isinstance(error.value, IllegalDeck)


def test_every_card_is_found_by_name_slug_and_localised_name() -> None:
    for card in CARDS:
        assert BY_SLUG[catalogue().find(card.name)] is card
        assert BY_SLUG[catalogue().find(slug(card.name))] is card
        assert BY_SLUG[catalogue().find(card.name.upper())] is card
        for language in languages():
            assert BY_SLUG[catalogue().find(grammar(language).name(card))] is card


def test_names_of_any_language_are_found_without_their_accents() -> None:
    text = "Zlodziej Mysli\nангел смерти\nдетеныш вурма\nTitan marino\nAme courageuse\n¡ñam!\nCroc!"
    wanted = ("thought_plucker", "angel_of_death", "wurm_hatchling", "sea_titan", "courageous_soul", "chomp", "chomp")
    assert catalogue().read(text).cards == wanted


def test_written_decks_can_be_read() -> None:
    deck = Deck(tuple(slug(card.name) for card in BASE_SET[:40] for _ in range(3)), "Everything\nthree times")
    text = catalogue().write(deck)
    assert text.splitlines()[:2] == ["# Everything three times", f"3 {BASE_SET[0].name}"]
    assert catalogue().read(text, deck.name) == deck
    assert catalogue().write(catalogue().read(text, deck.name)) == text


def test_windows_line_ends_and_byte_order_mark() -> None:
    assert catalogue().read("\ufeff2 Kong\r\nMuse\r\n").cards == ("kong", "kong", "muse")
