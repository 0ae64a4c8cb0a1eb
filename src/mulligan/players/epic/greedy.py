"""The greedy player rates each answer by its immediate effect, using only what its seat can see.

`evaluation.py` rates champions and effects, `programs.py` cards by their programs, and `battle.py` attacks and blocks. This
module chooses the answer, and decides when to keep a card.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import CHAMPION_CARD, PAID, QUICK, Book
from mulligan.epic.book.operations import Op
from mulligan.epic.rules.programs.frames import share_target, top
from mulligan.epic.rules.programs.targets import champion_chosen
from mulligan.epic.rules.seating import is_duel, next_team, same_team
from mulligan.epic.rules.stats import UNBREAKABLE, defense, has
from mulligan.epic.state import NO_SLOT, PILE_SIZE, POWERS_PER_CHAMPION, Ask, Option, Position, State, Step
from mulligan.players.epic.battle import attack_on, attack_value, attack_within, block_of_newcomer, block_value, outlook
from mulligan.players.epic.evaluation import (
    LETHAL,
    champion_value,
    next_effect,
    printed_value,
    value_of_card,
    value_of_champion,
    value_of_player,
)
from mulligan.players.epic.programs import GOLD, OUT_OF_HAND, play_value, program_value

_MULLIGAN = 4  # put back cards with a lower value
_RECALL = 5  # cap on the value of a card returned to the hand
_RECALL_LATER = 3  # the same in the player's Main Phase, where the gold can have other uses
_LAST_CHANCE = 2  # for spending gold that would otherwise be lost

# A card is played now if its value is higher than this; otherwise it is kept.
_PAID_EVENT, _FREE_EVENT = 3, 2
_QUICK_EVENT, _QUICK_CHAMPION = 4, 6  # in the player's Main Phase, if it can wait for an opponent's turn
_FREE_QUICK_EVENT, _FREE_QUICK_CHAMPION = 2, 4
_SLOW = -2  # it can only be played now
_BEFORE_ENDING = 3  # before the opponent tries to end the turn
_BEST_AMBUSH = 30  # cap on the value of a surprise blocker


@native
def choose_greedy(book: Book, state: State, output: Output) -> int:
    """The option with the highest value, or the first of equals."""
    if output.option_count == 1:
        return output.options[0]
    if state.ask == Ask.MAIN and is_duel(state):
        return _choose_main(book, state, output)
    best, most = 0, -2 * LETHAL
    for i in range(output.option_count):
        value = option_value(book, state, output.options[i])
        if value > most:
            best, most = i, value
    return output.options[best]


@native
def _choose_main(book: Book, state: State, output: Output) -> int:
    """Choose in a duel's Main Phase. If attacking is best, the weakest champion that should attack goes first, to draw a
    blocker.
    """
    best, most, me = 0, -2 * LETHAL, state.asked
    first, least = -1, LETHAL
    looked, seen = False, (0, False, False)
    for i in range(output.option_count):
        option = output.options[i]
        if Option.CHAMPION <= option < Option.POWER:
            if not looked:
                looked, seen = True, outlook(book, state, me, 1 - me)
            value = attack_within(book, state, option - Option.CHAMPION, 1 - me, seen)
            if value > 0:
                size = champion_value(book, state, option - Option.CHAMPION)
                if size < least:
                    first, least = i, size
        else:
            value = _play(book, state, me, option)
        if value > most:
            best, most = i, value
    if first >= 0 and Option.CHAMPION <= output.options[best] < Option.POWER:
        best = first
    return output.options[best]


@native
def option_value(book: Book, state: State, option: int) -> int:
    """The value of an answer to the open question."""
    me = state.asked
    match state.ask:
        case Ask.MAIN | Ask.PLAYS:
            return _play(book, state, me, option)
        case Ask.DEFENDER:
            return attack_on(book, state, me, state.battle.source, option - Option.PLAYER)
        case Ask.BLOCKER:
            return 0 if option == Option.PASS else block_value(book, state, me, option - Option.CHAMPION)
        case Ask.TARGET | Ask.CHOOSE:
            return _pick(book, state, me, option)
        case Ask.MODE:
            frame = top(state)
            row = book.rows[frame.card].modes[option - Option.MODE]
            return program_value(book, state, me, frame.card, row.pc, OUT_OF_HAND) - GOLD * int(row.gold)
        case Ask.MAY:
            return program_value(book, state, me, top(state).card, top(state).pc, OUT_OF_HAND) if option == Option.YES else 0
        case Ask.REVEAL:
            return _reveal(book, state, me, option)
        case Ask.DISCARD | Ask.HAND_LIMIT:
            card = state.cards[state.players[me].hand.cards[option - Option.HAND]].card
            return -printed_value(book, card)
        case Ask.KEEP:
            return champion_value(book, state, option - Option.CHAMPION)
        case Ask.MULLIGAN:
            return _put_back(book, state, me, option)
        case Ask.ATTACKER:
            return 1 if option == Option.PASS else 0  # attack one at a time
        case Ask.ASSIGN:
            return _assign(book, state, option - Option.NUMBER)
        case Ask.AMOUNT:
            return _share(book, state, option - Option.NUMBER)
        case Ask.ORDER:
            return 0
        case _:
            return int(option)  # prefer yes to no, a card to none, and the largest amount


@native
def _put_back(book: Book, state: State, me: int, option: int) -> int:
    """Mulligan cards of little value; each costs 1 health."""
    if option == Option.PASS:
        return 0
    hand = state.players[me].hand
    card = state.cards[hand.cards[option - Option.HAND]].card
    return _MULLIGAN - printed_value(book, card)


@native
def _reveal(book: Book, state: State, me: int, option: int) -> int:
    """Reveal a card for loyalty if the effect is good."""
    if option == Option.PASS:
        return 0
    frame = top(state)
    return program_value(book, state, me, frame.card, frame.pc + 1, OUT_OF_HAND)


@native
def _assign(book: Book, state: State, amount: int) -> int:
    """Assign exactly the damage that breaks the champion, or none."""
    slot = state.battle.victim
    if slot == NO_SLOT:
        return amount
    needed = defense(book, state, slot) - state.champions[slot].damage - state.champions[slot].assigned
    value = -amount
    if amount >= needed and not has(book, state, slot, UNBREAKABLE):
        value += 16 * champion_value(book, state, slot)
    return value


@native
def _share(book: Book, state: State, amount: int) -> int:
    """Divide damage: exactly lethal to a champion, or all of it to a player."""
    slot = champion_chosen(share_target(top(state)))
    if slot == NO_SLOT:
        return amount
    needed = defense(book, state, slot) - state.champions[slot].damage
    return LETHAL - amount if amount >= needed else amount


@native
def _play(book: Book, state: State, me: int, option: int) -> int:
    if option == Option.PASS:
        return 0
    if option >= Option.DISCARD:
        return _recall(book, state, me, state.players[me].discard.cards[(option - Option.DISCARD) % PILE_SIZE])
    if option >= Option.POWER:
        which = option - Option.POWER
        return _power(book, state, me, which // POWERS_PER_CHAMPION, which % POWERS_PER_CHAMPION)
    if option >= Option.CHAMPION:
        return attack_value(book, state, me, option - Option.CHAMPION)
    card = state.cards[state.players[me].hand.cards[option - Option.HAND]].card
    if state.ask == Ask.MAIN:
        return _in_main(book, state, me, card)
    if state.step == Step.ENDING:
        return _in_time(book, state, me, card)
    return _in_battle(book, state, me, card) if _matters_in_battle(book, state, me, card) else -1


@native
def _in_time(book: Book, state: State, me: int, card: int) -> int:
    """The value of playing a card, minus the threshold for an event."""
    value, timing = play_value(book, state, me, card), book.timing[card]
    if timing & CHAMPION_CARD == 0:
        value -= _PAID_EVENT if timing & PAID != 0 else _FREE_EVENT
    return value + _last_chance(state, me) if timing & PAID != 0 else value


@native
def _last_chance(state: State, me: int) -> int:
    """The value of spending gold that would otherwise be lost: no opponent's turn comes before my next one."""
    ending = state.step == Step.ENDING and same_team(state, next_team(state, state.turn_player), me)
    return _LAST_CHANCE if ending else 0


