"""Gwent's formats and deck rules: sections 1, 2, 14.1 and 14.2, and the decks of solo games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest

from mulligan.core.decks.deck import Deck, slug
from mulligan.core.decks.formats import Format
from mulligan.core.game import IllegalDeck, InvalidSettings
from mulligan.core.text import Language
from mulligan.core.text.refusals import refusal_clause
from mulligan.gwent.cards import BY_SLUG, CARDS, SIDE_DECK, faction_set
from mulligan.gwent.decks.catalogue import faction_of, leaders_of, split
from mulligan.gwent.decks.decklists import CLASSIC
from mulligan.gwent.decks.formats import (
    advanced,
    check_deck,
    classic,
    copies_in,
    format_named,
    formats,
    human_set,
    solo,
    tournament,
    whole_set,
    without_weather,
)
from mulligan.gwent.game import GameOptions, GwentGame, new_table
from mulligan.gwent.parts import (
    FACTIONS,
    MONSTERS,
    NEUTRAL,
    NILFGAARD,
    NORTHERN_REALMS,
    SCOIATAEL,
    SKELLIGE,
    Leader,
    Special,
    Unit,
)
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.state import Away

KEY = bytes(range(16))
BOXED, VIDEO = "boxed", "video"
WEATHER = {"biting_frost", "impenetrable_fog", "torrential_rain", "skellige_storm"}
# 22 units with a total strength of 78, without heroes, spies, medics or special cards; tests change one thing of it.
PLAIN = {
    "foltest_the_siegemaster": 1,
    "poor_fucking_infantry": 3,
    "redanian_foot_soldier": 2,
    "kaedweni_siege_expert": 3,
    "blue_stripes_commando": 3,
    "crinfrid_reavers_dragon_hunter": 3,
    "trebuchet": 2,
    "catapult": 2,
    "yarpen_zigrin": 1,
    "sabrina_glevissig": 1,
    "sheldon_skaggs": 1,
    "ves": 1,
}


SOUTH = {
    "emhyr_var_emreis_the_white_flame": 1,
    "letho_of_gulet": 1,
    "menno_coehoorn": 1,
    "etolian_auxiliary_archers": 1,
    "impera_brigade_guard": 4,
    "nausicaa_cavalry_rider": 3,
    "young_emissary": 2,
    "albrich": 1,
    "cynthia": 1,
    "morteisen": 1,
    "puttkammer": 1,
    "rainfarn": 1,
    "sweers": 1,
    "vanhemar": 1,
    "vreemde": 1,
    "rotten_mangonel": 1,
    "siege_engineer": 1,
}
ELVES = {
    "francesca_findabair_the_beautiful": 1,
    "avallach": 1,
    "havekar_healer": 2,
    "mahakaman_defender": 5,
    "dwarven_skirmisher": 3,
    "elven_skirmisher": 3,
    "havekar_smuggler": 3,
    "dol_blathanna_scout": 3,
    "vrihedd_brigade_veteran": 2,
}


def deck_of(cards: Mapping[str, int]) -> Deck:
    return Deck(tuple(Counter(cards).elements()))


def plain(**changes: int) -> Deck:
    """The plain deck with other numbers of some cards."""
    return deck_of({**PLAIN, **changes})


def against(deck: Deck, format: Format | str) -> list[tuple[str, str]]:
    """The rules that a deck breaks, with their English sentences."""
    return [(problem.rule, refusal_clause(problem, Language.EN, words=PLUGIN)) for problem in check_deck(deck, format)]


# --- the box ----------------------------------------------------------------------------------------


def test_G_010_kinds_of_cards() -> None:
    units = [card for card in CARDS if isinstance(card, Unit)]
    specials = [card for card in CARDS if isinstance(card, Special)]
    assert sum(isinstance(card, Leader) for card in CARDS) == 25
    assert sum(unit.hero and not unit.side_deck for unit in units) == 24
    assert sum(not unit.hero and not unit.side_deck for unit in units) == 126
    assert sum(not special.weather for special in specials) == 4
    assert sum(special.weather for special in specials) == 5
    assert len(SIDE_DECK) == 4


def test_G_013_a_faction_has_its_own_printing_of_every_neutral_card() -> None:
    for faction in FACTIONS:
        cards = faction_set(faction)
        assert {card.faction for card in cards} == {faction, NEUTRAL}
        neutral = [card for card in cards if card.faction is NEUTRAL]
        assert sum(copies_in(BOXED, card) for card in neutral) == 43


def test_G_013_a_deck_is_of_the_faction_of_its_leader() -> None:
    assert against(plain(nekker=1, letho_of_gulet=1), "classic") == [
        ("G-013", "the deck’s faction is Northern Realms; remove the cards of other factions: Nekker, Letho of Gulet")
    ]
    assert against(plain(geralt_of_rivia=1, decoy=1), "classic") == []  # neutral


def test_G_013_without_a_leader_a_deck_is_still_of_one_faction() -> None:
    assert against(plain(foltest_the_siegemaster=0, nekker=1), "classic") == [
        ("G-020", "0 leaders. The deck must have exactly 1"),
        ("G-013", "a deck can have cards of only one faction; this one has Northern Realms, Monsters"),
    ]


def test_G_014_the_sets_add_up_to_the_box() -> None:
    sizes = {faction: sum(copies_in(BOXED, card) for card in faction_set(faction)) for faction in FACTIONS}
    assert sizes == {MONSTERS: 89, NILFGAARD: 85, NORTHERN_REALMS: 85, SCOIATAEL: 86, SKELLIGE: 91}
    assert sum(sizes.values()) == 436
    assert len(CARDS) == 188


def test_G_014_the_contents_of_every_set() -> None:
    for faction in FACTIONS:
        cards = faction_set(faction)
        neutral = [card for card in cards if card.faction is NEUTRAL and not isinstance(card, Leader)]
        assert sum(isinstance(card, Leader) for card in cards) == 5
        assert [card.copies for card in neutral if not isinstance(card, Unit)] == [3] * 8
        assert sum(card.copies for card in neutral if isinstance(card, Unit) and not card.side_deck) == 17


def test_G_014_an_unknown_card() -> None:
    assert against(plain(pikachu=2), "classic") == [("G-014", "there are no such cards: pikachu")]


def test_G_015_the_side_decks() -> None:
    assert {card.name: card.copies for card in SIDE_DECK} == {
        "Bovine Defence Force": 2,
        "Hemdall": 1,
        "Transformed Vildkaarl": 1,
        "Transformed Young Vildkaarl": 3,
    }


def test_G_015_side_deck_cards_do_not_count_for_a_deck() -> None:
    assert against(plain(ves=0, bovine_defence_force=1), "classic") == [
        ("G-015", "side-deck cards can’t be in a deck; remove Bovine Defence Force"),
        ("G-020", "21 units, heroes included. The deck needs at least 22"),
    ]


# --- classic decks ----------------------------------------------------------------------------------


def test_G_020_exactly_one_leader() -> None:
    assert against(plain(foltest_the_siegemaster=0), "classic") == [("G-020", "0 leaders. The deck must have exactly 1")]
    assert against(plain(foltest_king_of_temeria=1), "classic") == [("G-020", "2 leaders. The deck must have exactly 1")]


def test_G_020_two_leaders_of_two_factions() -> None:
    assert against(plain(king_bran_the_unifier=1), "classic") == [("G-020", "2 leaders. The deck must have exactly 1")]


def test_G_020_at_least_22_units_and_heroes_are_units() -> None:
    assert against(plain(), "classic") == []
    assert against(plain(ves=0, sheldon_skaggs=0), "classic") == [
        ("G-020", "20 units, heroes included. The deck needs at least 22")
    ]
    assert against(plain(ves=0, vernon_roche=1), "classic") == []
    assert against(plain(ves=0, decoy=3), "classic") == [("G-020", "21 units, heroes included. The deck needs at least 22")]


def test_G_020_at_most_10_special_cards_and_weather_counts() -> None:
    ten = {"decoy": 3, "scorch": 3, "commanders_horn": 1, "biting_frost": 3}
    assert against(plain(**ten), "classic") == []
    assert against(plain(**ten, clear_weather=2), "classic") == [
        ("G-020", "12 special cards, weather included. The limit is 10")
    ]


def test_G_020_there_is_no_limit_on_spies_medics_and_strength() -> None:
    deck = plain(thaler=1, prince_stennis=1, sigismund_dijkstra=1, avallach=1, geralt_of_rivia=1, cirilla_fiona_elen_riannon=1)
    assert against(deck, "classic") == []


def test_G_021_no_more_copies_than_the_set_holds() -> None:
    assert against(plain(trebuchet=3, ves=2), "classic") == [
        ("G-021", "3 copies of Trebuchet. The Northern Realms set has 2"),
        ("G-021", "2 copies of Ves. The Northern Realms set has 1"),
    ]
    assert against(plain(decoy=4), "classic") == [("G-021", "4 copies of Decoy. The Northern Realms set has 3")]
    assert against(plain(foltest_the_siegemaster=2), "classic") == [
        ("G-020", "2 leaders. The deck must have exactly 1"),
        ("G-021", "2 copies of Foltest: The Siegemaster. The Northern Realms set has 1"),
    ]


def test_G_021_the_video_game_has_other_copies() -> None:
    video = format_named("classic", VIDEO)
    assert against(plain(ballista=2), "classic") == []
    assert against(plain(ballista=2), video) == [("G-021", "2 copies of Ballista. The Northern Realms set has 1")]
    assert against(plain(poor_fucking_infantry=4), "classic") == [
        ("G-021", "4 copies of Poor Fucking Infantry. The Northern Realms set has 3")
    ]
    assert against(plain(poor_fucking_infantry=4), video) == []
    assert against(plain(roach=1), video) == [("G-021", "this edition doesn’t have Roach")]
    differ = {slug(card.name): copies_in(VIDEO, card) for card in CARDS if copies_in(VIDEO, card) != copies_in(BOXED, card)}
    assert differ == {
        "arnjolf_the_patricide": 0,
        "eist_tuirseach_king_of_cintra": 0,
        "harald_an_craite_the_cripple": 0,
        "ballista": 1,
        "poor_fucking_infantry": 4,
        "clan_brokvar_archer": 2,
        "war_longship": 2,
        "roach": 0,
        "clear_weather": 2,
        "torrential_rain": 2,
    }


@pytest.mark.parametrize("leader", ["arnjolf_the_patricide", "eist_tuirseach_king_of_cintra", "harald_an_craite_the_cripple"])
def test_G_021_three_leaders_are_not_in_the_video_game(leader: str) -> None:
    cards = [card for card in deck_of(CLASSIC[SKELLIGE]).cards if not isinstance(BY_SLUG[card], Leader)]
    deck = Deck((leader, *cards))
    assert against(deck, "classic") == []
    assert against(deck, format_named("classic", VIDEO)) == [("G-021", f"this edition doesn’t have {BY_SLUG[leader].name}")]


def test_G_022_cards_for_berserkers_and_summon_units_are_set_aside() -> None:
    deck = deck_of({**CLASSIC[SKELLIGE], "berserker": 1, "young_berserker": 3, "kambi": 1, "cow": 1})
    assert against(deck, "classic") == []
    state = new_table(GameOptions(), (deck.cards, plain().cards))[0]
    aside = Counter((CARDS[int(copy.card)].name, int(copy.owner)) for copy in state.cards if int(copy.away) == Away.SIDE_DECK)
    assert aside == {
        ("Bovine Defence Force", 0): 2,
        ("Hemdall", 0): 1,
        ("Transformed Vildkaarl", 0): 1,
        ("Transformed Young Vildkaarl", 0): 3,
    }
    assert int(state.players[0].deck.count) == len(deck.cards) - 1


# --- advanced decks -----------------------------------------------------------------------------------


def test_G_200_leader_and_units() -> None:
    assert against(plain(), "advanced") == []
    assert against(plain(foltest_the_siegemaster=0, ves=0), "advanced") == [
        ("G-200", "0 leaders. The deck must have exactly 1"),
        ("G-200", "21 units, heroes included. The deck needs at least 22"),
    ]


def test_G_200_at_most_5_special_cards() -> None:
    assert against(plain(decoy=3, biting_frost=2), "advanced") == []
    assert against(plain(decoy=3, biting_frost=2, clear_weather=1), "advanced") == [
        ("G-200", "6 special cards, weather included. The limit is 5")
    ]


def test_G_200_at_most_2_spies() -> None:
    assert against(plain(thaler=1, prince_stennis=1), "advanced") == []
    assert against(plain(thaler=1, prince_stennis=1, sigismund_dijkstra=1), "advanced") == [
        ("G-200", "3 Spy cards, heroes included. The limit is 2")
    ]


def test_G_200_at_most_2_medics() -> None:
    assert against(deck_of(ELVES), "advanced") == []
    assert against(deck_of({**ELVES, "havekar_healer": 3}), "advanced") == [
        ("G-200", "3 Medic cards, heroes included. The limit is 2")
    ]


def test_G_200_a_total_strength_of_at_most_130() -> None:
    heroes = {"vernon_roche": 1, "philippa_eilhart": 1, "john_natalis": 1, "esterad_thyssen": 1}
    assert against(plain(**heroes, ballista=2), "advanced") == []  # 78 + 40 + 12
    assert against(plain(**heroes, ballista=2, thaler=1), "advanced") == [("G-200", "strength 131, 1 over the limit of 130")]


def test_G_201_heroes_count_as_units_spies_and_medics() -> None:
    assert against(plain(ves=0, avallach=1), "advanced") == []
    assert against(plain(thaler=1, prince_stennis=1, avallach=1), "advanced") == [
        ("G-200", "3 Spy cards, heroes included. The limit is 2")
    ]
    assert against(deck_of(SOUTH), "advanced") == []
    assert against(deck_of({**SOUTH, "yennefer_of_vengerberg": 1}), "advanced") == [
        ("G-200", "3 Medic cards, heroes included. The limit is 2")
    ]


def test_G_201_strength_is_that_of_the_main_deck() -> None:
    """Cow's replacement in the side deck does not count."""
    heroes = {"vernon_roche": 1, "philippa_eilhart": 1, "john_natalis": 1, "esterad_thyssen": 1}
    assert against(plain(**heroes, ballista=2, cow=1), "advanced") == []  # exactly 130


