"""Carrying out programs: one small function per effect, and the dispatcher that only dispatches."""

from __future__ import annotations

from mulligan.core.native import native
from mulligan.epic.book import Book, Op, Test
from mulligan.epic.desk import Desk, Happened, note
from mulligan.epic.parts import CardType, When
from mulligan.epic.rules.damage import (
    assign_to_champion,
    assign_to_player,
    deal_assigned,
    draw,
    gain_health,
    lose_health,
)
from mulligan.epic.rules.groups import (
    amount_meant,
    clear,
    in_discard,
    mark_card,
    mark_champion,
    mark_champions_of_players,
    mark_each,
    mark_namesakes,
    mark_piles_of_players,
    mark_player,
    mark_this,
    pick,
    players_meant,
    source_slot,
    top,
)
from mulligan.epic.rules.play_area import (
    break_leaving,
    bury_leaving,
    change_control,
    create,
    enter,
    free_slot,
    leave,
    leave_discard,
    to_discard,
    to_hand,
    turn_to,
)
from mulligan.epic.rules.reading import BLITZ, UNBANISHABLE, UNBREAKABLE, can_attack, has, is_champion, matches
from mulligan.epic.rules.triggers import trigger, trigger_card
from mulligan.epic.rules.zones import find, remove
from mulligan.epic.state import (
    CHOSEN,
    LEAVING,
    MAX_NUMBER,
    NO_CARD,
    NO_SLOT,
    NOBODY,
    PILE_SIZE,
    THEM,
    Ask,
    Option,
    Position,
    Role,
    State,
)


@native
def run_instruction(book: Book, state: State, desk: Desk) -> None:
    """One instruction of the top program. One that must ask leaves its program where it is; the answer moves it on."""
    frame = top(state)
    row = book.code[frame.pc]
    op = row.op
    match op:
        case Op.END:
            end_program(book, state)
            return
        case Op.JUMP:
            frame.pc = row.a
            return
        case Op.IF:
            frame.pc = frame.pc + 1 if holds(state, row.a, row.b) else row.c
            return
        case Op.MAY:
            ask_may(state, row.a, row.b)
            return
        case Op.CHOOSE_MODE:
            state.ask, state.asked = Ask.MODE, frame.controller
            return
        case Op.LOYALTY:
            ask_loyalty(state, row.a)
            return
        case Op.PICK:
            pick(book, state, desk)
            return
        case Op.DIVIDE_DAMAGE:
            divide_damage(book, state, desk, row.b)
            return
        case Op.DISCARD:
            discard(book, state, desk, row.b, row.c)
            return
        case Op.RECYCLE:
            recycle(state)
            return
        case Op.KEEP_ONE:
            keep_one(book, state, desk)
            return
        case Op.JOIN:
            ask_join(book, state, desk)
            return
        case Op.DELAY:
            delay(state, row.a)
            frame.pc = row.b
            return
        case _:
            run_plain(book, state, desk)
    frame.pc += 1


@native
def run_plain(book: Book, state: State, desk: Desk) -> None:
    """The instructions that never ask."""
    row = book.code[top(state).pc]
    op = row.op
    match op:
        case Op.CLEAR:
            clear(state, THEM)
        case Op.EACH:
            mark_each(book, state, row.a)
        case Op.THIS:
            mark_this(state)
        case Op.NAMESAKES:
            mark_namesakes(state)
        case Op.MARK_PLAYERS:
            mark_players(state, row.a)
        case Op.CHAMPIONS_OF_MARKED:
            mark_champions_of_players(state, row.a)
        case Op.PILES_OF_MARKED:
            mark_piles_of_players(state)
        case Op.DAMAGE:
            damage_them(book, state, desk, amount_meant(book, state, row.a, row.b, NOBODY))
        case Op.BREAK:
            leave_play(book, state, UNBREAKABLE)
            break_leaving(book, state, desk)
        case Op.BANISH:
            leave_play(book, state, UNBANISHABLE)
            bury_leaving(book, state, desk, Happened.BANISHED)
        case Op.RETURN:
            return_them(book, state, desk)
        case Op.EXPEND:
            turn_them(state, desk, Position.EXPENDED)
        case Op.PREPARE:
            turn_them(state, desk, Position.PREPARED)
        case Op.BONUS:
            bonus(state, desk, row.a, row.b, row.c)
        case Op.GAIN:
            gain_keywords(state, desk, row.c)
        case Op.COUNTERS:
            put_counters(state, desk, amount_meant(book, state, row.a, row.b, NOBODY))
        case Op.PUT_INTO_PLAY:
            put_into_play(book, state, desk)
        case Op.TRANSFORM:
            transform(book, state, desk, row.a)
        case Op.CONTROL:
            take_control(book, state, desk, row.a)
        case Op.LEAVE_BATTLE:
            leave_battle(state, desk)
        case Op.RECALL:
            recall(book, state, desk)
        case Op.NO_ATTACKS:
            state.no_attacks = 1
            note(desk, Happened.ATTACKS_ENDED, state.turn_player, -1, NO_SLOT, 0, -1)
        case Op.RETURN_ALL:
            return_all(book, state, desk)
        case _:
            for_players(book, state, desk)


