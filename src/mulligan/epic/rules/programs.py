"""Carrying out programs: the dispatcher, which only dispatches, and their flow."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note
from mulligan.epic.book.enums import Condition, Guard
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Op
from mulligan.epic.events import EventKind
from mulligan.epic.rules.asking import (
    ask_join,
    ask_loyalty,
    ask_may,
    ask_member,
    discard,
    divide_damage,
    keep_one,
    recycle,
)
from mulligan.epic.rules.damage import (
    draw,
    gain_health,
    lose_health,
)
from mulligan.epic.rules.effects import (
    bonus,
    damage_them,
    delay,
    gain_keywords,
    leave_battle,
    leave_play,
    mark_players,
    put_counters,
    put_into_play,
    recall,
    return_all,
    return_them,
    take_control,
    take_control_this_turn,
    transform,
    turn_them,
)
from mulligan.epic.rules.in_play import (
    break_leaving,
    bury_leaving,
    create,
    to_discard,
)
from mulligan.epic.rules.seating import reaches, same_team, seats_of
from mulligan.epic.rules.stats import UNBANISHABLE, UNBREAKABLE, is_champion
from mulligan.epic.rules.targets import (
    amount_meant,
    clear,
    clear_frame,
    mark_champion,
    mark_champions_of_players,
    mark_each,
    mark_namesakes,
    mark_piles_of_players,
    mark_this,
    must_name_member,
    once_per_team,
    pick,
    players_meant,
    top,
    unmark_players,
)
from mulligan.epic.state import (
    CHOSEN,
    NO_SLOT,
    NOBODY,
    THEM,
    Ask,
    Position,
    Role,
    State,
)


@native
def run_instruction(book: Book, state: State, output: Output) -> None:
    """One instruction of the top program. One that must ask leaves its program where it is; the answer moves it on."""
    frame = top(state)
    row = book.code[frame.pc]
    op = row.op
    if op in (Op.DRAW, Op.CREATE, Op.DISCARD) and must_name_member(state, row.who):
        ask_member(state, row.who)
        return
    match op:
        case Op.END:
            end_program(book, state)
            return
        case Op.JUMP:
            frame.pc = row.jump
            return
        case Op.IF:
            frame.pc = frame.pc + 1 if holds(state, row.condition, row.alignment) else row.jump
            return
        case Op.MAY:
            ask_may(state, row.jump, row.health)
            return
        case Op.CHOOSE_MODE:
            state.ask, state.asked = Ask.MODE, frame.controller
            return
        case Op.LOYALTY:
            ask_loyalty(state, row.jump)
            return
        case Op.PICK:
            pick(book, state, output)
            return
        case Op.DIVIDE_DAMAGE:
            divide_damage(book, state, output, row.amount)
            return
        case Op.DISCARD:
            discard(book, state, output, row.amount, row.who)
            return
        case Op.RECYCLE:
            recycle(state)
            return
        case Op.KEEP_ONE:
            keep_one(book, state, output)
            return
        case Op.JOIN:
            ask_join(book, state)
            return
        case Op.DELAY:
            delay(state, frame.pc + 1)
            frame.pc = row.jump
            return
        case _:
            run_plain(book, state, output)
    frame.pc += 1
    frame.member = NOBODY


@native
def run_plain(book: Book, state: State, output: Output) -> None:
    """The instructions that never ask."""
    row = book.code[top(state).pc]
    op = row.op
    match op:
        case Op.CLEAR:
            clear(state, THEM)
        case Op.EACH:
            mark_each(book, state, row.which)
        case Op.THIS:
            mark_this(state)
        case Op.NAMESAKES:
            mark_namesakes(state)
        case Op.MARK_PLAYERS:
            mark_players(state, row.who)
        case Op.CHAMPIONS_OF_MARKED:
            mark_champions_of_players(state)
            unmark_players(state)
        case Op.AND_CHAMPIONS_OF_MARKED:
            mark_champions_of_players(state)
        case Op.PILES_OF_MARKED:
            mark_piles_of_players(state)
        case Op.DAMAGE:
            damage_them(book, state, output, amount_meant(book, state, row, NOBODY))
        case Op.BREAK:
            leave_play(book, state, UNBREAKABLE)
            break_leaving(book, state, output)
        case Op.BANISH:
            leave_play(book, state, UNBANISHABLE)
            bury_leaving(book, state, output, EventKind.BANISHED, 0)
        case Op.RETURN:
            return_them(book, state, output)
        case Op.EXPEND:
            turn_them(state, output, Position.EXPENDED)
        case Op.PREPARE:
            turn_them(state, output, Position.PREPARED)
        case Op.BONUS:
            bonus(state, output, row.attack, row.defense, row.keywords)
        case Op.GAIN:
            gain_keywords(state, output, row.keywords)
        case Op.COUNTERS:
            put_counters(state, output, amount_meant(book, state, row, NOBODY))
        case Op.PUT_INTO_PLAY:
            put_into_play(book, state, output)
        case Op.TRANSFORM:
            transform(book, state, output, row.token)
        case Op.CONTROL:
            take_control(book, state, output)
        case Op.CONTROL_THIS_TURN:
            take_control_this_turn(book, state, output)
        case Op.LEAVE_BATTLE:
            leave_battle(state, output)
        case Op.RECALL:
            recall(book, state, output)
        case Op.NO_ATTACKS:
            if reaches(state, top(state).controller, state.turn_player):
                state.no_attacks = 1
                note(output, EventKind.ATTACKS_ENDED, state.turn_player, -1, NO_SLOT, 0, -1)
        case Op.RETURN_ALL:
            return_all(book, state, output)
        case _:
            for_players(book, state, output)


@native
def for_players(book: Book, state: State, output: Output) -> None:
    """Effects for players, in turn order beginning with the turn player."""
    row = book.code[top(state).pc]
    mask = players_meant(state, row.who)
    if row.op == Op.GAIN_HEALTH or row.op == Op.LOSE_HEALTH:
        mask = once_per_team(state, mask)
    if row.op == Op.CREATE:
        clear(state, THEM)
    for offset in range(seats_of(state)):
        seat = (int(state.turn_player) + offset) % seats_of(state)
        if (mask >> seat) & 1 == 1:
            amount = amount_meant(book, state, row, seat)
            if row.op == Op.DRAW:
                draw(state, output, seat, amount)
            elif row.op == Op.GAIN_HEALTH:
                gain_health(state, output, seat, amount)
            elif row.op == Op.LOSE_HEALTH:
                lose_health(state, output, seat, amount)
            elif row.op == Op.CREATE:
                for _ in range(amount):
                    slot = create(book, state, output, row.token, seat, 0)
                    if slot != NO_SLOT:
                        mark_champion(state, slot, THEM)


@native
def end_program(book: Book, state: State) -> None:
    """The program is done; an event goes to the discard pile (E-PLAY-03)."""
    frame = top(state)
    event, number = frame.event, frame.copy_number
    clear(state, THEM | CHOSEN)
    clear_frame(frame)
    state.depth -= 1
    if event != 0:
        to_discard(book, state, number)


@native
def holds(state: State, condition: int, alignment: int) -> bool:
    frame = top(state)
    if condition == Condition.YOUR_TURN:
        return same_team(state, frame.controller, state.turn_player)
    if condition == Condition.NOT_YOUR_TURN:
        return not same_team(state, frame.controller, state.turn_player)
    if condition == Condition.YOU_CONTROLLED_IT:
        return frame.its_controller == frame.controller
    if condition == Condition.IT_ATTACKED_YOU_UNBLOCKED:
        return frame.it_attacked_you != 0
    if condition == Guard.PLAYED_THIS_TURN:
        return (state.players[frame.controller].paid >> alignment) & 1 == 1
    if condition == Guard.THIS_IN_PLAY:
        return is_champion(state, frame.slot, frame.serial)
    attackers = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.ATTACKER:
            attackers += 1
    return attackers == 1
