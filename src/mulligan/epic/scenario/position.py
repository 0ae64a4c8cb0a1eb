"""Set up arbitrary positions, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import numpy as np

from mulligan.core.kernel.output import EVERYBODY, new_output
from mulligan.core.kernel.piles import push
from mulligan.core.kernel.random import KEY_BYTES, seed
from mulligan.core.kernel.record import copy_of
from mulligan.core.scenario.notation import ImpossiblePosition
from mulligan.epic.book.enums import CardType
from mulligan.epic.book.operations import Op
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions, book, new_table
from mulligan.epic.modes import DUEL
from mulligan.epic.rules.entry import Action, act
from mulligan.epic.rules.in_play import clear_slot, enter_untriggered, to_discard
from mulligan.epic.rules.seating import first_of_team, see_neighbours
from mulligan.epic.rules.stats import UNBREAKABLE, defense, has
from mulligan.epic.rules.turn import begin_turn, go_to_end
from mulligan.epic.rulesets import DEFAULT
from mulligan.epic.state import LARGEST_DECK, NO_CARD, NO_SLOT, NOBODY, CardMark, ChampionMark, Position, State, Step

ROOM = 60  # cards per player; a position with more uses a larger layout
FILLER = "burrowing_wurm"  # stands for any card: a champion without abilities


@dataclass
class CardSetup:
    """A card in a hand, deck or discard pile."""

    card: str
    known: int = 0  # mask of the seats that know it, in addition to those that always do
    batch: int = 0  # number of a group of deck cards that some seats know, but not their order
    batch_known: int = 0  # mask of those seats
    broken: bool = False  # broken this turn (discard pile only)


Laid = CardSetup | str  # a plain slug has no further facts


def as_card(card: Laid) -> CardSetup:
    return CardSetup(card) if isinstance(card, str) else card


@dataclass
class ChampionSetup:
    card: str
    damage: int = 0
    counters: int = 0
    attack: int = 0  # this turn
    defense: int = 0  # this turn
    keywords: int = 0  # this turn
    lasting: int = 0  # permanent keywords
    position: Position = Position.PREPARED
    deploying: bool = False
    attacked: bool = False  # this turn
    owner: int | None = None
    home: int | None = None  # the player who regains control at the end of the turn
    line: int | None = field(default=None, compare=False)  # of the scenario


@dataclass
class PlayerSetup:
    health: int | None = None  # of the player's team; None: the starting health
    gold: int = 1
    paid: int = 0  # mask of the alignments of the 1-cost cards played this turn
    out: bool = False
    deck: list[Laid] | None = None  # top first; None: arbitrary cards
    hand: list[Laid] = field(default_factory=list)
    discard: list[Laid] = field(default_factory=list)  # oldest first
    play: list[ChampionSetup] = field(default_factory=list)
    line: int | None = field(default=None, compare=False)  # the last scenario line about this player

    @property
    def laid_deck(self) -> list[CardSetup]:
        return [CardSetup(FILLER)] * 10 if self.deck is None else list(map(as_card, self.deck))


@dataclass
class LaterSetup:
    """An effect delayed until the end of the turn."""

    seat: int
    card: str
    which: int = 1  # index among the card's delayed effects, from 1
    player: int | None = None  # its target: a player, or
    champion: tuple[int | None, str, int] | None = None  # a champion: controller, card, and index among those
    line: int | None = field(default=None, compare=False)


@dataclass
class PositionSetup:
    players: Sequence[PlayerSetup] = field(default_factory=lambda: [PlayerSetup(), PlayerSetup()])
    mode: str = DUEL
    teams: int | None = None
    first_player: int = 0
    turn_player: int = 0
    step: Step = Step.MAIN
    turn: int = 3
    no_attacks: bool = False  # attacks have ended this turn
    slots: list[int | None] | None = (
        None  # controller of the champion in each slot, None if free; by default in order of appearance
    )
    later: list[LaterSetup] = field(default_factory=list)
    ruleset: str = DEFAULT
    switches: dict[str, str] = field(default_factory=dict)
    key: bytes = bytes(KEY_BYTES)
    drawn: int = 0  # random numbers drawn so far


def cards_of(position: PositionSetup) -> list[int]:
    """The number of cards each player owns, in all zones; tokens do not count."""
    counts = [len(player.laid_deck) + len(player.hand) + len(player.discard) for player in position.players]
    for seat, player in enumerate(position.players):
        for champion in player.play:
            if champion.card in NUMBERS and not book().cards[NUMBERS[champion.card]].token:
                counts[seat if champion.owner is None else champion.owner] += 1
    return counts


class _Layer:
    """Lays out the cards of a position; every player gets the same number of copies."""

    def __init__(self, state: State, room: int) -> None:
        self.state, self.room, self.used = state, room, [0] * int(state.seats)

    def card(self, seat: int, laid: Laid, known: int = 0) -> int:
        setup = as_card(laid)
        if setup.card not in NUMBERS:
            raise ImpossiblePosition(f"no card {setup.card!r}")
        if book().cards[NUMBERS[setup.card]].token:
            raise ImpossiblePosition(f"{setup.card} is a token: it can never be in a hand, deck or discard pile (E-TOKEN-03)")
        place = seat * self.room + self.used[seat]
        self.used[seat] += 1
        copy = self.state.cards[place]
        copy.card, copy.owner, copy.known = NUMBERS[setup.card], seat, known | setup.known
        copy.batch, copy.batch_known = setup.batch, setup.batch_known
        return place


def set_up(position: PositionSetup) -> EpicGame:
    """Start a game from a position, with its first question open."""
    seats, counts = len(position.players), cards_of(position)
    for seat, count in enumerate(counts):
        if count > LARGEST_DECK:
            line = position.players[seat].line
            raise ImpossiblePosition(f"P{seat + 1} has {count} cards; no deck has more than {LARGEST_DECK}", line)
    room = ROOM if max(counts) <= ROOM else LARGEST_DECK
    options = GameOptions(position.ruleset, position.switches, mode=position.mode, teams=position.teams)
    table = new_table(options, seats, room)
    state: State = table[0]
    output = new_output()
    seed(state.random, position.key)
    state.random.drawn = position.drawn
    layer = _Layer(state, room)
    for seat, player in enumerate(position.players):
        _player(state, layer, seat, player)
    _eliminate(state, position)
    state.copies = seats * room  # more than are used
    state.first_player = first_of_team(state, position.first_player)
    state.turn_player = state.holder = first_of_team(state, position.turn_player)
    for seat, player in enumerate(position.players):
        for champion in player.play:
            _champion(state, layer, seat, champion)
    _check_damage(state, position)
    if position.slots is not None:
        _arrange(state, position.slots)
    for later in position.later:
        _later(state, later)
    state.trigger_count = 0
    state.unsettled = 0
    state.no_attacks = position.no_attacks
    state.turn, state.step = position.turn, position.step
    if position.step == Step.START:
        state.turn -= 1
        begin_turn(state, output, int(state.turn_player))
    elif position.step == Step.END:
        go_to_end(state, output)
    act(book(), state, output, Action.CONTINUE, 0)
    game = EpicGame(table)
    game.options = options
    return game


def _player(state: State, layer: _Layer, seat: int, setup: PlayerSetup) -> None:
    player = state.players[seat]
    if setup.health is not None:
        state.teams[player.team].health = setup.health
    player.gold, player.paid = setup.gold, setup.paid
    for card in reversed(() if setup.out else setup.laid_deck):
        push(player.deck, layer.card(seat, card))
    for held in setup.hand:
        push(player.hand, layer.card(seat, held, 1 << seat))
    for old in setup.discard:
        number = layer.card(seat, old)
        to_discard(book(), state, new_output(0), number)
        if as_card(old).broken:
            state.cards[number].mark |= CardMark.BROKEN
            state.broken = 1


def _eliminate(state: State, position: PositionSetup) -> None:
    """Mark players as eliminated. E-MP-12: they have nothing left at the table."""
    for seat, setup in enumerate(position.players):
        player = state.players[seat]
        if setup.out:
            if setup.deck or setup.hand or setup.discard or setup.play:
                raise ImpossiblePosition(f"P{seat + 1} is out, and so are all of P{seat + 1}'s cards (E-MP-12)", setup.line)
            player.eliminated, player.gold, player.paid = 1, 0, 0
    for seat, setup in enumerate(position.players):
        team = state.players[seat].team
        if any(other.out != setup.out for other in _team(state, position, seat)):
            raise ImpossiblePosition("the players of a team are out together (E-TEAM-01)", setup.line)
        state.teams[team].eliminated = int(setup.out)
        health = int(state.teams[team].health)
        if not setup.out and health <= 0:
            raise ImpossiblePosition(f"P{seat + 1} has {health}hp: health is 1 or more, or P{seat + 1} is `out`", setup.line)
    if position.players[position.turn_player].out:
        raise ImpossiblePosition(f"P{position.turn_player + 1} is out, but it is their turn")
    if sum(not setup.out for setup in position.players) < 2:
        raise ImpossiblePosition("the game is over: fewer than two players are left")
    if any(setup.out for setup in position.players):
        see_neighbours(state)


def _team(state: State, position: PositionSetup, seat: int) -> list[PlayerSetup]:
    return [setup for other, setup in enumerate(position.players) if state.players[other].team == state.players[seat].team]


def _champion(state: State, layer: _Layer, seat: int, setup: ChampionSetup) -> None:
    number = NUMBERS.get(setup.card)
    if number is None or book().cards[number].card_type != CardType.CHAMPION:
        raise ImpossiblePosition(f"{setup.card!r} is not a champion", setup.line)
    owner = seat if setup.owner is None else setup.owner
    copy = NO_CARD if book().cards[number].token else layer.card(owner, CardSetup(setup.card))
    slot = enter_untriggered(book(), state, new_output(0), number, copy, seat, owner)
    if slot == NO_SLOT:
        raise ImpossiblePosition(f"there is no room for more than {len(state.champions)} champions", setup.line)
    champion = state.champions[slot]
    champion.damage, champion.counters, champion.position = setup.damage, setup.counters, setup.position
    champion.attack_this_turn, champion.defense_this_turn = setup.attack, setup.defense
    champion.keywords, champion.keywords_this_turn = setup.lasting, setup.keywords
    champion.deploying = setup.deploying
    champion.mark = ChampionMark.ATTACKED if setup.attacked else 0
    champion.home = NOBODY if setup.home is None else setup.home
    if copy != NO_CARD:
        state.cards[copy].known = EVERYBODY


def _arrange(state: State, slots: Sequence[int | None]) -> None:
    """Move champions to the given slots; each player's stay in order."""
    laid = copy_of(np.asarray(state.champions[: state.slots]))
    waiting: dict[int, list[int]] = {}
    for place, champion in enumerate(laid):
        waiting.setdefault(int(champion.controller), []).append(place)
    wanted = Counter(seat for seat in slots if seat is not None)
    if wanted != {seat: len(places) for seat, places in waiting.items()} or len(slots) > len(state.champions):
        raise ImpossiblePosition("`slots:` names the player of each champion in play, as often as that player has one")
    while slots and slots[-1] is None:
        slots = slots[:-1]
    for slot, seat in enumerate(slots):
        if seat is None:
            clear_slot(state, slot)
        else:
            state.champions[slot] = laid[waiting[seat].pop(0)]
    state.slots = len(slots)


