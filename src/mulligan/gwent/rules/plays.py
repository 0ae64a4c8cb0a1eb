"""Cards coming into play (sections 5, 7 and 9): where they go, and their immediate effects (G-051)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY, note, note_card, note_player
from mulligan.core.kernel.piles import Pile, pop, push, remove, replace
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import BATTLEFIELD, ON_ARRIVAL, ON_QUIET_ARRIVAL, Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, lose_effect, note_row, note_unit
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.scorch import scorch_battlefield, scorch_row, scorch_sides
from mulligan.gwent.rules.battlefield.strength import any_player_has, strength_in_row, weather_rows
from mulligan.gwent.rules.frames import (
    NOT_QUIET,
    has_room,
    is_at_random,
    is_quiet,
    pop_frame,
    push_decoy,
    push_draw_and_play,
    push_enter,
    push_revive,
    push_search,
    push_spy,
    row_of_spy,
    top,
)
from mulligan.gwent.rules.seating import for_points, opponent, opposite
from mulligan.gwent.rules.zones import (
    abilities,
    draw,
    draw_card,
    from_side_deck,
    plays_itself,
    shuffle_deck,
    take_out,
    to_discard,
    to_hand,
)
from mulligan.gwent.rulesets import MardroemePlace, PirateScorch, RepeatedWeather, RevivedRow
from mulligan.gwent.state import (
    NO_CARD,
    NO_ROW,
    NOBODY,
    ROW_COUNT,
    UNDER,
    Ask,
    Away,
    DeckSearch,
    Passive,
    State,
)

ALL_ROWS = (1 << ROW_COUNT) - 1  # as a mask
FROM_DECK = 0  # of a called card, where those from the hand have their place there, from 1


@native
def slot_is_free(book: Book, state: State, side: int, row: int) -> bool:
    """Whether the horn slot is free (G-052). G-053: in the video game a Mardroeme takes it too."""
    if state.sides[side].rows[row].horn != NO_CARD:
        return False
    return state.rules.mardroeme == MardroemePlace.BESIDE_HORN or not has_special_mardroeme(book, state, side, row)


@native
def has_special_mardroeme(book: Book, state: State, side: int, row: int) -> bool:
    cards = state.sides[side].rows[row].cards
    for place in range(cards.count):
        found = abilities(book, state, cards.cards[place])
        if found & Trait.MARDROEME != 0 and found & Trait.UNIT == 0:
            return True
    return False


@native
def rows_open_to(book: Book, state: State, number: int, seat: int) -> int:
    """Mask of the rows that the player may choose (G-050 to -053); 0 if the card goes on no row."""
    facts = book.cards[state.cards[number].card]
    if facts.abilities & Trait.UNIT != 0:
        return facts.rows
    if facts.abilities & (Trait.HORN | Trait.MARDROEME) == 0:
        return 0
    if facts.abilities & Trait.MARDROEME != 0 and state.rules.mardroeme == MardroemePlace.BESIDE_HORN:
        return ALL_ROWS
    rows = 0
    for row in range(ROW_COUNT):
        if slot_is_free(book, state, state.players[seat].side, row):
            rows |= 1 << row
    return rows


@native
def enter(book: Book, state: State, output: GwentOutput) -> None:
    """The top frame brings a card into play. Its player is asked for the row if there is a choice."""
    frame = top(state)
    seat, number, quiet = frame.seat, frame.card, is_quiet(frame)
    rows = rows_open_to(book, state, number, seat)
    if rows & (rows - 1) == 0:  # one row, or none
        pop_frame(state)
        bring(book, state, output, number, seat, only_row(rows), quiet)
    elif (
        state.rules.revived_row == RevivedRow.STRONGER
        and abilities(book, state, number) & Trait.UNIT != 0
        and not plays_itself(output, state, seat)
    ):
        pop_frame(state)
        bring(book, state, output, number, seat, stronger_row(book, state, number, seat, rows), quiet)
    else:
        state.ask, state.asked = Ask.ROW, seat


@native
def bring(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, quiet: bool) -> None:
    """Put down a card that an effect brings. For a special card, only the PLACED event says where."""
    if row != NO_ROW and abilities(book, state, number) & Trait.UNIT == 0:
        note(output, EventKind.PLACED, seat, state.cards[number].card, row, other=state.players[seat].side)
    put_down(book, state, output, number, seat, row, quiet)


@native
def only_row(rows: int) -> int:
    """The row of a mask of one row, or NO_ROW."""
    for row in range(ROW_COUNT):
        if rows == 1 << row:
            return row
    return NO_ROW


@native
def stronger_row(book: Book, state: State, number: int, seat: int, rows: int) -> int:
    """G-076 in the video game: the row where the unit is stronger, or the first of equals."""
    side = state.players[seat].side
    best, most = NO_ROW, -1
    for row in range(ROW_COUNT):
        if rows & (1 << row) != 0:
            worth = strength_in_row(book, state, side, row, number)
            if worth > most:
                best, most = row, worth
    return best


@native
def put_down(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, quiet: bool) -> None:
    """Place a played card and carry out what it does. A quiet card does not muster."""
    show(state, number, seat)
    found = abilities(book, state, number)
    side = state.players[seat].side
    if found & (Trait.UNIT | Trait.SPY) == Trait.UNIT:
        place_unit(book, state, output, number, seat, row, side, quiet)
    elif found & Trait.SPY != 0:
        play_spy(book, state, output, number, seat, row, quiet)
    elif found & Trait.WEATHER != 0:
        change_weather(book, state, output, number, seat)
    elif found & (Trait.HORN | Trait.MARDROEME) != 0 and row == NO_ROW:
        to_discard(book, state, output, number, side)  # OQ-30
    elif found & Trait.HORN != 0:
        state.sides[side].rows[row].horn = number
    elif found & Trait.MARDROEME != 0:
        push(state.sides[side].rows[row].cards, number)
        transform_row(book, state, output, side, row)
    elif found & Trait.DECOY != 0:
        play_decoy(state, output, number, seat)
    elif found & Trait.SCORCH != 0:
        scorch_battlefield(book, state, output, seat, NO_CARD)
        to_discard(book, state, output, number, side)


@native
def show(state: State, number: int, seat: int) -> None:
    """Everybody sees a card that is played."""
    card = state.cards[number]
    card.known, card.holder, card.history = EVERYBODY, seat, 0


@native
def play_spy(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, quiet: bool) -> None:
    """G-074; G-224: among several opponents, its player chooses one."""
    if for_points(state):
        push_spy(state, seat, number, row, quiet)
    else:
        place_unit(book, state, output, number, seat, row, opposite(state, state.players[seat].side), quiet)


@native
def send_spy(book: Book, state: State, output: GwentOutput, other: int) -> None:
    """The spy of the top frame goes to the chosen opponent."""
    frame = top(state)
    seat, number, row, quiet = frame.seat, frame.card, row_of_spy(frame), is_quiet(frame)
    pop_frame(state)
    place_unit(book, state, output, number, seat, row, state.players[other].side, quiet)


@native
def place_unit(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, side: int, quiet: bool) -> None:
    """Put the unit in its row and carry out what it does (G-050, G-051)."""
    stand(state, output, number, seat, row, side)
    if abilities(book, state, number) & (ON_QUIET_ARRIVAL if quiet else ON_ARRIVAL) != 0:
        arrive(book, state, output, number, seat, row, side, quiet)


@native
def stand(state: State, output: GwentOutput, number: int, seat: int, row: int, side: int) -> None:
    push(state.sides[side].rows[row].cards, number)
    note(output, EventKind.PLACED, seat, state.cards[number].card, row, other=side)


@native
def arrive(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, side: int, quiet: bool) -> None:
    facts = book.cards[state.cards[number].card]
    if facts.abilities & Trait.BERSERKER != 0 and has_mardroeme(book, state, side, row):
        transform(book, state, output, side, row, state.sides[side].rows[row].cards.count - 1)  # G-083
    if facts.abilities & Trait.MARDROEME != 0:
        transform_row(book, state, output, side, row)
    if facts.abilities & Trait.MEDIC != 0:
        # G-139: hero Medics are not affected by the leader (G-090)
        at_random = facts.abilities & Trait.HERO == 0 and any_player_has(state, Passive.RANDOM_MEDICS)
        push_revive(state, seat, at_random)
    if facts.abilities & Trait.MUSTER != 0 and not quiet:
        muster(book, state, output, seat, state.cards[number].card)
    if facts.abilities & Trait.SPY != 0:
        spy_out(state, output, seat, facts.draws)
    if facts.abilities & Trait.SCORCH != 0:
        if facts.scorch_row != BATTLEFIELD:
            scorch_opponents(book, state, output, seat, facts.scorch_row, facts.scorch_least)
        elif for_points(state):
            scorch_boards_of_opponents(book, state, output, seat)
        else:
            spared = number if state.rules.pirate == PirateScorch.SPARES_ITSELF else NO_CARD  # G-081, OQ-06
            scorch_battlefield(book, state, output, seat, spared)


@native
def scorch_opponents(book: Book, state: State, output: GwentOutput, seat: int, row: int, least: int) -> None:
    """Scorch a row of each opponent separately (G-080, G-224)."""
    for turn in range(1, len(state.sides)):
        scorch_row(book, state, output, opponent(state, state.players[seat].side, turn), row, least)


@native
def scorch_boards_of_opponents(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-224, OQ-34: destroy the strongest units of each opponent, and none of the player's own side."""
    for turn in range(1, len(state.sides)):
        side = opponent(state, state.players[seat].side, turn)
        scorch_sides(book, state, output, side, side + 1, NO_CARD)


