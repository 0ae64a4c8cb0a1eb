"""Decisions of the greedy player that every good player would take, and what it may not do: cheat or touch the table."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mulligan.gwent.game import GwentGame, book
from mulligan.gwent.hidden.resample import new_pool, resample
from mulligan.gwent.output import new_output
from mulligan.gwent.parts import NILFGAARD, Row
from mulligan.gwent.rules.battlefield.strength import row_total, total
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.scenario.position import CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import Option
from mulligan.players.gwent.greedy import choose_greedy, option_value
from mulligan.players.gwent.passing import look
from mulligan.players.gwent.rows import added, note_of
from tests.contracts.games import MODES
from tests.contracts.gwent import GWENT
from tests.contracts.resampling import stream
from tests.depth import THOROUGH, first_few

TABLES = {"duel": GWENT, **{name: subject for name, subject in MODES.items() if name.startswith("gwent")}}
GAMES = 10 if THOROUGH else 1  # random games of each kind


def player(
    hand: Iterable[str] = (), rows: dict[Row, list[str]] | None = None, theirs: Iterable[str] = (), **fields: object
) -> PlayerSetup:
    """A player; the opponent has played the cards `theirs` to this player's close row."""
    setup = PlayerSetup(hand=list(hand), **fields)  # type: ignore[arg-type]
    for row, cards in (rows or {}).items():
        setup.rows[row] += [CardSetup(card) for card in cards]
    setup.rows[Row.CLOSE] += [CardSetup(card, owner=1, holder=1) for card in theirs]
    return setup


