"""Leaders (section 12): when they may be used, and what they do. `LeaderRow` tells which effect it is."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import NO_PLACE, UNKNOWN, note, note_card, note_player, note_to
from mulligan.core.kernel.piles import push, remove
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import ANY_WEATHER, Book, Effect, LeaderRow
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, note_row
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.frames import (
    push_bond,
    push_discard,
    push_draw_and_play,
    push_lead_against,
    push_pick,
    push_search,
    push_take,
    push_take_and_play,
    top,
)
from mulligan.gwent.rules.plays import (
    clear_weather,
    count_revivable,
    random_revivable,
    revive_at,
    scorch_opponents,
    slot_is_free,
)
from mulligan.gwent.rules.searches import finds_bond_copy, first_weather, holds_takeable, may_be_taken
from mulligan.gwent.rules.seating import first_of, for_points, has_partners, is_duel, opponent, opposite, shown_to
from mulligan.gwent.rules.strength import holds_plain_unit, row_total, strength, worth_in_row
from mulligan.gwent.rules.zones import abilities, deck_holds, in_solo, plays_itself, shuffle_deck
from mulligan.gwent.rulesets import MardroemePlace, Taken
from mulligan.gwent.state import (
    HELD,
    LEADER_HORN,
    ROW_COUNT,
    SHUFFLED_IN,
    Away,
    DeckSearch,
    FrameKind,
    LeaderState,
    State,
)


@native
def is_active(effect: int) -> bool:
    """G-120: used instead of playing a card."""
    return Effect.NONE < effect < Effect.CANCEL_LEADER


@native
def needs_deck(effect: int) -> bool:
    """What can be done with it depends on cards that only its player knows."""
    return effect == Effect.PLAY_FROM_DECK or effect == Effect.PLAY_BOND_COPY


@native
def usable(book: Book, state: State, seat: int) -> bool:
    """G-120: ready, and its effect would do something."""
    player = state.players[seat]
    if player.leader_state != LeaderState.READY:
        return False
    row = book.leaders[player.leader]
    return is_active(row.effect) and would_do_something(book, state, seat, row)


@native
def would_do_something(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
    player = state.players[seat]
    match row.effect:
        case Effect.PLAY_FROM_DECK:
            return deck_has_playable(book, state, seat, row.card)
        case Effect.CLEAR_WEATHER:
            return state.weather.count > 0
        case Effect.HORN:
            return slot_is_free(book, state, player.side, row.row)
        case Effect.SCORCH:
            return some_row_burns(book, state, player.side, row.row, row.amount)
        case Effect.PEEK | Effect.TAKE_FROM_DISCARD:
            for other in range(len(state.players)):
                if touches(book, state, seat, other, row.effect):
                    return True
            return False
        case Effect.RETURN_FROM_DISCARD:
            return holds_takeable(book, state, state.sides[player.side].discard, state.rules.bringer, True)
        case Effect.MOVE_AGILE:
            return some_would_move(book, state, player.side)
        case Effect.RESHUFFLE_DISCARDS:
            for other in range(len(state.sides)):
                if holds_takeable(book, state, state.sides[other].discard, state.rules.crach, True):
                    return True
            return False
        case Effect.DISCARD_AND_PICK:
            return player.hand.count >= row.amount and player.deck.count >= row.card
        case Effect.PLAY_BOND_COPY:
            return finds_bond_copy(book, state, seat)
        case _:
            return True


@native
def some_row_burns(book: Book, state: State, side: int, row: int, least: int) -> bool:
    """Would a Scorch of this row destroy a unit of some opponent?"""
    for turn in range(1, len(state.sides)):
        enemy = opponent(state, side, turn)
        if holds_plain_unit(book, state, state.sides[enemy].rows[row].cards):
            if row_total(book, state, enemy, row) >= least:
                return True
    return False


@native
def touches(book: Book, state: State, seat: int, other: int, effect: int) -> bool:
    """Would a leader that names the opponent do something to this player?"""
    side = state.players[other].side
    if side == state.players[seat].side:
        return False
    if effect == Effect.PEEK:
        return state.players[other].hand.count > 0
    return holds_takeable(book, state, state.sides[side].discard, state.rules.relentless, False)


@native
def may_be_chosen(book: Book, state: State, seat: int, other: int) -> bool:
    """G-224: every opponent for a spy; OQ-17: for a leader those whom it touches."""
    if top(state).kind == FrameKind.SPY:
        return state.players[other].side != state.players[seat].side
    return touches(book, state, seat, other, book.leaders[state.players[seat].leader].effect)


@native
def deck_has_playable(book: Book, state: State, seat: int, card: int) -> bool:
    """G-130, G-145: the deck holds the card, or any weather card; a Mardroeme needs a row that takes it."""
    if card == ANY_WEATHER:
        deck = state.players[seat].deck
        for place in range(deck.count):
            if abilities(book, state, deck.cards[place]) & Trait.WEATHER != 0:
                return True
        return False
    if book.cards[card].abilities & Trait.MARDROEME != 0 and state.rules.mardroeme == MardroemePlace.IN_HORN_SLOT:
        free = False
        for row in range(ROW_COUNT):
            free = free or slot_is_free(book, state, state.players[seat].side, row)
        if not free:
            return False
    return deck_holds(state, seat, card)


# --- using them --------------------------------------------------------------------------------------


@native
def use_leader(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-120: once per game."""
    player = state.players[seat]
    player.leader_state = LeaderState.USED
    note_card(output, EventKind.LEADER_USED, seat, player.leader)
    lead(book, state, output, seat, book.leaders[player.leader])


