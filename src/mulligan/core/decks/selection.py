"""Deck selection: premade piles by name, a player's own deck, or the remaining piles.

Server and terminal ask for decks in their own ways; this module determines the legal selections and the resulting decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.random import Purpose, below, stream
from mulligan.core.plugin import GameSetup
from mulligan.core.refusals import PileSlugs, Refusal, SeatNumbers

RANDOM = "random"  # in place of pile names: let the key decide


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """The decision about one deck: piles by name, or a deck the player brings."""

    take: tuple[str, ...] = ()
    deck: Deck | None = None

    @property
    def named(self) -> tuple[str, ...]:
        """The named piles; none if the key decides."""
        return () if self.take == (RANDOM,) else self.take

    @property
    def settled(self) -> bool:
        """Whether the choice determines the cards."""
        return bool(self.named) or self.deck is not None


DeckChoices: TypeAlias = Mapping[int, DeckChoice]  # by place of the deck; virtual opponents follow the seats


def brought(choices: DeckChoices) -> frozenset[int]:
    """The places of decks that players bring."""
    return frozenset(place for place, each in choices.items() if each.deck is not None)


def left_for(chosen: GameSetup, choices: DeckChoices, place: int) -> Counter[str]:
    """The piles that a place can take: those still free, minus those that a rule forbids because of its teammates' decks."""
    left = _unused(chosen.format, [each for other, each in choices.items() if other != place])
    groups = set(_kept_apart(chosen, choices, place).values())
    return Counter({name: count for name, count in left.items() if not groups & {_group_of_pile(chosen, name)}})


def taken_for(chosen: GameSetup, choices: DeckChoices, place: int) -> dict[str, Refusal]:
    """The piles that a place cannot take: for each, the reason and the players who have it."""
    format, left, kept = chosen.format, left_for(chosen, choices, place), _kept_apart(chosen, choices, place)
    return {name: _taken(chosen, choices, place, kept, name) for name in format.supplies() if name not in left}


def _taken(chosen: GameSetup, choices: DeckChoices, place: int, kept: Mapping[int, str], name: str) -> Refusal:
    apart, supply = chosen.mode.apart, chosen.format.supply
    teammates = [teammate for teammate, group in kept.items() if group == _group_of_pile(chosen, name)]
    if apart is not None and teammates:
        return Refusal.of(CommonDeckReason.TAKEN_BY_TEAMMATE, apart.rule, player=SeatNumbers(teammates))
    if place >= chosen.seats:
        return Refusal.of(CommonDeckReason.TAKEN_BY_YOU, supply)
    having = [other for other, each in choices.items() if other != place and name in _piles_of(chosen.format, each)]
    if having and having[0] >= chosen.seats:
        return Refusal.of(CommonDeckReason.TAKEN_BY_OPPONENT, supply)
    return Refusal.of(CommonDeckReason.TAKEN, supply, players=SeatNumbers(having))


def next_free(chosen: GameSetup, choices: DeckChoices, place: int) -> tuple[str, ...]:
    """The piles that a place can take after those it has named; empty if too few are left."""
    format, left = chosen.format, left_for(chosen, choices, place)
    there, named = list(format.supplies()), [format.pile_of(name) for name in choices[place].named]
    first = there.index(named[0]) if named and named[0] in there else 0
    free = [name for name in (*there[first:], *there[:first]) if name in left]
    kept = [name for name in named if name in left]
    found = (*kept, *(name for name in free if name not in kept))[: format.takes]
    return tuple(found) if len(found) == format.takes else ()


def check_choice(chosen: GameSetup, choices: DeckChoices, place: int) -> None:
    """Refuse a deck that a place cannot play, given the other players' choices."""
    choice, format = choices[place], chosen.format
    if not choice.settled:
        return
    others = [each for other, each in choices.items() if other != place]
    deck = choice.deck or format.deck_of(place, choice.named, _unused(format, others))
    for teammate, group in _kept_apart(chosen, choices, place).items():
        if chosen.mode.apart is not None and chosen.mode.apart.group(deck) == group:
            raise IllegalDeck(
                Refusal.of(
                    CommonDeckReason.SAME_GROUP,
                    chosen.mode.apart.rule,
                    players=SeatNumbers((place, teammate)),
                    group=PileSlugs((group,)),
                )
            )


