"""Formats: how players get their decks (E-SETUP-01 and -02, E-DECK, E-FMT)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from mulligan.core.decks.deck import Deck, slug
from mulligan.core.decks.formats import Boxes, Format, NamedPile, Pools, Sized
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import InvalidSettings
from mulligan.core.lookup import look_up
from mulligan.core.refusals import CardSlugs, Names, PileSlugs, Refusal, SettingName
from mulligan.core.settings import SettingsReason
from mulligan.epic.book.enums import Alignment, Gem
from mulligan.epic.cards import BASE_SET, BY_SLUG, CARDS, EXPANSION_PREVIEW
from mulligan.epic.decks.decklists import STARTER
from mulligan.epic.decks.refusals import DeckReason
from mulligan.epic.draft.plan import (
    LIMITED_DECK,
    OPEN_CARDS,
    OPEN_STACK,
    SEALED_POOL,
    Plan,
    cube_plan,
    dark_plan,
    open_plan,
    pack_plan,
    sealed_plan,
)
from mulligan.epic.parts import Token
from mulligan.epic.state import LARGEST_DECK

LIMITED = "limited"
CONSTRUCTED_DECK = 60  # E-DECK-04
MOST_COPIES = 3  # E-DECK-05
PAID_PER_FREE = 2  # E-DECK-06
CUBE_BOXES = 3  # E-FMT-CUBE-01
CUBE_COPIES = {Gem.WHITE: CUBE_BOXES, Gem.RED: 1}
MOST_BOXES = 16  # more than eight players ever need
MOST_POOL = MOST_BOXES * 120 // 2  # cards per player in a game for two, from that many boxes
MOST_PLAYERS = 8  # E-FMT-SEALED-04
BASE = tuple(slug(card.name) for card in BASE_SET)
# The sets available in limited formats. The starter pool stands in for Duels, whose cards are not implemented.
SETS: Mapping[str, tuple[str, ...]] = {"base": BASE, "starter": tuple(card for cards in STARTER.values() for card in cards)}
_PREVIEW = {slug(card.name) for card in EXPANSION_PREVIEW}
_NUMBERS = {slug(card.name): number for number, card in enumerate(CARDS)}
_format = partial(Format, numbers=_NUMBERS, supply="E-FMT-GEN-01")


# --- checks -----------------------------------------------------------------------------------------


def check_deck(deck: Deck, format: Format | str, pool: Deck | None = None) -> list[Refusal]:
    """Everything wrong with a deck, by rule; empty if it is legal. `pool` is the cards the player was dealt."""
    described = format_named(format) if isinstance(format, str) else format
    found = []
    unknown = [card for card in deck.cards if card not in BY_SLUG or card in _PREVIEW]
    tokens = [card for card in deck.cards if isinstance(BY_SLUG.get(card), Token)]
    if unknown:
        found.append(Refusal.of(CommonDeckReason.UNKNOWN_CARDS, "E-FMT-GEN-01", names=Names(dict.fromkeys(unknown))))
    if tokens:
        found.append(Refusal.of(DeckReason.TOKENS, "E-SETUP-08", cards=CardSlugs(tokens)))
    cards = deck.only(lambda card: card not in unknown and card not in tokens)
    return found + described.check(described, cards, pool)


def _whole_piles(format: Format, deck: Deck, pool: Deck | None) -> list[Refusal]:
    """The deck must consist of whole piles, in the format's number."""
    rule = format.rules[0]
    have = deck.counts
    touched = [(name, cards) for name, cards in dict(format.piles).items() if any(card in have for card in cards)]
    found = []
    if not touched:
        found.append(Refusal.of(DeckReason.NO_ALIGNMENT, rule, takes=format.takes))
    elif len(touched) != format.takes:
        groups = PileSlugs(name for name, _ in touched)
        found.append(Refusal.of(DeckReason.ALIGNMENTS, rule, takes=format.takes, groups=groups))
    for name, cards in touched:
        missing = Counter(cards) - have
        if missing and len(touched) == format.takes:
            found.append(Refusal.of(DeckReason.INCOMPLETE, rule, group=PileSlugs((name,)), cards=CardSlugs(missing.elements())))
    surplus = have - Counter(card for _, cards in dict(format.piles).items() for card in cards)
    if surplus:
        found.append(_not_in_format(surplus))
    return found


