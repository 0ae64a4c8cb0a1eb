"""The rules of drafts (E-FMT, E-DECK-01 to -03).

Players who draft at the same time choose simultaneously: a choice is a mark that no other player sees, and it takes effect
when the last player has chosen. So the order of answers makes no difference.
"""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import (
    EVERYBODY,
    NO_OTHER,
    NO_SEAT,
    Output,
    note_card,
    note_game,
    note_hidden,
    note_player,
    note_to,
    offer,
)
from mulligan.core.kernel.piles import Pile, insert
from mulligan.core.kernel.random import below
from mulligan.epic.book.layout import Book
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.state import CHOSEN, DISCARDED, LEFT_OUT, NOT_TAKEN, Ask, Option, State

# --- packs and pools -------------------------------------------------------------------------------


@native
def packs(state: State) -> int:
    """The number of packs opened in a round."""
    return 1 if state.plan.shared != 0 else int(state.seats)


@native
def first_card(state: State, round_number: int, pack: int) -> int:
    """The index of a pack's first card."""
    return (int(round_number) * packs(state) + int(pack)) * int(state.plan.pack)


@native
def direction(round_number: int) -> int:
    """E-FMT-PACK-02 to -04: left, right, left. To the left is the next seat."""
    return 1 if round_number % 2 == 0 else -1


@native
def holder(state: State, round_number: int, pack: int, pick: int) -> int:
    """The seat that takes from a pack at a pick. Each player's own pack has the number of their seat."""
    if state.plan.shared != 0:
        return (int(state.first) + int(round_number) + int(pick)) % int(state.seats)  # E-FMT-OPEN-02, -03
    return (int(pack) + direction(round_number) * int(pick)) % int(state.seats)


@native
def pack_of(state: State, seat: int) -> int:
    """The seat's current pack, or -1 if it is not its turn."""
    for pack in range(packs(state)):
        if holder(state, state.round_number, pack, state.pick) == seat:
            return pack
    return -1