@native
def spy_out(state: State, output: GwentOutput, seat: int, count: int) -> None:
    """Draw for a spy (G-074). G-253: the virtual opponent plays the cards it draws."""
    if plays_itself(output, state, seat):
        push_draw_and_play(state, seat, count)
    else:
        draw(state, output, seat, count)


# --- Mardroeme -------------------------------------------------------------------------------------


@native
def has_mardroeme(book: Book, state: State, side: int, row: int) -> bool:
    cards = state.sides[side].rows[row].cards
    for place in range(cards.count):
        if abilities(book, state, cards.cards[place]) & Trait.MARDROEME != 0:
            return True
    return False


@native
def transform_row(book: Book, state: State, output: GwentOutput, side: int, row: int) -> None:
    """Transform all Berserkers of the row (G-082)."""
    cards = state.sides[side].rows[row].cards
    for place in range(cards.count):
        if abilities(book, state, cards.cards[place]) & Trait.BERSERKER != 0:
            transform(book, state, output, side, row, place)


@native
def transform(book: Book, state: State, output: GwentOutput, side: int, row: int, place: int) -> None:
    """Replace a Berserker by its form and remove it from the game (G-082). Without a form it stays (G-084)."""
    cards = state.sides[side].rows[row].cards
    berserker = state.cards[cards.cards[place]]
    form = from_side_deck(state, berserker.owner, book.cards[berserker.card].becomes)
    if form != NO_CARD:
        state.cards[form].holder = berserker.holder
        state.cards[replace(cards, place, form)].away = Away.REMOVED
        note_unit(output, EventKind.TRANSFORMED, state.cards[form].card, row, side)


