"""Reasons for refusing an answer, with the rule behind each: for people and scenario tests, not for the rules themselves."""

from __future__ import annotations

from mulligan.core.refusals import AnyReason, Refusal
from mulligan.epic.book.enums import CardType
from mulligan.epic.book.layout import DISCARD_POWER, Book
from mulligan.epic.choices import Choice, decode
from mulligan.epic.rules.battle.choosing import access_for_blockers, must_block
from mulligan.epic.rules.in_play import free_slot
from mulligan.epic.rules.options import can_attack_anyone, must_attack
from mulligan.epic.rules.plays import can_choose_mode
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.seating import reaches, same_team, seats_of
from mulligan.epic.rules.stats import UNTARGETABLE, has, is_sheltered, may_act
from mulligan.epic.state import NO_SLOT, NOBODY, Ask, ChampionInPlay, Option, Position, Role, State, Step


class Reason(AnyReason):
    """The value is a row of `terms.csv`."""

    # The choice does not fit the question at all.
    MAIN_PHASE = "epic.why.main_phase"
    INITIATIVE = "epic.why.initiative"
    MULLIGAN = "epic.why.mulligan"
    ATTACKERS = "epic.why.attackers"
    BLOCKERS = "epic.why.blockers"
    DAMAGE = "epic.why.damage"
    ENDING = "epic.why.ending"
    MODES = "epic.why.modes"
    FITTING = "epic.why.fitting"
    YES_OR_NO = "epic.why.yes_or_no"
    DISCARD = "epic.why.discard"
    REVEAL = "epic.why.reveal"
    RECYCLE = "epic.why.recycle"
    ORDER = "epic.why.order"
    DIVIDED = "epic.why.divided"
    JOIN = "epic.why.join"
    KEEP = "epic.why.keep"
    DEFENDER = "epic.why.defender"
    MEMBER = "epic.why.member"
    # plays
    NO_PLAYS = "epic.why.no_plays"
    NOT_IN_HAND = "epic.why.not_in_hand"
    NO_GOLD = "epic.why.no_gold"
    NO_AMBUSH = "epic.why.no_ambush"
    NO_ROOM = "epic.why.no_room"
    NO_MODE = "epic.why.no_mode"
    MODE_ON_OWN_TURN = "epic.why.mode_on_own_turn"
    MODE_COSTS_GOLD = "epic.why.mode_costs_gold"
    # champions and powers
    NOT_YOURS = "epic.why.not_yours"
    DEPLOYING = "epic.why.deploying"
    EXPENDED = "epic.why.expended"
    NO_POWER = "epic.why.no_power"
    NO_COUNTER = "epic.why.no_counter"
    UNBREAKABLE = "epic.why.unbreakable"
    NO_POWER_IN_PILE = "epic.why.no_power_in_pile"
    NOT_YOUR_PILE = "epic.why.not_your_pile"
    # battle
    ATTACK_IN_MAIN_PHASE = "epic.why.attack_in_main_phase"
    MUST_ATTACK = "epic.why.must_attack"
    ATTACKING = "epic.why.attacking"
    NOT_PREPARED_TO_ATTACK = "epic.why.not_prepared_to_attack"
    NO_MORE_ATTACKS = "epic.why.no_more_attacks"
    ALL_SHELTERED = "epic.why.all_sheltered"
    SHELTERED = "epic.why.sheltered"
    OUT = "epic.why.out"
    OWN_TEAM = "epic.why.own_team"
    TO_THE_LEFT = "epic.why.to_the_left"
    FIRST_OF_TEAM = "epic.why.first_of_team"
    MUST_BLOCK = "epic.why.must_block"
    BLOCKING = "epic.why.blocking"
    NOT_PREPARED_TO_BLOCK = "epic.why.not_prepared_to_block"
    AIRBORNE = "epic.why.airborne"
    UNBLOCKABLE = "epic.why.unblockable"
    # targets
    MUST_TARGET = "epic.why.must_target"
    UNTARGETABLE = "epic.why.untargetable"
    OUT_OF_REACH = "epic.why.out_of_reach"
    NO_TARGET = "epic.why.no_target"
    # leaving
    NOT_IN_THE_GAME = "epic.why.not_in_the_game"