@native
def for_players(book: Book, state: State, desk: Desk) -> None:
    """Effects for players, in turn order beginning with the turn player."""
    row = book.code[top(state).pc]
    mask = players_meant(state, row.c)
    if row.op == Op.CREATE:
        clear(state, THEM)
    for offset in range(len(state.players)):
        seat = (state.turn_player + offset) % len(state.players)
        if (mask >> seat) & 1 == 1:
            amount = amount_meant(book, state, row.a, row.b, seat)
            if row.op == Op.DRAW:
                draw(state, desk, seat, amount)
            elif row.op == Op.GAIN_HEALTH:
                gain_health(state, desk, seat, amount)
            elif row.op == Op.LOSE_HEALTH:
                lose_health(state, desk, seat, amount)
            elif row.op == Op.CREATE:
                for _ in range(amount):
                    slot = create(book, state, desk, row.d, seat)
                    if slot != NO_SLOT:
                        mark_champion(state, slot, THEM)


# --- flow ---------------------------------------------------------------------------------------


@native
def end_program(book: Book, state: State) -> None:
    """The program is done; an event goes to the discard pile (E-PLAY-03)."""
    frame = top(state)
    event, number = frame.event, frame.copy_number
    clear(state, THEM | CHOSEN)
    frame.pc, frame.card, frame.copy_number, frame.slot, frame.serial, frame.x, frame.left = 0, 0, 0, 0, 0, 0, 0
    frame.its_attack, frame.controller, frame.cursor, frame.damaged = 0, 0, 0, 0
    frame.its_controller, frame.it_attacked_you, frame.event = 0, 0, 0
    state.depth -= 1
    if event != 0:
        to_discard(book, state, number)


@native
def holds(state: State, test: int, operand: int) -> bool:
    frame = top(state)
    if test == Test.YOUR_TURN:
        return state.players[frame.controller].team == state.players[state.turn_player].team
    if test == Test.NOT_YOUR_TURN:
        return state.players[frame.controller].team != state.players[state.turn_player].team
    if test == Test.YOU_CONTROLLED_IT:
        return frame.its_controller == frame.controller
    if test == Test.IT_ATTACKED_YOU_UNBLOCKED:
        return frame.it_attacked_you != 0
    if test == Test.PLAYED_PAID:
        return (state.players[frame.controller].paid >> operand) & 1 == 1
    if test == Test.THIS_IN_PLAY:
        return is_champion(state, frame.slot, frame.serial)
    attackers = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.ATTACKER:
            attackers += 1
    return attackers == 1


@native
def ask_may(state: State, declined: int, price: int) -> None:
    """You may; a price in health must be there to be paid."""
    frame = top(state)
    if state.teams[state.players[frame.controller].team].health < price:
        frame.pc = declined
    else:
        state.ask, state.asked = Ask.MAY, frame.controller


@native
def ask_loyalty(state: State, declined: int) -> None:
    """E-KW-LOYALTY-01. Whether the hand holds two such cards is hidden, so only its size decides if the question is asked."""
    frame = top(state)
    if frame.left < 0:
        if state.players[frame.controller].hand.count < 2:
            frame.pc = declined
            return
        frame.left = 2
    state.ask, state.asked = Ask.REVEAL, frame.controller


