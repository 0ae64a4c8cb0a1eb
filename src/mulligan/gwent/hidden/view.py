"""The view of a seat, built up from what it may see (G-016), never cut down from the state.

A hidden card has no number, only a place in a hand or a deck. The set of seats that know a card is public, because only public
events change it.
"""

from __future__ import annotations

from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import MAX_OPTIONS, UNKNOWN, knows
from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.record import I8, I16, U8, U16, blank, dtype_of, new_record
from mulligan.core.kernel.view import see_options
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.rules.battlefield.strength import row_total, strength, total, weather_rows
from mulligan.gwent.rules.frames import holds_copy
from mulligan.gwent.rules.leaders.use import usable
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.zones import is_virtual
from mulligan.gwent.state import MAX_ROUNDS, NO_CARD, ROW_COUNT, SIDE_DECK, Ask, Away, Frame, FrameKind, ModeKind, Phase, State


class SeenPlace:
    """A place in a hand or a deck."""

    card: I16  # or UNKNOWN
    known: U16  # mask of the seats that know the card; a smaller number would leave a gap


class SeenUnit:
    """A card in a row, with its current strength."""

    card: I16
    strength: I16
    owner: I16  # a smaller number would leave a gap


class SeenRow:
    count: I16
    cards: Annotated[list[SeenUnit], "pile"]
    total: I16
    horn: I16  # the card, NO_CARD or LEADER_HORN
    weather: I8


class SeenSide:
    rows: Annotated[list[SeenRow], ROW_COUNT]
    discard_count: I16
    discard: Annotated[list[I16], "pile"]
    total: I16
    bonus: I16
    scores: Annotated[list[I16], MAX_ROUNDS]  # of the last rounds, as in the state
    gems: I8
    points: I8


class SeenPlayer:
    hand_count: I16
    deck_count: I16
    side_deck_count: I16  # visible only to its owner
    hand: Annotated[list[SeenPlace], "pile"]
    deck: Annotated[list[SeenPlace], "pile"]  # the bottom first
    side_deck: Annotated[list[I16], SIDE_DECK]
    leader: I16  # or UNKNOWN: the virtual opponent's leaders are face down
    leader_state: I8
    leader_usable: I8  # visible only to its player, because it can depend on the deck
    passives: U8
    faction: I8
    side: I8
    passed: I8
    redraws: I8


class SeenWeather:
    card: I16
    holder: I16  # its player; a smaller type would leave a gap


class SeenFrame:
    """A frame; its kind defines the meaning of its fields (`rules/frames.py`). Cards are numbers in the book, never copies."""

    card: I16
    kind: I8
    seat: I8
    other: I8
    left: I8


class View:
    seat: I8
    players: Annotated[list[SeenPlayer], "seats"]
    sides: Annotated[list[SeenSide], "sides"]
    weather: Annotated[list[SeenWeather], "pile"]
    frames: Annotated[list[SeenFrame], "frames"]
    options: Annotated[list[I16], MAX_OPTIONS]  # only for the seat that is asked
    option_count: I16
    weather_count: I16
    depth: I8
    under_count: I8
    leader_count: I8
    mode: I8
    phase: I8
    round_number: I8
    starter: I8
    turn: I8
    winner: I8
    ask: I8
    asked: I8
    over: I8
    winners: U8


def is_for_points(view: View) -> bool:
    """G-220: whether points take the place of gems."""
    return len(view.sides) > 2


def winning_points(view: View) -> int:
    """G-222: the points needed to win."""
    return len(view.sides) + 1


# Blank records, to clear places that are no longer used.
NO_PLACE, NO_UNIT = blank(SeenPlace), blank(SeenUnit)
NO_WEATHER, NO_FRAME = blank(SeenWeather), blank(SeenFrame)


def new_view(state: State) -> View:
    """An empty view for the layout of the state."""
    limits = {
        "seats": len(state.players),
        "sides": len(state.sides),
        "pile": len(state.weather.cards),
        "frames": len(state.frames),
    }
    out: View = new_record(dtype_of(View, limits))[0]
    return out


def view_of(book: Book, state: State, output: GwentOutput, seat: int) -> View:
    """The view of the seat (or SPECTATOR). Overwrites `output` with the options of the open question."""
    out = new_view(state)
    view(book, state, output, seat, out)
    return out


@native
def view(book: Book, state: State, output: GwentOutput, seat: int, out: View) -> None:
    """Write the view of the seat (or SPECTATOR) into `out`, which is empty or an earlier view. Unused parts stay zero."""
    out.seat = seat
    for other in range(len(state.players)):
        _see_player(book, state, seat, other, out.players[other])
    for side in range(len(state.sides)):
        _see_side(book, state, side, out.sides[side])
    _see_weather(state, out)
    _see_frames(state, out)
    _see_game(state, out)
    _see_options(book, state, output, seat, out)