# --- Medic -----------------------------------------------------------------------------------------


@native
def can_be_revived(book: Book, state: State, number: int) -> bool:
    """G-076: a unit that is not a hero (G-090)."""
    return abilities(book, state, number) & (Trait.UNIT | Trait.HERO) == Trait.UNIT


@native
def count_revivable(book: Book, state: State, pile: Pile) -> int:
    count = 0
    for place in range(pile.count):
        if can_be_revived(book, state, pile.cards[place]):
            count += 1
    return count


@native
def random_revivable(book: Book, state: State, pile: Pile) -> int:
    """The place of a random unit that can be revived; the pile must hold one."""
    left = below(state.random, count_revivable(book, state, pile))
    for place in range(pile.count):
        if can_be_revived(book, state, pile.cards[place]):
            if left == 0:
                return place
            left -= 1
    return NOBODY


@native
def revive(book: Book, state: State, output: GwentOutput) -> None:
    """The Medic of the top frame (G-076, G-077): its player must choose a unit, if there is one."""
    frame = top(state)
    seat = frame.seat
    pile = state.sides[state.players[seat].side].discard
    count = count_revivable(book, state, pile)
    if count == 0:
        pop_frame(state)
    elif not is_at_random(frame):
        state.ask, state.asked = Ask.REVIVE, seat
    elif state.weighing != 0 and count > 1:
        pop_frame(state)  # a random result counts nothing when a play is weighed
    else:
        pop_frame(state)
        revive_at(book, state, output, seat, random_revivable(book, state, pile))


@native
def revive_at(book: Book, state: State, output: GwentOutput, seat: int, place: int) -> None:
    """Bring a unit of the seat's discard pile into play."""
    number = remove(state.sides[state.players[seat].side].discard, place)
    note_card(output, EventKind.REVIVED, seat, state.cards[number].card, place)
    push_enter(state, seat, number, NOT_QUIET)


# --- Muster ----------------------------------------------------------------------------------------


@native
def muster(book: Book, state: State, output: GwentOutput, seat: int, card: int) -> None:
    """Call every card that this one names from hand and deck (G-078). G-252: the virtual opponent finds one in its deck."""
    if plays_itself(output, state, seat):
        push_search(state, seat, DeckSearch.CALLED, card)
        return
    player = state.players[seat]
    for place in range(player.deck.count - 1, -1, -1):
        if calls(book, card, state.cards[player.deck.cards[place]].card):
            if has_room(state):
                call(book, state, output, seat, card, take_out(state, seat, place), FROM_DECK)
            else:
                lose_effect(state, output)
    for place in range(player.hand.count - 1, -1, -1):
        if calls(book, card, state.cards[player.hand.cards[place]].card):
            if has_room(state):
                call(book, state, output, seat, card, remove(player.hand, place), place + 1)
            else:
                lose_effect(state, output)
    shuffle_deck(state, seat)


