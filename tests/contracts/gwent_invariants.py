"""Invariants of every state of Gwent, at every question and at the end; compiled, so that every state can be checked."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY
from mulligan.core.kernel.piles import Pile
from mulligan.gwent.book.layout import Book, SideDeckRole
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.parts import Faction, Trait
from mulligan.gwent.rules.battlefield.strength import may_burn
from mulligan.gwent.rules.frames import top
from mulligan.gwent.rules.leaders.use import is_active, may_be_chosen
from mulligan.gwent.rules.plays import count_revivable, has_mardroeme, rows_open_to
from mulligan.gwent.rules.points import IDLE_ROUNDS, target
from mulligan.gwent.rules.rounds import GEMS
from mulligan.gwent.rules.searches import count_bonds, deck_has, finds_bond_copy, heroes_too, may_be_taken
from mulligan.gwent.rules.seating import for_points, has_teammates, shown_to, side_has_faction
from mulligan.gwent.rules.turns import OPENING_HAND, REDRAWS, can_act, count_faction
from mulligan.gwent.rules.zones import VIRTUAL, abilities, is_virtual
from mulligan.gwent.rulesets import MardroemePlace, RepeatedWeather
from mulligan.gwent.state import (
    COUNTED_ROUNDS,
    HELD,
    LEADER_HORN,
    MAX_ROUNDS,
    NO_CARD,
    NOBODY,
    ROW_COUNT,
    SHUFFLED_IN,
    Ask,
    Away,
    DeckSearch,
    FrameKind,
    LeaderState,
    ModeKind,
    Phase,
    State,
)


class Fault(IntEnum):
    NONE = 0
    CARD_NOT_IN_ONE_PLACE = 1
    UNUSED_COPY_NOT_CLEARED = 2
    PILE_NOT_CLEARED = 3
    FRAMES = 4
    UNDER_OR_LEADERS_NOT_CLEARED = 5
    MARKED = 6
    NOT_ITS_ROW = 7
    NO_CARD_FOR_A_ROW = 8
    HORN_SLOT = 9
    NO_WEATHER = 10
    REPEATED_WEATHER = 11
    BERSERKER_BESIDE_MARDROEME = 12
    SIDE_DECK_CARD = 13
    REMOVED_CARD = 14
    HISTORY = 15
    PUBLIC_CARD_NOT_KNOWN = 16
    HAND_NOT_KNOWN_TO_ITS_HOLDER = 17
    DECK_KNOWN = 18
    HOLDER = 19
    GEMS = 20
    SCORES = 21
    ROUND = 22
    RESULT = 23
    LEADER = 24
    PASSIVES = 25
    QUESTION = 26
    ONE_ANSWER = 27
    REDRAW = 28
    TURN = 29
    SOLO = 30
    DECK_ORDER = 31
    SEATING = 32
    POINTS = 33
    IDLE = 34


@native
def fault(book: Book, state: State) -> int:
    """The first broken invariant, or NONE."""
    found = zones_fault(state)
    if found == Fault.NONE:
        found = leftovers_fault(state)
    if found == Fault.NONE:
        found = rows_fault(book, state)
    if found == Fault.NONE:
        found = weather_fault(book, state)
    if found == Fault.NONE:
        found = away_fault(book, state)
    if found == Fault.NONE:
        found = knowledge_fault(book, state)
    if found == Fault.NONE:
        found = holders_fault(book, state)
    if found == Fault.NONE:
        found = seating_fault(state)
    if found == Fault.NONE:
        found = points_fault(state) if for_points(state) else rounds_fault(state)
    if found == Fault.NONE:
        found = leaders_fault(book, state)
    if found == Fault.NONE:
        found = question_fault(book, state)
    if found == Fault.NONE:
        found = turns_fault(state)
    return found


# --- cards --------------------------------------------------------------------------------------------


@native
def count_pile(pile: Pile, places: list[int]) -> bool:
    """Count each card of a pile in `places`; False if anything is left beyond the pile's count."""
    for place in range(len(pile.cards)):
        if place < pile.count:
            places[pile.cards[place]] += 1
        elif pile.cards[place] != 0:
            return False
    return True


