"""Triggered abilities (E-TRIG): a queue that waits until the play or step that caused them is done."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note
from mulligan.core.kernel.record import blank
from mulligan.epic.book.enums import When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import lose_effect
from mulligan.epic.rules.programs.frames import begin_ability, set_x, top
from mulligan.epic.rules.programs.targets import mark_champion, mark_player
from mulligan.epic.rules.seating import first_of_team, left_of, seats_of
from mulligan.epic.rules.stats import is_champion, matches
from mulligan.epic.rulesets import TriggerOrder
from mulligan.epic.state import NO_SLOT, NOBODY, THEM, Ask, Standing, State, Step, Trigger

NO_TRIGGER = blank(Trigger)  # free places are zero, so that equal games are equal records
ORDINARY, FROM_DISCARD = 0, 1  # values of `AbilityRow.from_discard`


@native
def queue_of_champion(state: State, output: Output, slot: int, pc: int, damaged: int = NOBODY, amount: int = 0) -> None:
    """E-TRIG-02: an ability of the champion in `slot` joins the trigger queue."""
    _queue(state, output, pc, slot, state.champions[slot].copy_number, damaged, amount)


@native
def queue_of_card(state: State, output: Output, number: int, pc: int) -> None:
    """E-TRIG-02: an ability of a card outside play joins the trigger queue."""
    _queue(state, output, pc, NO_SLOT, number, NOBODY, 0)


@native
def _queue(state: State, output: Output, pc: int, slot: int, number: int, damaged: int, amount: int) -> None:
    """The source is the champion in `slot` or, outside play, the card `number`. One that waits already is counted once more."""
    if slot != NO_SLOT:
        champion = state.champions[slot]
        controller, card, serial = int(champion.controller), int(champion.card), int(champion.serial)
    else:
        controller, card, serial = int(state.cards[number].owner), int(state.cards[number].card), 0
    for i in range(state.point_triggers, state.trigger_count):
        waiting = state.triggers[i]
        same = waiting.pc == pc and waiting.controller == controller and waiting.copy_number == number
        if same and waiting.amount == amount:
            if waiting.slot == slot and waiting.serial == serial and waiting.damaged == damaged and waiting.it_slot == NO_SLOT:
                waiting.times += 1
                return
    if state.trigger_count == len(state.triggers):
        lose_effect(output)
        return
    trigger = state.triggers[state.trigger_count]
    state.trigger_count += 1
    trigger.pc, trigger.controller, trigger.card, trigger.copy_number = pc, controller, card, number
    trigger.slot, trigger.serial, trigger.damaged, trigger.times = slot, serial, damaged, 1
    trigger.amount, trigger.it_slot = amount, NO_SLOT


@native
def trigger(book: Book, state: State, output: Output, slot: int, condition: int, damaged: int) -> None:
    """A condition is met for a champion in play."""
    champion = state.champions[slot]
    facts = book.cards[champion.card]
    if not includes(facts.conditions, condition):
        return
    for i in range(facts.ability_count):
        row = book.rows[champion.card].abilities[i]
        if row.from_discard == ORDINARY and includes(row.conditions, condition):
            queue_of_champion(state, output, slot, row.pc, damaged)


@native
def trigger_broken(book: Book, state: State, output: Output, slot: int, broken: int) -> None:
    """The champion in `slot` sees another one broken."""
    champion = state.champions[slot]
    facts = book.cards[champion.card]
    if not includes(facts.conditions, When.SOME_BROKEN):
        return
    for i in range(facts.ability_count):
        row = book.rows[champion.card].abilities[i]
        if row.from_discard == ORDINARY and includes(row.conditions, When.SOME_BROKEN):
            if matches(book, state, row.which, broken, champion.controller, slot):
                queue_of_champion(state, output, slot, row.pc)


@native
def trigger_champions(book: Book, state: State, output: Output, condition: int) -> None:
    """The end of a turn or of a battle, for every champion in play."""
    if state.standing[Standing.ENDS] != 0:
        for slot in range(state.slots):
            if state.champions[slot].controller != NOBODY:
                trigger(book, state, output, slot, condition, NOBODY)


@native
def trigger_card(book: Book, state: State, output: Output, number: int, condition: int) -> None:
    """A condition is met for a card outside play: something happens to the card."""
    _trigger_card(book, state, output, number, condition, ORDINARY)


@native
def trigger_in_discard(book: Book, state: State, output: Output, number: int, condition: int) -> None:
    """A condition is met for an ability that a card has while it is in a discard pile."""
    _trigger_card(book, state, output, number, condition, FROM_DISCARD)


@native
def _trigger_card(book: Book, state: State, output: Output, number: int, condition: int, from_discard: int) -> None:
    """The card's owner controls the ability. `from_discard` is ORDINARY or FROM_DISCARD."""
    card = state.cards[number]
    facts = book.cards[card.card]
    mask = facts.discard_conditions if from_discard == FROM_DISCARD else facts.conditions
    if not includes(mask, condition):
        return
    for i in range(facts.ability_count):
        row = book.rows[card.card].abilities[i]
        if row.from_discard == from_discard and includes(row.conditions, condition):
            queue_of_card(state, output, number, row.pc)


