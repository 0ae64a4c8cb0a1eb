"""Checks a scenario's expectations about players, rows and units."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from mulligan.core.kernel.output import knows
from mulligan.core.kernel.piles import Pile
from mulligan.core.scenario.expectations import same_number
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import NOTHING, Facts, is_number, name_in, number, one_of, read_thing, split_list, split_zones
from mulligan.gwent.game import SLUGS, GwentGame, book
from mulligan.gwent.parts import Row
from mulligan.gwent.rules.battlefield.strength import row_total, strength, total
from mulligan.gwent.scenario.placing import ROWS
from mulligan.gwent.state import LEADER_HORN, MAX_ROUNDS, NO_CARD, Away, CardCopy, LeaderState, Phase, RoundEnd

if TYPE_CHECKING:
    from mulligan.gwent.scenario.notation import GwentTable

ZONES = ("hand", "deck top", "deck bottom", "deck", "discard", "side deck", *ROWS, "knows P[0-9]+", "knows")
_NUMBERS = ("close", "ranged", "siege", "total", "gems", "points", "score", "bonus")
FACTS = Facts(
    {
        **{f"{name} 2": rf"{name} -?[0-9]+" for name in _NUMBERS},
        "passed": r"passed",
        "not passed": r"not passed",
        "leader horn close": r"leader horn [a-z]+",
        "no horn close": r"no horn [a-z]+",
        "horn close": r"horn [a-z]+",
        "leader used": r"leader [a-z]+",
    }
)
_MOST = 99999


class Wanted(NamedTuple):
    """A card expected in a zone; None: any value fits."""

    name: str
    owner: int | None = None
    strength: int | None = None


def check_player(table: GwentTable, seat: int, words: str) -> None:
    """`expect P1 gems 1 passed close 12 total 30 hand: 3 discard: vesemir close: vesemir 6, dandelion 2`, in any order."""
    parsed = split_zones(words, ZONES, FACTS, lambda thing: _is_known(table, thing))
    if not parsed.facts and not parsed.zones:
        raise ScenarioError(f"nothing is expected of P{seat + 1}; say {', '.join((*FACTS.examples, *ZONES, 'wins'))}")
    for fact in parsed.facts:
        _fact(table, seat, fact.lower())
    for zone, body in parsed.zones:
        _zone(table, seat, zone, body)


def _is_known(table: GwentTable, words: str) -> bool:
    if is_number(words) or words.lower() in NOTHING:
        return True
    match = re.fullmatch(r"(.+?)(?: -?[0-9]+)?", words)
    name = name_in(match[1] if match else words)
    return name is not None and (name == "?" or table.find(name) is not None)


# --- facts -----------------------------------------------------------------------------------------


def _fact(table: GwentTable, seat: int, fact: str) -> None:
    game = table.table()
    player = game.state.players[seat]
    side = int(player.side)
    head, _, last = fact.rpartition(" ")
    if fact in ("passed", "not passed"):
        if bool(player.passed) != (fact == "passed"):
            raise DoesNotHold(f"P{seat + 1}: not {fact}" if fact == "passed" else f"P{seat + 1} has passed")
    elif head.endswith("horn"):
        horn = game.state.sides[side].rows[Row[one_of("row", last, ROWS).upper()]].horn
        found = "no horn" if horn == NO_CARD else "leader horn" if horn == LEADER_HORN else "horn"
        if found != head:
            raise DoesNotHold(f"P{seat + 1} has {found} on the {last} row")
    elif head == "leader":
        state = LeaderState[one_of("state of a leader", last, [each.name.lower() for each in LeaderState]).upper()]
        if player.leader_state != state:
            raise DoesNotHold(f"P{seat + 1}: not {fact}; the leader is {LeaderState(player.leader_state).name.lower()}")
    else:
        same_number(f"P{seat + 1}'s {head} is", _found(game, side, head), number(last, head, -_MOST, _MOST))


def _found(game: GwentGame, side: int, what: str) -> int:
    state = game.state
    match what:
        case "total":
            return int(total(book(), state, side))
        case "gems" | "points" | "bonus":
            return int(getattr(state.sides[side], what))
        case "score":
            return last_score(game, side)
        case _:
            return int(row_total(book(), state, side, Row[what.upper()]))


def last_score(game: GwentGame, side: int) -> int:
    """A side's total in the last round that was scored."""
    state = game.state
    scored = state.phase != Phase.TURNS and (state.phase != Phase.ROUND_ENDS or state.point > RoundEnd.SCORE)
    last = int(state.round_number) - (0 if scored or state.over else 1)
    if last < 1:
        raise DoesNotHold("no round has been scored yet")
    return int(state.sides[side].scores[(last - 1) % MAX_ROUNDS])


