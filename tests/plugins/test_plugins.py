"""Every registered game offers what tools need, and its parts fit together."""

from __future__ import annotations

import numpy as np
import pytest
from rich.console import Console

from mulligan import audit
from mulligan.core.decks.formats import Format
from mulligan.core.game import CorruptGame, IllegalDeck
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.kernel.series import deal_key, game_key, most_cards, new_seeds
from mulligan.core.plugin import GameMode, GamePlugin, GameSetup, PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.core.text.table import TableLabel
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.players.simulate import simulate
from mulligan.registry import GAMES, plugin_for

PLUGINS = [pytest.param(plugin_for(game), id=game) for game in GAMES]
MODES = [pytest.param(plugin_for(game), mode, id=f"{game}-{mode.name}") for game in GAMES for mode in plugin_for(game).modes]
KEY = bytes(range(KEY_BYTES))
DRAWN = 11  # answers between drawing all screens, which is slower than playing


def is_one_game(plugin: GamePlugin, mode: GameMode) -> bool:
    """Whether the mode is a single game; a match of several has no state of its own."""
    try:
        plugin.kernels.clear_tables(
            1, 30, plugin.choose(GameSettings(mode.name)).options, plugin.choose(GameSettings(mode.name)).decks
        )
    except ValueError:
        return False
    return True


SINGLE = [each for each in MODES if is_one_game(*each.values)]
# Series of each mode compile loops of their own; `make test` plays those of the first mode.
SERIES = [
    pytest.param(plugin, mode, marks=() if mode == plugin.modes[0] else pytest.mark.slow, id=each.id)
    for each in SINGLE
    for plugin, mode in [each.values]
]


def ready_formats(plugin: GamePlugin, mode: GameMode) -> list[Format]:
    """Formats of the mode that need no choices for decks."""
    there = plugin.formats(plugin.rulesets[0])
    return [plugin.choose(GameSettings(mode.name, format=name)).format for name in mode.formats if there[name].ready]


def new_game(chosen: GameSetup, key: bytes = KEY) -> PlayableGame:
    decks = chosen.format.decks(key, chosen.decks)
    return chosen.mode.game.new(chosen.options, [deck.cards for deck in decks], key)


@pytest.mark.parametrize("plugin", PLUGINS)
def test_names_find_their_objects(plugin: GamePlugin) -> None:
    assert plugin_for(plugin.name) is plugin
    assert plugin.choose() == plugin.choose(GameSettings(plugin.modes[0].name, plugin.rulesets[0], plugin.modes[0].formats[0]))
    assert plugin.choose(GameSettings(format=plugin.benchmark)).format.ready
    for what in ("mode", "ruleset", "format"):
        with pytest.raises(ValueError, match=f"no {what} “chess”; available: "):
            plugin.choose(GameSettings(**{what: "chess"}))
    with pytest.raises(ValueError, match="no variant “chess”"):
        plugin.choose(GameSettings(variants=("chess",)))


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_ruleset_can_be_played(plugin: GamePlugin) -> None:
    for ruleset in plugin.rulesets:
        assert new_game(plugin.choose(GameSettings(ruleset=ruleset))).question is not None


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_card_is_in_a_group_and_has_words_and_a_program(plugin: GamePlugin) -> None:
    cards = plugin.cards
    for card in cards.catalogue().names:
        assert cards.group_of(card) in cards.groups
        assert all(isinstance(line, str) for line in cards.program(card))
        for language in Language:
            assert cards.text(card, language).name and cards.text(card, language).type_line


@pytest.mark.parametrize("plugin", PLUGINS)
def test_groups_and_piles_have_a_word_in_every_language(plugin: GamePlugin) -> None:
    formats = [format for ruleset in plugin.rulesets for format in plugin.formats(ruleset).values() if format.taken]
    names = {plugin.cards.kind, *plugin.cards.groups, *(name for format in formats for name, _ in format.piles)}
    assert all(plugin.cards.word(name, language) for name in names for language in Language)


@pytest.mark.parametrize("plugin", PLUGINS)
def test_the_rules_page_has_rules(plugin: GamePlugin) -> None:
    assert len(dict(audit.rule_rows(audit.checkout(), plugin))) > 100