@native
def trigger_all(book: Book, state: State, output: Output, seat: int, condition: int) -> None:
    """A condition is met for every ability of a player, in play and in the discard pile."""
    for slot in range(state.slots):
        if state.champions[slot].controller == seat:
            trigger(book, state, output, slot, condition, NOBODY)
    pile = state.players[seat].discard
    for place in range(pile.count):
        trigger_in_discard(book, state, output, pile.cards[place], condition)


@native
def trigger_allies(book: Book, state: State, output: Output, seat: int, card: int) -> None:
    """E-KW-ALLY-01 to -03: a 1-cost card of the alignment was played."""
    facts = book.cards[card]
    if facts.cost == 1:
        trigger_all(book, state, output, seat, When.ALLY_GOOD + facts.alignment)


@native
def queue_length(state: State) -> int:
    """Q-27: in the Start and End Phase the abilities of the current point resolve before those that they trigger."""
    return state.point_triggers if state.point_triggers > 0 else state.trigger_count


@native
def has_initiative_holder(state: State) -> bool:
    """E-INIT-04: nobody holds initiative in the Start and End Phase and in battle steps 1, 3 and 5."""
    step = state.step
    return step == Step.MAIN or step == Step.BEFORE_BLOCKERS or step == Step.BEFORE_DAMAGE or step == Step.ENDING


@native
def trigger_seat(state: State) -> int:
    """E-TRIG-07, -08, Q-08: whose waiting abilities resolve now."""
    seat = state.turn_player
    if has_initiative_holder(state) and state.rules.trigger_order == TriggerOrder.INITIATIVE:
        seat = first_of_team(state, state.holder)
    for _ in range(seats_of(state)):
        for i in range(queue_length(state)):
            if state.triggers[i].controller == seat:
                return seat
        seat = left_of(state, seat)
    return seat


@native
def next_trigger(state: State, output: Output) -> None:
    """E-TRIG-09: a player with several waiting abilities chooses which comes next."""
    seat = trigger_seat(state)
    mine, which = 0, 0
    for i in range(queue_length(state)):
        if state.triggers[i].controller == seat:
            mine += 1
            which = i
    if mine == 1:
        begin_trigger(state, output, which)
    else:
        state.ask = Ask.ORDER
        state.asked = seat


@native
def begin_trigger(state: State, output: Output, which: int) -> None:
    """Take an ability out of the trigger queue and begin its program."""
    waiting = state.triggers[which]
    card, number = waiting.card, waiting.copy_number
    begin_ability(state, waiting.pc, waiting.controller, card, number, waiting.slot, waiting.serial)
    top(state).damaged = waiting.damaged
    set_x(top(state), waiting.amount)
    if is_champion(state, waiting.it_slot, waiting.it_serial):
        mark_champion(state, waiting.it_slot, THEM)
    if waiting.damaged != NOBODY:
        mark_player(state, waiting.damaged, THEM)
    note(output, EventKind.TRIGGERED, waiting.controller, waiting.card, waiting.slot)
    waiting.times -= 1
    if waiting.times == 0:
        state.trigger_count -= 1
        if which < state.point_triggers:
            state.point_triggers -= 1
        for i in range(which, state.trigger_count):
            state.triggers[i] = state.triggers[i + 1]
        state.triggers[state.trigger_count] = NO_TRIGGER[0]
