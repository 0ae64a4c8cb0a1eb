"""Damage, health and drawing (E-DMG, E-WIN-03)."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_hidden, note_player
from mulligan.core.kernel.piles import pop, push
from mulligan.epic.book.enums import Static, When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import capped, lose_effect, note_champion
from mulligan.epic.rules.programs.triggers import queue_of_champion, trigger
from mulligan.epic.rules.seating import same_team, seats_of
from mulligan.epic.rules.stats import RIGHTEOUS, UNBREAKABLE, has, is_static
from mulligan.epic.state import MAX_HEALTH, MAX_NUMBER, NOBODY, ChampionMark, PlayerMark, State, clear_battle_damage


@native
def gain_health(state: State, output: Output, seat: int, amount: int) -> bool:
    """Returns whether the player gained any."""
    if amount <= 0 or state.players[seat].mark & PlayerMark.NO_HEALTH != 0:
        return False
    team = state.teams[state.players[seat].team]
    team.health = capped(output, team.health + amount, MAX_HEALTH)
    note_player(output, EventKind.GAINED_HEALTH, seat, amount)
    return True


@native
def lose_health(state: State, output: Output, seat: int, amount: int) -> None:
    """Lose health, which is not damage."""
    if amount > 0:
        team = state.teams[state.players[seat].team]
        team.health = max(-MAX_HEALTH, team.health - amount)  # 0 or less is out, however far below
        state.unsettled = 1
        note_player(output, EventKind.LOST_HEALTH, seat, amount)


@native
def draw(state: State, output: Output, seat: int, count: int) -> None:
    """E-WIN-03: a player who must draw from an empty deck wins the game. (Yes, wins.)"""
    player = state.players[seat]
    for _ in range(count):
        if player.deck.count == 0:
            state.drew_out |= 1 << int(seat)
            state.unsettled = 1
            return
        number = pop(player.deck)
        state.cards[number].known |= 1 << int(seat)
        push(player.hand, number)
        note_hidden(output, EventKind.DREW, seat, state.cards[number].card)


# --- damage is assigned to everything first and dealt together ----------------------------------


@native
def assign_to_champion(book: Book, state: State, slot: int, amount: int, source: int) -> None:
    """`source` is the slot of the champion that will deal it, or NO_SLOT."""
    champion = state.champions[slot]
    champion.assigned = min(MAX_HEALTH, champion.assigned + amount)  # no health or defense is larger
    if source >= 0 and amount > 0:
        state.champions[source].dealing += amount
        if is_static(book, state, source, Static.BREAKS_WHAT_IT_DAMAGES):
            champion.mark |= ChampionMark.FATAL


@native
def assign_to_player(state: State, seat: int, amount: int, source: int) -> None:
    player = state.players[seat]
    player.assigned = min(MAX_HEALTH, player.assigned + amount)
    if source >= 0 and amount > 0:
        state.champions[source].dealing += amount
        state.champions[source].dealing_to_player += amount


@native
def forget_assigned(state: State) -> None:
    """Discard all assigned damage (Q-29)."""
    for seat in range(seats_of(state)):
        state.players[seat].assigned = 0
    for slot in range(state.slots):
        clear_battle_damage(state.champions[slot])


@native
def deal_assigned(book: Book, state: State, output: Output) -> None:
    """E-DMG-02: deal all assigned damage at the same time. Then righteous and other abilities trigger."""
    damaged = 0
    for seat in range(seats_of(state)):
        player = state.players[seat]
        if player.assigned > 0:
            damaged |= 1 << seat
            team = state.teams[player.team]
            team.health = max(-MAX_HEALTH, team.health - player.assigned)  # E-SETUP-10
            note_player(output, EventKind.PLAYER_DAMAGED, seat, player.assigned)
        player.assigned = 0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.assigned > 0:
            total = champion.damage + champion.assigned  # E-DMG-11
            champion.damage = min(MAX_NUMBER, total)
            if total > MAX_NUMBER and has(book, state, slot, UNBREAKABLE):  # others break: no defense is larger
                lose_effect(output)
            note_champion(state, output, EventKind.DAMAGED, slot, champion.assigned)
            if champion.mark & ChampionMark.FATAL != 0:
                champion.mark |= ChampionMark.DOOMED
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.dealing > 0:
            _dealt(book, state, output, slot, damaged)
        clear_battle_damage(champion)
    state.unsettled = 1


@native
def _righteous(book: Book, state: State, output: Output, slot: int) -> None:
    """E-KW-RIGHTEOUS-01: a triggered ability, so it resolves after all damage is dealt and losses are checked.

    The gains of a player's champions wait as one, because their order cannot matter.
    """
    champion = state.champions[slot]
    for i in range(state.point_triggers, state.trigger_count):
        waiting = state.triggers[i]
        if waiting.pc == book.righteous and waiting.controller == champion.controller:
            waiting.amount = min(MAX_HEALTH, waiting.amount + champion.dealing)  # health gained beyond it is reported
            return
    queue_of_champion(state, output, slot, book.righteous, NOBODY, champion.dealing)


@native
def _dealt(book: Book, state: State, output: Output, slot: int, damaged: int) -> None:
    champion = state.champions[slot]
    if has(book, state, slot, RIGHTEOUS):  # E-KW-RIGHTEOUS-01
        _righteous(book, state, output, slot)
    trigger(book, state, output, slot, When.DEALS_DAMAGE, NOBODY)
    if champion.dealing_to_player > 0:
        for seat in range(seats_of(state)):
            if includes(damaged, seat):
                trigger(book, state, output, slot, When.DAMAGES_PLAYER, seat)
                if not same_team(state, seat, champion.controller):
                    trigger(book, state, output, slot, When.DAMAGES_OPPONENT, seat)