@native
def zones_fault(state: State) -> int:
    """Check that each copy is in one hand, deck, row, horn slot, discard pile, the weather, under a Decoy, a frame, or away."""
    places = np.zeros(len(state.cards), np.int64)
    cleared = count_pile(state.weather, places)
    for seat in range(len(state.players)):
        cleared = count_pile(state.players[seat].hand, places) and cleared
        cleared = count_pile(state.players[seat].deck, places) and cleared
    for side in range(len(state.sides)):
        cleared = count_pile(state.sides[side].discard, places) and cleared
        for row in range(ROW_COUNT):
            line = state.sides[side].rows[row]
            cleared = count_pile(line.cards, places) and cleared
            if line.horn >= 0:
                places[line.horn] += 1
    if not cleared:
        return Fault.PILE_NOT_CLEARED
    for i in range(state.under_count):
        places[state.under[i]] += 1
    for i in range(state.depth):
        if holds_a_copy(state.frames[i].kind):
            places[state.frames[i].card] += 1
    for number in range(len(state.cards)):
        card = state.cards[number]
        if card.away != Away.NOWHERE:
            places[number] += 1
        in_use = card.card != 0  # number 0 is a leader, so no deck has it
        if places[number] != (1 if in_use else 0):
            return Fault.CARD_NOT_IN_ONE_PLACE
        if not in_use and card.owner | card.holder | card.known | card.away | card.history != 0:
            return Fault.UNUSED_COPY_NOT_CLEARED
    return Fault.NONE


@native
def holds_a_copy(kind: int) -> bool:
    return kind == FrameKind.ENTER or kind == FrameKind.DECOY or kind == FrameKind.SPY


@native
def leftovers_fault(state: State) -> int:
    """Check that unused fields are zero, so that equal games are equal records."""
    for i in range(state.depth, len(state.frames)):
        frame = state.frames[i]
        if frame.card | frame.kind | frame.seat | frame.other | frame.left != 0:
            return Fault.FRAMES
    for i in range(state.under_count, len(state.under)):
        if state.under[i] != 0:
            return Fault.UNDER_OR_LEADERS_NOT_CLEARED
    for i in range(state.leader_count, len(state.leaders)):
        if state.leaders[i] != 0:
            return Fault.UNDER_OR_LEADERS_NOT_CLEARED
    return Fault.NONE


@native
def rows_fault(book: Book, state: State) -> int:
    for side in range(len(state.sides)):
        for row in range(ROW_COUNT):
            found = row_fault(book, state, side, row)
            if found != Fault.NONE:
                return found
    return Fault.NONE


@native
def row_fault(book: Book, state: State, side: int, row: int) -> int:
    """G-050, G-052, G-053, G-082, G-084."""
    line = state.sides[side].rows[row]
    mushrooms = 0
    for place in range(line.cards.count):
        number = line.cards.cards[place]
        found = abilities(book, state, number)
        if found & Trait.UNIT != 0:
            if book.cards[state.cards[number].card].rows & (1 << row) == 0:
                return Fault.NOT_ITS_ROW
            if found & Trait.BERSERKER != 0 and has_mardroeme(book, state, side, row) and form_is_left(book, state, number):
                return Fault.BERSERKER_BESIDE_MARDROEME
        elif found & Trait.MARDROEME != 0:
            mushrooms += 1
        elif found & Trait.DECOY == 0:
            return Fault.NO_CARD_FOR_A_ROW
    if line.horn >= 0:
        if abilities(book, state, line.horn) & (Trait.HORN | Trait.UNIT) != Trait.HORN:
            return Fault.HORN_SLOT
    elif line.horn != NO_CARD and line.horn != LEADER_HORN:
        return Fault.HORN_SLOT
    in_slot = mushrooms + (1 if line.horn != NO_CARD else 0)
    return Fault.HORN_SLOT if state.rules.mardroeme == MardroemePlace.IN_HORN_SLOT and in_slot > 1 else Fault.NONE


@native
def form_is_left(book: Book, state: State, berserker: int) -> bool:
    """Whether its owner's side deck holds the card it becomes."""
    card = state.cards[berserker]
    for number in range(len(state.cards)):
        other = state.cards[number]
        if other.away == Away.SIDE_DECK and other.owner == card.owner and other.card == book.cards[card.card].becomes:
            return True
    return False


