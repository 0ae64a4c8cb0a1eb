"""The subjects of a sentence: marks on champions, cards and players, and the picking of targets (E-TARGET)."""

from __future__ import annotations

import numpy as np

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note, note_card, note_player, offer
from mulligan.core.kernel.piles import find
from mulligan.epic.book.enums import CardType, Counted, Domain, PickFlag, Player, Zone
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.events import EventKind
from mulligan.epic.rules.programs.frames import NOT_BEGUN, has_begun, set_x, top, x_of
from mulligan.epic.rules.seating import copies_of, is_duel, is_in, reaches, same_team, seats_of
from mulligan.epic.rules.stats import UNTARGETABLE, alignments, full_attack, has, is_champion, matches, matches_card
from mulligan.epic.state import (
    CHOSEN,
    MARKED_CARDS,
    MARKED_CHAMPIONS,
    MARKED_PLAYERS,
    NO_CARD,
    NO_SLOT,
    NOBODY,
    PILE_SIZE,
    THEM,
    Ask,
    Option,
    Position,
    Role,
    State,
)

ABOUT = np.array([op.facts.about for op in Op])  # by operation: it is done to what the sentence is about
UNLESS = np.array([op.facts.unless for op in Op], np.int16)  # by operation: the keyword that forbids it


@native
def is_subject(state: State, slot: int) -> bool:
    """Whether the sentence is about this champion."""
    champion = state.champions[slot]
    return champion.controller != NOBODY and champion.mark & THEM != 0


@native
def has_subject(state: State) -> bool:
    if state.marked & MARKED_CHAMPIONS != 0:
        for slot in range(state.slots):
            if is_subject(state, slot):
                return True
    return has_card_or_player_subject(state)


@native
def has_card_or_player_subject(state: State) -> bool:
    if state.marked & MARKED_CARDS != 0:
        for number in range(copies_of(state)):
            if state.cards[number].mark & THEM != 0:
                return True
    if state.marked & MARKED_PLAYERS != 0:
        for seat in range(seats_of(state)):
            if state.players[seat].mark & THEM != 0:
                return True
    return False


@native
def source_slot(state: State) -> int:
    """The champion whose ability it is, if it is still in play: another one may have come into its slot."""
    frame = top(state)
    return frame.slot if is_champion(state, frame.slot, frame.serial) else NO_SLOT


@native
def clear(state: State, marks: int) -> None:
    """Remove these marks from everything."""
    if state.marked & MARKED_CHAMPIONS != 0:
        for slot in range(state.slots):
            state.champions[slot].mark &= ~marks
    if state.marked & MARKED_CARDS != 0:
        for number in range(copies_of(state)):
            state.cards[number].mark &= ~marks
    if state.marked & MARKED_PLAYERS != 0:
        for seat in range(seats_of(state)):
            state.players[seat].mark &= ~marks
    if marks & CHOSEN != 0:
        state.marked = 0


@native
def mark_champion(state: State, slot: int, marks: int) -> None:
    state.champions[slot].mark |= marks
    state.marked |= MARKED_CHAMPIONS


@native
def mark_card(state: State, number: int, marks: int) -> None:
    state.cards[number].mark |= marks
    state.marked |= MARKED_CARDS


@native
def mark_player(state: State, seat: int, marks: int) -> None:
    state.players[seat].mark |= marks
    state.marked |= MARKED_PLAYERS


@native
def in_discard(state: State, number: int) -> bool:
    return number != NO_CARD and find(state.players[state.cards[number].owner].discard, number) >= 0


@native
def player_named(state: State, who: int) -> int:
    """The one player that `who` names, any one of a team; NOBODY if that player is out or `who` names several."""
    frame = top(state)
    seat = NOBODY
    if who == Player.YOU:
        return frame.controller
    if who == Player.TURN_PLAYER:
        seat = state.turn_player
    elif who == Player.ITS_CONTROLLER:
        seat = frame.its_controller
    elif who == Player.DAMAGED_PLAYER:
        seat = frame.damaged
    return seat if seat != NOBODY and reaches(state, frame.controller, seat) else NOBODY


@native
def players_meant(state: State, who: int) -> int:
    """The players that `who` names, as a mask of seats."""
    frame = top(state)
    named = player_named(state, who)
    if named != NOBODY:
        return 1 << int(named if frame.member == NOBODY else frame.member)
    mask = 0
    for seat in range(seats_of(state)):
        if is_in(state, seat) and reaches(state, frame.controller, seat):
            if who == Player.EACH_PLAYER:
                mask |= 1 << seat
            elif who == Player.EACH_OPPONENT and not same_team(state, seat, frame.controller):
                mask |= 1 << seat
            elif who == Player.THAT_PLAYER and state.players[seat].mark & THEM != 0:
                mask |= 1 << seat
    return mask


