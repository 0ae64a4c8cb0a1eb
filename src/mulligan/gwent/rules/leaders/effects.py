"""The effects of leaders (section 12), each next to the condition under which it may be used."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import UNKNOWN, note, note_card, note_player, note_to
from mulligan.core.kernel.piles import push, remove
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect, LeaderRow
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.agile import count_agile, move_stronger, some_would_move
from mulligan.gwent.rules.battlefield.strength import holds_plain_unit, row_total
from mulligan.gwent.rules.frames import (
    push_bond,
    push_discard,
    push_draw_and_play,
    push_lead_against,
    push_pick,
    push_search,
    push_take,
    push_take_and_play,
)
from mulligan.gwent.rules.leaders.registry import carries_out, useful_if
from mulligan.gwent.rules.plays import (
    clear_weather,
    count_revivable,
    random_revivable,
    revive_at,
    scorch_opponents,
    slot_is_free,
)
from mulligan.gwent.rules.searches import (
    WITH_HEROES,
    WITHOUT_HEROES,
    deck_has,
    finds_bond_copy,
    first_weather,
    holds_takeable,
    may_be_taken,
)
from mulligan.gwent.rules.seating import first_of, for_points, has_teammates, is_duel, opponent, opposite, shown_to
from mulligan.gwent.rules.zones import HUMAN, deck_holds, plays_itself, shuffle_deck
from mulligan.gwent.rulesets import MardroemePlace, Taken
from mulligan.gwent.state import HELD, LEADER_HORN, ROW_COUNT, SHUFFLED_IN, Away, DeckSearch, LeaderState, State

# --- cards from the deck -------------------------------------------------------------------------------


@useful_if(LeaderEffect.PLAY_FROM_DECK)
@native
def can_play_from_deck(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    """G-130: the deck holds the card. A Mardroeme needs a row that takes it."""
    if book.cards[row.card].abilities & Trait.MARDROEME != 0 and state.rules.mardroeme == MardroemePlace.IN_HORN_SLOT:
        free = False
        for each in range(ROW_COUNT):
            free = free or slot_is_free(book, state, state.players[seat].side, each)
        if not free:
            return False
    return deck_holds(state, seat, row.card)


@carries_out(LeaderEffect.PLAY_FROM_DECK)
@native
def play_from_deck(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_search(state, seat, DeckSearch.NAMED, row.card)


@useful_if(LeaderEffect.PLAY_WEATHER)
@native
def can_play_weather(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    return deck_has(book, state, seat, DeckSearch.WEATHER, 0)


@carries_out(LeaderEffect.PLAY_WEATHER)
@native
def play_weather(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_search(state, seat, DeckSearch.WEATHER, 0)


@useful_if(LeaderEffect.DISCARD_AND_PICK)
@native
def can_discard_and_pick(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    player = state.players[seat]
    return player.hand.count >= row.cards and player.deck.count >= row.picks


@carries_out(LeaderEffect.DISCARD_AND_PICK)
@native
def discard_and_pick(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    for _ in range(row.picks):
        push_pick(state, seat)
    push_discard(state, seat, row.cards)


@useful_if(LeaderEffect.PLAY_BOND_COPY)
@native
def can_play_bond_copy(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    return finds_bond_copy(book, state, seat)


@carries_out(LeaderEffect.PLAY_BOND_COPY)
@native
def play_bond_copy(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_bond(state, seat)


# --- rows ----------------------------------------------------------------------------------------------


@useful_if(LeaderEffect.CLEAR_WEATHER)
@native
def can_clear_weather(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    return state.weather.count > 0


@carries_out(LeaderEffect.CLEAR_WEATHER)
@native
def clear_all_weather(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    clear_weather(book, state, output, seat)


@useful_if(LeaderEffect.HORN)
@native
def can_blow_horn(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    return slot_is_free(book, state, state.players[seat].side, row.row)


@carries_out(LeaderEffect.HORN)
@native
def blow_horn(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    """G-155: an effect in the horn slot, not a card."""
    side = state.players[seat].side
    state.sides[side].rows[row.row].horn = LEADER_HORN
    note(output, EventKind.HORN_BLOWN, seat, UNKNOWN, row.row, other=side)


@useful_if(LeaderEffect.SCORCH)
@native
def can_scorch(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    """Whether it would destroy a unit of some opponent."""
    for turn in range(1, len(state.sides)):
        enemy = opponent(state, state.players[seat].side, turn)
        if holds_plain_unit(book, state, state.sides[enemy].rows[row.row].cards):
            if row_total(book, state, enemy, row.row) >= row.least:
                return True
    return False


@carries_out(LeaderEffect.SCORCH)
@native
def scorch(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    scorch_opponents(book, state, output, seat, row.row, row.least)


@useful_if(LeaderEffect.MOVE_AGILE)
@native
def can_move_agile(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    return some_would_move(book, state, state.players[seat].side)


@carries_out(LeaderEffect.MOVE_AGILE)
@native
def move_agile(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    move_stronger(book, state, output, seat)


# --- one opponent --------------------------------------------------------------------------------------


@native
def affects(book: Book, state: State, seat: int, other: int, effect: int) -> bool:
    """Whether PEEK or TAKE_FROM_DISCARD would do something to this player."""
    side = state.players[other].side
    if side == state.players[seat].side:
        return False
    if effect == LeaderEffect.PEEK:
        return state.players[other].hand.count > 0
    return holds_takeable(book, state, state.sides[side].discard, state.rules.relentless, WITHOUT_HEROES)


@useful_if(LeaderEffect.PEEK, LeaderEffect.TAKE_FROM_DISCARD)
@native
def affects_any_player(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    for other in range(len(state.players)):
        if affects(book, state, seat, other, row.effect):
            return True
    return False


@carries_out(LeaderEffect.PEEK)
@native
def peek(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    """OQ-17: outside a duel the player chooses whose hand; teammates have two (G-236)."""
    if is_duel(state):
        peek_at(state, output, seat, 1 - seat, row.cards)
    else:
        push_lead_against(state, seat)


@carries_out(LeaderEffect.TAKE_FROM_DISCARD)
@native
def take_from_discard(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    """OQ-17: where there are several opponents, the player chooses whose discard pile."""
    if for_points(state):
        push_lead_against(state, seat)
    else:
        push_take(state, seat, opposite(state, state.players[seat].side), state.rules.relentless)


@native
def lead_against(book: Book, state: State, output: GwentOutput, seat: int, other: int) -> None:
    """OQ-17: the leader acts on the chosen opponent."""
    row = book.leaders[state.players[seat].leader]
    if row.effect == LeaderEffect.PEEK:
        peek_at(state, output, seat, other, row.cards)
    else:
        push_take(state, seat, state.players[other].side, state.rules.relentless)


@native
def peek_at(state: State, output: GwentOutput, seat: int, other: int, cards: int) -> None:
    """G-136: the player sees random cards in the hand, and knows them from then on."""
    hand = state.players[other].hand
    shown = min(cards, hand.count)
    for turn in range(shown):
        which = below(state.random, hand.count - turn)  # among the cards that this look has not shown yet
        for place in range(hand.count):
            card = state.cards[hand.cards[place]]
            if card.away != Away.MARKED:
                if which == 0:
                    card.away = Away.MARKED
                    card.known |= 1 << seat
                    note_to(output, 1 << seat | shown_to(state, other), EventKind.PEEKED, seat, card.card, place + 1, other)
                    break
                which -= 1
    for place in range(hand.count):
        state.cards[hand.cards[place]].away = Away.NOWHERE


# --- discard piles -------------------------------------------------------------------------------------


@useful_if(LeaderEffect.RETURN_FROM_DISCARD)
@native
def can_return_from_discard(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    return holds_takeable(book, state, state.sides[state.players[seat].side].discard, state.rules.bringer, WITH_HEROES)


@carries_out(LeaderEffect.RETURN_FROM_DISCARD)
@native
def return_from_discard(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_take(state, seat, state.players[seat].side, state.rules.bringer)


@useful_if(LeaderEffect.RESHUFFLE_DISCARDS)
@native
def can_reshuffle_discards(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    for side in range(len(state.sides)):
        if holds_takeable(book, state, state.sides[side].discard, state.rules.crach, WITH_HEROES):
            return True
    return False


@carries_out(LeaderEffect.RESHUFFLE_DISCARDS)
@native
def reshuffle_discards(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    for other in range(len(state.players)):
        reshuffle_discard(book, state, output, other)


@native
def goes_back_to(state: State, seat: int, number: int) -> bool:
    """Teammates take their own cards out of the pile they share; the first of them also takes the enemy's."""
    if not has_teammates(state):
        return True
    owner, side = state.cards[number].owner, state.players[seat].side
    return owner == seat if state.players[owner].side == side else first_of(state, side) == seat


