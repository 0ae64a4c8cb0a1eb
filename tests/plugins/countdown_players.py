"""The native bots of the small game: only a random one."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.players.playouts import make_playouts
from mulligan.players.random import choose_random
from tests.plugins.countdown import legal, set_up, step


@native
def choose(player, book, state, output, stream):
    return choose_random(output, stream)


PLAYOUTS = make_playouts(("random",), choose, legal, step, set_up)
