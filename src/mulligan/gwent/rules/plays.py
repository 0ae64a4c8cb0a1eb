"""Cards come into play (sections 5, 7 and 9): where they go and what they do there at once (G-051)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY, note, note_card, note_player
from mulligan.core.kernel.piles import Pile, pop, push, remove, replace
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import BATTLEFIELD, ON_ARRIVAL, ON_QUIET_ARRIVAL, Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, lose_effect, note_row, note_unit
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.frames import (
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
from mulligan.gwent.rules.scorch import scorch_battlefield, scorch_row, scorch_sides
from mulligan.gwent.rules.seating import for_points, opponent, opposite
from mulligan.gwent.rules.strength import somebody_has_passive, weather_rows, worth_in_row
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


@native
def slot_is_free(book: Book, state: State, side: int, row: int) -> bool:
    """G-052; G-053: in the video game a Mardroeme lies in the horn slot too."""
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
    """G-050 to -053: the rows among which the player chooses, as a mask; 0 when the card goes on no row."""
    facts = book.cards[state.cards[number].card]
    if facts.abilities & Trait.UNIT != 0:
        return facts.rows
    if facts.abilities & (Trait.HORN | Trait.MARDROEME) == 0:
        return 0
    if facts.abilities & Trait.MARDROEME != 0 and state.rules.mardroeme == MardroemePlace.BESIDE_HORN:
        return 7
    rows = 0
    for row in range(ROW_COUNT):
        if slot_is_free(book, state, state.players[seat].side, row):
            rows |= 1 << row
    return rows


@native
def enter(book: Book, state: State, output: GwentOutput) -> None:
    """A card that an effect brings into play: the frame on top. Where it may choose, its player is asked for the row."""
    frame = top(state)
    seat, number, quiet = frame.seat, frame.card, is_quiet(frame)
    rows = rows_open_to(book, state, number, seat)
    if rows == 0 or rows == 1 or rows == 2 or rows == 4:
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
    """A card that an effect brings takes its place; of a special card only this tells which one."""
    if row != NO_ROW and abilities(book, state, number) & Trait.UNIT == 0:
        note(output, EventKind.PLACED, seat, state.cards[number].card, row, 0, state.players[seat].side)
    put_down(book, state, output, number, seat, row, quiet)


@native
def only_row(rows: int) -> int:
    if rows == 4:
        return 2
    return rows - 1 if rows > 0 else NO_ROW


@native
def stronger_row(book: Book, state: State, number: int, seat: int, rows: int) -> int:
    """G-076 in the video game: the row where the unit is worth more; the first of equals."""
    side = state.players[seat].side
    best, most = NO_ROW, -1
    for row in range(ROW_COUNT):
        if rows & (1 << row) != 0:
            worth = worth_in_row(book, state, side, row, number)
            if worth > most:
                best, most = row, worth
    return best


@native
def put_down(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, quiet: bool) -> None:
    """A card is played: it takes its place and acts. A quiet one musters nobody."""
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
    """Everybody sees the card that a player plays."""
    card = state.cards[number]
    card.known, card.holder, card.history = EVERYBODY, seat, 0


@native
def play_spy(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, quiet: bool) -> None:
    """G-074; G-224: where there are several opponents, its player chooses one."""
    if for_points(state):
        push_spy(state, seat, number, row, quiet)
    else:
        place_unit(book, state, output, number, seat, row, opposite(state, state.players[seat].side), quiet)


@native
def send_spy(book: Book, state: State, output: GwentOutput, other: int) -> None:
    """The frame on top is a spy, and its opponent is chosen."""
    frame = top(state)
    seat, number, row, quiet = frame.seat, frame.card, row_of_spy(frame), is_quiet(frame)
    pop_frame(state)
    place_unit(book, state, output, number, seat, row, state.players[other].side, quiet)


@native
def place_unit(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, side: int, quiet: bool) -> None:
    """G-050, G-051: it stands in its row, and acts."""
    stand(state, output, number, seat, row, side)
    if abilities(book, state, number) & (ON_QUIET_ARRIVAL if quiet else ON_ARRIVAL) != 0:
        arrive(book, state, output, number, seat, row, side, quiet)


@native
def stand(state: State, output: GwentOutput, number: int, seat: int, row: int, side: int) -> None:
    push(state.sides[side].rows[row].cards, number)
    note(output, EventKind.PLACED, seat, state.cards[number].card, row, 0, side)


@native
def arrive(book: Book, state: State, output: GwentOutput, number: int, seat: int, row: int, side: int, quiet: bool) -> None:
    facts = book.cards[state.cards[number].card]
    if facts.abilities & Trait.BERSERKER != 0 and has_mardroeme(book, state, side, row):
        transform(book, state, output, side, row, state.sides[side].rows[row].cards.count - 1)  # G-083
    if facts.abilities & Trait.MARDROEME != 0:
        transform_row(book, state, output, side, row)
    if facts.abilities & Trait.MEDIC != 0:
        # G-139: hero Medics are not affected by the leader (G-090)
        at_random = facts.abilities & Trait.HERO == 0 and somebody_has_passive(state, Passive.RANDOM_MEDICS)
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
    """G-080; G-224: each opponent on their own."""
    for turn in range(1, len(state.sides)):
        scorch_row(book, state, output, opponent(state, state.players[seat].side, turn), row, least)


@native
def scorch_boards_of_opponents(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-224, OQ-34: a unit that scorches the battlefield burns the strongest units of each opponent, and none of its side."""
    for turn in range(1, len(state.sides)):
        side = opponent(state, state.players[seat].side, turn)
        scorch_sides(book, state, output, side, side + 1, NO_CARD)


