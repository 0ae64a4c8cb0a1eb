"""Bots know no more than their seats: if a deck isn't public, its hidden cards never change what a bot thinks about."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mulligan.cli.commands.play import Request
from mulligan.cli.commands.play import _origin as terminal_origin
from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.decks.selection import DeckChoice
from mulligan.core.kernel.output import SPECTATOR, knows
from mulligan.core.plugin import GamePlugin, GameSetup
from mulligan.core.settings import GameSettings
from mulligan.epic.decks.formats import BASE
from mulligan.gwent.decks.formats import Led, format_named, whole_set
from mulligan.gwent.game import NUMBERS, book
from mulligan.gwent.parts import FACTIONS, Trait
from mulligan.gwent.rules.setup import set_aside
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.state import SHUFFLED_IN, Away
from mulligan.players.bot import Bot, Determinizer
from mulligan.players.playouts import playouts_of
from mulligan.players.search.searcher import Thinker
from mulligan.players.simulate import simulate
from mulligan.registry import plugin_for
from tests.players.decisions import thinking_for

EPIC, GWENT = plugin_for("epic"), plugin_for("gwent")
KEY = bytes(range(16))
PUBLIC_FORMATS = ("starter", "precon", "precon_two", "open")
DECK = 30
PLIES = 30  # random answers before each comparison, at most
COMPARISONS, FEWER = 6, 2  # in duels, and at larger tables
SEARCHES, ITERATIONS = 8, 60


def setups(plugin: GamePlugin) -> list[GameSetup]:
    """Every mode with every format in which decks can be private."""
    return [
        plugin.choose(GameSettings(mode.name, format=name, variants=mode.variants[:1]))
        for mode in plugin.modes
        for name in mode.formats
        if name not in PUBLIC_FORMATS and mode.fits(None, plugin.formats(plugin.rulesets[0])[name])
    ]


SETUPS = [
    pytest.param(
        plugin,
        setup,
        id=f"{plugin.name}-{setup.mode.name}-{setup.format.name}",
        marks=() if setup.mode.name == "duel" else pytest.mark.slow,
    )
    for plugin in (EPIC, GWENT)
    for setup in setups(plugin)
]


def new_game(setup: GameSetup, chance: random.Random) -> Any:
    """A game with random decks, as if they had been drafted or brought."""
    key, format = chance.randbytes(16), setup.format
    if setup.mode.name == "tournament":
        return setup.new([deck.cards for deck in format.decks(key)], key)
    if isinstance(format, Led):
        decks = [_led(setup, chance, seat) for seat in range(setup.decks)]
    else:
        size = 2 * DECK if format.brought else DECK
        decks = [tuple(chance.sample(format.cards or BASE * 3, size)) for _ in range(setup.decks)]
    return setup.mode.game.new(setup.options, decks, key)


def _led(setup: GameSetup, chance: random.Random, seat: int) -> tuple[str, ...]:
    format, faction = setup.format, FACTIONS[4 - seat]
    assert isinstance(format, Led)
    if setup.mode.virtual and seat == VIRTUAL:
        return whole_set(faction)
    return (format.leaders(faction.name.lower())[0][0], *chance.sample(format.legal_cards(faction), DECK))


def with_other_cards(plugin: GamePlugin, setup: GameSetup, game: Any, seat: int, chance: random.Random) -> Any:
    """A copy of a game with other cards where other players' cards are hidden from a seat."""
    twin = game.copy()
    state = twin.state
    for card in state.cards:
        if card.card == 0 or card.owner in (seat, *range(setup.seats, setup.decks)) or knows(card.known, seat):
            continue
        if plugin is EPIC:
            if card.batch == 0 or not knows(card.batch_known, seat):
                card.card = setup.format.numbers[chance.choice(BASE)]
        elif card.away == Away.NOWHERE and card.history & SHUFFLED_IN == 0:
            assert isinstance(setup.format, Led)
            cards = setup.format.legal_cards(FACTIONS[int(state.players[card.owner].faction)])
            card.card = NUMBERS[chance.choice(cards)]
    if plugin is GWENT:
        for other in {*range(setup.seats)} - {seat}:
            _deal_side_deck(state, seat, other)
    return twin


def _deal_side_deck(state: Any, seat: int, owner: int) -> None:
    aside = [card for card in state.cards if card.owner == owner and card.away == Away.SIDE_DECK]
    for card in aside:
        if not knows(card.known, seat):
            for field in card.dtype.names:
                card[field] = 0
    used = [card for card in state.cards if card.card != 0]
    end = next(number for number in range(len(state.cards), -1, -1) if number == 0 or state.cards[number - 1].card != 0)
    for card in used:
        facts = book().cards[card.card]
        if card.owner == owner and facts.abilities & (Trait.BERSERKER | Trait.SUMMON):
            end = set_aside(book(), state, end, int(facts.becomes), owner)


