"""Sets up any position, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mulligan.core.kernel.output import EVERYBODY
from mulligan.core.kernel.piles import push
from mulligan.core.kernel.random import KEY_BYTES, seed
from mulligan.core.kernel.record import new_record
from mulligan.core.scenario.notation import ImpossiblePosition
from mulligan.gwent.book.layout import SideDeckRole
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.cards import LEADERS
from mulligan.gwent.game import LEADERS_VARIANT, NUMBERS, SEATING, GameOptions, GwentGame, book
from mulligan.gwent.output import new_output
from mulligan.gwent.parts import Faction, Row, Trait
from mulligan.gwent.rules.engine import run
from mulligan.gwent.rules.rounds import round_winner
from mulligan.gwent.rules.seating import shown_to
from mulligan.gwent.rules.setup import clear_table, install_leaders
from mulligan.gwent.rules.zones import VIRTUAL, is_virtual
from mulligan.gwent.rulesets import GWENT, Replacement
from mulligan.gwent.state import (
    APPEARING,
    LARGE_DECK,
    LEADER_HORN,
    LEAN_DECK,
    MAX_ROUNDS,
    NOBODY,
    SIDE_DECK,
    UNDER,
    Away,
    LeaderState,
    ModeKind,
    Phase,
    State,
    layout_for,
    state_dtype,
)

FILLER = "mahakaman_defender"  # stands for any card: strength 5, no ability


@dataclass
class CardSetup:
    """A card, owned by the player of its line unless another is named."""

    card: str
    owner: int | None = None
    holder: int | None = None  # the player who has or played it; None: its owner, or the player whose hand it is in
    known: int = 0  # mask of the seats that know it, in addition to those that always do
    history: int = 0  # SHUFFLED_IN, HELD


_SLUGS = tuple(NUMBERS)
Laid = CardSetup | str  # a plain slug has no further facts
BLOWN = "leader"  # a leader's horn in a horn slot, which is not a card


def as_card(card: Laid) -> CardSetup:
    return CardSetup(card) if isinstance(card, str) else card


@dataclass
class PlayerSetup:
    """A player without a leader gets one of the faction's, already used."""

    faction: Faction | None = None  # None: Scoia'tael, whose ability only matters before the start
    leader: str | None = None
    leader_state: LeaderState = LeaderState.READY
    gems: int | None = None  # gems of the side; None: all
    points: int | None = None  # of the side
    scores: tuple[int, ...] = ()  # of the side: the totals of the last rounds
    bonus: int = 0  # of the side: added to this round's total
    passed: bool = False
    loose: int = 0  # number of cards on top of the deck in no decided order
    deck: list[Laid] | None = None  # top first; None: cards that do not matter
    hand: list[Laid] | None = None  # None: one card that does not matter, to keep the round going
    discard: list[Laid] = field(default_factory=list)  # oldest first
    side_deck: list[Laid] | None = None  # None: the cards that the others may need
    rows: dict[Row, list[CardSetup]] = field(default_factory=lambda: {row: [] for row in Row})
    horns: dict[Row, Laid] = field(default_factory=dict)  # a card, or BLOWN
    line: int | None = field(default=None, compare=False)  # the scenario's last line about this player

    @property
    def laid_deck(self) -> list[CardSetup]:
        return [CardSetup(FILLER)] * 10 if self.deck is None else list(map(as_card, self.deck))

    @property
    def laid_hand(self) -> list[CardSetup]:
        return [CardSetup(FILLER)] if self.hand is None else list(map(as_card, self.hand))


@dataclass
class PositionSetup:
    players: Sequence[PlayerSetup] = field(default_factory=lambda: [PlayerSetup(), PlayerSetup()])
    weather: list[CardSetup] = field(default_factory=list)
    mode: ModeKind = ModeKind.DUEL
    variants: tuple[str, ...] = ()
    leaders: list[str] = field(default_factory=list)  # solo: the face-down pile, top first
    under: list[Laid] = field(default_factory=list)  # solo: cards under Decoys
    turn: int = 0
    starter: int | None = None  # None: the player whose turn it is
    acted: int | None = None  # the player who took the last turn
    round_number: int = 1
    round_line: int | None = field(default=None, compare=False)  # its line in the scenario
    idle: int = 1  # consecutive rounds, including this one, in which everybody only passed
    ruleset: str = GWENT.default
    switches: dict[str, str] = field(default_factory=dict)
    key: bytes = bytes(KEY_BYTES)
    drawn: int = 0  # random numbers drawn so far


