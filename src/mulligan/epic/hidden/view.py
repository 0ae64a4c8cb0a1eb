"""The view of a seat, built up from what is allowed, never by removing parts of the state.

A hidden card has no number, only a place in a hand or a deck. The set of seats that know it is
public, because only public events change it; the card itself isn't. Marks on cards in hand are visible to their owner only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import MAX_OPTIONS, UNKNOWN, Output, knows
from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.record import I8, I16, U8, blank, dtype_of, new_record
from mulligan.core.kernel.view import see_options
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.programs.triggers import has_initiative_holder
from mulligan.epic.rules.seating import seats_of
from mulligan.epic.rules.stats import alignments, attack, defense, is_champion, keywords
from mulligan.epic.state import NO_CARD, NO_SLOT, NOBODY, Ask, Battle, State, Trigger


class SeenPlace:
    """A place in a hand or a deck."""

    card: I16  # or UNKNOWN
    known: U8  # mask of the seats that know the card
    batch: U8  # number of the batch in `SeenPlayer.batched` that it belongs to, in unknown order; 0: none
    mark: I16  # only in the seat's own hand; a smaller number would leave a gap


class SeenCard:
    """A card in a discard pile."""

    card: I16
    mark: I16  # BROKEN if broken this turn; CHOSEN if chosen now; a smaller number would leave a gap


class BatchCard:
    """A card among those whose order the seat does not know. Sorted by batch and card, so the order reveals nothing."""

    batch: I16
    card: I16


class SeenPlayer:
    health: I16  # of the team
    assigned: I16  # damage assigned to the player
    deck_count: I16
    hand_count: I16
    discard_count: I16
    batched_count: I16
    team: I8
    gold: I8
    reach: U8
    prey: U8
    mark: I8
    paid: U8  # mask of the alignments of the 1-cost cards played this turn
    eliminated: I8
    deck: Annotated[list[SeenPlace], "deck"]  # bottom first
    hand: Annotated[list[SeenPlace], "deck"]
    discard: Annotated[list[SeenCard], "deck"]
    batched: Annotated[list[BatchCard], "deck"]


class SeenChampion:
    """A slot is free if its controller is NOBODY. Values are current ones, with all bonuses."""

    card: I16
    attack: I16
    defense: I16
    keywords: I16
    damage: I16
    counters: I16
    attack_this_turn: I16
    defense_this_turn: I16
    assigned: I16
    dealing: I16
    covered: I16
    controller: I8
    owner: I8
    home: I8
    position: I8
    deploying: I8
    role: I8
    mark: I8
    alignments: I8


class SeenTrigger:
    """A triggered ability waiting to resolve, or an effect delayed until the end of the turn."""

    card: I16
    pc: I16  # identifies the card's ability
    slot: I16  # of its source, or NO_SLOT if that is gone
    it_slot: I16  # of the champion it refers to, likewise
    times: I16
    amount: I16  # the X of its program
    controller: I8
    damaged: I8


class SeenProgram:
    """The ability being resolved; `card` is NO_CARD if there is none."""

    card: I16
    pc: I16
    slot: I16
    x: I16  # of its sentences, or a choice: as in `Frame`
    left: I16
    controller: I8
    member: I8


class View:
    seat: I8
    seats: I8  # number of `players` in use
    players: Annotated[list[SeenPlayer], "seats"]
    champions: Annotated[list[SeenChampion], "champions"]
    battle: Battle
    program: SeenProgram
    triggers: Annotated[list[SeenTrigger], "triggers"]
    delayed: Annotated[list[SeenTrigger], "delayed"]
    options: Annotated[list[I16], MAX_OPTIONS]  # only for the seat that is asked
    option_count: I16
    trigger_count: I16
    delayed_count: I16
    slots: I16
    turn: I16
    ask: I8
    asked: I8
    first_player: I8
    turn_player: I8
    step: I8
    point: I8
    holder: I8
    played: I8
    agreed: U8
    passes: I8
    holds: I8
    answered: I8
    no_attacks: I8
    drew_out: U8
    over: I8
    winners: U8


# Unused parts of a view, so that equal views are equal records.
EMPTY_PLACE, EMPTY_CARD, NO_BATCH = blank(SeenPlace), blank(SeenCard), blank(BatchCard)
UNUSED_SLOT, NO_TRIGGER = blank(SeenChampion), blank(SeenTrigger)
NO_PROGRAM = blank(SeenProgram, card=NO_CARD, slot=NO_SLOT, controller=NOBODY, member=NOBODY)


def view_dtype(limits: Mapping[str, int]) -> np.dtype[Any]:
    return dtype_of(View, limits)


def new_view(state: State) -> View:
    """An empty view for the layout of the state."""
    limits = {
        "seats": len(state.players),
        "deck": len(state.players[0].deck.cards),
        "champions": len(state.champions),
        "triggers": len(state.triggers),
        "delayed": len(state.delayed),
    }
    out: View = new_record(view_dtype(limits))[0]
    return out


@native
def view(book: Book, state: State, output: Output, seat: int, out: View) -> None:
    """Write the view of a seat (or SPECTATOR). `out` is empty or an earlier view; unused parts of it stay zero."""
    out.seat, out.seats = seat, seats_of(state)
    for other in range(seats_of(state)):
        _see_player(state, seat, other, out)
    _see_champions(book, state, out)
    out.battle = state.battle
    _see_program(state, seat, out)
    _see_waiting(state, out)
    _see_turn(state, out)
    _see_options(book, state, output, seat, out)


@native
def _see_player(state: State, seat: int, other: int, out: View) -> None:
    player, seen = state.players[other], out.players[other]
    seen.health = state.teams[player.team].health
    seen.assigned, seen.team, seen.gold, seen.reach = player.assigned, player.team, player.gold, player.reach
    seen.prey, seen.mark, seen.paid, seen.eliminated = player.prey, player.mark, player.paid, player.eliminated
    for place in range(player.deck.count):
        _see_place(state, seat, player.deck.cards[place], seen.deck[place])
    for place in range(player.deck.count, seen.deck_count):
        seen.deck[place] = EMPTY_PLACE[0]
    seen.deck_count = player.deck.count
    for place in range(player.hand.count):
        number = player.hand.cards[place]
        _see_place(state, seat, number, seen.hand[place])
        seen.hand[place].mark = state.cards[number].mark if other == seat else 0
    for place in range(player.hand.count, seen.hand_count):
        seen.hand[place] = EMPTY_PLACE[0]
    seen.hand_count = player.hand.count
    for place in range(player.discard.count):
        card = state.cards[player.discard.cards[place]]
        seen.discard[place].card, seen.discard[place].mark = card.card, card.mark
    for place in range(player.discard.count, seen.discard_count):
        seen.discard[place] = EMPTY_CARD[0]
    seen.discard_count = player.discard.count
    for i in range(seen.batched_count):
        seen.batched[i] = NO_BATCH[0]
    seen.batched_count = 0
    _see_batches(state, seat, player.deck, out, other)
    _see_batches(state, seat, player.hand, out, other)


@native
def _see_place(state: State, seat: int, number: int, seen: SeenPlace) -> None:
    card = state.cards[number]
    seen.known = card.known
    seen.card, seen.batch = UNKNOWN, 0
    if knows(card.known, seat):
        seen.card = card.card
    elif knows(card.batch_known, seat):
        seen.batch = card.batch


@native
def _see_batches(state: State, seat: int, pile: Pile, out: View, other: int) -> None:
    """The cards of each batch the seat knows, sorted, so that their places cannot be inferred."""
    seen = out.players[other]
    for place in range(pile.count):
        card = state.cards[pile.cards[place]]
        if card.batch != 0 and knows(card.batch_known, seat) and not knows(card.known, seat):
            i = seen.batched_count
            while i > 0 and _comes_before(card.batch, card.card, seen.batched[i - 1]):
                seen.batched[i] = seen.batched[i - 1]
                i -= 1
            seen.batched[i].batch, seen.batched[i].card = card.batch, card.card
            seen.batched_count += 1


@native
def _comes_before(batch: int, card: int, other: BatchCard) -> bool:
    return batch < other.batch or (batch == other.batch and card < other.card)


@native
def _see_champions(book: Book, state: State, out: View) -> None:
    for slot in range(state.slots):
        champion, seen = state.champions[slot], out.champions[slot]
        if champion.controller == NOBODY:
            out.champions[slot] = UNUSED_SLOT[0]
            seen.controller = NOBODY
            continue
        seen.card, seen.controller, seen.owner, seen.home = champion.card, champion.controller, champion.owner, champion.home
        seen.attack, seen.defense = attack(book, state, slot), defense(book, state, slot)
        seen.keywords, seen.alignments = keywords(book, state, slot), alignments(book, state, slot)
        seen.damage, seen.counters = champion.damage, champion.counters
        seen.attack_this_turn, seen.defense_this_turn = champion.attack_this_turn, champion.defense_this_turn
        seen.assigned, seen.dealing, seen.covered = champion.assigned, champion.dealing, champion.covered
        seen.position, seen.deploying = champion.position, champion.deploying
        seen.role, seen.mark = champion.role, champion.mark
    for slot in range(state.slots, out.slots):
        out.champions[slot] = UNUSED_SLOT[0]
    out.slots = state.slots


@native
def _see_program(state: State, seat: int, out: View) -> None:
    seen = out.program
    out.program = NO_PROGRAM[0]
    if state.depth > 0:
        frame = state.frames[state.depth - 1]
        seen.card, seen.pc, seen.x = frame.card, frame.pc, frame.x
        seen.controller, seen.member = frame.controller, frame.member
        if is_champion(state, frame.slot, frame.serial):
            seen.slot = frame.slot
        # The number of cards chosen for loyalty stays hidden until they are revealed.
        if state.ask != Ask.REVEAL or state.asked == seat:
            seen.left = frame.left


@native
def _see_trigger(state: State, waiting: Trigger, seen: SeenTrigger) -> None:
    seen.card, seen.pc, seen.times, seen.amount = waiting.card, waiting.pc, waiting.times, waiting.amount
    seen.controller, seen.damaged = waiting.controller, waiting.damaged
    seen.slot = waiting.slot if is_champion(state, waiting.slot, waiting.serial) else NO_SLOT
    seen.it_slot = waiting.it_slot if is_champion(state, waiting.it_slot, waiting.it_serial) else NO_SLOT


@native
def _see_waiting(state: State, out: View) -> None:
    for i in range(state.trigger_count):
        _see_trigger(state, state.triggers[i], out.triggers[i])
    for i in range(state.trigger_count, out.trigger_count):
        out.triggers[i] = NO_TRIGGER[0]
    out.trigger_count = state.trigger_count
    for i in range(state.delayed_count):
        _see_trigger(state, state.delayed[i], out.delayed[i])
    for i in range(state.delayed_count, out.delayed_count):
        out.delayed[i] = NO_TRIGGER[0]
    out.delayed_count = state.delayed_count


@native
def _see_turn(state: State, out: View) -> None:
    out.turn, out.first_player, out.turn_player = state.turn, state.first_player, state.turn_player
    out.step, out.point, out.ask, out.asked = state.step, state.point, state.ask, state.asked
    out.holder = state.holder if has_initiative_holder(state) else NOBODY  # E-INIT-04
    out.played, out.agreed, out.passes, out.holds = state.played, state.agreed, state.passes, state.holds
    out.answered, out.no_attacks, out.drew_out = state.answered, state.no_attacks, state.drew_out
    out.over, out.winners = state.over, state.winners


@native
def _see_options(book: Book, state: State, output: Output, seat: int, out: View) -> None:
    """The options depend on the hand, so only the seat that is asked sees them."""
    count = 0
    if state.ask != Ask.NOTHING and state.asked == seat:
        count = legal(book, state, output)
    see_options(output, count, out)
