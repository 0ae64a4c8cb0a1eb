"""Every registered game offers what tools need, and it all fits together."""

from __future__ import annotations

import numpy as np
import pytest
from rich.console import Console

from mulligan import audit
from mulligan.core.decks.formats import Format
from mulligan.core.game import CorruptGame, IllegalDeck
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.kernel.series import deal_key, game_key, most_cards, new_seeds
from mulligan.core.plugin import Chosen, Kit, Mode, PlayableGame
from mulligan.core.text import Language
from mulligan.core.text.table import Label
from mulligan.games import GAMES, kit_of
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.players.simulate import simulate

KITS = [pytest.param(kit_of(game), id=game) for game in GAMES]
MODES = [pytest.param(kit_of(game), mode, id=f"{game}-{mode.name}") for game in GAMES for mode in kit_of(game).modes]
KEY = bytes(range(KEY_BYTES))
DRAWN = 11  # every so many answers all screens are drawn, which takes longer than playing


def is_one_game(kit: Kit, mode: Mode) -> bool:
    """A match of several games has no table of its own, and says so."""
    try:
        kit.kernels.clear_tables(1, 30, kit.choose(mode.name).options, kit.choose(mode.name).decks)
    except ValueError:
        return False
    return True


SINGLE = [each for each in MODES if is_one_game(*each.values)]


def ready_formats(kit: Kit, mode: Mode) -> list[Format]:
    """Formats of the mode that give decks without anybody's help."""
    there = kit.formats(kit.rulesets[0])
    return [kit.choose(mode.name, format=name).format for name in mode.formats if there[name].ready]


def new_game(chosen: Chosen, key: bytes = KEY) -> PlayableGame:
    decks = chosen.format.decks(key, chosen.decks)
    return chosen.mode.game.new(chosen.options, [deck.cards for deck in decks], key)


@pytest.mark.parametrize("kit", KITS)
def test_names_lead_to_what_they_name(kit: Kit) -> None:
    assert kit_of(kit.name) is kit
    assert kit.choose() == kit.choose(kit.modes[0].name, kit.rulesets[0], kit.modes[0].formats[0])
    assert not kit.choose(format=kit.benchmark).format.brought
    for what in ("mode", "ruleset", "format"):
        with pytest.raises(ValueError, match=f"no {what} 'chess'; there (is|are) "):
            kit.choose(**{what: "chess"})
    with pytest.raises(ValueError, match=r"no variant of .* 'chess'"):
        kit.choose(variants=("chess",))


@pytest.mark.parametrize("kit", KITS)
def test_every_ruleset_can_be_played(kit: Kit) -> None:
    for ruleset in kit.rulesets:
        assert new_game(kit.choose(ruleset=ruleset)).question is not None


@pytest.mark.parametrize("kit", KITS)
def test_every_card_is_in_a_group_and_has_words_and_a_program(kit: Kit) -> None:
    cards = kit.cards
    for card in cards.catalogue().names:
        assert cards.group_of(card) in cards.groups
        assert all(isinstance(line, str) for line in cards.program(card))
        for language in Language:
            assert cards.text(card, language).name and cards.text(card, language).type_line


@pytest.mark.parametrize("kit", KITS)
def test_groups_and_piles_have_a_word_in_every_language(kit: Kit) -> None:
    formats = [format for ruleset in kit.rulesets for format in kit.formats(ruleset).values() if format.taken]
    names = {kit.cards.kind, *kit.cards.groups, *(name for format in formats for name, _ in format.piles)}
    assert all(kit.cards.word(name, language) for name in names for language in Language)


@pytest.mark.parametrize("kit", KITS)
def test_the_rules_page_has_rules(kit: Kit) -> None:
    assert len(dict(audit.rule_rows(audit.checkout(), kit))) > 100


