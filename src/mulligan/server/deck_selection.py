"""How the seats of a table come to their decks: the format says what it needs of them. Nobody chooses for a person."""

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


def decides(made: PreparedGame, table: StoredTable, sitting: Sitting) -> bool:
    """Whether the person at a seat still has to bring something. A seat that just enough piles are left for decides nothing."""
    format = made.chosen.format
    if sitting.kind is not SeatKind.PERSON or _brings(sitting) or not (format.brought or format.taken):
        return False
    choices = choices_of(made.chosen, table)
    others = [choices[each.seat] for each in table.sittings if each.seat != sitting.seat]
    if format.brought or not others or not all(each.settled for each in others):
        return True
    return left_for(made.chosen, choices, sitting.seat).total() > format.takes


def need(made: PreparedGame, table: StoredTable, person: int | None, language: Language) -> DeckNeed | None:
    """What somebody's first seat without a deck has to bring, in words; None: nothing."""
    waiting = (each for each in table.sittings if each.seat in table.seats_of(person) and decides(made, table, each))
    sitting, chosen = next(waiting, None), made.chosen
    if sitting is None:
        return None
    format, choices = chosen.format, choices_of(chosen, table)
    if format.brought:
        return DeckNeed(seat=sitting.seat, brought=True, built=True)
    return DeckNeed(
        seat=sitting.seat,
        takes=format.takes,
        piles=_piles(made, left_for(chosen, choices, sitting.seat), language),
        opponents=_piles(made, left_for(chosen, choices, chosen.seats), language) if chosen.decks > chosen.seats else (),
        built=format.built,
    )


def _piles(made: PreparedGame, names: Iterable[str], language: Language) -> tuple[PileInfo, ...]:
    cards, format = made.plugin.cards, made.chosen.format
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
    """One's own piles, and behind them those of a virtual opponent where they were named too."""
    if chosen.decks == chosen.seats:
        return take, ()
    own = 0 if brings_deck else 1 if take[:1] == (RANDOM,) else chosen.format.takes
    return take[:own], take[own:]


# --- what is brought ---------------------------------------------------------------------------------


@contextmanager
def refusals(made: PreparedGame, table: StoredTable) -> Iterator[None]:
    """Report a deck that is refused here as the player's to change."""
    try:
        yield
    except InvalidInput as error:
        names = [each.name for each in table.sittings]
        raise RefusedInput(Code.DECK, error.refusals, made.plugin, names) from error


def _problem(made: PreparedGame, reason: AnyReason) -> RefusedInput:
    """A refusal by the first rule of the format."""
    format = made.chosen.format
    return RefusedInput(Code.DECK, [Refusal.of(reason, format.rules[0], format=format.word)], made.plugin)


def check(made: PreparedGame, table: StoredTable, seat: int) -> None:
    """Refuse what a seat cannot play with, or what leaves the others too little, at a table where it is chosen already."""
    format, sitting = made.chosen.format, table.sittings[seat]
    if sitting.take and not format.taken:
        raise _problem(made, TableReason.NOTHING_TO_TAKE)
    if not format.taken:
        return
    choices = choices_of(made.chosen, table)
    with refusals(made, table):
        check_choice(made.chosen, choices, seat)
        for place in range(made.chosen.seats, made.chosen.decks):
            if place in choices:
                check_choice(made.chosen, choices, place)
        check_rest(made.chosen, choices)


def check_one_thing(made: PreparedGame, take: tuple[str, ...], text: str) -> None:
    """Refuse piles beside a deck. Where there is a virtual opponent, they are its."""
    if take and text and made.chosen.decks == made.chosen.seats:
        raise RefusedInput(Code.DECK, [Refusal(TableReason.ONE_DECK)])


def read_deck(made: PreparedGame, table: StoredTable, text: str) -> tuple[str, ...]:
    """The cards of a deck that may be played with, from its text; `RefusedInput` lists everything that is wrong with it."""
    format = made.chosen.format
    if not (format.brought or format.taken):
        raise _problem(made, TableReason.NO_OWN_DECKS)
    with refusals(made, table):
        deck = made.plugin.cards.catalogue().read(text)
        if found := made.plugin.check_deck(deck, format, None):
            raise IllegalDeck(*found)
    return deck.cards


def decks_for(made: PreparedGame, table: StoredTable) -> tuple[tuple[str, ...], ...]:
    """The cards of each deck in the order of seats, or of the one box that decks are drafted from."""
    chosen = made.chosen
    choices = choices_of(chosen, table)
    if chosen.format.brought:
        choices = {place: _with_deck(table, choice) for place, choice in choices.items()}
    with refusals(made, table):
        return decks_at_table(chosen, choices, table.key)


def _with_deck(table: StoredTable, choice: Choice) -> Choice:
    """A bot without a deck of its own plays that of the person who opened the table, or who sits there instead."""
    if choice.deck is not None:
        return choice
    brought = [each for each in table.sittings if each.deck is not None]
    lender = min(brought, key=lambda each: each.person != table.opened_by)
    assert lender.deck is not None
    return Choice(deck=Deck(lender.deck))