@native
def delay(state: State, pc: int) -> None:
    """At the end of the turn, to each of them."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            _delay_one(state, pc, slot, champion.serial, NOBODY)
    for seat in range(len(state.players)):
        if state.players[seat].mark & THEM != 0:
            _delay_one(state, pc, NO_SLOT, 0, seat)


@native
def _delay_one(state: State, pc: int, slot: int, serial: int, seat: int) -> None:
    if state.delayed_count == len(state.delayed):
        return
    frame = top(state)
    later = state.delayed[state.delayed_count]
    state.delayed_count += 1
    later.pc, later.controller, later.card, later.copy_number = pc, frame.controller, frame.card, frame.copy_number
    later.slot, later.serial, later.it_slot, later.it_serial = frame.slot, frame.serial, slot, serial
    later.damaged, later.times = seat, 1


# --- effects on them ------------------------------------------------------------------------------


@native
def mark_players(state: State, who: int) -> None:
    mask = players_meant(state, who)
    for seat in range(len(state.players)):
        if (mask >> seat) & 1 == 1:
            mark_player(state, seat, THEM)


@native
def damage_them(book: Book, state: State, desk: Desk, amount: int) -> None:
    source = source_slot(state)
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            assign_to_champion(book, state, slot, amount, source)
    for seat in range(len(state.players)):
        if state.players[seat].mark & THEM != 0:
            assign_to_player(state, seat, amount, source)
    deal_assigned(book, state, desk)


@native
def leave_play(book: Book, state: State, keyword: int) -> None:
    """Of them, those without the keyword that forbids it are about to leave."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0 and not has(book, state, slot, keyword):
            champion.mark |= LEAVING
    if state.marked & 2 != 0:
        for number in range(len(state.cards)):
            if state.cards[number].mark & THEM != 0:
                mark_card(state, number, LEAVING)


@native
def return_them(book: Book, state: State, desk: Desk) -> None:
    """To their owners' hands; a token is gone (E-TOKEN-02)."""
    for slot in range(state.slots - 1, -1, -1):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            if champion.copy_number == NO_CARD:
                note(desk, Happened.RETURNED, champion.owner, champion.card, slot, 0, -1)
            number = leave(book, state, slot)
            if number != NO_CARD:
                to_hand(state, desk, number, Happened.RETURNED)
    if state.marked & 2 != 0:
        for number in range(len(state.cards)):
            if state.cards[number].mark & THEM != 0:
                leave_discard(book, state, number)
                to_hand(state, desk, number, Happened.RETURNED)


@native
def turn_them(state: State, desk: Desk, position: int) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            turn_to(state, desk, slot, position)


@native
def bonus(state: State, desk: Desk, attack: int, defense: int, keywords: int) -> None:
    """Until the end of the turn."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.attack_this_turn = max(-MAX_NUMBER, min(MAX_NUMBER, champion.attack_this_turn + attack))
            champion.defense_this_turn = max(-MAX_NUMBER, min(MAX_NUMBER, champion.defense_this_turn + defense))
            champion.keywords_this_turn |= keywords
            _note_gain(state, desk, slot, keywords)
            if attack != 0 or defense != 0:
                note(desk, Happened.BONUS, champion.controller, champion.card, slot, attack, defense)
    if defense < 0:
        state.unsettled = 1


@native
def gain_keywords(state: State, desk: Desk, keywords: int) -> None:
    """For as long as they stay in play."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.keywords |= keywords
            _note_gain(state, desk, slot, keywords)


@native
def _note_gain(state: State, desk: Desk, slot: int, keywords: int) -> None:
    champion = state.champions[slot]
    if keywords != 0:
        note(desk, Happened.KEYWORDS_GAINED, champion.controller, champion.card, slot, keywords, -1)
    if keywords & BLITZ != 0 and state.rules.blitz == 0:  # E-KW-BLITZ-01
        champion.deploying = 0


@native
def put_counters(state: State, desk: Desk, amount: int) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0 and amount > 0:
            champion.counters = min(MAX_NUMBER, champion.counters + amount)
            note(desk, Happened.COUNTERS, champion.controller, champion.card, slot, amount, -1)


