"""The greedy player: rates each answer by its immediate effect, and reads nothing that its seat may not see.

It reads the programs of cards instead of knowing cards, so a new card needs no change here. `evaluation.py` rates things; this
module decides what to answer.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.options import can_be_attacked
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.seating import is_duel, same_team, seats_of
from mulligan.epic.rules.stats import (
    AIRBORNE,
    BREAKTHROUGH,
    UNBLOCKABLE,
    UNBREAKABLE,
    attack,
    defense,
    keywords,
)
from mulligan.epic.state import NOBODY, PILE_SIZE, POWERS_PER_CHAMPION, Ask, Option, Position, Role, State
from mulligan.players.epic.evaluation import (
    LETHAL,
    OUT_OF_HAND,
    champion_worth,
    health_of,
    next_effect,
    play_worth,
    printed_worth,
    program_worth,
    worth_of_card,
    worth_of_champion,
    worth_of_player,
)

_RECALL = 4  # value of a card returned to the hand, if there is nothing better to spend the gold on


@native
def choose_greedy(book: Book, state: State, output: Output) -> int:
    """The option with the highest value; the first of equals."""
    best, most = 0, -LETHAL
    for i in range(output.option_count):
        worth = option_worth(book, state, output.options[i])
        if worth > most:
            best, most = i, worth
    return output.options[best]


@native
def option_worth(book: Book, state: State, option: int) -> int:
    """The value of an answer to the open question, for the seat that is asked."""
    me = state.asked
    match state.ask:
        case Ask.MAIN | Ask.PLAYS:
            return _play(book, state, me, option)
        case Ask.DEFENDER:
            return _attack_on(book, state, state.battle.source, option - Option.PLAYER)
        case Ask.BLOCKER:
            return _block(book, state, me, option)
        case Ask.TARGET | Ask.CHOOSE:
            return _pick(book, state, me, option)
        case Ask.MODE:
            frame = top(state)
            return program_worth(book, state, me, frame.card, book.rows[frame.card].modes[option - Option.MODE].pc, OUT_OF_HAND)
        case Ask.MAY:
            return program_worth(book, state, me, top(state).card, top(state).pc, OUT_OF_HAND) if option == Option.YES else 0
        case Ask.DISCARD | Ask.HAND_LIMIT:
            card = state.cards[state.players[me].hand.cards[option - Option.HAND]].card
            return -printed_worth(book, card)
        case Ask.KEEP:
            return champion_worth(book, state, option - Option.CHAMPION)
        case Ask.MULLIGAN | Ask.ATTACKER:
            return 1 if option == Option.PASS else 0  # keep the hand; attack one by one
        case Ask.ORDER:
            return 0
        case _:
            return int(option)  # prefer yes to no, a card to none, and the largest amount


@native
def _play(book: Book, state: State, me: int, option: int) -> int:
    if option == Option.PASS:
        return 0
    if option >= Option.DISCARD:
        number = state.players[me].discard.cards[(option - Option.DISCARD) % PILE_SIZE]
        return min(_RECALL, printed_worth(book, state.cards[number].card))
    if option >= Option.POWER:
        which = option - Option.POWER
        return _power(book, state, me, which // POWERS_PER_CHAMPION, which % POWERS_PER_CHAMPION)
    if option >= Option.CHAMPION:
        return _attack(book, state, me, option - Option.CHAMPION)
    card = state.cards[state.players[me].hand.cards[option - Option.HAND]].card
    return play_worth(book, state, me, card)


@native
def _power(book: Book, state: State, me: int, slot: int, which: int) -> int:
    champion = state.champions[slot]
    row = book.rows[champion.card].powers[which]
    worth = program_worth(book, state, me, champion.card, row.pc, OUT_OF_HAND) - 2 * int(row.counters)
    if row.break_this != 0:
        worth -= champion_worth(book, state, slot)
    elif row.expend != 0 and state.turn_player == me and champion.position == Position.PREPARED:
        worth -= max(0, _attack(book, state, me, slot))
    return worth


@native
def _attack(book: Book, state: State, me: int, slot: int) -> int:
    """The value of an attack on the best player to attack."""
    if is_duel(state):
        return _attack_on(book, state, slot, 1 - me)
    best = -LETHAL
    for seat in range(seats_of(state)):
        if can_be_attacked(book, state, me, seat):
            best = max(best, _attack_on(book, state, slot, seat))
    return best


@native
def _attack_on(book: Book, state: State, slot: int, enemy: int) -> int:
    """The value of attacking alone, against the worst block for it."""
    strength, words = int(attack(book, state, slot)), keywords(book, state, slot)
    worth = LETHAL if strength >= health_of(state, enemy) else strength
    if words & UNBLOCKABLE != 0:
        return worth
    left = defense(book, state, slot) - state.champions[slot].damage
    for other in range(state.slots):
        blocker = state.champions[other]
        if (
            blocker.controller != NOBODY
            and same_team(state, blocker.controller, enemy)
            and blocker.position == Position.PREPARED
        ):
            theirs = keywords(book, state, other)
            if words & AIRBORNE == 0 or theirs & AIRBORNE != 0:
                outcome = 0
                needed = int(defense(book, state, other) - blocker.damage)
                if strength >= needed and theirs & UNBREAKABLE == 0:
                    outcome += champion_worth(book, state, other)
                if words & BREAKTHROUGH != 0 and strength > needed:
                    outcome += strength - needed
                if attack(book, state, other) >= left and words & UNBREAKABLE == 0:
                    outcome -= champion_worth(book, state, slot)
                worth = min(worth, outcome)
    return worth


@native
def _block(book: Book, state: State, me: int, option: int) -> int:
    """One blocker, if it wins the fight or the damage would hurt more."""
    if option == Option.PASS or state.battle.blocked != 0:
        return 0 if option == Option.PASS else -1
    slot = option - Option.CHAMPION
    strength, words = int(attack(book, state, slot)), keywords(book, state, slot)
    incoming, broken = 0, 0
    for other in range(state.slots):
        if state.champions[other].role == Role.ATTACKER:
            incoming += int(attack(book, state, other))
            left = defense(book, state, other) - state.champions[other].damage
            if strength >= left and keywords(book, state, other) & UNBREAKABLE == 0:
                broken = max(broken, champion_worth(book, state, other))
    worth = broken + (LETHAL if incoming >= health_of(state, me) else incoming)
    if incoming >= defense(book, state, slot) - state.champions[slot].damage and words & UNBREAKABLE == 0:
        worth -= champion_worth(book, state, slot)
    return worth


@native
def _pick(book: Book, state: State, me: int, option: int) -> int:
    """Rate a pick by the effect that follows and by who controls or owns the picked thing."""
    if option == Option.PASS:
        return 0
    effect = next_effect(book, top(state).pc)
    if option >= Option.DISCARD:
        seat = (option - Option.DISCARD) // PILE_SIZE
        number = state.players[seat].discard.cards[(option - Option.DISCARD) % PILE_SIZE]
        return worth_of_card(book, state, me, effect, number)
    if option >= Option.CHAMPION:
        return worth_of_champion(book, state, me, effect, option - Option.CHAMPION)
    if option >= Option.HAND:
        return printed_worth(book, state.cards[state.players[me].hand.cards[option - Option.HAND]].card)
    return worth_of_player(book, state, me, top(state).pc, option - Option.PLAYER)