def choice(own: PlayerSetup, other: PlayerSetup, **fields: object) -> str:
    """The card that the greedy player plays as the first player, or "pass"."""
    game = set_up(PositionSetup((own, other), **fields))  # type: ignore[arg-type]
    state, output = game.state, game.output
    legal(book(), state, output)
    option = int(choose_greedy(book(), state, output))
    if option == Option.PASS:
        return "pass"
    return game.slugs[state.cards[state.players[0].hand.cards[(option - Option.PLAY) // 4]].card]


SIX = ["mahakaman_defender"] * 6


def test_a_spy_is_played_early() -> None:
    assert choice(player(["vernon_roche", "prince_stennis", "trebuchet"]), player(SIX)) == "prince_stennis"


def test_a_decoy_takes_back_a_spy() -> None:
    assert choice(player(["decoy", "redanian_foot_soldier"], theirs=["thaler"]), player(SIX)) == "decoy"


def test_it_passes_when_the_opponent_needs_several_cards_to_catch_up() -> None:
    rows = {Row.SIEGE: ["ballista", "trebuchet", "trebuchet", "siege_tower"]}
    assert choice(player(["ves", *SIX], rows), player(SIX)) == "pass"
    assert choice(player(["ves", *SIX], {Row.SIEGE: ["thaler"]}), player([*SIX, "ves"])) != "pass"


def test_it_never_passes_the_last_round_with_cards_that_could_win() -> None:
    rows = {Row.SIEGE: ["ballista", "trebuchet", "trebuchet", "siege_tower"]}
    last = {"gems": 1}
    assert choice(player(["ves"], rows, **last), player(SIX[:1], **last), round_number=3) == "ves"


def test_it_wins_with_the_least_card_that_suffices() -> None:
    other = player(["ves"], {Row.RANGED: ["keira_metz"]}, passed=True)
    assert choice(player(["vernon_roche", "trebuchet", "redanian_foot_soldier"]), other) == "trebuchet"


def test_it_gives_up_a_round_that_costs_too_much() -> None:
    other = player(SIX, {Row.CLOSE: ["geralt_of_rivia", "cirilla_fiona_elen_riannon", "vernon_roche"]}, passed=True)
    assert choice(player(SIX), other) == "pass"
    assert choice(player(SIX, gems=1), player(SIX, passed=True)) != "pass"


def test_an_equal_total_is_enough_for_nilfgaard() -> None:
    """G-103"""
    other = player(["ves"], {Row.CLOSE: ["ves"]}, passed=True)
    own = player(["puttkammer"], {Row.RANGED: ["renuald_aep_matsen"]}, faction=NILFGAARD)
    assert choice(own, other) == "pass"


def test_it_burns_their_best_unit_and_not_its_own() -> None:
    strong = {Row.SIEGE: ["catapult"]}
    assert choice(player(["scorch", "redanian_foot_soldier"]), player(SIX, strong)) == "scorch"
    assert choice(player(["scorch", "redanian_foot_soldier"], strong), player(SIX)) != "scorch"


def test_weather_goes_to_the_opponents_strong_row() -> None:
    rows = {Row.RANGED: ["dethmold", "keira_metz", "sile_de_tansarville", "sabrina_glevissig"]}
    hand = ["impenetrable_fog", "ves"]
    assert choice(player(hand), player(SIX, rows)) == "impenetrable_fog"
    assert choice(player(hand, rows), player(SIX)) != "impenetrable_fog"


def test_a_medic_waits_for_a_spy_to_revive() -> None:
    hand = ["dun_banner_medic", "ves"]
    assert choice(player(hand), player(SIX)) == "ves"
    assert choice(player(hand, discard=["thaler", "ves"]), player(SIX)) == "dun_banner_medic"


@pytest.mark.parametrize("table", first_few(tuple(TABLES)))
def test_it_sees_nothing_hidden_and_leaves_the_table_alone(table: str) -> None:
    """Its answers are the same wherever its seat sees the same; it takes the best option, and changes nothing."""
    subject, random, pool = TABLES[table], stream(), new_pool()
    for number in range(GAMES):
        game: GwentGame = subject.new_game(number)
        state, output = game.state, new_output(game.state)
        while state.over == 0:
            seat, count = int(state.asked), legal(book(), state, output)
            options, before = [int(option) for option in output.options[:count]], state.tobytes()  # type: ignore[attr-defined]
            best = int(choose_greedy(book(), state, output))
            values = [int(option_value(book(), state, output, option)) for option in options]
            assert [int(option) for option in output.options[:count]] == options
            assert state.tobytes() == before  # type: ignore[attr-defined]
            assert values[options.index(best)] == max(values)
            twin = game.copy()
            resample(book(), twin.state, seat, pool, random)
            assert [int(option_value(book(), twin.state, output, option)) for option in options] == values
            assert int(choose_greedy(book(), twin.state, output)) == best
            step(book(), state, options[0] if len(options) == 1 else best, output)


def test_the_strength_that_a_unit_adds_is_that_of_the_rules() -> None:
    """In random positions, for units that change nothing on arrival."""
    compared = 0
    for number in range(6):
        game: GwentGame = GWENT.new_game(number)
        state, output = game.state, game.output
        while state.over == 0:
            seat = int(state.asked)
            side = state.players[seat].side
            lead, notes, _ = look(book(), state, seat)
            assert lead == total(book(), state, side) - total(book(), state, 1 - side)
            hand = state.players[seat].hand
            for number_in_hand in hand.cards[: hand.count]:
                facts = book().cards[state.cards[number_in_hand].card]
                if facts.abilities & 1 and not facts.abilities & (1 << 5 | 1 << 11):  # neither a horn nor a Berserker
                    row, compared = int(facts.row), compared + 1
                    cards, before = state.sides[side].rows[row].cards, row_total(book(), state, side, row)
                    expected = _with_card(state, side, row, cards, int(number_in_hand)) - before
                    card = int(state.cards[number_in_hand].card)
                    assert added(book(), state, side, row, card, note_of(notes, row)) == expected
            count = legal(book(), state, output)
            step(book(), state, int(output.options[count // 2]), output)
    assert compared > 100


def _with_card(state: object, side: int, row: int, cards: object, number: int) -> int:
    cards.cards[cards.count] = number  # type: ignore[attr-defined]
    cards.count += 1  # type: ignore[attr-defined]
    points = int(row_total(book(), state, side, row))  # type: ignore[arg-type]
    cards.count -= 1  # type: ignore[attr-defined]
    cards.cards[cards.count] = 0  # type: ignore[attr-defined]
    return points
