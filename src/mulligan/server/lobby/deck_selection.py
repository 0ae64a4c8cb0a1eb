"""Deck selection at a table: the format decides what each seat must choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from mulligan.core.decks import builder
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.decks.report import DeckProblem
from mulligan.core.decks.selection import (
    RANDOM,
    DeckChoice,
    check_choice,
    check_rest,
    decks_at_table,
    left_for,
    next_free,
    taken_for,
)
from mulligan.core.decks.sharing import is_code, read_code
from mulligan.core.game import IllegalDeck, InvalidInput
from mulligan.core.plugin import GamePlugin, GameSetup
from mulligan.core.refusals import AnyReason, Refusal, SeatNumbers
from mulligan.core.text import Language
from mulligan.core.text.refusals import problem_text
from mulligan.players.playouts import playouts_of
from mulligan.server.errors import RefusedInput
from mulligan.server.game_loader import PreparedGame
from mulligan.server.reasons import TableReason
from mulligan.server.store import Sitting, StoredTable
from mulligan.server.wire import Code, DeckNeed, OwnDeck, PileInfo, SeatKind, TakenPile

Piles: TypeAlias = tuple[tuple[PileInfo, ...], tuple[TakenPile, ...]]
NO_PILES: Piles = ((), ())
MOST_GROUPS = 2  # shown for a deck without leaders

# --- what is needed ----------------------------------------------------------------------------------


def decides(prepared: PreparedGame, table: StoredTable, sitting: Sitting) -> bool:
    """Whether the game waits for a seat's player. With only one possible pick left there is nothing to ask."""
    format = prepared.chosen.format
    if sitting.kind is not SeatKind.PERSON:
        return False
    if not sitting.ready:
        return True
    if _brings(sitting) or not format.taken:
        return False
    choices = choices_of(prepared.chosen, table)
    others = [choices[each.seat] for each in table.sittings if each.seat != sitting.seat]
    if not others or not all(each.settled for each in others):
        return True
    return left_for(prepared.chosen, choices, sitting.seat).total() > format.takes


def need(prepared: PreparedGame, table: StoredTable, person: int | None, language: Language) -> DeckNeed | None:
    """The deck that a person's first seat without one must choose, in words; None if all are settled."""
    waiting = (each for each in table.sittings if each.seat in table.seats_of(person) and decides(prepared, table, each))
    sitting = next(waiting, None)
    return None if sitting is None else _need(prepared, table, sitting, language)


def open_choices(prepared: PreparedGame, table: StoredTable, person: int | None, language: Language) -> tuple[DeckNeed, ...]:
    """The choices that a person has: for their own seats and, if they are the host, for bots."""
    own, is_host = table.seats_of(person), person == table.opened_by
    return tuple(
        _need(prepared, table, each, language)
        for each in table.sittings
        if each.seat in own or (is_host and each.kind is SeatKind.BOT)
    )


def _need(prepared: PreparedGame, table: StoredTable, sitting: Sitting, language: Language) -> DeckNeed:
    chosen, seat = prepared.chosen, sitting.seat
    format, (picked, opponent) = chosen.format, _split(chosen, sitting)
    piles, taken = _piles(prepared, table, seat, language) if format.taken else NO_PILES
    has_opponent = format.taken and chosen.decks > chosen.seats
    opponents, opponents_taken = _piles(prepared, table, chosen.seats, language) if has_opponent else NO_PILES
    return DeckNeed(
        seat=seat,
        takes=format.takes if format.taken else 0,
        piles=piles,
        taken=taken,
        opponents=opponents,
        opponents_taken=opponents_taken,
        built=format.built,
        picked=picked,
        opponent="".join(each for each in opponent if each != RANDOM),
        own=None if sitting.deck is None else _own_deck(prepared, sitting.deck_id, Deck(sitting.deck), language),
        ready=not decides(prepared, table, sitting),
    )


def _piles(prepared: PreparedGame, table: StoredTable, place: int, language: Language) -> Piles:
    """The piles that can be picked for a place, and the others."""
    chosen, choices = prepared.chosen, choices_of(prepared.chosen, table)
    left, there = left_for(chosen, choices, place), list(chosen.format.supplies())
    names = [each.name for each in table.sittings]
    taken = tuple(
        TakenPile(
            pile=_pile(prepared, name, language),
            index=there.index(name),
            players=_players(refusal),
            words=problem_text(refusal, language, names, prepared.plugin),
            rule=refusal.rule,
        )
        for name, refusal in taken_for(chosen, choices, place).items()
    )
    return tuple(_pile(prepared, name, language) for name in left), taken