@native
def _see_player(book: Book, state: State, seat: int, other: int, seen: SeenPlayer) -> None:
    player = state.players[other]
    _see_pile(state, seat, player.hand, seen.hand, seen.hand_count)
    seen.hand_count = player.hand.count
    _see_pile(state, seat, player.deck, seen.deck, seen.deck_count)
    seen.deck_count = player.deck.count
    seen.leader = UNKNOWN if is_virtual(state, other) else int(player.leader)
    seen.leader_state, seen.passives = player.leader_state, player.passives
    seen.leader_usable = 1 if other == seat and usable(book, state, seat) else 0
    seen.faction, seen.side, seen.passed, seen.redraws = player.faction, player.side, player.passed, player.redraws
    _see_side_deck(state, seat, other, seen)


@native
def _see_pile(state: State, seat: int, pile: Pile, places: list[SeenPlace], before: int) -> None:
    for place in range(pile.count):
        card = state.cards[pile.cards[place]]
        places[place].known = card.known
        places[place].card = card.card if knows(card.known, seat) else UNKNOWN
    for place in range(pile.count, before):
        places[place] = NO_PLACE[0]


@native
def _see_side_deck(state: State, seat: int, other: int, seen: SeenPlayer) -> None:
    count = 0
    if other == seat:
        for number in range(len(state.cards)):
            card = state.cards[number]
            if card.away == Away.SIDE_DECK and card.owner == other:
                seen.side_deck[count] = card.card
                count += 1
    for place in range(count, seen.side_deck_count):
        seen.side_deck[place] = 0
    seen.side_deck_count = count


@native
def _see_side(book: Book, state: State, side: int, seen: SeenSide) -> None:
    ours = state.sides[side]
    covered = weather_rows(book, state)
    for row in range(ROW_COUNT):
        line, shown = ours.rows[row], seen.rows[row]
        for place in range(line.cards.count):
            card = state.cards[line.cards.cards[place]]
            shown.cards[place].card, shown.cards[place].owner = card.card, card.owner
            shown.cards[place].strength = strength(book, state, side, row, place)
        for place in range(line.cards.count, shown.count):
            shown.cards[place] = NO_UNIT[0]
        shown.count = line.cards.count
        shown.total = row_total(book, state, side, row)
        shown.horn = state.cards[line.horn].card if line.horn >= 0 else line.horn
        shown.weather = (covered >> row) & 1
    for place in range(ours.discard.count):
        seen.discard[place] = state.cards[ours.discard.cards[place]].card
    for place in range(ours.discard.count, seen.discard_count):
        seen.discard[place] = 0
    seen.discard_count = ours.discard.count
    seen.total, seen.bonus = total(book, state, side), ours.bonus
    seen.gems, seen.points = ours.gems, ours.points
    for turn in range(MAX_ROUNDS):
        seen.scores[turn] = ours.scores[turn]


@native
def _see_weather(state: State, out: View) -> None:
    for place in range(state.weather.count):
        card = state.cards[state.weather.cards[place]]
        out.weather[place].card, out.weather[place].holder = card.card, card.holder
    for place in range(state.weather.count, out.weather_count):
        out.weather[place] = NO_WEATHER[0]
    out.weather_count = state.weather.count


@native
def _see_frames(state: State, out: View) -> None:
    """Frames are public, because cards that come into play are shown."""
    for i in range(state.depth):
        frame, seen = state.frames[i], out.frames[i]
        seen.card = state.cards[frame.card].card if holds_copy(frame.kind) else frame.card
        seen.kind, seen.seat, seen.other, seen.left = frame.kind, frame.seat, frame.other, frame.left
    for i in range(state.depth, out.depth):
        out.frames[i] = NO_FRAME[0]
    out.depth = state.depth


@native
def _see_game(state: State, out: View) -> None:
    out.under_count, out.leader_count = state.under_count, state.leader_count
    out.mode, out.phase, out.round_number = state.mode, state.phase, state.round_number
    out.starter, out.turn, out.winner = state.starter, state.turn, state.winner
    out.ask, out.asked, out.over, out.winners = state.ask, state.asked, state.over, state.winners


@native
def _see_options(book: Book, state: State, output: GwentOutput, seat: int, out: View) -> None:
    count = 0
    if state.ask != Ask.NOTHING and state.asked == seat:
        count = legal(book, state, output)
    see_options(output, count, out)


def source(state: State) -> int:
    """The number of the card that asks the open question, or NO_CARD."""
    if state.depth == 0:
        return NO_CARD
    frame = state.frames[state.depth - 1]
    card = state.cards[frame.card].card if holds_copy(frame.kind) else NO_CARD
    return _source(state, frame, int(card))


def source_in(view: View) -> int:
    """The number of the card that asks the open question of a view, or NO_CARD."""
    if view.depth == 0:
        return NO_CARD
    frame = view.frames[view.depth - 1]
    return _source(view, frame, int(frame.card))


def _source(table: State | View, frame: Frame | SeenFrame, card: int) -> int:
    if frame.kind in (FrameKind.ENTER, FrameKind.DECOY, FrameKind.SPY):
        return card
    if frame.kind in (FrameKind.TAKE, FrameKind.DISCARD, FrameKind.BOND, FrameKind.SEARCH, FrameKind.LEAD_AGAINST):
        if table.mode == ModeKind.SOLO and table.phase == Phase.ROUND_ENDS:
            return NO_CARD  # the question is from a leader of the virtual opponent
        return int(table.players[frame.seat].leader)
    return NO_CARD