@native
def calls(book: Book, card: int, other: int) -> bool:
    """Whether the muster of `card` names `other`."""
    return book.cards[card].calls & book.cards[other].answers != 0


@native
def call(book: Book, state: State, output: GwentOutput, seat: int, caller: int, number: int, hand_place: int) -> None:
    """Play a called card. One that would only call the same cards again is quiet: all of them are called already."""
    card = state.cards[number]
    facts = book.cards[card.card]
    note_card(output, EventKind.MUSTERED, seat, card.card, hand_place)
    show(state, number, seat)
    calls_nobody = facts.calls & ~book.cards[caller].calls == 0
    if calls_nobody and facts.abilities & ON_QUIET_ARRIVAL == 0 and facts.rows & (facts.rows - 1) == 0:
        # it does nothing on arrival and has one row, so it needs no frame
        stand(state, output, number, seat, facts.row, state.players[seat].side)
    else:
        push_enter(state, seat, number, calls_nobody)


# --- Summon ----------------------------------------------------------------------------------------


@native
def summon(book: Book, state: State, output: GwentOutput) -> None:
    """Put a replacement from the side deck in the row of its icon (G-085). It is not played, so it does nothing (G-086)."""
    frame = top(state)
    owner, card, side = frame.seat, frame.card, frame.other
    pop_frame(state)
    number = from_side_deck(state, owner, card)
    if number != NO_CARD:  # OQ-08
        row = book.cards[card].row
        state.cards[number].holder = owner
        push(state.sides[side].rows[row].cards, number)
        note_unit(output, EventKind.SUMMONED, card, row, side)


# --- Decoy -----------------------------------------------------------------------------------------


@native
def play_decoy(state: State, output: GwentOutput, number: int, seat: int) -> None:
    """G-096; G-256: the virtual opponent lays a card of its deck face down under the Decoy."""
    if not plays_itself(output, state, seat):
        push_decoy(state, seat, number)
        return
    push(state.sides[state.players[seat].side].rows[0].cards, number)
    if state.players[seat].deck.count > 0 and state.weighing == 0:
        if state.under_count == UNDER:
            lose_effect(state, output)
            return
        state.under[state.under_count] = draw_card(state, seat)
        state.under_count += 1
        note_player(output, EventKind.HIDDEN, seat)


@native
def decoy_takes(state: State, output: GwentOutput, row: int, place: int) -> None:
    """Return the unit to the hand of the Decoy's player and put the Decoy in its place (OQ-22)."""
    frame = top(state)
    seat, decoy = frame.seat, frame.card
    pop_frame(state)
    unit = replace(state.sides[state.players[seat].side].rows[row].cards, place, decoy)
    note_row(output, EventKind.DECOYED, seat, state.cards[unit].card, row)
    to_hand(state, seat, unit)


# --- weather ---------------------------------------------------------------------------------------


@native
def change_weather(book: Book, state: State, output: GwentOutput, number: int, seat: int) -> None:
    """Play a weather card (G-098 to -100)."""
    facts = book.cards[state.cards[number].card]
    side = state.players[seat].side
    if facts.abilities & Trait.CLEAR_WEATHER != 0:
        clear_weather(book, state, output, seat)
        to_discard(book, state, output, number, side)
        return
    if state.rules.repeated_weather == RepeatedWeather.DISCARDED:
        if facts.rows & (facts.rows - 1) != 0:  # a Storm, which covers two rows, replaces Fog, Rain and an older Storm
            place = 0
            while place < state.weather.count:
                if book.cards[state.cards[state.weather.cards[place]].card].rows & facts.rows != 0:
                    discard_weather(book, state, output, remove(state.weather, place))
                else:
                    place += 1
        elif facts.rows & weather_rows(book, state) == facts.rows:
            discard_weather(book, state, output, number)
            return
    push(state.weather, number)


@native
def discard_weather(book: Book, state: State, output: GwentOutput, number: int) -> None:
    """G-101: it goes to the discard pile of the player who played it."""
    card = state.cards[number]
    note_card(output, EventKind.WEATHER_DISCARDED, card.holder, card.card)
    to_discard(book, state, output, number, state.players[card.holder].side)


@native
def clear_weather(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    note_player(output, EventKind.WEATHER_CLEARED, seat)
    while state.weather.count > 0:
        discard_weather(book, state, output, pop(state.weather))
