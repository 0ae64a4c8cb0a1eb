"""Sets up a game (sections 1 and 3)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import push
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import Book, SideDeckRole
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Faction, Trait
from mulligan.gwent.rules.leaders.effects import cancel_leader
from mulligan.gwent.rules.rounds import GEMS
from mulligan.gwent.rules.seating import for_points, side_at
from mulligan.gwent.rules.turns import deal, next_redraw, settle_starter
from mulligan.gwent.rules.zones import HUMAN, is_virtual
from mulligan.gwent.rulesets import Replacement
from mulligan.gwent.state import APPEARING, NO_CARD, NOBODY, ROW_COUNT, Ask, Away, LeaderState, ModeKind, State


@native
def clear_table(state: State) -> None:
    """Make a zeroed state an empty table."""
    for side in range(len(state.sides)):
        state.sides[side].gems = 0 if for_points(state) else GEMS  # G-220
        for row in range(ROW_COUNT):
            state.sides[side].rows[row].horn = NO_CARD
    for seat in range(len(state.players)):
        state.players[seat].side = side_at(state, seat)
        state.players[seat].faction = Faction.NEUTRAL
    state.acted, state.winner = NOBODY, NOBODY


@native
def add_card(book: Book, state: State, number: int, card: int, seat: int) -> int:
    """Add a card of a player's deck as copy `number`; returns the number of the next copy.

    A leader goes to its slot. Side-deck cards that a Berserker or a Summon unit may need are set aside once (G-022).
    """
    player = state.players[seat]
    if book.leaders[card].effect != LeaderEffect.NONE:
        player.faction = book.cards[card].faction
        if is_virtual(state, seat):
            state.leaders[state.leader_count] = card
            state.leader_count += 1
            player.leader_state = LeaderState.USED  # G-242: it has no leader in force
        else:
            player.leader = card
        return number
    if (
        state.mode == ModeKind.SOLO
        and seat == HUMAN
        and book.cards[card].abilities & (Trait.WEATHER | Trait.CLEAR_WEATHER) == Trait.WEATHER
    ):
        return number  # G-241
    copy = state.cards[number]
    copy.card, copy.owner, copy.holder = card, seat, seat
    push(player.deck, number)
    number += 1
    if book.cards[card].abilities & (Trait.BERSERKER | Trait.SUMMON) != 0:
        number = set_aside(book, state, number, book.cards[card].becomes, seat)
    return number


@native
def set_aside(book: Book, state: State, number: int, card: int, seat: int) -> int:
    for other in range(number):
        if state.cards[other].card == card and state.cards[other].owner == seat:
            return number
    for _ in range(copies_set_aside(book, state, card)):
        put_into_side_deck(state, number, card, seat)
        number += 1
    return number


@native
def copies_set_aside(book: Book, state: State, card: int) -> int:
    """The number of copies in the side deck of a player who may need the card."""
    appears = state.rules.replacement == Replacement.VANISHES and book.cards[card].side_deck == SideDeckRole.REPLACEMENT
    return APPEARING if appears else int(book.copies[card])


@native
def put_into_side_deck(state: State, number: int, card: int, seat: int) -> None:
    """Make copy `number`, which is not in use, a card in a player's side deck."""
    copy = state.cards[number]
    copy.card, copy.owner, copy.holder, copy.away = card, seat, seat, Away.SIDE_DECK


@native
def begin_game(book: Book, state: State, output: GwentOutput, starter: int) -> None:
    """Begin the game (G-030 to -035), up to its first question: who starts, or which card to put back."""
    install_leaders(book, state, output)
    for place in range(state.leader_count - 1, 0, -1):  # G-242
        other = below(state.random, place + 1)
        leader = state.leaders[place]
        state.leaders[place] = state.leaders[other]
        state.leaders[other] = leader
    settle_starter(state, output, starter)
    if state.ask == Ask.NOTHING:
        deal(book, state, output)
        next_redraw(state)


@native
def install_leaders(book: Book, state: State, output: GwentOutput) -> None:
    """Put passive leaders into force, unless a White Flame cancels them (G-030, G-137, G-157).

    A White Flame cancels all other leaders, the teammate's included (G-235).
    """
    cancelled = 0
    for seat in range(len(state.players)):
        if state.players[seat].leader_state == LeaderState.READY:
            row = book.leaders[state.players[seat].leader]
            state.players[seat].passives = row.passives
            if row.effect == LeaderEffect.CANCEL_LEADER:
                cancelled |= (1 << len(state.players)) - 1 - (1 << seat)
    for seat in range(len(state.players)):
        if cancelled & (1 << seat) != 0:
            cancel_leader(state, output, seat)
