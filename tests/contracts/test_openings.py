"""The view of a duel's opening from each seat, and the cards that resampling deals there.

The games' own tests cover the rest of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from mulligan.core.base_game import TableGame
from mulligan.core.kernel.output import SPECTATOR, UNKNOWN
from mulligan.epic import game as epic
from mulligan.epic.hidden.resample import new_pool as new_epic_pool
from mulligan.epic.state import Ask as EpicAsk
from mulligan.gwent import game as gwent
from mulligan.gwent.decks.formats import human_set
from mulligan.gwent.hidden.resample import new_pool as new_gwent_pool
from mulligan.gwent.parts import MONSTERS, NILFGAARD
from mulligan.gwent.state import Ask as GwentAsk
from tests.contracts.resampling import TIMES, assert_about_equal, cards, resampled, stream


@dataclass(frozen=True, slots=True)
class Opening:
    """Each seat has thirty cards; those of the second are all different."""

    new: Callable[[], TableGame]
    new_pool: Callable[[], Any]
    theirs: Sequence[str]  # the second seat's cards
    hand: int  # cards dealt to each seat
    ask: int
    asked: int


def new_epic() -> TableGame:
    """P1 begins, so P2 is asked for the mulligan first (E-MULL-08)."""
    return epic.EpicGame.new(epic.GameOptions(first_player=0), (epic.SLUGS[10:40], epic.SLUGS[50:80]), bytes(16))


MINE = [name for name in human_set(MONSTERS)[1:] if name != "decoy"][:30]
THEIRS = list(dict.fromkeys(human_set(NILFGAARD)[1:]))[:30]


def new_gwent() -> TableGame:
    decks = ["eredin_commander_of_the_red_riders", *MINE], ["emhyr_var_emreis_the_relentless", *THEIRS]
    return gwent.GwentGame.new(gwent.GameOptions("physical", starter=0), decks, bytes(16))


OPENINGS: Mapping[str, Opening] = {
    "epic": Opening(new_epic, new_epic_pool, epic.SLUGS[50:80], 5, EpicAsk.MULLIGAN, 1),
    "gwent": Opening(new_gwent, new_gwent_pool, THEIRS, 10, GwentAsk.REDRAW, 0),
}
both_games = pytest.mark.parametrize("name", OPENINGS)


def hand(view: Any, seat: int) -> list[int]:
    player = view.players[seat]
    return [int(place.card) for place in player.hand[: player.hand_count]]


@both_games
def test_a_seat_sees_its_own_hand_and_counts_the_others(name: str) -> None:
    opening = OPENINGS[name]
    game, unknown = opening.new(), [UNKNOWN] * opening.hand
    for seat in (0, 1):
        view = game.view(seat)
        assert [game.slugs[card] for card in hand(view, seat)] == cards(game, seat, "hand")
        assert hand(view, 1 - seat) == unknown
        for player in (view.players[0], view.players[1]):
            assert player.deck_count == 30 - opening.hand
            assert all(place.card == UNKNOWN for place in player.deck[: player.deck_count])
    spectator = game.view(SPECTATOR)
    assert hand(spectator, 0) == hand(spectator, 1) == unknown


@both_games
@pytest.mark.parametrize("seat", [-2, 2])
def test_seats_that_do_not_exist_have_no_view(name: str, seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        OPENINGS[name].new().view(seat)


@both_games
def test_only_the_seat_that_is_asked_sees_the_options(name: str) -> None:
    opening = OPENINGS[name]
    game = opening.new()
    asked = game.view(opening.asked)
    assert (asked.ask, asked.asked) == (opening.ask, opening.asked)
    assert tuple(asked.options[: asked.option_count]) == game.legal() != ()
    for other in (1 - opening.asked, SPECTATOR):
        view = game.view(other)
        assert (view.ask, view.asked, view.option_count) == (opening.ask, opening.asked, 0)


@both_games
def test_the_other_hand_may_be_any_part_of_an_open_list(name: str) -> None:
    opening = OPENINGS[name]
    game, random, pool = opening.new(), stream(), opening.new_pool()
    seen: Counter[str] = Counter()
    for _ in range(TIMES):
        twin = resampled(name, game, 0, pool, random)
        seen.update(cards(twin, 1, "hand"))
        assert cards(twin, 0, "hand") == cards(game, 0, "hand")
        assert sorted(cards(twin, 1, "hand") + cards(twin, 1, "deck")) == sorted(opening.theirs)
    assert_about_equal(seen, 30)


@both_games
def test_a_players_next_card_may_be_any_that_is_left(name: str) -> None:
    opening = OPENINGS[name]
    game, random, pool = opening.new(), stream(), opening.new_pool()
    tops = Counter(cards(resampled(name, game, 1, pool, random), 1, "deck")[-1] for _ in range(TIMES))
    assert_about_equal(tops, 30 - opening.hand)
    assert not set(tops) & set(cards(game, 1, "hand"))


@both_games
def test_a_resampled_state_does_not_predict_the_game(name: str) -> None:
    opening = OPENINGS[name]
    game, random, pool = opening.new(), stream(), opening.new_pool()
    keys = {(int(game.state.random.key0), int(game.state.random.key1))}
    for seat in (0, 1, SPECTATOR):
        for _ in range(10):
            twin = resampled(name, game, seat, pool, random).state.random
            keys.add((int(twin.key0), int(twin.key1)))
            assert twin.drawn == 0
    assert len(keys) == 31
