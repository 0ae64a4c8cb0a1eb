"""A champion's current values: printed facts, counters, bonuses. Facts are stored, the rest is computed."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.epic.book.enums import InBattle, Keyword, Side, Static
from mulligan.epic.book.layout import ANY, Book
from mulligan.epic.rules.seating import reaches, same_team
from mulligan.epic.rulesets import Blitz
from mulligan.epic.state import MAX_NUMBER, NOBODY, CardMark, Position, Role, Standing, State

AIRBORNE, AMBUSH, BLITZ = int(Keyword.AIRBORNE), int(Keyword.AMBUSH), int(Keyword.BLITZ)
BREAKTHROUGH, RIGHTEOUS = int(Keyword.BREAKTHROUGH), int(Keyword.RIGHTEOUS)
UNBANISHABLE, UNBLOCKABLE = int(Keyword.UNBANISHABLE), int(Keyword.UNBLOCKABLE)
UNBREAKABLE, UNTARGETABLE = int(Keyword.UNBREAKABLE), int(Keyword.UNTARGETABLE)

_ATTACK, _DEFENSE, _KEYWORDS = 0, 1, 2


@native
def is_champion(state: State, slot: int, serial: int) -> bool:
    """The champion that was in this slot is still in play."""
    return slot >= 0 and state.champions[slot].controller != NOBODY and state.champions[slot].serial == serial


@native
def is_static(book: Book, state: State, slot: int, static: int) -> bool:
    return includes(book.cards[state.champions[slot].card].statics, static)


@native
def _fits_class(book: Book, state: State, which: int, slot: int, me: int, source: int) -> bool:
    """The part of a filter that does not ask for alignment, so that an ability may give alignments by it."""
    row = book.filters[which]
    champion = state.champions[slot]
    facts = book.cards[champion.card]
    if row.side == Side.YOURS and champion.controller != me:
        return False
    if row.other != 0 and slot == source:
        return False
    return row.card_class == ANY or includes(facts.classes, row.card_class)


@native
def alignments(book: Book, state: State, slot: int) -> int:
    """A mask of its own and its additional alignments."""
    mask = 1 << book.cards[state.champions[slot].card].alignment
    if state.standing[Standing.ALIGNMENT] == 0:
        return mask
    for other in range(state.slots):
        source = state.champions[other]
        if source.controller != NOBODY:
            facts = book.cards[source.card]
            for i in range(facts.bonus_count):
                row = book.rows[source.card].bonuses[i]
                if row.also != 0 and _fits_class(book, state, row.which, slot, source.controller, other):
                    mask |= row.also
    return mask


@native
def matches(book: Book, state: State, which: int, slot: int, me: int, source: int) -> bool:
    """Whether the champion fits the filter of an ability of the player `me` and the champion `source`."""
    row = book.filters[which]
    champion = state.champions[slot]
    facts = book.cards[champion.card]
    if not reaches(state, me, champion.controller):
        return False
    if not _fits_class(book, state, which, slot, me, source):
        return False
    if row.cost != ANY and facts.cost != row.cost:
        return False
    if row.token != ANY and facts.token != row.token:
        return False
    if row.battle == InBattle.ATTACKING and champion.role != Role.ATTACKER:
        return False
    if row.battle == InBattle.ATTACKING_OR_BLOCKING and champion.role == Role.NONE:
        return False
    return row.alignment == ANY or includes(alignments(book, state, slot), row.alignment)


@native
def matches_card(book: Book, state: State, which: int, number: int) -> bool:
    """Whether a card of a pile fits the filter."""
    row = book.filters[which]
    card = state.cards[number]
    facts = book.cards[card.card]
    if row.card_type != ANY and facts.card_type != row.card_type:
        return False
    if row.cost != ANY and facts.cost != row.cost:
        return False
    if row.broken != 0 and card.mark & CardMark.BROKEN == 0:
        return False
    if row.card_class != ANY and not includes(facts.classes, row.card_class):
        return False
    return row.alignment == ANY or facts.alignment == row.alignment


@native
def _bonuses(book: Book, state: State, slot: int, what: int) -> int:
    """E-STATIC-02: what the static abilities in play add to a champion."""
    total = 0
    for other in range(state.slots):
        source = state.champions[other]
        if source.controller != NOBODY:
            facts = book.cards[source.card]
            for i in range(facts.bonus_count):
                row = book.rows[source.card].bonuses[i]
                if matches(book, state, row.which, slot, source.controller, other):
                    if what == _ATTACK:
                        total += row.attack
                    elif what == _DEFENSE:
                        total += row.defense
                    else:
                        total |= row.keywords
    return total


@native
def full_attack(book: Book, state: State, slot: int) -> int:
    """E-CARD-06."""
    champion = state.champions[slot]
    value = book.cards[champion.card].attack + champion.counters + champion.attack_this_turn
    if state.standing[Standing.BONUS] != 0:
        value += _bonuses(book, state, slot, _ATTACK)
    return max(0, value)


@native
def attack(book: Book, state: State, slot: int) -> int:
    """The attack that is shown and assigned. Where the cap takes damage away, `battle` reports it."""
    return min(MAX_NUMBER, full_attack(book, state, slot))


@native
def full_defense(book: Book, state: State, slot: int) -> int:
    """E-CARD-07."""
    champion = state.champions[slot]
    value = book.cards[champion.card].defense + champion.counters + champion.defense_this_turn
    if state.standing[Standing.BONUS] != 0:
        value += _bonuses(book, state, slot, _DEFENSE)
    return max(0, value)


@native
def defense(book: Book, state: State, slot: int) -> int:
    """The defense that is shown and compared with damage. Where the cap breaks a champion, `settle` reports it."""
    return min(MAX_NUMBER, full_defense(book, state, slot))


@native
def keywords(book: Book, state: State, slot: int) -> int:
    champion = state.champions[slot]
    facts = book.cards[champion.card]
    mask = facts.keywords | champion.keywords | champion.keywords_this_turn
    if facts.keywords_on_your_turn != 0 and same_team(state, champion.controller, state.turn_player):
        mask |= facts.keywords_on_your_turn
    if state.standing[Standing.KEYWORDS] != 0:
        mask |= _bonuses(book, state, slot, _KEYWORDS)
    return mask


@native
def has(book: Book, state: State, slot: int, keyword: int) -> bool:
    return keywords(book, state, slot) & keyword != 0


@native
def may_act(book: Book, state: State, slot: int) -> bool:
    """E-POS-03: not deploying; or E-KW-BLITZ-02, with blitz. Where blitz removes deploying, only static blitz is checked."""
    if state.champions[slot].deploying == 0:
        return True
    helps = state.rules.blitz == Blitz.ACTS_WHILE_DEPLOYING or state.standing[Standing.KEYWORDS] != 0
    return helps and has(book, state, slot, BLITZ)


@native
def can_attack(book: Book, state: State, slot: int) -> bool:
    """E-BATTLE-04, E-BATTLE-05."""
    return state.champions[slot].position == Position.PREPARED and may_act(book, state, slot)


@native
def is_sheltered(book: Book, state: State, seat: int) -> bool:
    """Whether an expended champion with this ability keeps its controller's team from being attacked."""
    if state.standing[Standing.SHELTER] == 0:
        return False
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller != NOBODY and same_team(state, champion.controller, seat):
            if champion.position == Position.EXPENDED and is_static(book, state, slot, Static.SHELTERS):
                return True
    return False