@native
def reshuffle_discard(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-150: the discard pile goes into the deck; everybody sees which cards do."""
    pile, player = state.sides[state.players[seat].side].discard, state.players[seat]
    moved, place = 0, 0
    while place < pile.count:
        number = pile.cards[place]
        if may_be_taken(book, state, number, state.rules.crach, WITH_HEROES) and goes_back_to(state, seat, number):
            remove(pile, place)
            card = state.cards[number]
            card.history, card.holder, card.known = SHUFFLED_IN, seat, 0
            push(player.deck, number)
            moved += 1
        else:
            place += 1
    note_player(output, EventKind.RESHUFFLED, seat, moved)
    if moved > 0:
        for place in range(player.hand.count):
            state.cards[player.hand.cards[place]].history |= HELD
        shuffle_deck(state, seat)


# --- leaders that act by themselves --------------------------------------------------------------------
# Setup puts them into force. These kernels run when the virtual opponent turns such a leader up in solo.


@carries_out(LeaderEffect.CANCEL_LEADER)
@native
def cancel_opposing_leader(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    cancel_leader(state, output, HUMAN)


@native
def cancel_leader(state: State, output: GwentOutput, seat: int) -> None:
    """G-137: the leader and its passive effects stop for the rest of the game."""
    player = state.players[seat]
    player.leader_state = LeaderState.CANCELLED
    player.passives = 0
    if not plays_itself(output, state, seat):  # nobody has seen the virtual opponent's leaders yet
        note_card(output, EventKind.LEADER_CANCELLED, seat, player.leader)


@carries_out(LeaderEffect.RANDOM_MEDICS, LeaderEffect.DOUBLE_SPIES, LeaderEffect.HALF_WEATHER)
@native
def put_into_force(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    state.players[seat].passives |= row.passives


# --- solo: what only the virtual opponent's leaders do (G-261) -----------------------------------------


@carries_out(LeaderEffect.THEY_DISCARD)
@native
def they_discard(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_discard(state, HUMAN, row.cards)


@carries_out(LeaderEffect.DRAW_AND_PLAY)
@native
def draw_and_play_cards(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_draw_and_play(state, seat, row.cards)


@carries_out(LeaderEffect.STRENGTH_PER_AGILE)
@native
def strengthen_per_agile(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    side = state.players[seat].side
    gained = row.strength * count_agile(book, state, side)
    state.sides[side].bonus += gained
    note_player(output, EventKind.STRENGTHENED, seat, gained, side)


@carries_out(LeaderEffect.PLAY_BOND)
@native
def play_bond(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_search(state, seat, DeckSearch.BOND, 0)


@carries_out(LeaderEffect.PLAY_FIRST_WEATHER)
@native
def play_first_weather(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    if deck_has(book, state, seat, DeckSearch.WEATHER, 0):
        push_search(state, seat, DeckSearch.NAMED, first_weather(book, state, seat))


@carries_out(LeaderEffect.REVIVE_RANDOM)
@native
def revive_random(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    pile = state.sides[state.players[seat].side].discard
    if count_revivable(book, state, pile) > 0:
        revive_at(book, state, output, seat, random_revivable(book, state, pile))


@carries_out(LeaderEffect.PLAY_FROM_DISCARD)
@native
def play_from_discard(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_take_and_play(state, seat, state.players[seat].side, Taken.CARDS)


@carries_out(LeaderEffect.PLAY_FROM_THEIR_DISCARD)
@native
def play_from_their_discard(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    push_take_and_play(state, seat, state.players[HUMAN].side, Taken.CARDS)
