"""Invariants of every state of Epic, at every question and at the end; compiled, so that every state can be checked."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import EVERYBODY
from mulligan.core.kernel.piles import Pile
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.programs.triggers import has_initiative_holder
from mulligan.epic.rules.seating import same_team, seats_of
from mulligan.epic.rules.stats import UNBREAKABLE, defense, has
from mulligan.epic.state import (
    CHOSEN,
    LEAVING,
    MAX_HEALTH,
    MAX_NUMBER,
    NO_CARD,
    NOBODY,
    THEM,
    Ask,
    CardCopy,
    CardMark,
    ChampionMark,
    Role,
    State,
    Step,
)

MOST_GOLD = 1


class Fault(IntEnum):
    NONE = 0
    CARD_NOT_IN_ONE_ZONE = 1
    CARD_WITH_ANOTHER_OWNER = 2
    TOKEN_OUT_OF_PLAY = 3
    CHAMPION_IS_NOT_ITS_CARD = 4
    SLOT_NOT_CLEARED = 5
    SLOTS_TOO_MANY = 6
    SERIAL_TWICE = 7
    STANDING = 8
    DISCARD_POWERS = 9
    PUBLIC_CARD_NOT_KNOWN = 10
    HAND_NOT_KNOWN_TO_ITS_OWNER = 11
    BATCH = 12
    BATCH_NOT_TOGETHER = 13
    HEALTH = 14
    GOLD = 15
    NUMBERS = 16
    MARKS = 17
    QUESTION = 18
    RESULT = 19
    NOT_SETTLED = 20
    BATTLE = 21
    FRAMES = 22
    TRIGGERS = 23
    DELAYED = 24
    PILE_NOT_CLEARED = 25
    DAMAGE_LEFT_ASSIGNED = 26
    INITIATIVE = 27
    REACH = 28
    WHAT_IS_GONE_ACTS = 29
    DAMAGE_THAT_NOBODY_DEALS = 30


@native
def fault(book: Book, state: State) -> int:
    """The first broken invariant, or NONE."""
    found = zones_fault(state)
    if found == Fault.NONE:
        found = champions_fault(book, state)
    if found == Fault.NONE:
        found = counts_fault(book, state)
    if found == Fault.NONE:
        found = knowledge_fault(state)
    if found == Fault.NONE:
        found = marks_fault(state)
    if found == Fault.NONE:
        found = question_fault(book, state)
    if found == Fault.NONE:
        found = leftovers_fault(state)
    return found


@native
def zones_fault(state: State) -> int:
    """Check that each card is in its owner's deck, hand or discard pile, in play, being resolved, or removed."""
    zones = np.zeros(len(state.cards), np.int64)
    for seat in range(seats_of(state)):
        player = state.players[seat]
        for pile in (player.deck, player.hand, player.discard):
            for place in range(len(pile.cards)):
                if place < pile.count:
                    zones[pile.cards[place]] += 1
                    if state.cards[pile.cards[place]].owner != seat:
                        return Fault.CARD_WITH_ANOTHER_OWNER
                elif pile.cards[place] != 0:
                    return Fault.PILE_NOT_CLEARED
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.copy_number != NO_CARD:
            zones[champion.copy_number] += 1
    for i in range(state.depth):
        if state.frames[i].event != 0:
            zones[state.frames[i].copy_number] += 1
    for number in range(len(state.cards)):
        in_use = state.cards[number].card != 0  # number 0 is a token, so no deck has it
        out = state.players[state.cards[number].owner].eliminated != 0  # E-MP-12; nothing is cleaned up once the game is over
        wanted = 1 if in_use and not out else 0
        if zones[number] != wanted and not (in_use and out and state.over != 0):
            return Fault.CARD_NOT_IN_ONE_ZONE
    return Fault.NONE


@native
def champions_fault(book: Book, state: State) -> int:
    for number in range(len(state.cards)):
        if state.cards[number].card != 0 and book.cards[state.cards[number].card].token != 0:
            return Fault.TOKEN_OUT_OF_PLAY
    if state.slots > 0 and state.champions[state.slots - 1].controller == NOBODY:
        return Fault.SLOTS_TOO_MANY
    for slot in range(len(state.champions)):
        champion = state.champions[slot]
        if champion.controller == NOBODY or slot >= state.slots:
            if champion.controller != NOBODY or champion.home != NOBODY:
                return Fault.SLOT_NOT_CLEARED
            if champion.card | champion.copy_number | champion.serial | champion.damage | champion.counters != 0:
                return Fault.SLOT_NOT_CLEARED
            if champion.attack_this_turn | champion.defense_this_turn | champion.keywords | champion.keywords_this_turn != 0:
                return Fault.SLOT_NOT_CLEARED
            if champion.assigned | champion.dealing | champion.dealing_to_player | champion.covered != 0:
                return Fault.SLOT_NOT_CLEARED
            if champion.owner | champion.position | champion.deploying | champion.role | champion.mark != 0:
                return Fault.SLOT_NOT_CLEARED
            continue
        token = book.cards[champion.card].token != 0
        if token != (champion.copy_number == NO_CARD):
            return Fault.CHAMPION_IS_NOT_ITS_CARD
        if not token:
            card = state.cards[champion.copy_number]
            if card.card != champion.card or card.owner != champion.owner:
                return Fault.CHAMPION_IS_NOT_ITS_CARD
        if not (0 <= champion.damage <= MAX_NUMBER and 0 <= champion.counters <= MAX_NUMBER):
            return Fault.NUMBERS
        for other in range(slot):
            if state.champions[other].controller != NOBODY and state.champions[other].serial == champion.serial:
                return Fault.SERIAL_TWICE
    return Fault.NONE