# --- tournament ---------------------------------------------------------------------------------------


def trio(*decks: Mapping[str, int]) -> Deck:
    return Deck(tuple(card for deck in decks for card in deck_of(deck).cards))


def test_G_210_three_decks_of_three_factions() -> None:
    assert against(trio(PLAIN, SOUTH, ELVES), "tournament") == []
    assert against(trio(PLAIN, SOUTH), "tournament") == [
        ("G-210", "a player needs 3 decks, each starting with its leader; here there are 2")
    ]
    assert against(Deck(()), "tournament") == [
        ("G-210", "a player needs 3 decks, each starting with its leader; here there are 0")
    ]
    assert against(trio(PLAIN, SOUTH, PLAIN), "tournament") == [
        ("G-210", "Northern Realms is in decks 1, 3. The decks must be of different factions")
    ]


def test_G_210_each_under_the_advanced_rules() -> None:
    spies = {"stefan_skellen": 1, "shilard_fitz_oesterlen": 1, "vattier_de_rideaux": 1}
    assert against(trio(PLAIN, {**SOUTH, **spies}, {**ELVES, "nekker": 1}), "tournament") == [
        ("G-200", "deck 2 – 3 Spy cards, heroes included. The limit is 2"),
        ("G-013", "deck 3 – the deck’s faction is Scoia’tael; remove the cards of other factions: Nekker"),
    ]


