"""Building Epic's decks: free and paid cards, what fits, how problems are fixed, and the numbers of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from math import comb

from mulligan.core.decks.building import (
    BrokenRule,
    CardValue,
    DeckBuilding,
    DeckSet,
    Fix,
    FixLabel,
    add,
    fill,
    remove,
    remove_groups,
    remove_weakest,
    weakest,
)
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.decks.report import DeckBalance, DeckChange, DeckFigure, DeckGauge, DeckStats
from mulligan.core.refusals import CardSlugs, PileSlugs
from mulligan.core.text import Language, term
from mulligan.core.text.words import capital
from mulligan.epic import parts as p
from mulligan.epic.book.enums import Alignment
from mulligan.epic.cards import BY_SLUG
from mulligan.epic.decks.formats import BASE, CONSTRUCTED_DECK, LIMITED, MOST_COPIES, PAID_PER_FREE
from mulligan.epic.decks.refusals import DeckReason
from mulligan.epic.draft.plan import LIMITED_DECK, cube_plan
from mulligan.epic.rules.setup import STARTING_HAND
from mulligan.epic.state import LARGEST_DECK
from mulligan.epic.ui.card_faces import parts_of

_BASE = frozenset(BASE)
MAIN_ALIGNMENTS = 2  # autofill stays within them: loyalty and ally abilities need cards of one alignment


class EpicDeckBuilding(DeckBuilding):
    """Constructed decks are built from all cards, drafted and dealt ones from as many copies as the format has."""

    def groups(self, deck: Deck) -> tuple[str, ...]:
        """The alignments, the largest first."""
        return tuple(name for name, _ in _alignments(deck.cards).most_common())

    def cover(self, deck: Deck) -> str:
        """The champion with the highest attack."""
        champions = [card for card in deck.cards if isinstance(BY_SLUG.get(card), p.Champion)]
        return max(champions, key=_attack, default=super().cover(deck))

    def premade(self, format: Format) -> Mapping[str, Deck]:
        """Those of Constructed: whole alignments only stand in for drafted decks."""
        return super().premade(format) if _is_constructed(format) else {}

    def copies(self, format: Format) -> Mapping[str, int]:
        if _is_constructed(format):
            return dict.fromkeys(BASE, MOST_COPIES)
        if format.taken and not format.built:
            return dict.fromkeys(format.cards, 1)
        return dict(Counter(format.cards))

    def room(self, format: Format, decks: DeckSet, place: int) -> Mapping[str, int]:
        deck = decks[place]
        largest = _largest(format)
        rest, counts = largest - _count(deck), deck.counts
        free = _free_room(deck) if _is_constructed(format) else {}
        groups = self._groups_with_room(format, deck)
        found = {}
        for card, most in self.copies(format).items():
            left = min(most - counts[card], rest)
            if free and _cost(card) == 0:
                left = min(left, free[_group(card)])
            if left > 0 and _group(card) in groups:
                found[card] = left
        return found

    def _groups_with_room(self, format: Format, deck: Deck) -> Iterable[str]:
        """All alignments, unless the format deals whole ones and the deck already has enough of them."""
        there = self.groups(deck)
        whole = format.taken and not format.built
        return there if whole and len(there) >= format.takes else [each.name.lower() for each in Alignment]

    def missing(self, format: Format, decks: DeckSet, place: int) -> int:
        return max(0, _size(format) - _count(decks[place]))

    def candidates(self, format: Format, decks: DeckSet, place: int, value_of: CardValue) -> Mapping[str, int]:
        """Any card that fits, from the deck's main alignments as long as they have one."""
        if not self.missing(format, decks, place):
            return {}
        deck = decks[place]
        room, counts, main = self.room(format, decks, place), deck.counts, self.groups(deck)[:MAIN_ALIGNMENTS]
        if len(main) == MAIN_ALIGNMENTS:
            room = {card: left for card, left in room.items() if _group(card) in main} or room
        return {card: value_of(card, counts) for card in room}

    def fixes(self, format: Format, decks: DeckSet, broken: BrokenRule, value_of: CardValue) -> Iterator[Fix]:
        place, values = broken.place, broken.refusal.values
        deck, size = decks[place], _count(decks[place])
        match broken.refusal.reason:
            case CommonDeckReason.UNKNOWN_CARDS:
                yield remove(place, deck, (card for card in deck.cards if card not in _BASE and not _is_token(card)))
            case DeckReason.TOKENS:
                yield remove(place, deck, filter(_is_token, deck.cards))
            case DeckReason.COPIES:
                card = broken.cards[0]
                yield remove(place, deck, (card,) * (deck.counts[card] - MOST_COPIES))
            case DeckReason.NOT_IN_FORMAT | DeckReason.NOT_DEALT:
                yield remove(place, deck, _cards(values["cards"]))
            case DeckReason.INCOMPLETE:
                yield add(place, _cards(values["cards"]))
            case DeckReason.FREE_CARDS:
                yield from self._balance(format, decks, broken, value_of)
            case DeckReason.ALIGNMENTS:
                groups = self.groups(deck)
                if surplus := groups[format.takes :]:
                    yield remove_groups(place, surplus, (card for card in deck.cards if _group(card) in surplus))
                else:
                    yield fill(self.missing(format, decks, place))
            case DeckReason.NO_ALIGNMENT | DeckReason.TOO_SMALL:
                yield fill(self.missing(format, decks, place))
            case CommonDeckReason.TOO_LARGE | DeckReason.NOT_DRAFTED:
                most = values["most"]
                assert isinstance(most, int)
                yield remove_weakest(place, deck, size - most, value_of)
            case DeckReason.SIZE:
                over = size - LIMITED_DECK
                yield remove_weakest(place, deck, over, value_of) if over > 0 else fill(-over)

    def _balance(self, format: Format, decks: DeckSet, broken: BrokenRule, value_of: CardValue) -> Iterator[Fix]:
        """E-DECK-06: remove free cards, or add paid ones."""
        place, deck = broken.place, decks[broken.place]
        group = broken.refusal.values["group"]
        assert isinstance(group, PileSlugs)
        free, paid = _of_cost(deck, group[0], 0), _of_cost(deck, group[0], 1)
        surplus = len(free) - len(paid) // PAID_PER_FREE
        yield remove(place, deck, islice(weakest(free, deck, value_of), surplus))
        wanted = PAID_PER_FREE * len(free) - len(paid)
        chosen: list[str] = []
        room = Counter({card: left for card, left in self.room(format, decks, place).items() if _cost(card) == 1})
        for _ in range(wanted):
            counts = deck.counts + Counter(chosen)
            fitting = [card for card, left in room.items() if left > 0 and _group(card) == group[0]]
            if not fitting:
                return
            best = max(fitting, key=lambda card: value_of(card, counts))
            chosen.append(best)
            room[best] -= 1
        changes = tuple(DeckChange(place, card, count) for card, count in Counter(chosen).items())
        yield Fix(FixLabel.ADD_PAID, changes, {"count": wanted, "group": group})

    def stats(self, format: Format, deck: Deck, language: Language) -> DeckStats:
        cards = [card for card in deck.cards if card in _BASE]
        costs = Counter(map(_cost, cards))
        least = _size(format)
        return DeckStats(
            gauges=(DeckGauge("cards", _stat("cards", language), len(cards), least, _largest(format), _size_rule(format)),),
            balance=tuple(_balance(format, deck, group, language) for group in self.groups(Deck(tuple(cards)))),
            curve=tuple((cost, costs[cost]) for cost in (0, 1)),
            figures=_figures(cards, language),
        )