@native
def counts_fault(book: Book, state: State) -> int:
    """Check running counts against a recount."""
    for kind in range(len(state.standing)):
        count = 0
        for slot in range(state.slots):
            if state.champions[slot].controller != NOBODY:
                count += (book.cards[state.champions[slot].card].standing >> kind) & 1
        if count != state.standing[kind]:
            return Fault.STANDING
    for seat in range(seats_of(state)):
        player = state.players[seat]
        count = 0
        for place in range(player.discard.count):
            count += book.cards[state.cards[player.discard.cards[place]].card].discard_power
        if count != player.discard_powers:
            return Fault.DISCARD_POWERS
        team = state.teams[player.team]
        if not -MAX_HEALTH <= team.health <= MAX_HEALTH:
            return Fault.HEALTH
        if team.health <= 0 and player.eliminated == 0 and state.unsettled == 0:  # leavers may have health
            return Fault.HEALTH
        if not 0 <= player.gold <= MOST_GOLD:
            return Fault.GOLD
    return Fault.NONE


@native
def is_public(card: CardCopy) -> bool:
    return card.known == EVERYBODY and card.batch == 0 and card.batch_known == 0


@native
def knowledge_fault(state: State) -> int:
    for seat in range(seats_of(state)):
        player = state.players[seat]
        for place in range(player.discard.count):
            if not is_public(state.cards[player.discard.cards[place]]):
                return Fault.PUBLIC_CARD_NOT_KNOWN
        for place in range(player.hand.count):
            if (state.cards[player.hand.cards[place]].known >> seat) & 1 == 0:
                return Fault.HAND_NOT_KNOWN_TO_ITS_OWNER
        if not batches_lie_together(state, player.deck):
            return Fault.BATCH_NOT_TOGETHER
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and champion.copy_number != NO_CARD:
            if not is_public(state.cards[champion.copy_number]):
                return Fault.PUBLIC_CARD_NOT_KNOWN
    for i in range(state.depth):
        if state.frames[i].event != 0 and not is_public(state.cards[state.frames[i].copy_number]):
            return Fault.PUBLIC_CARD_NOT_KNOWN
    for number in range(len(state.cards)):
        card = state.cards[number]
        if (card.batch == 0) != (card.batch_known == 0):
            return Fault.BATCH
    return Fault.NONE


@native
def batches_lie_together(state: State, deck: Pile) -> bool:
    """Whether the cards of a batch that are still in the deck are adjacent."""
    for place in range(2, deck.count):
        batch = state.cards[deck.cards[place]].batch
        if batch != 0 and state.cards[deck.cards[place - 1]].batch != batch:
            for lower in range(place - 1):
                if state.cards[deck.cards[lower]].batch == batch:
                    return False
    return True


@native
def marks_fault(state: State) -> int:
    laying_out = state.ask == Ask.MULLIGAN or state.ask == Ask.REVEAL
    for seat in range(seats_of(state)):
        player = state.players[seat]
        for place in range(player.deck.count):
            if state.cards[player.deck.cards[place]].mark != 0 and state.depth == 0:
                return Fault.MARKS
        for place in range(player.hand.count):
            mark = state.cards[player.hand.cards[place]].mark
            if mark & ~CHOSEN != 0 or (mark != 0 and not (laying_out and state.asked == seat)):
                return Fault.MARKS
        for place in range(player.discard.count):
            mark = state.cards[player.discard.cards[place]].mark
            if mark & ~CardMark.BROKEN != 0 and state.depth == 0:
                return Fault.MARKS
            if mark & LEAVING != 0 and state.ask != Ask.RECYCLE:
                return Fault.MARKS
        if player.mark != 0 and state.depth == 0:
            return Fault.MARKS
    for slot in range(state.slots):
        mark = state.champions[slot].mark
        if mark & (LEAVING | ChampionMark.DOOMED) != 0 or (mark & (THEM | CHOSEN) != 0 and state.depth == 0):
            return Fault.MARKS
        if mark & ChampionMark.FATAL != 0 and state.champions[slot].assigned == 0:
            return Fault.MARKS
    return Fault.NONE