@native
def weather_fault(book: Book, state: State) -> int:
    """G-098 to -100."""
    covered = 0
    for place in range(state.weather.count):
        number = state.weather.cards[place]
        if abilities(book, state, number) & (Trait.WEATHER | Trait.CLEAR_WEATHER) != Trait.WEATHER:
            return Fault.NO_WEATHER
        rows = book.cards[state.cards[number].card].rows
        if state.rules.repeated_weather == RepeatedWeather.DISCARDED and covered & rows != 0:
            return Fault.REPEATED_WEATHER
        covered |= rows
    return Fault.NONE


@native
def away_fault(book: Book, state: State) -> int:
    """G-015, G-082: cards set apart, and cards that can have entered a deck only by Crach (G-150)."""
    for number in range(len(state.cards)):
        card = state.cards[number]
        facts = book.cards[card.card]
        if card.away == Away.MARKED:
            return Fault.MARKED
        if card.away == Away.SIDE_DECK and facts.side_deck == 0:
            return Fault.SIDE_DECK_CARD
        if card.away == Away.REMOVED and facts.abilities & Trait.BERSERKER == 0:
            return Fault.REMOVED_CARD
    for seat in range(len(state.players)):
        player = state.players[seat]
        for place in range(player.deck.count):
            card = state.cards[player.deck.cards[place]]
            if book.cards[card.card].side_deck != 0 and card.history & SHUFFLED_IN == 0:
                return Fault.SIDE_DECK_CARD
            if card.history & HELD != 0:
                return Fault.HISTORY
    return Fault.NONE


# --- knowledge and holders ------------------------------------------------------------------------------


@native
def all_public(state: State, pile: Pile) -> bool:
    for place in range(pile.count):
        card = state.cards[pile.cards[place]]
        if card.known != EVERYBODY or card.history != 0:
            return False
    return True


@native
def knowledge_fault(book: Book, state: State) -> int:
    """G-016; G-230: teammates see each other's hands, but not their decks.

    Face-up cards keep no history, so that none carries over to a hidden zone.
    """
    public = all_public(state, state.weather)
    for side in range(len(state.sides)):
        public = public and all_public(state, state.sides[side].discard)
        for row in range(ROW_COUNT):
            line = state.sides[side].rows[row]
            public = public and all_public(state, line.cards)
            public = public and (line.horn < 0 or state.cards[line.horn].known == EVERYBODY)
    for i in range(state.depth):
        if holds_a_copy(state.frames[i].kind):
            public = public and state.cards[state.frames[i].card].known == EVERYBODY
    if not public:
        return Fault.PUBLIC_CARD_NOT_KNOWN
    for seat in range(len(state.players)):
        player, team = state.players[seat], shown_to(state, seat)
        for place in range(player.hand.count):
            if state.cards[player.hand.cards[place]].known & team != team:
                return Fault.HAND_NOT_KNOWN_TO_ITS_HOLDER
        for place in range(player.deck.count):
            known = state.cards[player.deck.cards[place]].known
            if known != 0 and (known != team or place >= min(REDRAWS, player.settled)):  # G-033: put back at the bottom
                return Fault.DECK_KNOWN
        if not 0 <= player.settled <= player.deck.count:
            return Fault.DECK_ORDER
    for i in range(state.under_count):
        if state.cards[state.under[i]].known != 0:
            return Fault.DECK_KNOWN
    return Fault.NONE


@native
def all_held_by(state: State, pile: Pile, seat: int) -> bool:
    for place in range(pile.count):
        if state.cards[pile.cards[place]].holder != seat:
            return False
    return True


@native
def holders_fault(book: Book, state: State) -> int:
    """Hands and decks belong to their holder. A card on the battlefield is on its holder's side, except for spies (G-074).

    A replacement joins the side of the card it replaces (G-086), no matter who played that.
    """
    for seat in range(len(state.players)):
        if not (all_held_by(state, state.players[seat].hand, seat) and all_held_by(state, state.players[seat].deck, seat)):
            return Fault.HOLDER
    for side in range(len(state.sides)):
        for row in range(ROW_COUNT):
            line = state.sides[side].rows[row]
            for place in range(line.cards.count):
                card = state.cards[line.cards.cards[place]]
                facts = book.cards[card.card]
                at_home = state.players[card.holder].side == side
                if facts.side_deck != SideDeckRole.REPLACEMENT and at_home == (facts.abilities & Trait.SPY != 0):
                    return Fault.HOLDER
            if line.horn >= 0 and state.players[state.cards[line.horn].holder].side != side:
                return Fault.HOLDER
    return Fault.NONE