@native
def once_per_team(state: State, mask: int) -> int:
    """E-TEAM-01: a team shares its health, so the mask keeps only the first player of each."""
    if is_duel(state) or state.mode.team_size == 1:
        return mask
    teams, once = 0, 0
    for seat in range(seats_of(state)):
        team = int(state.players[seat].team)
        if includes(mask, seat) and not includes(teams, team):
            teams |= 1 << team
            once |= 1 << seat
    return once


@native
def must_name_member(state: State, who: int) -> bool:
    """Whether a team must say which of its players is meant: the turn player and the damaged player are whole teams."""
    if is_duel(state) or state.mode.team_size == 1 or top(state).member != NOBODY:
        return False
    return (who == Player.TURN_PLAYER or who == Player.DAMAGED_PLAYER) and player_named(state, who) != NOBODY


@native
def amount_meant(book: Book, state: State, row: Instruction, seat: int) -> int:
    """The amount of an instruction; `seat` is the player who gets something."""
    frame = top(state)
    number = int(row.amount)
    if row.counted == Counted.X:
        return x_of(frame) + number
    if row.counted == Counted.ITS_ATTACK:
        return frame.its_attack + number
    if row.counted == Counted.DAMAGE_ON_THIS:
        if is_champion(state, frame.slot, frame.serial):
            return state.champions[frame.slot].damage + number
        return number
    if row.counted == Counted.CHAMPION_CARDS_IN_DISCARD:
        pile = state.players[seat].discard
        for place in range(pile.count):
            if book.cards[state.cards[pile.cards[place]].card].card_type == CardType.CHAMPION:
                number += 1
    return number


@native
def fits_loyalty(book: Book, state: State, number: int) -> bool:
    """E-KW-LOYALTY-01: the card shares an alignment with the champion, whose additional alignments count."""
    slot = source_slot(state)
    mask = 1 << book.cards[top(state).card].alignment if slot == NO_SLOT else alignments(book, state, slot)
    return includes(mask, book.cards[state.cards[number].card].alignment)


@native
def champion_chosen(option: int) -> int:
    """The slot of the champion that an option names, or NO_SLOT for a player."""
    return option - Option.CHAMPION if option >= Option.CHAMPION else NO_SLOT


# --- picking --------------------------------------------------------------------------------


@native
def can_be_done(book: Book, state: State, op: int, slot: int) -> bool:
    """Whether the operation can be done to this champion: no keyword forbids it, and the champion is not so already."""
    if op == Op.EXPEND:
        return state.champions[slot].position != Position.EXPENDED
    if op == Op.PREPARE:
        return state.champions[slot].position != Position.PREPARED
    return UNLESS[op] == 0 or not has(book, state, slot, int(UNLESS[op]))


@native
def can_be_picked(book: Book, state: State, slot: int, which: int, flags: int) -> bool:
    """Whether the instruction can pick this champion."""
    champion = state.champions[slot]
    frame = top(state)
    if champion.controller == NOBODY or champion.mark & THEM != 0:
        return False
    if flags & PickFlag.DIFFERENT != 0 and champion.mark & CHOSEN != 0:
        return False
    if flags & PickFlag.PAYS != 0 and not can_be_done(book, state, book.code[frame.pc + 1].op, slot):
        return False
    if not matches(book, state, which, slot, frame.controller, source_slot(state)):
        return False
    return flags & PickFlag.TARGETED == 0 or not has(book, state, slot, UNTARGETABLE)  # E-KW-UNTARGETABLE-01


@native
def team_marks(state: State, seat: int) -> int:
    """E-TEAM-01: teammates are one target, so the marks of one count for both."""
    if is_duel(state):
        return state.players[seat].mark
    marks = 0
    for other in range(seats_of(state)):
        if same_team(state, seat, other):
            marks |= state.players[other].mark
    return marks


