"""Setting up any position: for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mulligan.core.desk import EVERYBODY
from mulligan.core.notation import ImpossiblePosition
from mulligan.core.piles import push
from mulligan.core.random import KEY_BYTES, seed
from mulligan.core.record import new_record
from mulligan.gwent.book import BERSERKER, SUMMON, UNIT, WEATHER, Effect
from mulligan.gwent.cards import LEADERS
from mulligan.gwent.desk import new_desk
from mulligan.gwent.game import NUMBERS, SEATING, GwentGame, book
from mulligan.gwent.parts import Faction, Row
from mulligan.gwent.rules.engine import run
from mulligan.gwent.rules.seating import shown_to
from mulligan.gwent.rules.setup import clear_table, install_leaders, set_aside
from mulligan.gwent.rules.zones import VIRTUAL, is_virtual
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.state import (
    LARGE_DECK,
    LEADER_HORN,
    LEAN_DECK,
    SIDE_DECK,
    UNDER,
    Away,
    LeaderState,
    Mode,
    Phase,
    State,
    layout_for,
    state_dtype,
)

FILLER = "mahakaman_defender"  # stands for a card that does not matter: a unit of strength 5 without any ability


@dataclass
class CardSetup:
    """A card of a row or of the weather; its owner is the side's player, unless another is named."""

    card: str
    owner: int | None = None


@dataclass
class PlayerSetup:
    """Without a leader a player has one of the faction's that is used up."""

    faction: Faction = Faction.SCOIATAEL  # the one that does nothing once the game has begun
    leader: str | None = None
    leader_state: LeaderState = LeaderState.READY
    gems: int | None = None  # of the side; None: as at the beginning
    points: int = 0  # of the side
    passed: bool = False
    deck: list[str] = field(default_factory=lambda: [FILLER] * 10)  # top first
    hand: list[str] = field(default_factory=lambda: [FILLER])  # so that the round goes on
    discard: list[str] = field(default_factory=list)  # oldest first
    side_deck: list[str] | None = None  # None: what the other cards may need
    rows: dict[Row, list[CardSetup]] = field(default_factory=lambda: {row: [] for row in Row})
    horns: dict[Row, str] = field(default_factory=dict)  # a card, or "leader"


@dataclass
class PositionSetup:
    players: Sequence[PlayerSetup] = field(default_factory=lambda: [PlayerSetup(), PlayerSetup()])
    weather: list[CardSetup] = field(default_factory=list)
    mode: Mode = Mode.DUEL
    variants: tuple[str, ...] = ()
    leaders: list[str] = field(default_factory=list)  # solo: the face-down pile, top first
    under: list[str] = field(default_factory=list)  # solo: cards under Decoys
    turn: int = 0
    starter: int | None = None  # None: the player whose turn it is
    round_number: int = 1
    ruleset: str = GWENT.default
    switches: dict[str, str] = field(default_factory=dict)
    key: bytes = bytes(KEY_BYTES)


class _Layer:
    """Lays the cards of a position out, one copy after the other."""

    def __init__(self, state: State) -> None:
        self.state, self.used = state, 0

    def card(self, seat: int, name: str, known: int) -> int:
        number = NUMBERS.get(name)
        if number is None or book().leaders[number].effect != Effect.NONE:
            raise ImpossiblePosition(f"{name!r} is no card for a deck")
        if self.used == len(self.state.cards):
            raise ImpossiblePosition(f"there is no room for more than {len(self.state.cards)} cards")
        copy = self.state.cards[self.used]
        copy.card, copy.owner, copy.holder, copy.known = number, seat, seat, known
        self.used += 1
        return self.used - 1

    def side_deck(self, seat: int, wanted: list[str] | None) -> None:
        if wanted is not None:
            if len(wanted) > SIDE_DECK:
                raise ImpossiblePosition(f"a side deck has at most {SIDE_DECK} cards")
            for name in wanted:
                self.state.cards[self.card(seat, name, 0)].away = Away.SIDE_DECK
            return
        for number in range(self.used):
            card = self.state.cards[number]
            facts = book().cards[card.card]
            if card.owner == seat and facts.abilities & (BERSERKER | SUMMON):
                self.used = set_aside(book(), self.state, self.used, facts.becomes, seat)