# --- rounds and leaders -----------------------------------------------------------------------------------


@native
def scored_winner(state: State, turn: int) -> int:
    """The winner of a round by its scores: G-103, G-110."""
    ours, theirs = state.sides[0].scores[turn], state.sides[1].scores[turn]
    if ours != theirs:
        return 0 if ours > theirs else 1
    first, second = side_has_faction(state, 0, Faction.NILFGAARD), side_has_faction(state, 1, Faction.NILFGAARD)
    if first == second:
        return NOBODY
    return 0 if first else 1


@native
def seating_fault(state: State) -> int:
    """Check the number of seats and sides against the mode, and the order of seats (G-231)."""
    seats, sides = len(state.players), len(state.sides)
    match state.mode:
        case ModeKind.FREE_FOR_ALL:
            fits = 3 <= seats <= 5 and sides == seats
        case ModeKind.TEAMS:
            fits = seats == 4 and sides == 2
        case _:
            fits = seats == 2 and sides == 2
    if not fits:
        return Fault.SEATING
    for seat in range(seats):
        if state.players[seat].side != seat % sides:
            return Fault.SEATING
        for other in range(seat):  # G-230
            if state.players[other].side == state.players[seat].side:
                if state.players[other].faction == state.players[seat].faction:
                    return Fault.SEATING
    return Fault.NONE


@native
def settling_starter(state: State) -> bool:
    """OQ-21: a round of a team game is over, and teammates choose who starts the next."""
    return has_teammates(state) and state.round_number > 0 and state.phase == Phase.STARTER


@native
def rounds_fault(state: State) -> int:
    """Check that past scores give the gems (G-111), and the gems the result (G-112)."""
    if not 0 <= state.round_number <= MAX_ROUNDS:
        return Fault.ROUND
    if (state.round_number == 0) != (state.phase < Phase.ROUND_BEGINS) and not settling_starter(state):
        return Fault.ROUND
    is_scored = state.over != 0 or settling_starter(state)
    finished = state.round_number if is_scored else max(0, state.round_number - 1)
    winner, alive = NOBODY, 0
    for side in range(len(state.sides)):
        gems = GEMS
        for turn in range(MAX_ROUNDS):
            if turn >= finished:
                if state.sides[side].scores[turn] != 0:
                    return Fault.SCORES
            else:
                winner = scored_winner(state, turn)
                gems -= 0 if winner == side else 1
        if state.sides[side].gems != gems or gems < 0 or state.sides[side].points != 0:
            return Fault.GEMS
        if gems > 0:
            alive |= 1 << side
        if state.sides[side].bonus != 0 and state.mode != ModeKind.SOLO:
            return Fault.SCORES
    if state.winner != winner:
        return Fault.ROUND
    everybody = (1 << len(state.sides)) - 1
    if (state.over != 0) != (alive != everybody) or state.winners != (seats_of(state, alive) if state.over != 0 else 0):
        return Fault.RESULT
    return Fault.NONE if state.idle == 0 else Fault.IDLE


@native
def seats_of(state: State, sides: int) -> int:
    """The players of a mask of sides, as a mask of seats."""
    mask = 0
    for seat in range(len(state.players)):
        if sides & (1 << state.players[seat].side) != 0:
            mask |= 1 << seat
    return mask


