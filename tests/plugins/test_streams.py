"""Everything random that comes from one key is fair, and its parts are independent.

A sealed deal and the shuffle after it once read the same numbers, and some cards came first twice as often as others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from mulligan.core.decks.selection import rest
from mulligan.core.kernel.random import KEY_BYTES, Purpose, below, derived_key, stream
from mulligan.core.plugin import GamePlugin, GameSetup, PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.players.bot import Determinizer
from mulligan.registry import plugin_for
from tests.independence import Pick, faults

KEYS = 1200
# Game, mode, format and players; the number of decks, or of first cards, that a deal can give a player. Scoia'tael are left
# out, because they choose who starts.
DEALS = [
    ("epic", "duel", "starter", 2, 12),
    ("epic", "duel", "sealed", 2, 120),
    ("epic", "duel", "precon", 2, 4),
    ("epic", "duel", "precon_two", 2, 12),
    ("epic", "free_for_all", "sealed", 4, 120),
    ("gwent", "duel", "classic", 2, 4),
    ("gwent", "duel", "advanced", 2, 4),
    ("gwent", "free_for_all", "classic", 3, 4),
    ("gwent", "solo", "solo", 1, 4),
]
QUICK = (("epic", "duel", "sealed", 2, 120), ("gwent", "duel", "classic", 2, 4))
DECIDES_WHO_STARTS = "scoiatael"


def keys(count: int = KEYS) -> Iterator[bytes]:
    return (number.to_bytes(KEY_BYTES, "little") for number in range(count))


def deal(chosen: GameSetup, key: bytes, ways: int | None = None) -> tuple[list[Sequence[str]], dict[str, Pick]]:
    """The decks, and each player's share of the deal: a whole deck, or a first card."""
    decks = [deck.cards for deck in chosen.format.decks(key, chosen.decks)]
    dealt = [deck if chosen.format.taken else deck[0] for deck in decks]
    return decks, {f"deal to P{seat + 1}": Pick(value, ways, "deal") for seat, value in enumerate(dealt)}


def shuffle(game: PlayableGame, seats: int) -> dict[str, Pick]:
    """The seat asked first, and the order of everybody's first three cards, by their places in the deck list."""
    question = game.question
    assert question is not None
    picks = {"first asked": Pick(question.seat, seats)}
    for seat in range(seats):
        picks[f"hand of P{seat + 1}"] = Pick(order(game.state.players[seat].hand.cards[:3]), 6)
    return picks


def order(copies: Sequence[int]) -> tuple[int, ...]:
    """
    >>> order([17, 4, 9])
    (2, 0, 1)
    """
    return tuple(sorted(copies).index(copy) for copy in copies)


def decided(plugin: GamePlugin, decks: Sequence[Sequence[str]]) -> bool:
    return any(plugin.cards.group_of(deck[0]) == DECIDES_WHO_STARTS for deck in decks)


@pytest.mark.parametrize(
    ("game", "mode", "format", "seats", "ways"),
    [pytest.param(*deal, marks=() if deal in QUICK else pytest.mark.slow) for deal in DEALS],
)
def test_a_deal_tells_nothing_about_the_shuffle(game: str, mode: str, format: str, seats: int, ways: int) -> None:
    plugin = plugin_for(game)
    chosen, seen = plugin.choose(GameSettings(mode, format=format, seats=seats)), []
    for key in keys():
        decks, picks = deal(chosen, key, ways)
        if not decided(plugin, decks):
            seen.append(picks | shuffle(chosen.new(decks, key), seats))
    assert not faults(seen)


@pytest.mark.slow
def test_a_sealed_deck_starts_with_any_card_of_the_box() -> None:
    """E-FMT-SEALED-01: deal and shuffle together."""
    chosen, seen = plugin_for("epic").choose(GameSettings(format="sealed")), []
    for key in keys(10_000):
        game = chosen.new([deck.cards for deck in chosen.format.decks(key)], key)
        hands = [game.state.players[seat].hand.cards for seat in range(2)]
        first = [int(game.state.cards[copy].card) for hand in hands for copy in hand[:2]]
        seen.append({f"card {number}": Pick(card, 120, "cards") for number, card in enumerate(first)})
    assert not faults(seen)