def check_rest(chosen: GameSetup, choices: DeckChoices) -> None:
    """Refuse choices that leave too few piles for the others, who each need different ones."""
    format = chosen.format
    waiting = chosen.decks - sum(each.settled for each in choices.values())
    left = _unused(format, choices.values())
    if sum(min(count, waiting) for count in left.values()) < waiting * format.takes:
        raise IllegalDeck(Refusal.of(CommonDeckReason.NONE_LEFT_FOR_OTHERS, takes=format.takes))


def decks_at_table(chosen: GameSetup, choices: DeckChoices, key: bytes) -> tuple[tuple[str, ...], ...]:
    """The cards of each deck, by place, or of the single box to draft from."""
    format = chosen.format
    if format.drafted:
        return (format.cards,)
    if format.taken:
        decks = all_decks(chosen, choices, key)
    elif choices and all(each.deck is not None for each in choices.values()):
        decks = tuple(deck for _, each in sorted(choices.items(), key=itemgetter(0)) if (deck := each.deck) is not None)
    else:
        decks = format.decks(key, chosen.decks)
    return tuple(deck.cards for deck in decks)


def all_decks(chosen: GameSetup, choices: DeckChoices, key: bytes) -> tuple[Deck, ...]:
    """Every deck at the table: as chosen, or taken at random from the remaining piles."""
    format = chosen.format
    settled = {place: each for place, each in choices.items() if each.settled}
    for place in range(chosen.decks):
        if place not in settled:
            left = left_for(chosen, settled, place)
            enough_left(format, place, left)
            settled[place] = DeckChoice(rest(format, key, place, left))
    for place in settled:
        check_choice(chosen, settled, place)
    supplies = format.supplies()
    return tuple(
        each.deck or format.deck_of(place, _with_leaders(format, key, place, each.named), supplies)
        for place, each in sorted(settled.items(), key=itemgetter(0))
    )


def _with_leaders(format: Format, key: bytes, place: int, names: Iterable[str]) -> tuple[str, ...]:
    random = stream(key, Purpose.TAKE, place)
    return tuple(format.with_leaders(name, lambda number: int(below(random, number))) for name in names)


def rest(format: Format, key: bytes, number: int, left: Counter[str]) -> tuple[str, ...]:
    """Different piles at random, most plentiful first, so that enough different ones remain for the others."""
    offered, mixed = list(left), list(left)
    random = stream(key, Purpose.TAKE, number)
    for place in range(len(mixed) - 1, 0, -1):
        other = below(random, place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return tuple(sorted(sorted(mixed, key=lambda name: -left[name])[: format.takes], key=offered.index))


def enough_left(format: Format, place: int, left: Counter[str]) -> None:
    """Refuse if there are too few different piles left for a player."""
    if len(left) < format.takes:
        raise IllegalDeck(Refusal.of(CommonDeckReason.NONE_LEFT, player=SeatNumbers((place,)), takes=format.takes))


def _unused(format: Format, choices: Iterable[DeckChoice]) -> Counter[str]:
    """The piles that no player has taken, by name or with a deck."""
    left = format.supplies()
    for each in choices:
        left -= _piles_of(format, each)
    return left


def _piles_of(format: Format, choice: DeckChoice) -> Counter[str]:
    """The piles that a choice uses up."""
    return Counter(map(format.pile_of, choice.named)) if choice.deck is None else format.piles_in(choice.deck)


def _kept_apart(chosen: GameSetup, choices: DeckChoices, place: int) -> dict[int, str]:
    """The groups of a place's teammates, if the mode requires different ones."""
    apart = chosen.mode.apart
    if apart is None:
        return {}
    teammates = [other for seats in apart.seats if place in seats for other in seats if other != place]
    found = {}
    for teammate in teammates:
        choice = choices.get(teammate, DeckChoice())
        if choice.deck is not None:
            found[teammate] = apart.group(choice.deck)
        elif choice.named:
            found[teammate] = _group_of_pile(chosen, chosen.format.pile_of(choice.named[0]))
    return found


def _group_of_pile(chosen: GameSetup, name: str) -> str:
    cards = dict(chosen.format.piles).get(name, ())
    return chosen.mode.apart.group(Deck(cards)) if chosen.mode.apart is not None else ""