@native
def points_fault(state: State) -> int:
    """G-220 to -222: no gems, no winner of a round; a player who leads alone at the target has won."""
    if not 0 <= state.round_number <= COUNTED_ROUNDS or (state.round_number == 0) != (state.phase < Phase.ROUND_BEGINS):
        return Fault.ROUND
    if state.winner != NOBODY:
        return Fault.ROUND
    most, leaders = -1, 0
    for side in range(len(state.sides)):
        ours = state.sides[side]
        if ours.gems != 0:
            return Fault.GEMS
        if ours.bonus != 0 or (state.over == 0 and state.round_number == 1 and ours.scores[0] != 0):
            return Fault.SCORES
        if ours.points < 0 or (state.round_number <= 1 and state.over == 0 and ours.points != 0):
            return Fault.POINTS
        if ours.points > most:
            most, leaders = int(ours.points), 0
        if ours.points == most:
            leaders |= 1 << side
    if state.over == 0:
        if state.winners != 0 or (most >= target(state) and leaders & (leaders - 1) == 0):
            return Fault.RESULT
    elif state.winners & ~leaders != 0:
        return Fault.RESULT
    return Fault.NONE if 0 <= state.idle <= min(IDLE_ROUNDS, state.round_number) else Fault.IDLE


@native
def leaders_fault(book: Book, state: State) -> int:
    """G-137, G-139, G-149, G-151: passives are those of leaders in force."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        row = book.leaders[player.leader]
        if is_virtual(state, seat):
            if player.leader != 0 or player.leader_state == LeaderState.READY:
                return Fault.LEADER
            if player.leader_state == LeaderState.CANCELLED and player.passives != 0:
                return Fault.PASSIVES
            for i in range(state.leader_count):  # not revealed yet
                waiting = book.solo[state.leaders[i]]
                if player.passives & waiting.passives != 0:
                    return Fault.PASSIVES
            continue
        if row.effect == LeaderEffect.NONE or book.cards[player.leader].faction != player.faction:
            return Fault.LEADER
        if player.leader_state == LeaderState.USED and not is_active(row):
            return Fault.LEADER
        if player.passives != (0 if player.leader_state == LeaderState.CANCELLED else row.passives):
            return Fault.PASSIVES
        flamed = False
        for other in range(len(state.players)):
            if other != seat and book.leaders[state.players[other].leader].effect == LeaderEffect.CANCEL_LEADER:
                flamed = True
        if state.mode != ModeKind.SOLO and flamed != (player.leader_state == LeaderState.CANCELLED):
            return Fault.LEADER
    return Fault.NONE


# --- the question -------------------------------------------------------------------------------------------


@native
def question_fault(book: Book, state: State) -> int:
    """Check that the asked seat owns the pending frame, and has something to decide."""
    if (state.ask == Ask.NOTHING) != (state.over != 0):
        return Fault.QUESTION
    if state.over != 0:
        return Fault.NONE if state.depth == 0 else Fault.QUESTION
    if is_virtual(state, state.asked):
        return Fault.SOLO
    if state.ask == Ask.STARTER or state.ask == Ask.REDRAW or state.ask == Ask.TURN:
        return quiet_question_fault(book, state)
    if state.depth == 0 or state.phase < Phase.TURNS:
        return Fault.QUESTION
    frame = top(state)
    if frame.seat != state.asked or not asks(frame.kind, state.ask):
        return Fault.QUESTION
    return frame_question_fault(book, state)


@native
def asks(kind: int, ask: int) -> bool:
    """Whether a frame of this kind asks this question."""
    if ask == Ask.OPPONENT:
        return kind == FrameKind.SPY or kind == FrameKind.LEAD_AGAINST
    return kind == kind_that_asks(ask)


@native
def kind_that_asks(ask: int) -> int:
    match ask:
        case Ask.ROW:
            return FrameKind.ENTER
        case Ask.REVIVE:
            return FrameKind.REVIVE
        case Ask.DECOY:
            return FrameKind.DECOY
        case Ask.TAKE:
            return FrameKind.TAKE
        case Ask.DISCARD:
            return FrameKind.DISCARD
        case Ask.PICK:
            return FrameKind.SEARCH
        case Ask.BOND:
            return FrameKind.BOND
        case _:
            return NOBODY


@native
def quiet_question_fault(book: Book, state: State) -> int:
    """Check questions asked between effects."""
    if state.depth != 0:
        return Fault.QUESTION
    match state.ask:
        case Ask.STARTER:
            asked = state.phase == Phase.STARTER and starter_is_asked(state)
        case Ask.REDRAW:
            asked = state.phase == Phase.REDRAW and state.players[state.asked].redraws > 0
        case _:
            asked = state.phase == Phase.TURNS and state.turn == state.asked and can_act(book, state, state.asked)
    return Fault.NONE if asked else Fault.QUESTION


@native
def starter_is_asked(state: State) -> bool:
    """G-104, G-225, G-234: one of the Scoia'tael, in a duel the only one; OQ-21: the first of the teammates who start."""
    if state.round_number == 0:
        alone = count_faction(state, Faction.SCOIATAEL) == 1
        return state.players[state.asked].faction == Faction.SCOIATAEL and (alone or state.mode != ModeKind.DUEL)
    starting = state.winner if state.winner != NOBODY else 1 - state.players[state.starter].side
    return has_teammates(state) and state.asked == starting