# --- zones -----------------------------------------------------------------------------------------


def _zone(table: GwentTable, seat: int, zone: str, words: str) -> None:
    game = table.table()
    if zone.startswith("knows "):
        table.seat(zone.removeprefix("knows ").upper())
    found = _cards_in(game, seat, zone)
    if is_number(words):
        same_number(f"P{seat + 1}'s {zone} has", len(found), int(words))
        return
    wanted = [each for part in split_list(words) for each in _read(table, part, zone in ROWS)]
    said = ", ".join(f"{card.name} {card.strength}" if zone in ROWS else card.name for card in found) or "-"
    if zone in ("deck top", "deck bottom"):
        found = (found[::-1] if zone == "deck top" else found)[: len(wanted)]
        fits = len(found) == len(wanted) and all(_is(card, each) for card, each in zip(found, wanted, strict=True))
        said = ", ".join(card.name for card in found) or "-"
    else:
        fits = _fit(found, wanted)
    if not fits:
        where = f"{zone} row" if zone in ROWS else zone
        raise DoesNotHold(f"P{seat + 1}'s {where} is {said}")


def _cards_in(game: GwentGame, seat: int, zone: str) -> list[Wanted]:
    state = game.state
    side = int(state.players[seat].side)
    if zone in ROWS:
        row = Row[zone.upper()]
        cards = state.sides[side].rows[row].cards
        owners = [int(state.cards[cards.cards[place]].owner) for place in range(cards.count)]
        units = zip(row_cards(game, side, row), owners, strict=True)
        return [Wanted(name, owner, strength) for (name, strength), owner in units]
    if zone == "side deck":
        copies = [card for card in state.cards if card.away == Away.SIDE_DECK and card.owner == seat]
    elif zone.startswith("knows"):
        copies = _known(game, seat, zone)
    else:
        pile: Pile = state.sides[side].discard if zone == "discard" else getattr(state.players[seat], zone.split()[0])
        copies = [state.cards[number] for number in pile.cards[: pile.count]]
    return [Wanted(SLUGS[card.card], int(card.owner)) for card in copies]


def _known(game: GwentGame, seat: int, zone: str) -> list[CardCopy]:
    """The cards that the seat knows in P3's hand (`knows P3`), or in the hands of all opponents (`knows`)."""
    players = game.state.players
    others = [other for other in range(len(players)) if players[other].side != players[seat].side]
    if zone != "knows":
        others = [int(zone.removeprefix("knows p")) - 1]
    hands = [game.state.players[other].hand for other in others]
    held = [game.state.cards[number] for hand in hands for number in hand.cards[: hand.count]]
    return [card for card in held if knows(int(card.known), seat)]


def _read(table: GwentTable, words: str, in_row: bool) -> list[Wanted]:
    """`vesemir`, `vesemir x2 6`, `vesemir 6 x2`, `stefan_skellen(P2)`."""
    if words.lower() in NOTHING:
        return []
    match = re.fullmatch(r"(.+?)(?: (-?[0-9]+))?( x[0-9]+)?", words) if in_row else None
    if match and (again := re.fullmatch(r"(.+?)( x[0-9]+)", match[1])) and not match[3]:
        name, times, printed = again[1], again[2], match[2]
    else:
        name, times, printed = (match[1], match[3] or "", match[2]) if match else (words, "", None)
    thing = read_thing(f"{name}{times}")
    owner = None
    for word in thing.words:
        if not (said := re.fullmatch(r"(?:owner )?(P[0-9]+)", word, re.I)):
            raise ScenarioError(f"write an owner in brackets here, {thing.name}(P2), not {word!r}")
        owner = table.seat(said[1].upper())
    card = table.card_named(thing.name)
    strength = None if printed is None else number(printed, f"the strength of {card}", -_MOST, _MOST)
    return [Wanted(card, owner, strength)] * thing.times


def _is(card: Wanted, wanted: Wanted) -> bool:
    return (
        card.name == wanted.name
        and wanted.owner in (None, card.owner)
        and (wanted.strength is None or wanted.strength == card.strength)
    )


def _fit(there: Sequence[Wanted], wanted: Sequence[Wanted]) -> bool:
    """Whether the cards match in any order; the most specific expectation is matched first."""
    left = list(there)
    for each in sorted(wanted, key=lambda card: (card.owner is None) + (card.strength is None)):
        found = next((card for card in left if _is(card, each)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def row_cards(game: GwentGame, side: int, row: Row) -> list[tuple[str, int]]:
    """The cards in a row with their strength."""
    cards = game.state.sides[side].rows[row].cards
    return [
        (SLUGS[game.state.cards[cards.cards[place]].card], int(strength(book(), game.state, side, row, place)))
        for place in range(cards.count)
    ]
