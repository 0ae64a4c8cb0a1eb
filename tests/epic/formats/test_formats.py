"""How decks come to be: E-SETUP-01 and -02, E-DECK, E-FMT-SEALED, -PRECON and -CON."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.decks import Deck, slug
from mulligan.core.game import IllegalDeck
from mulligan.epic.cards import BASE_SET, BY_SLUG
from mulligan.epic.formats import (
    Format,
    check_deck,
    constructed,
    cube,
    format_named,
    formats,
    precon,
    sealed,
    sealed_choice,
    starter,
)
from mulligan.epic.game import EpicGame, Options
from mulligan.epic.parts import EVIL, SAGE, WILD, Alignment, Gem

KEY = bytes(range(16))
BOX = Counter(slug(card.name) for card in BASE_SET)


def cards_of(alignment: Alignment, cost: int) -> list[str]:
    return [slug(card.name) for card in BASE_SET if card.alignment == alignment and card.cost == cost]


def three_each(cards: list[str], count: int) -> list[str]:
    """So many cards, three copies of each as long as it goes."""
    return [card for card in cards for _ in range(3)][:count]


def rules_against(deck: Deck, format: Format, pool: Deck | None = None) -> list[str]:
    return [violation.rule for violation in check_deck(deck, format, pool)]


# --- setup -------------------------------------------------------------------------------------


def test_E_SETUP_01_all_cards_are_shuffled_together_and_thirty_dealt_to_each() -> None:
    one, other = sealed().decks(KEY)
    assert len(one.cards) == len(other.cards) == 30
    assert not Counter(one.cards + other.cards) - BOX


def test_E_SETUP_02_each_player_takes_two_alignments_of_fifteen_cards() -> None:
    one, other = starter().take(("good", "wild"), ("evil", "sage"))
    assert len(one.cards) == len(other.cards) == 30
    assert {BY_SLUG[card].alignment.name for card in one.cards} == {"GOOD", "WILD"}
    assert {BY_SLUG[card].alignment.name for card in other.cards} == {"EVIL", "SAGE"}


def test_E_SETUP_02_at_random_the_four_piles_are_shared_out() -> None:
    taken = set()
    for number in range(60):
        one, other = starter().decks(number.to_bytes(16, "little"))
        assert not set(one.cards) & set(other.cards)
        assert check_deck(one, "starter") == check_deck(other, "starter") == []
        taken.add(frozenset(BY_SLUG[card].alignment for card in one.cards))
    assert len(taken) == 6  # every two of the four


def test_E_SETUP_08_tokens_are_never_part_of_a_deck() -> None:
    deck = Deck((*sealed().decks(KEY)[0].cards[:29], "demon"))
    assert rules_against(deck, sealed()) == ["E-SETUP-08", "E-DECK-01"]


# --- decks ----------------------------------------------------------------------------------------


def test_E_DECK_01_a_limited_deck_has_thirty_cards() -> None:
    pool = sealed_choice().pools(KEY)[0]
    for count, rules in ((29, ["E-DECK-01"]), (30, []), (31, ["E-DECK-01"])):
        assert rules_against(Deck(pool.cards[:count]), sealed_choice(), pool) == rules


def test_E_DECK_02_a_limited_deck_has_no_copy_limit_and_no_ratio() -> None:
    boxes = sealed(boxes=10)
    free = [card for alignment in Alignment for card in cards_of(alignment, 0)]
    assert check_deck(Deck(("kong",) * 10 + tuple(free[:20])), boxes) == []


def test_E_DECK_03_a_cube_deck_has_at_least_thirty_of_thirty_six_cards() -> None:
    pool = cube().pools(KEY)[0]
    assert len(pool.cards) == 36
    for count, rules in ((29, ["E-DECK-03"]), (30, []), (33, []), (36, [])):
        assert rules_against(Deck(pool.cards[:count]), cube(), pool) == rules
    assert rules_against(Deck((*pool.cards, pool.cards[0])), cube(), pool) == ["E-DECK-03", "E-DECK-03"]


def test_E_FMT_CUBE_01_a_red_gem_means_one_copy_and_a_white_one_three() -> None:
    copies = Counter(name for name, _ in cube().piles)
    assert all(copies[slug(card.name)] == (1 if card.gem is Gem.RED else 3) for card in BASE_SET)


def test_E_DECK_04_a_constructed_deck_has_at_least_sixty_cards() -> None:
    cards = three_each(cards_of(WILD, 1), 61)
    for count, rules in ((59, ["E-DECK-04"]), (60, []), (61, [])):
        assert rules_against(Deck(tuple(cards[:count])), constructed()) == rules


def test_E_DECK_05_at_most_three_copies() -> None:
    cards = three_each(cards_of(WILD, 1), 59)
    deck = Deck((*cards, cards[0]))
    assert rules_against(deck, constructed()) == ["E-DECK-05"]
    [violation] = check_deck(deck, "constructed")
    assert f"4 {BY_SLUG[cards[0]].name}" in violation.message


def test_E_DECK_06_two_paid_cards_for_each_free_card_of_the_alignment() -> None:
    free, paid = three_each(cards_of(EVIL, 0), 20), three_each(cards_of(EVIL, 1), 60)
    assert check_deck(Deck((*free, *paid[:40])), constructed()) == []
    [violation] = check_deck(Deck((*free, *paid[:39], "kong")), constructed())
    assert violation.rule == "E-DECK-06"
    assert "20 0-cost evil cards need at least 40 1-cost evil cards, not 39" in violation.message
    assert BY_SLUG[free[0]].name in violation.message


def test_E_DECK_07_seven_free_sage_cards_need_fourteen_paid_ones() -> None:
    free, wild = three_each(cards_of(SAGE, 0), 7), three_each(cards_of(WILD, 1), 39)
    paid = three_each(cards_of(SAGE, 1), 14)
    assert check_deck(Deck((*free, *paid, *wild)), constructed()) == []
    assert rules_against(Deck((*free, *paid[:13], *wild, "surprise_attack")), constructed()) == ["E-DECK-06"]


def test_E_DECK_08_paid_cards_of_another_alignment_do_not_help() -> None:
    deck = Deck((*three_each(cards_of(SAGE, 0), 6), *three_each(cards_of(WILD, 1), 54)))
    [violation] = check_deck(deck, constructed())
    assert violation.rule == "E-DECK-06" and "sage" in violation.message


def test_every_violation_is_named() -> None:
    deck = Deck((*["fireball"] * 5, *["muse"] * 4, "wolf"))
    assert rules_against(deck, constructed()) == [
        "E-SETUP-08",
        "E-DECK-04",
        "E-DECK-05",
        "E-DECK-05",
        "E-DECK-06",
        "E-DECK-06",
    ]


# --- sealed ---------------------------------------------------------------------------------------


def test_E_FMT_SEALED_01_thirty_cards_at_random_of_one_box() -> None:
    one, other = sealed().decks(KEY)
    assert not set(one.cards) & set(other.cards)  # one box has each card once
    assert check_deck(one, "sealed") == check_deck(other, "sealed") == []
    assert rules_against(one, sealed(), pool=other) == ["E-FMT-SEALED-01"]
    assert rules_against(Deck(("kong",) * 30), sealed()) == ["E-FMT-GEN-01"]


def test_E_FMT_SEALED_02_sixty_are_dealt_and_thirty_chosen() -> None:
    one, other = sealed_choice().pools(KEY)
    assert len(one.cards) == len(other.cards) == 60
    assert Counter(one.cards + other.cards) == BOX
    assert check_deck(Deck(one.cards[30:]), sealed_choice(), one) == []
    [violation] = check_deck(Deck((*one.cards[:29], other.cards[0])), sealed_choice(), one)
    assert violation.rule == "E-FMT-SEALED-02"
    assert BY_SLUG[other.cards[0]].name in violation.message


def test_E_FMT_SEALED_02_a_card_dealt_once_is_chosen_once() -> None:
    pool = sealed_choice().pools(KEY)[0]
    assert rules_against(Deck((*pool.cards[:29], pool.cards[0])), sealed_choice(), pool) == ["E-FMT-SEALED-02"]


def test_E_FMT_SEALED_03_any_number_over_thirty_may_be_dealt() -> None:
    format = sealed_choice(pool=45)
    pool = format.pools(KEY)[0]
    assert len(pool.cards) == 45
    assert rules_against(Deck((*pool.cards[:29], "demon")), format, pool) == ["E-SETUP-08", "E-DECK-01"]
    with pytest.raises(ValueError, match="E-FMT-SEALED-03"):
        sealed_choice(pool=30)


def test_E_FMT_SEALED_04_two_to_eight_players_with_thirty_cards_each() -> None:
    assert len(sealed().decks(KEY, seats=4)) == 4
    with pytest.raises(IllegalDeck, match="E-FMT-GEN-01"):
        sealed().decks(KEY, seats=5)
    eight = sealed(boxes=2).decks(KEY, seats=8)
    assert sum((deck.counts for deck in eight), Counter[str]()) == BOX + BOX
    for seats in (1, 9):
        with pytest.raises(IllegalDeck, match="2 to 8 players"):
            sealed(boxes=3).decks(KEY, seats)


def test_E_FMT_SEALED_04_sixty_for_each_player_where_they_choose() -> None:
    with pytest.raises(IllegalDeck, match="E-FMT-GEN-01"):
        sealed_choice().pools(KEY, seats=3)
    assert [len(pool.cards) for pool in sealed_choice(boxes=2).pools(KEY, seats=3)] == [60] * 3


# --- constructed formats ------------------------------------------------------------------------------


def test_E_FMT_PRECON_01_two_alignments_of_the_starter_pool_are_a_deck() -> None:
    deck = starter().take(("evil", "good"), ("wild", "sage"))[0]
    assert check_deck(deck, "starter") == []
    assert rules_against(Deck(deck.cards[1:]), starter()) == ["E-SETUP-02"]
    assert rules_against(Deck((*deck.cards[1:], "kong")), starter()) == ["E-SETUP-02"]
    with pytest.raises(IllegalDeck, match="takes 2"):
        starter().take(("good",), ("evil", "sage"))
    with pytest.raises(IllegalDeck, match="E-FMT-GEN-01"):
        starter().take(("good", "wild"), ("good", "sage"))
    with pytest.raises(IllegalDeck, match="no 'blue'"):
        starter().take(("good", "blue"), ("evil", "sage"))


def test_E_FMT_PRECON_02_each_alignment_of_the_base_set_is_a_ready_deck() -> None:
    decks = precon().decks(KEY, seats=4)
    assert [len(deck.cards) for deck in decks] == [30] * 4
    assert sum((deck.counts for deck in decks), Counter[str]()) == BOX
    for deck in decks:
        assert len({BY_SLUG[card].alignment for card in deck.cards}) == 1
        assert check_deck(deck, "precon") == []
    missing = check_deck(Deck(decks[0].cards[1:]), "precon")
    assert [(each.rule, BY_SLUG[decks[0].cards[0]].name in each.message) for each in missing] == [("E-FMT-PRECON-02", True)]
    with pytest.raises(IllegalDeck, match="2 to 4 players"):
        precon().decks(KEY, seats=5)


def test_E_FMT_PRECON_03_two_alignments_of_the_base_set_are_sixty_cards() -> None:
    one, other = precon(2).take(("good", "sage"), ("wild", "evil"))
    assert Counter(one.cards + other.cards) == BOX
    assert len(one.cards) == 60
    assert check_deck(one, precon(2)) == []
    assert rules_against(one, precon()) == ["E-FMT-PRECON-02"]
    with pytest.raises(ValueError, match="E-FMT-PRECON-03"):
        precon(3)


def test_E_FMT_CON_01_in_constructed_every_player_brings_a_deck() -> None:
    assert constructed().brought
    with pytest.raises(IllegalDeck, match="E-FMT-CON-01"):
        constructed().decks(KEY)


def test_E_FMT_CON_02_a_fully_constructed_deck_of_a_collection() -> None:
    deck = Deck((*three_each(cards_of(SAGE, 0), 10), *three_each(cards_of(SAGE, 1), 20), *three_each(cards_of(EVIL, 1), 45)))
    assert check_deck(deck, "constructed") == []
    assert EpicGame.new(Options(), (deck.cards, deck.cards), KEY).question is not None


def test_E_FMT_CON_03_for_two_to_eight_players() -> None:
    assert constructed().players == (2, 8)


# --- what all of them keep -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "format", [pytest.param(format, id=format.name) for format in formats().values() if not format.brought]
)
def test_decks_come_from_the_key_alone_and_are_legal(format: Format) -> None:
    assert format.decks(KEY) == format.decks(KEY) != format.decks(bytes(16))
    for deck, pool in zip(format.decks(KEY), format.pools(KEY)):
        assert check_deck(deck, format, pool) == []
        assert EpicGame.new(Options(), (deck.cards, deck.cards), KEY).question is not None


@pytest.mark.parametrize("name", formats())
def test_formats_name_rules_that_are_on_the_page(name: str, rules_page: str) -> None:
    assert all(f"| {rule} |" in rules_page for rule in format_named(name).rules)


def test_a_format_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no format 'poker'; there are starter, sealed"):
        format_named("poker")


def test_a_card_that_is_not_there() -> None:
    assert rules_against(Deck((*three_each(cards_of(WILD, 1), 60), "pikachu")), constructed()) == ["E-FMT-GEN-01"]


@pytest.fixture(scope="module")
def rules_page(request: pytest.FixtureRequest) -> str:
    return (request.config.rootpath / "docs" / "rules" / "epic.md").read_text(encoding="utf-8")