def test_G_210_no_hero_in_more_than_one_deck_by_name() -> None:
    assert against(trio(PLAIN, {**SOUTH, "avallach": 1}, ELVES), "tournament") == [
        ("G-210", "Avallac’h is in decks 2, 3. A hero can be in only one of the three")
    ]
    shared = [{**deck, "villentretenmerth": 1, "decoy": 3} for deck in (PLAIN, SOUTH, ELVES)]
    assert against(trio(*shared), "tournament") == []  # other cards may be in all decks


def test_G_210_any_three_of_the_ready_advanced_decks_go_together() -> None:
    assert set(tournament().supplies().values()) == {2} and len(tournament().supplies()) == 10, "both may take the same"
    for name, cards in tournament().piles:
        assert check_deck(Deck(cards), "tournament") == []
        assert (
            "+".join(faction.name.lower() for deck in split(Deck(cards)) if (faction := faction_of(deck)) is not None) == name
        )


# --- solo ----------------------------------------------------------------------------------------------


def test_G_240_both_use_whole_sets_without_the_side_deck() -> None:
    for faction in FACTIONS:
        opponent = whole_set(faction)
        size = sum(copies_in(BOXED, card) for card in faction_set(faction) if card not in SIDE_DECK)
        assert len(opponent) == size
        assert len(leaders_of(Deck(opponent))) == 5  # G-242
        assert against(Deck(opponent), "solo") == []
        assert against(Deck(human_set(faction)), "solo") == []


