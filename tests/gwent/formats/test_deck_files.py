"""Gwent's deck files accept every name of a card."""

from __future__ import annotations

import pytest

from mulligan.core.decks.deck import Deck, DeckFileError, slug
from mulligan.core.decks.formats import Format
from mulligan.gwent.cards import BY_SLUG, CARDS, LEADERS
from mulligan.gwent.decks.catalogue import catalogue, faction_of, join, leaders_of, split
from mulligan.gwent.decks.formats import advanced, classic, formats, solo, tournament
from mulligan.gwent.parts import MONSTERS, NORTHERN_REALMS, SKELLIGE
from mulligan.gwent.state import MOST_SEATS
from mulligan.gwent.text import Language, grammar, languages


def test_every_card_is_found_by_name_slug_and_localised_name() -> None:
    for card in CARDS:
        for name in (card.name, slug(card.name), card.name.upper(), *(grammar(each).name(card) for each in languages())):
            assert BY_SLUG[catalogue().find(name)] is card


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Mysterious Elf", "avallach"),
        ("Tajemniczy elf", "avallach"),
        ("Vildkaarl", "transformed_vildkaarl"),
        ("Young Vildkaarl", "transformed_young_vildkaarl"),
        ("Przemieniony młody berserker", "transformed_young_vildkaarl"),
        ("Chort", "bovine_defence_force"),
        ("Bovine Defense Force", "bovine_defence_force"),
        ("Clan Drummond Shieldmaiden", "clan_drummond_shield_maiden"),
        ("Clan Brokva Archer", "clan_brokvar_archer"),
        ("Crach an Craite", "crach_an_craite_wild_boar_of_the_sea"),
        ("King Bran", "king_bran_the_unifier"),
        ("Harald the Cripple", "harald_an_craite_the_cripple"),
        ("Hope of Dol Blathanna", "francesca_findabair_hope_of_the_aen_seidhe"),
        ("The Emperor of Nilfgaard", "emhyr_var_emreis_emperor_of_nilfgaard"),
        ("Gaunter O'Dimm - Darkness", "gaunter_odimm_darkness"),
        ("Cahir Mawr Dyffryn", "cahir_mawr_dyffryn_aep_ceallach"),
        ("Cirilla", "cirilla_fiona_elen_riannon"),
        ("Zdezelowana mangonella", "rotten_mangonel"),
        ("Płotka", "roach"),
        ("Таинственный эльф", "avallach"),
    ],
)
def test_other_names(name: str, card: str) -> None:
    assert catalogue().find(name) == card


@pytest.mark.parametrize("language", languages())
def test_a_leader_is_found_by_the_epithet(language: Language) -> None:
    for leader in LEADERS:
        assert BY_SLUG[catalogue().find(grammar(language).name(leader).partition(":")[2])] is leader


@pytest.mark.parametrize("language", languages())
def test_a_deck_list_with_localised_names_is_read(language: Language) -> None:
    for name, cards in classic().piles:
        deck = Deck(cards, name)
        lines = [f"{count} {grammar(language).name(BY_SLUG[card])}" for card, count in deck.counts.items()]
        assert catalogue().read("\n".join(lines), name) == deck


def test_errors_name_the_line() -> None:
    with pytest.raises(DeckFileError, match="line 2 – there’s no card “Nekkar”; the closest name is “Nekker”"):
        catalogue().read("King Bran\n3 Nekkar")
    with pytest.raises(DeckFileError, match="line 1 – there are more than 255 cards"):
        catalogue().read("256 Nekker")


def test_a_deck_is_a_list_of_cards_and_its_leader_tells_the_faction() -> None:
    deck = catalogue().read("# mine\n3 Nekker\nGeralt of Rivia\nCommander of the Red Riders\n2x Decoy")
    assert leaders_of(deck) == ("eredin_commander_of_the_red_riders",)
    assert faction_of(deck) is MONSTERS
    assert deck.counts == {"nekker": 3, "geralt_of_rivia": 1, "eredin_commander_of_the_red_riders": 1, "decoy": 2}
    assert faction_of(Deck(("nekker",))) is None


@pytest.mark.parametrize("format", [pytest.param(each, id=each.name) for each in (classic(), advanced(), solo())])
def test_written_decks_can_be_read(format: Format) -> None:
    for name, cards in format.piles:
        deck = Deck(cards, name)
        assert catalogue().read(catalogue().write(deck), name) == deck


def test_G_210_a_tournament_set_is_one_file_with_leaders_first() -> None:
    for name, cards in tournament().piles:
        one, two, three = decks = split(Deck(cards, name))
        assert [leaders_of(deck) for deck in decks] == [one.cards[:1], two.cards[:1], three.cards[:1]]
        assert join(decks).cards == cards
        assert catalogue().read("".join(map(catalogue().write, decks))).cards == cards


def test_joined_decks_begin_with_their_leaders() -> None:
    one, other = Deck(("olaf", "king_bran_the_unifier", "olaf"), "sea"), Deck(("ves", "foltest_the_siegemaster"), "land")
    assert join((one, other)) == Deck(("king_bran_the_unifier", "olaf", "olaf", "foltest_the_siegemaster", "ves"), "sea + land")
    assert [faction_of(deck) for deck in split(join((one, other)))] == [SKELLIGE, NORTHERN_REALMS]
    assert split(Deck(())) == ()


def test_piles_go_by_the_names_of_the_factions() -> None:
    names = ("northern_realms", "nilfgaard", "scoiatael", "monsters", "skellige")
    for format in (classic(), advanced(), *formats("video").values()):
        assert tuple(name for name, _ in format.piles) == names * MOST_SEATS
    assert tuple(name for name, _ in solo().piles) == names
    assert tournament().piles[0][0] == "northern_realms+nilfgaard+scoiatael"