def _players(refusal: Refusal) -> tuple[int, ...]:
    return tuple(seat for value in refusal.values.values() if isinstance(value, SeatNumbers) for seat in value)


def _pile(prepared: PreparedGame, name: str, language: Language) -> PileInfo:
    cards, format = prepared.plugin.cards, prepared.chosen.format
    return PileInfo(name=name, words=cards.word(name, language), leaders=_named(prepared, format.leaders(name), language))


def _named(
    prepared: PreparedGame, leaders: Iterable[Iterable[str]], language: Language
) -> tuple[tuple[tuple[str, str], ...], ...]:
    text = prepared.plugin.cards.text
    return tuple(tuple((leader, text(leader, language).name) for leader in each) for each in leaders)


def _own_deck(prepared: PreparedGame, id: str, deck: Deck, language: Language) -> OwnDeck:
    leaders = prepared.chosen.format.leaders_for(deck)
    offered = {leader for each in leaders for leader in each}
    led = tuple(card for card in deck.cards if card in offered)
    return OwnDeck(
        id=id,
        cards=len(deck.cards) - len(led),
        groups=_groups(prepared, deck),
        leaders=_named(prepared, leaders, language),
        led=led,
    )


def _groups(prepared: PreparedGame, deck: Deck) -> tuple[str, ...]:
    """The groups shown for a deck: those of its leaders or, without leaders, of most of its cards."""
    group_of = prepared.plugin.cards.group_of
    offered = {leader for each in prepared.chosen.format.leaders_for(deck) for leader in each}
    led = [group_of(card) for card in deck.cards if card in offered]
    return tuple(led or [group for group, _ in Counter(map(group_of, deck.cards)).most_common(MOST_GROUPS)])


def known_groups(prepared: PreparedGame, table: StoredTable, sitting: Sitting, person: int | None) -> tuple[str, ...]:
    """The groups of a seat's deck that a person may know before the game: in their own team, or where players compete."""
    format = prepared.chosen.format
    own = table.seats_of(person)
    teams = {prepared.teams[seat] for seat in own}
    contested = format.taken and min(format.supplies().values()) < len(table.sittings)
    known = prepared.teams[sitting.seat] in teams or (sitting.kind is SeatKind.BOT and person == table.opened_by)
    if not known and not (contested and own):
        return ()
    if sitting.deck is not None:
        return _groups(prepared, Deck(sitting.deck))
    picked, _ = _split(prepared.chosen, sitting)
    return tuple(part for name in picked if name != RANDOM for part in format.pile_of(name).split("+"))


def _brings(sitting: Sitting) -> bool:
    return bool(sitting.take) or sitting.deck is not None


def choices_of(chosen: GameSetup, table: StoredTable) -> dict[int, DeckChoice]:
    """The decisions about each deck: those of the seats, then a virtual opponent's."""
    found: dict[int, DeckChoice] = {}
    for sitting in table.sittings:
        own, opponent = _split(chosen, sitting)
        found[sitting.seat] = DeckChoice(own, None if sitting.deck is None else Deck(sitting.deck))
        if opponent:
            found[chosen.seats] = DeckChoice(opponent)
    return found


def _split(chosen: GameSetup, sitting: Sitting) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The player's own piles, and those named for a virtual opponent."""
    take = sitting.take
    if chosen.decks == chosen.seats:
        return take, ()
    own = 0 if sitting.deck is not None else 1 if take[:1] == (RANDOM,) else chosen.format.takes
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


def check_one_thing(prepared: PreparedGame, take: tuple[str, ...], brings_deck: bool) -> None:
    """RefusedInput for both piles and a deck, unless the piles are for a virtual opponent."""
    if take and brings_deck and prepared.chosen.decks == prepared.chosen.seats:
        raise RefusedInput(Code.DECK, [Refusal(TableReason.ONE_DECK)])