def test_G_240_a_whole_set_is_whole() -> None:
    human, opponent = human_set(MONSTERS), whole_set(MONSTERS)
    assert against(Deck((*human, "nekker")), "solo") == [
        ("G-240", "without the deck-building variant, you play the whole Monsters set; remove Nekker")
    ]
    assert against(Deck(human[:-1]), "solo")[0][0] == "G-240"
    assert "missing: " in against(Deck(human[:-1]), "solo")[0][1]
    assert against(Deck(tuple(card for card in opponent if card != "draug")), "solo") == [
        ("G-240", "the virtual opponent plays the whole Monsters set; missing: Draug")
    ]
    assert against(Deck((*opponent, "hemdall")), "solo") == [("G-015", "side-deck cards can’t be in a deck; remove Hemdall")]


def test_G_240_two_different_factions() -> None:
    for number in range(40):
        human, opponent = solo().decks(number.to_bytes(16, "little"))
        assert faction_of(human) is not faction_of(opponent)
    with pytest.raises(IllegalDeck, match="OQ-36"):
        solo().take(("monsters",), ("monsters",))
    with pytest.raises(IllegalDeck, match="OQ-36"):
        solo().take(("eredin_bringer_of_death",), ("monsters",))


def test_G_241_the_human_has_no_weather_but_clear_weather() -> None:
    for faction in FACTIONS:
        human, opponent = Counter(human_set(faction)), Counter(whole_set(faction))
        assert not WEATHER & set(human)
        assert human["clear_weather"] == opponent["clear_weather"] == 3
        leaders = {card for card in opponent if isinstance(BY_SLUG[card], Leader)}
        assert set(opponent) - set(human) - leaders == WEATHER
    assert against(Deck((*human_set(MONSTERS), "biting_frost", "biting_frost", "skellige_storm")), "solo") == [
        ("G-241", "in solo, the only weather you can play is Clear Weather; remove 2 × Biting Frost, Skellige Storm")
    ]


