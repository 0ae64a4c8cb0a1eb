"""State-based actions after each sentence (Q-03): champions break, players lose or win (E-KW-BREAK, E-WIN, E-MP)."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY, Output, note_game, note_player
from mulligan.core.kernel.piles import Pile, pop
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import lose_effect
from mulligan.epic.rules.damage import draw, forget_assigned, gain_health
from mulligan.epic.rules.in_play import break_leaving, change_control, leave, to_discard
from mulligan.epic.rules.plays import only_two_act
from mulligan.epic.rules.programs.frames import FREE_FRAME
from mulligan.epic.rules.programs.targets import clear
from mulligan.epic.rules.programs.triggers import NO_TRIGGER, has_initiative_holder
from mulligan.epic.rules.seating import (
    copies_of,
    is_duel,
    is_in,
    lap_is_over,
    next_team,
    right_of,
    same_team,
    seats_of,
    see_neighbours,
    teams_in,
)
from mulligan.epic.rules.stats import UNBREAKABLE, defense, full_defense, has
from mulligan.epic.rules.turn import LAP_DONE
from mulligan.epic.state import CHOSEN, LEAVING, NOBODY, THEM, ChampionMark, State, Step, Trigger, clear_passes, clear_player

PRIZE_HEALTH = 5  # E-HUNT-08


@native
def settle(book: Book, state: State, output: Output) -> None:
    """Break champions with enough damage (E-KW-BREAK-02, Q-25) until no more break; then see who lost or won."""
    while state.unsettled != 0:
        state.unsettled = 0
        breaking = False
        for slot in range(state.slots):
            champion = state.champions[slot]
            if champion.controller != NOBODY and (champion.damage > 0 or champion.mark & ChampionMark.DOOMED != 0):
                doomed = champion.mark & ChampionMark.DOOMED != 0
                enough = doomed or champion.damage >= defense(book, state, slot)
                champion.mark &= ~ChampionMark.DOOMED
                if enough and not has(book, state, slot, UNBREAKABLE):
                    champion.mark |= LEAVING
                    breaking = True
                    if not doomed and champion.damage < full_defense(book, state, slot):
                        lose_effect(output)
        if breaking:
            break_leaving(book, state, output)
    _see_who_won(book, state, output)


@native
def _see_who_won(book: Book, state: State, output: Output) -> None:
    """E-WIN-01, -02, -06; Q-05: in one sentence a loss counts before a win."""
    out = 0
    for seat in range(seats_of(state)):
        player = state.players[seat]
        if player.eliminated == 0 and state.teams[player.team].health <= 0:
            out |= 1 << seat
    if out != 0:
        _eliminate(book, state, output, out)
    elif state.drew_out != 0:
        _win(state, output, state.drew_out)


@native
def _win(state: State, output: Output, seats: int) -> None:
    """E-TEAM-02, -03: the teams of these players win. Without winners, the game is a draw."""
    state.over = 1
    for seat in range(seats_of(state)):
        for winner in range(seats_of(state)):
            if includes(seats, winner) and same_team(state, seat, winner):
                state.winners |= 1 << seat
        if includes(state.winners, seat):
            note_player(output, EventKind.WON, seat)
    if state.winners == 0:
        note_game(output, EventKind.DRAWN_GAME)


# --- elimination -----------------------------------------------------------------------------------------


@native
def _eliminate(book: Book, state: State, output: Output, out: int) -> None:
    """E-WIN-02, E-FFA-03, E-HUNT-06 to -09, E-TEAM-02; Q-04: several are eliminated together."""
    winners = _hunters_of(state, out)
    for seat in range(seats_of(state)):
        if includes(out, seat):
            state.players[seat].eliminated = 1
            state.teams[state.players[seat].team].eliminated = 1
            note_player(output, EventKind.ELIMINATED, seat)
    left = 0
    for seat in range(seats_of(state)):
        if state.players[seat].eliminated == 0:
            left |= 1 << seat
    if is_duel(state) or teams_in(state) <= 1:
        _win(state, output, left)
    elif state.mode.first_blood != 0:
        _win(state, output, winners & left)
    else:
        _continue_without(book, state, output, out)
        if state.drew_out != 0:
            _win(state, output, state.drew_out)


@native
def eliminate_team(book: Book, state: State, output: Output, seat: int) -> None:
    """E-MP-12: a player leaves, at any time; E-TEAM-01: with the whole team."""
    out = 0
    for other in range(seats_of(state)):
        if state.players[other].eliminated == 0 and same_team(state, seat, other):
            out |= 1 << other
    _uncount_pass(state, seat)
    _eliminate(book, state, output, out)


@native
def _uncount_pass(state: State, leaver: int) -> None:
    """E-BATTLE-07: everybody who is left must pass, so a pass of the team that leaves no longer counts.

    `passes` counts the teams on the right of the holder, one after the other.
    """
    if is_duel(state) or only_two_act(state):
        return
    seat = state.holder
    for _ in range(state.passes):
        other = right_of(state, seat)
        while same_team(state, other, seat):
            other = right_of(state, other)
        seat = other
        if same_team(state, seat, leaver):
            state.passes -= 1
            return


@native
def _hunters_of(state: State, out: int) -> int:
    """The players to the right of those who go out, found while those still have a place in the circle."""
    mask = 0
    if not is_duel(state):
        for seat in range(seats_of(state)):
            if includes(out, seat):
                mask |= 1 << right_of(state, seat)
    return mask


@native
def _continue_without(book: Book, state: State, output: Output, out: int) -> None:
    """E-MP-12 to -17: their cards leave with them, and what they began ends."""
    _remove_programs(book, state, output)
    state.point_triggers = _remaining(state, state.triggers, state.point_triggers)
    state.trigger_count = _remove_triggers(state, state.triggers, state.trigger_count)
    state.delayed_count = _remove_triggers(state, state.delayed, state.delayed_count)
    _remove_cards(book, state, output)
    see_neighbours(state)
    state.drew_out &= EVERYBODY & ~out
    _pass_initiative_on(state)
    if state.mode.prize != 0:
        for seat in range(seats_of(state)):
            if includes(out, seat):
                hunter = right_of(state, seat)
                gain_health(state, output, hunter, PRIZE_HEALTH)
                draw(state, output, hunter, 1)


@native
def _remove_programs(book: Book, state: State, output: Output) -> None:
    """E-MP-14: end what they were resolving. An event card that belongs to another player is discarded."""
    kept = 0
    for i in range(state.depth):
        frame = state.frames[i]
        if is_in(state, frame.controller):
            if frame.event != 0 and not is_in(state, state.cards[frame.copy_number].owner):
                frame.event = 0
            if kept != i:
                state.frames[kept] = frame
            kept += 1
        elif frame.event != 0 and is_in(state, state.cards[frame.copy_number].owner):
            to_discard(book, state, output, frame.copy_number)
    if kept < state.depth:
        clear(state, THEM | CHOSEN)
        forget_assigned(state)
    for i in range(kept, state.depth):
        state.frames[i] = FREE_FRAME[0]
    state.depth = kept


@native
def _remaining(state: State, waiting: list[Trigger], count: int) -> int:
    kept = 0
    for i in range(count):
        if is_in(state, waiting[i].controller):
            kept += 1
    return kept


@native
def _remove_triggers(state: State, waiting: list[Trigger], count: int) -> int:
    """E-MP-14: remove the triggers of players who are out. Returns how many are left."""
    kept = 0
    for i in range(count):
        if is_in(state, waiting[i].controller):
            if kept != i:
                waiting[kept] = waiting[i]
            kept += 1
    for i in range(kept, count):
        waiting[i] = NO_TRIGGER[0]
    return kept


@native
def _remove_cards(book: Book, state: State, output: Output) -> None:
    """E-MP-12, D-18: all they own, wherever it is. E-MP-13: what they only controlled goes back to its owner."""
    for slot in range(state.slots - 1, -1, -1):
        champion = state.champions[slot]
        if champion.controller != NOBODY and not is_in(state, champion.owner):
            leave(book, state, slot)
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY:
            if champion.home != NOBODY and not is_in(state, champion.home):
                champion.home = NOBODY if champion.controller == champion.owner else champion.owner
            if not is_in(state, champion.controller):
                champion.home = NOBODY
                change_control(book, state, output, slot, champion.owner)
    for seat in range(seats_of(state)):
        if not is_in(state, seat):
            player = state.players[seat]
            _empty(player.deck)
            _empty(player.hand)
            _empty(player.discard)
            clear_player(player)
    for number in range(copies_of(state)):
        if not is_in(state, state.cards[number].owner):
            state.cards[number].mark = 0


@native
def _empty(pile: Pile) -> None:
    while pile.count > 0:
        pop(pile)


@native
def _pass_initiative_on(state: State) -> None:
    """E-MP-15, -17: initiative that was theirs goes to the left. `mend_turn` sees to the battle and the turn."""
    if has_initiative_holder(state) and not is_in(state, state.holder):
        holder = state.holder
        if state.step == Step.ENDING:
            state.answered |= state.played
        state.holder = next_team(state, holder)
        clear_passes(state)
        if state.step == Step.ENDING and lap_is_over(state, holder, state.holder):
            state.point = LAP_DONE