def read_deck(prepared: PreparedGame, table: StoredTable, text: str) -> Deck:
    """Read a list, a deck file, or a link that contains a deck; RefusedInput names the first line that cannot be read."""
    plugin = prepared.plugin
    with refusals(prepared, table):
        if not is_code(text):
            return plugin.cards.catalogue().read(text)
        shared = read_code(text, partial(_cards_of, plugin))
        if shared.unknown:
            raise IllegalDeck(Refusal(CommonDeckReason.NEWER_CODE))
    return Deck.of_set(builder.decks_for(plugin, prepared.chosen.format, shared.decks), shared.name)


def _cards_of(plugin: GamePlugin, game: str) -> Iterable[str]:
    if game != plugin.name:
        raise RefusedInput(Code.DECK, [Refusal(TableReason.OTHER_GAME)], plugin)
    return plugin.cards.catalogue().names


def checked_deck(prepared: PreparedGame, deck: Deck) -> tuple[str, ...]:
    """The cards of a legal deck, or of a set; RefusedInput lists all problems."""
    plugin, format = prepared.plugin, prepared.chosen.format
    if not format.taken:
        raise _problem(prepared, TableReason.NO_OWN_DECKS)
    if found := plugin.check_deck(deck, format, None):
        raise RefusedInput(Code.DECK, found, plugin, problems=partial(_problems, plugin, format, deck))
    return Deck.of_set(builder.decks_for(plugin, format, plugin.building.split(format, deck))).cards


def _problems(plugin: GamePlugin, format: Format, deck: Deck, language: Language) -> tuple[DeckProblem, ...]:
    """The problems as data, with their fixes."""
    decks = plugin.building.split(format, deck)
    if len(decks) > plugin.building.decks(format):
        return ()
    decks = builder.decks_for(plugin, format, decks)
    broken, value_of = builder.check(plugin, format, decks), playouts_of(plugin.name).card_value
    return builder.described(plugin, format, decks, broken, value_of, language)


def led(prepared: PreparedGame, table: StoredTable, deck: Deck, leader: str) -> Deck:
    """A player's own deck, with another leader if one is named."""
    with refusals(prepared, table):
        return prepared.chosen.format.lead(deck, leader) if leader else deck


def against(prepared: PreparedGame, sitting: Sitting, opponent: str) -> Sitting:
    """A seat that plays against this pile of the virtual opponent. A player without a deck gets a random one."""
    chosen = prepared.chosen
    if chosen.decks == chosen.seats:
        raise _problem(prepared, TableReason.NOTHING_TO_TAKE)
    own, _ = _split(chosen, sitting)
    return replace(sitting, take=(*(own if own or sitting.deck is not None else (RANDOM,)), opponent))


def rechecked(prepared: PreparedGame, table: StoredTable, seats: Iterable[int]) -> StoredTable:
    """The table after a change of seats or settings: choices of `seats` that are no longer legal move to the next free pile.

    A player's own deck cannot move: its player chooses again. Affected players are no longer ready.
    """
    for seat in seats:
        sitting = table.sittings[seat]
        if not _brings(sitting):
            continue
        try:
            check(prepared, table, seat)
            if sitting.deck is not None and (found := _still_wrong(prepared, sitting.deck)):
                raise RefusedInput(Code.DECK, found)
        except RefusedInput:
            table = _moved(prepared, table, sitting)
    return table


def _still_wrong(prepared: PreparedGame, cards: tuple[str, ...]) -> list[Refusal]:
    format = prepared.chosen.format
    return prepared.plugin.check_deck(Deck(cards), format, None) if format.taken else []


def _moved(prepared: PreparedGame, table: StoredTable, sitting: Sitting) -> StoredTable:
    chosen = prepared.chosen
    _, opponent = _split(chosen, sitting)
    take = (
        ()
        if sitting.deck is not None or not chosen.format.taken
        else next_free(chosen, choices_of(chosen, table), sitting.seat)
    )
    moved = replace(sitting, take=(*take, *opponent) if take else (), deck=None, deck_id="", ready=sitting.kind is SeatKind.BOT)
    return replace(table, sittings=tuple(moved if each.seat == moved.seat else each for each in table.sittings))


def decks_for(prepared: PreparedGame, table: StoredTable) -> tuple[tuple[str, ...], ...]:
    """The cards of each deck in the order of seats, or of the one box that decks are drafted from."""
    chosen = prepared.chosen
    choices = choices_of(chosen, table)
    with refusals(prepared, table):
        return decks_at_table(chosen, choices, table.key)
