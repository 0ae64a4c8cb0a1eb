"""Deck selection at a table: the format decides what each seat must choose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.selection import RANDOM, Choice, check_choice, check_rest, decks_at_table, left_for
from mulligan.core.game import IllegalDeck, InvalidInput
from mulligan.core.plugin import GameSetup
from mulligan.core.refusals import AnyReason, Refusal
from mulligan.core.text import Language
from mulligan.server.errors import RefusedInput
from mulligan.server.game_loader import PreparedGame
from mulligan.server.reasons import TableReason
from mulligan.server.store import Sitting, StoredTable
from mulligan.server.wire import Code, DeckNeed, PileInfo, SeatKind

# --- what is needed ----------------------------------------------------------------------------------


def decides(prepared: PreparedGame, table: StoredTable, sitting: Sitting) -> bool:
    """Whether a seat still has to pick a deck. With only one possible pick left there is nothing to ask."""
    format = prepared.chosen.format
    if sitting.kind is not SeatKind.PERSON or _brings(sitting) or not (format.brought or format.taken):
        return False
    choices = choices_of(prepared.chosen, table)
    others = [choices[each.seat] for each in table.sittings if each.seat != sitting.seat]
    if format.brought or not others or not all(each.settled for each in others):
        return True
    return left_for(prepared.chosen, choices, sitting.seat).total() > format.takes


def need(prepared: PreparedGame, table: StoredTable, person: int | None, language: Language) -> DeckNeed | None:
    """The deck that a person's first seat without one must choose, in words; None if all are settled."""
    waiting = (each for each in table.sittings if each.seat in table.seats_of(person) and decides(prepared, table, each))
    sitting, chosen = next(waiting, None), prepared.chosen
    if sitting is None:
        return None
    format, choices = chosen.format, choices_of(chosen, table)
    if format.brought:
        return DeckNeed(seat=sitting.seat, brought=True, built=True)
    return DeckNeed(
        seat=sitting.seat,
        takes=format.takes,
        piles=_piles(prepared, left_for(chosen, choices, sitting.seat), language),
        opponents=_piles(prepared, left_for(chosen, choices, chosen.seats), language) if chosen.decks > chosen.seats else (),
        built=format.built,
    )


def _piles(prepared: PreparedGame, names: Iterable[str], language: Language) -> tuple[PileInfo, ...]:
    cards, format = prepared.plugin.cards, prepared.chosen.format
    return tuple(
        PileInfo(
            name=name,
            words=cards.word(name, language),
            leaders=tuple(
                tuple((leader, cards.text(leader, language).name) for leader in leaders) for leaders in format.leaders(name)
            ),
        )
        for name in names
    )


def _brings(sitting: Sitting) -> bool:
    return bool(sitting.take) or sitting.deck is not None


def choices_of(chosen: GameSetup, table: StoredTable) -> dict[int, Choice]:
    """The decisions about each deck: those of the seats, then a virtual opponent's."""
    found: dict[int, Choice] = {}
    for sitting in table.sittings:
        own, opponent = _split(chosen, sitting.take, sitting.deck is not None)
        found[sitting.seat] = Choice(own, None if sitting.deck is None else Deck(sitting.deck))
        if opponent:
            found[chosen.seats] = Choice(opponent)
    return found


def _split(chosen: GameSetup, take: tuple[str, ...], brings_deck: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Split `take` into the player's own piles and those named for a virtual opponent."""
    if chosen.decks == chosen.seats:
        return take, ()
    own = 0 if brings_deck else 1 if take[:1] == (RANDOM,) else chosen.format.takes
    return take[:own], take[own:]


# --- what is brought ---------------------------------------------------------------------------------


@contextmanager
def refusals(prepared: PreparedGame, table: StoredTable) -> Iterator[None]:
    """Convert refused input to a RefusedInput with code DECK."""
    try:
        yield
    except InvalidInput as error:
        names = [each.name for each in table.sittings]
        raise RefusedInput(Code.DECK, error.refusals, prepared.plugin, names) from error


def _problem(prepared: PreparedGame, reason: AnyReason) -> RefusedInput:
    """A refusal that cites the format's first rule."""
    format = prepared.chosen.format
    return RefusedInput(Code.DECK, [Refusal.of(reason, format.rules[0], format=format.word)], prepared.plugin)


def check(prepared: PreparedGame, table: StoredTable, seat: int) -> None:
    """RefusedInput if a seat's pick is not allowed, or leaves too little for the other seats."""
    format, sitting = prepared.chosen.format, table.sittings[seat]
    if sitting.take and not format.taken:
        raise _problem(prepared, TableReason.NOTHING_TO_TAKE)
    if not format.taken:
        return
    choices = choices_of(prepared.chosen, table)
    with refusals(prepared, table):
        check_choice(prepared.chosen, choices, seat)
        for place in range(prepared.chosen.seats, prepared.chosen.decks):
            if place in choices:
                check_choice(prepared.chosen, choices, place)
        check_rest(prepared.chosen, choices)


def check_one_thing(prepared: PreparedGame, take: tuple[str, ...], text: str) -> None:
    """RefusedInput for both piles and a deck, unless the piles are for a virtual opponent."""
    if take and text and prepared.chosen.decks == prepared.chosen.seats:
        raise RefusedInput(Code.DECK, [Refusal(TableReason.ONE_DECK)])


def read_deck(prepared: PreparedGame, table: StoredTable, text: str) -> tuple[str, ...]:
    """Parse and check a deck; RefusedInput lists all problems."""
    format = prepared.chosen.format
    if not (format.brought or format.taken):
        raise _problem(prepared, TableReason.NO_OWN_DECKS)
    with refusals(prepared, table):
        deck = prepared.plugin.cards.catalogue().read(text)
        if found := prepared.plugin.check_deck(deck, format, None):
            raise IllegalDeck(*found)
    return deck.cards


def decks_for(prepared: PreparedGame, table: StoredTable) -> tuple[tuple[str, ...], ...]:
    """The cards of each deck in the order of seats, or of the one box that decks are drafted from."""
    chosen = prepared.chosen
    choices = choices_of(chosen, table)
    if chosen.format.brought:
        choices = {place: _with_deck(table, choice) for place, choice in choices.items()}
    with refusals(prepared, table):
        return decks_at_table(chosen, choices, table.key)


def _with_deck(table: StoredTable, choice: Choice) -> Choice:
    """Lend a bot without a deck that of the person who opened the table, or else another player's."""
    if choice.deck is not None:
        return choice
    brought = [each for each in table.sittings if each.deck is not None]
    lender = min(brought, key=lambda each: each.person != table.opened_by)
    assert lender.deck is not None
    return Choice(deck=Deck(lender.deck))
