"""Plays that would do nothing are recognised, for any hand of the opponent."""

from __future__ import annotations

import pytest

from mulligan import new_game
from mulligan.core.client.view import OptionView, Viewer
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.epic.game import EpicGame
from mulligan.epic.plugin import PLUGIN
from mulligan.epic.ui.board import EpicViewBuilder
from mulligan.players.bot import Bot, Determinizer
from mulligan.players.playouts import playouts_of

KEY = bytes(16)
NO_ATTACKER = "No champion is attacking."
NO_CHAMPION = "There’s no champion it can affect."
NO_CARD = "No discard pile has a card for it."


def at(*lines: str) -> EpicGame:
    game = game_at(PLUGIN.table, lines, KEY)
    assert isinstance(game, EpicGame)
    return game


def options(game: EpicGame) -> tuple[OptionView, ...]:
    question = game.question
    assert question is not None
    return EpicViewBuilder().question(game, question, Viewer(question.seat, Language.EN)).options


def idle(game: EpicGame, words: str) -> str:
    """Why the only option with these words would do nothing."""
    (found,) = (option for option in options(game) if words in option.words)
    return found.idle


@pytest.mark.parametrize(
    ("hand", "more", "play", "reason"),
    [
        ("spike_trap", "", "Play Spike Trap", NO_ATTACKER),
        ("spike_trap", "discard: kong", "Play Spike Trap", NO_ATTACKER),
        ("spike_trap", "discard: kong, kong", "Play Spike Trap", ""),  # it recycles
        ("wither", "", "Play Wither", NO_CHAMPION),
        ("wither", "play: kong", "Play Wither", ""),  # a champion of either side is a target
        ("wither", "play: crystal_golem", "Play Wither", NO_CHAMPION),  # it is untargetable
        ("drain_essence", "", "Play Drain Essence", ""),  # it gains health without a target
        ("apocalypse", "", "Play Apocalypse", ""),  # it draws instead
        ("deadly_raid", "", "Play Deadly Raid", ""),
        ("amnesia", "", "Play Amnesia", ""),
        ("kong", "", "Play Kong", ""),
        ("rage", "", "Play Rage", ""),  # its other mode draws for gold
        ("kong", "play: corpse_taker", "Use Corpse Taker", NO_CARD),
        ("kong", "play: corpse_taker discard: kong", "Use Corpse Taker", ""),
        ("kong", "play: corpse_taker", "Attack with Corpse Taker", ""),
    ],
)
def test_a_play_is_idle_where_its_text_finds_nothing_to_do(hand: str, more: str, play: str, reason: str) -> None:
    assert idle(at(f"P1 30hp 1g hand: {hand} {more}", "P2 30hp 0g hand: ?4", "turn P1"), play) == reason


def test_spike_trap_does_something_to_attackers() -> None:
    game = at("P1 30hp 1g hand: - play: kong", "P2 30hp 0g hand: spike_trap", "turn P1", "P1 attacks with kong")
    assert idle(game, "Play Spike Trap") == ""


def test_modes_that_cannot_be_paid_do_not_count() -> None:
    assert idle(at("P1 30hp 0g hand: rage", "P2 30hp 0g hand: ?4", "turn P1"), "Play Rage") == NO_CHAMPION


def test_modes_are_idle_by_themselves() -> None:
    game = at("P1 30hp 1g hand: apocalypse", "P2 30hp 0g hand: ?4", "turn P1", "P1 plays apocalypse")
    assert [option.idle for option in options(game)] == ["", NO_CHAMPION]


def test_an_idle_play_is_legal_and_changes_only_hand_and_discard_pile() -> None:
    game = at("P1 30hp 1g hand: spike_trap, wither", "P2 30hp 0g hand: ?4", "turn P1")
    builder, viewer = EpicViewBuilder(), Viewer(0, Language.EN)
    before = builder.board(game, viewer)
    (trap,) = (option for option in options(game) if "Spike Trap" in option.words)
    game.answer(0, trap.choice)
    after = builder.board(game, viewer)
    assert [card.card for card in after.players[0].discard] == ["spike_trap"]
    assert (before.champions, before.players[1]) == (after.champions, after.players[1])
    assert [player.health for player in before.players] == [player.health for player in after.players]


def test_nothing_hidden_decides_what_is_idle() -> None:
    """In random games the same plays are idle for any hand of the opponent."""
    found = 0
    for seed in range(6):
        game = new_game("epic", seed=seed)
        assert isinstance(game, EpicGame)
        walker, dealer = Bot(PLUGIN, playouts_of("epic"), "random", KEY), Determinizer(PLUGIN, KEY)
        while game.question is not None and len(game.answers) < 120:
            seat = game.question.seat
            shown = [(option.choice, option.idle) for option in options(game)]
            assert shown == [(option.choice, option.idle) for option in options(dealer.resampled(game, seat))]
            found += sum(reason != "" for _, reason in shown)
            walker.answer(game, seat)
    assert found > 0