def _check_damage(state: State, position: PositionSetup) -> None:
    """E-KW-BREAK-02: a champion with lethal damage cannot be in play."""
    laid = [champion for player in position.players for champion in player.play]
    for slot, setup in enumerate(laid):
        limit = int(defense(book(), state, slot))
        if 0 < setup.damage >= limit and not has(book(), state, slot, UNBREAKABLE):
            raise ImpossiblePosition(
                f"{setup.card} has damage {setup.damage} and defense {limit}: it would have broken (E-KW-BREAK-02)", setup.line
            )


def _later(state: State, setup: LaterSetup) -> None:
    found = later_programs(setup.card)
    if len(found) < setup.which:
        raise ImpossiblePosition(f"{setup.card} has no effect that waits for the end of the turn", setup.line)
    if state.delayed_count == len(state.delayed):
        raise ImpossiblePosition(f"no more than {len(state.delayed)} effects can wait for the end of the turn", setup.line)
    later = state.delayed[state.delayed_count]
    state.delayed_count += 1
    later.pc, later.controller, later.card = found[setup.which - 1], setup.seat, NUMBERS[setup.card]
    later.copy_number, later.slot, later.serial, later.times = NO_CARD, NO_SLOT, 0, 1
    later.damaged = NOBODY if setup.player is None else setup.player
    later.it_slot, later.it_serial = NO_SLOT, 0
    if setup.champion is not None:
        controller, card, which = setup.champion
        slots = [slot for slot in range(state.slots) if state.champions[slot].card == NUMBERS[card]]
        slots = [slot for slot in slots if controller in (None, int(state.champions[slot].controller))]
        if which > len(slots):
            raise ImpossiblePosition(f"no {card} is in play for {setup.card} to wait for", setup.line)
        later.it_slot, later.it_serial = slots[which - 1], state.champions[slots[which - 1]].serial


@cache
def later_programs(card: str) -> tuple[int, ...]:
    """The addresses of the programs that a card delays until the end of the turn. A card's code is contiguous."""
    starts = {number: begin for number in range(len(NUMBERS)) if (begin := _code_of(number)) is not None}
    begin = starts.get(NUMBERS[card])
    if begin is None:
        return ()
    end = min((start for start in starts.values() if start > begin), default=int(book().code_count))
    return tuple(pc + 1 for pc in range(begin, end) if book().code[pc].op == Op.DELAY)


def _code_of(number: int) -> int | None:
    """The address of a card's first instruction; None if it has no code."""
    facts, rows = book().cards[number], book().rows[number]
    found = [int(facts.pc)] if facts.card_type == CardType.EVENT else []
    found += [int(rows.abilities[i].pc) for i in range(facts.ability_count)]
    found += [int(rows.powers[i].pc) for i in range(facts.power_count)]
    return min(found, default=None)
