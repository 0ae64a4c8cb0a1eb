"""The turn (E-TURN, E-END) and the mulligan (E-MULL): what comes next when nothing else waits."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_player
from mulligan.core.kernel.piles import insert_bottom, remove
from mulligan.epic.book.enums import When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import lose_effect
from mulligan.epic.rules.battle.choosing import ALL_CHOSEN
from mulligan.epic.rules.battle.damage_step import battle_is_broken, damage_step, end_battle
from mulligan.epic.rules.damage import draw, lose_health
from mulligan.epic.rules.in_play import change_control, turn_to
from mulligan.epic.rules.plays import open_ending, open_main, open_window, pass_in_battle, team_agrees
from mulligan.epic.rules.programs.triggers import NO_TRIGGER, trigger_all, trigger_champions
from mulligan.epic.rules.seating import is_duel, is_in, lap_is_over, left_of, next_team, same_team, seats_of
from mulligan.epic.rules.zones import mix_bottom
from mulligan.epic.rulesets import EndTurnReopen, MulliganOrder, PreDamageFirst
from mulligan.epic.state import CHOSEN, NOBODY, Ask, CardMark, PlayerMark, Position, State, Step, clear_this_turn

HAND_LIMIT = 7

# Values of `State.point`: what comes next in the Start Phase and in the End Phase.
_GOLD_AND_DRAW, _PREPARE = 0, 1
_TRIGGERS, _HAND_LIMIT = 0, 1
LAP_DONE = 1  # in the last lap of passes: the player who would have closed it was eliminated


@native
def advance(book: Book, state: State, output: Output) -> None:
    """With nothing pending, continue the step or ask the player whose move it is."""
    if mend_turn(state, output):
        return
    match state.step:
        case Step.MULLIGAN:
            next_mulligan(state, output)
        case Step.START:
            start_phase(book, state, output)
        case Step.MAIN:
            state.ask, state.asked = Ask.MAIN, state.holder
        case Step.ATTACKERS:
            open_window(state, output, Step.BEFORE_BLOCKERS, state.battle.attacker)  # E-INIT-06
        case Step.BLOCKERS:
            after_or_ask_blockers(state, output)
        case Step.DAMAGE:
            damage_step(book, state, output)
        case Step.END:
            end_phase(book, state, output)
        case Step.ENDING if state.point == LAP_DONE:
            state.point = 0
            after_ending(state, output)
        case _:
            state.ask, state.asked = Ask.PLAYS, state.holder


@native
def mend_turn(state: State, output: Output) -> bool:
    """Q-21, E-MP-16: end a battle or a Main Phase whose player is out. Returns whether there was one."""
    if is_duel(state):
        return False
    if battle_is_broken(state):
        end_battle(state, output)
        return True
    if state.step == Step.MAIN and not is_in(state, state.turn_player):
        open_main(state, output)
        return True
    return False


# --- mulligan ---------------------------------------------------------------------------------------


@native
def next_mulligan(state: State, output: Output) -> None:
    """E-MULL-08, -09, Q-18, Q-26: one player after the other."""
    count = seats_of(state)
    first = state.mode.team_size if state.rules.mulligan_order == MulliganOrder.SECOND_PLAYER_FIRST else 0
    while state.point < count:
        seat = (state.first_player + first + state.point) % count
        if is_in(state, seat):
            state.ask, state.asked = Ask.MULLIGAN, seat
            return
        state.point += 1
    first = state.first_player
    begin_turn(state, output, first if is_in(state, first) else left_of(state, first))


@native
def mulligan(state: State, output: Output, seat: int) -> None:
    """E-MULL-03 to -07: put the chosen cards under the deck, draw as many and lose as much health."""
    hand = state.players[seat].hand
    count = 0
    for place in range(hand.count - 1, -1, -1):
        if state.cards[hand.cards[place]].mark & CHOSEN != 0:
            number = remove(hand, place)
            state.cards[number].mark = 0
            insert_bottom(state.players[seat].deck, number)
            count += 1
    if count > 0:
        mix_bottom(state, seat, count, 1 << seat)
    note_player(output, EventKind.MULLIGANED, seat, count)
    draw(state, output, seat, count)
    lose_health(state, output, seat, count)
    state.point += 1


# --- start and end ---------------------------------------------------------------------------------------


@native
def begin_turn(state: State, output: Output, seat: int) -> None:
    state.turn += 1
    state.turn_player = seat
    state.holder = seat
    state.step = Step.START
    state.point = 0
    note_player(output, EventKind.TURN_BEGAN, seat, state.turn)


@native
def start_phase(book: Book, state: State, output: Output) -> None:
    """E-TURN-04 to -07, then what triggers at the start of the turn (E-TRIG-10)."""
    duel = is_duel(state)
    if state.point == _GOLD_AND_DRAW:
        state.point = _PREPARE
        for seat in range(seats_of(state)):
            state.players[seat].paid = 0
            if duel or takes_turn(state, seat):  # E-COST-04, E-MP-06
                state.players[seat].gold = 1
        for seat in range(seats_of(state)):
            if takes_turn(state, seat) and (state.turn > 1 or not duel):  # E-TURN-06, E-MP-03, Q-24
                draw(state, output, seat, 1)
    elif state.point == _PREPARE:
        state.point += 1
        for slot in range(state.slots):
            champion = state.champions[slot]
            if champion.controller != NOBODY and takes_turn(state, champion.controller):
                champion.deploying = 0  # E-KW-DEPLOYING-01
                if champion.position == Position.EXPENDED:
                    turn_to(state, output, slot, Position.PREPARED)
        for seat in range(seats_of(state)):
            if takes_turn(state, seat):
                trigger_all(book, state, output, seat, When.START_OF_YOUR_TURN)
        state.point_triggers = state.trigger_count
    else:
        open_main(state, output)


@native
def takes_turn(state: State, seat: int) -> bool:
    """E-HYDRA-03: the players of a team take their turn together."""
    return is_in(state, seat) and same_team(state, seat, state.turn_player)


@native
def ask_hand_limit(state: State) -> None:
    """E-END-03, -04: ask the next player of this turn whose hand is too large."""
    for seat in range(seats_of(state)):
        if takes_turn(state, seat) and state.players[seat].hand.count > HAND_LIMIT:
            state.ask, state.asked = Ask.HAND_LIMIT, seat
            return


@native
def end_phase(book: Book, state: State, output: Output) -> None:
    """E-END-08: triggers, hand limit, damage, flipped champions, this-turn effects."""
    point = int(state.point)
    state.point += 1
    if point == _TRIGGERS:
        trigger_champions(book, state, output, When.END_OF_TURN)
        _release_delayed(state, output)
        state.point_triggers = state.trigger_count
    elif point == _HAND_LIMIT:
        ask_hand_limit(state)
    else:
        _clean_up(book, state, output)
        if not is_duel(state):
            for seat in range(seats_of(state)):
                if takes_turn(state, seat):
                    state.players[seat].gold = 1  # E-MP-07
        note_player(output, EventKind.TURN_ENDED, state.turn_player)
        begin_turn(state, output, next_team(state, state.turn_player))


@native
def _release_delayed(state: State, output: Output) -> None:
    """Move effects delayed until the end of the turn to the trigger queue."""
    for i in range(state.delayed_count):
        if state.trigger_count < len(state.triggers):
            state.triggers[state.trigger_count] = state.delayed[i]
            state.trigger_count += 1
        else:
            lose_effect(output)
        state.delayed[i] = NO_TRIGGER[0]
    state.delayed_count = 0


@native
def _clean_up(book: Book, state: State, output: Output) -> None:
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY:
            champion.damage = 0  # E-END-05
            if champion.position == Position.FLIPPED:  # E-END-06
                turn_to(state, output, slot, Position.PREPARED)
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY:  # E-END-07
            clear_this_turn(champion)
            if champion.home != NOBODY:
                home = champion.home
                champion.home = NOBODY
                change_control(book, state, output, slot, home)
    if state.broken != 0:
        state.broken = 0
        for seat in range(seats_of(state)):
            pile = state.players[seat].discard
            for place in range(pile.count):
                state.cards[pile.cards[place]].mark &= ~CardMark.BROKEN
    for seat in range(seats_of(state)):
        state.players[seat].mark &= ~PlayerMark.NO_HEALTH
    state.no_attacks = 0


# --- passing ---------------------------------------------------------------------------------------------


@native
def try_to_end_turn(state: State, output: Output) -> None:
    """E-TURN-10."""
    note_player(output, EventKind.PASSED, state.holder)
    if team_agrees(state):
        open_ending(state, output)


@native
def pass_play(state: State, output: Output) -> None:
    """The player with initiative passes."""
    note_player(output, EventKind.PASSED, state.holder)
    if state.step == Step.ENDING:
        if state.played != 0:
            state.answered = 1
        state.played = 0
        if team_agrees(state):
            holder = state.holder
            state.holder = next_team(state, holder)
            if lap_is_over(state, holder, state.holder):
                after_ending(state, output)
    elif pass_in_battle(state):
        if state.step == Step.BEFORE_BLOCKERS:
            state.step, state.point = Step.BLOCKERS, 0
        else:
            state.step, state.point = Step.DAMAGE, 0
        note_player(output, EventKind.STEP_BEGAN, state.turn_player, state.step)


@native
def after_ending(state: State, output: Output) -> None:
    """E-TURN-12 to -14, E-MP-10, -11. E-MP-16: without its player the turn ends."""
    if state.answered == 0 or not is_in(state, state.turn_player):
        go_to_end(state, output)
    elif state.rules.end_turn_reopen == EndTurnReopen.CHOOSE:
        state.ask, state.asked = Ask.END_TURN, state.turn_player
    else:
        open_main(state, output)


@native
def go_to_end(state: State, output: Output) -> None:
    state.step, state.point = Step.END, 0
    note_player(output, EventKind.STEP_BEGAN, state.turn_player, Step.END)


@native
def after_or_ask_blockers(state: State, output: Output) -> None:
    """E-BATTLE-14, then E-INIT-07 or E-BATTLE-23."""
    if state.point != ALL_CHOSEN:
        state.ask, state.asked = Ask.BLOCKER, state.battle.defender
    else:
        defender_first = state.rules.pre_damage_first == PreDamageFirst.DEFENDER
        open_window(state, output, Step.BEFORE_DAMAGE, state.battle.defender if defender_first else state.battle.attacker)