@native
def owner(state: State, place: int) -> int:
    """The seat whose pool has a card of the box, or -1."""
    taken = int(state.cards[place].taken)
    if taken in (NOT_TAKEN, DISCARDED):
        return -1
    pack = place // int(state.plan.pack)
    return holder(state, pack // packs(state), pack % packs(state), taken - 1)


@native
def dealt(state: State) -> int:
    """The number of cards in packs opened so far."""
    return first_card(state, state.round_number + 1, 0)


@native
def is_asked(state: State, seat: int) -> bool:
    return includes(state.waiting, seat)


@native
def in_pack(state: State, start: int) -> int:
    """The number of cards left in the pack that begins at `start`."""
    count = 0
    for place in range(start, start + state.plan.pack):
        count += state.cards[place].taken == NOT_TAKEN
    return count


@native
def chosen_of(state: State, start: int) -> int:
    """The number of chosen cards in that pack."""
    count = 0
    for place in range(start, start + state.plan.pack):
        count += state.cards[place].mark == CHOSEN
    return count


@native
def deck_size(state: State, seat: int) -> int:
    """The number of pool cards in the deck."""
    pool = state.players[seat].pool
    count = 0
    for place in range(pool.count):
        count += state.cards[pool.cards[place]].mark != LEFT_OUT
    return count


@native
def builds_by_taking(state: State, seat: int) -> bool:
    """Whether a player picks the cards to play instead of those to leave out, because there are fewer of them."""
    return state.players[seat].pool.count > 2 * state.plan.most


# --- the beginning -----------------------------------------------------------------------------------


@native
def begin_draft(state: State, output: Output) -> None:
    """Shuffle the box, and choose who picks first if it matters (E-FMT-OPEN-01)."""
    for place in range(state.box - 1, 0, -1):
        other = below(state.random, place + 1)
        card = state.cards[place].card
        state.cards[place].card = state.cards[other].card
        state.cards[other].card = card
    if state.plan.shared != 0:
        state.first = below(state.random, state.seats)
        note_player(output, EventKind.PICKS_FIRST, state.first)
    open_packs(state, output)
    run(state, output)


@native
def open_packs(state: State, output: Output) -> None:
    """E-FMT-PACK-01, E-FMT-DARK-01, E-FMT-OPEN-02: deal the cards of a round."""
    state.ask, state.pick = Ask.PICK, 0
    if state.plan.takes[0] == state.plan.pack:
        for seat in range(state.seats):
            note_player(output, EventKind.DEALT, seat, state.plan.pack)
    else:
        note_game(output, EventKind.ROUND_BEGAN, state.round_number + 1, state.plan.rounds)
    if state.plan.shared != 0:
        start = first_card(state, state.round_number, 0)
        for place in range(start, start + state.plan.pack):
            note_card(output, EventKind.REVEALED, NO_SEAT, state.cards[place].card)
    ask_picks(state, output)


@native
def ask_picks(state: State, output: Output) -> None:
    """Ask every player with a choice. Players who take all remaining cards are not asked, which is public."""
    takes = state.plan.takes[state.pick]
    for seat in range(state.seats):
        pack = pack_of(state, seat)
        if pack < 0:
            continue
        start = first_card(state, state.round_number, pack)
        if state.plan.shared == 0 and takes < state.plan.pack:
            show_pack(state, start, seat, output)
        if in_pack(state, start) > takes:
            state.waiting |= 1 << seat
        else:
            for place in range(start, start + state.plan.pack):
                if state.cards[place].taken == NOT_TAKEN:
                    state.cards[place].mark = CHOSEN


@native
def show_pack(state: State, start: int, seat: int, output: Output) -> None:
    for place in range(start, start + state.plan.pack):
        if state.cards[place].taken == NOT_TAKEN:
            note_hidden(output, EventKind.SAW, seat, state.cards[place].card)


@native
def run(state: State, output: Output) -> None:
    """Continue until a player is asked or the draft is over."""
    while state.waiting == 0 and state.over == 0:
        if state.ask == Ask.PICK:
            take_chosen(state, output)
            next_pick(state, output)
        else:
            state.over, state.ask = 1, Ask.NOTHING
            note_game(output, EventKind.ENDED)
    state.asked = first_asked(state)


@native
def first_asked(state: State) -> int:
    for seat in range(state.seats):
        if is_asked(state, seat):
            return seat
    return 0


# --- picks --------------------------------------------------------------------------------------------


@native
def take_chosen(state: State, output: Output) -> None:
    """E-FMT-PACK-02: move the chosen cards face down into the pools. Cards from a face-up pack stay public."""
    taken_by_all = state.plan.takes[0] == state.plan.pack
    for seat in range(state.seats):
        pack = pack_of(state, seat)
        if pack >= 0:
            start = first_card(state, state.round_number, pack)
            for place in range(start, start + state.plan.pack):
                if state.cards[place].mark == CHOSEN:
                    state.cards[place].mark, state.cards[place].taken = 0, state.pick + 1
                    put_into_pool(state, state.players[seat].pool, place)
                    if not taken_by_all:
                        audience = EVERYBODY if state.plan.shared != 0 else 1 << seat
                        note_to(output, audience, EventKind.TOOK, seat, state.cards[place].card, 1, NO_OTHER)


@native
def put_into_pool(state: State, pool: Pile, place: int) -> None:
    """Insert a card into a pool, sorted by card, so that the order does not show when it was taken."""
    rank = int(pool.count)
    while rank > 0 and comes_after(state, pool.cards[rank - 1], place):
        rank -= 1
    insert(pool, rank, place)


@native
def comes_after(state: State, one: int, other: int) -> bool:
    a, b = state.cards[one].card, state.cards[other].card
    return a > b or (a == b and one > other)


@native
def next_pick(state: State, output: Output) -> None:
    """Pass the packs on; after the last pick open new ones, and after the last round build decks."""
    if state.pick + 1 < state.plan.picks:
        if state.plan.shared == 0:
            left = in_pack(state, first_card(state, state.round_number, 0))
            kind = EventKind.PASSED_LEFT if direction(state.round_number) > 0 else EventKind.PASSED_RIGHT
            note_game(output, kind, left)
        state.pick += 1
        ask_picks(state, output)
        return
    discard_rest(state, output)
    if state.round_number + 1 < state.plan.rounds:
        state.round_number += 1
        open_packs(state, output)
    else:
        ask_decks(state, output)


@native
def discard_rest(state: State, output: Output) -> None:
    """E-FMT-DARK-03."""
    count = 0
    for place in range(first_card(state, state.round_number, 0), dealt(state)):
        if state.cards[place].taken == NOT_TAKEN:
            state.cards[place].taken = DISCARDED
            count += 1
    if count > 0:
        note_game(output, EventKind.DISCARDED, count)


# --- decks --------------------------------------------------------------------------------------------


@native
def ask_decks(state: State, output: Output) -> None:
    """E-DECK-01, -03: players with more cards than a deck needs build one. A pool of exactly that size is the deck."""
    state.ask = Ask.BUILD
    for seat in range(state.seats):
        pool = state.players[seat].pool
        if pool.count > state.plan.fewest:
            state.waiting |= 1 << seat
            if builds_by_taking(state, seat):
                for place in range(pool.count):
                    state.cards[pool.cards[place]].mark = LEFT_OUT
    if state.waiting != 0:
        note_game(output, EventKind.BUILDING_BEGAN, state.plan.fewest, state.plan.most)


@native
def is_deck(state: State, seat: int) -> bool:
    return state.plan.fewest <= deck_size(state, seat) <= state.plan.most


# --- answers ------------------------------------------------------------------------------------------


@native
def legal(book: Book, state: State, output: Output) -> int:
    """The options of the seat `asked`, ascending."""
    return legal_for(state, state.asked, output)


@native
def legal_for(state: State, seat: int, output: Output) -> int:
    """The options of any seat that is asked."""
    output.option_count = 0
    if state.ask == Ask.PICK:
        start = first_card(state, state.round_number, pack_of(state, seat))
        for place in range(start, start + state.plan.pack):
            if is_free(state, place) and first_copy(state, start, place) == place:
                offer(output, Option.CARD + place - start)
    elif state.ask == Ask.BUILD:
        _offer_pool(state, seat, output)
    return output.option_count


@native
def is_free(state: State, place: int) -> bool:
    """Whether a card is in its pack and not chosen."""
    return state.cards[place].taken == NOT_TAKEN and state.cards[place].mark == 0


@native
def first_copy(state: State, start: int, place: int) -> int:
    """The first free copy of a card in its pack, which is taken first, so that its place reveals nothing."""
    for other in range(start, place):
        if is_free(state, other) and state.cards[other].card == state.cards[place].card:
            return other
    return place


@native
def _offer_pool(state: State, seat: int, output: Output) -> None:
    """Offer to leave out cards down to a deck, or to take cards up to one, and to undo either."""
    pool, size, taking = state.players[seat].pool, deck_size(state, seat), builds_by_taking(state, seat)
    if is_deck(state, seat):
        offer(output, Option.DONE)
    for place in range(pool.count):
        if state.cards[pool.cards[place]].mark == LEFT_OUT:
            if not taking or size < state.plan.most:
                offer(output, Option.CARD + place)
        elif taking or size > state.plan.fewest:
            offer(output, Option.CARD + place)


@native
def step(book: Book, state: State, choice: int, output: Output) -> None:
    """Answer for the seat `asked`; the answers take effect when no other player is asked."""
    output.option_count = 0
    seat = int(state.asked)
    if state.ask == Ask.PICK:
        start = first_card(state, state.round_number, pack_of(state, seat))
        state.cards[start + choice - Option.CARD].mark = CHOSEN
        if chosen_of(state, start) == state.plan.takes[state.pick]:
            state.waiting &= ~(1 << seat)
    elif choice == Option.DONE:
        state.waiting &= ~(1 << seat)
        note_player(output, EventKind.BUILT, seat)
    else:
        card = state.cards[state.players[seat].pool.cards[choice - Option.CARD]]
        card.mark = 0 if card.mark == LEFT_OUT else LEFT_OUT
    run(state, output)