class _Layer:
    """Lays out the cards of a position, one copy after another."""

    def __init__(self, state: State) -> None:
        self.state, self.used = state, 0

    def card(self, seat: int, laid: Laid, known: int, holder: int | None = None) -> int:
        """Lay a card from the seat's line. `holder` has it, unless the setup names another."""
        setup = as_card(laid)
        if setup.card not in NUMBERS or book().leaders[NUMBERS[setup.card]].effect != LeaderEffect.NONE:
            raise ImpossiblePosition(f"{setup.card!r} cannot be in a deck")
        if self.used == len(self.state.cards):
            raise ImpossiblePosition(f"there is no room for more than {len(self.state.cards)} cards")
        copy = self.state.cards[self.used]
        owner = seat if setup.owner is None else setup.owner
        copy.card, copy.owner, copy.known, copy.history = NUMBERS[setup.card], owner, known | setup.known, setup.history
        copy.holder = setup.holder if setup.holder is not None else owner if holder is None else holder
        self.used += 1
        return self.used - 1

    def set_aside(self, seat: int, card: Laid) -> None:
        self.state.cards[self.card(seat, card, 0)].away = Away.SIDE_DECK

    def side_deck(self, seat: int, wanted: Sequence[Laid] | None) -> None:
        """The side deck: by default the cards that the player's Berserkers and Summon units may need (G-022)."""
        if wanted is None:
            laid = [card for card in self.state.cards[: self.used] if card.owner == seat]
            needing = [card for card in laid if book().cards[card.card].abilities & (Trait.BERSERKER | Trait.SUMMON)]
            wanted = []
            for number in dict.fromkeys(int(book().cards[card.card].becomes) for card in needing):
                left = self._copies(number) - sum(card.card == number for card in laid)
                wanted += [_SLUGS[number]] * max(1, left)
        for card in wanted:
            self.set_aside(seat, card)

    def _copies(self, number: int) -> int:
        """The number of copies of a card. In the video game replacements are not limited by the set."""
        appears = (
            self.state.rules.replacement == Replacement.VANISHES and book().cards[number].side_deck == SideDeckRole.REPLACEMENT
        )
        return APPEARING if appears else int(book().copies[number])


def set_up(position: PositionSetup, lean: bool = False) -> GwentGame:
    """The game that continues from a position, with its first question open. Duels use a large table unless `lean` is set."""
    _check(position)
    seats, seating = len(position.players), SEATING[position.mode]
    lean = (lean or seats > 2) and _count(position) <= seats * LEAN_DECK  # a leaner table compiles faster
    table = new_record(state_dtype(layout_for(seats, seating.sides_of(seats), LEAN_DECK if lean else LARGE_DECK)))
    state: State = table[0]
    state.mode = position.mode
    state.leaders_variant = LEADERS_VARIANT in position.variants
    clear_table(state)
    GWENT.write(state.rules, position.ruleset, position.switches)
    seed(state.random, position.key)
    state.random.drawn = position.drawn
    layer = _Layer(state)
    for seat, player in enumerate(position.players):
        _player(state, layer, seat, player)
    for weather in position.weather:
        push(state.weather, layer.card(0, weather, EVERYBODY))
    _solo(state, layer, position)
    for seat, player in enumerate(position.players):
        layer.side_deck(seat, player.side_deck)
    output = new_output(state)
    install_leaders(book(), state, output)
    output.event_count = 0
    state.phase = Phase.TURNS
    state.turn, state.round_number = position.turn, position.round_number
    state.starter = position.turn if position.starter is None else position.starter
    state.acted = NOBODY if position.acted is None else position.acted
    _scores(state, position)
    if position.mode == ModeKind.SOLO and position.turn == VIRTUAL:
        state.plays_left = 1
    if position.mode == ModeKind.FREE_FOR_ALL:
        state.idle = position.idle
    run(book(), state, output)
    game = GwentGame(table)
    game.options = GameOptions(position.ruleset, position.switches, ModeKind(position.mode).name.lower(), position.variants)
    return game


def _count(position: PositionSetup) -> int:
    """The number of cards, not counting side decks, for which every table has room."""
    return len(position.weather) + sum(
        len(player.laid_deck)
        + len(player.laid_hand)
        + len(player.discard)
        + sum(map(len, player.rows.values()))
        + len(player.horns)
        for player in position.players
    )


