"""The greedy player of Epic as it was before bots searched: the fixed opponent against which strength is measured.

`bench.policies` plays today's players against it. It is frozen, so that figures stay comparable.
"""

from __future__ import annotations

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.enums import CardType, Condition, Counted, Domain, Guard, PickFlag, Player, When, Zone
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.options import can_be_attacked
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import ABOUT
from mulligan.epic.rules.seating import is_duel, is_in, reaches, same_team, seats_of
from mulligan.epic.rules.stats import (
    AIRBORNE,
    BREAKTHROUGH,
    UNBANISHABLE,
    UNBLOCKABLE,
    UNBREAKABLE,
    UNTARGETABLE,
    attack,
    defense,
    has,
    keywords,
    matches,
    matches_card,
)
from mulligan.epic.state import NO_SLOT, NOBODY, PILE_SIZE, POWERS_PER_CHAMPION, Ask, Option, Position, Role, State, Step

LETHAL = 10000
_CARD = 6  # a card drawn, or discarded by an opponent
_SMALL = 1  # better than nothing
_UNKNOWN = 2  # an effect without its own case; the sign is its tone
_PLAYED = (1 << When.TRIBUTE) | (1 << When.LOYALTY_2)
_LONGEST = 40  # instructions read per program

# Where the evaluated card is. A champion in the hand cannot reveal itself for loyalty.
OUT_OF_HAND, IN_HAND = 0, 1

TONES = np.array([op.facts.tone for op in Op], np.int8)

# The subject of the current sentence of a program.
_NONE, _PICKED, _EACH, _THIS, _PLAYERS = 0, 1, 2, 3, 4


@native
def health_of(state: State, seat: int) -> int:
    return int(state.teams[state.players[seat].team].health)


@native
def weakest_enemy(state: State, me: int) -> int:
    """The opponent with the least health among those that `me` can affect."""
    if is_duel(state):
        return 1 - me
    weakest = me
    for seat in range(seats_of(state)):
        if is_in(state, seat) and reaches(state, me, seat) and not same_team(state, seat, me):
            if weakest == me or health_of(state, seat) < health_of(state, weakest):
                weakest = seat
    return weakest


@native
def printed_value(book: Book, card: int) -> int:
    """The value of a card in a hand or a pile."""
    facts = book.cards[card]
    if facts.card_type == CardType.EVENT:
        return _CARD + 6 * int(facts.cost)
    return 1 + int(facts.attack) + int(facts.defense) // 2 + (3 if facts.keywords & AIRBORNE != 0 else 0)


@native
def champion_value(book: Book, state: State, slot: int) -> int:
    """The value of a champion in play."""
    value = 1 + int(attack(book, state, slot)) + int(defense(book, state, slot)) // 2
    if has(book, state, slot, AIRBORNE):
        value += 3
    return value + 3 * int(book.cards[state.champions[slot].card].power_count)


@native
def play_value(book: Book, state: State, me: int, card: int) -> int:
    """The value of playing a card now; playing a champion always has some value."""
    facts = book.cards[card]
    if facts.card_type == CardType.EVENT:
        return program_value(book, state, me, card, facts.pc, OUT_OF_HAND)
    value = printed_value(book, card)
    for i in range(facts.ability_count):
        if book.rows[card].abilities[i].conditions & _PLAYED != 0 and book.rows[card].abilities[i].from_discard == 0:
            value += program_value(book, state, me, card, book.rows[card].abilities[i].pc, IN_HAND)
    return value


# --- one effect ---------------------------------------------------------------------------------------


@native
def _describes(op: int) -> bool:
    """Whether the operation adds to the subject of the sentence."""
    match op:
        case Op.NAMESAKES | Op.CHAMPIONS_OF_MARKED | Op.AND_CHAMPIONS_OF_MARKED | Op.PILES_OF_MARKED | Op.PICK:
            return True
        case _:
            return False