def _figures(cards: list[str], language: Language) -> tuple[DeckFigure, ...]:
    numbers = {
        "champions": sum(isinstance(BY_SLUG[card], p.Champion) for card in cards),
        "events": sum(isinstance(BY_SLUG[card], p.Event) for card in cards),
        "off_turn": sum(map(_off_turn, cards)),
        "draws": sum(map(_draws, cards)),
        "removal": sum(map(_removes, cards)),
    }
    figures = [DeckFigure(name, _stat(name, language), value) for name, value in numbers.items()]
    free = sum(_cost(card) == 0 for card in cards)
    figures.append(DeckFigure("free_in_hand", _stat("free_in_hand", language), _chance(free, len(cards)), percent=True))
    return tuple(figures)


def _chance(wanted: int, size: int) -> int:
    """The chance, in percent, that the opening hand has one of the wanted cards.

    >>> _chance(20, 60), _chance(0, 60), _chance(3, 4)
    (88, 0, 100)
    """
    if size <= STARTING_HAND:
        return 100 if wanted else 0
    return round(100 - 100 * comb(size - wanted, STARTING_HAND) / comb(size, STARTING_HAND))


def _balance(format: Format, deck: Deck, group: str, language: Language) -> DeckBalance:
    paid = len(_of_cost(deck, group, 1))
    words = capital(term(f"epic.align.{group}", language))
    most = paid // PAID_PER_FREE if _is_constructed(format) else None
    return DeckBalance(group, words, paid, len(_of_cost(deck, group, 0)), most)