def facts(plugin: GamePlugin, game: Any) -> Any:
    """Everything in a state. In Gwent, the numbers of a deck's copies depend on its side deck, and mean nothing."""
    state = game.state
    if plugin is EPIC:
        return state.tobytes()
    views = [game.view(seat).tobytes() for seat in range(SPECTATOR, game.seats)]
    piles = [
        [state.cards[number].tobytes() for number in pile.cards[: pile.count]]
        for player in state.players
        for pile in (player.hand, player.deck)
    ]
    away = Counter(card.tobytes() for card in state.cards if card.away != Away.NOWHERE)
    return views, piles, away, state.random.tobytes()


@pytest.mark.parametrize(("plugin", "setup"), SETUPS)
def test_hidden_cards_of_private_decks_change_nothing(plugin: GamePlugin, setup: GameSetup) -> None:
    chance = random.Random(f"{setup.mode.name} {setup.format.name}")
    game, origin, compared, parted = new_game(setup, chance), setup.origin(range(setup.seats)), 0, 0
    comparisons = COMPARISONS if setup.mode.name == "duel" else FEWER
    while compared < comparisons and game.question is not None:
        for _ in range(0 if compared == 0 else chance.randrange(PLIES)):
            if game.question is not None:
                game.answer(game.question.seat, chance.choice(game.question.options))
        if game.question is None:
            continue
        if game.question.ask == "DECK":  # in a tournament
            game.answer(game.question.seat, chance.choice(game.question.options))
            continue
        compared += 1
        for seat in range(SPECTATOR, setup.seats):
            twin = with_other_cards(plugin, setup, game, seat, chance)
            assert twin.stage.view(seat).tobytes() == game.stage.view(seat).tobytes()
            known, known_of_twin = (
                facts(plugin, Determinizer(plugin, KEY, origin).resampled(each.stage, seat)) for each in (game, twin)
            )
            assert known == known_of_twin
            public, public_of_twin = (
                facts(plugin, Determinizer(plugin, KEY, PUBLIC).resampled(each.stage, seat)) for each in (game, twin)
            )
            parted += public != public_of_twin
            if game.question.seat == seat:
                assert _choice(plugin, origin, game, seat) == _choice(plugin, origin, twin, seat)
    assert parted > 0


@pytest.mark.parametrize(("plugin", "format"), [(EPIC, "sealed"), (EPIC, "constructed"), (GWENT, "classic")])
def test_a_search_finds_the_same_whatever_is_hidden(plugin: GamePlugin, format: str) -> None:
    setup, chance = plugin.choose(GameSettings(format=format)), random.Random(format)
    game, origin, compared = new_game(setup, chance), setup.origin(range(setup.seats)), 0
    playouts = thinking_for(plugin.name, ITERATIONS)
    assert playouts.searchers is not None
    while compared < SEARCHES:
        seat = game.question.seat
        if len(game.question.options) > 1:
            found = []
            for each in (game, with_other_cards(plugin, setup, game, seat, chance)):
                state = Determinizer(plugin, KEY, origin).resampled(each, seat).state
                found.append(
                    Thinker(plugin.kernels, playouts.searchers, playouts.player("hard"), KEY, 1, origin).candidates(state, seat)
                )
            assert found[0] == found[1]
            compared += 1
        game.answer(seat, chance.choice(game.question.options))


def _choice(plugin: GamePlugin, origin: Any, game: Any, seat: int) -> int:
    return Bot(plugin, playouts_of(plugin.name), "greedy", KEY, origin=origin).choice(game.stage, seat)


@pytest.mark.parametrize("brings", [False, True])
def test_a_series_knows_how_its_decks_were_made(brings: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    origins: list[DeckOrigin] = []
    monkeypatch.setattr("mulligan.players.simulate._series", lambda *arguments: origins.append(arguments[-1]))
    format = format_named("classic")
    simulate("gwent", 0, decks=format.decks(KEY) if brings else None)
    assert [(each.format, each.brought) for each in origins] == [(format, {0, 1} if brings else set())]


def test_the_terminal_tells_its_bots_how_decks_were_made() -> None:
    setup = GWENT.choose(GameSettings(format="classic"))
    own, taken = DeckChoice(deck=setup.format.decks(KEY)[0]), DeckChoice(("monsters",))
    assert terminal_origin(Request("gwent", GameSettings(), "en"), setup, {0: own, 1: taken}) == setup.origin([0])
    load = Request("gwent", GameSettings(), "en", load=Path("saved"))
    assert terminal_origin(load, setup, {}) == PUBLIC
    assert terminal_origin(replace(load, settings=GameSettings(format="classic")), setup, {}) == setup.origin([0, 1])
