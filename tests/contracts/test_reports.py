"""Reports of finished games: their numbers are those of the journal and of the last position."""

from __future__ import annotations

from collections import Counter
from random import Random as Chance

import pytest

from mulligan.core.client.view import EventView, Viewer, client_view, events, moments, view_builder
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from tests.contracts.games import SHOWN, SUBJECTS
from tests.contracts.test_client_view import NAMES, plugin_named, positions
from tests.depth import only

REPORTED = only(SHOWN, [name for name in SUBJECTS if "draft" not in name])
GWENT = only(SHOWN, [name for name in SUBJECTS if name.startswith("gwent")])


@pytest.mark.parametrize("name", REPORTED)
def test_a_story_has_the_numbers_of_the_journal(name: str) -> None:
    subject, plugin = SUBJECTS[name], plugin_named(name)
    reporter, seen = plugin.views.reporter(), Counter[tuple[str, int]]()
    for game in positions(subject, 3, Chance(3)):
        reporter.see(game)
        for event in events(plugin, game, Viewer(SPECTATOR, Language.EN, NAMES[: game.seats])):
            seen[event.kind, event.seat] += 1
    report, teams = reporter.report(), list(plugin.views.teams(game))
    stats = {stat.name: stat.values for stat in report.stats}
    assert report.reason is not None and len(report.stats) == 5
    for side, line in enumerate(report.lines):
        assert line.seats == tuple(seat for seat, team in enumerate(teams) if team == side)
        assert len(line.values) == len(report.marks)
        assert stats["played"][side] == sum(seen["PLAYED", seat] for seat in line.seats)
        drawn = sum(seen[kind, seat] for kind in ("DREW", "PICKED") for seat in line.seats)
        assert stats["drawn"][side] == drawn
    assert list(report.marks) == sorted(report.marks)
    for hand in report.hands:
        own = view_builder(plugin, game).board(game, Viewer(hand.seat, Language.EN, NAMES[: game.seats]))
        assert Counter(hand.cards) == Counter(card.card for card in own.players[hand.seat].hand)
    if name.startswith("epic"):
        healths = view_builder(plugin, game).progress(game).scores
        assert tuple(line.values[-1] for line in report.lines) == healths
        if report.reason.how == "health":
            values = report.reason.values
            assert values["before"] - values["lost"] == values["after"] == healths[teams[report.reason.seat]] <= 0


@pytest.mark.parametrize("name", GWENT)
def test_a_round_is_shown_as_it_was_scored(name: str) -> None:
    """Before the board is cleared: with all its units, and with the totals that the events name."""
    subject, plugin = SUBJECTS[name], plugin_named(name)
    ended = 0
    for game in positions(subject, 5, Chance(5)):
        viewer = Viewer(0, Language.PL, NAMES[: game.seats])
        shown = events(plugin, game, viewer)
        found = moments(plugin, game, viewer)
        assert len(found) == sum(1 for event in shown if event.kind == "SCORED" and event.other == 0)
        for moment in found:
            board, result = moment.board, moment.board.round_end
            scored: dict[int, EventView] = {}
            for event in shown[moment.events :]:
                if event.kind == "SCORED":
                    scored.setdefault(event.other, event)
            assert [side.total for side in board.sides] == [scored[side.side].amount for side in board.sides]
            assert all(sum(row.total for row in side.rows) + side.bonus == side.total for side in board.sides)
            assert all(player.passed for player in board.players if not player.virtual)
            assert result.rule in ("points", "strength", "tie", "nilfgaard")
            assert (result.rule == "points") == (len(board.sides) > 2) == (result.scored != ())
            if result.rule == "strength":
                assert result.winner == max(board.sides, key=lambda side: side.total).side
            assert all(effect.words for effect in result.effects)
            ended += 1
    assert ended >= 2 and client_view(plugin, game, viewer).over


@pytest.mark.parametrize("name", GWENT)
def test_G_042_a_player_with_nothing_left_learns_it(name: str) -> None:
    subject, plugin = SUBJECTS[name], plugin_named(name)
    lines = Counter[tuple[int, int]]()
    for number in range(3):
        for game in positions(subject, number, Chance(number)):
            for event in events(plugin, game, Viewer(SPECTATOR, Language.EN, NAMES[: game.seats])):
                if event.kind == "RAN_OUT":
                    assert "out of cards" in event.words
                    lines[number, event.seat] += 1
    assert lines
