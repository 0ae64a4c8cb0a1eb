"""Leaders (section 12): when they may be used, and what they do. `LeaderRow` tells which effect it is."""

from __future__ import annotations

from mulligan.core.desk import EVERYBODY, note, note_hidden, note_to
from mulligan.core.native import native
from mulligan.core.piles import Pile, push, remove
from mulligan.core.random import below
from mulligan.gwent.book import ANY_WEATHER, HERO, MARDROEME, TIGHT_BOND, UNIT, WEATHER, Book, Effect, LeaderRow
from mulligan.gwent.desk import GwentDesk
from mulligan.gwent.happened import Happened
from mulligan.gwent.rules.plays import (
    calls,
    clear_weather,
    count_revivable,
    random_revivable,
    revive_at,
    slot_is_free,
)
from mulligan.gwent.rules.scorch import scorch_row
from mulligan.gwent.rules.strength import bonds, holds_plain_unit, row_total, strength, worth_in_row
from mulligan.gwent.rules.zones import (
    abilities,
    deck_holds,
    from_deck,
    in_solo,
    opposite,
    plays_itself,
    pop_frame,
    push_frame,
    settle_deck,
    shuffle_deck,
    to_discard,
    to_hand,
    top,
)
from mulligan.gwent.state import (
    HELD,
    LEADER_HORN,
    NO_CARD,
    ROW_COUNT,
    SHUFFLED_IN,
    Ask,
    Away,
    FrameKind,
    LeaderState,
    Search,
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
    side, enemy = state.sides[player.side], state.sides[opposite(state, player.side)]
    match row.effect:
        case Effect.PLAY_FROM_DECK:
            return deck_has_playable(book, state, seat, row.card)
        case Effect.CLEAR_WEATHER:
            return state.weather.count > 0
        case Effect.HORN:
            return slot_is_free(book, state, player.side, row.row)
        case Effect.SCORCH:
            cards = enemy.rows[row.row].cards
            if not holds_plain_unit(book, state, cards):
                return False
            return row_total(book, state, opposite(state, player.side), row.row) >= row.amount
        case Effect.PEEK:
            return state.players[1 - seat].hand.count > 0
        case Effect.TAKE_FROM_DISCARD:
            return holds_takeable(book, state, enemy.discard, state.rules.relentless, False)
        case Effect.RETURN_FROM_DISCARD:
            return holds_takeable(book, state, side.discard, state.rules.bringer, True)
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
def deck_has_playable(book: Book, state: State, seat: int, card: int) -> bool:
    """G-130, G-145: the deck holds the card, or any weather card; a Mardroeme needs a row that takes it."""
    if card == ANY_WEATHER:
        deck = state.players[seat].deck
        for place in range(deck.count):
            if abilities(book, state, deck.cards[place]) & WEATHER != 0:
                return True
        return False
    if book.cards[card].abilities & MARDROEME != 0 and state.rules.mardroeme == 1:
        free = False
        for row in range(ROW_COUNT):
            free = free or slot_is_free(book, state, state.players[seat].side, row)
        if not free:
            return False
    return deck_holds(state, seat, card)


@native
def may_be_taken(book: Book, state: State, number: int, units_only: int, heroes: bool) -> bool:
    """G-138, G-148, G-150: any card (a hero where heroes count too), or in the video game units that are no heroes."""
    found = abilities(book, state, number)
    if units_only == 1:
        return found & (UNIT | HERO) == UNIT
    return heroes or found & HERO == 0


@native
def holds_takeable(book: Book, state: State, pile: Pile, units_only: int, heroes: bool) -> bool:
    for place in range(pile.count):
        if may_be_taken(book, state, pile.cards[place], units_only, heroes):
            return True
    return False


@native
def has_bond_copy(book: Book, state: State, seat: int, number: int) -> bool:
    """G-152: a unit with Tight Bond of which the deck holds another copy."""
    return abilities(book, state, number) & TIGHT_BOND != 0 and deck_holds(state, seat, state.cards[number].card)


@native
def finds_bond_copy(book: Book, state: State, seat: int) -> bool:
    """Such a unit is on the player's side. A mask of the cards there, by their last six bits, spares most looks at them."""
    rows, deck = state.sides[state.players[seat].side].rows, state.players[seat].deck
    there = 0
    for row in range(ROW_COUNT):
        for place in range(rows[row].cards.count):
            card = int(state.cards[rows[row].cards.cards[place]].card)
            if book.cards[card].abilities & TIGHT_BOND != 0:
                there |= 1 << (card & 63)
    if there == 0:
        return False
    for place in range(deck.count):
        card = int(state.cards[deck.cards[place]].card)
        if (there >> (card & 63)) & 1 != 0 and book.cards[card].abilities & TIGHT_BOND != 0:
            if bonds(book, state, rows[book.cards[card].row].cards, card) > 0:  # all bond cards have a single row (G-071)
                return True
    return False


# --- using them --------------------------------------------------------------------------------------


@native
def use_leader(book: Book, state: State, desk: GwentDesk, seat: int) -> None:
    """G-120: once per game."""
    player = state.players[seat]
    player.leader_state = LeaderState.USED
    note(desk, Happened.LEADER_USED, seat, player.leader, -1, 0, -1)
    lead(book, state, desk, seat, book.leaders[player.leader])


@native
def lead(book: Book, state: State, desk: GwentDesk, seat: int, row: LeaderRow) -> None:
    """Carry out what a leader does."""
    player = state.players[seat]
    enemy_side = opposite(state, player.side)
    match row.effect:
        case Effect.PLAY_FROM_DECK:
            what = Search.WEATHER if row.card == ANY_WEATHER else Search.NAMED
            push_frame(state, FrameKind.SEARCH, seat, max(0, row.card), what, 0)
        case Effect.CLEAR_WEATHER:
            clear_weather(book, state, desk, seat)
        case Effect.HORN:
            state.sides[player.side].rows[row.row].horn = LEADER_HORN  # G-155
            note(desk, Happened.HORN_BLOWN, seat, -1, row.row, 0, player.side)
        case Effect.SCORCH:
            scorch_row(book, state, desk, enemy_side, row.row, row.amount)
        case Effect.PEEK:
            peek(state, desk, seat, 1 - seat, row.amount)
        case Effect.TAKE_FROM_DISCARD:
            push_frame(state, FrameKind.TAKE, seat, state.rules.relentless, enemy_side, 0)
        case Effect.RETURN_FROM_DISCARD:
            push_frame(state, FrameKind.TAKE, seat, state.rules.bringer, player.side, 0)
        case Effect.MOVE_AGILE:
            move_agile(book, state, desk, seat)
        case Effect.RESHUFFLE_DISCARDS:
            for other in range(len(state.players)):
                reshuffle_discard(book, state, desk, other)
        case Effect.DISCARD_AND_PICK:
            for _ in range(row.card):
                push_frame(state, FrameKind.SEARCH, seat, 0, Search.ANY, 1)
            push_frame(state, FrameKind.DISCARD, seat, 0, 0, row.amount)
        case Effect.PLAY_BOND_COPY:
            push_frame(state, FrameKind.BOND, seat, 0, 0, 0)
        case _:
            if in_solo(desk, state):
                lead_in_solo(book, state, desk, seat, row)


@native
def lead_in_solo(book: Book, state: State, desk: GwentDesk, seat: int, row: LeaderRow) -> None:
    """What only the virtual opponent's leaders do (G-261)."""
    side, human = state.players[seat].side, 1 - seat
    match row.effect:
        case Effect.CANCEL_LEADER:
            cancel_leader(state, desk, human)
        case Effect.PASSIVE:
            state.players[seat].passives |= row.amount
        case Effect.THEY_DISCARD:
            push_frame(state, FrameKind.DISCARD, human, 0, 0, row.amount)
        case Effect.DRAW_AND_PLAY:
            push_frame(state, FrameKind.DRAW_AND_PLAY, seat, 0, 0, row.amount)
        case Effect.STRENGTH_PER_AGILE:
            gained = row.amount * count_agile(book, state, side)
            state.sides[side].bonus += gained
            note(desk, Happened.STRENGTHENED, seat, -1, -1, gained, side)
        case Effect.PLAY_BOND:
            push_frame(state, FrameKind.SEARCH, seat, 0, Search.BOND, 0)
        case Effect.REVIVE_RANDOM:
            pile = state.sides[side].discard
            if count_revivable(book, state, pile) > 0:
                revive_at(book, state, desk, seat, random_revivable(book, state, pile))
        case Effect.PLAY_FROM_DISCARD:
            push_frame(state, FrameKind.TAKE, seat, 0, side, 1)
        case Effect.PLAY_FROM_THEIR_DISCARD:
            push_frame(state, FrameKind.TAKE, seat, 0, state.players[human].side, 1)
        case _:
            pass


@native
def cancel_leader(state: State, desk: GwentDesk, seat: int) -> None:
    """G-137: for the rest of the game, with all that it does by itself."""
    player = state.players[seat]
    player.leader_state = LeaderState.CANCELLED
    player.passives = 0
    if not plays_itself(desk, state, seat):  # nobody has seen its leaders yet
        note(desk, Happened.LEADER_CANCELLED, seat, player.leader, -1, 0, -1)


@native
def peek(state: State, desk: GwentDesk, seat: int, other: int, count: int) -> None:
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
                    note_to(desk, 1 << seat | 1 << other, Happened.PEEKED, seat, card.card, place + 1, other)
                    break
                which -= 1
    for place in range(hand.count):
        state.cards[hand.cards[place]].away = Away.NOWHERE


@native
def reshuffle_discard(book: Book, state: State, desk: GwentDesk, seat: int) -> None:
    """G-150: the discard pile goes into the deck; everybody sees which cards do."""
    pile, player = state.sides[state.players[seat].side].discard, state.players[seat]
    moved, place = 0, 0
    while place < pile.count:
        if may_be_taken(book, state, pile.cards[place], state.rules.crach, True):
            number = remove(pile, place)
            card = state.cards[number]
            card.history, card.holder, card.known = SHUFFLED_IN, seat, 0
            push(player.deck, number)
            moved += 1
        else:
            place += 1
    note(desk, Happened.RESHUFFLED, seat, -1, -1, moved, -1)
    if moved > 0:
        for place in range(player.hand.count):
            state.cards[player.hand.cards[place]].history |= HELD
        shuffle_deck(state, seat)


# --- agile units ---------------------------------------------------------------------------------------


@native
def is_agile(book: Book, state: State, number: int) -> bool:
    facts = book.cards[state.cards[number].card]
    return facts.abilities & UNIT != 0 and facts.rows & (facts.rows - 1) != 0


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
def move_agile(book: Book, state: State, desk: GwentDesk, seat: int) -> None:
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
                move_unit(state, desk, seat, row, place)
            else:
                place += 1


@native
def move_unit(state: State, desk: GwentDesk, seat: int, row: int, place: int) -> None:
    """To its other row."""
    rows = state.sides[state.players[seat].side].rows
    number = remove(rows[row].cards, place)
    push(rows[1 - row].cards, number)
    note(desk, Happened.MOVED, seat, state.cards[number].card, 1 - row, 0, -1)


# --- answers ---------------------------------------------------------------------------------------------


@native
def search(book: Book, state: State, desk: GwentDesk) -> None:
    """The frame on top looks for a card in a deck. Its player is asked which, unless it has a name (G-130)."""
    frame = top(state)
    seat, card, what = frame.seat, frame.card, frame.other
    if what == Search.NAMED:
        find_in_deck(book, state, desk, card)
    elif not deck_has(book, state, seat, what, card):
        pop_frame(state)
    elif what == Search.WEATHER and plays_itself(desk, state, seat):
        find_in_deck(book, state, desk, first_weather(book, state, seat))  # G-145: the first of its deck
    else:
        state.ask, state.asked = Ask.PICK, seat


@native
def fits_search(book: Book, what: int, about: int, card: int) -> bool:
    match what:
        case Search.WEATHER:
            return book.cards[card].abilities & WEATHER != 0
        case Search.CALLED:
            return calls(book, about, card)
        case Search.BOND:
            return book.cards[card].abilities & TIGHT_BOND != 0
        case Search.NAMED:
            return card == about
        case _:
            return True


@native
def deck_has(book: Book, state: State, seat: int, what: int, about: int) -> bool:
    deck = state.players[seat].deck
    for place in range(deck.count):
        if fits_search(book, what, about, state.cards[deck.cards[place]].card):
            return True
    return False


@native
def first_weather(book: Book, state: State, seat: int) -> int:
    settle_deck(state, seat)
    deck = state.players[seat].deck
    for place in range(deck.count - 1, -1, -1):
        card = state.cards[deck.cards[place]].card
        if book.cards[card].abilities & WEATHER != 0:
            return card
    return NO_CARD


@native
def find_in_deck(book: Book, state: State, desk: GwentDesk, card: int) -> None:
    """The search ends with this card: it is played (G-122), or comes to the hand (G-147). The deck is shuffled (G-121)."""
    frame = top(state)
    seat, to_the_hand, called = frame.seat, frame.left, frame.other == Search.CALLED
    pop_frame(state)
    number = from_deck(state, seat, card)
    if number == NO_CARD:
        return
    shuffle_deck(state, seat)
    if to_the_hand != 0:
        note_hidden(desk, Happened.PICKED, seat, card)
        to_hand(state, seat, number)
    else:
        note(desk, Happened.MUSTERED if called else Happened.FOUND, seat, card, -1, 0, -1)
        state.cards[number].known = EVERYBODY
        push_frame(state, FrameKind.ENTER, seat, number, 0, 1 if called else 0)


@native
def ask_take(book: Book, state: State) -> None:
    """The frame on top takes a card from a discard pile, if one is there."""
    frame = top(state)
    if holds_takeable(book, state, state.sides[frame.other].discard, frame.card, heroes_too(state)):
        state.ask, state.asked = Ask.TAKE, frame.seat
    else:
        pop_frame(state)


@native
def heroes_too(state: State) -> bool:
    """G-148: Bringer of Death returns heroes as well; what is played at once, or taken from the opponent, is none."""
    frame = top(state)
    return frame.left == 0 and frame.other == state.players[frame.seat].side


@native
def take(state: State, desk: GwentDesk, side: int, place: int) -> None:
    """G-138, G-148, G-156: to the hand; in solo the virtual opponent plays it at once."""
    frame = top(state)
    seat, at_once = frame.seat, frame.left
    pop_frame(state)
    number = remove(state.sides[side].discard, place)
    note(desk, Happened.TAKEN, seat, state.cards[number].card, -1, 0, side)
    if at_once != 0:
        push_frame(state, FrameKind.ENTER, seat, number, 0, 0)
    else:
        to_hand(state, seat, number)


@native
def ask_discard(state: State) -> None:
    frame = top(state)
    if frame.left > 0 and state.players[frame.seat].hand.count > 0:
        state.ask, state.asked = Ask.DISCARD, frame.seat
    else:
        pop_frame(state)


@native
def discard_from_hand(book: Book, state: State, desk: GwentDesk, place: int) -> None:
    frame = top(state)
    seat = frame.seat
    frame.left -= 1
    if frame.left == 0:
        pop_frame(state)
    number = remove(state.players[seat].hand, place)
    note(desk, Happened.DISCARDED, seat, state.cards[number].card, -1, 0, -1)
    to_discard(book, state, number, state.players[seat].side)


@native
def copy_bond(state: State, row: int, place: int) -> None:
    """G-152: one further copy of this unit is looked for."""
    seat = top(state).seat
    pop_frame(state)
    number = state.sides[state.players[seat].side].rows[row].cards.cards[place]
    push_frame(state, FrameKind.SEARCH, seat, state.cards[number].card, Search.NAMED, 0)