def _check(position: PositionSetup) -> None:
    """Checks that need more than one line."""
    for_points = position.mode == ModeKind.FREE_FOR_ALL
    if position.round_number > MAX_ROUNDS and not for_points:
        raise ImpossiblePosition(
            f"there is no round {position.round_number}; only a free-for-all has more than {MAX_ROUNDS} (G-118)",
            position.round_line,
        )
    for seat, player in enumerate(position.players):
        if player.points is not None and not for_points:
            raise ImpossiblePosition(
                f"P{seat + 1} has points; outside a free-for-all there are gems: P{seat + 1} gems 2 (G-012)", player.line
            )
        if player.gems is not None and for_points:
            raise ImpossiblePosition(
                f"P{seat + 1} has gems; a free-for-all has points: P{seat + 1} points 3 (G-220)", player.line
            )
        if player.side_deck is not None and len(player.side_deck) > SIDE_DECK:
            raise ImpossiblePosition(f"P{seat + 1}: a side deck has at most {SIDE_DECK} cards", player.line)
        if player.loose > len(player.laid_deck):
            raise ImpossiblePosition(f"P{seat + 1}'s deck has {len(player.laid_deck)} cards, fewer than are loose", player.line)
        if player.hand and seat == VIRTUAL and position.mode == ModeKind.SOLO:
            raise ImpossiblePosition("the virtual opponent has no hand: it plays the top card of its deck (G-244)", player.line)


def _scores(state: State, position: PositionSetup) -> None:
    """Set the totals of earlier rounds, and from them the winner of the last one."""
    for seat, player in enumerate(position.players):
        side = state.sides[state.players[seat].side]
        for back, score in enumerate(reversed(player.scores), 1):
            side.scores[(position.round_number - 1 - back) % MAX_ROUNDS] = score
    if position.mode != ModeKind.FREE_FOR_ALL and any(player.scores for player in position.players):
        last = (position.round_number - 2) % MAX_ROUNDS
        state.winner = round_winner(state, int(state.sides[0].scores[last]), int(state.sides[1].scores[last]))


def _player(state: State, layer: _Layer, seat: int, setup: PlayerSetup) -> None:
    player = state.players[seat]
    side = state.sides[player.side]
    faction = Faction.SCOIATAEL if setup.faction is None else setup.faction
    player.faction, player.passed = faction, setup.passed
    if setup.gems is not None:
        side.gems = setup.gems
    side.points += setup.points or 0
    side.bonus = setup.bonus or side.bonus
    if setup.leader is None:
        player.leader = next(number for number, leader in enumerate(LEADERS) if leader.faction == faction)
        player.leader_state = LeaderState.USED
    else:
        player.leader = NUMBERS[setup.leader]
        player.leader_state = setup.leader_state
    for card in reversed(setup.laid_deck):
        push(player.deck, layer.card(seat, card, 0, seat))
    player.settled = player.deck.count - setup.loose
    for card in () if is_virtual(state, seat) else setup.laid_hand:
        push(player.hand, layer.card(seat, card, shown_to(state, seat), seat))
    for old in setup.discard:
        push(side.discard, layer.card(seat, old, EVERYBODY))
    for row, cards in setup.rows.items():
        for card in cards:
            push(side.rows[row].cards, layer.card(seat, card, EVERYBODY))
    for row, horn in setup.horns.items():
        side.rows[row].horn = LEADER_HORN if horn == BLOWN else layer.card(seat, horn, EVERYBODY)


def _solo(state: State, layer: _Layer, position: PositionSetup) -> None:
    if position.mode != ModeKind.SOLO:
        if position.leaders or position.under:
            raise ImpossiblePosition("only the virtual opponent of solo has leaders to turn up and cards under Decoys")
        return
    if len(position.under) > UNDER:
        raise ImpossiblePosition(f"there is no room for more than {UNDER} cards under Decoys")
    for leader in reversed(position.leaders):
        state.leaders[state.leader_count] = NUMBERS[leader]
        state.leader_count += 1
    for card in position.under:
        state.under[state.under_count] = layer.card(VIRTUAL, card, 0)
        state.under_count += 1
    state.players[VIRTUAL].leader_state = LeaderState.USED
