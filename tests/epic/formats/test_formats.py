"""Formats and deck rules: E-SETUP-01 and -02, E-DECK, E-FMT. Drafts are tested in tests/epic/draft."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.decks.deck import Deck, slug
from mulligan.core.game import IllegalDeck, InvalidSettings
from mulligan.epic.cards import BASE_SET, BY_SLUG, EXPANSION_PREVIEW
from mulligan.epic.decks.catalogue import catalogue
from mulligan.epic.decks.formats import (
    SETS,
    Format,
    check_deck,
    constructed,
    cube,
    cube_cards,
    dark,
    format_named,
    formats,
    limited,
    open_draft,
    pack,
    precon,
    precon_two,
    sealed,
    sealed_choice,
    starter,
)
from mulligan.epic.game import EpicGame, GameOptions
from mulligan.epic.parts import EVIL, SAGE, WILD, Alignment, Champion, Event, Gem
from mulligan.epic.state import LARGEST_DECK

KEY = bytes(range(16))
BOX = Counter(slug(card.name) for card in BASE_SET)
POOL = Deck(tuple(BOX)[::2])  # sixty cards dealt to a player


def cards_of(alignment: Alignment, cost: int) -> list[str]:
    return [slug(card.name) for card in BASE_SET if card.alignment == alignment and card.cost == cost]


def three_each(cards: list[str], count: int) -> list[str]:
    """The first `count` cards, counting three copies of each."""
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
    assert len(taken) == 6  # every pair of the four


def test_E_SETUP_08_tokens_are_never_part_of_a_deck() -> None:
    deck = Deck((*sealed().decks(KEY)[0].cards[:29], "demon"))
    assert rules_against(deck, sealed()) == ["E-SETUP-08", "E-DECK-01"]


# --- decks ----------------------------------------------------------------------------------------


def test_E_DECK_01_a_limited_deck_has_thirty_cards() -> None:
    for count, rules in ((29, ["E-DECK-01"]), (30, []), (31, ["E-DECK-01"])):
        for format in (sealed_choice(), pack(), dark(), open_draft()):
            assert rules_against(Deck(POOL.cards[:count]), format, POOL) == rules


def test_E_DECK_02_a_limited_deck_has_no_copy_limit_and_no_ratio() -> None:
    boxes = sealed(boxes=10)
    free = [card for alignment in Alignment for card in cards_of(alignment, 0)]
    assert check_deck(Deck(("kong",) * 10 + tuple(free[:20])), boxes) == []


def test_E_DECK_03_a_cube_deck_has_at_least_thirty_of_thirty_six_cards() -> None:
    pool = Deck(POOL.cards[:36])
    for count, rules in ((29, ["E-DECK-03"]), (30, []), (33, []), (36, [])):
        assert rules_against(Deck(pool.cards[:count]), cube(), pool) == rules
    assert rules_against(Deck((*pool.cards, pool.cards[0])), cube(), pool) == ["E-DECK-03", "E-FMT-CUBE-05"]


def test_E_DECK_04_a_constructed_deck_has_at_least_sixty_cards() -> None:
    cards = three_each(cards_of(WILD, 1), 61)
    for count, rules in ((59, ["E-DECK-04"]), (60, []), (61, [])):
        assert rules_against(Deck(tuple(cards[:count])), constructed()) == rules


def test_E_DECK_04_no_table_has_room_for_more_than_120_cards() -> None:
    cards = three_each([card for alignment in Alignment for card in cards_of(alignment, 1)], 121)
    assert LARGEST_DECK == catalogue().largest == 120
    for count, rules in ((120, []), (121, ["E-DECK-04"])):
        assert rules_against(Deck(tuple(cards[:count])), constructed()) == rules


def test_E_DECK_05_at_most_three_copies() -> None:
    cards = three_each(cards_of(WILD, 1), 59)
    deck = Deck((*cards, cards[0]))
    assert rules_against(deck, constructed()) == ["E-DECK-05"]
    [violation] = check_deck(deck, "constructed")
    assert violation.values == {"card": (cards[0],), "count": 4, "most": 3}


def test_E_DECK_06_two_paid_cards_for_each_free_card_of_the_alignment() -> None:
    free, paid = three_each(cards_of(EVIL, 0), 20), three_each(cards_of(EVIL, 1), 60)
    assert check_deck(Deck((*free, *paid[:40])), constructed()) == []
    [violation] = check_deck(Deck((*free, *paid[:39], "kong")), constructed())
    assert violation.rule == "E-DECK-06"
    assert violation.values == {"group": ("evil",), "free": 20, "needed": 40, "paid": 39}


def test_E_DECK_07_seven_free_sage_cards_need_fourteen_paid_ones() -> None:
    free, wild = three_each(cards_of(SAGE, 0), 7), three_each(cards_of(WILD, 1), 39)
    paid = three_each(cards_of(SAGE, 1), 14)
    assert check_deck(Deck((*free, *paid, *wild)), constructed()) == []
    assert rules_against(Deck((*free, *paid[:13], *wild, "surprise_attack")), constructed()) == ["E-DECK-06"]


def test_E_DECK_08_paid_cards_of_another_alignment_do_not_help() -> None:
    deck = Deck((*three_each(cards_of(SAGE, 0), 6), *three_each(cards_of(WILD, 1), 54)))
    [violation] = check_deck(deck, constructed())
    assert violation.rule == "E-DECK-06" and violation.values["group"] == ("sage",)


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
    assert not set(one.cards) & set(other.cards)  # a box has one copy of each card
    assert check_deck(one, "sealed") == check_deck(other, "sealed") == []
    assert rules_against(one, sealed(), pool=other) == ["E-FMT-SEALED-01"]
    assert rules_against(Deck(("kong",) * 30), sealed()) == ["E-FMT-GEN-01"]


def test_E_FMT_SEALED_02_thirty_of_the_sixty_that_were_dealt() -> None:
    assert check_deck(Deck(POOL.cards[30:]), sealed_choice(), POOL) == []
    other = next(card for card in BOX if card not in POOL.cards)
    [violation] = check_deck(Deck((*POOL.cards[:29], other)), sealed_choice(), POOL)
    assert violation.rule == "E-FMT-SEALED-02"
    assert violation.values == {"cards": (other,)}
    assert rules_against(Deck((*POOL.cards[:29], POOL.cards[0])), sealed_choice(), POOL) == ["E-FMT-SEALED-02"]


def test_E_FMT_SEALED_03_any_number_over_thirty_may_be_dealt() -> None:
    format = sealed_choice(pool=45)
    assert rules_against(Deck((*POOL.cards[:29], "demon")), format, POOL) == ["E-SETUP-08", "E-DECK-01"]
    assert format.rules[0] == "E-FMT-SEALED-03"
    with pytest.raises(ValueError, match="E-FMT-SEALED-03"):
        sealed_choice(pool=30)


@pytest.mark.parametrize(("seats", "boxes"), [(2, 1), (4, 1), (5, 2), (8, 2)])
def test_E_FMT_SEALED_04_two_to_eight_players_with_thirty_cards_each(seats: int, boxes: int) -> None:
    """One base box serves four players, two serve eight."""
    format = sealed().at_table(seats)
    assert Counter(format.cards) == Counter(dict.fromkeys(BOX, boxes))
    decks = format.decks(KEY, seats)
    assert [len(deck.cards) for deck in decks] == [30] * seats
    assert not sum((deck.counts for deck in decks), Counter[str]()) - Counter(format.cards)
    for others in (1, 9):
        with pytest.raises(InvalidSettings, match="2–8 players"):
            sealed().at_table(others)


@pytest.mark.parametrize(("seats", "boxes"), [(2, 1), (3, 2), (8, 4)])
def test_E_FMT_SEALED_04_sixty_for_each_player_where_they_choose(seats: int, boxes: int) -> None:
    assert len(sealed_choice().at_table(seats).cards) == 120 * boxes
    if boxes > 1:
        with pytest.raises(InvalidSettings, match=f"needs {boxes} boxes, not {boxes - 1} .E-FMT-GEN-01"):
            sealed_choice().at_table(seats, boxes - 1)


# --- enough cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "pool", "needed"),
    [
        ("sealed", 5, None, 2),
        ("sealed_choice", 4, 100, 4),
        ("pack", 8, None, 2),
        ("open", 2, 124, 2),
        ("starter", 3, None, 2),
        ("starter", 8, None, 4),
        ("precon", 8, None, 2),
        ("precon_two", 5, None, 3),
    ],
)
def test_E_FMT_GEN_01_too_few_boxes_are_refused_with_the_number_needed(
    name: str, seats: int, pool: int | None, needed: int
) -> None:
    with pytest.raises(
        InvalidSettings, match=f"“{name}” for {seats} players needs {needed} boxes, not {needed - 1} .E-FMT-GEN-01"
    ):
        format_named(name).at_table(seats, needed - 1, pool)
    enough = format_named(name).at_table(seats, None, pool)
    assert enough.cards == format_named(name).at_table(seats, needed, pool).cards
    assert len(format_named(name).at_table(seats, needed + 1, pool).cards) > len(enough.cards)


def test_E_FMT_GEN_01_formats_without_boxes_or_pool_refuse_them() -> None:
    with pytest.raises(ValueError, match="boxes"):
        constructed().at_table(2, boxes=2)
    with pytest.raises(ValueError, match="leave out the pool size"):
        dark().at_table(2, pool=60)
    with pytest.raises(ValueError, match="leave out the set"):
        precon().at_table(2, set="starter")
    with pytest.raises(ValueError, match="no set “tyrants”; available: base, starter"):
        sealed().at_table(2, set="tyrants")
    with pytest.raises(InvalidSettings, match="the limit is 16"):
        sealed().at_table(2, boxes=17)


def test_E_FMT_PACK_06_three_to_eight_players_with_thirty_cards_each() -> None:
    assert [len(pack().at_table(seats).cards) for seats in range(3, 9)] == [120, 120, 240, 240, 240, 240]
    for seats in (2, 9):
        with pytest.raises(InvalidSettings, match="3–8 players"):
            pack().at_table(seats)


def test_E_FMT_CUBE_01_a_red_gem_means_one_copy_and_a_white_one_three() -> None:
    copies = Counter(cube().cards)
    assert all(copies[slug(card.name)] == (1 if card.gem is Gem.RED else 3) for card in BASE_SET)
    assert len(copies) == len(BASE_SET) and set(copies.values()) == {1, 3}
    with pytest.raises(InvalidSettings, match="3 boxes, not 2"):
        cube().at_table(2, boxes=2)


def test_E_FMT_CUBE_02_every_card_has_one_of_the_two_marks() -> None:
    assert {card.gem for card in BASE_SET} == set(Gem)


def test_E_FMT_CUBE_03_at_least_thirty_six_cards_for_each_player() -> None:
    assert len(cube(4, set="starter").cards) // 36 == 4
    with pytest.raises(InvalidSettings, match=r"at most 4 players, not 5 .E-FMT-CUBE-03"):
        cube(5, set="starter")


def test_E_FMT_CUBE_04_the_base_set_is_enough_for_eight_and_the_starter_pool_for_four() -> None:
    """The starter pool has the size of the Duels set."""
    assert len(SETS["starter"]) == 60
    for name, players in (("base", 8), ("starter", 4)):
        there = cube_cards(SETS[name])
        assert len(there) // 36 == players and cube().at_table(players, set=name).cards == there


@pytest.mark.parametrize("name", ["sealed", "sealed_choice", "pack", "dark", "open"])
def test_E_FMT_GEN_01_limited_formats_are_played_with_the_starter_pool_too(name: str) -> None:
    """Two of its boxes have as many cards as one of the base set."""
    there = format_named(name)
    small = there.at_table(there.players[0], set="starter")
    assert set(small.cards) == set(SETS["starter"]) and set(there.cards) == set(SETS["base"])
    assert len(small.cards) % 60 == 0


def test_E_FMT_CUBE_06_up_to_eight_players() -> None:
    assert all(len(cube().at_table(seats).cards) == len(cube_cards()) for seats in range(2, 9))
    with pytest.raises(InvalidSettings, match="2–8 players"):
        cube().at_table(9)


def test_E_DECK_03_a_drafted_deck_has_30_to_36_cards_of_any_number() -> None:
    kong = Deck(("kong",) * 8 + tuple(cards_of(SAGE, 1))[:20])
    assert rules_against(kong, limited()) == ["E-DECK-03"]
    assert rules_against(Deck((*kong.cards, "muse", "rage")), limited()) == []
    assert rules_against(Deck((*kong.cards, *cards_of(EVIL, 1)[:9])), limited()) == ["E-DECK-03"]
    assert rules_against(Deck(("kong", *kong.cards, "rage")), limited()) == ["E-FMT-GEN-01"]
    assert all(check_deck(Deck(cards), "limited") == [] for _, cards in limited().piles)


# --- constructed formats ------------------------------------------------------------------------------


def test_E_FMT_PRECON_01_two_alignments_of_the_starter_pool_are_a_deck() -> None:
    deck = starter().take(("evil", "good"), ("wild", "sage"))[0]
    assert check_deck(deck, "starter") == []
    assert rules_against(Deck(deck.cards[1:]), starter()) == ["E-SETUP-02"]
    assert rules_against(Deck((*deck.cards[1:], "kong")), starter()) == ["E-SETUP-02"]
    with pytest.raises(IllegalDeck, match="exactly 2, not 1"):
        starter().take(("good",), ("evil", "sage"))
    with pytest.raises(IllegalDeck, match="E-FMT-GEN-01"):
        starter().take(("good", "wild"), ("good", "sage"))
    with pytest.raises(IllegalDeck, match="different ones"):
        starter(4).take(("good", "good"), ("evil", "sage"))
    with pytest.raises(IllegalDeck, match="no “blue”"):
        starter().take(("good", "blue"), ("evil", "sage"))


def test_E_FMT_PRECON_02_each_alignment_of_the_base_set_is_a_ready_deck() -> None:
    decks = precon().decks(KEY, seats=4)
    assert [len(deck.cards) for deck in decks] == [30] * 4
    assert sum((deck.counts for deck in decks), Counter[str]()) == BOX
    for deck in decks:
        assert len({BY_SLUG[card].alignment for card in deck.cards}) == 1
        assert check_deck(deck, "precon") == []
    missing = check_deck(Deck(decks[0].cards[1:]), "precon")
    assert [(each.rule, each.values["cards"]) for each in missing] == [("E-FMT-PRECON-02", decks[0].cards[:1])]
    eight = precon(8).decks(KEY, seats=8)
    assert sum((deck.counts for deck in eight), Counter[str]()) == BOX + BOX
    with pytest.raises(IllegalDeck, match="E-FMT-GEN-01"):
        precon(4).decks(KEY, seats=5)


@pytest.mark.parametrize("seats", range(2, 9))
def test_E_FMT_PRECON_01_more_players_take_two_different_alignments_of_more_boxes(seats: int) -> None:
    for number in range(20):
        for deck in starter(seats).decks(number.to_bytes(16, "little"), seats):
            assert len({BY_SLUG[card].alignment for card in deck.cards}) == 2
            assert check_deck(deck, starter(seats)) == []


def test_E_FMT_PRECON_03_two_alignments_of_the_base_set_are_sixty_cards() -> None:
    one, other = precon_two().take(("good", "sage"), ("wild", "evil"))
    assert Counter(one.cards + other.cards) == BOX
    assert len(one.cards) == 60
    assert check_deck(one, precon_two()) == []
    assert rules_against(one, precon()) == ["E-FMT-PRECON-02"]
    assert rules_against(Deck(one.cards[:59]), precon_two()) == ["E-FMT-PRECON-03"]


def test_E_FMT_CON_01_in_constructed_players_bring_decks_or_take_premade_ones() -> None:
    assert constructed().brought and constructed().built
    assert all(check_deck(Deck(cards), "constructed") == [] for _, cards in constructed().piles)
    same = constructed().take(*[("wild",)] * 8)
    assert len({deck.cards for deck in same}) == 1 and len(constructed().decks(KEY, 8)) == 8


def test_E_FMT_CON_02_a_fully_constructed_deck_of_a_collection() -> None:
    deck = Deck((*three_each(cards_of(SAGE, 0), 10), *three_each(cards_of(SAGE, 1), 20), *three_each(cards_of(EVIL, 1), 30)))
    assert check_deck(deck, "constructed") == []
    assert EpicGame.new(GameOptions(), (deck.cards, deck.cards), KEY).question is not None


def test_E_FMT_CON_03_for_two_to_eight_players() -> None:
    assert constructed().players == (2, 8)


# --- all formats ----------------------------------------------------------------------------------


@pytest.mark.parametrize("format", [pytest.param(format, id=format.name) for format in formats().values() if format.ready])
def test_decks_come_from_the_key_alone_and_are_legal(format: Format) -> None:
    assert format.decks(KEY) == format.decks(KEY)
    assert len({format.decks(bytes([number] * 16)) for number in range(8)}) > 1
    for deck in format.decks(KEY):
        assert check_deck(deck, format) == []
        assert EpicGame.new(GameOptions(), (deck.cards, deck.cards), KEY).question is not None


@pytest.mark.parametrize("name", formats())
def test_formats_name_rules_of_the_rules_page(name: str, rules_page: str) -> None:
    assert all(f"| {rule} |" in rules_page for rule in format_named(name).rules)


def test_an_unknown_format() -> None:
    with pytest.raises(ValueError, match="no format “poker”; available: starter, sealed"):
        format_named("poker")


def test_an_unknown_card() -> None:
    assert rules_against(Deck((*three_each(cards_of(WILD, 1), 60), "pikachu")), constructed()) == ["E-FMT-GEN-01"]


@pytest.fixture(scope="module")
def rules_page(request: pytest.FixtureRequest) -> str:
    return (request.config.rootpath / "docs" / "rules" / "epic.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("card", EXPANSION_PREVIEW, ids=lambda card: slug(card.name))
def test_no_format_deals_or_allows_a_card_of_the_preview(card: Event | Champion) -> None:
    assert all(slug(card.name) not in cards for cards in SETS.values())
    for each in formats():
        refused = [refusal.values.get("names") for refusal in check_deck(Deck((slug(card.name),)), each)]
        assert (slug(card.name),) in refused, each