@native
def lead(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    """Carry out what a leader does."""
    player = state.players[seat]
    match row.effect:
        case Effect.PLAY_FROM_DECK:
            what = DeckSearch.WEATHER if row.card == ANY_WEATHER else DeckSearch.NAMED
            push_search(state, seat, what, max(0, row.card))
        case Effect.CLEAR_WEATHER:
            clear_weather(book, state, output, seat)
        case Effect.HORN:
            state.sides[player.side].rows[row.row].horn = LEADER_HORN  # G-155
            note(output, EventKind.HORN_BLOWN, seat, UNKNOWN, row.row, 0, player.side)
        case Effect.SCORCH:
            scorch_opponents(book, state, output, seat, row.row, row.amount)
        case Effect.PEEK:
            if is_duel(state):
                peek(state, output, seat, 1 - seat, row.amount)
            else:
                push_lead_against(state, seat)  # OQ-17; partners have two hands (G-236)
        case Effect.TAKE_FROM_DISCARD:
            if for_points(state):
                push_lead_against(state, seat)
            else:
                take_from(state, seat, opposite(state, player.side))
        case Effect.RETURN_FROM_DISCARD:
            push_take(state, seat, player.side, state.rules.bringer)
        case Effect.MOVE_AGILE:
            move_agile(book, state, output, seat)
        case Effect.RESHUFFLE_DISCARDS:
            for other in range(len(state.players)):
                reshuffle_discard(book, state, output, other)
        case Effect.DISCARD_AND_PICK:
            for _ in range(row.card):
                push_pick(state, seat)
            push_discard(state, seat, row.amount)
        case Effect.PLAY_BOND_COPY:
            push_bond(state, seat)
        case _:
            if in_solo(output, state):
                lead_in_solo(book, state, output, seat, row)


@native
def lead_against(book: Book, state: State, output: GwentOutput, seat: int, other: int) -> None:
    """OQ-17: a leader that names the opponent acts on the one who was chosen."""
    row = book.leaders[state.players[seat].leader]
    if row.effect == Effect.PEEK:
        peek(state, output, seat, other, row.amount)
    else:
        take_from(state, seat, state.players[other].side)


@native
def take_from(state: State, seat: int, side: int) -> None:
    """G-138: a card of this side's discard pile."""
    push_take(state, seat, side, state.rules.relentless)


@native
def lead_in_solo(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    """What only the virtual opponent's leaders do (G-261)."""
    side, human = state.players[seat].side, 1 - seat
    match row.effect:
        case Effect.CANCEL_LEADER:
            cancel_leader(state, output, human)
        case Effect.PASSIVE:
            state.players[seat].passives |= row.amount
        case Effect.THEY_DISCARD:
            push_discard(state, human, row.amount)
        case Effect.DRAW_AND_PLAY:
            push_draw_and_play(state, seat, row.amount)
        case Effect.STRENGTH_PER_AGILE:
            gained = row.amount * count_agile(book, state, side)
            state.sides[side].bonus += gained
            note(output, EventKind.STRENGTHENED, seat, UNKNOWN, NO_PLACE, gained, side)
        case Effect.PLAY_BOND:
            push_search(state, seat, DeckSearch.BOND, 0)
        case Effect.PLAY_FIRST_WEATHER:
            if deck_has_playable(book, state, seat, ANY_WEATHER):
                push_search(state, seat, DeckSearch.NAMED, first_weather(book, state, seat))
        case Effect.REVIVE_RANDOM:
            pile = state.sides[side].discard
            if count_revivable(book, state, pile) > 0:
                revive_at(book, state, output, seat, random_revivable(book, state, pile))
        case Effect.PLAY_FROM_DISCARD:
            push_take_and_play(state, seat, side, Taken.CARDS)
        case Effect.PLAY_FROM_THEIR_DISCARD:
            push_take_and_play(state, seat, state.players[human].side, Taken.CARDS)
        case _:
            pass


@native
def cancel_leader(state: State, output: GwentOutput, seat: int) -> None:
    """G-137: for the rest of the game, with all that it does by itself."""
    player = state.players[seat]
    player.leader_state = LeaderState.CANCELLED
    player.passives = 0
    if not plays_itself(output, state, seat):  # nobody has seen its leaders yet
        note_card(output, EventKind.LEADER_CANCELLED, seat, player.leader)


@native
def peek(state: State, output: GwentOutput, seat: int, other: int, count: int) -> None:
    """G-136: random cards of the opponent's hand; the player knows them from now on."""
    hand = state.players[other].hand
    shown = min(count, hand.count)
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


@native
def goes_back_to(state: State, seat: int, number: int) -> bool:
    """Partners take their own cards out of the pile they share, and the first of them what is the enemy's."""
    if not has_partners(state):
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
        if may_be_taken(book, state, number, state.rules.crach, True) and goes_back_to(state, seat, number):
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


# --- agile units ---------------------------------------------------------------------------------------


@native
def is_agile(book: Book, state: State, number: int) -> bool:
    facts = book.cards[state.cards[number].card]
    return facts.abilities & Trait.UNIT != 0 and facts.rows & (facts.rows - 1) != 0


@native
def count_agile(book: Book, state: State, side: int) -> int:
    count = 0
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if is_agile(book, state, cards.cards[place]):
                count += 1
    return count


@native
def would_move(book: Book, state: State, side: int, row: int, place: int) -> bool:
    """An agile unit that is stronger in its other row. Heroes are as strong everywhere (G-090)."""
    number = state.sides[side].rows[row].cards.cards[place]
    if not is_agile(book, state, number):
        return False
    return worth_in_row(book, state, side, 1 - row, number) > strength(book, state, side, row, place)


@native
def some_would_move(book: Book, state: State, side: int) -> bool:
    for row in range(2):
        for place in range(state.sides[side].rows[row].cards.count):
            if would_move(book, state, side, row, place):
                return True
    return False


@native
def move_agile(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-144, OQ-16: all are judged before any has moved."""
    side = state.players[seat].side
    for row in range(2):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if would_move(book, state, side, row, place):
                state.cards[cards.cards[place]].away = Away.MARKED
    for row in range(2):
        cards = state.sides[side].rows[row].cards
        place = 0
        while place < cards.count:
            card = state.cards[cards.cards[place]]
            if card.away == Away.MARKED:
                card.away = Away.NOWHERE
                move_unit(state, output, seat, row, place)
            else:
                place += 1


@native
def move_unit(state: State, output: GwentOutput, seat: int, row: int, place: int) -> None:
    """To its other row."""
    rows = state.sides[state.players[seat].side].rows
    number = remove(rows[row].cards, place)
    push(rows[1 - row].cards, number)
    note_row(output, EventKind.MOVED, seat, state.cards[number].card, 1 - row)
