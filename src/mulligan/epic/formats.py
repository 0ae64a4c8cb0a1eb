"""How decks come to be (E-SETUP-01 and -02, E-DECK, E-FMT)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, partial

from mulligan.core.decks import Deck, Violation, slug
from mulligan.core.formats import Format, Pile
from mulligan.epic.cards import BASE_SET, BY_SLUG, CARDS
from mulligan.epic.decks import catalogue
from mulligan.epic.parts import Alignment, Gem, Token
from mulligan.epic.starter import STARTER

LIMITED_DECK = 30  # E-DECK-01
SEALED_POOL = 60  # E-FMT-SEALED-02
CONSTRUCTED_DECK = 60  # E-DECK-04
MOST_COPIES = 3  # E-DECK-05
PAID_PER_FREE = 2  # E-DECK-06
CUBE_DRAFTED = 36  # E-FMT-CUBE-05
CUBE_COPIES = {Gem.WHITE: 3, Gem.RED: 1}  # E-FMT-CUBE-01
_NUMBERS = {slug(card.name): number for number, card in enumerate(CARDS)}
_format = partial(Format, numbers=_NUMBERS, supply="E-FMT-GEN-01")


# --- checks -----------------------------------------------------------------------------------------


def check_deck(deck: Deck, format: Format | str, pool: Deck | None = None) -> list[Violation]:
    """Everything that is wrong with a deck, by rule; `pool` is what the player was dealt. An empty list: it is legal."""
    described = format_named(format) if isinstance(format, str) else format
    found = []
    unknown = [card for card in deck.cards if card not in BY_SLUG]
    tokens = [card for card in deck.cards if isinstance(BY_SLUG.get(card), Token)]
    if unknown:
        found.append(Violation("E-FMT-GEN-01", f"there are no such cards: {_listed(unknown)}"))
    if tokens:
        found.append(Violation("E-SETUP-08", f"tokens are never part of a deck: {_listed(tokens)}"))
    cards = Deck(tuple(card for card in deck.cards if card not in unknown and card not in tokens), deck.name)
    return found + described.check(described, cards, pool)


def _listed(cards: Iterable[str]) -> str:
    return catalogue().listed(cards)


def _whole_piles(format: Format, deck: Deck, pool: Deck | None) -> list[Violation]:
    """The deck is exactly so many of the piles."""
    rule = format.rules[0]
    have = deck.counts
    touched = [(name, cards) for name, cards in format.piles if any(card in have for card in cards)]
    found = []
    if len(touched) != format.takes:
        names = ", ".join(name for name, _ in touched) or "none"
        found.append(Violation(rule, f"the deck is made of {format.takes} alignments; it has cards of {len(touched)}: {names}"))
    for name, cards in touched:
        missing = Counter(cards) - have
        if missing and len(touched) == format.takes:
            found.append(Violation(rule, f"every card of {name} is in the deck; missing: {_listed(missing.elements())}"))
    surplus = have - Counter(card for _, cards in format.piles for card in cards)
    if surplus:
        found.append(Violation("E-FMT-GEN-01", f"the set in use does not have these: {_listed(surplus.elements())}"))
    return found


def _from_pool(format: Format, deck: Deck, pool: Deck | None) -> list[Violation]:
    """E-DECK-01, -02: thirty cards of what was dealt, and nothing else is asked."""
    found = []
    if len(deck.cards) != LIMITED_DECK:
        found.append(Violation("E-DECK-01", f"the deck has {LIMITED_DECK} cards, not {len(deck.cards)}"))
    return found + _only_dealt(format, deck, pool)


def _cube(format: Format, deck: Deck, pool: Deck | None) -> list[Violation]:
    """E-DECK-03: at least thirty of the cards that were drafted."""
    found = []
    if len(deck.cards) < LIMITED_DECK:
        found.append(Violation("E-DECK-03", f"the deck has at least {LIMITED_DECK} cards, not {len(deck.cards)}"))
    if len(deck.cards) > CUBE_DRAFTED:
        found.append(Violation("E-DECK-03", f"only {CUBE_DRAFTED} cards are drafted; the deck has {len(deck.cards)}"))
    return found + _only_dealt(format, deck, pool)


def _only_dealt(format: Format, deck: Deck, pool: Deck | None) -> list[Violation]:
    found = []
    if pool is None:
        surplus = deck.counts - Counter(card for _, cards in format.piles for card in cards)
        if surplus:
            found.append(Violation("E-FMT-GEN-01", f"the cards in use do not have these: {_listed(surplus.elements())}"))
    elif surplus := deck.counts - pool.counts:
        found.append(Violation(format.rules[0], f"these were not dealt: {_listed(surplus.elements())}"))
    return found


def _constructed(format: Format, deck: Deck, pool: Deck | None) -> list[Violation]:
    found = []
    if len(deck.cards) < CONSTRUCTED_DECK:
        found.append(Violation("E-DECK-04", f"the deck has at least {CONSTRUCTED_DECK} cards, not {len(deck.cards)}"))
    for card, count in deck.counts.items():
        if count > MOST_COPIES:
            found.append(Violation("E-DECK-05", f"at most {MOST_COPIES} copies of a card: {_listed([card] * count)}"))
    for alignment in Alignment:
        free, paid = ([card for card in deck.cards if _is(card, alignment, cost)] for cost in (0, 1))
        needed = PAID_PER_FREE * len(free)
        if len(paid) < needed:
            name = alignment.name.lower()
            found.append(
                Violation(
                    "E-DECK-06",
                    f"{len(free)} 0-cost {name} cards need at least {needed} 1-cost {name} cards, "
                    f"not {len(paid)}: {_listed(free)}",
                )
            )
    return found


def _is(card: str, alignment: Alignment, cost: int) -> bool:
    declared = BY_SLUG[card]
    return not isinstance(declared, Token) and declared.alignment == alignment and declared.cost == cost


# --- the formats -------------------------------------------------------------------------------------


def starter() -> Format:
    """The default for first games: each player takes two alignments of the starter pool, fifteen cards each."""
    piles = tuple((alignment.name.lower(), cards) for alignment, cards in STARTER.items())
    return _format("starter", ("E-SETUP-02", "E-FMT-PRECON-01"), (2, 2), _whole_piles, piles, takes=2)


def sealed(boxes: int = 1) -> Format:
    """Random thirty: the cards of one box (or more) are dealt, so nobody holds a copy that another has."""
    rules = ("E-FMT-SEALED-01", "E-FMT-SEALED-04", "E-SETUP-01", "E-DECK-01", "E-DECK-02", "E-FMT-GEN-01")
    return _format("sealed", rules, (2, 8), _from_pool, _single_cards(boxes), takes=LIMITED_DECK)


def sealed_choice(pool: int = SEALED_POOL, boxes: int = 1) -> Format:
    """Each player is dealt 60 cards, or another number over 30, and chooses 30 of them."""
    if pool <= LIMITED_DECK:
        raise ValueError(f"a pool to choose {LIMITED_DECK} cards from has more than that, not {pool} (E-FMT-SEALED-03)")
    first = "E-FMT-SEALED-02" if pool == SEALED_POOL else "E-FMT-SEALED-03"
    rules = (first, "E-FMT-SEALED-04", "E-DECK-01", "E-DECK-02", "E-FMT-GEN-01")
    return _format("sealed_choice", rules, (2, 8), _from_pool, _single_cards(boxes), takes=pool, keeps=LIMITED_DECK)


def precon(alignments: int = 1) -> Format:
    """The alignments of the base set are ready decks of thirty; with two alignments a deck is all sixty cards of both."""
    if alignments not in (1, 2):
        raise ValueError(f"a preconstructed deck is one alignment or two, not {alignments} (E-FMT-PRECON-02, E-FMT-PRECON-03)")
    piles = tuple(
        (alignment.name.lower(), tuple(slug(card.name) for card in BASE_SET if card.alignment == alignment))
        for alignment in Alignment
    )
    rules = ("E-FMT-PRECON-02",) if alignments == 1 else ("E-FMT-PRECON-03",)
    name = "precon" if alignments == 1 else "precon_two"
    return _format(name, rules, (2, 4 // alignments), _whole_piles, piles, takes=alignments)


def constructed() -> Format:
    """Decks are built before the game, from at least sixty cards."""
    rules = ("E-FMT-CON-01", "E-FMT-CON-02", "E-FMT-CON-03", "E-DECK-04", "E-DECK-05", "E-DECK-06", "E-DECK-07", "E-DECK-08")
    return _format("constructed", rules, (2, 8), _constructed)


def cube() -> Format:
    """What a deck of a cube draft may be. Drafting is not here yet, so `formats` does not offer it."""
    piles = tuple((slug(card.name), (slug(card.name),)) for card in BASE_SET for _ in range(CUBE_COPIES[card.gem]))
    rules = ("E-DECK-03", "E-DECK-02", "E-FMT-CUBE-01", "E-FMT-CUBE-03", "E-FMT-CUBE-05", "E-FMT-CUBE-06")
    return _format("cube", rules, (2, 8), _cube, piles, takes=CUBE_DRAFTED, keeps=LIMITED_DECK)


def _single_cards(boxes: int) -> tuple[Pile, ...]:
    if boxes < 1:
        raise ValueError(f"cards come in one box or more, not {boxes} (E-FMT-GEN-01)")
    return tuple((slug(card.name), (slug(card.name),)) for card in BASE_SET) * boxes


@cache
def formats() -> Mapping[str, Format]:
    """All formats by name, each with its usual numbers."""
    return {each.name: each for each in (starter(), sealed(), sealed_choice(), precon(), precon(2), constructed())}


def format_named(name: str) -> Format:
    """The format of this name; `ValueError` lists those that there are."""
    if name not in formats():
        raise ValueError(f"no format {name!r}; there are {', '.join(formats())}")
    return formats()[name]
