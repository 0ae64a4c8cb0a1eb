"""The answers to the open question."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, offer, offer_if
from mulligan.epic.book.enums import PickFlag, Static
from mulligan.epic.book.layout import POWERS, Book
from mulligan.epic.book.operations import Op
from mulligan.epic.rules.battle.choosing import access_for_blockers, can_block, must_block, teammate_can_block
from mulligan.epic.rules.battle.damage_step import least_amount, most_amount, most_through
from mulligan.epic.rules.effects.asking import LOYALTY_CARDS, RECYCLED_CARDS, can_join, offer_shares
from mulligan.epic.rules.in_play import free_slot
from mulligan.epic.rules.plays import can_choose_mode, can_play, can_use_discard_power, can_use_power
from mulligan.epic.rules.programs.frames import share_target, top
from mulligan.epic.rules.programs.targets import fits_loyalty, offer_picks
from mulligan.epic.rules.programs.triggers import queue_length
from mulligan.epic.rules.seating import is_duel, is_in, same_team, seats_of
from mulligan.epic.rules.stats import can_attack, is_sheltered, is_static, may_act
from mulligan.epic.state import (
    CHOSEN,
    LEAVING,
    NO_SLOT,
    PILE_SIZE,
    POWERS_PER_CHAMPION,
    Ask,
    ChampionMark,
    Option,
    Position,
    Role,
    Standing,
    State,
)


@native
def legal(book: Book, state: State, output: Output) -> int:
    """Write the answers to the open question into `output.options`, in ascending order; return how many there are."""
    output.option_count = 0
    seat = int(state.asked)
    match state.ask:
        case Ask.MAIN:
            _offer_main(book, state, output, seat)
        case Ask.PLAYS:
            offer(output, Option.PASS)
            _offer_plays(book, state, output, seat)
        case Ask.MULLIGAN:
            offer(output, Option.PASS)
            _offer_hand(state, output, seat)
        case Ask.DISCARD | Ask.HAND_LIMIT:
            _offer_hand(state, output, seat)
        case Ask.DEFENDER:
            for other in range(seats_of(state)):
                offer_if(output, Option.PLAYER + other, can_be_attacked(book, state, seat, other))
        case Ask.MEMBER:
            _offer_members(state, output, seat)
        case Ask.ATTACKER:
            offer(output, Option.PASS)
            _offer_attackers(book, state, output, seat)
        case Ask.BLOCKER:
            _offer_blockers(book, state, output)
        case Ask.ASSIGN:
            _offer_numbers(output, least_amount(book, state), most_amount(book, state))
        case Ask.BREAKTHROUGH:
            _offer_numbers(output, 0, most_through(book, state))
        case Ask.END_TURN:
            offer(output, Option.PASS)
            if not team_must_attack(book, state):
                offer(output, Option.YES)
        case Ask.MAY:
            offer(output, Option.PASS)
            offer(output, Option.YES)
        case Ask.MODE:
            _offer_modes(book, state, output)
        case Ask.TARGET | Ask.CHOOSE:
            _offer_picks(book, state, output)
        case Ask.AMOUNT:
            _offer_amounts(book, state, output)
        case Ask.REVEAL:
            _offer_reveals(book, state, output, seat)
        case Ask.RECYCLE:
            _offer_recycling(state, output, seat)
        case Ask.ORDER:
            for i in range(queue_length(state)):
                if state.triggers[i].controller == seat:
                    offer(output, Option.TRIGGER + i)
        case Ask.JOIN:
            offer(output, Option.PASS)
            for slot in range(state.slots):
                if can_join(book, state, slot):
                    offer(output, Option.CHAMPION + slot)
        case Ask.KEEP:
            for slot in range(state.slots):
                if state.champions[slot].controller == seat:
                    offer(output, Option.CHAMPION + slot)
        case _:
            pass
    return output.option_count


@native
def _offer_plays(book: Book, state: State, output: Output, seat: int) -> None:
    """Cards in hand; attackers, in the seat's own Main Phase; powers in play; powers in the discard pile."""
    player = state.players[seat]
    slow = state.ask == Ask.MAIN
    full = state.slots == len(state.champions) and free_slot(state) == NO_SLOT
    for place in range(player.hand.count):
        offer_if(output, Option.HAND + place, can_play(book, state, seat, player.hand.cards[place], slow, full))
    if slow:
        _offer_attackers(book, state, output, seat)
    if state.standing[Standing.POWER] != 0:
        for slot in range(state.slots):
            champion = state.champions[slot]
            powers = book.timing[champion.card] // POWERS
            if (champion.controller == seat) & (powers != 0):
                for which in range(powers):
                    if can_use_power(book, state, seat, slot, which):
                        offer(output, Option.POWER + POWERS_PER_CHAMPION * slot + which)
    if (player.gold > 0) & (player.discard_powers > 0):
        for place in range(player.discard.count):
            if can_use_discard_power(book, state, seat, player.discard.cards[place]):
                offer(output, Option.DISCARD + PILE_SIZE * seat + place)


@native
def _offer_main(book: Book, state: State, output: Output, seat: int) -> None:
    if not must_attack(book, state, seat):
        offer(output, Option.PASS)
    _offer_plays(book, state, output, seat)


@native
def can_be_attacked(book: Book, state: State, attacker: int, seat: int) -> bool:
    """Whether the mode allows an attack on this player, and no champion or event forbids it."""
    prey = seat != attacker if is_duel(state) else includes(state.players[attacker].prey, seat)
    return prey and state.no_attacks == 0 and not is_sheltered(book, state, seat)


