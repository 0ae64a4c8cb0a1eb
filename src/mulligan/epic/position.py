"""Setting up any position: for scenarios, puzzles and bug reports."""

from __future__ import annotations

from dataclasses import dataclass, field

from mulligan.core.desk import EVERYBODY, new_desk
from mulligan.core.notation import ImpossiblePosition
from mulligan.core.piles import push
from mulligan.core.random import KEY_BYTES, seed
from mulligan.epic.game import NUMBERS, EpicGame, Options, book, new_table
from mulligan.epic.modes import DUEL
from mulligan.epic.parts import CardType
from mulligan.epic.rules.engine import run
from mulligan.epic.rules.play_area import enter, to_discard
from mulligan.epic.rules.seating import first_of_team
from mulligan.epic.rules.turn import begin_turn, go_to_end
from mulligan.epic.rulesets import DEFAULT
from mulligan.epic.state import NO_CARD, NO_SLOT, Position, State, Step

ROOM = 60  # cards of each player
FILLER = "burrowing_wurm"  # stands for a card that does not matter: a champion without any ability


@dataclass
class ChampionSetup:
    card: str
    damage: int = 0
    counters: int = 0
    attack: int = 0  # this turn
    defense: int = 0  # this turn
    keywords: int = 0  # this turn
    position: Position = Position.PREPARED
    deploying: bool = False
    owner: int | None = None


@dataclass
class PlayerSetup:
    health: int | None = None  # of the player's team; None: as at the start
    gold: int = 1
    deck: list[str] = field(default_factory=lambda: [FILLER] * 10)  # top first
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)  # oldest first
    play: list[ChampionSetup] = field(default_factory=list)


@dataclass
class PositionSetup:
    players: list[PlayerSetup] = field(default_factory=lambda: [PlayerSetup(), PlayerSetup()])
    mode: str = DUEL
    teams: int | None = None
    turn_player: int = 0
    step: Step = Step.MAIN
    turn: int = 3
    ruleset: str = DEFAULT
    switches: dict[str, str] = field(default_factory=dict)
    key: bytes = bytes(KEY_BYTES)


def set_up(position: PositionSetup) -> EpicGame:
    """The game that goes on from a position, with its first question open."""
    seats = len(position.players)
    options = Options(position.ruleset, position.switches, mode=position.mode, teams=position.teams)
    table = new_table(options, seats, ROOM)
    state: State = table[0]
    desk = new_desk()
    seed(state.random, position.key)
    used = [0] * seats
    for seat, player in enumerate(position.players):
        if player.health is not None:
            state.teams[state.players[seat].team].health = player.health
        state.players[seat].gold = player.gold
        for name in reversed(player.deck):
            push(state.players[seat].deck, _card(state, used, seat, name))
        for name in player.hand:
            number = _card(state, used, seat, name)
            state.cards[number].known = 1 << seat
            push(state.players[seat].hand, number)
        for name in player.discard:
            to_discard(book(), state, _card(state, used, seat, name))
    state.copies = seats * ROOM  # some of them are no cards
    state.turn_player = state.holder = first_of_team(state, position.turn_player)
    for seat, player in enumerate(position.players):
        for champion in player.play:
            _champion(state, used, seat, champion)
    state.trigger_count = 0
    state.unsettled = 0
    state.turn, state.step = position.turn, position.step
    if position.step == Step.START:
        state.turn -= 1
        begin_turn(state, desk, int(state.turn_player))
    elif position.step == Step.END:
        go_to_end(state, desk)
    elif position.step != Step.MAIN:
        raise ImpossiblePosition("a position begins in the start, main or end of a turn; battles are reached by moves")
    run(book(), state, desk)
    game = EpicGame(table)
    game.options = options
    return game


def _card(state: State, used: list[int], seat: int, name: str) -> int:
    number = NUMBERS.get(name)
    if number is None:
        raise ImpossiblePosition(f"no card {name!r}")
    if book().cards[number].token:
        raise ImpossiblePosition(f"{name} is a token: it can never be in a hand, deck or discard pile (E-TOKEN-03)")
    if used[seat] == ROOM:
        raise ImpossiblePosition(f"P{seat + 1} has more than {ROOM} cards")
    place = seat * ROOM + used[seat]
    used[seat] += 1
    copy = state.cards[place]
    copy.card, copy.owner = number, seat
    return place


def _champion(state: State, used: list[int], seat: int, setup: ChampionSetup) -> None:
    number = NUMBERS.get(setup.card)
    if number is None or book().cards[number].card_type != CardType.CHAMPION:
        raise ImpossiblePosition(f"{setup.card!r} is no champion")
    owner = seat if setup.owner is None else setup.owner
    copy = NO_CARD if book().cards[number].token else _card(state, used, owner, setup.card)
    slot = enter(book(), state, new_desk(0), number, copy, seat, owner, 0, 0)
    if slot == NO_SLOT:
        raise ImpossiblePosition(f"there is no room for more than {len(state.champions)} champions")
    champion = state.champions[slot]
    champion.damage, champion.counters, champion.position = setup.damage, setup.counters, setup.position
    champion.attack_this_turn, champion.defense_this_turn = setup.attack, setup.defense
    champion.keywords_this_turn = setup.keywords
    champion.deploying = setup.deploying
    if copy != NO_CARD:
        state.cards[copy].known = EVERYBODY