@native
def next_effect(book: Book, pc: int) -> int:
    """The address of the first effect after a pick."""
    for _ in range(_LONGEST):
        pc += 1
        row = book.code[pc]
        if row.op == Op.DELAY:
            pc += 1
            row = book.code[pc]
        if not _describes(row.op):
            break
    return pc


@native
def value_of_champion(book: Book, state: State, me: int, pc: int, slot: int) -> int:
    """The value of the effect at `pc` if it applies to this champion."""
    champion = state.champions[slot]
    row = book.code[pc]
    mine = same_team(state, champion.controller, me)
    theirs = -1 if mine else 1  # positive if the effect harms it
    value = champion_value(book, state, slot)
    words = keywords(book, state, slot)
    match row.op:
        case Op.BREAK:
            return 0 if words & UNBREAKABLE != 0 else theirs * value
        case Op.BANISH:
            return 0 if words & UNBANISHABLE != 0 else theirs * (value + _SMALL)
        case Op.DAMAGE:
            left = defense(book, state, slot) - champion.damage
            if row.amount >= left and words & UNBREAKABLE == 0:
                return theirs * value
            return theirs * (int(row.amount) // 4)
        case Op.RETURN:
            return theirs * (value - 3)
        case Op.TRANSFORM:
            return theirs * (value - 4)
        case Op.EXPEND:
            return theirs * 2 if champion.position == Position.PREPARED else 0
        case Op.PREPARE:
            return -theirs * 2 if champion.position == Position.EXPENDED else 0
        case Op.BONUS:
            return -theirs * (_SMALL + (int(row.attack) + int(row.defense)) // 3)
        case Op.COUNTERS:
            return -theirs * 2 * int(row.amount)
        case Op.GAIN:
            return -theirs * 2
        case Op.CONTROL:
            return -_SMALL if mine else 2 * value
        case Op.CONTROL_THIS_TURN:
            return -_SMALL if mine else value // 2
        case _:
            return -theirs * _UNKNOWN * int(TONES[row.op]) if ABOUT[row.op] else 0


@native
def value_of_player(book: Book, state: State, me: int, pick: int, seat: int) -> int:
    """The value of picking this player at `pick`: for the player, and for their champions if the effect covers them."""
    pc = next_effect(book, pick)
    row = book.code[pc]
    theirs = -1 if same_team(state, seat, me) else 1
    behind = book.code[pick + 1]
    value = 0
    if behind.op == Op.CHAMPIONS_OF_MARKED or behind.op == Op.AND_CHAMPIONS_OF_MARKED:
        for slot in range(state.slots):
            if state.champions[slot].controller == seat:
                value += value_of_champion(book, state, me, pc, slot)
        if behind.op == Op.CHAMPIONS_OF_MARKED:
            return value
    if row.op == Op.DAMAGE or row.op == Op.DIVIDE_DAMAGE:
        value += theirs * (LETHAL if row.amount >= health_of(state, seat) else int(row.amount))
    elif row.op == Op.DISCARD:
        value += theirs * _CARD * min(int(row.amount), int(state.players[seat].hand.count))
    elif row.op == Op.BANISH:
        value += theirs * _SMALL
    return value


@native
def value_of_card(book: Book, state: State, me: int, pc: int, number: int) -> int:
    """The value of the effect at `pc` if it applies to this card in a discard pile."""
    card = state.cards[number]
    if book.code[pc].op == Op.PUT_INTO_PLAY or book.code[pc].op == Op.RETURN:
        return printed_value(book, card.card)
    return _SMALL if card.owner != me or book.code[pc + 1].op == Op.CLEAR else 0  # banished, or counted later


# --- a whole program ------------------------------------------------------------------------------------


@native
def _sign(state: State, me: int, who: int) -> int:
    """1 if it is good for me that these players get something, otherwise -1."""
    match who:
        case Player.YOU:
            return 1
        case Player.TURN_PLAYER:
            return 1 if same_team(state, state.turn_player, me) else -1
        case Player.EACH_PLAYER:
            return 0
        case _:
            return -1


@native
def _holds(state: State, me: int, condition: int, alignment: int) -> bool:
    match condition:
        case Condition.YOUR_TURN:
            return same_team(state, state.turn_player, me)
        case Condition.NOT_YOUR_TURN:
            return not same_team(state, state.turn_player, me)
        case Condition.YOU_CONTROLLED_IT | Condition.IT_ATTACKED_YOU_UNBLOCKED:
            return False
        case Guard.PLAYED_THIS_TURN:
            return (state.players[me].paid >> alignment) & 1 == 1
        case _:
            return True


@native
def _can_reveal(book: Book, state: State, me: int, card: int, in_hand: int) -> bool:
    """E-KW-LOYALTY-01: two cards in hand, other than the champion itself."""
    fitting = -in_hand
    hand = state.players[me].hand
    for place in range(hand.count):
        if book.cards[state.cards[hand.cards[place]].card].alignment == book.cards[card].alignment:
            fitting += 1
    return fitting >= 2


@native
def _best_pick(book: Book, state: State, me: int, pick: int) -> int:
    """The value of the best pick at `pick`; that of a mandatory pick can be negative."""
    row = book.code[pick]
    pc = next_effect(book, pick)
    best = 0 if row.how & PickFlag.MAY != 0 else -LETHAL
    found = False
    if row.domain == Domain.CHAMPIONS or row.domain == Domain.ANYTHING:
        for slot in range(state.slots):
            if state.champions[slot].controller != NOBODY and matches(book, state, row.which, slot, me, NO_SLOT):
                if row.how & PickFlag.TARGETED == 0 or not has(book, state, slot, UNTARGETABLE):
                    best, found = max(best, value_of_champion(book, state, me, pc, slot)), True
    if row.domain == Domain.PLAYERS or row.domain == Domain.OPPONENTS or row.domain == Domain.ANYTHING:
        best, found = max(best, value_of_player(book, state, me, pick, weakest_enemy(state, me))), True
    if row.domain == Domain.CARDS and row.zone != Zone.YOUR_HAND:
        for seat in range(seats_of(state)):
            if seat == me or row.zone == Zone.ANY_DISCARD:
                pile = state.players[seat].discard
                for place in range(pile.count):
                    if matches_card(book, state, row.which, pile.cards[place]):
                        best, found = max(best, value_of_card(book, state, me, pc, pile.cards[place])), True
    elif row.domain == Domain.CARDS:
        hand = state.players[me].hand
        for place in range(hand.count):
            if matches_card(book, state, row.which, hand.cards[place]):
                best, found = max(best, printed_value(book, state.cards[hand.cards[place]].card)), True
    return best if found else 0


@native
def _on_each(book: Book, state: State, me: int, which: int, pc: int) -> int:
    value = 0
    for slot in range(state.slots):
        if state.champions[slot].controller != NOBODY and matches(book, state, which, slot, me, NO_SLOT):
            value += value_of_champion(book, state, me, pc, slot)
    return value


@native
def _all_but_one(book: Book, state: State, me: int) -> int:
    """The net value if every player loses all but their best champion."""
    value = 0
    for seat in range(seats_of(state)):
        total, best = 0, 0
        for slot in range(state.slots):
            if state.champions[slot].controller == seat:
                one = champion_value(book, state, slot)
                total, best = total + one, max(best, one)
        value += (best - total) if seat == me else (total - best)
    return value


@native
def _all_back(book: Book, state: State, me: int) -> int:
    """The net value of returning all champion cards from the discard piles."""
    value = 0
    for seat in range(seats_of(state)):
        pile = state.players[seat].discard
        for place in range(pile.count):
            card = state.cards[pile.cards[place]].card
            if book.cards[card].card_type == CardType.CHAMPION:
                value += printed_value(book, card) if seat == me else -printed_value(book, card)
    return value


@native
def _amount(book: Book, state: State, me: int, row: Instruction) -> int:
    number = int(row.amount)
    if row.counted == Counted.CHAMPION_CARDS_IN_DISCARD:
        pile = state.players[me].discard
        for place in range(pile.count):
            if book.cards[state.cards[pile.cards[place]].card].card_type == CardType.CHAMPION:
                number += 1
    return number


@native
def _for_players(book: Book, state: State, me: int, pc: int) -> int:
    """The value of an effect without a group."""
    row = book.code[pc]
    match row.op:
        case Op.DRAW:
            return _CARD * _amount(book, state, me, row) * _sign(state, me, row.who)
        case Op.GAIN_HEALTH:
            return _amount(book, state, me, row) * _sign(state, me, row.who) * 2 // 3
        case Op.LOSE_HEALTH:
            return -_amount(book, state, me, row) * _sign(state, me, row.who)
        case Op.CREATE:
            return printed_value(book, row.token) * _amount(book, state, me, row) * _sign(state, me, row.who)
        case Op.RECYCLE:
            return _CARD // 2 if state.players[me].discard.count >= 2 else 0
        case Op.RECALL | Op.JOIN:
            return 3
        case Op.DIVIDE_DAMAGE:
            return LETHAL if row.amount >= health_of(state, weakest_enemy(state, me)) else int(row.amount)
        case Op.NO_ATTACKS:
            return _SMALL if state.step == Step.MAIN and not same_team(state, state.turn_player, me) else -2
        case Op.KEEP_ONE:
            return _all_but_one(book, state, me)
        case Op.RETURN_ALL:
            return _all_back(book, state, me)
        case _:
            if ABOUT[row.op] or row.who == Player.THAT_PLAYER:  # evaluated with the pick
                return 0
            return _UNKNOWN * int(TONES[row.op]) * _sign(state, me, row.who)


@native
def program_value(book: Book, state: State, me: int, card: int, pc: int, in_hand: int) -> int:
    """The value of a program for the player `me`, sentence by sentence; the best mode counts."""
    if book.code[pc].op == Op.CHOOSE_MODE:
        best = -LETHAL
        for mode in range(book.cards[card].mode_count):
            row = book.rows[card].modes[mode]
            if row.gold + book.cards[card].cost <= 1 and (row.your_turn == 0 or same_team(state, state.turn_player, me)):
                best = max(best, _sentences(book, state, me, card, row.pc, in_hand))
        return best
    return _sentences(book, state, me, card, pc, in_hand)


@native
def _sentences(book: Book, state: State, me: int, card: int, pc: int, in_hand: int) -> int:
    value, about, which = 0, _NONE, 0
    for _ in range(_LONGEST):
        row = book.code[pc]
        following = pc + 1
        match row.op:
            case Op.END:
                break
            case Op.JUMP:
                following = row.jump
            case Op.IF:
                if not _holds(state, me, row.condition, row.alignment):
                    following = row.jump
            case Op.MAY:
                value -= int(row.health) + _CARD * int(row.gold)
            case Op.LOYALTY:
                if not _can_reveal(book, state, me, card, in_hand):
                    following = row.jump
            case Op.CLEAR:
                about = _NONE
            case Op.PICK:
                about = _PICKED
                value += _best_pick(book, state, me, pc)
            case Op.EACH:
                about, which = _EACH, row.which
            case Op.THIS:
                about = _THIS
            case Op.MARK_PLAYERS:
                about, which = _PLAYERS, row.who
            case Op.DELAY:
                following = row.jump
            case Op.COUNTERS | Op.BONUS | Op.GAIN if about == _THIS:
                value += 2
            case Op.DAMAGE if about == _PLAYERS and which == Player.EACH_OPPONENT:
                value += int(row.amount)
            case _:
                if about == _EACH:
                    value += _on_each(book, state, me, which, pc)
                value += _for_players(book, state, me, pc)
        pc = following
    return value


# --- answers ---

_RECALL = 4  # value of a card returned to the hand, if there is nothing better to spend the gold on


@native
def choose_baseline(book: Book, state: State, output: Output) -> int:
    """The option with the highest value, or the first of equals."""
    best, most = 0, -LETHAL
    for i in range(output.option_count):
        value = option_value(book, state, output.options[i])
        if value > most:
            best, most = i, value
    return output.options[best]


@native
def option_value(book: Book, state: State, option: int) -> int:
    """The value of an answer to the open question."""
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
            return program_value(book, state, me, frame.card, book.rows[frame.card].modes[option - Option.MODE].pc, OUT_OF_HAND)
        case Ask.MAY:
            return program_value(book, state, me, top(state).card, top(state).pc, OUT_OF_HAND) if option == Option.YES else 0
        case Ask.DISCARD | Ask.HAND_LIMIT:
            card = state.cards[state.players[me].hand.cards[option - Option.HAND]].card
            return -printed_value(book, card)
        case Ask.KEEP:
            return champion_value(book, state, option - Option.CHAMPION)
        case Ask.MULLIGAN | Ask.ATTACKER:
            return 1 if option == Option.PASS else 0  # keep the hand; attack one at a time
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
        return min(_RECALL, printed_value(book, state.cards[number].card))
    if option >= Option.POWER:
        which = option - Option.POWER
        return _power(book, state, me, which // POWERS_PER_CHAMPION, which % POWERS_PER_CHAMPION)
    if option >= Option.CHAMPION:
        return _attack(book, state, me, option - Option.CHAMPION)
    card = state.cards[state.players[me].hand.cards[option - Option.HAND]].card
    return play_value(book, state, me, card)


@native
def _power(book: Book, state: State, me: int, slot: int, which: int) -> int:
    champion = state.champions[slot]
    row = book.rows[champion.card].powers[which]
    value = program_value(book, state, me, champion.card, row.pc, OUT_OF_HAND) - 2 * int(row.counters)
    if row.break_this != 0:
        value -= champion_value(book, state, slot)
    elif row.expend != 0 and state.turn_player == me and champion.position == Position.PREPARED:
        value -= max(0, _attack(book, state, me, slot))
    return value


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
    """The value of attacking alone, against the worst block."""
    strength, words = int(attack(book, state, slot)), keywords(book, state, slot)
    value = LETHAL if strength >= health_of(state, enemy) else strength
    if words & UNBLOCKABLE != 0:
        return value
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
                    outcome += champion_value(book, state, other)
                if words & BREAKTHROUGH != 0 and strength > needed:
                    outcome += strength - needed
                if attack(book, state, other) >= left and words & UNBREAKABLE == 0:
                    outcome -= champion_value(book, state, slot)
                value = min(value, outcome)
    return value


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
                broken = max(broken, champion_value(book, state, other))
    value = broken + (LETHAL if incoming >= health_of(state, me) else incoming)
    if incoming >= defense(book, state, slot) - state.champions[slot].damage and words & UNBREAKABLE == 0:
        value -= champion_value(book, state, slot)
    return value


@native
def _pick(book: Book, state: State, me: int, option: int) -> int:
    """Rate a pick by the effect that follows and by who controls or owns the picked thing."""
    if option == Option.PASS:
        return 0
    effect = next_effect(book, top(state).pc)
    if option >= Option.DISCARD:
        seat = (option - Option.DISCARD) // PILE_SIZE
        number = state.players[seat].discard.cards[(option - Option.DISCARD) % PILE_SIZE]
        return value_of_card(book, state, me, effect, number)
    if option >= Option.CHAMPION:
        return value_of_champion(book, state, me, effect, option - Option.CHAMPION)
    if option >= Option.HAND:
        return printed_value(book, state.cards[state.players[me].hand.cards[option - Option.HAND]].card)
    return value_of_player(book, state, me, top(state).pc, option - Option.PLAYER)