@native
def put_into_play(book: Book, state: State, desk: Desk) -> None:
    """Champion cards of a discard pile or the hand, under your control; they are what the next sentence is about."""
    me = top(state).controller
    for number in range(len(state.cards)):
        card = state.cards[number]
        if card.mark & THEM != 0 and free_slot(state) != NO_SLOT:
            card.mark &= ~THEM
            place = find(state.players[me].hand, number) if card.owner == me else -1
            if place >= 0:
                remove(state.players[me].hand, place)
            else:
                leave_discard(book, state, number)
            mark_champion(state, enter(book, state, desk, card.card, number, me, card.owner, 1), THEM)


@native
def return_all(book: Book, state: State, desk: Desk) -> None:
    """Each player, all champion cards of their own discard pile; tribute and loyalty do not trigger."""
    for offset in range(len(state.players)):
        seat = (state.turn_player + offset) % len(state.players)
        pile = state.players[seat].discard
        for place in range(pile.count - 1, -1, -1):
            number = pile.cards[place]
            card = state.cards[number].card
            if book.cards[card].card_type == CardType.CHAMPION and free_slot(state) != NO_SLOT:
                leave_discard(book, state, number)
                enter(book, state, desk, card, number, seat, seat, 0)


@native
def transform(book: Book, state: State, desk: Desk, token: int) -> None:
    """E-KW-TRANSFORM: under the owner's deck without being banished; the controller gets the token."""
    gained = 0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            champion.mark |= LEAVING
    for seat in range(len(state.players)):
        count = 0
        for slot in range(state.slots):
            champion = state.champions[slot]
            if champion.controller == seat and champion.mark & LEAVING != 0:
                count += 1
        gained |= count << (8 * seat)
    bury_leaving(book, state, desk, Happened.TRANSFORMED)
    for seat in range(len(state.players)):
        for _ in range((gained >> (8 * seat)) & 255):
            create(book, state, desk, token, seat)


@native
def take_control(book: Book, state: State, desk: Desk, this_turn: int) -> None:
    me = top(state).controller
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0:
            if this_turn == 0:
                champion.home = NOBODY
            elif champion.home == NOBODY and champion.controller != me:
                champion.home = champion.controller
            change_control(book, state, desk, slot, me)


@native
def leave_battle(state: State, desk: Desk) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.mark & THEM != 0 and champion.role != Role.NONE:
            champion.role = Role.NONE
            note(desk, Happened.LEFT_BATTLE, champion.controller, champion.card, slot, 0, -1)


@native
def recall(book: Book, state: State, desk: Desk) -> None:
    """E-KW-RECALL-01: if it is still in the discard pile."""
    number = top(state).copy_number
    if in_discard(state, number):
        leave_discard(book, state, number)
        to_hand(state, desk, number, Happened.RECALLED)
        trigger_card(book, state, number, When.RECALLED, 0)


# --- effects that ask --------------------------------------------------------------------------------


@native
def divide_damage(book: Book, state: State, desk: Desk, amount: int) -> None:
    """A target, then how much it gets, until all is given; then all is dealt at once."""
    frame = top(state)
    if frame.left < 0:
        frame.left = amount
    if frame.left > 0:
        state.ask, state.asked = Ask.TARGET, frame.controller
        return
    frame.left = -1
    frame.pc += 1
    deal_assigned(book, state, desk)


@native
def give_amount(book: Book, state: State, amount: int) -> None:
    """The answer: so much for the target chosen last."""
    frame = top(state)
    frame.left -= amount
    if frame.x >= Option.CHAMPION:
        slot = frame.x - Option.CHAMPION
        mark_champion(state, slot, THEM)
        assign_to_champion(book, state, slot, amount, source_slot(state))
    else:
        seat = frame.x - Option.PLAYER
        mark_player(state, seat, THEM)
        assign_to_player(state, seat, amount, source_slot(state))


@native
def discard(book: Book, state: State, desk: Desk, amount: int, who: int) -> None:
    """Each player meant, in turn order, chooses what to discard; a hand that is not larger goes whole."""
    frame = top(state)
    mask = players_meant(state, who)
    while frame.cursor < len(state.players):
        seat = (state.turn_player + frame.cursor) % len(state.players)
        if frame.left < 0:
            frame.left = amount
        if (mask >> seat) & 1 == 1 and frame.left > 0:
            hand = state.players[seat].hand
            if hand.count > frame.left:
                state.ask, state.asked = Ask.DISCARD, seat
                return
            while hand.count > 0:
                discard_from_hand(book, state, desk, seat, hand.count - 1)
        frame.left = -1
        frame.cursor += 1
    frame.cursor = 0
    frame.pc += 1