def _not_in_format(surplus: Counter[str]) -> Refusal:
    return Refusal.of(DeckReason.NOT_IN_FORMAT, "E-FMT-GEN-01", cards=CardSlugs(surplus.elements()))


def _from_pool(format: Format, deck: Deck, pool: Deck | None) -> list[Refusal]:
    """E-DECK-01, -02: thirty of the cards dealt, without other restrictions."""
    found = []
    if len(deck.cards) != LIMITED_DECK:
        found.append(Refusal.of(DeckReason.SIZE, "E-DECK-01", size=LIMITED_DECK, count=len(deck.cards)))
    return found + _only_dealt(format, deck, pool)


def _drafted_cards(format: Format, deck: Deck, pool: Deck | None) -> list[Refusal]:
    """E-DECK-03: at least thirty of the drafted cards; no draft gives more than a cube draft."""
    found = []
    if len(deck.cards) < LIMITED_DECK:
        found.append(Refusal.of(DeckReason.TOO_SMALL, "E-DECK-03", least=LIMITED_DECK, count=len(deck.cards)))
    drafted = cube_plan().most
    if len(deck.cards) > drafted:
        found.append(Refusal.of(DeckReason.NOT_DRAFTED, "E-DECK-03", most=drafted, count=len(deck.cards)))
    return found + _only_dealt(format, deck, pool)


def _only_dealt(format: Format, deck: Deck, pool: Deck | None) -> list[Refusal]:
    found = []
    if pool is None:
        surplus = deck.counts - Counter(format.cards)
        if surplus:
            found.append(_not_in_format(surplus))
    elif surplus := deck.counts - pool.counts:
        found.append(Refusal.of(DeckReason.NOT_DEALT, format.rules[0], cards=CardSlugs(surplus.elements())))
    return found


def _constructed(format: Format, deck: Deck, pool: Deck | None) -> list[Refusal]:
    found, size = [], len(deck.cards)
    if size < CONSTRUCTED_DECK:
        found.append(Refusal.of(DeckReason.TOO_SMALL, "E-DECK-04", least=CONSTRUCTED_DECK, count=size))
    if size > LARGEST_DECK:
        found.append(Refusal.of(CommonDeckReason.TOO_LARGE, "E-DECK-04", most=LARGEST_DECK, count=size))
    for card, count in deck.counts.items():
        if count > MOST_COPIES:
            found.append(Refusal.of(DeckReason.COPIES, "E-DECK-05", card=CardSlugs((card,)), count=count, most=MOST_COPIES))
    for alignment in Alignment:
        free, paid = ([card for card in deck.cards if _is(card, alignment, cost)] for cost in (0, 1))
        needed = PAID_PER_FREE * len(free)
        if len(paid) < needed:
            group = PileSlugs((alignment.name.lower(),))
            counts = {"free": len(free), "needed": needed, "paid": len(paid)}
            found.append(Refusal.of(DeckReason.FREE_CARDS, "E-DECK-06", group=group, **counts))
    return found


def _is(card: str, alignment: Alignment, cost: int) -> bool:
    declared = BY_SLUG[card]
    return not isinstance(declared, Token) and declared.alignment == alignment and declared.cost == cost


# --- cards ---------------------------------------------------------------------------------------