@native
def _in_main(book: Book, state: State, me: int, card: int) -> int:
    """The value of playing a card in your Main Phase. Gold returns on the opponent's turn, but only quick cards can use it
    there.
    """
    value, timing = _in_time(book, state, me, card), book.timing[card]
    if value >= LETHAL // 2:
        return value
    champion = timing & CHAMPION_CARD != 0
    if timing & PAID == 0:
        if timing & QUICK == 0:
            return value
        return value - (_FREE_QUICK_CHAMPION if champion else _FREE_QUICK_EVENT)
    if timing & QUICK == 0:
        return value - _SLOW
    if not _can_wait(book, state, me):
        return value
    return value - (_QUICK_CHAMPION if champion else _QUICK_EVENT)


@native
def _can_wait(book: Book, state: State, me: int) -> bool:
    """Whether to save a quick card for the opponent's turn: the hand has a slow card to play now, or no second quick one."""
    hand = state.players[me].hand
    quick = 0
    for place in range(hand.count):
        timing = book.timing[state.cards[hand.cards[place]].card]
        if timing & PAID != 0:
            if timing & QUICK == 0:
                return True
            quick += 1
    return quick <= 1


@native
def _matters_in_battle(book: Book, state: State, me: int, card: int) -> bool:
    """Whether a card can change this battle; others can wait until the turn ends."""
    event = book.timing[card] & CHAMPION_CARD == 0
    if same_team(state, state.battle.defender, me):
        return state.step == Step.BEFORE_BLOCKERS or (event and state.battle.blocked == 0)
    return event and state.step == Step.BEFORE_DAMAGE and state.battle.attacker == me


