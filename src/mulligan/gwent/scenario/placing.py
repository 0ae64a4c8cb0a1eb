"""Reads the lines of a position: players, rows, piles, weather."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from mulligan.core.scenario.notation import add_cards
from mulligan.core.scenario.scenario import ScenarioError
from mulligan.core.scenario.words import Facts, Thing, number, one_of, read_list, there_are
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.cards import CARDS
from mulligan.gwent.game import NUMBERS, book
from mulligan.gwent.parts import FACTIONS, Faction, Row, Trait
from mulligan.gwent.rules.rounds import GEMS
from mulligan.gwent.scenario.position import BLOWN, CardSetup, Laid, PlayerSetup
from mulligan.gwent.state import COUNTED_POINTS, HELD, LARGE_DECK, LEADERS, MAX_ROUNDS, SHUFFLED_IN, LeaderState

if TYPE_CHECKING:
    from mulligan.gwent.scenario.notation import GwentTable

ROWS = tuple(row.name.lower() for row in Row)
ZONES = ("leader", "hand", "deck", "discard", "side deck", *ROWS, "horns")
MOST = 32000  # limit of a side's total
_FACTIONS = tuple(faction.name.lower() for faction in FACTIONS)
_FACTION = r"northern[_ ]realms|nilfgaard|scoia'?tael|monsters|skellige"
FACTS = Facts(
    {
        **dict.fromkeys(_FACTIONS, _FACTION),
        "gems 2": r"gems \S+",
        "points 3": r"points \S+",
        "scores 30/12": r"scores \S+",
        "bonus 2": r"bonus \S+",
        "loose 9": r"loose \S+",
        "passed": r"passed",
    }
)
_STATES = tuple(state.name.lower() for state in LeaderState)
_CARD = ("P2", "owner P2", "played by P2", "known", "known to P2", "shuffled in", "held")


def read_player(table: GwentTable, seat: int, words: str) -> None:
    """`monsters gems 1 passed leader: … hand: … close: …`, in any order. A zone adds to that of earlier lines."""
    player: PlayerSetup = table.setup.players[seat]
    parsed = table.split_player(player, words)
    for fact in parsed.facts:
        _read_fact(player, fact.lower())
    for zone, body in parsed.zones:
        match zone:
            case "leader":
                _read_leader(table, player, body)
            case "close" | "ranged" | "siege":
                row = Row[zone.upper()]
                player.rows[row] += read_cards(table, body, partial(check_row, row))
            case "horns":
                for thing in read_list(body):
                    player.horns[read_row(thing.name)] = _read_horn(table, thing)
            case _:
                add_cards(player, zone.replace(" ", "_"), read_cards(table, body, check_deck))


def _read_fact(player: PlayerSetup, fact: str) -> None:
    name, _, value = fact.partition(" ")
    match name:
        case "gems":
            player.gems = number(value, "the number of gems", 1, GEMS)
        case "points":
            player.points = number(value, "the number of points", 0, COUNTED_POINTS)
        case "scores":
            player.scores = tuple(number(score, "a score", 0, MOST) for score in value.split("/"))
            if len(player.scores) > MAX_ROUNDS:
                raise ScenarioError(f"the scores of the last {MAX_ROUNDS} rounds are kept, not {len(player.scores)}")
        case "bonus":
            player.bonus = number(value, "the bonus", 0, MOST)
        case "loose":
            player.loose = number(value, "how many cards are loose", 0, LARGE_DECK)
        case "passed":
            player.passed = True
        case _:
            player.faction = Faction[fact.replace("'", "").replace(" ", "_").upper()]


def _read_leader(table: GwentTable, player: PlayerSetup, words: str) -> None:
    things = read_list(words)
    if len(things) != 1 or things[0].times != 1:
        raise ScenarioError(f"a player has one leader, not {words!r}")
    if player.leader is not None:
        raise ScenarioError("this player already has a leader")
    player.leader = read_leader(table, things[0].name)
    player.faction = CARDS[NUMBERS[player.leader]].faction
    for word in things[0].words:
        player.leader_state = LeaderState[one_of("state of a leader", word, _STATES).upper()]


def read_leader(table: GwentTable, name: str) -> str:
    leader = table.known(name)
    if book().leaders[NUMBERS[leader]].effect == LeaderEffect.NONE:
        raise ScenarioError(f"{leader} is not a leader")
    return leader


def read_leaders(table: GwentTable, words: str) -> list[str]:
    """The pile of face-down leaders in solo, top first."""
    leaders = [read_leader(table, thing.name) for thing in read_list(words)]
    if len(leaders) > LEADERS:
        raise ScenarioError(f"a faction has {LEADERS} leaders, not {len(leaders)}")
    return leaders


def _read_horn(table: GwentTable, thing: Thing) -> Laid:
    """`close`, `close(leader)`, `close(mardroeme)`, `close(P3)`: the card in the horn slot, and its owner."""
    card, rest = "commanders_horn", []
    for word in thing.words:
        if word.lower() == BLOWN:
            return BLOWN
        if (found := table.find(word)) is not None:
            card = found
        else:
            rest.append(word)
    special = book().cards[NUMBERS[card]]
    if special.abilities & Trait.UNIT or not special.abilities & (Trait.HORN | Trait.MARDROEME):
        raise ScenarioError(f"{card} cannot be in a horn slot; a Commander's Horn, a leader's horn or a Mardroeme can")
    setup = CardSetup(card)
    for word in rest:
        describe(table, setup, word)
    return setup


def read_row(name: str) -> Row:
    return Row[one_of("row", name, ROWS).upper()]


# --- cards -----------------------------------------------------------------------------------------


def read_cards(table: GwentTable, words: str, check: Callable[[str], None]) -> list[CardSetup]:
    """Cards with their descriptions in brackets; `check` refuses cards that cannot be there."""
    found = []
    for thing in read_list(words):
        setup = CardSetup(table.card_named(thing.name))
        check(setup.card)
        for word in thing.words:
            describe(table, setup, word)
        found += [setup] * thing.times
    return found


def describe(table: GwentTable, setup: CardSetup, word: str) -> None:
    """`(P2)`: it is from P2's deck; `(played by P1)`: another player has or played it."""
    if match := re.fullmatch(r"(?:owner )?(P[0-9]+)", word, re.I):
        setup.owner = table.seat(match[1].upper())
    elif match := re.fullmatch(r"played by (P[0-9]+)", word, re.I):
        setup.holder = table.seat(match[1].upper())
    elif (known := table.seats_that_know(word)) is not None:
        setup.known |= known
    elif word.lower() == "shuffled in":
        setup.history |= SHUFFLED_IN
    elif word.lower() == "held":
        setup.history |= HELD
    else:
        raise ScenarioError(f"a card is not {word!r}{there_are(word, _CARD)}")