def boxes_for(format: str, seats: int, needed: int, each: int, boxes: int | None) -> int:
    """E-FMT-GEN-01: the number of boxes, by default the fewest that supply the cards or piles; too few are refused."""
    enough = -(-needed // each)
    if boxes is not None and boxes < enough:
        raise InvalidSettings(
            Refusal.of(
                DeckReason.BOXES, "E-FMT-GEN-01", format=SettingName("format", format), seats=seats, needed=enough, boxes=boxes
            )
        )
    if (count := max(enough, boxes or 0)) > MOST_BOXES:
        raise InvalidSettings(Refusal.of(DeckReason.TOO_MANY_BOXES, most=MOST_BOXES, boxes=count))
    return count


def _single_cards(cards: Sequence[str], boxes: int) -> tuple[NamedPile, ...]:
    return tuple((card, (card,)) for card in cards) * boxes


def cards_of(set: str | None) -> tuple[str, ...]:
    """The cards of a set, by default the base set."""
    return look_up(SettingsReason.UNKNOWN_SET, set, SETS)


def cube_cards(cards: Sequence[str] = BASE) -> tuple[str, ...]:
    """E-FMT-CUBE-01: three copies of a set, but only one of each card with the single-copy mark."""
    return tuple(card for card in cards for _ in range(_cube_copies(card)))


def _cube_copies(card: str) -> int:
    declared = BY_SLUG[card]
    return 0 if isinstance(declared, Token) else CUBE_COPIES[declared.gem]


# --- the formats -------------------------------------------------------------------------------------

# Each takes the number of players, boxes of a set (by default as many as needed) and, where the rules leave it open, cards per
# pool. `Format.at_table` refuses options that a format does not have.


def starter(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """The default: each player takes two alignments of the starter pool, fifteen cards each."""
    piles = tuple((alignment.name.lower(), cards) for alignment, cards in STARTER.items())
    return _of_piles("starter", ("E-SETUP-02", "E-FMT-PRECON-01"), starter, piles, 2, (seats, boxes))


def precon(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Ready-made decks of thirty: the alignments of the base set."""
    return _of_piles("precon", ("E-FMT-PRECON-02",), precon, _alignments(), 1, (seats, boxes))


def precon_two(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Decks of sixty: two whole alignments of the base set."""
    return _of_piles("precon_two", ("E-FMT-PRECON-03",), precon_two, _alignments(), 2, (seats, boxes))


def _alignments() -> tuple[NamedPile, ...]:
    return tuple(
        (each.name.lower(), tuple(slug(card.name) for card in BASE_SET if card.alignment == each)) for each in Alignment
    )


def _of_piles(
    name: str,
    rules: tuple[str, ...],
    sized: Sized,
    piles: tuple[NamedPile, ...],
    takes: int,
    sizes: tuple[int, int | None],
) -> Format:
    """Decks of whole alignments. If players take two, each box is shuffled separately, so that their two are different."""
    seats, wanted = sizes
    boxes = boxes_for(name, seats, seats * takes, len(piles), wanted)
    players = (2, MOST_PLAYERS)
    there = Boxes((1, MOST_BOXES), {"": len(piles)}, takes)
    dealt = _format(name, rules, players, _whole_piles, piles * boxes, takes=takes, mixed=len(piles), sized=sized)
    return replace(dealt, boxes=there)


def sealed(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Thirty random cards each, all dealt from the same box or boxes."""
    rules = ("E-FMT-SEALED-01", "E-FMT-SEALED-04", "E-SETUP-01", "E-DECK-01", "E-DECK-02", "E-FMT-GEN-01")
    cards = cards_of(set)
    count = boxes_for("sealed", seats, seats * LIMITED_DECK, len(cards), boxes)
    piles = _single_cards(cards, count)
    dealt = _format("sealed", rules, (2, MOST_PLAYERS), _from_pool, piles, takes=LIMITED_DECK, sized=sealed, sets=tuple(SETS))
    return replace(dealt, boxes=_boxes(LIMITED_DECK))


def sealed_choice(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Each player is dealt 60 cards, or another number above 30, and chooses 30 of them."""
    plan = sealed_plan(SEALED_POOL if pool is None else pool)
    first = "E-FMT-SEALED-02" if plan.pack == SEALED_POOL else "E-FMT-SEALED-03"
    rules = (first, "E-FMT-SEALED-04", "E-DECK-01", "E-DECK-02", "E-FMT-GEN-01")
    sizes = Pools(SEALED_POOL, LIMITED_DECK + 1, MOST_POOL)
    drafted = _drafted(plan, rules, (2, MOST_PLAYERS), seats, boxes, set, sealed_choice)
    return replace(drafted, pools=sizes, boxes=_boxes(0))


def pack(seats: int = 3, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Three packs of ten per player: take a card and pass the rest, to the left, then the right, then the left."""
    rules = tuple(f"E-FMT-PACK-0{number}" for number in range(1, 7))
    return _drafted(pack_plan(), (*rules, "E-DECK-01", "E-FMT-GEN-01"), (3, MOST_PLAYERS), seats, boxes, set, pack)


def dark(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Ten rounds of five cards each: take one, swap, take two, discard the rest."""
    rules = tuple(f"E-FMT-DARK-0{number}" for number in range(1, 5))
    return _drafted(dark_plan(), (*rules, "E-DECK-01", "E-FMT-GEN-01"), (2, 2), seats, boxes, set, dark)


def open_draft(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Four cards face up: one player takes one, the other two, the first the last. `pool` is the size of the stack."""
    rules = tuple(f"E-FMT-OPEN-0{number}" for number in range(1, 5))
    plan = open_plan(OPEN_STACK if pool is None else pool)
    sizes = Pools(OPEN_STACK, OPEN_STACK, 2 * MOST_POOL, OPEN_CARDS)
    drafted = _drafted(plan, (*rules, "E-DECK-01", "E-FMT-GEN-01"), (2, 2), seats, boxes, set, open_draft)
    return replace(drafted, pools=sizes, boxes=_boxes(0, shared=True))


def _boxes(each: int, *, shared: bool = False) -> Boxes:
    return Boxes((1, MOST_BOXES), {name: len(cards) for name, cards in SETS.items()}, each, shared)


def _drafted(
    plan: Plan,
    rules: tuple[str, ...],
    players: tuple[int, int],
    seats: int,
    boxes: int | None,
    set: str | None,
    sized: Sized,
) -> Format:
    cards = cards_of(set)
    count = boxes_for(plan.name, seats, plan.cards(seats), len(cards), boxes)
    piles = _single_cards(cards, count)
    dealt = _format(plan.name, rules, players, _from_pool, piles, plan=plan, sized=sized, sets=tuple(SETS))
    return replace(dealt, boxes=_boxes(plan.cards(1)))


def cube(seats: int = 2, boxes: int | None = None, pool: int | None = None, set: str | None = None) -> Format:
    """Packs of twelve from three boxes, drafted like a pack draft; a deck is at least thirty of the 36 cards."""
    rules = ("E-FMT-CUBE-05", "E-FMT-CUBE-01", "E-FMT-CUBE-03", "E-FMT-CUBE-06", "E-DECK-02", "E-DECK-03")
    if boxes is not None and boxes != CUBE_BOXES:
        raise InvalidSettings(Refusal.of(DeckReason.CUBE_BOXES, "E-FMT-CUBE-01", needed=CUBE_BOXES, boxes=boxes))
    plan, there = cube_plan(), cube_cards(cards_of(set))
    if len(there) < plan.cards(seats):
        raise InvalidSettings(
            Refusal.of(DeckReason.CUBE_PLAYERS, "E-FMT-CUBE-03", size=len(there), most=len(there) // plan.cards(1), seats=seats)
        )
    piles = _single_cards(there, 1)
    holds = {name: len(cube_cards(cards)) for name, cards in SETS.items()}
    drafted = _format("cube", rules, (2, MOST_PLAYERS), _drafted_cards, piles, plan=plan, sized=cube, sets=tuple(SETS))
    return replace(drafted, boxes=Boxes((CUBE_BOXES, CUBE_BOXES), holds, plan.cards(1)))


def constructed() -> Format:
    """Decks of at least sixty cards, built before the game; for those without one, all cards of an alignment twice."""
    rules = ("E-FMT-CON-01", "E-FMT-CON-02", "E-FMT-CON-03", "E-DECK-04", "E-DECK-05", "E-DECK-06", "E-DECK-07", "E-DECK-08")
    premade = tuple((name, cards * 2) for name, cards in _alignments()) * MOST_PLAYERS
    return _format("constructed", rules, (2, MOST_PLAYERS), _constructed, premade, takes=1, built=True, brought=True)


def limited() -> Format:
    """Decks that were drafted or dealt before the game; for those without one, all cards of an alignment."""
    piles = _alignments() * MOST_PLAYERS
    rules = ("E-DECK-01", "E-DECK-02", "E-DECK-03")
    return _format(LIMITED, rules, (2, MOST_PLAYERS), _drafted_cards, piles, takes=1, built=True, brought=True)


@cache
def formats() -> Mapping[str, Format]:
    """All formats by name, each for its smallest number of players."""
    described = (
        starter(),
        sealed(),
        sealed_choice(),
        pack(),
        dark(),
        open_draft(),
        cube(),
        precon(),
        precon_two(),
        constructed(),
        limited(),
    )
    return {each.name: each for each in described}


def format_named(name: str) -> Format:
    """Find a format by name; `InvalidSettings` lists the valid ones."""
    return look_up(SettingsReason.UNKNOWN_FORMAT, name, formats())