@native
def _in_battle(book: Book, state: State, me: int, card: int) -> int:
    """The value of an event, or of a champion played as a surprise blocker."""
    value = _in_time(book, state, me, card)
    if value >= LETHAL // 2:
        return value
    if book.timing[card] & CHAMPION_CARD != 0:
        value = min(_BEST_AMBUSH, value + block_of_newcomer(book, state, me, card))
    return value - _BEFORE_ENDING


@native
def _recall(book: Book, state: State, me: int, number: int) -> int:
    """The value of a power that returns a card from the discard pile to the hand."""
    value = min(_RECALL, printed_value(book, state.cards[number].card))
    return value - _RECALL_LATER if state.ask == Ask.MAIN else value + _last_chance(state, me)


@native
def _power(book: Book, state: State, me: int, slot: int, which: int) -> int:
    champion = state.champions[slot]
    row = book.rows[champion.card].powers[which]
    value = program_value(book, state, me, champion.card, row.pc, OUT_OF_HAND) - 2 * int(row.counters)
    if row.gold != 0:
        value += _last_chance(state, me)
    if row.break_this != 0:
        value -= champion_value(book, state, slot)
    elif row.expend != 0 and same_team(state, state.turn_player, me) and champion.position == Position.PREPARED:
        value -= max(0, attack_value(book, state, me, slot))
    return value


@native
def _pick(book: Book, state: State, me: int, option: int) -> int:
    """Rate a pick by the effect that follows and by who controls or owns the picked thing."""
    if option == Option.PASS:
        return 0
    effect = next_effect(book, top(state).pc)
    if book.code[top(state).pc].op == Op.DIVIDE_DAMAGE:
        effect = top(state).pc
    if option >= Option.DISCARD:
        seat = (option - Option.DISCARD) // PILE_SIZE
        number = state.players[seat].discard.cards[(option - Option.DISCARD) % PILE_SIZE]
        return value_of_card(book, state, me, effect, number)
    if option >= Option.CHAMPION:
        return value_of_champion(book, state, me, effect, option - Option.CHAMPION)
    if option >= Option.HAND:
        return printed_value(book, state.cards[state.players[me].hand.cards[option - Option.HAND]].card)
    return value_of_player(book, state, me, top(state).pc, option - Option.PLAYER)