@native
def spy_out(state: State, output: GwentOutput, seat: int, count: int) -> None:
    """G-074; G-253: the virtual opponent plays what it draws."""
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
    """G-082: all Berserkers of the row together."""
    cards = state.sides[side].rows[row].cards
    for place in range(cards.count):
        if abilities(book, state, cards.cards[place]) & Trait.BERSERKER != 0:
            transform(book, state, output, side, row, place)


@native
def transform(book: Book, state: State, output: GwentOutput, side: int, row: int, place: int) -> None:
    """G-082, G-084: out of the game; its form comes from the side deck, or the Berserker stays as it is."""
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
    """G-076: a unit, no hero (G-090)."""
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
    """The place of one of them, each as likely; there is one."""
    left = below(state.random, count_revivable(book, state, pile))
    for place in range(pile.count):
        if can_be_revived(book, state, pile.cards[place]):
            if left == 0:
                return place
            left -= 1
    return NOBODY


@native
def revive(book: Book, state: State, output: GwentOutput) -> None:
    """G-076, G-077: the frame on top is a Medic's. Its player must choose a unit, if there is one."""
    frame = top(state)
    seat = frame.seat
    pile = state.sides[state.players[seat].side].discard
    count = count_revivable(book, state, pile)
    if count == 0:
        pop_frame(state)
    elif not is_at_random(frame):
        state.ask, state.asked = Ask.REVIVE, seat
    elif state.weighing != 0 and count > 1:
        pop_frame(state)  # what chance decides counts nothing
    else:
        pop_frame(state)
        revive_at(book, state, output, seat, random_revivable(book, state, pile))


@native
def revive_at(book: Book, state: State, output: GwentOutput, seat: int, place: int) -> None:
    """A unit of one's own discard pile comes into play."""
    number = remove(state.sides[state.players[seat].side].discard, place)
    note_card(output, EventKind.REVIVED, seat, state.cards[number].card, place)
    push_enter(state, seat, number, False)


# --- Muster ----------------------------------------------------------------------------------------


@native
def muster(book: Book, state: State, output: GwentOutput, seat: int, card: int) -> None:
    """G-078: every card that this one names, from hand and deck. G-252: the virtual opponent finds one in its deck."""
    if plays_itself(output, state, seat):
        push_search(state, seat, DeckSearch.CALLED, card)
        return
    player = state.players[seat]
    for place in range(player.deck.count - 1, -1, -1):
        if calls(book, card, state.cards[player.deck.cards[place]].card):
            if has_room(state):
                call(book, state, output, seat, card, take_out(state, seat, place), 0)
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
    """Does the muster of the one name the other?"""
    return book.cards[card].calls & book.cards[other].answers != 0


@native
def call(book: Book, state: State, output: GwentOutput, seat: int, caller: int, number: int, hand_place: int) -> None:
    """A called card that would only call the same ones again finds nobody, and need not look."""
    card = state.cards[number]
    facts = book.cards[card.card]
    note_card(output, EventKind.MUSTERED, seat, card.card, hand_place)
    show(state, number, seat)
    finds_nobody = facts.calls & ~book.cards[caller].calls == 0
    if finds_nobody and facts.abilities & ON_QUIET_ARRIVAL == 0 and facts.rows & (facts.rows - 1) == 0:
        stand(
            state, output, number, seat, facts.row, state.players[seat].side
        )  # it asks nothing and does nothing: no need to wait
    else:
        push_enter(state, seat, number, finds_nobody)


# --- Summon ----------------------------------------------------------------------------------------


@native
def summon(book: Book, state: State, output: GwentOutput) -> None:
    """G-085, G-086: from the side deck to the row of its own icon, put in play and not played."""
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
    """G-096; G-256: the virtual opponent's lies on a card of its deck that nobody has seen."""
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
    """The unit goes to the hand of the Decoy's player, and the Decoy takes its place (OQ-22)."""
    frame = top(state)
    seat, decoy = frame.seat, frame.card
    pop_frame(state)
    unit = replace(state.sides[state.players[seat].side].rows[row].cards, place, decoy)
    note_row(output, EventKind.DECOYED, seat, state.cards[unit].card, row)
    to_hand(state, seat, unit)


# --- weather ---------------------------------------------------------------------------------------


@native
def change_weather(book: Book, state: State, output: GwentOutput, number: int, seat: int) -> None:
    """G-098 to -100."""
    facts = book.cards[state.cards[number].card]
    side = state.players[seat].side
    if facts.abilities & Trait.CLEAR_WEATHER != 0:
        clear_weather(book, state, output, seat)
        to_discard(book, state, output, number, side)
        return
    if state.rules.repeated_weather == RepeatedWeather.DISCARDED:
        if facts.rows == 6:  # a Storm replaces Fog, Rain and an older Storm
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
    """G-101: to the pile of the player who played it."""
    card = state.cards[number]
    note_card(output, EventKind.WEATHER_DISCARDED, card.holder, card.card)
    to_discard(book, state, output, number, state.players[card.holder].side)


@native
def clear_weather(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    note_player(output, EventKind.WEATHER_CLEARED, seat)
    while state.weather.count > 0:
        discard_weather(book, state, output, pop(state.weather))