@pytest.mark.slow
@pytest.mark.parametrize(("format", "seats"), [("dark", 2), ("open", 2), ("pack", 3), ("cube", 2)])
def test_a_draft_tells_nothing_about_the_game_after_it(format: str, seats: int) -> None:
    plugin, seen = plugin_for("epic"), []
    chosen = plugin.choose(GameSettings("free_for_all" if seats > 2 else "duel", format=format, seats=seats))
    for key in keys(300):
        game = chosen.new([chosen.format.cards], key)
        picks = {f"card {place} of the box": Pick(int(game.state.cards[place].card), subject="box") for place in (0, 1, 59)}
        if game.state.plan.shared:
            picks["picks first"] = Pick(int(game.state.first), seats)
        while plugin.is_draft(game):
            question = game.questions[0]
            game.answer(question.seat, question.options[0])
        seen.append(picks | shuffle(game, seats))
    assert not faults(seen)


@pytest.mark.slow
@pytest.mark.parametrize("format", ["sealed_choice", "dark", "open", "pack", "cube"])
def test_a_draft_opens_any_card_of_the_box(format: str) -> None:
    """A card is as likely as it has copies: in a cube most have three."""
    seats = 3 if format == "pack" else 2
    chosen, seen = (
        plugin_for("epic").choose(GameSettings("free_for_all" if seats > 2 else "duel", format=format, seats=seats)),
        [],
    )
    cards = chosen.format.cards
    copies = Counter(cards)
    for key in keys(3000):
        game = chosen.new([cards], key)
        opened = {f"card {place}": game.slugs[game.state.cards[place].card] for place in (0, 1, 59)}
        seen.append({name: Pick(card, copies, "box") for name, card in opened.items()})
    assert not faults(seen)


@pytest.mark.slow
def test_G_212_the_coin_of_a_tournament_reveals_nothing_about_its_games() -> None:
    plugin = plugin_for("gwent")
    chosen, seen = plugin.choose(GameSettings("tournament")), []
    for key in keys():
        decks, picks = deal(chosen, key)
        game = chosen.new(decks, key)
        (coin,) = game.questions
        picks["coin"] = Pick(coin.seat, 2)
        for _ in range(2):
            (question,) = game.questions
            game.answer(question.seat, question.options[0])
        if game.question is not None and game.question.ask == "REDRAW":  # no player chooses who starts
            seen.append(picks | shuffle(game, 2))
    assert not faults(seen)


@pytest.mark.parametrize(("game", "format", "ways"), [("epic", "starter", 6), ("gwent", "classic", 5)])
def test_piles_left_to_chance_tell_nothing_about_each_other_or_the_shuffle(game: str, format: str, ways: int) -> None:
    chosen, seen = plugin_for(game).choose(GameSettings("duel", format=format)), []
    decks = [deck.cards for deck in chosen.format.decks(bytes(KEY_BYTES))]
    for key in keys():
        left = chosen.format.supplies()
        picks = {f"piles of P{seat + 1}": Pick(rest(chosen.format, key, seat, left), ways) for seat in range(2)}
        seen.append(picks | shuffle(chosen.new(decks, key), 2))
    assert not faults(seen)


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_bot_with_the_seed_of_the_game_guesses_hidden_cards_no_better(game: str) -> None:
    """Resampling with the shuffle's random numbers would deal the true hand."""
    plugin, seen = plugin_for(game), []
    chosen = plugin.choose()
    decks = [deck.cards for deck in chosen.format.decks(bytes(KEY_BYTES))]
    for key in keys():
        played = chosen.new(decks, key)
        guessed = Determinizer(plugin, key).resampled(played, 0)
        cards = [int(each.state.cards[each.state.players[1].hand.cards[0]].card) for each in (played, guessed)]
        seen.append({"dealt": Pick(cards[0]), "guessed": Pick(cards[1])})
    assert not faults(seen)


def test_no_purpose_tells_anything_about_another() -> None:
    seen = []
    for key in keys(3000):
        streams = {purpose.name: stream(key, purpose) for purpose in Purpose}
        streams |= {f"{purpose.name} 1": stream(key, purpose, 1) for purpose in Purpose if purpose is not Purpose.GAME}
        seen.append({name: Pick(below(each, 6), 6) for name, each in streams.items()})
    assert not faults(seen)


def test_every_purpose_and_number_has_a_key_of_its_own() -> None:
    found = {derived_key(key, purpose, number) for key in keys(4) for purpose in Purpose for number in range(4)}
    assert len(found) == 4 * (4 * (len(Purpose) - 1) + 1)