def test_G_242_the_human_picks_a_leader() -> None:
    for faction in FACTIONS:
        for leader in leaders_of(Deck(whole_set(faction))):
            human, opponent = solo().take((leader,), ("monsters" if faction is not MONSTERS else "skellige",))
            assert leaders_of(human) == (leader,)
            assert human.cards == human_set(faction, leader)
            assert len(leaders_of(opponent)) == 5
            assert against(human, "solo") == []
    with pytest.raises(ValueError, match="not a leader of MONSTERS"):
        human_set(MONSTERS, "king_bran_the_unifier")
    with pytest.raises(IllegalDeck, match=r"the virtual opponent has all leaders of a faction.*G-242"):
        solo().take(("monsters",), ("foltest_the_siegemaster",))


def test_G_260_the_variant_is_played_with_a_classic_deck_without_weather() -> None:
    variant = solo().with_variants(("deck_building",))
    assert (variant.name, variant.built, solo().built) == ("solo", True, False)
    for faction, cards in CLASSIC.items():
        deck = deck_of(cards).cards
        barred = [card for card in deck if card in WEATHER]
        assert [rule for rule, _ in against(Deck(deck), variant)] == (["G-241"] if barred else [])
        assert against(Deck(without_weather(deck)), variant) == [], faction
    assert against(plain(ves=0), variant) == [("G-260", "21 units, heroes included. The deck needs at least 22")]
    assert against(plain(foltest_the_siegemaster=0, decoy=4), variant) == [
        ("G-260", "0 leaders. The deck must have exactly 1"),
        ("G-021", "4 copies of Decoy. The Northern Realms set has 3"),
    ]
    assert against(plain(clear_weather=3, decoy=3, scorch=3, commanders_horn=1), variant) == []
    [(rule, message)] = against(plain(clear_weather=3, decoy=3, scorch=3, commanders_horn=2), variant)
    assert rule == "G-260" and message == "11 special cards, weather included. The limit is 10"
    assert [rule for rule, _ in against(Deck(human_set(MONSTERS)), variant)] == ["G-260"], "a whole set has too many specials"