def check_deck(name: str) -> None:
    if book().leaders[NUMBERS[name]].effect != LeaderEffect.NONE:
        raise ScenarioError(f"{name!r} is a leader and cannot be in a deck; name it with `leader:`")


def check_row(row: Row, name: str) -> None:
    check_deck(name)
    facts = book().cards[NUMBERS[name]]
    if facts.abilities & Trait.UNIT:
        if not facts.rows >> row & 1:
            there = " or ".join(each.name.lower() for each in Row if facts.rows >> each & 1)
            raise ScenarioError(f"{name} does not go in the {row.name.lower()} row: it goes in {there} (G-050)")
    elif facts.abilities & Trait.WEATHER:
        raise ScenarioError(f"{name} is weather and belongs beside the rows: weather: {name}")
    elif facts.abilities & Trait.HORN:
        raise ScenarioError(f"{name} belongs in a horn slot, not in the row: horns: {row.name.lower()}")
    elif not facts.abilities & (Trait.DECOY | Trait.MARDROEME):
        raise ScenarioError(f"{name} cannot be in a row: it is discarded when it is played")


def check_weather(name: str) -> None:
    check_deck(name)
    abilities = book().cards[NUMBERS[name]].abilities
    if not abilities & Trait.WEATHER or abilities & Trait.CLEAR_WEATHER:
        raise ScenarioError(f"{name!r} is not a weather card that stays in play")
