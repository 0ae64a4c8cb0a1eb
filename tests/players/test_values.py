"""Measured values of cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mulligan.core.decks.deck import slug
from mulligan.core.game import InvalidSettings
from mulligan.core.settings import GameSettings
from mulligan.epic.cards import BASE_SET
from mulligan.epic.game import NUMBERS
from mulligan.players.epic.drafting import rating
from mulligan.players.measured.epic import VALUES as EPIC_VALUES
from mulligan.players.measured.gwent import VALUES as GWENT_VALUES
from mulligan.players.playouts import playouts_of
from mulligan.players.values import GAMES_PER_PAIR, Fit, measure, module, random_decks
from mulligan.registry import plugin_for


def test_the_fit_finds_the_values_behind_the_scores() -> None:
    """The scores follow known values and noise: the intervals contain them, compared with their mean."""
    chance, known, fit = random.Random(1), dict(zip("abcdef", (0.3, 0.1, 0.0, -0.1, -0.1, -0.2), strict=True)), Fit()
    for _ in range(4000):
        cards = chance.choices("abcdef", k=8)
        one, other = Counter(cards[:4]), Counter(cards[4:])
        score = sum(known[card] * (one[card] - other[card]) for card in known)
        fit.add(one, other, score + chance.gauss(0, 0.3))
    values = {each.name: each for each in fit.values()}
    assert list(values) == list("abcdef") or values["d"].points == pytest.approx(values["e"].points, abs=1)
    for name, share in known.items():
        assert values[name].points == pytest.approx(50 * share, abs=2 * values[name].margin)
        assert 0 < values[name].margin < 1


def test_the_same_seed_gives_the_same_values() -> None:
    games = 4 * GAMES_PER_PAIR
    assert measure("epic", games, seed=5) == measure("epic", games, seed=5) != measure("epic", games, seed=6)


@pytest.mark.slow
def test_strong_cards_are_told_from_weak_ones() -> None:
    values = {each.name: each.points - each.margin for each in measure("epic", 40_000)}
    assert values["dark_knight"] > 1 > -1 > values["lightning_storm"]


def test_random_decks_of_gwent_are_legal_and_repeat_cards() -> None:
    gwent = plugin_for("gwent")
    format = gwent.choose(GameSettings(format="advanced")).format
    decks = [deck for _, pair in zip(range(10), random_decks(gwent, format, 1)) for deck in pair]
    assert all(gwent.check_deck(deck, format, None) == [] for deck in decks)
    assert len({gwent.building.groups(deck)[0] for deck in decks}) > 3
    assert any(count > 1 for deck in decks for count in deck.counts.values())


def test_the_bots_use_the_measured_values_of_all_cards() -> None:
    base = [slug(card.name) for card in BASE_SET]
    assert EPIC_VALUES.keys() == {*base, "kin"}
    assert [int(rating(NUMBERS[card])) for card in base] == [round(100 * EPIC_VALUES[card][0]) for card in base]
    assert max(margin for _, margin in EPIC_VALUES.values()) < 0.25
    value = playouts_of("epic").card_value
    assert value("dark_knight", Counter()) > value("kong", Counter()) > value("lightning_storm", Counter())


def test_bonds_are_worth_more_together() -> None:
    value = playouts_of("gwent").card_value
    assert value("catapult", Counter(("catapult",))) > value("catapult", Counter())
    assert value("avallach", Counter()) > value("geralt_of_rivia", Counter()) > value("clear_weather", Counter())
    assert len(GWENT_VALUES) > 180 and max(margin for _, margin in GWENT_VALUES.values()) < 2


def test_the_written_module_has_the_values() -> None:
    found: dict[str, dict[str, tuple[float, float]]] = {}
    values = measure("epic", 2 * GAMES_PER_PAIR)
    exec(module(values, "mulligan values epic"), found)
    assert found["VALUES"] == {each.name: (round(each.points, 3), round(each.margin, 3)) for each in values}


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 20 games"):
        measure("epic", 10)
    with pytest.raises(ValueError, match="between two decks"):
        measure("epic", 40, settings=GameSettings(mode="free_for_all"))
    with pytest.raises(InvalidSettings):
        measure("epic", 40, "grandmaster")
