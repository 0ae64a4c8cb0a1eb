"""What a scenario may expect of players, rows and units."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable

from mulligan.core.desk import knows
from mulligan.core.notation import same_number, seat_named
from mulligan.core.piles import Pile
from mulligan.core.scenario import DoesNotHold, ScenarioError
from mulligan.gwent.game import SLUGS, GwentGame, book
from mulligan.gwent.parts import Row
from mulligan.gwent.rules.points import scored
from mulligan.gwent.rules.strength import row_total, strength, total
from mulligan.gwent.state import LEADER_HORN, NO_CARD, Away, LeaderState

_ZONE = re.compile(r"\b(hand|deck top|deck bottom|deck|discard|side deck|close|ranged|siege|knows P\d|knows):\s*")
_NUMBER = re.compile(r"\b(close|ranged|siege|total|gems|points|score)\s+(-?\d+)\b")
_HORN = re.compile(r"\b(no horn|leader horn|horn) (close|ranged|siege)\b")
_WORDS = ("passed", "not passed", "leader ready", "leader used", "leader cancelled")
Split = Callable[[str], list[str]]


def check_player(game: GwentGame, seat: int, words: str, split: Split) -> None:
    """`expect P1 gems 1 passed close 12 total 30 hand: 3 deck: 9 discard: vesemir close: vesemir 6, dandelion 2`."""
    zones = list(_ZONE.finditer(words))
    _facts(game, seat, words[: zones[0].start() if zones else len(words)].strip())
    for zone, following in itertools.zip_longest(zones, zones[1:]):
        said = words[zone.end() : following.start() if following else len(words)].strip()
        _zone(game, seat, zone[1], said, split)


def _facts(game: GwentGame, seat: int, words: str) -> None:
    player = game.state.players[seat]
    side = int(player.side)
    for match in _NUMBER.finditer(words):
        _same_fact(game, seat, side, match[1], int(match[2]))
    words = _NUMBER.sub("", words)
    for match in _HORN.finditer(words):
        horn = game.state.sides[side].rows[Row[match[2].upper()]].horn
        found = "no horn" if horn == NO_CARD else "leader horn" if horn == LEADER_HORN else "horn"
        if found != match[1]:
            raise DoesNotHold(f"P{seat + 1} has {found} on the {match[2]} row")
    words = _HORN.sub("", words)
    truths = {
        "not passed": not player.passed,
        "passed": bool(player.passed),
        "leader ready": player.leader_state == LeaderState.READY,
        "leader used": player.leader_state == LeaderState.USED,
        "leader cancelled": player.leader_state == LeaderState.CANCELLED,
    }
    for word, holds in truths.items():
        if re.search(rf"\b{word}\b", words):
            if not holds:
                raise DoesNotHold(f"P{seat + 1}: not {word}")
            words = re.sub(rf"\b{word}\b", "", words)
    if words.strip():
        raise ScenarioError(f"not understood: {words.strip()!r}")


def _same_fact(game: GwentGame, seat: int, side: int, what: str, wanted: int) -> None:
    state = game.state
    ours = state.sides[side]
    match what:
        case "total":
            found = total(book(), state, side)
        case "gems":
            found = int(ours.gems)
        case "points":
            found = int(ours.points)
        case "score":
            found = scored(state, side)
        case _:
            found = row_total(book(), state, side, Row[what.upper()])
    same_number(f"P{seat + 1}'s {what} is", int(found), wanted)


def _zone(game: GwentGame, seat: int, zone: str, words: str, split: Split) -> None:
    state = game.state
    if zone.upper() in Row.__members__:
        _row(game, seat, Row[zone.upper()], words, split)
        return
    if zone == "side deck":
        names = [
            SLUGS[state.cards[number].card]
            for number in range(len(state.cards))
            if state.cards[number].away == Away.SIDE_DECK and state.cards[number].owner == seat
        ]
    elif zone.startswith("knows"):
        names = _known(game, seat, _looked_at(game, seat, zone))
    else:
        pile: Pile = state.sides[state.players[seat].side].discard if zone == "discard" else _own(game, seat, zone)
        names = [SLUGS[state.cards[number].card] for number in pile.cards[: pile.count]]
    if words.isdigit():
        same_number(f"P{seat + 1}'s {zone} has", len(names), int(words))
        return
    wanted = split(words)
    if zone == "deck top":
        names = names[::-1][: len(wanted)]
    elif zone == "deck bottom":
        names = names[: len(wanted)]
    else:
        names, wanted = sorted(names), sorted(wanted)
    if names != wanted:
        raise DoesNotHold(f"P{seat + 1}'s {zone} is {', '.join(names) or '-'}")


def _looked_at(game: GwentGame, seat: int, zone: str) -> list[int]:
    """`knows P3` is about that player's hand, `knows` about those of all opponents."""
    if zone != "knows":
        return [seat_named(zone.removeprefix("knows "))]
    players = game.state.players
    return [other for other in range(len(players)) if players[other].side != players[seat].side]


def _known(game: GwentGame, seat: int, others: list[int]) -> list[str]:
    """The cards of these hands that a player knows."""
    hands = [game.state.players[other].hand for other in others]
    held = [game.state.cards[number] for hand in hands for number in hand.cards[: hand.count]]
    return [SLUGS[card.card] for card in held if knows(int(card.known), seat)]


def _own(game: GwentGame, seat: int, zone: str) -> Pile:
    player = game.state.players[seat]
    return player.hand if zone == "hand" else player.deck


def row_cards(game: GwentGame, side: int, row: Row) -> list[tuple[str, int]]:
    """The cards of a row and their strength."""
    cards = game.state.sides[side].rows[row].cards
    return [
        (SLUGS[game.state.cards[cards.cards[place]].card], int(strength(book(), game.state, side, row, place)))
        for place in range(cards.count)
    ]


def _row(game: GwentGame, seat: int, row: Row, words: str, split: Split) -> None:
    """All cards of a row, in any order, each with its strength where one is said."""
    there = row_cards(game, int(game.state.players[seat].side), row)
    said = ", ".join(f"{name} {worth}" for name, worth in there) or "-"
    wanted: list[tuple[str, int | None]] = []
    for thing in words.split(","):
        match = re.fullmatch(r"(\w+)(?:\s+x(\d+))?(?:\s+(-?\d+))?", thing.strip())
        if thing.strip() in ("", "-"):
            continue
        if not match:
            raise ScenarioError(f"a card of a row is written vesemir, vesemir 6 or vesemir x2 6, not {thing.strip()!r}")
        name = split(match[1])[0]
        wanted += [(name, None if match[3] is None else int(match[3]))] * int(match[2] or 1)
    if Counter(name for name, _ in there) != Counter(name for name, _ in wanted):
        raise DoesNotHold(f"P{seat + 1}'s {row.name.lower()} row is {said}")
    left = Counter(there)
    for name, worth in sorted(wanted, key=lambda thing: thing[1] is None):
        fits = [card for card in left if card[0] == name and worth in (None, card[1]) and left[card] > 0]
        if not fits:
            raise DoesNotHold(f"no {name} has {worth}: P{seat + 1}'s {row.name.lower()} row is {said}")
        left[fits[0]] -= 1