def _stat(name: str, language: Language) -> str:
    return capital(term(f"epic.deck.stat.{name}", language))


def _is_constructed(format: Format) -> bool:
    return format.built and format.name != LIMITED


def _size(format: Format) -> int:
    """The number of cards that a deck of the format needs."""
    if format.built:
        return CONSTRUCTED_DECK if _is_constructed(format) else LIMITED_DECK
    return format.takes * len(format.piles[0][1]) if format.taken else LIMITED_DECK


def _largest(format: Format) -> int:
    """The number of cards that a deck of the format can have."""
    if format.built:
        return LARGEST_DECK if _is_constructed(format) else cube_plan().most
    return _size(format)


def _size_rule(format: Format) -> str:
    return "E-DECK-04" if _is_constructed(format) else format.rules[0]


def _cards(value: object) -> CardSlugs:
    assert isinstance(value, CardSlugs)
    return value


def _count(deck: Deck) -> int:
    """The number of cards, without those that can't be in any deck."""
    return sum(card in _BASE for card in deck.cards)


# --- cards -------------------------------------------------------------------------------------------------


def _group(card: str) -> str:
    return BY_SLUG[card].alignment.name.lower()


def _alignments(cards: Iterable[str]) -> Counter[str]:
    return Counter(_group(card) for card in cards if card in _BASE)


def _is_token(card: str) -> bool:
    return isinstance(BY_SLUG.get(card), p.Token)


def _cost(card: str) -> int:
    declared = BY_SLUG[card]
    return 0 if isinstance(declared, p.Token) else declared.cost


def _attack(card: str) -> int:
    declared = BY_SLUG[card]
    return 0 if isinstance(declared, p.Event) else declared.attack


def _of_cost(deck: Deck, group: str, cost: int) -> list[str]:
    return [card for card in deck.cards if card in _BASE and _group(card) == group and _cost(card) == cost]


def _free_room(deck: Deck) -> dict[str, int]:
    """The number of free cards that each alignment has room for."""
    groups = [each.name.lower() for each in Alignment]
    return {group: len(_of_cost(deck, group, 1)) // PAID_PER_FREE - len(_of_cost(deck, group, 0)) for group in groups}


@cache
def _off_turn(card: str) -> bool:
    """Whether it can be played in another player's turn: an event, or a champion with ambush."""
    declared = BY_SLUG[card]
    return isinstance(declared, p.Event) or (isinstance(declared, p.Champion) and p.AMBUSH in declared.keywords)


@cache
def _draws(card: str) -> bool:
    found = parts_of(BY_SLUG[card])
    return any(isinstance(part, p.Recycle) or (isinstance(part, p.Draw) and part.who is p.YOU) for part in found)


@cache
def _removes(card: str) -> bool:
    """Whether it can remove another player's champion."""
    return any(map(_is_removal, parts_of(BY_SLUG[card])))


def _is_removal(part: object) -> bool:
    match part:
        case p.BreakAllButOneEach() | p.DivideDamage():
            return True
        case (
            p.Break(what=what)
            | p.Banish(what=what)
            | p.ReturnToHand(what=what)
            | p.Transform(what=what)
            | p.TakeControl(what=what)
            | p.Damage(to=what)
        ):
            return _hits_champions(what)
        case _:
            return False


def _hits_champions(what: object) -> bool:
    match what:
        case p.Target(what=meant, zone=p.Zone.IN_PLAY) | p.Chosen(what=meant, zone=p.Zone.IN_PLAY):
            return isinstance(meant, p.Which) or meant is p.ANY_TARGET
        case p.Each() | p.ChampionsOf() | p.WithChampions() | p.WithNamesakes():
            return True
        case _:
            return False
