"""The answer of a bot at a position that is written as in a scenario."""

from __future__ import annotations

from mulligan.core.scenario.notation import Notation
from mulligan.epic.game import EpicGame, book
from mulligan.epic.rules.options import legal
from mulligan.epic.state import PILE_SIZE, POWERS_PER_CHAMPION, Option
from mulligan.players.epic.playouts import PLAYOUTS
from mulligan.players.stream import new_stream
from mulligan.registry import plugin_for


def position(lines: str) -> EpicGame:
    table = plugin_for("epic").table()
    assert isinstance(table, Notation)
    for line in lines.strip().splitlines():
        table.do(line.strip())
    game = table.table()
    assert isinstance(game, EpicGame)
    return game


def choice(game: EpicGame, player: str = "greedy", seed: int = 0) -> int:
    """The answer of a native player to the open question."""
    legal(book(), game.state, game.output)
    return int(PLAYOUTS.choose(PLAYOUTS.number_of(player), book(), game.state, game.output, new_stream(seed)))


def says(lines: str, player: str = "greedy", seed: int = 0) -> str:
    """The answer in a word or two: `pass`, `my kong`, `power muse`, `P2`, a card or a number."""
    game = position(lines)
    return named(game, choice(game, player, seed))


def named(game: EpicGame, option: int) -> str:
    state = game.state
    me = int(state.asked)
    if option == Option.PASS:
        return "pass"
    if option >= Option.DISCARD:
        pile = state.players[(option - Option.DISCARD) // PILE_SIZE].discard
        return game.slugs[state.cards[pile.cards[(option - Option.DISCARD) % PILE_SIZE]].card]
    if option >= Option.POWER:
        return "power " + game.slugs[state.champions[(option - Option.POWER) // POWERS_PER_CHAMPION].card]
    if option >= Option.CHAMPION:
        champion = state.champions[option - Option.CHAMPION]
        return ("my " if champion.controller == me else "their ") + game.slugs[champion.card]
    if option >= Option.HAND:
        return game.slugs[state.cards[state.players[me].hand.cards[option - Option.HAND]].card]
    if option >= Option.NUMBER:
        return str(option - Option.NUMBER)
    return f"P{option - Option.PLAYER + 1}" if option >= Option.PLAYER else f"mode {option - Option.MODE}"
