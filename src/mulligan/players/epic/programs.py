"""The value of a card's program for a seat, read sentence by sentence, so that a new card needs no code here."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.epic.book.enums import CardType, Condition, Counted, Domain, Guard, PickFlag, Player, When, Zone
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.programs.targets import ABOUT
from mulligan.epic.rules.seating import same_team, seats_of
from mulligan.epic.rules.stats import BLITZ, UNTARGETABLE, has, matches, matches_card
from mulligan.epic.state import NO_SLOT, NOBODY, Position, Role, State, Step
from mulligan.players.epic.evaluation import (
    LETHAL,
    LONGEST,
    SMALL,
    TONES,
    UNKNOWN,
    champion_value,
    harm,
    next_effect,
    printed_value,
    value_of_card,
    value_of_champion,
    value_of_player,
    weakest_enemy,
)

DRAWN = 5  # a card
GOLD = 3
_PLAYED = (1 << When.TRIBUTE) | (1 << When.LOYALTY_2)

# Where the evaluated card is. A champion in the hand cannot reveal itself for loyalty.
OUT_OF_HAND, IN_HAND = 0, 1

# The subject of the current sentence of a program.
_NONE, _PICKED, _EACH, _THIS, _PLAYERS = 0, 1, 2, 3, 4


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
    if facts.keywords & BLITZ != 0:
        value += haste(book, state, me, int(facts.attack))
    return value


@native
def haste(book: Book, state: State, me: int, strength: int) -> int:
    """The value of attacking on the turn a champion enters play."""
    if state.step != Step.MAIN or not same_team(state, state.turn_player, me):
        return 0
    enemy = weakest_enemy(state, me)
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller == enemy and champion.position == Position.PREPARED:
            return strength // 4
    return min(LETHAL // 4, harm(state, enemy, strength)) // 2


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
        case Condition.ONE_CHAMPION_ATTACKS:
            return _one_attacks(state)
        case Guard.PLAYED_THIS_TURN:
            return includes(state.players[me].paid, alignment)
        case _:
            return True


@native
def _one_attacks(state: State) -> bool:
    attackers = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.ATTACKER:
            attackers += 1
    return attackers == 1


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
def _loss(book: Book, state: State, me: int, row: Instruction) -> int:
    """The value of health lost by players."""
    amount, sign = _amount(book, state, me, row), _sign(state, me, row.who)
    if sign < 0:
        return harm(state, weakest_enemy(state, me), amount)
    return -harm(state, me, amount) if sign > 0 else 0


@native
def _for_players(book: Book, state: State, me: int, pc: int) -> int:
    """The value of an effect without a group."""
    row = book.code[pc]
    match row.op:
        case Op.DRAW:
            count = _amount(book, state, me, row)
            if row.who == Player.YOU and count > state.players[me].deck.count:
                return LETHAL  # E-WIN-03
            return DRAWN * count * _sign(state, me, row.who)
        case Op.GAIN_HEALTH:
            return _amount(book, state, me, row) * _sign(state, me, row.who) * 2 // 3
        case Op.LOSE_HEALTH:
            return _loss(book, state, me, row)
        case Op.CREATE:
            return printed_value(book, row.token) * _amount(book, state, me, row) * _sign(state, me, row.who)
        case Op.RECYCLE:
            return DRAWN if state.players[me].discard.count >= 2 else 0
        case Op.RECALL | Op.JOIN:
            return 3
        case Op.DIVIDE_DAMAGE:
            return harm(state, weakest_enemy(state, me), int(row.amount))
        case Op.NO_ATTACKS:
            return SMALL if state.step == Step.MAIN and not same_team(state, state.turn_player, me) else -2
        case Op.KEEP_ONE:
            return _all_but_one(book, state, me)
        case Op.RETURN_ALL:
            return _all_back(book, state, me)
        case _:
            if ABOUT[row.op] or row.who == Player.THAT_PLAYER:  # evaluated with the pick
                return 0
            return UNKNOWN * int(TONES[row.op]) * _sign(state, me, row.who)


@native
def program_value(book: Book, state: State, me: int, card: int, pc: int, in_hand: int) -> int:
    """The value of a program for the player `me` in this position, sentence by sentence. The best mode counts."""
    if book.code[pc].op == Op.CHOOSE_MODE:
        best = -LETHAL
        for mode in range(book.cards[card].mode_count):
            row = book.rows[card].modes[mode]
            affordable = row.gold <= state.players[me].gold - book.cards[card].cost
            if affordable and (row.your_turn == 0 or same_team(state, state.turn_player, me)):
                value = _sentences(book, state, me, card, row.pc, in_hand) - GOLD * int(row.gold)
                best = max(best, value)
        return best
    return _sentences(book, state, me, card, pc, in_hand)


@native
def _sentences(book: Book, state: State, me: int, card: int, pc: int, in_hand: int) -> int:
    value, about, which = 0, _NONE, 0
    for _ in range(LONGEST):
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
                value -= int(row.health) + GOLD * int(row.gold)
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
                if in_hand == IN_HAND and row.keywords & BLITZ != 0:
                    value += haste(book, state, me, int(book.cards[card].attack))
            case Op.DAMAGE if about == _PLAYERS and which == Player.EACH_OPPONENT:
                value += harm(state, weakest_enemy(state, me), int(row.amount))
            case _:
                if about == _EACH:
                    value += _on_each(book, state, me, which, pc)
                value += _for_players(book, state, me, pc)
        pc = following
    return value
