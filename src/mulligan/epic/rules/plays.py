"""Making plays (E-PLAY, E-COST, E-POWER) and initiative (E-INIT)."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_card, note_player
from mulligan.core.kernel.piles import remove
from mulligan.epic.book.enums import CardType, Domain, Zone
from mulligan.epic.book.layout import BOUND_MODES, CHAMPION_CARD, DISCARD_POWER, NO_PROGRAM, PAID, QUICK, Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import note_champion
from mulligan.epic.rules.in_play import break_champion, enter, turn_to
from mulligan.epic.rules.programs.frames import begin_ability, begin_event
from mulligan.epic.rules.programs.targets import can_be_done
from mulligan.epic.rules.programs.triggers import trigger_allies
from mulligan.epic.rules.seating import first_of_team, is_duel, is_in, left_of, next_member, next_team, same_team, teams_in
from mulligan.epic.rules.stats import UNBREAKABLE, has, matches, matches_card, may_act
from mulligan.epic.rules.zones import show
from mulligan.epic.rulesets import BattlePlayers, WindowClose
from mulligan.epic.state import COUNTED_HOLDS, NO_SLOT, NOBODY, Position, Standing, State, Step, clear_passes

# --- playing cards -------------------------------------------------------------------------------


@native
def can_play(book: Book, state: State, seat: int, number: int, slow: bool, full: bool) -> bool:
    """E-COST-03, E-PLAY-06: whether a card in hand can be played. `slow`: in its player's Main Phase; `full`: no free slot."""
    card = state.cards[number].card
    timing = book.timing[card]
    quick = slow | (timing & QUICK != 0)
    if state.standing[Standing.AMBUSH] != 0:
        quick = quick or _has_ambush(book, state, seat, number)
    fits = quick & (timing & PAID <= state.players[seat].gold)
    if timing & BOUND_MODES != 0:
        fits = fits and _has_mode(book, state, seat, card)
    if full:
        fits = fits and timing & CHAMPION_CARD == 0
    return fits


@native
def can_choose_mode(book: Book, state: State, seat: int, card: int, mode: int, gold: int) -> bool:
    """A mode may require the seat's own turn, or gold."""
    row = book.rows[card].modes[mode]
    return row.gold <= gold and (row.your_turn == 0 or same_team(state, seat, state.turn_player))


@native
def _has_mode(book: Book, state: State, seat: int, card: int) -> bool:
    gold = state.players[seat].gold - book.cards[card].cost
    for mode in range(book.cards[card].mode_count):
        if can_choose_mode(book, state, seat, card, mode, gold):
            return True
    return False


@native
def _has_ambush(book: Book, state: State, seat: int, number: int) -> bool:
    """Whether a champion lets the card be played as if it had ambush."""
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller == seat:
            which = book.cards[champion.card].ambush_for
            if which != NO_PROGRAM and matches_card(book, state, which, number):
                return True
    return False


@native
def pay_gold(state: State, output: Output, seat: int, gold: int) -> None:
    if gold > 0:
        state.players[seat].gold -= gold
        note_player(output, EventKind.GOLD_SPENT, seat, gold)


@native
def play_card(book: Book, state: State, output: Output, seat: int, place: int) -> None:
    """E-PLAY-01: pay, put it face up. Ally abilities join the trigger queue before the champion enters (Q-11)."""
    number = remove(state.players[seat].hand, place)
    card = state.cards[number].card
    facts = book.cards[card]
    show(state, number)
    note_card(output, EventKind.PLAYED, seat, card)
    pay_gold(state, output, seat, facts.cost)
    made_a_play(state)
    trigger_allies(book, state, output, seat, card)
    if facts.cost == 1:
        state.players[seat].paid |= 1 << facts.alignment
    if facts.card_type == CardType.CHAMPION:
        enter(book, state, output, card, number, seat, seat)
    else:
        begin_event(state, facts.pc, seat, card, number)


# --- powers ------------------------------------------------------------------------------------------


@native
def can_use_power(book: Book, state: State, seat: int, slot: int, which: int) -> bool:
    """E-POWER-03 to -06: an expend power needs a champion that may act and is not expended."""
    champion = state.champions[slot]
    row = book.rows[champion.card].powers[which]
    if row.gold > state.players[seat].gold or row.counters > champion.counters:
        return False
    if row.expend != 0 and (champion.position == Position.EXPENDED or not may_act(book, state, slot)):
        return False
    if row.break_this != 0 and has(book, state, slot, UNBREAKABLE):  # E-KW-UNBREAKABLE-03
        return False
    return row.picks == 0 or _can_pay(book, state, seat, slot, row.pc + 1)


@native
def _can_pay(book: Book, state: State, seat: int, slot: int, pick: int) -> bool:
    """Whether there is something to pay with: the pick at `pick` finds what the next instruction can be done to.

    No keyword protects cards in a pile or a hand. A hand is hidden, so only its size may decide.
    """
    row = book.code[pick]
    if row.domain == Domain.CARDS:
        player = state.players[seat]
        return player.hand.count > 0 if row.zone == Zone.YOUR_HAND else _pile_has(book, state, seat, row.which)
    for other in range(state.slots):
        if state.champions[other].controller != NOBODY and matches(book, state, row.which, other, seat, slot):
            if can_be_done(book, state, book.code[pick + 1].op, other):
                return True
    return False