@native
def question_fault(book: Book, state: State) -> int:
    if (state.ask == Ask.NOTHING) != (state.over != 0):
        return Fault.QUESTION
    if state.over == 0 and state.players[state.asked].eliminated != 0:
        return Fault.QUESTION
    standing, teams, hunters, lucky = 0, 0, 0, 0
    for seat in range(seats_of(state)):
        if state.players[seat].eliminated == 0:
            standing |= 1 << seat
            teams |= 1 << state.players[seat].team
            if state.players[(seat + 1) % seats_of(state)].eliminated != 0:
                hunters |= 1 << seat
            for other in range(seats_of(state)):
                if (state.drew_out >> other) & 1 == 1 and same_team(state, seat, other):
                    lucky |= 1 << seat
    alone = teams & (teams - 1) == 0
    if state.over == 0:
        if alone or state.winners != 0:
            return Fault.RESULT
    elif alone:
        if state.winners != standing:
            return Fault.RESULT
    elif state.mode.first_blood != 0 and hunters != 0:
        if state.winners != hunters:
            return Fault.RESULT
    elif lucky == 0 or state.winners != lucky:
        return Fault.RESULT
    if state.over == 0:
        if has_initiative_holder(state) and state.players[state.holder].eliminated != 0:
            return Fault.INITIATIVE
        for seat in range(seats_of(state)):
            player = state.players[seat]
            if (player.reach | player.prey) & (255 - standing) != 0 or (player.eliminated == 0) != (player.reach != 0):
                return Fault.REACH
    if state.unsettled == 0 and state.over == 0:
        for slot in range(state.slots):
            champion = state.champions[slot]
            if champion.controller != NOBODY and champion.damage > 0:
                if champion.damage >= defense(book, state, slot) and not has(book, state, slot, UNBREAKABLE):
                    return Fault.NOT_SETTLED
    return Fault.NONE


@native
def leftovers_fault(state: State) -> int:
    """Check that unused fields are zero, so that equal games are equal records; an ended battle leaves nothing behind."""
    for i in range(state.depth, len(state.frames)):
        frame = state.frames[i]
        if frame.pc | frame.card | frame.copy_number | frame.slot | frame.serial | frame.x | frame.left != 0:
            return Fault.FRAMES
        if frame.controller | frame.member | frame.cursor | frame.damaged | frame.its_controller != 0:
            return Fault.FRAMES
        if frame.it_attacked_you | frame.event != 0:
            return Fault.FRAMES
    for i in range(state.trigger_count, len(state.triggers)):
        waiting = state.triggers[i]
        if (
            waiting.pc | waiting.card | waiting.copy_number | waiting.slot | waiting.serial | waiting.times | waiting.amount
            != 0
        ):
            return Fault.TRIGGERS
    for i in range(state.trigger_count):
        if state.triggers[i].times < 1:
            return Fault.TRIGGERS
    for i in range(state.delayed_count, len(state.delayed)):
        later = state.delayed[i]
        if later.pc | later.card | later.copy_number | later.slot | later.serial | later.times | later.amount != 0:
            return Fault.DELAYED
    if state.over != 0:
        return Fault.NONE
    for i in range(state.trigger_count):
        if state.players[state.triggers[i].controller].eliminated != 0:
            return Fault.WHAT_IS_GONE_ACTS
    for i in range(state.delayed_count):
        if state.players[state.delayed[i].controller].eliminated != 0:
            return Fault.WHAT_IS_GONE_ACTS
    for i in range(state.depth):
        if state.players[state.frames[i].controller].eliminated != 0:
            return Fault.WHAT_IS_GONE_ACTS
    for slot in range(state.slots):
        if state.champions[slot].controller != NOBODY:
            if state.players[state.champions[slot].controller].eliminated != 0:
                return Fault.WHAT_IS_GONE_ACTS
    fighting = Step.ATTACKERS <= state.step <= Step.DAMAGE
    if (state.battle.attacker != NOBODY) != fighting:
        return Fault.BATTLE
    dividing = state.step == Step.DAMAGE or state.depth > 0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.role != Role.NONE and not fighting:
            return Fault.BATTLE
        if champion.assigned | champion.dealing | champion.dealing_to_player | champion.covered != 0 and not dividing:
            return Fault.DAMAGE_LEFT_ASSIGNED
    for seat in range(seats_of(state)):
        if state.players[seat].assigned != 0 and not dividing:
            return Fault.DAMAGE_LEFT_ASSIGNED
    if state.ask == Ask.ASSIGN:
        given, dealt = 0, 0
        for seat in range(seats_of(state)):
            given += state.players[seat].assigned
        for slot in range(state.slots):
            given += state.champions[slot].assigned
            dealt += state.champions[slot].dealing
        if given != dealt:
            return Fault.DAMAGE_THAT_NOBODY_DEALS
    return Fault.NONE
