"""Why an answer is not legal, and which rule says so: for error messages and scenario tests, never for the rules themselves."""

from __future__ import annotations

from mulligan.epic.book import Book
from mulligan.epic.choices import Choice, decode
from mulligan.epic.parts import CardType
from mulligan.epic.rules.battle import access_for_blockers, must_block
from mulligan.epic.rules.groups import top
from mulligan.epic.rules.options import can_attack_anyone, must_attack
from mulligan.epic.rules.plays import can_choose_mode
from mulligan.epic.rules.reading import UNBREAKABLE, UNTARGETABLE, has, is_sheltered, may_act
from mulligan.epic.rules.seating import reaches, same_team, seats_of
from mulligan.epic.state import NOBODY, Ask, Option, Position, Role, State, Step

_WRONG_KIND = {
    Ask.MAIN: ("there is nothing like that to do in the Main Phase", "E-TURN-09"),
    Ask.PLAYS: ("with initiative you may play cards, use powers or pass", "E-INIT-01"),
    Ask.BLOCKER: ("only champions that can block may be chosen", "E-BATTLE-16"),
    Ask.MULLIGAN: ("only cards of the starting hand may be put back", "E-MULL-02"),
}


_OF_THE_HAND = (Ask.MAIN, Ask.PLAYS, Ask.MULLIGAN, Ask.DISCARD, Ask.HAND_LIMIT, Ask.REVEAL, Ask.CHOOSE)
_NO_PLAYS = {
    Step.START: "E-TURN-02",
    Step.ATTACKERS: "E-BATTLE-02",
    Step.BLOCKERS: "E-BATTLE-13",
    Step.DAMAGE: "E-DMG-01",
    Step.END: "E-END-01",
}


def why_not(book: Book, state: State, number: int) -> tuple[str, str]:
    """The reason and the rule's id (empty, where it is only that the question is another)."""
    choice = decode(number)
    ask, seat = Ask(state.ask), int(state.asked)
    if (choice.kind == Option.POWER and ask not in (Ask.MAIN, Ask.PLAYS)) or (
        choice.kind == Option.HAND and ask not in _OF_THE_HAND
    ):
        return "nobody can make a play now", _NO_PLAYS.get(Step(state.step), "E-PLAY-07")
    if ask in (Ask.MAIN, Ask.PLAYS):
        return _play(book, state, seat, choice) or _WRONG_KIND[ask]
    if ask == Ask.ATTACKER and choice.kind == Option.CHAMPION:
        return _attack(book, state, seat, choice.place) or ("it cannot attack", "E-BATTLE-04")
    if ask == Ask.DEFENDER:
        return _defender(book, state, seat, choice)
    if ask == Ask.BLOCKER:
        return _block(book, state, seat, choice) or _WRONG_KIND[ask]
    if ask == Ask.TARGET:
        return _target(book, state, choice)
    if ask == Ask.CHOOSE:
        return _out_of_reach(state, choice) or ("something that fits must be chosen", "E-TARGET-06")
    if ask == Ask.MODE and choice.kind == Option.MODE:
        return _mode(book, state, seat, choice.place)
    if ask == Ask.REVEAL:
        return "two cards of the champion's alignment must be revealed, or none", "E-KW-LOYALTY-01"
    if ask == Ask.RECYCLE:
        return "two different cards of your discard pile are banished, or none", "E-KW-RECYCLE-01"
    if ask in (Ask.ASSIGN, Ask.BREAKTHROUGH):
        return "all damage must be assigned, and blockers covered before any goes through", (
            "E-KW-BREAKTHROUGH-01" if ask == Ask.BREAKTHROUGH or state.battle.through > 0 else "E-DMG-06"
        )
    if ask == Ask.END_TURN and choice.kind == Option.YES:
        return "a champion that must attack could still attack", "E-TURN-09"
    return _WRONG_KIND.get(ask, ("it is not one of the options", ""))


def _play(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str] | None:
    player = state.players[seat]
    match choice.kind:
        case Option.PASS if must_attack(book, state, seat):
            return "a champion that must attack could still attack", "E-TURN-09"
        case Option.HAND if choice.place < player.hand.count:
            facts = book.cards[state.cards[player.hand.cards[choice.place]].card]
            if facts.cost > player.gold:
                return "there is no gold to pay for it", "E-COST-03"
            if facts.card_type == CardType.CHAMPION:
                return "a champion without ambush is played in the Main Phase of your own turn", "E-PLAY-06"
            return "none of its modes can be chosen", "E-PLAY-14"
        case Option.CHAMPION if state.ask == Ask.MAIN:
            return _attack(book, state, seat, choice.place)
        case Option.POWER:
            return _power(book, state, seat, choice)
        case Option.DISCARD if choice.seat == seat and choice.place < player.discard.count and player.gold == 0:
            return "there is no gold to pay for it", "E-COST-03"
        case _:
            return None


