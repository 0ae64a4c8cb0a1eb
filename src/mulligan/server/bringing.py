"""How the seats of a table come to their decks: the format says what it needs of them. Nobody chooses for a person."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mulligan.core.bringing import enough_left, piles_in, rest
from mulligan.core.decks import Deck
from mulligan.core.formats import Format
from mulligan.core.game import IllegalDeck
from mulligan.core.kit import Chosen
from mulligan.core.text import Language
from mulligan.server.errors import Refusal
from mulligan.server.kits import Prepared
from mulligan.server.store import KeptTable, Sitting
from mulligan.server.wire import Code, DeckNeed, SeatKind

RANDOM = ("random",)  # instead of names of piles: a player may leave it to the key
NOBODY = -1  # no seat
TRIES = 32  # of a virtual opponent, to find a pile that goes with the player's


# --- what is needed ----------------------------------------------------------------------------------


def decides(made: Prepared, table: KeptTable, sitting: Sitting) -> bool:
    """Whether the person at a seat still has to bring something. Who is left with just enough piles has nothing to decide."""
    format = made.chosen.format
    if sitting.kind is not SeatKind.PERSON or _brings(sitting) or not (format.brought or format.taken):
        return False
    others = [each for each in table.sittings if each.seat != sitting.seat]
    if format.brought or not others or not all(_named(each) or each.deck is not None for each in others):
        return True
    return left_for(format, table, sitting.seat).total() > format.takes


def need(made: Prepared, table: KeptTable, person: int | None, language: Language) -> DeckNeed | None:
    """What somebody's first seat without a deck has to bring, in words; None: nothing."""
    waiting = (each for each in table.sittings if each.seat in table.seats_of(person) and decides(made, table, each))
    sitting, format = next(waiting, None), made.chosen.format
    if sitting is None:
        return None
    if format.brought:
        return DeckNeed(seat=sitting.seat, brought=True)
    piles = tuple((name, made.kit.cards.word(name, language)) for name in left_for(format, table, sitting.seat))
    return DeckNeed(seat=sitting.seat, takes=format.takes, piles=piles)


def left_for(format: Format, table: KeptTable, seat: int) -> Counter[str]:
    """The piles that nobody else has taken by name, or with a deck."""
    others = [each for each in table.sittings if each.seat != seat]
    decks = [Deck(each.deck) for each in others if each.deck is not None]
    return format.supplies() - Counter(itertools.chain(*map(_named, others))) - piles_in(format, decks)


def _brings(sitting: Sitting) -> bool:
    return bool(sitting.take) or sitting.deck is not None


def _named(sitting: Sitting) -> tuple[str, ...]:
    return () if sitting.take == RANDOM else sitting.take


# --- what is brought ---------------------------------------------------------------------------------


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except IllegalDeck as error:
        raise Refusal(Code.DECK, str(error)) from error


def check_take(made: Prepared, table: KeptTable, seat: int, take: tuple[str, ...]) -> None:
    """Refuse piles that a seat cannot take. Where there is a virtual opponent, its piles may be named behind one's own."""
    format = made.chosen.format
    if not format.taken:
        raise Refusal(Code.DECK, f"in {format.name} there is nothing to take ({format.rules[0]})", format.rules[0])
    if take == RANDOM:
        return
    own, virtual = _split(made.chosen, take)
    with _refusals():
        format.deck_of(seat, own, left_for(format, table, seat))
        if virtual:
            format.take(own, virtual)


def check_rest(made: Prepared, table: KeptTable) -> None:
    """Refuse what leaves the others too little: each of them needs different piles."""
    format = made.chosen.format
    if not format.taken:
        return
    waiting = made.chosen.decks - sum(bool(_named(each)) or each.deck is not None for each in table.sittings)
    left = left_for(format, table, NOBODY)
    if sum(min(count, waiting) for count in left.values()) < waiting * format.takes:
        raise Refusal(Code.DECK, f"then somebody finds no {format.takes} different ones any more: choose others")


def read_deck(made: Prepared, text: str) -> tuple[str, ...]:
    """The cards of a deck that may be played with, from its text; `Refusal` says all that is wrong with it."""
    format = made.chosen.format
    if not (format.brought or format.taken):
        raise Refusal(Code.DECK, f"in {format.name} nobody brings a deck ({format.rules[0]})", format.rules[0])
    with _refusals():
        deck = made.kit.cards.catalogue().read(text)
    if found := made.kit.check_deck(deck, format, None):
        raise Refusal(Code.DECK, "; ".join(map(str, found)), found[0].rule)
    return deck.cards


def decks_for(made: Prepared, table: KeptTable) -> tuple[tuple[str, ...], ...]:
    """The cards of each deck in the order of seats, or of the one box that decks are drafted from."""
    chosen, format = made.chosen, made.chosen.format
    if format.drafted:
        return (format.cards,)
    if format.brought:
        return tuple(_brought(table, sitting) for sitting in table.sittings)
    with _refusals():
        decks = _taken(chosen, table) if format.taken else format.decks(table.key, chosen.decks)
    return tuple(deck.cards for deck in decks)


def _brought(table: KeptTable, sitting: Sitting) -> tuple[str, ...]:
    """A bot without a deck of its own plays the one of who opened the table."""
    if sitting.deck is not None:
        return sitting.deck
    own = (each.deck for each in table.sittings if each.person == table.opened_by and each.deck is not None)
    return next(own)


def _taken(chosen: Chosen, table: KeptTable) -> Sequence[Deck]:
    """Piles that were named, decks that were brought; everybody else is content with what is left."""
    format = chosen.format
    brought = {each.seat: Deck(each.deck) for each in table.sittings if each.deck is not None}
    named = {each.seat: _named(each) for each in table.sittings if _named(each)}
    for seat, take in list(named.items()):
        named[seat], virtual = _split(chosen, take)
        if virtual:
            named[chosen.seats] = virtual
    free = [place for place in range(chosen.decks) if place not in brought and place not in named]
    for again in range(TRIES):
        takes = dict(named)
        for place in free:
            left = format.supplies() - piles_in(format, list(brought.values())) - Counter(itertools.chain(*takes.values()))
            enough_left(format, place, left)
            takes[place] = rest(format, table.key, place + again * chosen.decks, left)
        try:
            return _decks(format, brought, takes)
        except IllegalDeck:
            if chosen.decks == chosen.seats or again == TRIES - 1:
                raise
    raise AssertionError("the last try returns or raises")


def _decks(format: Format, brought: dict[int, Deck], takes: dict[int, tuple[str, ...]]) -> Sequence[Deck]:
    if not brought:
        return format.take(*(takes[place] for place in sorted(takes)))
    left = format.supplies() - piles_in(format, list(brought.values()))
    decks = dict(brought)
    for place in sorted(takes):
        decks[place] = format.deck_of(place, takes[place], left)
        left -= Counter(takes[place])
    return [decks[place] for place in sorted(decks)]


def _split(chosen: Chosen, take: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """One's own piles, and those of a virtual opponent where they were named too."""
    virtual = chosen.decks > chosen.seats and len(take) == 2 * chosen.format.takes
    return (take[: chosen.format.takes], take[chosen.format.takes :]) if virtual else (take, ())