@pytest.mark.parametrize("kit", KITS)
def test_decks_of_a_format_are_legal_in_it(kit: Kit) -> None:
    for mode in kit.modes:
        wanted = kit.choose(mode.name).decks
        for format in ready_formats(kit, mode):
            for deck in format.decks(KEY, wanted):
                assert kit.check_deck(deck, format, None) == []
                assert kit.cards.catalogue().read(kit.cards.catalogue().write(deck)).counts == deck.counts
    with pytest.raises(IllegalDeck):
        kit.modes[0].game.new(kit.choose().options, [["chess"], ["chess"]], KEY)


@pytest.mark.parametrize(("kit", "mode"), SINGLE)
def test_a_game_of_a_series_is_the_one_that_new_lays(kit: Kit, mode: Mode) -> None:
    kernels, book = kit.kernels, kit.kernels.book()
    for format in ready_formats(kit, mode):
        chosen = kit.choose(mode.name, format=format)
        box = format.box(chosen.decks)
        for number in (0, 1, 5):
            table = kernels.clear_tables(1, most_cards(box), chosen.options, chosen.decks)
            kernels.set_up(book, table[0], box, new_seeds(9), number, kernels.new_output(table[0], 0))
            decks = format.decks(deal_key(9, number), chosen.decks)
            game = mode.game.new(chosen.options, [deck.cards for deck in decks], game_key(9, number))
            if table.dtype == game.state.dtype:  # a small deck may be given a smaller table
                assert np.array(table[0]).tobytes() == np.array(game.state).tobytes()
            assert kernels.legal(book, table[0], kernels.new_output(table[0], 0)) == len(game.question.options)


@pytest.mark.parametrize(("kit", "mode"), MODES)
def test_bots_play_a_game_to_its_end_and_every_screen_can_be_drawn(kit: Kit, mode: Mode) -> None:
    chosen, console = kit.choose(mode.name), Console(quiet=True)
    game = new_game(chosen)
    bot = Bot(kit, playouts_of(kit.name), playouts_of(kit.name).players[-1], KEY)
    screens = [kit.screen(language) for language in Language]
    while (question := game.question) is not None:
        assert 0 <= question.seat < chosen.seats
        bot.answer(game, question.seat)
        if len(game.answers) % DRAWN == 0:
            screen = screens[len(game.answers) // DRAWN % len(screens)]
            for seat in range(chosen.seats):
                console.print(screen.table(game, seat), screen.piles(game, seat))
                assert all(isinstance(line, str) for line in screen.happened(game, seat))
    assert game.result is not None and all(0 <= seat < game.seats for seat in game.result.winners)
    assert screens[0].piles_name() and all(screen.label(Label.HELP) for screen in screens)


@pytest.mark.parametrize(("kit", "mode"), MODES)
def test_a_game_is_taken_back_saved_and_loaded(kit: Kit, mode: Mode) -> None:
    game = new_game(kit.choose(mode.name))
    bot = Bot(kit, playouts_of(kit.name), playouts_of(kit.name).players[0], KEY)
    for _ in range(5):
        assert game.question is not None
        bot.answer(game, game.question.seat)
    again = mode.game.load(game.save())
    assert again.digest() == game.digest() and again.answers == game.answers
    again.take_back(5)
    assert again.digest() == new_game(kit.choose(mode.name)).digest()
    with pytest.raises(CorruptGame):
        mode.game.load(b"{}")


@pytest.mark.parametrize(("kit", "mode"), SINGLE)
def test_the_same_seed_gives_the_same_simulation(kit: Kit, mode: Mode) -> None:
    for format in ready_formats(kit, mode):
        one, again = (simulate(kit.name, 20, seed=3, format=format, mode=mode.name, chunk=chunk) for chunk in (20, 7))
        assert (one.digest, one.decisions, one.wins) == (again.digest, again.decisions, again.wins)
        chosen = kit.choose(mode.name)
        assert one.unfinished == 0 and len(one.wins) == chosen.seats
        if mode.virtual == 0:  # somebody wins, with the whole team; without teams, too, several may win together
            assert sum(one.wins.values()) >= (20 - one.draws) * chosen.seats // chosen.teams