_BY_THE_CARD = "E-CARD-09"
_ASKED = {
    Ask.MAIN: Refusal(Reason.MAIN_PHASE, "E-TURN-09"),
    Ask.PLAYS: Refusal(Reason.INITIATIVE, "E-INIT-01"),
    Ask.MULLIGAN: Refusal(Reason.MULLIGAN, "E-MULL-02"),
    Ask.ATTACKER: Refusal(Reason.ATTACKERS, "E-BATTLE-03"),
    Ask.BLOCKER: Refusal(Reason.BLOCKERS, "E-BATTLE-16"),
    Ask.ASSIGN: Refusal(Reason.DAMAGE, "E-DMG-06"),
    Ask.BREAKTHROUGH: Refusal(Reason.DAMAGE, "E-KW-BREAKTHROUGH-01"),
    Ask.END_TURN: Refusal(Reason.ENDING, "E-TURN-13"),
    Ask.MODE: Refusal(Reason.MODES, "E-PLAY-14"),
    Ask.TARGET: Refusal(Reason.NO_TARGET, "E-TARGET-06"),
    Ask.CHOOSE: Refusal(Reason.FITTING, "E-TARGET-06"),
    Ask.MAY: Refusal(Reason.YES_OR_NO, _BY_THE_CARD),
    Ask.DISCARD: Refusal(Reason.DISCARD, _BY_THE_CARD),
    Ask.REVEAL: Refusal(Reason.REVEAL, "E-KW-LOYALTY-01"),
    Ask.RECYCLE: Refusal(Reason.RECYCLE, "E-KW-RECYCLE-01"),
    Ask.ORDER: Refusal(Reason.ORDER, "E-TRIG-09"),
    Ask.AMOUNT: Refusal(Reason.DIVIDED, _BY_THE_CARD),
    Ask.JOIN: Refusal(Reason.JOIN, _BY_THE_CARD),
    Ask.KEEP: Refusal(Reason.KEEP, _BY_THE_CARD),
    Ask.HAND_LIMIT: Refusal(Reason.DISCARD, "E-END-03"),
    Ask.DEFENDER: Refusal(Reason.DEFENDER, "E-FFA-01"),
    Ask.MEMBER: Refusal(Reason.MEMBER, "E-TEAM-01"),
}
_OF_THE_HAND = (Ask.MAIN, Ask.PLAYS, Ask.MULLIGAN, Ask.DISCARD, Ask.HAND_LIMIT, Ask.REVEAL, Ask.CHOOSE)
_NO_PLAYS = {
    Step.START: "E-TURN-02",
    Step.ATTACKERS: "E-BATTLE-02",
    Step.BLOCKERS: "E-BATTLE-13",
    Step.DAMAGE: "E-DMG-01",
    Step.END: "E-END-01",
}
_NO_GOLD = Refusal(Reason.NO_GOLD, "E-COST-03")
_MUST_ATTACK = Refusal(Reason.MUST_ATTACK, "E-STATIC-05")


def why_not(book: Book, state: State, number: int) -> Refusal:
    """The reason why a choice is not among the options. Reads only public zones and the hand of the seat that is asked."""
    choice = decode(number)
    ask, seat = Ask(state.ask), int(state.asked)
    if (choice.kind == Option.POWER and ask not in (Ask.MAIN, Ask.PLAYS)) or (
        choice.kind == Option.HAND and ask not in _OF_THE_HAND
    ):
        return Refusal(Reason.NO_PLAYS, _NO_PLAYS.get(Step(state.step), "E-PLAY-07"))
    return _special(book, state, ask, seat, choice) or _ASKED[ask]