@pytest.mark.parametrize("plugin", PLUGINS)
def test_decks_of_a_format_are_legal_in_it(plugin: GamePlugin) -> None:
    for mode in plugin.modes:
        wanted = plugin.choose(GameSettings(mode.name)).decks
        for format in ready_formats(plugin, mode):
            for deck in format.decks(KEY, wanted):
                assert plugin.check_deck(deck, format, None) == []
                assert plugin.cards.catalogue().read(plugin.cards.catalogue().write(deck)).counts == deck.counts
    with pytest.raises(IllegalDeck):
        plugin.modes[0].game.new(plugin.choose().options, [["chess"], ["chess"]], KEY)


@pytest.mark.parametrize(("plugin", "mode"), SERIES)
def test_a_game_of_a_series_is_the_same_as_a_new_one(plugin: GamePlugin, mode: GameMode) -> None:
    kernels, book = plugin.kernels, plugin.kernels.book()
    for format in ready_formats(plugin, mode):
        chosen = plugin.choose(GameSettings(mode.name, format=format))
        box = format.box(chosen.decks)
        for number in (0, 1, 5):
            table = kernels.clear_tables(1, most_cards(box), chosen.options, chosen.decks)
            kernels.set_up(book, table[0], box, new_seeds(9), number, kernels.new_output(table[0], 0))
            decks = format.decks(deal_key(9, number), chosen.decks)
            game = mode.game.new(chosen.options, [deck.cards for deck in decks], game_key(9, number))
            if table.dtype == game.state.dtype:  # a small deck may get a smaller layout
                assert np.array(table[0]).tobytes() == np.array(game.state).tobytes()
            assert kernels.legal(book, table[0], kernels.new_output(table[0], 0)) == len(game.question.options)


@pytest.mark.parametrize(("plugin", "mode"), MODES)
def test_bots_play_a_game_to_its_end_and_every_screen_can_be_drawn(plugin: GamePlugin, mode: GameMode) -> None:
    chosen, console = plugin.choose(GameSettings(mode.name)), Console(quiet=True)
    game = new_game(chosen)
    bot = Bot(plugin, playouts_of(plugin.name), playouts_of(plugin.name).players[-1], KEY)
    screens = [plugin.screen(language) for language in Language]
    while (question := game.question) is not None:
        assert 0 <= question.seat < chosen.seats
        bot.answer(game, question.seat)
        if len(game.answers) % DRAWN == 0:
            screen = screens[len(game.answers) // DRAWN % len(screens)]
            for seat in range(chosen.seats):
                console.print(screen.table(game, seat), screen.piles(game, seat))
                assert all(isinstance(line, str) for line in screen.log(game, seat))
    assert game.result is not None and all(0 <= seat < game.seats for seat in game.result.winners)
    assert screens[0].piles_name() and all(screen.label(TableLabel.HELP) for screen in screens)


@pytest.mark.parametrize(("plugin", "mode"), MODES)
def test_a_game_is_undone_saved_and_loaded(plugin: GamePlugin, mode: GameMode) -> None:
    game = new_game(plugin.choose(GameSettings(mode.name)))
    bot = Bot(plugin, playouts_of(plugin.name), playouts_of(plugin.name).players[0], KEY)
    for _ in range(5):
        assert game.question is not None
        bot.answer(game, game.question.seat)
    again = mode.game.load(game.save())
    assert again.digest() == game.digest() and again.answers == game.answers
    again.undo(5)
    assert again.digest() == new_game(plugin.choose(GameSettings(mode.name))).digest()
    with pytest.raises(CorruptGame):
        mode.game.load(b"{}")


@pytest.mark.parametrize(("plugin", "mode"), SERIES)
def test_the_same_seed_gives_the_same_simulation(plugin: GamePlugin, mode: GameMode) -> None:
    for format in ready_formats(plugin, mode):
        one, again = (
            simulate(plugin.name, 20, seed=3, chunk=chunk, settings=GameSettings(format=format, mode=mode.name))
            for chunk in (20, 7)
        )
        assert (one.digest, one.decisions, one.wins) == (again.digest, again.decisions, again.wins)
        chosen = plugin.choose(GameSettings(mode.name))
        assert one.unfinished == 0 and len(one.wins) == chosen.seats
        if mode.virtual == 0:  # there is a winner, with the whole team; several may win together even without teams
            assert sum(one.wins.values()) >= (20 - one.draws) * chosen.seats // chosen.teams