@native
def can_attack_anyone(book: Book, state: State, attacker: int) -> bool:
    if is_duel(state):
        return can_be_attacked(book, state, attacker, 1 - attacker)
    for seat in range(seats_of(state)):
        if can_be_attacked(book, state, attacker, seat):
            return True
    return False


@native
def _offer_attackers(book: Book, state: State, output: Output, seat: int) -> None:
    """E-BATTLE-04, -05. The first one starts the battle."""
    begins = state.ask == Ask.MAIN
    if begins and not can_attack_anyone(book, state, seat):
        return
    for slot in range(state.slots):
        champion = state.champions[slot]
        mine = (champion.controller == seat) & (champion.role == Role.NONE) & (champion.position == Position.PREPARED)
        offer_if(output, Option.CHAMPION + slot, mine & (champion.deploying == 0))
        if mine & (champion.deploying != 0):
            offer_if(output, Option.CHAMPION + slot, may_act(book, state, slot))


@native
def must_attack(book: Book, state: State, seat: int) -> bool:
    """Whether a champion that must attack this turn is still able to."""
    if state.standing[Standing.BATTLE] == 0:
        return False
    for slot in range(state.slots):
        champion = state.champions[slot]
        if (
            champion.controller == seat
            and champion.mark & ChampionMark.ATTACKED == 0
            and is_static(book, state, slot, Static.MUST_ATTACK)
        ):
            if can_attack(book, state, slot) and can_attack_anyone(book, state, seat):
                return True
    return False


@native
def team_must_attack(book: Book, state: State) -> bool:
    for seat in range(seats_of(state)):
        if is_in(state, seat) and same_team(state, seat, state.turn_player) and must_attack(book, state, seat):
            return True
    return False


@native
def _offer_members(state: State, output: Output, seat: int) -> None:
    """The players of the seat's team."""
    for other in range(seats_of(state)):
        if same_team(state, other, seat):
            offer(output, Option.PLAYER + other)


@native
def _offer_blockers(book: Book, state: State, output: Output) -> None:
    """E-BATTLE-14."""
    access = access_for_blockers(book, state)
    if not must_block(book, state) or teammate_can_block(book, state, access):
        offer(output, Option.PASS)
    for slot in range(state.slots):
        offer_if(output, Option.CHAMPION + slot, can_block(book, state, slot, access))
    if output.option_count == 0:
        offer(output, Option.PASS)  # an attacker must be blocked, but no champion can


@native
def _offer_numbers(output: Output, least: int, most: int) -> None:
    for number in range(least, most + 1):
        offer(output, Option.NUMBER + number)


@native
def _offer_hand(state: State, output: Output, seat: int) -> None:
    hand = state.players[seat].hand
    for place in range(hand.count):
        if state.cards[hand.cards[place]].mark & CHOSEN == 0:
            offer(output, Option.HAND + place)


@native
def _offer_modes(book: Book, state: State, output: Output) -> None:
    frame = top(state)
    for mode in range(book.cards[frame.card].mode_count):
        if can_choose_mode(book, state, frame.controller, frame.card, mode, state.players[frame.controller].gold):
            offer(output, Option.MODE + mode)


@native
def _offer_picks(book: Book, state: State, output: Output) -> None:
    row = book.code[top(state).pc]
    if row.op == Op.DIVIDE_DAMAGE:
        offer_shares(book, state, output)
        return
    if row.how & PickFlag.MAY != 0:
        offer(output, Option.PASS)
    offer_picks(book, state, output, row.domain, row.which, row.zone, row.how)


@native
def _offer_amounts(book: Book, state: State, output: Output) -> None:
    """At least 1; all of it if there is no other target left."""
    frame = top(state)
    offer_shares(book, state, output)
    others = 0  # the target itself is not marked yet
    for i in range(output.option_count):
        if not _is_same_target(state, output.options[i], share_target(frame)):
            others += 1
    alone = others == 0
    output.option_count = 0
    _offer_numbers(output, frame.left if alone else 1, frame.left)


@native
def _is_same_target(state: State, option: int, other: int) -> bool:
    """E-TEAM-01: teammates are one target."""
    if option == other:
        return True
    players = option < Option.CHAMPION and other < Option.CHAMPION
    return players and same_team(state, option - Option.PLAYER, other - Option.PLAYER)


@native
def _offer_reveals(book: Book, state: State, output: Output, seat: int) -> None:
    """E-KW-LOYALTY-01: two cards that share the champion's alignment, or none."""
    frame = top(state)
    hand = state.players[seat].hand
    fitting = 0
    for place in range(hand.count):
        if fits_loyalty(book, state, hand.cards[place]):
            fitting += 1
    if frame.left == LOYALTY_CARDS:
        offer(output, Option.PASS)
    if fitting >= LOYALTY_CARDS:
        for place in range(hand.count):
            if fits_loyalty(book, state, hand.cards[place]) and state.cards[hand.cards[place]].mark & CHOSEN == 0:
                offer(output, Option.HAND + place)


@native
def _offer_recycling(state: State, output: Output, seat: int) -> None:
    if top(state).left == RECYCLED_CARDS:
        offer(output, Option.PASS)
    pile = state.players[seat].discard
    for place in range(pile.count):
        if state.cards[pile.cards[place]].mark & LEAVING == 0:
            offer(output, Option.DISCARD + PILE_SIZE * seat + place)