def _special(book: Book, state: State, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The reason in the choice itself, if any."""
    match ask:
        case Ask.MAIN | Ask.PLAYS:
            return _play(book, state, ask, seat, choice)
        case Ask.ATTACKER if choice.kind == Option.CHAMPION:
            return _attack(book, state, seat, choice.place, "E-BATTLE-03")
        case Ask.DEFENDER if choice.kind == Option.PLAYER:
            return _defender(book, state, seat, choice.seat)
        case Ask.BLOCKER:
            return _block(book, state, seat, choice)
        case Ask.TARGET:
            return _target(book, state, choice)
        case Ask.CHOOSE:
            return _out_of_reach(state, choice)
        case Ask.MODE if choice.kind == Option.MODE:
            return _mode(book, state, seat, choice.place)
        case Ask.ASSIGN if state.battle.through > 0:
            return _ASKED[Ask.BREAKTHROUGH]
        case Ask.END_TURN if choice.kind == Option.YES:
            return _MUST_ATTACK
        case _:
            return None


def _champion(state: State, slot: int) -> ChampionInPlay | None:
    """The champion in a slot, if any."""
    champion = state.champions[slot] if slot < state.slots else None
    return None if champion is None or champion.controller == NOBODY else champion


# --- plays ---------------------------------------------------------------------------------------------


def _play(book: Book, state: State, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    rule = _ASKED[ask].rule
    match choice.kind:
        case Option.PASS if must_attack(book, state, seat):
            return _MUST_ATTACK
        case Option.HAND:
            return _hand_card(book, state, seat, choice.place, rule)
        case Option.CHAMPION:
            return _attack(book, state, seat, choice.place, rule)
        case Option.POWER:
            return _power(book, state, seat, choice, rule)
        case Option.DISCARD if choice.seat < seats_of(state):
            return _discard_power(book, state, seat, choice, rule)
        case _:
            return None


def _hand_card(book: Book, state: State, seat: int, place: int, rule: str) -> Refusal:
    hand = state.players[seat].hand
    if place >= hand.count:
        return Refusal(Reason.NOT_IN_HAND, rule)
    facts = book.cards[state.cards[hand.cards[place]].card]
    if facts.cost > state.players[seat].gold:
        return _NO_GOLD
    if facts.card_type != CardType.CHAMPION:
        return Refusal(Reason.NO_MODE, "E-PLAY-14")
    if state.slots == len(state.champions) and free_slot(state) == NO_SLOT:
        return Refusal(Reason.NO_ROOM, "E-TOKEN-04")
    return Refusal(Reason.NO_AMBUSH, "E-PLAY-06")


def _power(book: Book, state: State, seat: int, choice: Choice, rule: str) -> Refusal | None:
    champion = _champion(state, choice.place)
    if champion is None:
        return None
    if champion.controller != seat:
        return Refusal(Reason.NOT_YOURS, rule)
    facts = book.cards[champion.card]
    if choice.power >= facts.power_count or facts.discard_power:
        return Refusal(Reason.NO_POWER, rule)
    row = book.rows[champion.card].powers[choice.power]
    if row.gold > state.players[seat].gold:
        return _NO_GOLD
    if row.counters > champion.counters:
        return Refusal(Reason.NO_COUNTER, "E-POWER-04")
    if row.expend and champion.position == Position.EXPENDED:
        return Refusal(Reason.EXPENDED, "E-POWER-05")
    if row.expend and not may_act(book, state, choice.place):
        return Refusal(Reason.DEPLOYING, "E-POWER-03")
    return Refusal(Reason.UNBREAKABLE, "E-KW-UNBREAKABLE-03")


def _discard_power(book: Book, state: State, seat: int, choice: Choice, rule: str) -> Refusal | None:
    pile = state.players[choice.seat].discard
    if choice.place >= pile.count:
        return None
    if choice.seat != seat:
        return Refusal(Reason.NOT_YOUR_PILE, rule)
    if book.timing[state.cards[pile.cards[choice.place]].card] & DISCARD_POWER == 0:
        return Refusal(Reason.NO_POWER_IN_PILE, rule)
    return _NO_GOLD


def _mode(book: Book, state: State, seat: int, mode: int) -> Refusal | None:
    card = top(state).card
    if mode >= book.cards[card].mode_count:
        return None
    if can_choose_mode(book, state, seat, card, mode, 99):
        return Refusal(Reason.MODE_COSTS_GOLD, "E-COST-03")
    return Refusal(Reason.MODE_ON_OWN_TURN, "E-PLAY-14")


# --- battle --------------------------------------------------------------------------------------------


def _attack(book: Book, state: State, seat: int, slot: int, rule: str) -> Refusal | None:
    champion = _champion(state, slot)
    if champion is None:
        return None
    if champion.controller != seat:
        return Refusal(Reason.NOT_YOURS, rule)
    if state.ask == Ask.PLAYS:
        return Refusal(Reason.ATTACK_IN_MAIN_PHASE, "E-TURN-09")
    if champion.role == Role.ATTACKER:
        return Refusal(Reason.ATTACKING, "E-BATTLE-03")
    if champion.position != Position.PREPARED:
        return Refusal(Reason.NOT_PREPARED_TO_ATTACK, "E-BATTLE-04")
    if not may_act(book, state, slot):
        return Refusal(Reason.DEPLOYING, "E-BATTLE-05")
    if state.no_attacks:
        return Refusal(Reason.NO_MORE_ATTACKS, _BY_THE_CARD)
    if not can_attack_anyone(book, state, seat):
        return Refusal(Reason.ALL_SHELTERED, "E-STATIC-02")
    return None


def _defender(book: Book, state: State, seat: int, other: int) -> Refusal | None:
    if other >= seats_of(state):
        return None
    if state.players[other].eliminated:
        return Refusal(Reason.OUT, "E-MP-12")
    if same_team(state, seat, other):
        return Refusal(Reason.OWN_TEAM, "E-FFA-01")
    if state.mode.neighbours and not state.players[seat].prey >> other & 1:
        return Refusal(Reason.TO_THE_LEFT, "E-HUNT-02")
    if is_sheltered(book, state, other):
        return Refusal(Reason.SHELTERED, "E-STATIC-02")
    return Refusal(Reason.FIRST_OF_TEAM, "E-HYDRA-05")


def _block(book: Book, state: State, seat: int, choice: Choice) -> Refusal | None:
    if choice.kind == Option.PASS and must_block(book, state):
        return Refusal(Reason.MUST_BLOCK, "E-STATIC-05")
    champion = _champion(state, choice.place) if choice.kind == Option.CHAMPION else None
    if champion is None:
        return None
    if champion.controller != seat:
        return Refusal(Reason.NOT_YOURS, "E-BATTLE-14")
    if champion.role == Role.BLOCKER:
        return Refusal(Reason.BLOCKING, "E-BATTLE-15")
    if champion.position != Position.PREPARED:
        return Refusal(Reason.NOT_PREPARED_TO_BLOCK, "E-BATTLE-16")
    if access_for_blockers(book, state) == 1:
        return Refusal(Reason.AIRBORNE, "E-KW-AIRBORNE-01")
    return Refusal(Reason.UNBLOCKABLE, "E-KW-UNBLOCKABLE-01")


# --- targets -------------------------------------------------------------------------------------------


def _target(book: Book, state: State, choice: Choice) -> Refusal | None:
    if choice.kind == Option.PASS:
        return Refusal(Reason.MUST_TARGET, "E-TARGET-06")
    if choice.kind == Option.CHAMPION and _champion(state, choice.place) is not None:
        if has(book, state, choice.place, UNTARGETABLE):
            return Refusal(Reason.UNTARGETABLE, "E-KW-UNTARGETABLE-01")
    return _out_of_reach(state, choice)


def _out_of_reach(state: State, choice: Choice) -> Refusal | None:
    """Hunter: the choice belongs to a player who is not a neighbour."""
    seat = choice.seat if choice.kind in (Option.PLAYER, Option.DISCARD) else NOBODY
    if choice.kind == Option.CHAMPION and (champion := _champion(state, choice.place)) is not None:
        seat = int(champion.controller)
    if not 0 <= seat < seats_of(state) or state.players[seat].eliminated or reaches(state, top(state).controller, seat):
        return None
    return Refusal(Reason.OUT_OF_REACH, "E-HUNT-03")
