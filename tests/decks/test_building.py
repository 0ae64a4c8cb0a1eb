"""Decks are checked, fixed and filled the same way in both games: problems come with their rules and with fixes that work."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from mulligan.core.decks import builder
from mulligan.core.decks.builder import BuiltFormat
from mulligan.core.decks.building import DeckSet, FixLabel
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.report import DeckProblem, DeckReport
from mulligan.core.refusals import CardSlugs, PileSlugs, Value
from mulligan.core.text import Language
from mulligan.core.text.refusals import filled
from mulligan.gwent.decks.decklists import ADVANCED, CLASSIC
from mulligan.gwent.parts import MONSTERS, NILFGAARD, NORTHERN_REALMS
from mulligan.players.playouts import playouts_of
from mulligan.registry import GAMES, plugin_for
from tests.wording import faults

FORMATS = [(game, built) for game in GAMES for built in builder.built_formats(plugin_for(game))]
NAMES = [f"{game}-{built.format.name}-{built.ruleset}" for game, built in FORMATS]
every_format = pytest.mark.parametrize(("game", "built"), FORMATS, ids=NAMES)


def deck(cards: Mapping[str, int], **more: int) -> Deck:
    return Deck(tuple((Counter(cards) + Counter(more)).elements()))


def named(game: str, format: str) -> BuiltFormat:
    return builder.format_for(plugin_for(game), format, None)


def opened(game: str, built: BuiltFormat, *decks: Deck) -> DeckSet:
    return builder.decks_for(plugin_for(game), built.format, decks)


def report(game: str, format: str, *decks: Deck, language: Language = Language.EN) -> DeckReport:
    built = named(game, format)
    return builder.report(plugin_for(game), built, opened(game, built, *decks), playouts_of(game).card_value, language)


def said(found: Sequence[DeckProblem]) -> list[tuple[str, str, list[str]]]:
    return [(each.rule, each.words, [fix.words for fix in each.fixes]) for each in found]


def fixed(game: str, built: BuiltFormat, decks: DeckSet) -> DeckSet:
    return builder.fix_all(plugin_for(game), built.format, decks, playouts_of(game).card_value)


def legal(game: str, built: BuiltFormat, decks: DeckSet) -> bool:
    return not builder.check(plugin_for(game), built.format, decks)


# --- problems and fixes --------------------------------------------------------------------------------


def test_E_DECK_04_E_DECK_05_E_DECK_06_name_numbers_and_fixes() -> None:
    found = report("epic", "constructed", deck({"kong": 4, "muse": 3, "djinn_of_the_sands": 3, "blue_dragon": 2}))
    assert said(found.problems) == [
        ("E-DECK-04", "12 cards. The deck needs at least 60.", ["Autofill 48 more"]),
        ("E-DECK-05", "4 copies of Kong. The limit is 3 per card.", ["Remove 1 Kong"]),
        ("E-DECK-06", "3 free sage cards need 6 paid sage cards. You have 5.", ["Remove 1 Muse", "Add 1 paid sage"]),
    ]
    small, copies, free = found.problems
    assert small.fixes[0].fill and not small.fixes[0].changes and found.missing == 48
    assert copies.cards == ("kong",) and copies.values == {"card": "kong", "count": 4, "most": 3}
    assert [(each.deck, each.card, each.count) for each in copies.fixes[0].changes] == [(0, "kong", -1)]
    assert free.values == {"group": "sage", "free": 3, "needed": 6, "paid": 5}


def test_G_200_a_fix_says_that_it_fixes_both() -> None:
    """Strength 132 with three spies: a spy of strength 4 or 5 solves both problems, one of strength 1 does not."""
    found = report("gwent", "advanced", deck(ADVANCED[NORTHERN_REALMS], prince_stennis=1))
    spies, strength = found.problems
    assert spies.words == "3 Spy cards, heroes included. The limit is 2."
    assert strength.words == "Strength 132, 2 over the limit of 130."
    assert {fix.words for fix in spies.fixes} == {
        "Remove Prince Stennis (fixes both)",
        "Remove Sigismund Dijkstra (fixes both)",
    }
    assert [fix.solves for fix in spies.fixes] == [(0, 1)] * 2 and strength.fixes[0].words.endswith("(fixes both)")


def test_G_200_a_unit_is_swapped_if_all_are_needed() -> None:
    lighter = {card: count for card, count in ADVANCED[NORTHERN_REALMS].items() if card != "trebuchet"}
    [problem] = report("gwent", "advanced", deck(lighter, geralt_of_rivia=1, catapult=0, siegfried_of_denesle=1)).problems
    over = problem.values["over"]
    swap = problem.fixes[0]
    assert swap.words.startswith("Swap ") and [change.count for change in swap.changes] == [-1, 1] and isinstance(over, int)


def test_G_021_copies_name_the_set() -> None:
    found = report("gwent", "classic", deck(CLASSIC[NORTHERN_REALMS], ballista=3))
    assert said(found.problems) == [
        ("G-021", "3 copies of Ballista. The Northern Realms set has 2.", ["Remove 1 Ballista"]),
    ]


def test_G_210_a_hero_leaves_one_of_the_decks() -> None:
    trio = [deck(ADVANCED[NORTHERN_REALMS]), deck(ADVANCED[MONSTERS]), deck(ADVANCED[NILFGAARD], geralt_of_rivia=1)]
    problems = report("gwent", "tournament", *trio).problems
    hero = next(each for each in problems if each.rule == "G-210")
    assert hero.words == "Geralt of Rivia is in decks 2, 3. A hero can be in only one of the three."
    assert (hero.decks, hero.cards) == ((1, 2), ("geralt_of_rivia",))
    assert {fix.words.removesuffix(" (fixes both)") for fix in hero.fixes} == {
        "Remove Geralt of Rivia from Monsters",
        "Remove Geralt of Rivia from Nilfgaard",
    }


def test_G_210_two_decks_of_a_faction_are_numbered() -> None:
    built = named("gwent", "tournament")
    trio = [deck(ADVANCED[NORTHERN_REALMS]), deck(ADVANCED[MONSTERS]), deck(ADVANCED[MONSTERS])]
    faction, hero, *_ = report("gwent", "tournament", *trio).problems
    assert [fix.words for fix in faction.fixes] == ["Change deck 3 to Nilfgaard"]
    assert [fix.words for fix in hero.fixes] == ["Remove Draug from deck 2", "Remove Draug from deck 3"]
    assert legal("gwent", built, fixed("gwent", built, opened("gwent", built, *trio)))


@pytest.mark.parametrize("language", list(Language))
def test_every_label_of_a_fix_is_worded(language: Language) -> None:
    one: dict[str, Value] = {
        **{"count": 1, "deck": 2, "strength": 10, "less": 5},
        **{
            "card": CardSlugs(("roach",)),
            "other": CardSlugs(("ves",)),
            "cards": CardSlugs(("roach", "ves")),
            "group": PileSlugs(("monsters",)),
        },
    }
    many = {**one, "count": 5}
    plugin = plugin_for("gwent")
    lines = [filled(label.template(language), each, language, words=plugin) for label in FixLabel for each in (one, many)]
    assert not faults(lines, language)


# --- autofill and fix all --------------------------------------------------------------------------------


@every_format
def test_an_empty_deck_is_filled_legally_and_always_the_same_way(game: str, built: BuiltFormat) -> None:
    plugin, value_of = plugin_for(game), playouts_of(game).card_value
    empty = opened(game, built)
    filled_up = builder.fill(plugin, built.format, empty, value_of)
    assert legal(game, built, filled_up)
    assert filled_up == builder.fill(plugin, built.format, empty, value_of)
    changes = builder.differences(empty, filled_up)
    assert sum(each.count for each in changes) == sum(
        plugin.building.missing(built.format, empty, at) for at in range(len(empty))
    )
    assert [each.counts for each in builder.changed(empty, changes)] == [each.counts for each in filled_up]


@every_format
def test_filling_keeps_the_cards_of_a_deck(game: str, built: BuiltFormat) -> None:
    plugin, chance = plugin_for(game), random.Random(1)
    for _ in range(10):
        decks = opened(game, built)
        for _ in range(chance.randrange(1, 40)):
            place = chance.randrange(len(decks))
            room = plugin.building.room(built.format, decks, place)
            decks = builder.changed(decks, [builder.DeckChange(place, chance.choice(list(room)), 1)] if room else [])
        after = builder.fill(plugin, built.format, decks, playouts_of(game).card_value)
        assert all(not old.counts - new.counts for old, new in zip(decks, after, strict=True))


@every_format
def test_cards_with_room_break_no_rule(game: str, built: BuiltFormat) -> None:
    """Adding a card that `room` lists causes no new problem; adding any other card does."""
    plugin = plugin_for(game)
    decks = builder.fill(plugin, built.format, opened(game, built), playouts_of(game).card_value)
    leader_and_half = tuple(Deck(each.cards[: 1 + len(each.cards) // 2]) for each in decks)
    for start in (decks, leader_and_half):
        before = {each.key for each in builder.check(plugin, built.format, start)}
        room = plugin.building.room(built.format, start, 0)
        for card in plugin.building.copies(built.format):
            for count in {1, room.get(card, 1)}:
                added = builder.changed(start, [builder.DeckChange(0, card, count)])
                new = {each.key for each in builder.check(plugin, built.format, added)} - before
                assert bool(new) == (card not in room), (card, count, new)
            if card in room and len(start[0].cards) + room[card] < 100:
                added = builder.changed(start, [builder.DeckChange(0, card, room[card] + 1)])
                assert {each.key for each in builder.check(plugin, built.format, added)} - before, card


@every_format
def test_any_pile_of_cards_can_be_fixed(game: str, built: BuiltFormat) -> None:
    """Every fix solves its problem, and fixing all leaves a legal deck."""
    plugin, value_of, chance = plugin_for(game), playouts_of(game).card_value, random.Random(2)
    cards = list(plugin.cards.catalogue().names)
    for _ in range(12):
        decks = opened(game, built)
        for place in range(len(decks)):
            some = chance.sample(cards, chance.randrange(1, 30))
            pile = Deck(tuple(card for card in some for _ in range(chance.choice((1, 1, 1, 2, 3, 5)))))
            decks = opened(game, built, *decks[:place], Deck(pile.cards[: 110 // len(decks)]), *decks[place + 1 :])
        problems = builder.report(plugin, built, decks, value_of, Language.EN).problems
        before = [each.key for each in builder.check(plugin, built.format, decks)]
        for number, problem in enumerate(problems):
            for fix in problem.fixes:
                after = {each.key for each in builder.check(plugin, built.format, builder.changed(decks, fix.changes))}
                assert fix.fill or (number in fix.solves and not after & {before[each] for each in fix.solves})
        assert legal(game, built, fixed(game, built, decks)), decks


def test_a_legal_deck_is_left_as_it_is() -> None:
    for format, lists in (("classic", CLASSIC), ("advanced", ADVANCED)):
        built = named("gwent", format)
        for cards in lists.values():
            decks = opened("gwent", built, deck(cards))
            assert builder.check(plugin_for("gwent"), built.format, decks) == []
            assert {use.format for use in report("gwent", format, deck(cards)).uses if use.legal} >= {format}


# --- numbers ---------------------------------------------------------------------------------------------


def test_the_numbers_of_an_epic_deck() -> None:
    stats = report("epic", "constructed", deck({"kong": 3, "rage": 1, "muse": 2, "palace_guard": 1})).decks[0].stats
    [size] = stats.gauges
    assert (size.name, size.value, size.least, size.most, size.rule) == ("cards", 7, 60, 120, "E-DECK-04")
    assert [(each.group, each.paid, each.free, each.most_free) for each in stats.balance] == [
        ("wild", 3, 1, 1),
        ("sage", 0, 2, 0),
        ("good", 1, 0, 0),
    ]
    assert stats.curve == ((0, 3), (1, 4))
    figures = {each.name: each.value for each in stats.figures}
    assert figures["champions"] == 6 and figures["events"] == 1
    assert figures["removal"] == 4, "Kong deals damage, Palace Guard banishes"
    assert figures["free_in_hand"] == 100, "three of seven cards are free, and the hand has five"


def test_the_numbers_of_a_gwent_deck() -> None:
    stats = report("gwent", "advanced", deck(ADVANCED[NORTHERN_REALMS])).decks[0].stats
    gauges = {each.name: (each.value, each.least, each.most) for each in stats.gauges}
    assert gauges == {
        "units": (22, 22, None),
        "specials": (5, None, 5),
        "spies": (2, None, 2),
        "medics": (2, None, 2),
        "strength": (gauges["strength"][0], None, 130),
    }
    assert [each.name for each in stats.rows] == ["close", "ranged", "siege"]
    assert stats.notes[0] == "2 Catapult: 16 → 32"
    nekkers = report("gwent", "classic", deck({"nekker": 3})).decks[0].stats
    assert nekkers.notes == ("One Nekker musters 2 more.",)
    assert [each.name for each in nekkers.gauges] == ["units", "specials"]