@native
def offer_picks(book: Book, state: State, output: Output, domain: int, which: int, zone: int, flags: int) -> None:
    """Offer everything that can be picked."""
    frame = top(state)
    me = frame.controller
    if domain == Domain.PLAYERS or domain == Domain.OPPONENTS or domain == Domain.ANYTHING:
        for seat in range(seats_of(state)):
            chosen = team_marks(state, seat) & (THEM | CHOSEN if flags & PickFlag.DIFFERENT != 0 else THEM) != 0
            if reaches(state, me, seat) and not chosen and (domain != Domain.OPPONENTS or not same_team(state, seat, me)):
                offer(output, Option.PLAYER + seat)
    if domain == Domain.CHAMPIONS or domain == Domain.ANYTHING:
        for slot in range(state.slots):
            if can_be_picked(book, state, slot, which, flags):
                offer(output, Option.CHAMPION + slot)
    if domain == Domain.CARDS and zone == Zone.YOUR_HAND:
        hand = state.players[me].hand
        for place in range(hand.count):
            if matches_card(book, state, which, hand.cards[place]):
                offer(output, Option.HAND + place)
    elif domain == Domain.CARDS or domain == Domain.CARDS_OF_MARKED:
        for seat in range(seats_of(state)):
            player = state.players[seat]
            if domain == Domain.CARDS_OF_MARKED:
                open_pile = player.mark & THEM != 0
            elif zone == Zone.YOUR_DISCARD:
                open_pile = seat == me
            else:
                open_pile = reaches(state, me, seat)
            if open_pile:
                _offer_pile(book, state, output, seat, which)


@native
def _offer_pile(book: Book, state: State, output: Output, seat: int, which: int) -> None:
    pile = state.players[seat].discard
    for place in range(pile.count):
        number = pile.cards[place]
        if state.cards[number].mark & THEM == 0 and matches_card(book, state, which, number):
            offer(output, Option.DISCARD + PILE_SIZE * seat + place)


@native
def must_pick(book: Book, state: State, output: Output, row: Instruction) -> bool:
    """Ask for the next thing to pick; false when there is none, or enough were picked."""
    frame = top(state)
    if not has_begun(frame):
        frame.left = row.most
    if frame.left > 0:
        output.option_count = 0
        offer_picks(book, state, output, row.domain, row.which, row.zone, row.how)
        # A hand is hidden: whether it holds a fitting card must not show in being asked or not.
        hand = state.players[frame.controller].hand
        secret = row.domain == Domain.CARDS and row.zone == Zone.YOUR_HAND and hand.count > 0
        if output.option_count > 0 or secret:  # E-TARGET-03: else the sentence has no target and is skipped
            state.ask = Ask.TARGET if row.how & PickFlag.TARGETED != 0 else Ask.CHOOSE
            state.asked = frame.controller
            return True
    frame.left = NOT_BEGUN
    return False


@native
def picked(book: Book, state: State, output: Output, option: int) -> None:
    """The answer: one more pick, or no more."""
    frame = top(state)
    if option == Option.PASS:
        frame.left = 0
        return
    frame.left -= 1
    if book.code[frame.pc].how & PickFlag.COUNTED != 0:
        set_x(frame, x_of(frame) + 1)
    if option >= Option.DISCARD:
        place = (option - Option.DISCARD) % PILE_SIZE
        seat = (option - Option.DISCARD) // PILE_SIZE
        number = state.players[seat].discard.cards[place]
        mark_card(state, number, THEM | CHOSEN)
        note_card(output, EventKind.CARD_TARGETED, frame.controller, state.cards[number].card, other=seat)
    elif option >= Option.CHAMPION:
        slot = option - Option.CHAMPION
        remember(book, state, slot)
        mark_champion(state, slot, THEM | CHOSEN)
        champion = state.champions[slot]
        note(output, EventKind.TARGETED, frame.controller, champion.card, slot, other=champion.controller)
    elif option >= Option.HAND:
        mark_card(state, state.players[frame.controller].hand.cards[option - Option.HAND], THEM | CHOSEN)
    else:
        seat = option - Option.PLAYER
        mark_player(state, seat, THEM | CHOSEN)
        note_player(output, EventKind.PLAYER_TARGETED, frame.controller, other=seat)


@native
def remember(book: Book, state: State, slot: int) -> None:
    """Keep facts about a champion for sentences that refer to it after it has left."""
    frame = top(state)
    champion = state.champions[slot]
    frame.its_controller = champion.controller
    frame.its_attack = full_attack(book, state, slot)
    attacked_me = champion.role == Role.ATTACKER and same_team(state, state.battle.defender, frame.controller)
    frame.it_attacked_you = 1 if attacked_me and state.battle.blocked == 0 else 0