@native
def discard_from_hand(book: Book, state: State, desk: Desk, seat: int, place: int) -> None:
    number = remove(state.players[seat].hand, place)
    note(desk, Happened.DISCARDED, seat, state.cards[number].card, NO_SLOT, 0, -1)
    to_discard(book, state, number)


@native
def recycle(state: State) -> None:
    """E-KW-RECYCLE-01, -03: two cards of the discard pile, or nothing."""
    frame = top(state)
    if frame.left < 0:
        if state.players[frame.controller].discard.count < 2:
            frame.pc += 1
            return
        frame.left = 2
    state.ask, state.asked = Ask.RECYCLE, frame.controller


@native
def recycled(book: Book, state: State, desk: Desk, option: int) -> None:
    """The answer: a card to banish, or no recycling."""
    frame = top(state)
    if option != Option.PASS:
        place = (option - Option.DISCARD) % PILE_SIZE
        mark_card(state, state.players[frame.controller].discard.cards[place], LEAVING)
        frame.left -= 1
        if frame.left > 0:
            return
        bury_leaving(book, state, desk, Happened.BANISHED)
        draw(state, desk, frame.controller, 1)
    frame.left = -1
    frame.pc += 1


@native
def keep_one(book: Book, state: State, desk: Desk) -> None:
    """Beginning with you, each player picks one champion; then all others are broken."""
    frame = top(state)
    while frame.cursor < len(state.players):
        seat = (frame.controller + frame.cursor) % len(state.players)
        frame.cursor += 1
        if (state.players[frame.controller].reach >> seat) & 1 == 1:
            for slot in range(state.slots):
                if state.champions[slot].controller == seat:
                    state.ask, state.asked = Ask.KEEP, seat
                    return
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and (state.players[frame.controller].reach >> champion.controller) & 1 == 1:
            champion.mark ^= THEM
    frame.cursor = 0
    frame.pc += 1
    leave_play(book, state, UNBREAKABLE)
    break_leaving(book, state, desk)


@native
def can_join(book: Book, state: State, slot: int) -> bool:
    """It must itself be able to attack or to block, and is not in the battle yet."""
    frame = top(state)
    champion = state.champions[slot]
    if champion.controller != frame.controller or champion.role != Role.NONE:
        return False
    if not matches(book, state, book.code[frame.pc].a, slot, frame.controller, frame.slot):
        return False
    if state.champions[frame.slot].role == Role.ATTACKER:
        return can_attack(book, state, slot)
    return champion.position == Position.PREPARED


@native
def ask_join(book: Book, state: State, desk: Desk) -> None:
    frame = top(state)
    if is_champion(state, frame.slot, frame.serial) and state.champions[frame.slot].role != Role.NONE:
        for slot in range(state.slots):
            if can_join(book, state, slot):
                state.ask, state.asked = Ask.JOIN, frame.controller
                return
    frame.pc += 1


@native
def joined(book: Book, state: State, desk: Desk, option: int) -> None:
    """The answer: one champion joins, with its own triggers, or none."""
    frame = top(state)
    keywords = book.code[frame.pc].c
    frame.pc += 1
    if option == Option.PASS:
        return
    slot = option - Option.CHAMPION
    champion = state.champions[slot]
    champion.keywords_this_turn |= keywords
    _note_gain(state, desk, slot, keywords)
    champion.role = state.champions[frame.slot].role
    if champion.role == Role.ATTACKER:
        note(desk, Happened.ATTACKED, champion.controller, champion.card, slot, 0, state.battle.defender)
        turn_to(state, desk, slot, Position.EXPENDED)
        trigger(book, state, slot, When.ATTACKS, NOBODY)
    else:
        note(desk, Happened.BLOCKED, champion.controller, champion.card, slot, 0, -1)
        turn_to(state, desk, slot, Position.FLIPPED)
        trigger(book, state, slot, When.BLOCKS, NOBODY)