def set_up(position: PositionSetup) -> GwentGame:
    """The game that goes on from a position, with its first question open."""
    seats, seating = len(position.players), SEATING[position.mode]
    deck = LARGE_DECK if seats == 2 else LEAN_DECK  # a larger table has room enough, and a leaner one is sooner compiled
    table = new_record(state_dtype(layout_for(seats, seating.sides_of(seats), deck)))
    state: State = table[0]
    state.mode = position.mode
    state.leaders_variant = bool(position.variants)
    clear_table(state)
    GWENT.write(state.rules, position.ruleset, position.switches)
    seed(state.random, position.key)
    layer = _Layer(state)
    for seat, player in enumerate(position.players):
        _player(state, layer, seat, player)
    for weather in position.weather:
        owner = weather.owner or 0
        number = layer.card(owner, weather.card, EVERYBODY)
        if not book().cards[NUMBERS[weather.card]].abilities & WEATHER:
            raise ImpossiblePosition(f"{weather.card!r} is no weather card")
        push(state.weather, number)
    _solo(state, layer, position)
    for seat, player in enumerate(position.players):
        layer.side_deck(seat, player.side_deck)
    desk = new_desk(state)
    install_leaders(book(), state, desk)
    desk.event_count = 0
    state.phase = Phase.TURNS
    state.turn, state.round_number = position.turn, position.round_number
    state.starter = position.turn if position.starter is None else position.starter
    if position.mode == Mode.SOLO and position.turn == VIRTUAL:
        state.plays_left = 1
    if position.mode == Mode.FREE_FOR_ALL:
        state.idle = 1
    run(book(), state, desk)
    return GwentGame(table)


def _player(state: State, layer: _Layer, seat: int, setup: PlayerSetup) -> None:
    player = state.players[seat]
    side = state.sides[player.side]
    player.faction, player.passed = setup.faction, setup.passed
    if setup.gems is not None:
        side.gems = setup.gems
    side.points += setup.points
    if setup.leader is None:
        usual = next(leader for leader in LEADERS if leader.faction == setup.faction)
        player.leader = next(number for number, leader in enumerate(LEADERS) if leader is usual)
        player.leader_state = LeaderState.USED
    else:
        player.leader = NUMBERS[setup.leader]
        player.leader_state = setup.leader_state
    for name in reversed(setup.deck):
        push(player.deck, layer.card(seat, name, 0))
    player.settled = player.deck.count
    for name in () if is_virtual(state, seat) else setup.hand:  # G-244: it has no hand
        push(player.hand, layer.card(seat, name, shown_to(state, seat)))
    for name in setup.discard:
        push(side.discard, layer.card(seat, name, EVERYBODY))
    for row, cards in setup.rows.items():
        for card in cards:
            _check_row(row, card.card)
            push(side.rows[row].cards, layer.card(seat if card.owner is None else card.owner, card.card, EVERYBODY))
    for row, horn in setup.horns.items():
        side.rows[row].horn = LEADER_HORN if horn == "leader" else layer.card(seat, horn, EVERYBODY)


def _check_row(row: Row, name: str) -> None:
    number = NUMBERS.get(name)
    if number is not None:
        facts = book().cards[number]
        if facts.abilities & UNIT and not facts.rows >> row & 1:
            raise ImpossiblePosition(f"{name} does not stand in the {row.name.lower()} row (G-050)")


def _solo(state: State, layer: _Layer, position: PositionSetup) -> None:
    if position.mode != Mode.SOLO:
        if position.leaders or position.under:
            raise ImpossiblePosition("only the virtual opponent of solo has leaders to turn up and cards under Decoys")
        return
    if len(position.under) > UNDER:
        raise ImpossiblePosition(f"there is no room for more than {UNDER} cards under Decoys")
    for leader in reversed(position.leaders):
        state.leaders[state.leader_count] = NUMBERS[leader]
        state.leader_count += 1
    for name in position.under:
        state.under[state.under_count] = layer.card(VIRTUAL, name, 0)
        state.under_count += 1
    state.players[VIRTUAL].leader_state = LeaderState.USED
