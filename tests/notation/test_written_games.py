"""A position written as a scenario reads back the same for all seats; one copied by a seat reveals nothing hidden."""

from __future__ import annotations

import random

import pytest

from mulligan.core.decks.formats import PUBLIC
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.kernel.random import Random, seed
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.core.scenario.scenario import ScenarioError, read_scenarios, run_scenario
from mulligan.core.scenario.writer import CannotWrite, at_table, same_for_all, write_game, write_seen
from mulligan.core.settings import GameSettings
from mulligan.registry import GAMES, plugin_for
from tests.depth import THOROUGH
from tests.notation.sample_games import MODES, random_game

KINDS = [(game, *mode) for game, modes in MODES.items() for mode in modes]
each_kind = pytest.mark.parametrize(("game", "mode", "seats"), KINDS, ids=[f"{game}_{mode}" for game, mode, _ in KINDS])
GAMES_OF_EACH = 20 if THOROUGH else 3
TABLES = {game: plugin_for(game).table for game in GAMES}


def writer_of(game: str):
    writer = plugin_for(game).writer
    assert writer is not None
    return writer


def read_back(game: str, lines):
    table = plugin_for(game).table()
    for line in lines:
        table.do(line)
    return table


@each_kind
def test_every_position_in_which_nothing_waits_reads_back(game: str, mode: str, seats: int | None) -> None:
    writer, found = writer_of(game), 0
    for number in range(GAMES_OF_EACH):
        played = random_game(game, mode, seats, number, 0)
        chance = random.Random(number)
        while (question := played.question) is not None:
            lines = writer.position(played)
            if lines is not None and chance.random() < 0.3:
                found += 1
                table = read_back(game, lines)
                assert same_for_all(writer, table.table(), played), "\n".join(lines)
                assert writer.position(table.table()) == lines
            played.answer(question.seat, chance.choice(question.options))
    assert found > 0


@each_kind
def test_a_game_written_at_any_ply_continues_the_same(game: str, mode: str, seats: int | None) -> None:
    writer = writer_of(game)
    for number in range(GAMES_OF_EACH):
        whole = random_game(game, mode, seats, number, 120)
        answers = whole.answers
        ply = random.Random(number).randrange(len(answers) + 1)
        played = whole.copy()
        played.undo(len(answers) - ply)
        text = write_game(writer, game, played, f"ply {ply}")
        (scenario,) = read_scenarios(text, "", game)
        assert run_scenario(scenario, TABLES) is None
        table = read_back(game, [line.words for line in scenario.lines])
        for answer in answers[ply : ply + 25]:
            assert same_for_all(writer, table.table(), played), text
            if answer.choice < 0:
                table.do(f"P{answer.seat + 1} leaves")
            else:
                table.do(str(writer.move(at_table(writer, played), answer)))
            played.replay(answer)
        assert same_for_all(writer, table.table(), played), text


@each_kind
def test_a_copied_position_does_not_depend_on_hidden_cards(game: str, mode: str, seats: int | None) -> None:
    plugin, writer = plugin_for(game), writer_of(game)
    stream: Random = new_record(dtype_of(Random))[0]
    seed(stream, bytes(16))
    for number in range(GAMES_OF_EACH):
        played = random_game(game, mode, seats, number, 0)
        chance = random.Random(number)
        while (question := played.question) is not None:
            if chance.random() < 0.1:
                for seat in range(played.seats):
                    if game == "gwent" and mode == "solo" and seat == 1:
                        continue  # an unused seat
                    twin = played.copy()
                    plugin.kernels.resample(plugin.kernels.book(), twin.state, seat, plugin.kernels.new_pool(PUBLIC), stream)
                    text = write_seen(writer, game, played, seat)
                    assert write_seen(writer, game, twin, seat) == text
                    assert "key" not in text.split()
            played.answer(question.seat, chance.choice(question.options))


@each_kind
def test_a_copied_position_can_be_read(game: str, mode: str, seats: int | None) -> None:
    writer = writer_of(game)
    for number in range(GAMES_OF_EACH):
        played = random_game(game, mode, seats, number, random.Random(number).randrange(100))
        if played.question is None:
            continue
        for seat in (SPECTATOR, played.question.seat):
            (scenario,) = read_scenarios(write_seen(writer, game, played, seat), "", game)
            table = plugin_for(game).table()
            try:
                for line in scenario.lines:
                    table.do(line.words)
                table.finish()
            except ScenarioError as error:  # a battle may have more damage than a position allows
                assert "would have broken" in str(error), error


def test_a_draft_has_no_position() -> None:
    plugin = plugin_for("epic")
    chosen = plugin.choose(GameSettings(format="dark"))
    played = chosen.new([chosen.format.cards], bytes(16))
    with pytest.raises(CannotWrite, match="decks are still being chosen"):
        write_seen(writer_of("epic"), "epic", played, 0)


def test_only_the_game_of_a_tournament_is_written_with_a_comment() -> None:
    plugin, writer = plugin_for("gwent"), writer_of("gwent")
    chosen = plugin.choose(GameSettings("tournament"))
    played = chosen.new([deck.cards for deck in chosen.format.decks(bytes(16), chosen.decks)], bytes(16))
    with pytest.raises(CannotWrite, match="decks are still being chosen"):
        write_game(writer, "gwent", played, "decks")
    for _ in range(4):
        played.answer(played.question.seat, played.question.options[0])
    for text in (write_game(writer, "gwent", played, "first game"), write_seen(writer, "gwent", played, 0)):
        assert "# A part of a Gwent tournament: only this game is written." in text
        (scenario,) = read_scenarios(text, "", "gwent")
        assert run_scenario(scenario, TABLES) is None