@native
def _pile_has(book: Book, state: State, seat: int, which: int) -> bool:
    pile = state.players[seat].discard
    for place in range(pile.count):
        if matches_card(book, state, which, pile.cards[place]):
            return True
    return False


@native
def use_power(book: Book, state: State, output: Output, seat: int, slot: int, which: int) -> None:
    """E-POWER-01: pay the cost, left of the colon."""
    champion = state.champions[slot]
    row = book.rows[champion.card].powers[which]
    card, number, serial = champion.card, champion.copy_number, champion.serial
    made_a_play(state)
    note_champion(state, output, EventKind.POWER_USED, slot, which)
    pay_gold(state, output, seat, row.gold)
    if row.counters > 0:
        champion.counters -= row.counters
        state.unsettled = 1
        note_champion(state, output, EventKind.COUNTERS, slot, -row.counters)
    if row.expend != 0:
        turn_to(state, output, slot, Position.EXPENDED)
    if row.break_this != 0:
        break_champion(book, state, output, slot)
    begin_ability(state, row.pc, seat, card, number, slot, serial)


@native
def can_use_discard_power(book: Book, state: State, seat: int, number: int) -> bool:
    card = state.cards[number].card
    return book.timing[card] & DISCARD_POWER != 0 and book.rows[card].powers[0].gold <= state.players[seat].gold


@native
def use_discard_power(book: Book, state: State, output: Output, seat: int, number: int) -> None:
    card = state.cards[number].card
    row = book.rows[card].powers[0]
    made_a_play(state)
    note_card(output, EventKind.POWER_USED, seat, card)
    pay_gold(state, output, seat, row.gold)
    begin_ability(state, row.pc, seat, card, number, NO_SLOT, 0)


# --- initiative ----------------------------------------------------------------------------------------


@native
def open_window(state: State, output: Output, step: int, holder: int) -> None:
    """Open a window: players make plays as initiative goes around. E-MP-17: it skips players who are out."""
    state.step, state.holder = step, holder if is_in(state, holder) else left_of(state, holder)
    state.holds = 0
    clear_passes(state)
    note_player(output, EventKind.STEP_BEGAN, state.holder, step)


@native
def open_main(state: State, output: Output) -> None:
    """Begin or resume the Main Phase. Q-21: if its player is out, a turn has only a last lap of passes."""
    if is_in(state, state.turn_player):
        open_window(state, output, Step.MAIN, state.turn_player)  # E-INIT-05
    else:
        open_ending(state, output)


@native
def open_ending(state: State, output: Output) -> None:
    """E-TURN-11, E-MP-09: the other players may make plays before the turn ends."""
    open_window(state, output, Step.ENDING, next_team(state, state.turn_player))
    state.answered, state.point = 0, 0


@native
def made_a_play(state: State) -> None:
    """The player made a play, so teammates who passed before are asked again."""
    state.played, state.agreed = 1, 0


@native
def team_agrees(state: State) -> bool:
    """The holder passes. Q-13: a team passes initiative on when all its players pass in a row. Returns whether they have."""
    if is_duel(state):
        return True
    state.agreed |= 1 << int(state.holder)
    teammate = next_member(state, state.holder)
    if includes(state.agreed, teammate):
        state.agreed = 0
        return True
    state.holder = teammate
    return False


@native
def pass_in_battle(state: State) -> bool:
    """The holder passes (E-INIT-03). True when that closes the window (D-07)."""
    if not team_agrees(state):
        return False
    declined = state.played == 0
    holder = state.holder
    state.passes = state.passes + 1 if declined else 0
    state.holds = min(COUNTED_HOLDS, state.holds + 1)
    state.played = 0
    state.holder = _next_in_window(state, holder)
    if state.rules.window_close == WindowClose.ALL_PASS:  # E-BATTLE-07, Q-01
        return state.passes >= (2 if only_two_act(state) else teams_in(state))
    if state.rules.window_close == WindowClose.RECEIVER_CLOSES:  # E-BATTLE-08
        return declined and state.holds > 1
    return declined and state.holds > 1 and same_team(state, holder, state.battle.defender)  # E-BATTLE-09


@native
def only_two_act(state: State) -> bool:
    """D-19: whether only the attacker and the defender may act. The older ways to close a window are made for two."""
    return state.rules.mp_battle_players == BattlePlayers.TWO or state.rules.window_close != WindowClose.ALL_PASS


@native
def _next_in_window(state: State, holder: int) -> int:
    """Q-12: the next to hold initiative, around the table or between attacker and defender."""
    if is_duel(state) or not only_two_act(state):
        return next_team(state, holder)
    battle = state.battle
    return first_of_team(state, battle.defender if same_team(state, holder, battle.attacker) else battle.attacker)