@native
def frame_question_fault(book: Book, state: State) -> int:
    """A question that visibly has only one answer is not asked (decision 0005)."""
    frame, seat = top(state), state.asked
    match state.ask:
        case Ask.ROW:
            rows = rows_open_to(book, state, frame.card, seat)
            return Fault.NONE if rows & (rows - 1) != 0 else Fault.ONE_ANSWER
        case Ask.REVIVE:
            few = count_revivable(book, state, state.sides[state.players[seat].side].discard) < 2
            return Fault.ONE_ANSWER if few or frame.left != 0 else Fault.NONE
        case Ask.DECOY:
            return Fault.ONE_ANSWER if count_plain_units(book, state, state.players[seat].side) < 2 else Fault.NONE
        case Ask.TAKE:
            return Fault.ONE_ANSWER if count_takeable(book, state) < 2 else Fault.NONE
        case Ask.OPPONENT:
            count = 0
            for other in range(len(state.players)):
                count += may_be_chosen(book, state, seat, other)
            return Fault.ONE_ANSWER if count < 2 else Fault.NONE
        case Ask.DISCARD:
            if frame.left == 0:
                return Fault.QUESTION
            return Fault.NONE if state.players[seat].hand.count > 1 else Fault.ONE_ANSWER
        case Ask.PICK:
            if state.players[seat].deck.count < 2:
                return Fault.ONE_ANSWER
            found = frame.other != DeckSearch.NAMED and deck_has(book, state, seat, frame.other, frame.card)
            return Fault.NONE if found else Fault.QUESTION
        case _:
            if count_bonds(book, state, state.players[seat].side) < 2:
                return Fault.ONE_ANSWER
            return Fault.NONE if finds_bond_copy(book, state, seat) else Fault.QUESTION


@native
def count_plain_units(book: Book, state: State, side: int) -> int:
    count = 0
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            count += may_burn(book, state, cards.cards[place], NO_CARD)
    return count


@native
def count_takeable(book: Book, state: State) -> int:
    frame, count = top(state), 0
    pile = state.sides[frame.other].discard
    for place in range(pile.count):
        count += may_be_taken(book, state, pile.cards[place], frame.card, heroes_too(state))
    return count


@native
def turns_fault(state: State) -> int:
    """Redraws end with their phase (G-033), passes with their round (G-044); other modes know nothing of solo."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        if not (0 <= player.redraws <= REDRAWS and 0 <= player.rejected <= REDRAWS - player.redraws):
            return Fault.REDRAW
        if state.phase != Phase.REDRAW and player.redraws | player.rejected != 0:
            return Fault.REDRAW
        if state.phase == Phase.REDRAW and not is_virtual(state, seat):
            if not OPENING_HAND <= player.hand.count <= OPENING_HAND + 1:
                return Fault.REDRAW
        if player.passed != 0 and state.phase < Phase.TURNS and not settling_starter(state):
            return Fault.TURN
    if state.ask == Ask.TURN and state.point != 0:
        return Fault.TURN
    if state.weighing != 0 or (state.ask == Ask.TURN and state.plays_left | state.last_turn != 0):
        return Fault.SOLO
    if state.mode == ModeKind.SOLO:
        return Fault.SOLO if state.players[VIRTUAL].hand.count | state.players[VIRTUAL].passed != 0 else Fault.NONE
    if state.plays_left | state.last_turn | state.under_count | state.leader_count | state.leaders_variant != 0:
        return Fault.SOLO
    return Fault.NONE