def test_G_260_without_the_variant_only_whole_sets_are_played() -> None:
    for cards in CLASSIC.values():
        rules = {rule for rule, _ in against(Deck(without_weather(deck_of(cards).cards)), "solo")}
        assert rules == {"G-240"}
    assert against(plain(foltest_the_siegemaster=0), "solo") == [("G-242", "0 leaders. The deck must have exactly 1")]


def test_G_260_the_default_deck_is_a_classic_one_without_weather() -> None:
    variant = solo().with_variants(("deck_building",))
    human, opponent = variant.take(("king_bran_the_unifier",), ("monsters",))
    assert sorted(human.cards) == sorted(without_weather(deck_of(CLASSIC[SKELLIGE]).cards))
    assert opponent.cards == whole_set(MONSTERS)
    for deck in (human, opponent, *variant.decks(KEY)):
        assert check_deck(deck, variant) == []


# --- leaders ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", [pytest.param(each, id=each.name) for each in (classic(), advanced(), tournament(), solo())])
def test_all_25_leaders_can_be_chosen_for_ready_decks(format: Format) -> None:
    led = {leader for name, _ in format.piles for leaders in format.leaders(name) for leader in leaders}
    assert led == {slug(card.name) for card in CARDS if isinstance(card, Leader)}
    for name in dict(format.piles):
        groups = format.leaders(name)
        for number in range(5):
            wanted = "+".join(leaders[number] for leaders in groups)
            deck = format.deck_of(0, (wanted,), format.supplies())
            assert leaders_of(deck) == tuple(leaders[number] for leaders in groups)
            assert check_deck(deck, format) == []
        assert format.deck_of(0, (name,), format.supplies()).cards[0] == groups[0][0]


def test_G_021_leaders_that_the_video_game_lacks_are_not_offered() -> None:
    video = format_named("classic", VIDEO)
    assert video.leaders("skellige") == (("king_bran_the_unifier", "crach_an_craite_wild_boar_of_the_sea"),)
    with pytest.raises(IllegalDeck, match=r"no “arnjolf_the_patricide”; available: .* or one of their leaders"):
        video.take(("arnjolf_the_patricide",), ("monsters",))