def _attack(book: Book, state: State, seat: int, slot: int) -> tuple[str, str] | None:
    champion = state.champions[slot] if slot < state.slots else None
    if champion is None or champion.controller != seat:
        return None
    if champion.position != Position.PREPARED:
        return "only prepared champions can attack", "E-BATTLE-04"
    if not may_act(book, state, slot):
        return "it is deploying", "E-BATTLE-05"
    if state.no_attacks:
        return "no more attacks may be declared this turn", ""
    if not can_attack_anyone(book, state, seat):
        return "whoever you could attack is sheltered and cannot be attacked", "E-STATIC-02"
    return None


def _defender(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str]:
    other = choice.seat
    if choice.kind != Option.PLAYER or other >= seats_of(state):
        return "choose whom to attack", "E-FFA-01"
    if state.players[other].eliminated:
        return "that player is out of the game", "E-MP-12"
    if same_team(state, seat, other):
        return "nobody attacks their own team", "E-FFA-01"
    if state.way.neighbours and not state.players[seat].prey >> other & 1:
        return "only the player on your left may be attacked", "E-HUNT-02"
    if is_sheltered(book, state, other):
        return "that player is sheltered and cannot be attacked", "E-STATIC-02"
    return "an attack is made against a team; its first player stands for it", "E-HYDRA-05"


def _power(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str] | None:
    champion = state.champions[choice.place] if choice.place < state.slots else None
    if champion is None or champion.controller != seat:
        return None
    facts = book.cards[champion.card]
    if choice.power >= facts.power_count or facts.discard_power:
        return None
    row = book.rows[champion.card].powers[choice.power]
    if row.gold > state.players[seat].gold:
        return "there is no gold to pay for it", "E-COST-03"
    if row.counters > champion.counters:
        return "it has no counter to remove", "E-POWER-04"
    if row.expend and champion.position == Position.EXPENDED:
        return "it is expended", "E-POWER-05"
    if row.expend and not may_act(book, state, choice.place):
        return "it is deploying", "E-POWER-03"
    if row.break_this and has(book, state, choice.place, UNBREAKABLE):
        return "it is unbreakable and cannot be broken as a cost", "E-KW-UNBREAKABLE-03"
    return None


def _block(book: Book, state: State, seat: int, choice: Choice) -> tuple[str, str] | None:
    if choice.kind == Option.PASS and must_block(book, state):
        return "an attacker must be blocked, and a champion is able", "E-BATTLE-14"
    champion = state.champions[choice.place] if choice.kind == Option.CHAMPION and choice.place < state.slots else None
    if champion is None or champion.controller != seat or champion.role == Role.BLOCKER:
        return None
    if champion.position != Position.PREPARED:
        return "only prepared champions can block", "E-BATTLE-16"
    if access_for_blockers(book, state) == 1:
        return "the attackers can be blocked only by airborne champions", "E-KW-AIRBORNE-01"
    return "the attackers are unblockable", "E-KW-UNBLOCKABLE-01"


def _target(book: Book, state: State, choice: Choice) -> tuple[str, str]:
    if choice.kind == Option.PASS:
        return "a target must be chosen while there is a legal one", "E-TARGET-06"
    if choice.kind == Option.CHAMPION and choice.place < state.slots:
        slot = choice.place
        if state.champions[slot].controller != NOBODY and has(book, state, slot, UNTARGETABLE):
            return "it is untargetable", "E-KW-UNTARGETABLE-01"
    return _out_of_reach(state, choice) or ("it is not a legal target", "E-TARGET-06")


def _out_of_reach(state: State, choice: Choice) -> tuple[str, str] | None:
    """Hunter: what belongs to a player who is no neighbour."""
    seat = choice.seat if choice.kind in (Option.PLAYER, Option.DISCARD) else NOBODY
    if choice.kind == Option.CHAMPION and choice.place < state.slots:
        seat = int(state.champions[choice.place].controller)
    if not 0 <= seat < seats_of(state) or state.players[seat].eliminated or reaches(state, top(state).controller, seat):
        return None
    return "your effects reach only you and your neighbours", "E-HUNT-03"


def _mode(book: Book, state: State, seat: int, mode: int) -> tuple[str, str]:
    card = top(state).card
    if mode < book.cards[card].mode_count and not can_choose_mode(book, state, seat, card, mode, 99):
        return "this mode can be chosen only on your own turn", "E-PLAY-14"
    return "this mode costs gold that is not there", "E-COST-03"
