"""Random games of every kind, for tests that write them as scenarios."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from mulligan.core.game import IllegalDeck
from mulligan.core.settings import GameSettings
from mulligan.registry import plugin_for

MODES = {
    "epic": (("duel", None), ("free_for_all", 3), ("hunter_last_one_standing", 4), ("hydra", 4)),
    "gwent": (("duel", None), ("solo", None), ("free_for_all", 3), ("teams", None)),
}


def random_game(game: str, mode: str, seats: int | None, number: int, most: int = 10_000) -> Any:
    """Play random answers to the end or a limit; in Epic, players sometimes leave."""
    chance = random.Random(f"{game} {mode} {number}")
    plugin = plugin_for(game)
    variants = ("leaders",) if mode == "solo" and number % 2 else ()
    ruleset = plugin.rulesets[0] if mode == "solo" else chance.choice(plugin.rulesets)
    chosen = plugin.choose(GameSettings(mode, ruleset, variants=variants, seats=seats))
    played = None
    while played is None:
        key = chance.randbytes(16)
        with suppress(IllegalDeck):  # teammates of one faction
            played = chosen.new([deck.cards for deck in chosen.format.decks(key, chosen.decks)], key)
    for _ in range(most):
        question = played.question
        if question is None:
            break
        if game == "epic" and mode != "duel" and chance.random() < 0.01:
            played.leave(chance.choice([seat for seat in range(played.seats) if not played.state.players[seat].eliminated]))
        else:
            played.answer(question.seat, chance.choice(question.options))
    return played