def test_a_leader_takes_the_pile_of_its_faction() -> None:
    """By any of its names, and in any order of a trio."""
    assert classic().take(("King Bran",), ("monsters",))[0].name == "skellige"
    one, other = tournament().take(("King Bran+monsters+nilfgaard",), ("nilfgaard+monsters+skellige",))
    assert one.name == other.name == "nilfgaard+monsters+skellige"
    assert leaders_of(one)[2] == "king_bran_the_unifier" != leaders_of(other)[2]


# --- all formats ----------------------------------------------------------------------------------------


def test_every_violation_is_named() -> None:
    deck = plain(foltest_the_siegemaster=0, decoy=4, scorch=3, biting_frost=4, ves=0, nekker=1, hemdall=1, missingno=1)
    assert [rule for rule, _ in against(deck, "classic")] == ["G-014", "G-015", "G-020", "G-013", "G-021", "G-021", "G-020"]


@pytest.mark.parametrize("format", [pytest.param(each, id=each.name) for each in formats().values()])
def test_decks_come_from_the_key_alone_and_are_legal(format: Format) -> None:
    assert format.decks(KEY) == format.decks(KEY)
    assert len({format.decks(bytes([number] * 16)) for number in range(8)}) > 1
    for deck in format.decks(KEY):
        assert check_deck(deck, format) == []


@pytest.mark.parametrize("format", [pytest.param(each, id=each.name) for each in (classic(), advanced())])
def test_at_random_every_faction_meets_every_faction(format: Format) -> None:
    met = Counter(tuple(map(faction_of, format.decks(number.to_bytes(16, "little")))) for number in range(600))
    assert set(met) == {(one, other) for one in FACTIONS for other in FACTIONS}
    assert all(6 <= met[one, other] <= 45 for one in FACTIONS for other in FACTIONS)


def test_decks_are_taken_by_the_names_of_factions() -> None:
    one, other = classic().take(("monsters",), ("monsters",))
    assert one == other == Deck(deck_of(CLASSIC[MONSTERS]).cards, "monsters")
    five = advanced().take(*((faction.name.lower(),) for faction in FACTIONS))
    assert [faction_of(deck) for deck in five] == list(FACTIONS)
    with pytest.raises(IllegalDeck, match="no “elves”; available: northern_realms, nilfgaard"):
        classic().take(("elves",), ("monsters",))
    with pytest.raises(InvalidSettings, match=r"2–5 players, not 6 \(G-020\)"):
        classic().decks(KEY, seats=6)


def test_a_box_holds_the_cards_of_the_format() -> None:
    for name in ("classic", "advanced", "tournament"):
        described = format_named(name)
        box = described.box()
        cards = [number for _, pile in described.piles for number in (described.numbers[card] for card in pile)]
        assert np.array(box.cards[: len(cards)]).tolist() == cards


@pytest.mark.parametrize("name", formats())
def test_formats_name_rules_of_the_rules_page(name: str, request: pytest.FixtureRequest) -> None:
    page = (request.config.rootpath / "docs" / "rules" / "gwent.md").read_text(encoding="utf-8")
    assert all(f"| {rule} |" in page for rule in (*format_named(name).rules, format_named(name).supply))


def test_the_video_game_has_classic_decks_only() -> None:
    assert list(formats()) == ["classic", "advanced", "solo", "tournament"]
    assert list(formats(VIDEO)) == ["classic"]
    with pytest.raises(ValueError, match="no format “poker”; available: classic, advanced, solo, tournament"):
        format_named("poker")
    with pytest.raises(ValueError, match="no format “advanced”; available: classic"):
        format_named("advanced", VIDEO)
    with pytest.raises(ValueError, match="no ruleset"):
        formats("poker")


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_games_begin_with_them(mode: str) -> None:
    for name in ("classic", "advanced") if mode == "duel" else ("solo",):
        decks = [deck.cards for deck in format_named(name).decks(KEY)]
        assert GwentGame.new(GameOptions(mode=mode), decks, KEY).question is not None
